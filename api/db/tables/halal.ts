import type { Generated, GeneratedAlways } from "kysely";
import type { CertificateScope, CertificateState } from "@domain/halal/certificate";
import type { ConcernKind, ConcernOutcome } from "@domain/halal/concern";
import type { HalalProfile } from "@domain/halal/profile";
import type { JsonDefault, Nullable } from "./columns";

export interface CertifiersTable {
  id: Generated<string>;
  name: string;
  short_name: string;
  country: string;
  website: Nullable<string>;
  lookup_url: Nullable<string>;
  phone: Nullable<string>;
  /** [HALAL-3] The address of its picture. */
  logo: Nullable<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Date;
  updated_by: Nullable<string>;
}

type Answer<Question extends keyof HalalProfile> = Nullable<NonNullable<HalalProfile[Question]>>;

/** The owner's declaration; null: not stated. */
export interface HalalProfilesTable {
  restaurant_id: string;
  level: Answer<"level">;
  slaughter: Answer<"slaughter">;
  stunning: Answer<"stunning">;
  alcohol: Answer<"alcohol">;
  pork: Answer<"pork">;
  fryers: Answer<"fryers">;
  signed_name: Nullable<string>;
  declared_by: Nullable<string>;
  /** When the current declaration, including its suppliers, was signed. */
  declared_at: Nullable<Date>;
  reviewed_by: Nullable<string>;
  reviewed_at: Nullable<Date>;
  /** What an administrator asked about the current declaration. */
  question: Nullable<string>;
  /** Why the last declaration was refused, which then counts as not signed; null once it is signed again. */
  refusal: Nullable<string>;
  refused_at: Nullable<Date>;
  refused_by: Nullable<string>;
  code: Nullable<string>;
  version: Generated<number>;
}

export interface HalalSuppliersTable {
  id: Generated<string>;
  restaurant_id: string;
  name: string;
  town: Nullable<string>;
  animals: string[];
  certifier: Nullable<string>;
  added_at: Date;
  removed_at: Nullable<Date>;
}

export interface HalalCertificatesTable {
  id: Generated<string>;
  restaurant_id: string;
  certifier_id: Nullable<string>;
  supplier_id: Nullable<string>;
  certifier: string;
  /** For a certifier that is not in the directory, as typed. */
  certifier_country: Nullable<string>;
  certifier_website: Nullable<string>;
  number: string;
  scope: CertificateScope;
  covers: Nullable<string>;
  not_covered: Nullable<string>;
  holder: string;
  address: string;
  /** Days in the place's time zone, as YYYY-MM-DD. */
  issued_on: string;
  expires_on: string;
  file_id: string;
  file_name: string;
  is_public: boolean;
  state: Generated<CertificateState>;
  sent_at: Date;
  sent_by: Nullable<string>;
  /** An administrator's question, until the owner sends another certificate. */
  question: Nullable<string>;
  decided_at: Nullable<Date>;
  decided_by: Nullable<string>;
  checked_by: Generated<string[]>;
  check_note: Nullable<string>;
  reason: Nullable<string>;
  /** The typed values of corrected fields. */
  typed: JsonDefault<Record<string, string>>;
  /** The threshold of the last reminder, in days before it expires; 0: the expiry was announced. */
  reminded_at_days: Nullable<number>;
  version: Generated<number>;
}

export interface HalalConcernsTable {
  id: Generated<string>;
  restaurant_id: string;
  kind: ConcernKind;
  text: string;
  email: Nullable<string>;
  /** A photo. */
  file_id: Nullable<string>;
  state: Generated<"open" | ConcernOutcome>;
  outcome: Nullable<string>;
  reported_at: Date;
  answered_at: Nullable<Date>;
  answered_by: Nullable<string>;
}

/**
 * [HALAL-8] What each administrator opened last: a certificate, a concern, or a place's declaration by the place's id.
 */
export interface HalalLooksTable {
  subject_id: string;
  user_id: string;
  at: Date;
}

/** Append-only. */
export interface HalalHistoryTable {
  id: GeneratedAlways<number>;
  restaurant_id: string;
  what: string;
  at: Date;
  note: Nullable<string>;
  actor_id: Nullable<string>;
  certificate_id: Nullable<string>;
}
