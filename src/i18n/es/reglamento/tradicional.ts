import type { SummaryChapter } from "./summary";

/** The traditional game: its numbered setting up, then its questions by subject. */
export const TRADICIONAL_CHAPTERS: readonly SummaryChapter[] = [
  {
    id: "preparacion",
    title: "Preparación",
    articles: [
      { article: "1", title: "Barajar", points: ["Las 28 fichas, tapadas, sobre la mesa."] },
      { article: "2", title: "Tomar", points: ["Siete por jugador, que solo él ve."] },
      { article: "3", title: "Sentarse", points: ["Los compañeros, frente a frente."] },
      {
        article: "4",
        title: "Primera mano",
        points: ["Sale quien tiene el doble seis. Hay una variante de salida libre."],
      },
      { article: "5", title: "Las siguientes", points: ["Sale quien ganó la anterior."] },
      {
        article: "6",
        title: "Sin pozo",
        points: ["Todas las fichas están repartidas: quien no puede jugar, pasa."],
      },
    ],
  },
  {
    id: "mano",
    title: "La mano y la partida",
    articles: [
      {
        article: "Puntos",
        title: "",
        points: ["Con dominó o con tranca se anotan los puntos que les quedan a los perdedores."],
      },
      {
        article: "La tranca",
        title: "",
        points: ["Gana la pareja con menos puntos; con empate, la que puso la última ficha."],
      },
      {
        article: "La partida",
        title: "",
        points: ["A 100 o 200. Termina al llegar o pasarse, sin mano extra."],
      },
      {
        article: "El doble blanco",
        title: "",
        points: ["Es un doble como los demás y no vale puntos."],
      },
      {
        article: "La comunicación",
        title: "",
        points: ["Los compañeros pueden hablar y hacerse señas, salvo que se acuerde otra cosa."],
      },
    ],
  },
];
