import type { Generated } from "kysely";
import type { Nullable } from "./columns";

/** [FIND-5] A person waiting for the first place that delivers to a ZIP code; deleted when notified. */
export interface DemandTable {
  id: Generated<string>;
  zip_code: string;
  email: string;
  token_hash: string;
  created_at: Date;
}

export interface DemandZipCodesTable {
  zip_code: string;
  latitude: Nullable<number>;
  longitude: Nullable<number>;
  point: Nullable<string>;
  /** In total, notified or not. */
  asked: number;
  last_at: Date;
}
