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
  "entrants.fixed-table": "Cambió la mesa fija",
  "entrants.join": "Unió a un provisional con su ficha",
  "attendance.check-in": "Marcó la llegada",
  "attendance.undo-check-in": "Deshizo la llegada",
  "attendance.withdraw": "Retiró del torneo",
  "attendance.return": "Devolvió al torneo",
  "attendance.mark-absent": "Anotó que falta a una ronda",
  "attendance.cancel-absence": "Anotó que sí juega la ronda",
  "attendance.change-lineup": "Cambió la alineación",
  "attendance.pay": "Cobró la inscripción",
  "attendance.give-back": "Devolvió dinero",
  "round.pair": "Emparejó la ronda",
  "round.edit-preview": "Cambió el borrador de la ronda",
  "round.discard": "Descartó el borrador",
  "round.publish": "Publicó la ronda",
  "round.withdraw": "Retiró la ronda publicada",
  "round.keep-old-data": "Mantuvo la ronda hecha antes de una corrección",
  "round.close": "Cerró la ronda",
  "clock.start": "Cantó TIEMPO: empezó el reloj",
  "clock.pause": "Pausó el reloj",
  "clock.resume": "Reanudó el reloj",
  "clock.call": "Cantó el segundo TIEMPO",
  "clock.end": "Terminó el reloj",
  "clock.undo-start": "Deshizo el inicio del reloj",
  "acta.seats-confirmed": "Confirmó los asientos",
  "acta.leader-drawn": "Anotó quién salió",
  "acta.hand-recorded": "Anotó una mano",
  "acta.hand-corrected": "Corrigió una mano",
  "acta.hand-removed": "Quitó una mano",
  "acta.call-noted": "Anotó TIEMPO en la mesa",
  "acta.call-withdrawn": "Quitó el TIEMPO de la mesa",
  "acta.time-added": "Dio más tiempo a la mesa",
  "acta.time-withdrawn": "Quitó el tiempo añadido a la mesa",
  "acta.left-table": "Anotó quién dejó la mesa",
  "acta.returned": "Anotó quién volvió a la mesa",
  "acta.substituted": "Sentó a un sustituto",
  "acta.ending-reviewed": "Decidió si una infracción termina la partida",
  "acta.score-declared": "Anotó el resultado sin manos",
  "acta.score-withdrawn": "Quitó el resultado sin manos",
  "acta.incident-recorded": "Anotó una infracción",
  "acta.incident-corrected": "Corrigió una infracción",
  "acta.incident-cancelled": "Anuló una infracción",
  "acta.pen-taken": "Pasó a anotar desde otro teléfono",
  "acta.finished": "Dio la mesa por terminada",
  "acta.medium-changed": "Cambió de medio la mesa",
  "acta.totals-noted": "Tecleó el total de la Hoja",
  "acta.delivered": "Recibió la Hoja en la mesa de control",
  "acta.delivery-withdrawn": "Quitó la marca de Hoja recibida",
  "acta.delivered-of-other-seats": "Recibió una Hoja impresa con otros puestos",
  "acta.second-entry-agreed": "Segunda digitación: coincidió",
  "acta.second-entry-differed": "Segunda digitación: no coincidió",
  "acta.photo-attached": "Añadió una foto de la Hoja",
  "acta.photo-removed": "Quitó una foto de la Hoja",
  "acta.registered": "Registró la Hoja",
  "certificate.replace": "Cambió el certificado que firma las Hojas",
  "accounts.set-pin": "Cambió su PIN",
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

const LOOPBACK = /^(::1|(::ffff:)?127\..*|localhost)$/;

/** From where something was done: an address of the network, or the very computer that serves. */
export function auditAddress(address: string): string {
  if (address === "demo") return "la demostración";
  return LOOPBACK.test(address) ? "este equipo" : address;
}
