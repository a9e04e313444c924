import type { GivenResult, SanctionCatalogue, SanctionStep, StepEffects } from "./infraction";

/**
 * A catalogue for an event with another target, where the book's figures are parts of it: 40 of 200 are 20 of 100. Books
 * with fixed figures stay as they are. What a judge measures himself keeps its bounds.
 */
export function scaleCatalogue(catalogue: SanctionCatalogue, target: number): SanctionCatalogue {
  const { figuresFor } = catalogue;
  if (figuresFor === null || figuresFor === target) return catalogue;
  const scale = (points: number) => Math.round((points * target) / figuresFor);
  return {
    ...catalogue,
    figuresFor: target,
    infractions: catalogue.infractions.map((infraction) => ({
      ...infraction,
      steps: infraction.steps.map((step) => scaleStep(step, scale)),
    })),
  };
}

type Scale = (points: number) => number;

function scaleStep(step: SanctionStep, scale: Scale): SanctionStep {
  if ("branches" in step) {
    const branches = step.branches.map((branch) => ({
      ...branch,
      effects: scaleStep(branch.effects, scale),
    }));
    return { ...step, branches };
  }
  if ("cases" in step) {
    const cases = step.cases.map((one) => ({ ...one, effects: scaleStep(one.effects, scale) }));
    return { ...step, cases };
  }
  return scaleEffects(step, scale);
}

function scaleEffects(effects: StepEffects, scale: Scale): StepEffects {
  const { points, result } = effects;
  return {
    ...effects,
    ...(points === undefined
      ? {}
      : {
          points: Object.fromEntries(
            Object.entries(points).map(([who, figure]) => [who, scale(figure)]),
          ),
        }),
    ...(result === undefined
      ? {}
      : {
          result: {
            offender: scaleResult(result.offender, scale),
            ...(result.others === undefined ? {} : { others: scaleResult(result.others, scale) }),
          },
        }),
  };
}

function scaleResult(given: GivenResult, scale: Scale): GivenResult {
  const { against } = given;
  return {
    ...given,
    for: scale(given.for),
    against: against === "conceded" ? against : scale(against),
  };
}
