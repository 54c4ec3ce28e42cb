import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import type { DraftValues } from "@domain/contract/administration/registration";
import { checkedBusinessStep, checkedContactStep } from "@domain/registration/checked-steps";
import { agentStep, bankingStep } from "@domain/registration/steps";
import { wireFields } from "@domain/registration/wire-fields";
import type { StepNumber } from "./steps";

export const stepSchemas = {
  1: checkedBusinessStep,
  2: checkedContactStep,
  3: bankingStep,
  4: agentStep,
} as const;

/** Never sent back to a browser. */
export const secretFields = ["password", "agentPassword"];

/** What of a step's form is kept, right or wrong: what is not there any more is removed, and a password stays until there is another good one. */
export function valuesToKeep(step: StepNumber, payload: Record<string, unknown>): DraftValues {
  const kept = Object.keys(stepSchemas[step].shape)
    // The agent's is asked for anew rather than stored.
    .filter((key) => key !== "agentPassword" && (key !== "password" || isPassword(payload[key])))
    .map((key) => [key, z.json().safeParse(payload[key]).data ?? null] as const);
  return Object.fromEntries(kept);
}

const isPassword = (given: unknown) => checkedContactStep.shape.password.safeParse(given).success;

/** Values as a form has them, for whoever reads forms: `operatingHours[0].day` and so on. */
function asForm(values: DraftValues): FormData {
  const form = new FormData();
  const append = (name: string, value: unknown): void => {
    if (Array.isArray(value)) value.forEach((item, index) => append(`${name}[${index}]`, item));
    else if (typeof value === "object" && value !== null)
      for (const [key, item] of Object.entries(value)) append(name ? `${name}.${key}` : key, item);
    else if (typeof value === "string") form.append(name, value);
  };
  append("", values);
  return form;
}

/** One step of what is kept, checked as its form is. */
export function checkStep(step: StepNumber, values: DraftValues) {
  const keys = Object.keys(stepSchemas[step].shape);
  const own = Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
  return parseWithZod<z.ZodType<Record<string, unknown>>>(asForm(own), { schema: stepSchemas[step] });
}

/** The first step that is not filled in rightly; 4 once the others are. */
export function firstOpenStep(values: DraftValues): StepNumber {
  return ([1, 2, 3] as const).find((step) => checkStep(step, values).status !== "success") ?? 4;
}

const operatingHours = z.array(
  z.object({ day: z.string(), fromTime: z.string(), toTime: z.string(), isOpen: z.boolean() }),
);

/**
 * [WIZ-18, WIZ-19] The text fields of the submission out of values whose steps 1 to 3 are right.
 * @throws when they are not
 */
export function fieldsToSend(values: DraftValues): Record<string, string> {
  const steps = [1, 2, 3] as const;
  const checked = steps.map((step) => {
    const submission = checkStep(step, values);
    if (submission.status !== "success") throw new Error(`Step ${step} is not filled in rightly.`);
    return submission.value;
  });
  const all = Object.assign({}, ...checked);
  const hours = operatingHours.parse(all.operatingHours).map(({ day, fromTime, toTime, isOpen }) => ({
    day,
    from_time: fromTime,
    to_time: toTime,
    is_open: isOpen,
  }));
  const sent = Object.entries(wireFields).map(([name, { key }]) => {
    const value: unknown = key === "operatingHours" ? JSON.stringify(hours) : all[key];
    return [name, value === undefined ? "" : String(value)] as const;
  });
  return Object.fromEntries(sent.filter(([, value]) => value !== ""));
}
