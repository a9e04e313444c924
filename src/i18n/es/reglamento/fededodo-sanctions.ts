import type { SummaryChapter } from "./summary";

/** FEDEDODO 2026, articles 12 to 31. */
export const FEDEDODO_SANCTIONS: readonly SummaryChapter[] = [
  {
    id: "fichas",
    title: "Fichas tocadas, mal puestas y vistas",
    articles: [
      {
        article: "12",
        title: "Ficha tocada",
        points: [
          "La ficha que se movió del atril a propósito, o que tocó la mesa, hay que jugarla.",
          "Si no cabe, los contrarios escogen: queda vista sin multa, o se anula la mano con multa.",
        ],
      },
      {
        article: "13",
        title: "Chivo",
        points: [
          "Es poner una ficha que no pega por ninguna punta.",
          "Siempre lleva multa; los contrarios deciden si la mano sigue con la ficha vista o se anula.",
          "No es chivo si cabe por la otra punta y se corrige antes de que el siguiente toque una ficha.",
        ],
      },
      {
        article: "14",
        title: "Renuncio",
        points: [
          "Pasar con ficha: multa, la mano se anula y la salida rota.",
          "Quien lo reclama sin razón paga la multa.",
        ],
      },
      {
        article: "15",
        title: "Salida equivocada",
        points: ["Multa y la ficha queda vista; sale quien le tocaba. La mano vale."],
      },
      {
        article: "16",
        title: "Jugada adelantada",
        points: [
          "Jugar antes del turno: multa, y si al llegar el turno no cabe, la ficha queda vista.",
          "Hay dos permisos: dominar con la última ficha cuando el compañero ya jugó, y seguir jugando cuando los demás pasan.",
        ],
      },
      {
        article: "17",
        title: "Fichas caídas",
        points: [
          "Queda vista la que cae boca arriba o la que alguien identifica por una punta.",
          "Con ficha vista se puede terminar la mano, pero no suma puntos.",
          "Las vistas se juegan de izquierda a derecha; identificar mal multa a quien acusó.",
        ],
      },
      {
        article: "18",
        title: "Virar antes de tiempo",
        points: [
          "Enseñar las fichas creyendo que hay tranque: lo no jugado va a los contrarios y la salida rota.",
        ],
      },
    ],
  },
  {
    id: "conducta",
    title: "Conducta",
    articles: [
      {
        article: "19",
        title: "Lo que no se permite",
        points: [
          "Quejas constantes: a la tercera en la partida, se pierde.",
          "Irse por enojo: expulsión, roja y 200 menos; los otros tres ganan y suman 100.",
          "Ausentarse sin permiso: suspensión de tres encuentros.",
          "Insultos: expulsión. Señas: multa, multa a los dos, expulsión. Marcar fichas: expulsión para siempre.",
        ],
      },
      {
        article: "20",
        title: "Respeto",
        points: [
          "Voz moderada y silencio en la mano; se habla para pasar, reclamar o llamar al juez.",
          "No se humilla a nadie por cómo juega.",
        ],
      },
      {
        article: "21",
        title: "En la mesa",
        points: [
          "La ficha se pone firme, no se estrella.",
          "No hay arreglos privados entre jugadores.",
        ],
      },
      {
        article: "22",
        title: "Estado del jugador",
        points: [
          "Quien está ebrio no se sienta a jugar.",
          "Fingir que se piensa para engañar se amonesta, y luego se multa.",
        ],
      },
    ],
  },
  {
    id: "torneo",
    title: "El torneo",
    articles: [
      {
        article: "23",
        title: "Tiempo y puntualidad",
        points: [
          "La ronda empieza con el primer TIEMPO; el segundo se canta a los 35 minutos.",
          "Si no se ha puesto la última ficha, esa mano es la última; si ya se puso, se juega una más. El empate se desempata con otra mano.",
          "Hay dos minutos para llegar a la mesa, y no se devuelven. Repetir la tardanza resta 50 del récord.",
          "No se cambian jugadores ni asientos, salvo emergencia comprobada.",
        ],
      },
      {
        article: "24",
        title: "Ausencias y asientos",
        points: [
          "Los presentes ganan y suman 100; los ausentes pierden 100.",
          "Sentarse con la pareja equivocada cuesta 100 a cada uno de los cuatro.",
        ],
      },
      {
        article: "25",
        title: "Tarjetas",
        points: [
          "Amarilla: faltas leves o primeras.",
          "Roja: faltas graves. Tres rojas en un torneo expulsan.",
          "Agresión, amenazas, fichas alteradas o embriaguez en la mesa: expulsión en el acto.",
        ],
      },
      {
        article: "26",
        title: "Quién decide",
        points: [
          "Junta, director, jueces y coordinadores de mesa, en ese orden.",
          "Durante el juego la decisión del juez no se apela; después se puede reclamar por escrito.",
          "La Junta responde en 48 horas.",
        ],
      },
      {
        article: "27",
        title: "Lo no previsto",
        points: ["Lo decide el director en el momento, y la Junta de manera final."],
      },
    ],
  },
  {
    id: "libro",
    title: "Valores y vigencia",
    articles: [
      {
        article: "28",
        title: "Valores",
        points: ["Saludar, felicitar, aceptar la derrota y enseñar a quien empieza."],
      },
      {
        article: "29",
        title: "Filosofía",
        points: ["Técnica, respeto, juego limpio y camaradería."],
      },
      {
        article: "30",
        title: "Vigencia",
        points: [
          "La fecha de entrada en vigor está en blanco.",
          "Todo cambio se comunica con 15 días de anticipación.",
        ],
      },
      {
        article: "31",
        title: "Admisión",
        points: ["La administración puede negar la entrada por incumplirlo."],
      },
    ],
  },
];
