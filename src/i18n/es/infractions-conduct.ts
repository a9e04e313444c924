import type { InfractionText } from "./infraction-text";

/** FEDEDODO, articles 19 to 25. */
export const CONDUCT_INFRACTIONS: Readonly<Record<string, InfractionText>> = {
  "F-19.1": {
    title: "Reclamos constantes",
    summary: "Interrumpir con quejas; a la tercera en la partida la pierde.",
    words: ["quejas", "reclamar", "protestar", "se queja mucho", "discute"],
  },
  "F-19.3": {
    title: "Comida en el área de juego",
    summary: "Se retira y se amonesta.",
    words: ["comer", "bebida", "alimento", "comida", "beber", "comiendo"],
  },
  "F-19.4": {
    title: "Insultos o maltrato",
    summary: "Agresión verbal u ofensa; expulsión.",
    words: ["insultó", "ofensa", "malas palabras", "insultar", "vulgar", "maldijo"],
  },
  "F-19.5": {
    title: "Señas",
    summary: "Indicar una jugada al compañero por cualquier medio.",
    words: ["señales", "trampa", "gestos", "pasar seña", "hizo señas", "código", "avisó"],
  },
  "F-19.6": {
    title: "Marcar fichas",
    summary: "Marcar, rayar o alterar fichas; expulsión permanente.",
    words: ["rayar", "marcadas", "trampa"],
  },
  "F-20.1": {
    title: "Gritos o voz alta",
    summary: "Gritar al ganar o por una jugada.",
    words: ["grito", "bulla", "celebrar", "gritó", "gritar", "celebró"],
  },
  "F-20.2": {
    title: "Hablar durante la mano",
    summary: "Solo se habla para reclamar, llamar al juez, decir PASO o JUGADA CORRIDA.",
    words: ["habló", "comentario", "conversar", "hablar", "dijo", "celular"],
  },
  "F-20.3": {
    title: "Menospreciar a otro jugador",
    summary: "Desestimar al compañero o al contrario.",
    words: ["burla", "denigrar", "humillar"],
  },
  "F-21.1": {
    title: "Golpear la mesa con la ficha",
    summary: "Estrellar la ficha con fuerza.",
    words: ["golpe", "estrellar", "duro", "golpeó la mesa", "tiró la ficha", "jugó duro"],
  },
  "F-21.2": {
    title: "Acuerdo entre jugadores",
    summary: "Pacto privado sobre el resultado o el juego.",
    words: ["arreglo", "pacto", "vendido"],
    choices: { annul: "Anular la partida", continue: "Seguir la partida" },
  },
  "F-22.1": {
    title: "Estado de embriaguez",
    summary: "No puede jugar; en plena mesa, expulsión.",
    words: ["borracho", "bebido", "alcohol", "ebrio", "tomado", "drogado"],
    choices: { suspend: "No dejarlo jugar", expel: "Expulsar" },
  },
  "F-22.2": {
    title: "Pensada falsa",
    summary: "Fingir que se tiene ficha demorando a propósito.",
    words: ["fingir", "pensar", "engaño"],
  },
  "F-19.2a": {
    title: "Dejar la mesa sin permiso",
    summary: "Ausentarse un rato sin autorización; suspensión de tres encuentros.",
    words: ["se fue", "baño", "salió", "abandono", "se paró de la mesa", "sin permiso", "celular"],
  },
  "F-19.2b": {
    title: "Abandono por enojo",
    summary: "Irse molesto: pierde, −200 y expulsión; los otros tres ganan con +100.",
    words: ["se fue", "molesto", "abandono", "bravo", "se fue bravo", "se retiró"],
  },
  "F-23.2": {
    title: "Llegar tarde",
    summary: "Más de dos minutos después del TIEMPO; se anota y luego −50 del récord.",
    words: ["tardanza", "tarde", "puntualidad", "llegó tarde", "retraso"],
  },
  "F-23.4": {
    title: "Cambio de jugador o de asiento",
    summary: "Durante la partida no se sustituye ni se cambian puestos, salvo emergencia.",
    words: ["sustituto", "cambiar puesto"],
  },
  "F-24.1": {
    title: "Ausencia",
    summary: "No se presentó: −100; los presentes ganan con +100.",
    words: ["no vino", "faltó", "forfeit", "ausente", "no llegó", "no se presentó"],
  },
  "F-24.2": {
    title: "Asientos equivocados",
    summary: "Jugaron con la pareja que no era: −100 a los cuatro y nadie gana.",
    words: ["mal sentados", "pareja equivocada", "puesto", "mesa equivocada"],
  },
  "F-25.2p": {
    title: "Contacto físico",
    summary: "Tocar o empujar a otro; tarjeta roja.",
    words: ["empujar", "tocar", "roja", "empujó", "tocó al juez"],
  },
  "F-25.3a": {
    title: "Agresión física",
    summary: "Expulsión inmediata sin apelación.",
    words: ["pelea", "golpe", "agredió", "peleó", "le dio"],
  },
  "F-25.3t": {
    title: "Amenazas",
    summary: "Expulsión inmediata sin apelación.",
    words: ["amenazó", "amenaza"],
  },
  "F-25.3r": {
    title: "Tres tarjetas rojas",
    summary: "Tres rojas en un torneo expulsan; lo calcula el sistema.",
    words: ["rojas", "acumulación"],
  },
};
