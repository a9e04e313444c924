// What people call the same thing, in the forms in which they type it: who searches "trancar" means what a book calls
// "cierre". Each line is one matter; a text that has one of its words is found by all of them.

const SAME_MATTER: readonly string[] = [
  "tranca trancar trancado trancada tranque tranques cierre cierra cierran cerrar cerrado cerrada",
  "pase pases paso pasar pasando",
  "salida salidas salidor salir saliendo abrir",
  "doble dobles mula mulas carreta",
  "multa multas multar multado penalizacion castigo",
  "tarjeta tarjetas amonestacion amonestar expulsar expulsado expulsion",
  "renuncio renunciar renuncia",
  "fregado fregar mezclar barajar remover revolver",
  "toma tomar coger agarrar repartir",
  "ficha fichas piedra piedras",
  "punto puntos tanto tantos",
  "tarde tardanza tardanzas llegar demora demorarse atraso retraso",
  "ausente ausencia ausencias faltar",
  "hablar habla conversar senas gestos",
  "jugada jugadas jugar poner colocar tirar",
  "anular anula anulada anulado botar",
  "ganar gana ganador ganadores ganados victoria",
  "empate empatar empatados desempate desempatar",
  "reclamo reclamos reclamar reclamacion queja protestar",
  "firma firmas firmar",
  "anotar anota anotador anotacion apuntar",
  "capicua capicuas",
  "reloj tiempo segundos minutos",
];

const MATTERS = SAME_MATTER.map((line) => line.split(" "));

/** The other words for what a text speaks of. Takes a search key (`searchKey`); none where it has no such word. */
export function everydayWords(key: string): readonly string[] {
  const words = new Set(key.split(" "));
  return MATTERS.filter((matter) => matter.some((word) => words.has(word))).flat();
}
