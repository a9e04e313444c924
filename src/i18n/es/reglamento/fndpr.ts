import type { SummaryChapter } from "./summary";

/** Puerto Rico, rules 1 to 8: the rest is not public. */
export const FNDPR_CHAPTERS: readonly SummaryChapter[] = [
  {
    id: "reglas",
    title: "Reglas 1 a 8",
    articles: [
      {
        article: "1",
        title: "Duración",
        points: [
          "200 puntos o 40 minutos; al final gana quien va delante.",
          "La mano que empezó se termina. Se clasifica por sistema suizo.",
        ],
      },
      {
        article: "2",
        title: "Salidor",
        points: [
          "Cada uno levanta una ficha: sale la más alta y, si hay empate, la de punta mayor.",
          "Toma primero el salidor, luego los dos a su derecha y de último quien mezcló.",
          "Solo el salidor puede mezclar otra vez, y entonces toma de último.",
        ],
      },
      {
        article: "3",
        title: "Rotación",
        points: ["La salida rota también tras mano anulada o cierre empatado."],
      },
      {
        article: "4",
        title: "Primeras fichas",
        points: [
          "La mixta, con la punta mayor hacia el compañero; el doble, atravesado.",
          "El trasmano juega por el lado que le queda cerca; el pasamano, por la derecha del doble.",
        ],
      },
      {
        article: "5",
        title: "Cuadre",
        points: ["Se rompe o se dobla por la derecha, salvo que la línea venga de frente."],
      },
      {
        article: "6",
        title: "La toma",
        points: [
          "Las fichas se toman tapadas. Pasamano y porra no las suben hasta que jueguen salidor y trasmano.",
          "La que se vira queda vista.",
        ],
      },
      {
        article: "7",
        title: "Más de siete",
        points: ["Tomar y ver más de siete fichas resta 25 a la pareja."],
      },
      {
        article: "8",
        title: "Cinco dobles",
        points: [
          "Con cinco o más, enseñados antes del primer turno, la mano se anula y repite el salidor.",
          "Enseñarlos con menos resta 25 a la pareja y deja las fichas vistas.",
          "Se puede seguir jugando con ellos, sin enseñarlos.",
        ],
      },
    ],
  },
];
