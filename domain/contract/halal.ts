import * as z from "zod";
import { certificateScopes, certificateStates, noSuchDay, verificationMethods } from "@domain/halal/certificate";
import { concernKinds, concernOutcomes, concernStates } from "@domain/halal/concern";
import { animals, profileChoices } from "@domain/halal/profile";
import { halalFilters, halalStates } from "@domain/halal/status";
import { dataResponse, happenedAt, id, listResponse, timestamp } from "./primitives";

/** Extended: halal claims with evidence. Days are "2027-01-11", in the place's time zone. */

const day = z.string().max(10);

const profile = z.object({
  level: z.enum(profileChoices.level).nullable(),
  slaughter: z.enum(profileChoices.slaughter).nullable(),
  stunning: z.enum(profileChoices.stunning).nullable(),
  alcohol: z.enum(profileChoices.alcohol).nullable(),
  pork: z.enum(profileChoices.pork).nullable(),
  fryers: z.enum(profileChoices.fryers).nullable(),
});

/** The claim a place may make today, in lists and on its page, with the facts its text needs. */
export const halalSummary = z.object({
  state: z.enum(halalStates),
  level: profile.shape.level,
  slaughter: profile.shape.slaughter,
  alcohol: profile.shape.alcohol,
  certifier: z.string().nullable(),
  /** The expiry of the underlying certificate. */
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
  /** The URL for looking up a number; `{number}` is its placeholder. */
  lookup_url: z.string().nullable(),
  phone: z.string().nullable(),
  logo: z.string().nullable(),
  /** Whether new certificates may name it. */
  is_active: z.boolean(),
  /** How many certificates name it. */
  certificates: z.number().int(),
  version: z.number().int(),
});
export type Certifier = z.infer<typeof certifier>;

/** The public part of a certificate. */
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

/** A place's evidence as the public sees it. */
const halalView = z.object({
  restaurant_id: id,
  name: z.string(),
  address: z.string(),
  time_zone: z.string(),
  state: z.enum(halalStates),
  profile,
  /** When the owner made the current declaration. */
  declared_at: happenedAt.nullable(),
  /** For the kitchen: the certificate that is valid now, or the last that was. */
  certificate: shownCertificate.nullable(),
  /** Verified certificates of suppliers and products. */
  other_certificates: z.array(shownCertificate),
  suppliers: z.array(supplier),
  /** Latest first. */
  history: z.array(historyLine),
  /** Since when a concern is under review. */
  concern_since: happenedAt.nullable(),
  /** How many dishes on the menu are not covered by the certificate, according to the owner. */
  uncovered_dishes: z.number().int(),
  /** For the poster, which exists only while the place is certified and listed. */
  code: z.string().nullable(),
});
export type HalalView = z.infer<typeof halalView>;
export const halalResponse = dataResponse(halalView);

