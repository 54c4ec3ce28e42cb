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
  /** [HALAL-3] Its picture's address. */
  logo: Nullable<string>;
  is_active: Generated<boolean>;
  version: Generated<number>;
  updated_at: Date;
  updated_by: Nullable<string>;
}

type Answer<Question extends keyof HalalProfile> = Nullable<NonNullable<HalalProfile[Question]>>;

/** What an owner declares; null: not stated. */
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
  /** When it was signed as it is now, suppliers among it. */
  declared_at: Nullable<Date>;
  reviewed_by: Nullable<string>;
  reviewed_at: Nullable<Date>;
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
  /** Of one that the directory lacks, as it was typed. */
  certifier_country: Nullable<string>;
  certifier_website: Nullable<string>;
  number: string;
  scope: CertificateScope;
  covers: Nullable<string>;
  not_covered: Nullable<string>;
  holder: string;
  address: string;
  /** Days of the place, as YYYY-MM-DD. */
  issued_on: string;
  expires_on: string;
  file_id: string;
  file_name: string;
  is_public: boolean;
  state: Generated<CertificateState>;
  sent_at: Date;
  sent_by: Nullable<string>;
  /** What an administrator wants to know, until the owner sends another. */
  question: Nullable<string>;
  decided_at: Nullable<Date>;
  decided_by: Nullable<string>;
  checked_by: Generated<string[]>;
  check_note: Nullable<string>;
  reason: Nullable<string>;
  /** What was typed, by field, where it was corrected. */
  typed: JsonDefault<Record<string, string>>;
  /** Days before its end of the last reminder; 0: that it has ended was told. */
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

/** [HALAL-8] Which administrator opened what last: a certificate, a concern, or a place's statement by its id. */
export interface HalalLooksTable {
  subject_id: string;
  user_id: string;
  at: Date;
}

/** Lines are only ever added. */
export interface HalalHistoryTable {
  id: GeneratedAlways<number>;
  restaurant_id: string;
  what: string;
  at: Date;
  note: Nullable<string>;
  actor_id: Nullable<string>;
  certificate_id: Nullable<string>;
}
