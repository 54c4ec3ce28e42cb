import type { OrderType } from "./order-type";

/** Reasons for rejecting an order [RUSH-5]. */
export const rejectionReasons = {
  busy: "Too busy",
  sold_out: "Sold out",
  closing: "Closing soon",
  too_far: "Address too far",
  other: "Something else",
} as const;
export type RejectionReason = keyof typeof rejectionReasons;

/** The reasons that apply to an order: only a delivery can be too far. */
export const rejectionReasonsFor = (type: OrderType): RejectionReason[] =>
  (["busy", "sold_out", "closing", "too_far", "other"] as const).filter(
    (reason) => reason !== "too_far" || type === "delivery",
  );

interface Rejection {
  reason: RejectionReason;
  /** What is sold out. */
  dishes?: readonly string[];
  /** A custom text; added to the other reasons. */
  note?: string | undefined;
}

/** The text for the customer; null if a custom text is required and missing. */
export function rejectionText({ reason, dishes = [], note = "" }: Rejection): string | null {
  const own = note.trim();
  const message = reason === "other" ? null : sentences[reason](dishes);
  return [message, own].filter(Boolean).join(" ") || null;
}

const sentences: Record<Exclude<RejectionReason, "other">, (dishes: readonly string[]) => string> = {
  busy: () => "The kitchen has too many orders at the moment.",
  sold_out: (dishes) => (dishes.length > 0 ? `Sold out: ${dishes.join(", ")}.` : "A dish of your order is sold out."),
  closing: () => "The kitchen is about to close.",
  too_far: () => "Your address is too far away.",
};