/** A certificate as its owner and administrators see it. */
const ownCertificate = shownCertificate.extend({
  certifier_id: id.nullable(),
  /** For a certifier that is not in the directory, as typed; its website is in `website`. */
  certifier_country: z.string().nullable(),
  supplier_id: id.nullable(),
  holder: z.string(),
  address: z.string(),
  is_public: z.boolean(),
  sent_at: happenedAt,
  sent_by: z.string().nullable(),
  decided_by: z.string().nullable(),
  /** The reason for a refusal or a revocation. */
  reason: z.string().nullable(),
  /** An administrator's question that the owner has not answered yet. */
  question: z.string().nullable(),
  /** The values as typed, if an administrator corrected them. */
  typed: z.record(z.string(), z.string()),
  /** Fields that differ from the data of the business. */
  differences: z.array(z.enum(["holder", "address"])),
  version: z.number().int(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const concern = z.object({
  id,
  kind: z.enum(concernKinds),
  text: z.string(),
  state: z.enum(concernStates),
  /** For administrators only: who reported it, and whether there is a photo. */
  email: z.string().nullable(),
  has_photo: z.boolean(),
  outcome: z.string().nullable(),
  reported_at: happenedAt,
  answered_at: happenedAt.nullable(),
});

/** [HALAL-4, HALAL-8] For administrators, a document of the place: a photo of the certificate, or an invoice. */
const paper = z.object({
  id,
  what: z.enum(["photo", "invoice"]),
  name: z.string(),
  content_type: z.string(),
  /** For an invoice, while the place buys from this supplier. */
  supplier: z.string().nullable(),
});

/** All the evidence of a place, for its owner and administrators. */
const halalEvidence = z.object({
  view: halalView,
  legal_name: z.string().nullable(),
  declared_by: z.string().nullable(),
  /** When an administrator reviewed the current declaration. */
  reviewed_at: happenedAt.nullable(),
  /** An administrator's question about the declaration that the owner has not answered yet by signing again. */
  question: z.string().nullable(),
  /** Why the last declaration was refused; null once another is signed. */
  refusal: z.string().nullable(),
  certificates: z.array(ownCertificate),
  concerns: z.array(concern),
  papers: z.array(paper),
  /** [HALAL-8] Another administrator who opened the same subject within the last half hour. */
  looker: z.object({ name: z.string(), at: happenedAt }).nullable(),
  /** Sent back with the next declaration or, by administrators, the next review, either of which only its own kind outdates. */
  version: z.number().int(),
  /** Whether customers can see the place: it is approved and not suspended. Null where the host does not say. */
  is_listed: z.boolean().nullable(),
});
/** The subject an administrator has opened: a certificate, a concern, or the place's declaration by the place's id. */
export const evidenceQuery = z.object({ subject: z.guid().optional() });
export type HalalEvidence = z.infer<typeof halalEvidence>;
export const halalEvidenceResponse = dataResponse(halalEvidence);
export const certifierList = listResponse(certifier);
export const certifierResponse = dataResponse(certifier);

const line = (min: number, missing: string, max: number) =>
  z.string({ error: missing }).trim().min(min, missing).max(max, `Please keep it to ${max} characters`);
const optionalLine = (max: number) => z.string().trim().max(max, `Please keep it to ${max} characters`).nullish();
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
  /** The address of a logo stored before; null removes it; unchanged if omitted. */
  logo: optionalLine(200),
  is_active: z.boolean().default(true),
  version: z.number().int().optional(),
});

const signature = line(2, "Please sign with your name", 120);

/** Null: not stated. Only the level is required; the owner signs whatever is stated. */
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

const isoDay = (missing: string) => z.iso.date({ error: ({ input }) => (input ? noSuchDay : missing) });

/** The fields of the certificate form, besides its `file`. */
export const certificateFields = z.object({
  certifier_id: z.guid().nullish(),
  certifier: line(2, "Please choose or enter the certifier", 120),
  number: line(1, "Please enter the certificate number", 60),
  scope: z.enum(certificateScopes, "Please choose what it covers"),
  covers: optionalLine(300),
  not_covered: optionalLine(300),
  holder: line(2, "Please enter the holder as shown on the certificate", 160),
  address: line(3, "Please enter the address as shown on the certificate", 200),
  issued_on: isoDay("Please enter the day it was issued"),
  expires_on: isoDay("Please enter the day it ends"),
  supplier_id: z.guid().nullish(),
  is_public: z.boolean().default(false),
});

export const concernRequest = z.object({
  kind: z.enum(concernKinds, "Please choose what it is about"),
  text: line(10, "Please tell us what you saw, in a sentence or two", 2000),
  email: z.email("Please enter a valid email").max(254).nullish(),
});
export const concernResponse = z.object({
  outcome: z.enum(concernOutcomes, "Please choose the outcome"),
  text: line(3, "Please describe the outcome", 500),
});

/** [HALAL-11] The customer's list filters; an empty list removes them. */
export const halalFiltersRequest = z.object({ filters: z.array(z.enum(halalFilters)).max(halalFilters.length) });
export const halalFiltersResponse = dataResponse(halalFiltersRequest);
export const queueKinds = ["new", "expiring", "expired", "reported"] as const;
export const queueQuery = z.object({ kind: z.enum(queueKinds).default("new") });

/** [HALAL-8] A row of the administrators' queue. */
const queued = z.object({
  what: z.enum(["certificate", "declaration", "concern"]),
  /** The id of the certificate or concern; for a declaration, of the place. */
  id,
  restaurant_id: id,
  name: z.string(),
  picture: z.string().nullable(),
  /** Approved places are listed; others are applicants. */
  is_listed: z.boolean(),
  scope: z.enum(certificateScopes).nullable(),
  /** When it was received. */
  since: happenedAt,
  expires_on: day.nullable(),
  /** Its owner has a question about it that is not answered yet. */
  is_asked: z.boolean(),
  /** Another administrator who has it open. */
  looker: z.string().nullable(),
});
export const halalQueue = z.object({
  success: z.literal(true),
  data: z.object({
    /** [HALAL-9] Whether places are unlisted 30 days after their certificate expired. */
    unlists_expired: z.boolean(),
    counts: z.object({ new: z.number(), expiring: z.number(), expired: z.number(), reported: z.number() }),
    data: z.array(queued),
  }),
});
export type HalalQueue = z.infer<typeof halalQueue>["data"];

export const unlistingRequest = z.object({ unlists_expired: z.boolean() });
export const halalCodeParams = z.object({ code: z.string().max(20) });
