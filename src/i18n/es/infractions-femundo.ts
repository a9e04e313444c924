import type { InfractionText } from "./infraction-text";

/** FEMUNDO, articles 4 to 29. */
export const FEMUNDO_INFRACTIONS: Readonly<Record<string, InfractionText>> = {
  "FEM-4": {
    title: "Sin uniforme o sin identificación",
    summary: "Camisa con mangas que lo identifique y pantalón largo; el Comité puede dispensar.",
    words: ["uniforme", "camiseta", "chancletas", "pantalón corto", "carnet", "gafete"],
  },
  "FEM-6": {
    title: "Tranque falso",
    summary: "Cantar tranque sin que lo haya.",
    words: ["falso tranque", "trancado", "viró las fichas", "cerrado", "cantó tranque"],
  },
  "FEM-6b": {
    title: "Tomar más de siete fichas",
    summary: "Levantó fichas de más: multa y se friega de nuevo.",
    words: ["ocho fichas", "fichas de más", "cogió de más", "repartir de nuevo"],
  },
  "FEM-6c": {
    title: "Romper antes de contar",
    summary: "Mezclar las fichas de una pareja o deshacer el juego antes del conteo.",
    words: ["mezcló", "rompió la mano", "conteo", "desbarató"],
  },
  "FEM-7": {
    title: "Llegar tarde o no presentarse",
    summary: "No estaba sentado a los dos minutos: pierde 0–200 y los presentes ganan 100–0.",
    words: ["tardanza", "llegó tarde", "ausente", "no vino", "faltó", "puntualidad", "forfeit"],
  },
  "FEM-8": {
    title: "Fregado o salida fuera de orden",
    summary: "Friega el de la izquierda del salidor y toma de último; solo el salidor repite.",
    words: ["fregar", "barajar", "orden de toma", "revolver"],
  },
  "FEM-9": {
    title: "Acomodar las fichas",
    summary: "Se llevan al atril en uno o dos viajes y no se cambian de sitio.",
    words: ["arreglar", "ordenar", "atril", "acomodó"],
  },
  "FEM-10": {
    title: "Levantar o colocar mal la ficha",
    summary: "Levantar antes de que juegue el frente, cambiar de mano, dejar huecos, jugar duro.",
    words: [
      "golpe",
      "golpeó la mesa",
      "jugó duro",
      "tiró la ficha",
      "espacio",
      "torcida",
      "cambió de mano",
      "levantó antes de tiempo",
      "salida mal colocada",
    ],
  },
  "FEM-11": {
    title: "Demora en jugar",
    summary: "5 segundos para pasar o con una sola opción, 20 con varias, un minuto para cerrar.",
    words: ["tardanza", "lento", "tiempo", "20 segundos", "se tarda", "piensa mucho"],
  },
  "FEM-11b": {
    title: "No jugar la ficha que cierra tras pensar",
    summary: "Pensó más de 20 segundos por tener la ficha que cierra y jugó otra.",
    words: ["cierre", "no cerró", "no trancó"],
  },
  "FEM-11c": {
    title: "Demora antideportiva",
    summary: "Perder tiempo a propósito: puede costar la partida.",
    words: ["quemar tiempo", "perder tiempo", "dilatar", "a propósito"],
    choices: { continue: "Dejarlo en advertencia" },
  },
  "FEM-12": {
    title: "Salida equivocada",
    summary: "Salir sin que le toque.",
    words: ["salió", "no le tocaba", "mano", "salió sin tocarle"],
  },
  "FEM-13": {
    title: "Jugada adelantada",
    summary: "Jugar antes del turno; el paso corrido no lo es.",
    words: ["se adelantó", "jugó antes", "antes de tiempo", "turno", "fuera de turno"],
  },
  "FEM-14": {
    title: "Chivo",
    summary: "Ficha colocada donde no cabe; con cuatro jugadas o más después, se repite la salida.",
    words: ["mal puesta", "no cabía", "chiva", "ficha que no pega", "pegó mal"],
    choices: { expel: "Fue a propósito" },
  },
  "FEM-15": {
    title: "Pase sin decir PASO",
    summary: "Pasar con un gesto o un golpe.",
    words: ["tocó la mesa", "pase mudo", "gesto", "no dijo paso"],
  },
  "FEM-16": {
    title: "Paso con ficha",
    summary: "Pasar teniendo ficha; si hizo que se vieran otras, se repite la salida.",
    words: ["pasó con ficha", "pase con ficha", "pase falso", "renuncio", "pasó teniendo"],
    choices: { expel: "Fue a propósito" },
  },
  "FEM-17": {
    title: "Ficha identificada",
    summary: "Ficha caída e identificada por las dos puntas: queda a la vista y se juega primero.",
    words: ["se cayó", "ficha caída", "ficha vista", "se le viró", "no jugó la ficha vista"],
  },
  "FEM-17b": {
    title: "Hacer que se vea la ficha de un contrario",
    summary: "La ficha vuelve al atril y paga quien la hizo ver.",
    words: ["le tumbó la ficha", "le viró", "atril del contrario"],
  },
  "FEM-17c": {
    title: "Identificación falsa de una ficha",
    summary: "Nombrar mal una ficha caída; paga quien la nombró.",
    words: ["nombró", "cantó", "acusó", "caída"],
  },
  "FEM-17d": {
    title: "Mirar una ficha ajena en el suelo",
    summary: "La del suelo solo la mira su dueño.",
    words: ["suelo", "piso", "miró", "ficha en el suelo"],
  },
  "FEM-18": {
    title: "Ficha tocada que no cabe",
    summary: "Queda vista y la mano sigue.",
    words: ["tocada", "levantó", "movió", "tocó la ficha"],
  },
  "FEM-19": {
    title: "Preguntar quién sale o la anotación",
    summary: "Después de levantar las fichas no se pregunta.",
    words: ["preguntó", "cuánto van", "tantera", "quién sale", "puntuación", "miró la hoja"],
  },
  "FEM-20": {
    title: "Deshacer el juego en la mesa",
    summary: "Si se le pide y no lo reconstruye, se le multa.",
    words: ["desbarató", "movió el juego", "árbol", "rompió", "tumbó la mesa"],
  },
  "FEM-21": {
    title: "Asientos equivocados",
    summary: "Responden los cuatro: pierden 0–200, salvo que se corrija a tiempo.",
    words: ["mal sentados", "pareja equivocada", "puesto", "mesa equivocada"],
  },
  "FEM-21b": {
    title: "Anotación equivocada",
    summary: "Responden los cuatro: pierden 0–200, salvo que se corrija a tiempo.",
    words: ["hoja", "anotó mal", "planilla", "puntos mal"],
  },
  "FEM-22": {
    title: "Fumar, comer o beber en la mesa",
    summary: "Amonestación; la segunda vez, −80 y amarilla.",
    words: ["fumar", "cigarrillo", "comer", "comida", "bebida", "tomar"],
  },
  "FEM-23": {
    title: "Usar el celular",
    summary: "El teléfono no se usa en la mesa.",
    words: ["celular", "teléfono", "móvil", "llamada", "sonó", "whatsapp"],
  },
  "FEM-24": {
    title: "Señas",
    summary: "Indicar el juego al compañero: tarjeta negra para los dos.",
    words: ["señales", "trampa", "pasar seña", "hizo señas", "código"],
  },
  "FEM-24b": {
    title: "Gestos o gritos",
    summary: "Ademanes y gritos en la mesa; la segunda vez, suspensión.",
    words: ["manos", "gestos", "gritó", "ademanes", "bulla", "celebró"],
  },
  "FEM-25": {
    title: "Hablar durante la mano",
    summary: "En la mano se guarda silencio.",
    words: ["habló", "hablar", "comentario", "conversó", "dijo"],
  },
  "FEM-26": {
    title: "Abandono por enojo",
    summary: "Irse molesto, o con una decisión pendiente: pierde 0–200; los demás ganan 200.",
    words: ["se fue", "molesto", "abandono", "bravo", "se fue bravo", "se retiró"],
  },
  "FEM-28": {
    title: "Acuerdo entre jugadores",
    summary: "Arreglar el resultado: pierden los cuatro 0–200, y puede haber expulsión.",
    words: ["arreglo", "pacto", "vendido", "se dejó ganar", "colusión"],
    choices: { annul: "Dar la partida por perdida a los cuatro", expel: "Expulsarlos además" },
  },
  "FEM-28b": {
    title: "Dos infracciones en una partida",
    summary: "Quien comete dos en la misma partida la pierde 0–200; lo calcula el sistema.",
    words: ["dos infracciones", "acumulación"],
  },
  "FEM-29a": {
    title: "Alcohol o drogas",
    summary: "Jugar bebido o bajo sus efectos: tarjeta roja.",
    words: ["borracho", "bebido", "alcohol", "ebrio", "drogado"],
  },
  "FEM-29b": {
    title: "Ponerse de pie durante una reclamación",
    summary: "Mientras se reclama nadie se levanta: tarjeta roja.",
    words: ["se paró", "se levantó", "de pie", "parado"],
  },
  "FEM-29c": {
    title: "Dejar la mesa sin permiso",
    summary: "Ausentarse sin autorización: tarjeta roja.",
    words: ["se fue", "baño", "salió", "se paró de la mesa", "sin permiso"],
  },
  "FEM-29d": {
    title: "Hacer que otros se vayan",
    summary: "Provocar que otros dejen la mesa o el torneo: tarjeta roja.",
    words: ["provocó", "retirada", "se fueron"],
  },
  "FEM-29e": {
    title: "Llevar arma de fuego",
    summary: "Tarjeta roja.",
    words: ["pistola", "arma", "revólver"],
  },
  "FEM-29f": {
    title: "Discusión que para la partida",
    summary: "Armar una controversia que detiene el juego: tarjeta roja.",
    words: ["discusión", "pleito", "controversia", "alboroto", "paró el juego"],
  },
  "FEM-29g": {
    title: "Insultos",
    summary: "Agresión verbal: tarjeta roja.",
    words: ["insultó", "ofensa", "malas palabras", "maltrato", "amenazó"],
  },
  "FEM-29h": {
    title: "Marcar o esconder fichas",
    summary: "Tarjeta negra.",
    words: ["rayar", "marcadas", "trampa", "escondió", "ficha escondida"],
  },
  "FEM-29i": {
    title: "Fregado malicioso",
    summary: "Preparar las fichas al fregar: tarjeta negra.",
    words: ["fregar", "barajar", "trampa", "arregló el fregado"],
  },
  "FEM-29j": {
    title: "Mirar fichas ajenas",
    summary: "Tarjeta negra.",
    words: ["miró", "espiar", "vio las fichas", "mirando el atril"],
  },
  "FEM-29k": {
    title: "Alterar la Hoja",
    summary: "Cambiar lo anotado: tarjeta negra.",
    words: ["hoja", "anotación", "borró", "cambió los puntos", "trampa"],
  },
  "FEM-29l": {
    title: "Agresión física",
    summary: "Tarjeta negra.",
    words: ["pelea", "golpe", "empujó", "agredió", "le dio"],
  },
  "FEM-29m": {
    title: "Apostar",
    summary: "Apuestas sobre el juego: tarjeta negra.",
    words: ["apuesta", "dinero", "juego por dinero"],
  },
  "FEM-29n": {
    title: "Desacatar una sanción",
    summary: "No obedecer lo que se decidió: tarjeta negra.",
    words: ["desobedeció", "no acata", "desafió al juez"],
  },
  "FEM-29o": {
    title: "Promover una retirada",
    summary: "Incitar a que se abandone el torneo: tarjeta negra.",
    words: ["huelga", "incitar", "retirada", "irse todos"],
  },
  "FEM-29p": {
    title: "Jugar contra la propia pareja",
    summary: "Jugadas sin lógica que perjudican al compañero: tarjeta negra.",
    words: ["jugada ilógica", "contra su pareja", "se dejó ganar", "vendido"],
  },
  "FEM-29x": {
    title: "Dos amonestaciones",
    summary: "Dos amonestaciones son una amarilla; lo calcula el sistema.",
    words: ["acumulación", "amarilla"],
  },
  "FEM-29y": {
    title: "Dos tarjetas amarillas",
    summary: "Dos amarillas son una roja: pierde 0–200; lo calcula el sistema.",
    words: ["acumulación", "roja"],
  },
  "FEM-29z": {
    title: "Roja y amarilla",
    summary: "Roja más amarilla son una negra: pierde 0–200 y expulsión; lo calcula el sistema.",
    words: ["acumulación", "negra"],
  },
};
