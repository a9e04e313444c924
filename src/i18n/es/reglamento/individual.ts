import type { SummaryChapter } from "./summary";

/** The individual game with a stock, articles 1 to 16: the rest is not public. */
export const INDIVIDUAL_CHAPTERS: readonly SummaryChapter[] = [
  {
    id: "preparacion",
    title: "Fichas y salida",
    articles: [
      {
        article: "1",
        title: "Valor",
        points: ["La doble blanca vale 10 si es la única que queda al terminar."],
      },
      {
        article: "2",
        title: "Mezclar",
        points: ["La primera vez mezclan los dos; después, quien no sale."],
      },
      {
        article: "3",
        title: "Tomar",
        points: ["Siete cada uno: la primera vez a la par, después primero quien sale."],
      },
      {
        article: "4",
        title: "A la vista",
        points: ["El rival puede contar siempre cuántas fichas te quedan."],
      },
      {
        article: "5",
        title: "Quién sale",
        points: [
          "El doble más alto, hasta la doble blanca; si no hay, la mixta más alta empezando por el 6-5.",
        ],
      },
      {
        article: "6",
        title: "Después",
        points: ["Sale a quien le toca, con la ficha que quiera."],
      },
      {
        article: "7",
        title: "Cuatro dobles",
        points: ["Con cuatro o más se puede pedir otro reparto antes de jugar."],
      },
    ],
  },
  {
    id: "juego",
    title: "El juego",
    articles: [
      {
        article: "8",
        title: "Poner una ficha",
        points: [
          "Si cabía por la otra punta se corrige sin falta; si no cabe por ninguna, es infracción.",
        ],
      },
      {
        article: "9",
        title: "Fallo",
        points: ["Quien no puede jugar roba hasta encontrar una que quepa."],
      },
      {
        article: "10",
        title: "Paso",
        points: ["Cuando no queda qué robar se dice PASO o se da un golpe."],
      },
      {
        article: "11",
        title: "Fichas tapadas",
        points: ["Dos fichas del pozo quedan siempre sin levantar."],
      },
      {
        article: "12",
        title: "Infracciones",
        points: ["Robar o pasar teniendo ficha. La pena está en la parte que falta."],
      },
    ],
  },
  {
    id: "cierre",
    title: "El cierre",
    articles: [
      {
        article: "13",
        title: "Cuándo",
        points: ["Las dos puntas tienen el mismo número y ya no queda ninguna."],
      },
      {
        article: "14",
        title: "Quién gana",
        points: [
          "Quien tiene menos, y se anota lo del rival. Ejemplo: 16 contra 12, gana 12 y anota 16.",
        ],
      },
      { article: "15", title: "Empate", points: ["Gana quien salió y se anota lo del rival."] },
      {
        article: "16",
        title: "Una sola jugada",
        points: ["Se juega en el acto. Aquí se corta el texto público."],
      },
    ],
  },
];
