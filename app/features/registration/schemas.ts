import { halalStep } from "@domain/registration/halal";
import { agentStep, bankingStep, businessStep, contactStep } from "@domain/registration/steps";

/** What a browser checks a step with; loaded when its form is first entered. */
export { agentStep, bankingStep, businessStep, halalStep };

const password = contactStep.shape.password.optional();

export const contactStepWithoutPassword = contactStep.extend({
  password: password.refine((given) => given !== undefined, "Password must be at least 8 characters"),
});

/** Step 2 once there is a password: left empty, it stays. */
export const contactStepWithPassword = contactStep.extend({ password });
