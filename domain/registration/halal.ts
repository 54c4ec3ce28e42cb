import * as z from "zod";
import { dayMs } from "@domain/duration";
import { certificateDatesProblem, noSuchDay } from "@domain/halal/certificate";
import { type Animal, animals, type HalalProfile, profileChoices, profileQuestions } from "@domain/halal/profile";
import type { LocalDate } from "@domain/local-time";
import { findInvoiceKind, invoiceSlots } from "./uploads";

/**
 * [HALAL-4] Validation of the halal part of the registration, for form, action and host, with the form's keys: the profile, and a
 * certificate or a signed declaration. Fields of the option that was not chosen are ignored.
 */

const evidenceWays = ["certificate", "declaration"] as const;
type EvidenceWay = (typeof evidenceWays)[number];

const text = (max: number) => z.string().trim().max(max, `Please keep it to ${max} characters`).optional();

const suppliers = z
  .array(
    z.object({
      /** Which upload its invoice comes by. */
      slot: z.string().optional(),
      name: text(120),
      animals: z.array(z.string()).max(animals.length).default([]),
      certifier: text(120),
    }),
  )
  .max(invoiceSlots.length, `You can name up to ${invoiceSlots.length} suppliers here, and more in Settings`)
  .default([]);

const fields = z.object({
  level: text(40),
  slaughter: text(40),
  stunning: text(40),
  alcohol: text(40),
  pork: text(40),
  fryers: text(40),
  evidence: text(40),
  certifier: text(120),
  certifierCountry: text(60),
  certifierWebsite: text(300),
  certificateNumber: text(60),
  validFrom: text(40),
  validUntil: text(40),
  /** Beside a certificate the statement may be signed now or later. */
  statedBy: text(120),
  signedName: text(120),
  signedOn: text(40),
  suppliers,
});
type HalalAnswers = z.output<typeof fields>;
type Supplier = HalalAnswers["suppliers"][number];
export type HalalProblem = { path: (string | number)[]; message: string };

const isOneOf = <Choice extends string>(choices: readonly Choice[], value: string | undefined): value is Choice =>
  choices.some((choice) => choice === value);
const isDay = (value: string | undefined) => z.iso.date().safeParse(value).success;
const isWebAddress = (value: string) => z.url({ protocol: /^https?$/ }).safeParse(value).success;
const isBlank = ({ name, animals: meat, certifier }: Supplier) => !name && !certifier && meat.length === 0;

/** Problems that need neither today's date nor the files. */
function listProblems(answers: HalalAnswers): HalalProblem[] {
  const problems: HalalProblem[] = [];
  const need = (isRight: unknown, path: HalalProblem["path"], message: string) => {
    if (!isRight) problems.push({ path, message });
  };
  const needDay = (field: "validFrom" | "validUntil" | "signedOn", missing: string) =>
    need(isDay(answers[field]), [field], answers[field] ? noSuchDay : missing);
  need(isOneOf(profileChoices.level, answers.level), ["level"], "Please choose what you serve");
  for (const question of profileQuestions.slice(1))
    need(
      !answers[question] || isOneOf(profileChoices[question], answers[question]),
      [question],
      "Please choose an answer",
    );
  need(isOneOf(evidenceWays, answers.evidence), ["evidence"], "Please choose how we can check it");
  if (answers.evidence === "certificate") {
    need((answers.certifier?.length ?? 0) > 1, ["certifier"], "Please choose or enter the certifier");
    const website = answers.certifierWebsite;
    need(!website || isWebAddress(website), ["certifierWebsite"], "Please enter an address that begins with https://");
    need(answers.certificateNumber, ["certificateNumber"], "Please enter the certificate number");
    needDay("validFrom", "Please enter the day it was issued");
    needDay("validUntil", "Please enter the day it ends");
    need(answers.statedBy?.length !== 1, ["statedBy"], "Please sign with your name");
  }
  if (answers.evidence === "declaration") {
    need((answers.signedName?.length ?? 0) > 1, ["signedName"], "Please sign with your name");
    needDay("signedOn", "Please enter the day on which you sign");
    const isMeatless = answers.level === "vegetarian_seafood" || answers.suppliers.some((one) => !isBlank(one));
    need(isMeatless, ["suppliers"], "Please add your meat suppliers, each with an invoice");
  }
  answers.suppliers.forEach((supplier, index) => {
    if (isBlank(supplier)) return;
    need((supplier.name?.length ?? 0) > 1, ["suppliers", index, "name"], "Please enter the supplier's name");
    const meat = supplier.animals.length > 0 && supplier.animals.every((animal) => isOneOf(animals, animal));
    need(meat, ["suppliers", index, "animals"], "Please choose what meat comes from there");
  });
  const slots = answers.suppliers.map(({ slot }, index) => slot ?? String(index));
  const areApart = new Set(slots).size === slots.length && slots.every((slot) => isOneOf(invoiceSlots, slot));
  need(areApart, ["suppliers"], "Please add your suppliers again");
  return problems;
}

