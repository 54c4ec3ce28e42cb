import type { OrderStatus } from "@domain/orders/order-status";

/** [RUSH-6] How long a bump may be taken back before the customer is written to, ms. */
export const undoMs = 20_000;

/**
 * [RUSH-7] The steps an order takes once lines of its ticket were bumped or taken back: the first done line begins it, the last
 * one makes it ready, and one that is to be cooked after all brings it back. Null: the kitchen has no ticket of it.
 * @param done of each line, as it is now
 */
export function getTicketSteps(status: OrderStatus, done: readonly boolean[]): OrderStatus[] | null {
  const isWhole = done.every(Boolean);
  switch (status) {
    case "accepted":
      if (!done.some(Boolean)) return [];
      return isWhole ? ["preparing", "ready"] : ["preparing"];
    case "preparing":
      return isWhole ? ["ready"] : [];
    case "ready":
      return isWhole ? [] : ["preparing"];
    case "placed":
    case "completed":
    case "rejected":
    case "cancelled":
      return null;
  }
}

/** As customers write of what they must not eat. */
const allergyWords = /allerg|anaphyla|intoleran|c(o?e)liac/i;

/** [RUSH-7] Whether a note speaks of an allergy: nobody may overlook it. */
export const mentionsAllergy = (note: string | null | undefined): boolean => allergyWords.test(note ?? "");
