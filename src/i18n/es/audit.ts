// What was done, as the log of a tournament says it: a past tense a line.

const AUDIT_ACTION_NAMES: Readonly<Record<string, string>> = {
  "tournament.create": "Creó el torneo",
  "tournament.configure": "Cambió los ajustes",
  "tournament.announce": "Anunció el torneo",
  "tournament.hide": "Ocultó el torneo",
  "tournament.close": "Cerró el torneo",
  "officials.assign": "Nombró a un oficial",
  "officials.dismiss": "Quitó a un oficial",
  "pairing.forbid": "Puso que dos no se enfrenten",
  "pairing.allow": "Quitó que dos no se enfrenten",
  "entrants.register": "Inscribió",
  "entrants.join": "Unió a un provisional con su ficha",
  "attendance.check-in": "Marcó la llegada",
  "attendance.undo-check-in": "Deshizo la llegada",
  "attendance.withdraw": "Retiró del torneo",
  "attendance.return": "Devolvió al torneo",
  "attendance.mark-absent": "Anotó que falta a una ronda",
  "attendance.cancel-absence": "Anotó que sí juega la ronda",
  "attendance.pay": "Cobró la inscripción",
  "attendance.give-back": "Devolvió dinero",
  "round.pair": "Emparejó la ronda",
  "round.edit-preview": "Cambió el borrador de la ronda",
  "round.discard": "Descartó el borrador",
  "round.publish": "Publicó la ronda",
  "round.close": "Cerró la ronda",
  "clock.start": "Cantó TIEMPO: empezó el reloj",
  "clock.pause": "Pausó el reloj",
  "clock.resume": "Reanudó el reloj",
  "clock.call": "Cantó el segundo TIEMPO",
  "clock.end": "Terminó el reloj",
  "acta.seats-confirmed": "Confirmó los asientos",
  "acta.leader-drawn": "Anotó quién salió",
  "acta.hand-recorded": "Anotó una mano",
  "acta.hand-corrected": "Corrigió una mano",
  "acta.hand-removed": "Quitó una mano",
  "acta.call-noted": "Anotó TIEMPO en la mesa",
  "acta.call-withdrawn": "Quitó el TIEMPO de la mesa",
  "acta.score-declared": "Anotó el resultado sin manos",
  "acta.score-withdrawn": "Quitó el resultado sin manos",
  "acta.incident-recorded": "Anotó una infracción",
  "acta.incident-corrected": "Corrigió una infracción",
  "acta.incident-cancelled": "Anuló una infracción",
  "acta.finished": "Dio la mesa por terminada",
  "acta.verified": "Verificó la Hoja",
  "acta.signed": "Recogió una firma",
  "acta.closed": "Cerró la Hoja",
  "acta.reopened": "Reabrió la Hoja",
  "judge.call": "Llamó a un juez",
  "judge.take": "Va a atender una llamada",
  "judge.release": "Dejó una llamada en espera",
  "judge.resolved": "Atendió una llamada",
  "judge.withdrawn": "Retiró una llamada",
  "claim.file": "Presentó un reclamo",
  "claim.evidence": "Añadió una prueba a un reclamo",
  "claim.statement": "Declaró en un reclamo",
  "claim.admit": "Tomó en estudio un reclamo",
  "claim.refuse": "No admitió un reclamo",
  "claim.withdraw": "Retiró un reclamo",
  "claim.decide": "Decidió un reclamo",
  "demo.register": "Inscribió a los de la demostración",
};

/** What an action of the log did; the action's own code where it has no words yet. */
export function auditActionName(action: string): string {
  return AUDIT_ACTION_NAMES[action] ?? action;
}

/** Every action that has words, for searching by them. */
export function listAuditActions(): readonly (readonly [action: string, name: string])[] {
  return Object.entries(AUDIT_ACTION_NAMES);
}

const FIELD_NAMES: Readonly<Record<string, string>> = {
  account: "Cuenta",
  cents: "Centavos",
  entrant: "Inscrito",
  feeCents: "Inscripción (centavos)",
  first: "Uno",
  format: "Modalidad",
  infraction: "Infracción",
  name: "Nombre",
  number: "Número",
  offenders: "Quién",
  overridden: "Avisos aceptados",
  pairing: "Emparejamiento",
  person: "Persona",
  present: "Ya llegó",
  provisional: "Provisional",
  ranked: "Entradas al ranking",
  role: "Puesto",
  round: "Ronda",
  rounds: "Rondas",
  rules: "Reglamento",
  second: "Otro",
  seed: "Semilla del sorteo",
  slug: "Dirección",
  standingsOrder: "Desempates",
  startsOn: "Fecha",
  status: "Estado",
  table: "Mesa",
  timeZone: "Zona horaria",
  type: "Tipo",
  venue: "Lugar",
  weight: "Categoría",
};

/** The name of a datum of the log; its own key where it has none. */
export function auditFieldName(key: string): string {
  return FIELD_NAMES[key] ?? key;
}
