import { registrationPaths } from "~/lib/registration-paths";

/** [WIZ-1] The steps in their order, with what each is called. */
export const stepLabels = [
  "Business Details",
  "Operating Hours and Contact Details",
  "Banking and Documents",
  "Sales Agent Login",
] as const;

export type StepNumber = 1 | 2 | 3 | 4;

/** The step an address is that of; the first unless it says another. */
export function stepOf(request: Request): StepNumber {
  const { pathname } = new URL(request.url);
  return ([2, 3, 4] as const).find((step) => registrationPaths.step(step) === pathname) ?? 1;
}

export const stepBefore = (step: StepNumber): StepNumber => (step === 4 ? 3 : step === 3 ? 2 : 1);
export const stepAfter = (step: StepNumber): StepNumber => (step === 1 ? 2 : step === 2 ? 3 : 4);

/** For the progress indicator: steps that are done lead back. */
export const progress = stepLabels.map((label, index) => ({
  label,
  to: registrationPaths.step(([1, 2, 3, 4] as const)[index] ?? 1),
}));
