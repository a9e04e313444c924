import type { SummaryChapter } from "./summary";

/** The DomiKapikua guide, by its headings. */
export const DOMIKAPIKUA_CHAPTERS: readonly SummaryChapter[] = [
  {
    id: "guia",
    title: "La guía, por apartados",
    articles: [
      {
        article: "Las fichas",
        title: "y los jugadores",
        points: [
          "Parejas frente a frente, o de dos a cuatro por su cuenta. Siete fichas cada uno; lo que sobra es el pozo.",
        ],
      },
      {
        article: "La salida",
        title: "",
        points: [
          "La primera mano la abre el doble seis; si quedó en el pozo, el doble más alto o la mixta mayor.",
          "Después sale quien ganó; tras un tranque en parejas, el de la pareja ganadora con menos puntos.",
        ],
      },
      {
        article: "El turno",
        title: "",
        points: ["A la derecha. Quien puede jugar, juega; quien no, roba si hay pozo, o pasa."],
      },
      {
        article: "Ganar una mano",
        title: "",
        points: ["Quien domina se anota las manos de los contrarios; la del compañero no cuenta."],
      },
      {
        article: "La capicúa",
        title: "",
        points: [
          "30 puntos por dominar con la ficha que lleva las dos puntas distintas.",
          "Un doble nunca lo es. Puede ganar la partida.",
        ],
      },
      {
        article: "El pase de 30",
        title: "",
        points: [
          "30 puntos si pasan todos los demás y tú puedes seguir.",
          "En la salida basta que pase el siguiente; si pasa también tu compañero se anula, y vuelve si pasa el segundo contrario.",
          "Nunca gana la partida: si llegaría a la meta, vale 0.",
        ],
      },
      {
        article: "El tranque",
        title: "",
        points: [
          "En parejas es un duelo: quien trancó contra el siguiente. Gana la mano menor, con empate quien trancó, y se anotan las cuatro manos.",
          "Por su cuenta gana la mano menor; con empate, el más cercano a quien trancó.",
        ],
      },
      {
        article: "La partida",
        title: "",
        points: ["A 100 casi siempre, a veces a 200. Ganar sin que el otro anote es una pollona."],
      },
    ],
  },
];
