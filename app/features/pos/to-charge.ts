import type { Quote } from "@domain/contract/ordering/quote";

/** What the till hands to the step in which an order is paid. */
export interface ToCharge {
  quote: Pick<Quote, "total">;
  /** What was typed beside the dishes. */
  draft: Record<string, string>;
  /** [RUSH-13] Whether the host knows cash handed over. */
  isTill: boolean;
  /** The open order that is paid, else it is the one in the address. */
  openOrder: { id: string; name: string; number: string; total: number } | null;
  /** Names this order, however often it is sent. */
  orderKey: string;
}
