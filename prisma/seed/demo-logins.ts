/** The accounts of the demo, as a start prints them; a real installation has none of them. */
export const DEMO_LOGINS = [
  { role: "Administración", username: "admin", password: "capicua-demo" },
  { role: "Junta", username: "junta", password: "capicua-demo" },
  { role: "Dirección", username: "director", password: "capicua-demo" },
  { role: "Juez", username: "juez", password: "capicua-demo" },
  { role: "Anotador", username: "anotador", password: "capicua-demo" },
  { role: "Jugador", username: "jugador", password: "capicua-demo" },
] as const;
