import type { SummaryChapter } from "./summary";

/** FEDEDODO 2026, articles 1 to 11. */
export const FEDEDODO_PLAY: readonly SummaryChapter[] = [
  {
    id: "general",
    title: "A quién obliga y qué se busca",
    articles: [
      {
        article: "1",
        title: "Alcance",
        points: [
          "Vale para todo el que participa en una actividad de la federación, sea socio o invitado.",
          "No conocerlo no es excusa.",
        ],
      },
      {
        article: "2",
        title: "Objetivo",
        points: [
          "Gana quien llega primero a los puntos acordados: 100, 150 o 200 según la modalidad.",
          "En torneo se juega a 200 o hasta que se acaba el tiempo.",
        ],
      },
      {
        article: "4",
        title: "Modalidades",
        points: [
          "Parejas: cuatro jugadores, siete fichas cada uno, a 200. Es la oficial.",
          "Individual: dos jugadores, catorce fichas quedan fuera, a 100.",
          "Tres jugadores: cada quien por su cuenta; siete fichas quedan tapadas.",
        ],
      },
    ],
  },
  {
    id: "preparacion",
    title: "Antes de la primera ficha",
    articles: [
      {
        article: "5",
        title: "El fregado",
        points: [
          "Las 28 fichas van tapadas y se mezclan con las palmas; unos 15 segundos bastan.",
          "Quien friega toma sus fichas de último.",
          "Mirar o preparar las fichas tiene tres pasos: amonestación, multa, y expulsión o suspensión.",
        ],
      },
      {
        article: "6",
        title: "La toma",
        points: [
          "Siete fichas por jugador, sin escoger; empieza quien está a la derecha del que fregó.",
          "Se quedan en el atril como salieron: acomodarlas cuesta puntos y la ficha movida queda vista.",
          "Pasamano y porra dejan las fichas delante del atril hasta que su compañero haya jugado.",
          "Una o dos fichas que se ven al tomar se juegan en la primera oportunidad; con tres se reparte otra vez.",
        ],
      },
      {
        article: "7",
        title: "Quién sale",
        points: [
          "En torneo, cada uno levanta una ficha y sale la más alta: primero cuenta la punta mayor y luego la menor.",
          "En mesa libre puede salir el doble seis.",
          "Las manos siguientes rotan a la derecha, gane quien gane; un indicador marca a quién le toca.",
        ],
      },
    ],
  },
  {
    id: "mano",
    title: "Durante la mano",
    articles: [
      {
        article: "8",
        title: "Cómo se juega",
        points: [
          "El turno corre hacia la derecha.",
          "La primera ficha va al centro: el doble atravesado, la mixta con la punta menor hacia quien sale.",
          "Ficha que toca la mesa está jugada. Se toma por los extremos y siempre con la misma mano.",
          "Hay 15 segundos para jugar.",
          "Las manos esperan debajo de la mesa; la segunda falta de la pareja multa a los dos, y la tercera expulsa.",
        ],
      },
      {
        article: "9",
        title: "El pase",
        points: [
          "Se pasa diciendo PASO, en tono normal y antes de cinco segundos.",
          "Pasar con gestos, golpes o tarde da 25 puntos a cada contrario.",
          "Pasar teniendo con qué jugar es renuncio.",
        ],
      },
      {
        article: "10",
        title: "El tranque",
        points: [
          "Está trancado cuando nadie puede jugar por ninguna punta.",
          "Gana la pareja con menos puntos en la mano y se anota los de las dos. Ejemplo: 12 + 18 = 30.",
          "Con empate nadie anota y la salida rota igual.",
          "Cantar un tranque que no es regala a los contrarios todo lo que no se jugó.",
        ],
      },
      {
        article: "11",
        title: "Conteo, Hoja y firma",
        points: [
          "La mano no se rompe hasta que los cuatro están de acuerdo con el conteo.",
          "Quien anota dice en voz alta cómo van después de cada mano.",
          "Nadie se levanta hasta que un juez verifique la Hoja, y firma al menos uno de cada pareja.",
          "Negarse a firmar multa a los dos de la pareja; la Hoja vale igual.",
          "La puntuación se pregunta antes de empezar una mano, no durante.",
        ],
      },
    ],
  },
];
