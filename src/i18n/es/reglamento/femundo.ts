import type { SummaryChapter } from "./summary";

/** FEMUNDO 2025, articles 2 to 29. */
export const FEMUNDO_CHAPTERS: readonly SummaryChapter[] = [
  {
    id: "competencia",
    title: "La competencia",
    articles: [
      {
        article: "2",
        title: "Modalidades",
        points: [
          "Individual y equipos de cuatro; también hay torneos de parejas.",
          "El Comité Técnico puede poner un sustituto por enfermedad o fuerza mayor, no por un expulsado.",
        ],
      },
      {
        article: "3",
        title: "Clasificación",
        points: [
          "Primero las partidas ganadas, luego la efectividad y luego los puntos a favor.",
          "Se anota todo lo que se haga: los puntos no se cortan en 200.",
        ],
      },
      {
        article: "4",
        title: "Uniforme",
        points: ["Camiseta con mangas y pantalón largo; ni cortos ni chancletas."],
      },
      {
        article: "5",
        title: "A quién toca la sanción",
        points: [
          "En individual y equipos, solo al infractor; en parejas, a los dos.",
          "La mano sigue casi siempre. Se rompe con un chivo de cuatro jugadas o más, con un pase con ficha que hizo ver otras, o cuando todos viraron por un falso tranque: repite el mismo salidor.",
          "No se reparte de nuevo por dobles.",
        ],
      },
      {
        article: "6",
        title: "Duración y puntos",
        points: [
          "40 minutos o 200 puntos. La mano en curso se termina; si acababa de terminar, se juega otra, y el empate se desempata.",
          "El dominó vale las otras tres manos, la del compañero también; el tranque, las cuatro.",
          "En el tranque gana la pareja con menos; con empate nadie anota y la salida rota.",
          "Cantar un tranque que no es: 40 puntos. Tomar más de siete: 40 y se friega otra vez.",
        ],
      },
      {
        article: "7",
        title: "Tardanza",
        points: [
          "A los dos minutos sin sentarse se pierde 200 a 0, con amarilla; los presentes ganan 100 a 0.",
        ],
      },
    ],
  },
  {
    id: "mesa",
    title: "En la mesa",
    articles: [
      {
        article: "8",
        title: "Salida y fregado",
        points: [
          "La primera salida se sortea y después rota.",
          "Friega quien está a la izquierda del salidor y toma de último; solo el salidor puede volver a fregar.",
          "Anota el cuarto jugador; si no puede, el segundo.",
        ],
      },
      {
        article: "9",
        title: "Atril",
        points: ["Las siete fichas se suben en una o dos veces y no se acomodan."],
      },
      {
        article: "10",
        title: "Levantar y poner fichas",
        points: [
          "Al empezar solo levantan mano y trasmano; los otros dos, cuando haya jugado su compañero.",
          "La salida va al centro, con la punta mayor hacia el compañero si es mixta.",
          "Siempre la misma mano, sin golpes ni huecos: amonestación y después 40.",
        ],
      },
      {
        article: "11",
        title: "Tiempo",
        points: [
          "5 segundos para pasar o con una sola jugada, 20 con varias, un minuto para decidir un cierre.",
          "Quien pensó de más porque tenía el cierre está obligado a cerrar.",
        ],
      },
      {
        article: "12",
        title: "Salida equivocada",
        points: [
          "40 puntos. Si ya se jugó una vuelta, la mano vale; la siguiente rota desde quien salió.",
        ],
      },
      {
        article: "13",
        title: "Jugada adelantada",
        points: ["40 puntos y ficha vista. El paso corrido no lo es."],
      },
      {
        article: "14",
        title: "Chivo",
        points: [
          "80 puntos y amarilla; a propósito, se pierde 0 a 200 con tarjeta negra.",
          "Se corrige sin multa si nadie ha jugado después.",
        ],
      },
      {
        article: "15",
        title: "Pase",
        points: ["Solo la palabra PASO; con gestos o golpes, amonestación y después 40."],
      },
      {
        article: "16",
        title: "Pase con ficha",
        points: ["80 puntos y amarilla. Se reclama durante la mano o al terminarla."],
      },
      {
        article: "17",
        title: "Ficha identificada",
        points: [
          "La que se cae y se nombra por las dos puntas. Se juega en la primera oportunidad.",
          "Con ella se puede terminar, pero no suma, salvo que se pierda el tranque; tampoco suma si termina el compañero.",
          "Hacer ver una ficha ajena o nombrarla mal: 40 puntos.",
        ],
      },
      {
        article: "18",
        title: "Ficha tocada que no cabe",
        points: ["40 puntos, ficha vista y la mano sigue."],
      },
      {
        article: "19",
        title: "Preguntar",
        points: ["Con las fichas en la mano no se pregunta quién sale ni cómo van."],
      },
      {
        article: "20",
        title: "Romper el juego",
        points: ["40 puntos a quien lo rompe y no lo rehace."],
      },
      {
        article: "21",
        title: "La hoja",
        points: [
          "Responden los cuatro: con asientos o anotación equivocados pierden todos 200 a 0, salvo que se corrija antes de entregarla.",
        ],
      },
    ],
  },
  {
    id: "disciplina",
    title: "Disciplina",
    articles: [
      { article: "22", title: "Comer, beber, fumar", points: ["Amonestación y después amarilla."] },
      { article: "23", title: "Teléfono", points: ["Amonestación y después 40."] },
      {
        article: "24",
        title: "Señas",
        points: [
          "Tarjeta negra, también al compañero. Gestos y gritos: 80 y amarilla, y luego suspensión.",
        ],
      },
      { article: "25", title: "Hablar", points: ["Amonestación y después 40."] },
      {
        article: "26",
        title: "Abandono",
        points: [
          "Quien se va pierde 200 a 0; los demás ganan con 200 contra lo que habían concedido.",
        ],
      },
      {
        article: "27",
        title: "Protesta",
        points: ["Por escrito, con 50 dólares que se devuelven si procede."],
      },
      {
        article: "28",
        title: "Arreglos",
        points: [
          "Los cuatro pierden 200 a 0. Dos infracciones de uno en la misma partida la pierden.",
        ],
      },
      {
        article: "29",
        title: "Acumulación",
        points: [
          "Dos amonestaciones hacen amarilla; dos amarillas, roja; roja y amarilla, negra.",
          "La roja pierde la partida; la negra, además, expulsa.",
        ],
      },
    ],
  },
];
