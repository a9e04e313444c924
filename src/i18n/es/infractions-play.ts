import type { InfractionText } from "./infraction-text";

/** FEDEDODO, articles 5 to 18. */
export const PLAY_INFRACTIONS: Readonly<Record<string, InfractionText>> = {
  "F-05.2a": {
    title: "Fregado manipulado",
    summary: "Mezclar mirando las caras o preparar las fichas al fregar.",
    words: [
      "fregar",
      "barajar",
      "mirar",
      "trampa",
      "revolver",
      "trampa al fregar",
      "vio las fichas",
    ],
  },
  "F-05.2b": {
    title: "El que fregó no tomó de último",
    summary: "Quien mezcla toma sus fichas al final; se corrige el orden.",
    words: ["fregar", "orden", "tomar"],
  },
  "F-06.1": {
    title: "Orden de toma equivocado",
    summary: "Tomar fuera de orden o escogiendo fichas a la vista; se corrige.",
    words: ["coger fichas", "escoger", "cogió antes", "fuera de orden"],
  },
  "F-06.2a": {
    title: "Acomodar las fichas",
    summary: "Cambiar el orden en el atril; la ficha movida queda vista.",
    words: ["arreglar", "ordenar", "atril", "acomodó"],
  },
  "F-06.2b": {
    title: "Levantar antes de que juegue su frente",
    summary: "Las fichas esperan delante del atril hasta que el compañero juegue.",
    words: ["levantar", "atril", "antes de tiempo"],
  },
  "F-06.3a": {
    title: "Una o dos fichas expuestas al tomar",
    summary: "Quedan boca arriba y se juegan en la primera oportunidad.",
    words: ["ficha vista", "se viró", "expuesta", "se le viró una ficha", "ficha virada"],
  },
  "F-06.3b": {
    title: "Tres o más fichas expuestas al tomar",
    summary: "Se reparte de nuevo con el mismo salidor.",
    words: ["repartir", "expuestas", "de nuevo", "se viraron las fichas"],
  },
  "F-08.2": {
    title: "Salida mal colocada",
    summary: "Primera ficha fuera del centro o mal orientada, o cuadre por el lado que no era.",
    words: ["salida", "centro", "cuadre", "mal puesta la salida"],
  },
  "F-08.3": {
    title: "Ficha tirada o mal alineada",
    summary: "Tirarla, dejar espacio o torcer la línea; la ficha que tocó la mesa está jugada.",
    words: ["tirar", "espacio", "torcida", "tiró la ficha", "lanzó la ficha", "lanzar"],
  },
  "F-08.5": {
    title: "Mal manejo de la ficha",
    summary: "Se toma por los extremos, sin tapar los puntos y con la misma mano.",
    words: ["dedos", "mano", "agarrar", "cambió de mano", "tapó los puntos"],
  },
  "F-08.6": {
    title: "Demora en jugar",
    summary: "Más de 15 segundos para colocar una ficha.",
    words: [
      "tardanza",
      "lento",
      "tiempo",
      "15 segundos",
      "pensar",
      "se tarda",
      "piensa mucho",
      "demora",
    ],
  },
  "F-08.7": {
    title: "Manos fuera de su sitio",
    summary: "Manos sobre la mesa o brazos cruzados mientras no se juega.",
    words: ["manos arriba", "brazos", "mesa", "manos en la mesa", "cruzó los brazos"],
  },
  "F-09.1s": {
    title: "Gritar PASO",
    summary: "El paso se dice en tono normal.",
    words: ["grito", "paso", "voz"],
  },
  "F-09.2": {
    title: "Pase con gesto, golpe o demora",
    summary: "Pasar sin la palabra PASO o después de 5 segundos; +25 a cada contrario.",
    words: [
      "tocó la mesa",
      "pase mudo",
      "5 segundos",
      "gesto",
      "no dijo paso",
      "golpeó la mesa para pasar",
    ],
  },
  "F-14.2": {
    title: "Renuncio",
    summary: "Pasar teniendo ficha para jugar; la mano se anula.",
    words: ["pasó con ficha", "pase falso", "pase con ficha", "pasó teniendo", "tenía y pasó"],
  },
  "F-14.3": {
    title: "Acusación falsa de renuncio",
    summary: "El acusado no tenía la ficha; paga quien acusó.",
    words: ["acusó", "reclamo falso", "renuncio", "acusó en falso", "no tenía"],
  },
  "F-10.2": {
    title: "Tranque falso",
    summary: "Virar las fichas creyendo que está trancado; todo lo no jugado va a los contrarios.",
    words: [
      "falso tranque",
      "viró",
      "cerrado",
      "trancado",
      "viró las fichas",
      "cantó tranque",
      "no estaba trancado",
    ],
  },
  "F-11.1": {
    title: "Romper la mano antes de contar",
    summary: "Mezclar o mover las fichas antes del conteo.",
    words: ["romper", "conteo", "mezcló", "rompió la mano", "desbarató"],
  },
  "F-11.2": {
    title: "Levantarse antes de la verificación",
    summary: "Dejar la mesa antes de que el juez verifique la Hoja.",
    words: ["se paró", "levantarse", "hoja", "se levantó", "parado", "de pie"],
  },
  "F-11.2w": {
    title: "No decir la anotación en voz alta",
    summary: "Quien anota dice los puntos de cada pareja después de cada mano.",
    words: ["anotador", "voz alta", "puntos"],
  },
  "F-11.3": {
    title: "Pareja que no firma",
    summary: "Al menos uno de cada pareja firma la Hoja; −25 a cada miembro.",
    words: ["firma", "no quiso firmar", "hoja"],
  },
  "F-11.4": {
    title: "Mirar o preguntar la anotación",
    summary: "La puntuación se pregunta antes de empezar otra mano.",
    words: ["preguntó", "cuánto van", "tantera", "puntuación", "miró la hoja", "cuántos puntos"],
  },
  "F-12.2": {
    title: "Ficha tocada que no cabe",
    summary: "Ficha levantada o movida que no cabe; los contrarios siguen o rompen la mano.",
    words: ["tocada", "levantó", "movió", "tocó la ficha"],
  },
  "F-12.2b": {
    title: "No jugar la ficha tocada",
    summary: "La ficha a la vista se juega en la primera oportunidad.",
    words: ["no la jugó", "ficha vista"],
  },
  "F-13.3": {
    title: "Chivo",
    summary: "Ficha colocada donde no cabe; los contrarios siguen o anulan.",
    words: ["mal puesta", "no cabía", "chiva", "no pega", "ficha que no pega", "pegó mal"],
  },
  "F-13.2": {
    title: "Ficha corregida a tiempo",
    summary: "Cabía por la otra punta y se corrigió antes del siguiente: no es infracción.",
    words: ["corrigió", "otra punta"],
  },
  "F-15.2": {
    title: "Salida equivocada",
    summary: "Salir sin que le toque; la ficha queda vista y sale quien debía.",
    words: ["salió", "no le tocaba", "mano", "salió sin tocarle"],
  },
  "F-16.2": {
    title: "Jugada adelantada",
    summary: "Jugar antes que el de la izquierda; si luego no cabe, queda vista.",
    words: ["se adelantó", "antes de tiempo", "turno", "jugó antes", "fuera de turno"],
  },
  "F-17.1": {
    title: "Ficha caída del atril",
    summary: "Queda vista si cae boca arriba o se identifica una punta.",
    words: ["se cayó", "ficha vista", "atril", "tumbó la ficha", "ficha caída"],
  },
  "F-17.2": {
    title: "Ficha caída a propósito",
    summary: "Queda vista y el juez decide lo demás.",
    words: ["tirar", "a propósito", "tiró la ficha", "botó la ficha"],
  },
  "F-17.3": {
    title: "Fichas vistas fuera de orden",
    summary: "Se juegan de izquierda a derecha, sin acomodarlas.",
    words: ["orden", "vistas"],
  },
  "F-17.4": {
    title: "Identificación falsa de una ficha",
    summary: "Nombrar mal una ficha caída; paga quien la nombró y la ficha vuelve.",
    words: ["nombró", "cantó", "caída"],
  },
};
