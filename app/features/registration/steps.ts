import { registrationPaths } from "~/lib/registration-paths";

/** [WIZ-1] The steps in order, with their labels. */
export const stepLabels = [
  "Business Details",
  "Operating Hours and Contact Details",
  "Banking and Documents",
  "Sales Agent Login",
] as const;

/** "halal" is the first part of step 3, left out for hosts without evidence. */
export type Step = 1 | 2 | "halal" | 3 | 4;
const allSteps: readonly Step[] = [1, 2, "halal", 3, 4];

/** The displayed number of a step. */
export const stepNumber = (step: Step): 1 | 2 | 3 | 4 => (step === "halal" ? 3 : step);
/** A step's position among all pages. */
export const stepIndex = (step: Step): number => allSteps.indexOf(step);

/** The pages of a registration in order. */
export const listSteps = (asksHalal: boolean): readonly Step[] =>
  asksHalal ? allSteps : allSteps.filter((step) => step !== "halal");

/** The step in the URL; the first by default. */
export function readStep(request: Request): Step {
  const { pathname } = new URL(request.url);
  return allSteps.find((step) => registrationPaths.step(step) === pathname) ?? 1;
}

/** The page before (-1) or after (1), within bounds. */
export function adjacentStep(step: Step, way: -1 | 1, asksHalal: boolean): Step {
  const steps = listSteps(asksHalal);
  return steps[steps.indexOf(step) + way] ?? step;
}

/** For the progress indicator: completed steps are links. */
export const progressSteps = stepLabels.map((label, index) => ({
  label,
  to: registrationPaths.step(([1, 2, 3, 4] as const)[index] ?? 1),
}));
