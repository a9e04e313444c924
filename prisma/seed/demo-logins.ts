import type { Role } from "../../src/domain/access/roles";

type DemoLogin = {
  /** As the terminal and the sign-in page name it. */
  readonly role: string;
  readonly username: string;
  readonly password: string;
  readonly displayName: string;
  readonly grants: readonly Role[];
};

const password = "capicua-demo";

/** The accounts of the demo, as a start prints them and the seed makes them; a real installation has none of them. */
export const DEMO_LOGINS: readonly DemoLogin[] = [
  {
    role: "Administración",
    username: "admin",
    password,
    displayName: "Administración",
    grants: ["admin"],
  },
  {
    role: "Junta",
    username: "junta",
    password,
    displayName: "Junta Directiva",
    grants: ["junta"],
  },
  {
    role: "Dirección",
    username: "director",
    password,
    displayName: "Dirección del torneo",
    grants: ["director"],
  },
  { role: "Juez", username: "juez", password, displayName: "Juez de sala", grants: ["judge"] },
  {
    role: "Anotador",
    username: "anotador",
    password,
    displayName: "Mesa de control",
    grants: ["scorekeeper"],
  },
  {
    role: "Jugador",
    username: "jugador",
    password,
    displayName: "Jugador de ejemplo",
    grants: ["player"],
  },
];
