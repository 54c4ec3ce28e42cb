import * as z from "zod";
import { dataResponse, happenedAt, id } from "@domain/contract/primitives";
import { bankFields } from "@domain/registration/steps";
import { applicationParts } from "@domain/values/choices";
import { restaurantDocument } from "./registration";

/** What an application contains so far, for those who review it. Extended: a foreign host may omit all of it. */
export const application = z.object({
  email: z.boolean(),
  /** Whether an owner has confirmed their email address, which approval requires; true where there is no owner. */
  email_confirmed: z.boolean().nullable(),
  phone: z.boolean(),
  whatsapp: z.boolean(),
  terms: z.boolean(),
  /** Days of the week with opening hours. */
  open_days: z.number().int(),
  sales_tax_id: z.boolean(),
  /** Name, routing number and account number. */
  bank: z.boolean(),
  /** Whether the routing number passes its checksum; null without one. */
  routing_sound: z.boolean().nullable(),
  voided_check: z.boolean(),
  /** Its name as uploaded. */
  menu_file: z.string().nullable(),
  menu_items: z.number().int(),
  /** A logo or a banner image. */
  picture: z.boolean(),
  /** [HALAL-4] Evidence for the stated level: a certificate that was not refused, else a signed declaration. */
  halal: z.enum(["certificate", "declaration"]).nullable(),
  /** The sales agent who registered it; null: the business itself. */
  registered_by: z.string().nullable(),
  /** When it was last sent again, and what changed, as text. */
  sent_again_at: happenedAt.nullable(),
  sent_changes: z.array(z.string()).nullable(),
  /** Questions that the applicant has not answered yet. */
  open_requests: z.number().int().nullable(),
});

export type Application = z.infer<typeof application>;

export type ApplicationPart = (typeof applicationParts)[number];

export const applicationRequest = z.object({
  id,
  part: z.enum(applicationParts),
  text: z.string(),
  asked_at: happenedAt,
  answer: z.string().nullable(),
  answered_at: happenedAt.nullable(),
});

/** What happened to an application: registered, asked, sent-again, rejected, approved, suspended, resumed. */
export const applicationStep = z.object({ what: z.string(), at: happenedAt, note: z.string().nullable() });

/** Extended. An application as shown to its owner, its sales agent and administrators. Bank numbers are masked. */
export const ownApplication = z.object({
  id,
  name: z.string(),
  picture: z.string().nullable(),
  status: z.string(),
  /** The reason for a rejection or suspension. */
  reason: z.string().nullable(),
  time_zone: z.string().nullable(),
  sent_at: happenedAt,
  parts: application,
  bank: z.object({ name: z.string(), routing_number: z.string(), account_number: z.string() }).nullable(),
  documents: z.array(restaurantDocument),
  requests: z.array(applicationRequest),
  /** Changes since it was last sent, as text. */
  changes: z.array(z.string()),
  steps: z.array(applicationStep),
  owner: z.string().nullable(),
});
export const ownApplicationResponse = dataResponse(ownApplication);

const words = (min: number, missing: string, max: number) =>
  z.string({ error: missing }).trim().min(min, missing).max(max, `Please keep it to ${max} characters`);

/** An administrator's question. */
export const applicationQuestionRequest = z.object({
  part: z.enum(applicationParts, "Choose what you need"),
  text: words(3, "Please say what is missing, and what you would accept", 500),
});
export const applicationAnswerRequest = z.object({ answer: words(1, "Please write an answer", 1000) });
/** All three are required: bank details are entered or changed as a whole. */
export const bankRequest = z.object({
  bank_name: bankFields.bankName.unwrap(),
  routing_number: bankFields.routingNumber.unwrap(),
  account_number: bankFields.accountNumber.unwrap(),
});
export const resubmitRequest = z.object({
  message: z.string().trim().max(1000, "Please keep it to 1000 characters").nullish(),
});

export type OwnApplication = z.infer<typeof ownApplication>;
