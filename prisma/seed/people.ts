import { seededRandom, shuffled } from "@/domain/kernel/random";

// The people of the demo. Names of trees, birds and fruits for surnames: plainly nobody's.

const FIRST_NAMES = [
  "Altagracia",
  "Ángel",
  "Begoña",
  "César",
  "Dulce",
  "Elpidio",
  "Fátima",
  "Germán",
  "Héctor",
  "Inés",
  "Íñigo",
  "Josefina",
  "Julián",
  "Kenia",
  "Leonel",
  "Mercedes",
  "Nuris",
  "Óscar",
  "Petra",
  "Quisqueya",
  "Ramón",
  "Socorro",
  "Tomás",
  "Úrsula",
  "Vinicio",
  "Wilfredo",
  "Ximena",
  "Yokasta",
  "Zoila",
  "Rafael",
] as const;

const SURNAMES = [
  "Almácigo",
  "Anón",
  "Bijao",
  "Caoba",
  "Ceiba",
  "Cigua",
  "Cotorra",
  "Flamboyán",
  "Guayacán",
  "Güira",
  "Jabilla",
  "Mamey",
  "Níspero",
  "Ñame",
  "Palmera",
  "Roble",
  "Samán",
  "Zumbador",
  "Carey",
  "Guanábana",
] as const;

const NICKNAMES = [
  "El Zurdo",
  "La Maestra",
  "Piña",
  "El 28",
  "Capicúa",
  "La Caja",
  null,
  null,
  null,
  null,
] as const;

export const DEMO_CLUBS = [
  { name: "Club Paraíso", city: "Santo Domingo" },
  { name: "Los Muchachos del Ñame", city: "San Pedro de Macorís" },
  { name: "Peña de la Caoba", city: "Baní" },
  { name: "Doble Seis de Santiago", city: "Santiago" },
  { name: "Club La Güira", city: "Higüey" },
  { name: "Tranque & Amigos", city: "Azua" },
  { name: "Capicúa Este", city: "La Romana" },
  { name: "Mesa Redonda «La 28»", city: "Puerto Plata" },
] as const;

export type DemoPerson = {
  readonly number: string;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly nickname: string | null;
  readonly club: number;
};

/** The demo's federation numbers start here, away from those of the sample lists. */
const FIRST_NUMBER = 20001;

/** `count` people with different full names, always the same. */
export function demoPeople(count: number): readonly DemoPerson[] {
  const random = seededRandom("padrón de demostración");
  const names = shuffled(
    FIRST_NAMES.flatMap((first) => SURNAMES.map((surname) => [first, surname] as const)),
    random,
  );
  const second = shuffled(SURNAMES, random);
  return names.slice(0, count).map(([first, surname], index) => ({
    number: String(FIRST_NUMBER + index),
    firstNames: first,
    lastNames: `${surname} ${second[index % second.length]}`,
    nickname: NICKNAMES[index % NICKNAMES.length] ?? null,
    club: index % DEMO_CLUBS.length,
  }));
}
