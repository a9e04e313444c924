/** What the form says to the message that a failed sign-in carries; `wait:N` counts the seconds to wait. */
export function signInMessage(error: string): string {
  const wait = /^wait:(\d+)$/.exec(error)?.[1];
  if (wait !== undefined) {
    const seconds = Number(wait);
    const time = seconds === 1 ? "1 segundo" : `${seconds} segundos`;
    return `Fueron muchos intentos. Espera ${time} y prueba otra vez.`;
  }
  if (error === "wrong-credentials" || error === "CredentialsSignin") {
    return "El usuario o la contraseña no son correctos. Revisa las mayúsculas de la contraseña.";
  }
  return "No se pudo entrar. Revisa la conexión y prueba otra vez.";
}
