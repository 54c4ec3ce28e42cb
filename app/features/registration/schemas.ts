import { halalStep } from "@domain/registration/halal";
import { agentStep, bankingStep, businessStep, contactStep } from "@domain/registration/steps";

/** The schemas for validation in the browser; loaded when a step's form is first used. */
export { agentStep, bankingStep, businessStep, halalStep };

const password = contactStep.shape.password.optional();

export const contactStepWithoutPassword = contactStep.extend({
  password: password.refine((value) => value !== undefined, "Password must be at least 8 characters"),
});

/** Step 2 once a password is stored: left empty, it stays. */
export const contactStepWithPassword = contactStep.extend({ password });
