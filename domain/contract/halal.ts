import * as z from "zod";
import { certificateScopes, certificateStates, certificateSteps, verificationMethods } from "@domain/halal/certificate";
import { concernKinds, concernOutcomes, concernStates } from "@domain/halal/concern";
import { animals, profileChoices } from "@domain/halal/profile";
import { halalFilters, halalStates } from "@domain/halal/status";
import { dataResponse, happenedAt, id, listResponse, timestamp } from "./primitives";

/** Extended: halal by evidence. Days are "2027-01-11", by the place's calendar. */

const day = z.string().max(10);

const profile = z.object({
  level: z.enum(profileChoices.level).nullable(),
  slaughter: z.enum(profileChoices.slaughter).nullable(),
  stunning: z.enum(profileChoices.stunning).nullable(),
  alcohol: z.enum(profileChoices.alcohol).nullable(),
  pork: z.enum(profileChoices.pork).nullable(),
  fryers: z.enum(profileChoices.fryers).nullable(),
});

/** What may be said of a place today, in lists and on its page: with the facts that its words need. */
export const halalSummary = z.object({
  state: z.enum(halalStates),
  level: profile.shape.level,
  slaughter: profile.shape.slaughter,
  alcohol: profile.shape.alcohol,
  certifier: z.string().nullable(),
  /** Of the certificate it rests on. */
  expires_on: day.nullable(),
  checked_on: day.nullable(),
});

const supplier = z.object({
  id,
  name: z.string(),
  town: z.string().nullable(),
  animals: z.array(z.enum(animals)),
  certifier: z.string().nullable(),
});

const certifier = z.object({
  id,
  name: z.string(),
  short_name: z.string(),
  country: z.string(),
  website: z.string().nullable(),
  /** Where a number can be looked up; `{number}` stands for it. */
  lookup_url: z.string().nullable(),
  phone: z.string().nullable(),
  logo: z.string().nullable(),
  /** Whether new certificates may name it. */
  is_active: z.boolean(),
  /** Of certificates that name it. */
  certificates: z.number().int(),
  version: z.number().int(),
});
export type Certifier = z.infer<typeof certifier>;

/** What everyone may read of a certificate. */
const shownCertificate = z.object({
  id,
  certifier: z.string(),
  certifier_logo: z.string().nullable(),
  website: z.string().nullable(),
  lookup_url: z.string().nullable(),
  phone: z.string().nullable(),
  number: z.string(),
  scope: z.enum(certificateScopes),
  covers: z.string().nullable(),
  not_covered: z.string().nullable(),
  issued_on: day,
  expires_on: day,
  state: z.enum([...certificateStates, "expired"]),
  checked_at: happenedAt.nullable(),
  checked_by: z.array(z.enum(verificationMethods)),
  check_note: z.string().nullable(),
  /** Null unless the owner lets customers see it. */
  file: z
    .object({ name: z.string(), content_type: z.string(), size: z.number().int(), added_at: timestamp })
    .nullable(),
});

const historyLine = z.object({ what: z.string(), at: happenedAt, note: z.string().nullable() });

/** A place's evidence as everyone may see it. */
const halalView = z.object({
  restaurant_id: id,
  name: z.string(),
  address: z.string(),
  time_zone: z.string(),
  state: z.enum(halalStates),
  profile,
  /** What its owner declares as it is now. */
  declared_at: happenedAt.nullable(),
  /** Of the kitchen: the one that counts, or the last that counted. */
  certificate: shownCertificate.nullable(),
  /** Of suppliers and products, verified. */
  other_certificates: z.array(shownCertificate),
  suppliers: z.array(supplier),
  /** Last first. */
  history: z.array(historyLine),
  /** Since when a concern is being looked into. */
  concern_since: happenedAt.nullable(),
  /** Of the dishes on its menu, those that its owner says are not on the certificate. */
  uncovered_dishes: z.number().int(),
  /** For the poster: a place has one as long as it is certified. */
  code: z.string().nullable(),
});
export type HalalView = z.infer<typeof halalView>;
export const halalResponse = dataResponse(halalView);

