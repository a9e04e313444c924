// Refusals about what signs a Hoja: the certificate of its PDF, and the PIN of a person.

type Describe = (facts: Readonly<Record<string, unknown>>) => string;

export const SIGNING_PROBLEMS: Readonly<Record<string, Describe>> = {
  "not-a-p12": () =>
    "Ese archivo no es un certificado con su clave: se espera uno .p12 o .pfx, como lo entrega quien lo emitió.",
  "p12-password-wrong": () =>
    "La contraseña no abre ese archivo. Es la que se puso al exportarlo, no la de tu cuenta.",
  "p12-without-key": () =>
    "El archivo trae el certificado sin su clave privada: expórtalo otra vez con la clave.",
  "p12-without-certificate": () =>
    "El archivo trae una clave sin su certificado: expórtalo otra vez con los dos.",
  "p12-key-not-rsa": () =>
    "La clave de ese certificado no es RSA, y los PDF se firman con RSA: pide uno RSA de 2048 bits o más.",
  "p12-key-short": () =>
    "La clave RSA de ese certificado es corta y ya no protege: pide uno de 2048 bits o más.",
  "certificate-expired": () => "Ese certificado ya venció: pide uno vigente.",
  "certificate-not-yet-valid": () =>
    "Ese certificado todavía no vale: súbelo cuando empiece su vigencia.",
  "pin-needed": () => "Falta el PIN de quien firma.",
  "pin-wrong": ({ person }) => `Ese no es el PIN de ${String(person)}.`,
  "pin-not-set": ({ person }) =>
    `${String(person)} no tiene PIN: se pone en «Mi cuenta». Mientras, que firme dibujando.`,
  "too-many-pins": ({ person, waitSeconds }) =>
    `Fueron muchos intentos con el PIN de ${String(person)}. Espera ${String(waitSeconds)} segundos, o que firme dibujando.`,
};
