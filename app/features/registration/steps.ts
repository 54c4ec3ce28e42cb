import { registrationPaths } from "~/lib/registration-paths";

/** [WIZ-1] The steps in their order, with what each is called. */
export const stepLabels = [
  "Business Details",
  "Operating Hours and Contact Details",
  "Banking and Documents",
  "Sales Agent Login",
] as const;

/** "halal" is the first part of step 3; a host that keeps no evidence has none. */
export type Step = 1 | 2 | "halal" | 3 | 4;
const allSteps: readonly Step[] = [1, 2, "halal", 3, 4];

/** The step's number, as it is counted. */
export const stepNumber = (step: Step): 1 | 2 | 3 | 4 => (step === "halal" ? 3 : step);
/** Where a step stands among all pages. */
export const stepIndex = (step: Step): number => allSteps.indexOf(step);

/** The pages of a registration, in their order. */
export const listSteps = (asksHalal: boolean): readonly Step[] =>
  asksHalal ? allSteps : allSteps.filter((step) => step !== "halal");

/** The step an address is that of; the first unless it says another. */
export function readStep(request: Request): Step {
  const { pathname } = new URL(request.url);
  return allSteps.find((step) => registrationPaths.step(step) === pathname) ?? 1;
}

/** The page before (-1) or after (1); the first and the last stay. */
export function adjacentStep(step: Step, way: -1 | 1, asksHalal: boolean): Step {
  const steps = listSteps(asksHalal);
  return steps[steps.indexOf(step) + way] ?? step;
}

/** For the progress indicator: steps that are done lead back. */
export const progressSteps = stepLabels.map((label, index) => ({
  label,
  to: registrationPaths.step(([1, 2, 3, 4] as const)[index] ?? 1),
}));