/** A certificate with all that its owner and administrators see. */
const ownCertificate = shownCertificate.extend({
  certifier_id: id.nullable(),
  /** Of one that the directory lacks, as it was typed; its website stands in `website`. */
  certifier_country: z.string().nullable(),
  supplier_id: id.nullable(),
  holder: z.string(),
  address: z.string(),
  is_public: z.boolean(),
  sent_at: happenedAt,
  sent_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** Of a refusal or a revocation. */
  reason: z.string().nullable(),
  /** What an administrator has asked the owner, and not got yet. */
  question: z.string().nullable(),
  /** As it was typed, where an administrator has corrected it. */
  typed: z.record(z.string(), z.string()),
  /** Where it differs from what is known of the business. */
  differences: z.array(z.enum(["holder", "address"])),
  version: z.number().int(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const concern = z.object({
  id,
  kind: z.enum(concernKinds),
  text: z.string(),
  state: z.enum(concernStates),
  /** Administrators alone: who reported it, and whether there is a photo. */
  email: z.string().nullable(),
  has_photo: z.boolean(),
  outcome: z.string().nullable(),
  reported_at: happenedAt,
  answered_at: happenedAt.nullable(),
});

/** [HALAL-4, HALAL-8] For administrators, a document of the place: a photo of the certificate, or a supplier's invoice. */
const paper = z.object({
  id,
  what: z.enum(["photo", "invoice"]),
  name: z.string(),
  content_type: z.string(),
  /** Of an invoice, as long as the place buys there. */
  supplier: z.string().nullable(),
});

/** All the evidence of a place, for those who keep it and administrators. */
const halalEvidence = z.object({
  view: halalView,
  legal_name: z.string().nullable(),
  declared_by: z.string().nullable(),
  /** When an administrator looked at the declaration as it is now. */
  reviewed_at: happenedAt.nullable(),
  certificates: z.array(ownCertificate),
  concerns: z.array(concern),
  papers: z.array(paper),
  /** [HALAL-8] Another administrator who opened the same thing within half an hour. */
  looker: z.object({ name: z.string(), at: happenedAt }).nullable(),
  version: z.number().int(),
});
/** What of it an administrator has opened: a certificate, a concern, or the place's statement by the place's id. */
export const evidenceQuery = z.object({ subject: z.guid().optional() });
export type HalalEvidence = z.infer<typeof halalEvidence>;
export const halalEvidenceResponse = dataResponse(halalEvidence);
export const certifierList = listResponse(certifier);
export const certifierResponse = dataResponse(certifier);

const line = (least: number, missing: string, most: number) =>
  z.string({ error: missing }).trim().min(least, missing).max(most, `Please keep it to ${most} characters`);
const optionalLine = (most: number) => z.string().trim().max(most, `Please keep it to ${most} characters`).nullish();
const webAddress = z
  .url({ protocol: /^https?$/, error: "Please enter a web address that begins with https://" })
  .max(300);

export const certifierRequest = z.object({
  name: line(2, "Please enter the certifier's name", 120),
  short_name: line(1, "Please enter a short name", 30),
  country: line(2, "Please enter the country", 60),
  website: webAddress.nullish(),
  lookup_url: webAddress.nullish(),
  phone: optionalLine(40),
  /** Kept before, by its address; null: none; left out it stays. */
  logo: optionalLine(200),
  is_active: z.boolean().default(true),
  version: z.number().int().optional(),
});

const signature = line(2, "Please sign with your name", 120);

/** Null: not stated. The level alone must be chosen, and what is stated is signed. */
export const declarationRequest = profile.extend({
  level: z.enum(profileChoices.level, "Please choose what is halal here"),
  signed_name: signature,
  version: z.number().int().optional(),
});

export const supplierRequest = z.object({
  name: line(2, "Please enter the supplier's name", 120),
  town: optionalLine(80),
  animals: z.array(z.enum(animals)).min(1, "Please choose what meat comes from there").max(animals.length),
  certifier: optionalLine(120),
  signed_name: signature,
});

const isoDay = (missing: string) => z.iso.date({ error: missing });

/** The fields of the form that a certificate is sent with, beside its `file`. */
export const certificateFields = z.object({
  certifier_id: z.guid().nullish(),
  certifier: line(2, "Please choose or enter the certifier", 120),
  number: line(1, "Please enter the certificate number", 60),
  scope: z.enum(certificateScopes, "Please choose what it covers"),
  covers: optionalLine(300),
  not_covered: optionalLine(300),
  holder: line(2, "Please enter the holder as it stands on the certificate", 160),
  address: line(3, "Please enter the address as it stands on the certificate", 200),
  issued_on: isoDay("Please enter the day it was issued"),
  expires_on: isoDay("Please enter the day it ends"),
  supplier_id: z.guid().nullish(),
  is_public: z.boolean().default(false),
});

const corrections = certificateFields.omit({ certifier_id: true, supplier_id: true, is_public: true }).partial();

/** An administrator's decision. What the paper says may be corrected; what was typed is kept beside it. */
export const certificateDecision = z
  .object({
    step: z.enum([...certificateSteps, "ask"]),
    version: z.number().int(),
    checked_by: z.array(z.enum(verificationMethods)).max(verificationMethods.length).default([]),
    note: optionalLine(500),
    corrections: corrections.optional(),
  })
  .superRefine(({ step, checked_by, note }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (step === "verify" && checked_by.length === 0) refuse("checked_by", "Please say how you checked it");
    if (step === "ask" && !note) refuse("note", "Please write what you need to know");
    if ((step === "refuse" || step === "revoke") && !note) refuse("note", "Please give the reason");
  });

export const declarationReview = z.object({ version: z.number().int() });

export const concernRequest = z.object({
  kind: z.enum(concernKinds, "Please choose what it is about"),
  text: line(10, "Please tell us what you saw, in a sentence or two", 2000),
  email: z.email("Please enter a valid email").max(254).nullish(),
});
export const concernResponse = z.object({
  outcome: z.enum(concernOutcomes, "Please choose what came of it"),
  text: line(3, "Please write what came of it", 500),
});

/** [HALAL-11] What the customer's lists are narrowed to; none: nothing is kept. */
export const halalFiltersRequest = z.object({ filters: z.array(z.enum(halalFilters)).max(halalFilters.length) });
export const halalFiltersResponse = dataResponse(halalFiltersRequest);
export const queueKinds = ["new", "expiring", "expired", "reported"] as const;
export const queueQuery = z.object({ kind: z.enum(queueKinds).default("new") });

/** [HALAL-8] A row of the administrators' queue. */
const queued = z.object({
  what: z.enum(["certificate", "declaration", "concern"]),
  /** Of the certificate or the concern; of a declaration the place's. */
  id,
  restaurant_id: id,
  name: z.string(),
  picture: z.string().nullable(),
  /** Approved places are on the market; others apply. */
  is_listed: z.boolean(),
  scope: z.enum(certificateScopes).nullable(),
  /** When it came. */
  since: happenedAt,
  expires_on: day.nullable(),
  /** Who else has it open. */
  looker: z.string().nullable(),
});
export const halalQueue = z.object({
  success: z.literal(true),
  data: z.object({
    /** [HALAL-9] Whether places are unlisted 30 days after their certificate ended. */
    unlists_expired: z.boolean(),
    counts: z.object({ new: z.number(), expiring: z.number(), expired: z.number(), reported: z.number() }),
    data: z.array(queued),
  }),
});
export type HalalQueue = z.infer<typeof halalQueue>["data"];

export const unlistingRequest = z.object({ unlists_expired: z.boolean() });
export const halalCodeParams = z.object({ code: z.string().max(20) });
