import type { ContradictionText } from "./contradiction-text";

/** FEDEDODO 2026, K34 to K66: signing, tiles, conduct, attendance and claims. */
export const FEDEDODO_CONDUCT_READINGS: Readonly<Record<string, ContradictionText>> = {
  K34: {
    title: "Si una pareja no firma",
    problem: "El art. 11.3 multa a los dos y no dice si la Hoja vale.",
    reading: "25 puntos a cada uno, firma el juez y la Hoja vale.",
  },
  K35: {
    title: "Ficha que no cabe: ¿con multa o sin multa?",
    problem: "El art. 12.2 deja seguir sin multa; el 13.3 multa siempre.",
    reading:
      "El 12 es la ficha tocada o levantada, sin multa si la mano sigue; el 13 es la ficha ya puesta, multada en los dos casos.",
  },
  K36: {
    title: "Mover una ficha «intencionalmente»",
    problem: "El art. 12.1 depende de la intención de quien la movió.",
    reading: "Lo aprecia el juez.",
  },
  K37: {
    title: "Después del chivo, ¿se juega?",
    problem: "Los arts. 12.2 y 13 no dicen si el infractor conserva el turno.",
    reading: "Sí: juega otra ficha que quepa o dice PASO, sin otra infracción.",
  },
  K38: {
    title: "Chivo descubierto tarde",
    problem:
      "El art. 13.3 permite reclamarlo en cualquier momento de la mano y no dice qué hacer con lo jugado después.",
    reading:
      "Las fichas puestas después quedan vistas. Si son cuatro o más, se recomienda anular la mano.",
  },
  K39: {
    title: "Salida equivocada y ya contestada",
    problem: "El art. 15 no prevé que otro haya jugado sobre la salida equivocada.",
    reading:
      "La ficha queda vista y sale a quien le tocaba; si ya hubo otra jugada, la salida vale con su multa. La siguiente rota desde quien le tocaba.",
  },
  K40: {
    title: "Cuándo no es jugada adelantada",
    problem: "El art. 16.2 multa adelantarse; el 16.3 y el 16.4 lo permiten a veces.",
    reading:
      "No lo es dominar con la última ficha cuando el compañero ya jugó, ni seguir tras decir JUGADA CORRIDA u oír tres PASO.",
  },
  K41: {
    title: "Tercera amonestación por quejas",
    problem: "El art. 19.1 da la partida por perdida y no dice qué anotan los demás.",
    reading: "El infractor pierde con 0; a los otros tres se les da la partida y 100 puntos.",
  },
  K42: {
    title: "Suspensión de tres encuentros",
    problem: "El art. 19.2 no dice si son de este torneo.",
    reading: "Son tres rondas; las que falten pasan al torneo siguiente.",
  },
  K43: {
    title: "Abandono por enojo: ¿gana el compañero?",
    problem:
      "El art. 19.2 da la victoria a «los otros tres jugadores», y uno es compañero del que se fue.",
    reading:
      "Los tres ganan y suman 100. En parejas fijas, la victoria del compañero cuenta solo en su récord personal.",
  },
  K44: {
    title: "De tarde a ausente",
    problem: "El art. 23.2 da dos minutos y el 24.1 castiga la ausencia, sin decir cuándo empieza.",
    reading: "Tarde, después de dos minutos; ausente, a los quince o cuando lo diga el juez.",
  },
  K45: {
    title: "Primera tardanza",
    problem: "El art. 23.2 solo castiga la reincidencia.",
    reading:
      "La primera se anota como amonestación; desde la segunda, 50 puntos menos en el récord.",
  },
  K46: {
    title: "Mal sentados: ¿alguien gana?",
    problem: "El art. 24.2 resta 100 a los cuatro y no dice qué pasa con la partida.",
    reading: "Nadie gana, los cuatro llevan −100 y la mesa cuenta como jugada.",
  },
  K47: {
    title: "Varios ausentes en una mesa",
    problem: "El art. 24.1 premia a los presentes aunque queden uno o dos.",
    reading: "Cada presente gana y suma 100, aunque esté solo.",
  },
  K48: {
    title: "Tarjeta y multa",
    problem: "El art. 25.1 pone amarilla a faltas que ya llevan multa en su artículo.",
    reading: "Se suman. La amarilla no resta puntos por sí sola.",
  },
  K49: {
    title: "Amarillas que se acumulan",
    problem: "El art. 25 no convierte amarillas en roja.",
    reading: "No se convierten.",
  },
  K50: {
    title: "Marcar fichas: ¿roja o expulsión?",
    problem: "El art. 25.2 le pone roja; el 19.6 y el 25.3 expulsan.",
    reading: "Expulsión definitiva, y la roja queda anotada.",
  },
  K51: {
    title: "¿Contacto o agresión?",
    problem: "El contacto físico es roja en el art. 25.2 y la agresión es expulsión en el 25.3.",
    reading: "El juez dice cuál de las dos fue.",
  },
  K52: {
    title: "Insultos: ¿roja o expulsión?",
    problem: "El art. 19.4 expulsa del local; el 25.2 le pone roja a la agresión verbal severa.",
    reading: "Expulsión, con la roja anotada.",
  },
  K53: {
    title: "Embriaguez",
    problem: "El art. 22.1 no deja jugar; el 25.3 expulsa al ebrio que ya está en la mesa.",
    reading: "Antes de sentarse no juega y cuenta como ausente; en la mesa, expulsión.",
  },
  K54: {
    title: "Qué es «primera» y «segunda vez»",
    problem: "El art. 25 y los demás no dicen si se cuenta por partida, por ronda o por torneo.",
    reading: "Por torneo, persona e infracción; las quejas del 19.1, dentro de la partida.",
  },
  K55: {
    title: "Tres rojas",
    problem: "El art. 25.3 expulsa con tres rojas, y casi todas las rojas ya expulsan.",
    reading: "Valen los dos motivos.",
  },
  K56: {
    title: "Lo que queda de un expulsado",
    problem: "El art. 25.3 no dice cómo quedan sus rondas pendientes.",
    reading: "Cuentan como ausencias (24.1).",
  },
  K57: {
    title: "Desempate que vuelve a empatar",
    problem: "El art. 23.3 manda jugar otra mano y no dice qué pasa si empata.",
    reading: "Se repite hasta que alguien quede delante.",
  },
  K58: {
    title: "Última mano anulada",
    problem: "El art. 23.3 no prevé que la última mano se anule.",
    reading: "No cuenta como última: se juega otra.",
  },
  K59: {
    title: "Decisión inapelable y reclamo",
    problem:
      "El art. 26.2 dice que el juez es inapelable y que después se puede reclamar, sin plazo.",
    reading:
      "En la partida no se apela. Se reclama hasta el primer TIEMPO de la ronda siguiente y la Junta responde en 48 horas.",
  },
  K60: {
    title: "¿Club o Federación?",
    problem: "Los arts. 1.4, 28 y 31 mezclan el club con la federación.",
    reading: "La Junta Directiva es la de quien organiza el torneo.",
  },
  K61: {
    title: "Dos y tres jugadores",
    problem: "Los arts. 4.2 y 4.3 dejan fichas fuera y no dicen cómo se resuelve un tranque.",
    reading: "No se roba. Gana la mano menor y se anota lo de los contrarios.",
  },
  K62: {
    title: "Quince segundos de fregado",
    problem: "El art. 5.1 llama mínima y recomendada a la misma duración.",
    reading: "Es una recomendación; nadie la mide.",
  },
  K63: {
    title: "Tercera vez de una falta con dos pasos",
    problem: "Los arts. 8.5, 8.6 y 21.1 terminan en la segunda vez.",
    reading: "Cada vez siguiente cuesta otros 25.",
  },
  K64: {
    title: "Amarilla en la primera vez",
    problem:
      "El art. 25.1 pone amarilla a faltas que en los arts. 8.6 y 21.1 empiezan con amonestación.",
    reading:
      "La primera es amonestación y el juez puede añadir la amarilla; la segunda lleva multa y amarilla.",
  },
  K65: {
    title: "Multa y amarilla por lo mismo",
    problem: "Los arts. 6.2, 11.2 y 11.4 multan, y el 25.1 pone amarilla por lo mismo.",
    reading: "Las dos, como una sola infracción con dos efectos.",
  },
  K66: {
    title: "Hablar para decir JUGADA CORRIDA",
    problem: "El art. 20.2 no la nombra entre lo que se puede decir, y el 16.4 obliga a decirla.",
    reading: "También se puede decir.",
  },
};