/** The part as a form gives it. */
export const halalStep = fields.superRefine((answers, context) => {
  for (const { path, message } of listProblems(answers)) context.addIssue({ code: "custom", path, message });
});

/** The validated part. */
export interface HalalPart {
  profile: HalalProfile;
  certificate: {
    certifier: string;
    country: string | null;
    website: string | null;
    number: string;
    issuedOn: LocalDate;
    expiresOn: LocalDate;
  } | null;
  /** Who signed the statement, and on which day, as typed; null: not signed. */
  signature: { name: string; on: LocalDate | null } | null;
  suppliers: { slot: string; name: string; animals: Animal[]; certifier: string | null }[];
}

/** @throws where something is wrong with it */
export function parseHalalPart(value: unknown): HalalPart {
  const answers = halalStep.parse(value);
  const profile = Object.fromEntries(profileQuestions.map((question) => [question, answers[question] || null]));
  const way = z.enum(evidenceWays).parse(answers.evidence);
  return {
    profile: profileSchema.parse(profile),
    certificate:
      way === "certificate"
        ? {
            certifier: answers.certifier ?? "",
            country: answers.certifierCountry || null,
            website: answers.certifierWebsite || null,
            number: answers.certificateNumber ?? "",
            issuedOn: answers.validFrom ?? "",
            expiresOn: answers.validUntil ?? "",
          }
        : null,
    signature: toSignature(answers, way),
    suppliers: answers.suppliers.flatMap((supplier, index) =>
      isBlank(supplier)
        ? []
        : [
            {
              slot: supplier.slot ?? String(index),
              name: supplier.name ?? "",
              animals: animals.filter((animal) => supplier.animals.includes(animal)),
              certifier: supplier.certifier || null,
            },
          ],
    ),
  };
}

function toSignature(answers: HalalAnswers, way: EvidenceWay): HalalPart["signature"] {
  if (way === "declaration") return { name: answers.signedName ?? "", on: answers.signedOn ?? "" };
  return answers.statedBy ? { name: answers.statedBy, on: null } : null;
}

const profileSchema = z.object({
  level: z.enum(profileChoices.level).nullable(),
  slaughter: z.enum(profileChoices.slaughter).nullable(),
  stunning: z.enum(profileChoices.stunning).nullable(),
  alcohol: z.enum(profileChoices.alcohol).nullable(),
  pork: z.enum(profileChoices.pork).nullable(),
  fryers: z.enum(profileChoices.fryers).nullable(),
});

/** The signature's date must be recent. */
const signedWithinDays = 30;

/** Problems with the dates on a day in the restaurant's time zone, by the form's field. */
export function dayProblems({ certificate, signature }: HalalPart, today: LocalDate): Record<string, string> {
  const wrong: Record<string, string> = {};
  if (certificate) {
    const refusal = certificateDatesProblem(certificate, today);
    if (refusal) wrong[refusal.field === "issued_on" ? "validFrom" : "validUntil"] = refusal.message;
  }
  if (signature?.on) {
    const age = (Date.parse(today) - Date.parse(signature.on)) / dayMs;
    if (age < 0) wrong.signedOn = "This day is still to come. Please check it.";
    else if (age > signedWithinDays) wrong.signedOn = "This was signed long ago. Please sign it today.";
  }
  return wrong;
}

/** The papers that are missing, by their upload; `there` holds the fields of those that were sent. */
export function listMissingDocuments({ certificate, suppliers: all }: HalalPart, there: ReadonlySet<string>) {
  if (certificate)
    return there.has("halal_certificate") || there.has("halal_photo")
      ? {}
      : { halal_certificate: "Please add the certificate: a PDF, a photo or a scan" };
  const without = all.filter(({ slot }) => !there.has(findInvoiceKind(slot) ?? ""));
  return Object.fromEntries(
    without.map(({ slot, name }) => [findInvoiceKind(slot), `Please add an invoice of ${name}`]),
  );
}

/** The fields as they travel with `POST /restaurants/agent`, by key of the form; `halal_suppliers` is JSON. */
export const halalWireNames: Record<keyof HalalAnswers, string> = {
  level: "halal_level",
  slaughter: "halal_slaughter",
  stunning: "halal_stunning",
  alcohol: "halal_alcohol",
  pork: "halal_pork",
  fryers: "halal_fryers",
  evidence: "halal_evidence",
  certifier: "halal_certifier",
  certifierCountry: "halal_certifier_country",
  certifierWebsite: "halal_certifier_website",
  certificateNumber: "halal_number",
  validFrom: "halal_valid_from",
  validUntil: "halal_valid_until",
  statedBy: "halal_stated_by",
  signedName: "halal_signed_name",
  signedOn: "halal_signed_on",
  suppliers: "halal_suppliers",
};
