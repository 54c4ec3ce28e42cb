import type { OrderType } from "@domain/orders/order-type";
import type { Address } from "~/host/accounts.server";
import { type CheckoutChoices, noAddress } from "./choices";
import { chosenOccasion, type OccasionTime } from "./occasion-times";
import { resolveTime } from "./order-times";

/** Choices with their order type, which a checkout always has. */
export type TypedChoices = CheckoutChoices & { type: OrderType };

/** What a customer can choose from, and so what defaults are taken from. */
export interface CheckoutOptions {
  /** Slots for iftar and suhoor; undefined until the host has sent them. */
  slots?: readonly OccasionTime[];
  addresses: Address[];
  /** What counts until another is chosen. */
  firstAddress: Address | undefined;
  isOpen: boolean;
  times: string[];
  timeZone: string;
  now: Date;
}

/**
 * [ADDR-2, CHK-15] Fills in defaults: the address that was browsed for, else the default one, and the next opening time while the
 * restaurant is closed.
 */
export function fillDefaults(choices: TypedChoices, options: CheckoutOptions): TypedChoices {
  const own = options.addresses.find((entry) => entry.id === choices.address);
  const standard = choices.address === null ? options.firstAddress : undefined;
  const usual = options.isOpen || options.times.length === 0 ? "asap" : "later";
  if (choices.when !== "asap" && choices.when !== "later") {
    const slot = options.slots && chosenOccasion(options.slots, choices);
    if (slot)
      return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices), day: slot.date, time: slot.at };
    // Until the host has sent what is available, the choices stay.
    if (!options.slots) return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices) };
  }
  const when = choices.when === "later" ? "later" : usual;
  // An iftar time makes no sense once iftar is deselected.
  const isOfMeal = options.slots?.some(({ at }) => at === choices.time);
  const timed = isOfMeal ? { ...choices, time: "" } : choices;
  const time = when === "later" ? resolveTime(timed, options) : { day: "", time: "" };
  return { ...choices, address: (own ?? standard)?.id ?? missingAddress(choices), when, ...time };
}

const missingAddress = ({ address }: CheckoutChoices) => (address === null ? null : noAddress);
