import { sameData } from "@/domain/kernel/same-data";
import "server-only";
import type { ConvocatoriaData } from "@/documents/convocatoria-parts/data";
import { explainRules, presetOf } from "@/domain/rules/resolve-rules";
import type { RulesSpec } from "@/domain/rules/rules-spec";
import type { OfficialPost } from "../tournaments/officials";
import { listOfficials } from "../tournaments/officials";
import type { TournamentView } from "../tournaments/rows";
import { rulesContextOf } from "../tournaments/rows";
import { printedEvent } from "./printed-event";

/** What the convocatoria of a tournament says. `base` is where its links lead. */
export async function convocatoriaOf(
  tournament: TournamentView,
  base: string,
): Promise<ConvocatoriaData> {
  const { format, weight, rounds, feeCents, slug, startTime } = tournament;
  const officials = await listOfficials(tournament.id);
  // Those named for this tournament; whoever may officiate in all of them where nobody is.
  const namesOf = (role: OfficialPost) => {
    const all = officials.filter((official) => official.role === role);
    const own = all.filter(({ everywhere }) => !everywhere);
    return [...new Set((own.length > 0 ? own : all).map((official) => official.name))];
  };
  return {
    event: { ...printedEvent(tournament), ...(startTime === null ? {} : { time: startTime }) },
    directors: namesOf("director"),
    judges: namesOf("judge"),
    format,
    weight,
    rounds,
    feeCents,
    rules: rulesInForce(tournament),
    frozen: tournament.frozen,
    pairing: tournament.pairing,
    standingsOrder: tournament.standingsOrder,
    url: `${base}/torneos/${slug}`,
  };
}

/** The rules that hold: once frozen they are those of round 1, whatever the book says by now. */
function rulesInForce({ rulesSpec, rules, format }: TournamentView): RulesSpec {
  const preset = presetOf(rulesSpec);
  const differing = explainRules(preset, rulesContextOf(format)).filter(
    ({ setting, value }) => !sameData(rules[setting], value),
  );
  return {
    preset,
    ...Object.fromEntries(differing.map(({ setting }) => [setting, rules[setting]])),
  };
}
