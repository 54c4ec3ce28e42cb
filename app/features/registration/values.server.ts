import { parseWithZod } from "@conform-to/zod/v4";
import * as z from "zod";
import type { DraftValues } from "@domain/contract/administration/registration";
import { defaultTimeZone, localDate } from "@domain/local-time";
import {
  dayProblems,
  type HalalPart,
  halalStep,
  halalWireNames,
  listMissingDocuments,
  parseHalalPart,
} from "@domain/registration/halal";
import { findUsState } from "@domain/registration/options";
import { agentStep, bankingStep } from "@domain/registration/steps";
import { checkedBusinessStep, checkedContactStep, wireFields } from "@domain/registration/wire-fields";
import { type Step, listSteps } from "./steps";

export const stepSchemas = {
  1: checkedBusinessStep,
  2: checkedContactStep,
  halal: halalStep,
  3: bankingStep,
  4: agentStep,
} as const;

/** Never sent back to a browser. */
export const secretFields = ["password", "agentPassword"];

/**
 * The values of a step's form to store, valid or not: missing ones are removed, and a stored password stays until there
 * is a new valid one.
 */
export function toDraftValues(step: Step, payload: Record<string, unknown>): DraftValues {
  const entries = Object.keys(stepSchemas[step].shape)
    // The agent's password is asked for again rather than stored.
    .filter((key) => key !== "agentPassword" && (key !== "password" || isPassword(payload[key])))
    .map((key) => [key, z.json().safeParse(payload[key]).data ?? null] as const);
  return Object.fromEntries(entries);
}

const isPassword = (value: unknown) => checkedContactStep.shape.password.safeParse(value).success;

/** Stored values as FormData, with names such as `operatingHours[0].day`. */
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

/** Validates the stored values of one step as its form would. */
export function checkStep(step: Step, values: DraftValues) {
  const keys = Object.keys(stepSchemas[step].shape);
  const own = Object.fromEntries(Object.entries(values).filter(([key]) => keys.includes(key)));
  return parseWithZod<z.ZodType<Record<string, unknown>>>(asForm(own), { schema: stepSchemas[step] });
}

interface Filled {
  values: DraftValues;
  files: readonly { field: string }[];
}

/** The first incomplete step; 4 once the others are complete. */
export function firstOpenStep(filled: Filled, asksHalal: boolean): Step {
  const isRight = (step: Step) => {
    const { status } = checkStep(step, filled.values);
    if (status !== "success" || step !== "halal") return status === "success";
    const { days, papers } = halalProblems(filled);
    return Object.keys({ ...days, ...papers }).length === 0;
  };
  return listSteps(asksHalal).find((step) => step !== 4 && !isRight(step)) ?? 4;
}

/** Today in the time zone of the restaurant being registered. */
export const todayAt = (values: DraftValues): string =>
  localDate(new Date(), findUsState(String(values.state ?? ""))?.timeZone ?? defaultTimeZone);

/** [HALAL-4] Problems with dates and documents of a halal part whose fields are valid. */
export function halalProblems({ values, files }: Filled) {
  const part = readHalalPart(values);
  const there = new Set(files.map(({ field }) => field));
  return { part, days: dayProblems(part, todayAt(values)), papers: listMissingDocuments(part, there) };
}

function readHalalPart(values: DraftValues): HalalPart {
  const submission = checkStep("halal", values);
  return parseHalalPart(submission.status === "success" ? submission.value : values);
}

const operatingHours = z.array(
  z.object({ day: z.string(), fromTime: z.string(), toTime: z.string(), isOpen: z.boolean() }),
);

/**
 * [WIZ-18, WIZ-19, HALAL-4] The submission's text fields, from values whose steps 1 to 3 are valid.
 * @throws when they are not
 */
export function fieldsToSend(values: DraftValues, asksHalal: boolean): Record<string, string> {
  const checked = ([1, 2, 3] as const).map((step) => {
    const submission = checkStep(step, values);
    if (submission.status !== "success") throw new Error(`Step ${step} is not filled in correctly.`);
    return submission.value;
  });
  const all = Object.assign({}, ...checked);
  const hours = operatingHours.parse(all.operatingHours).map(({ day, fromTime, toTime, isOpen }) => ({
    day,
    from_time: fromTime,
    to_time: toTime,
    is_open: isOpen,
  }));
  const entries = Object.entries(wireFields).map(([name, { key }]) => {
    const value: unknown = key === "operatingHours" ? JSON.stringify(hours) : all[key];
    return [name, value === undefined ? "" : String(value)] as const;
  });
  const halal = asksHalal ? halalFields(values) : [];
  return Object.fromEntries([...entries, ...halal].filter(([, value]) => value !== ""));
}

const withoutNull = ({ certifier, ...supplier }: HalalPart["suppliers"][number]) =>
  certifier === null ? supplier : { ...supplier, certifier };

/** Only the fields of the chosen kind of evidence are sent. */
function halalFields(values: DraftValues): (readonly [string, string])[] {
  const { profile, certificate, signature, suppliers } = readHalalPart(values);
  const wireValues: Partial<Record<keyof typeof halalWireNames, string | null>> = {
    ...profile,
    evidence: certificate ? "certificate" : "declaration",
    certifier: certificate?.certifier,
    certifierCountry: certificate?.country,
    certifierWebsite: certificate?.website,
    certificateNumber: certificate?.number,
    validFrom: certificate?.issuedOn,
    validUntil: certificate?.expiresOn,
    ...(certificate ? { statedBy: signature?.name } : { signedName: signature?.name, signedOn: signature?.on }),
    suppliers: suppliers.length > 0 ? JSON.stringify(suppliers.map(withoutNull)) : null,
  };
  return Object.entries(halalWireNames).map(([key, name]) => [
    name,
    Object.entries(wireValues).find(([one]) => one === key)?.[1] ?? "",
  ]);
}
