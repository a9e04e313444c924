import type { ContradictionText } from "./contradiction-text";

/** FEDEDODO 2026, K01 to K33: time, deal, lead and play. */
export const FEDEDODO_PLAY_READINGS: Readonly<Record<string, ContradictionText>> = {
  K01: {
    title: "¿35 o 40 minutos?",
    problem: "Los arts. 3.2 y 23.3 dan 35 minutos de partida; el 23.1 da 40.",
    reading:
      "El segundo TIEMPO se canta a los 35; la mesa se reserva hasta los 40 para que termine la mano en curso.",
  },
  K02: {
    title: "No hay artículo 3",
    problem: "El art. 2 numera sus párrafos 3.1 y 3.2, y después viene el 4.",
    reading: "Se cita como está impreso: el 3.2 es un párrafo del artículo 2.",
  },
  K03: {
    title: "Sin fecha de vigencia",
    problem: "El art. 30.1 deja en blanco la fecha en que entra en vigor.",
    reading:
      "Es la versión S0-2026-02 y rige desde el 1 de febrero de 2026, su última actualización.",
  },
  K04: {
    title: "Compañeros «en diagonal»",
    problem:
      "El art. 4.1 sienta a los compañeros en posición diagonal, y en una mesa nadie está en diagonal.",
    reading: "Los compañeros quedan frente a frente: A con C y B con D.",
  },
  K05: {
    title: "Quién toma primero",
    problem:
      "El art. 6.1 dice que empieza quien está a la derecha del que fregó, y también que el salidor y su derecha toman primero.",
    reading: "Toma el salidor, luego el trasmano y el pasamano, y de último quien fregó.",
  },
  K06: {
    title: "Quién friega",
    problem: "El art. 5.2 habla de quien fregó, pero ninguno dice a quién le toca en cada mano.",
    reading:
      "Friega quien está a la izquierda del salidor. Solo el salidor puede volver a fregar, y entonces toma de último.",
  },
  K07: {
    title: "Quién espera para subir las fichas",
    problem: "El art. 6.2 habla de «los compañeros del salidor», y el salidor tiene uno solo.",
    reading:
      "Pasamano y porra dejan las fichas delante del atril hasta que haya jugado su propio compañero.",
  },
  K08: {
    title: "Tres fichas expuestas, ¿de quién?",
    problem:
      "El art. 6.3 repite el reparto con tres o más fichas expuestas, sin decir si se cuentan por jugador o por mesa.",
    reading:
      "Se cuentan las de toda la mesa, solo durante la toma. Repite el mismo salidor y no hay multa.",
  },
  K09: {
    title: "Ganar con una ficha vista",
    problem:
      "Según los arts. 6.3 y 15.2 la ficha vista no puede ganar; según el 17.2 sí puede, pero sin contar los puntos.",
    reading:
      "Quien domina o tranca con una ficha vista termina la mano y anota 0, salvo que pierda el tranque.",
  },
  K10: {
    title: "Ficha vista, ¿boca arriba o boca abajo?",
    problem:
      "Los arts. 6.3 y 16.2 la ponen boca arriba; el 12.2, boca abajo si nadie vio sus puntos.",
    reading:
      "Boca abajo mientras nadie la haya visto. En los dos casos hay que jugarla en la primera oportunidad.",
  },
  K11: {
    title: "Cuándo queda identificada una ficha",
    problem: "El art. 17.1 pide identificar una sola punta; otros libros piden las dos.",
    reading: "Basta una punta.",
  },
  K12: {
    title: "Varias fichas vistas",
    problem:
      "El art. 17.3 manda jugarlas de izquierda a derecha y no dice qué pasa si la primera no cabe.",
    reading: "Se juega la primera que quepa, mirando de izquierda a derecha.",
  },
  K13: {
    title: "Dos maneras de decidir la primera salida",
    problem: "El art. 7.1 da dos métodos: el doble seis y el sorteo.",
    reading: "En torneo se sortea: sale quien levanta la ficha más alta.",
  },
  K14: {
    title: "Cuál es la ficha más alta",
    problem: "El art. 7.1 da la lista a medias: salta del 6/2 al 5/5 y no nombra el 6/1 ni el 6/0.",
    reading: "Manda la punta mayor y luego la menor: 6-2, 6-1, 6-0 y después 5-5.",
  },
  K15: {
    title: "Empate en el sorteo",
    problem: "El art. 7.1 manda repetir el sorteo entre los empatados.",
    reading: "Con 28 fichas distintas y ese orden no puede haber empate.",
  },
  K16: {
    title: "Si nadie tiene el doble seis",
    problem: "El art. 7.1 prevé que nadie lo tenga, y entre cuatro siempre está repartido.",
    reading: "Vale para mesas de dos o tres jugadores: sale el doble más alto.",
  },
  K17: {
    title: "Quién sale después",
    problem: "El art. 7.2 rota la salida; en la mesa tradicional sale quien ganó.",
    reading:
      "Rota un puesto a la derecha, contado desde quien le tocaba salir en la mano anterior.",
  },
  K18: {
    title: "Cómo se orienta la primera ficha",
    problem:
      "El art. 8.2 pone la punta menor hacia el salidor; otros libros, la mayor hacia su compañero.",
    reading: "Es la misma posición, dicha de dos maneras.",
  },
  K19: {
    title: "Tiempo para jugar y para pasar",
    problem: "El art. 8.6 da 15 segundos, excepto en el pase; el 9.1 da 5 para pasar.",
    reading: "Son dos tiempos: 15 segundos para jugar y 5 para decir PASO. Los mide el juez.",
  },
  K20: {
    title: "Manos fuera de lugar",
    problem:
      "El art. 8.7 multa desde la primera vez, y las faltas parecidas empiezan con amonestación.",
    reading: "Como está escrito: 25 puntos desde la primera vez.",
  },
  K21: {
    title: "Segunda vez «del jugador o la pareja»",
    problem: "El art. 8.7 cuenta la segunda vez del jugador o de la pareja, sin más.",
    reading:
      "La segunda vez cuenta las faltas de los dos: en parejas fijas, todo el torneo; si rotan, en esa partida.",
  },
  K22: {
    title: "Multa al compañero",
    problem: "Los arts. 8.7 y 19.5 multan en la segunda vez también a quien no hizo nada.",
    reading: "Se anotan dos multas: 75 puntos al infractor y 75 a su compañero.",
  },
  K23: {
    title: "El +25 por un pase mal hecho",
    problem: "El art. 9.2 suma 25 a cada jugador contrario: ¿son 25 o 50 en la Hoja?",
    reading:
      "Cada contrario lleva 25 en su récord y la pareja suma 25 una sola vez. A quien pasó mal no se le resta.",
  },
  K24: {
    title: "Multas y puntos regalados que llegarían a la meta",
    problem: "El art. 9.2 suma puntos y nada dice de si con ellos se gana la partida.",
    reading: "Ni una multa ni un premio terminan una partida; solo una mano.",
  },
  K25: {
    title: "El renuncio está dos veces",
    problem: "Los arts. 9.3 y 14 castigan el mismo hecho.",
    reading: "Es una sola infracción con una sola multa.",
  },
  K26: {
    title: "Salida después de una mano anulada",
    problem:
      "Los arts. 9.3, 12.2 y 13.3 pasan la salida «al siguiente jugador», y el 14.2 a quien «le tocaba su turno».",
    reading: "Sale quien está a la derecha del salidor de la mano anulada.",
  },
  K27: {
    title: "Hasta cuándo se reclama un renuncio",
    problem: "El art. 14.2 no pone límite.",
    reading: "Hasta que se toquen las fichas de la mano siguiente.",
  },
  K28: {
    title: "Renuncio de quien iba perdiendo",
    problem: "El art. 14 anula la mano aunque con eso gane el infractor.",
    reading:
      "Se anula igual, beneficie a quien beneficie. Si fue a propósito, el juez puede añadir tarjeta.",
  },
  K29: {
    title: "El falso tranque está dos veces",
    problem: "Los arts. 10.2 y 18 describen el mismo hecho.",
    reading:
      "Una sola infracción: los contrarios se anotan todo lo no jugado, también lo del que viró, y no hay multa aparte.",
  },
  K30: {
    title: "Salida después de un falso tranque",
    problem:
      "El art. 18.2 pasa la salida «a la persona a su derecha», sin decir la derecha de quién.",
    reading: "A la derecha del salidor.",
  },
  K31: {
    title: "Qué se cuenta al dominar",
    problem:
      "Ningún artículo dice qué puntos se anota quien domina; el 10.3 solo lo dice del tranque.",
    reading: "Las tres manos que quedan, la del compañero incluida.",
  },
  K32: {
    title: "Tranque empatado en la Hoja",
    problem: "El art. 10.4 dice que no se anotan puntos y que la salida sigue rotando.",
    reading: "La mano queda escrita con 0–0 y la salida rota.",
  },
  K33: {
    title: "Quién llena la Hoja",
    problem: "El art. 11.2 se lo encarga al equipo local, y en un torneo no hay local.",
    reading: "El asiento D; si no puede, el B. En equipos, el que figure como local.",
  },
};
