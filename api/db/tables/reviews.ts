import type { Generated } from "kysely";
import type { CreatedAt, Nullable } from "./columns";

export interface ReviewsTable {
  id: Generated<string>;
  restaurant_id: string;
  order_id: Nullable<string>;
  user_id: Nullable<string>;
  customer_name: string;
  rating: number;
  comment: Nullable<string>;
  created_at: CreatedAt;
  /** The restaurant's public answer. */
  answer: Nullable<string>;
  answered_at: Nullable<Date>;
  answered_by: Nullable<string>;
  /** Counts the answer's changes; 0: there is none. */
  answer_version: Generated<number>;
  /** When the restaurant reported it to the platform, and the decision. */
  reported_at: Nullable<Date>;
  reported_by: Nullable<string>;
  report_reason: Nullable<string>;
  report_note: Nullable<string>;
  decided_at: Nullable<Date>;
  decided_by: Nullable<string>;
  hidden_at: Nullable<Date>;
  /** When its author deleted it after it was hidden: kept without words, so that the order is not reviewed anew. */
  withdrawn_at: Nullable<Date>;
  /** Counts its author's changes. */
  version: Generated<number>;
}
