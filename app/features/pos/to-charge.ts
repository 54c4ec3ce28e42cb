import type { Quote } from "@domain/contract/ordering/quote";

/** What the counter page passes to the payment step. */
export interface ToCharge {
  quote: Pick<Quote, "total">;
  /** The form fields besides the dishes. */
  draft: Record<string, string>;
  /** [RUSH-13] Whether the host supports notes, discounts, tips, cash received and open orders. */
  hasCounterExtras: boolean;
  /** The open order being paid; null for the order in the URL. */
  openOrder: { id: string; name: string; number: string; total: number } | null;
  /** Idempotency key of this order. */
  orderKey: string;
}
