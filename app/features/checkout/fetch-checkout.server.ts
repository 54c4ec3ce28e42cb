import type { AppLoadContext } from "@remix-run/node";
import { quoteCalls } from "@domain/contract/calls/orders";
import { defaultTimeZone } from "@domain/local-time";
import { type Address, listAddresses } from "~/host/accounts.server";
import { findCart } from "~/host/carts.server";
import { isHostError, nullIfUnsupported } from "~/host/errors";
import { listOrderTimes } from "~/host/orders.server";
import { findCardFields } from "~/host/payments.server";
import { listCoupons } from "~/host/promotions.server";
import { findRestaurant } from "~/host/restaurants.server";
import { findLocation } from "~/session/cookies/preferences.server";
import { toQuoteChoices } from "./choices.server";
import { type CheckoutOptions, fillDefaults, type TypedChoices } from "./default-choices";

type OrderTimes = Awaited<ReturnType<typeof listOrderTimes>>;

/**
 * The data of a checkout, in one round of calls. `firstQuote` is for `quotedChoices`; null where the host has no quotes.
 * @throws HostError
 */
export async function fetchCheckout(context: AppLoadContext, choices: TypedChoices, now: Date) {
  const { host } = context;
  const { restaurantId: id, type } = choices;
  const answers = [listAddresses(host), listOrderTimes(host, id).catch(nullIfUnsupported)] as const;
  // If an address will be filled in, it is loaded first, because a quote is the slowest of these calls.
  const quoting =
    type === "delivery" && choices.address === null
      ? Promise.all(answers).then(([addresses, times]) =>
          toQuoteChoices(fillDefaults(choices, toOptions(context, addresses, times, now)), type),
        )
      : Promise.resolve(toQuoteChoices(choices, type));
  const [quotedChoices, firstQuote, restaurant, cart, addresses, times, coupons, paymentFault] = await Promise.all([
    quoting,
    quoting.then((body) => host.call(quoteCalls.quoteOrder, { body })).catch(nullIfUnsupported),
    findRestaurant(host, id),
    findCart(host, id),
    ...answers,
    listCoupons(host, id),
    findPaymentProblem(context),
  ]);
  const isPlaceOpen = times?.isOpen ?? firstQuote?.isOpen ?? true;
  // [RUSH-18] Times that the order would refuse are not offered.
  const unservedNow = firstQuote?.served?.now ?? null;
  const unserved = new Set(firstQuote?.served?.unserved);
  const options = toOptions(context, addresses, times, now);
  return {
    quotedChoices,
    firstQuote,
    restaurant,
    cart,
    coupons,
    paymentFault,
    isPlaceOpen,
    /** Why nothing is served now although the restaurant is open. */
    unservedNow,
    nextOpening: times?.nextOpening ?? null,
    options: {
      ...options,
      isOpen: isPlaceOpen && unservedNow === null,
      timeZone: times?.time_zone ?? restaurant?.timeZone ?? defaultTimeZone,
      times: options.times.filter((time) => !unserved.has(time)),
      slots: firstQuote?.occasions ?? [],
    },
  };
}

export type FetchedCheckout = Awaited<ReturnType<typeof fetchCheckout>>;

function toOptions(
  { cookies }: AppLoadContext,
  addresses: Address[],
  times: OrderTimes | null,
  now: Date,
): CheckoutOptions {
  const browsedFor = findLocation(cookies)?.addressId ?? null;
  return {
    addresses,
    firstAddress: addresses.find((entry) => entry.id === browsedFor) ?? addresses.find((entry) => entry.isDefault),
    isOpen: times?.isOpen ?? true,
    times: times?.times ?? [],
    timeZone: times?.time_zone ?? defaultTimeZone,
    now,
  };
}

/**
 * The payment sandbox is served by our own host. Behind another host its pages cannot be reached (docs/payments.md),
 * and that host may have no card fields.
 */
async function findPaymentProblem({ host, settings }: AppLoadContext): Promise<string | null> {
  if (settings.isEmbedded) return null;
  const sentence = "Card payment is not set up here yet, so nothing can be ordered. Your cart is saved.";
  try {
    const fields = await findCardFields(host, settings.cardFields);
    return !fields || fields.sdkUrl.startsWith("/") ? sentence : null;
  } catch (error) {
    if (!isHostError(error)) throw error;
    return error.code === "not_found" ? sentence : null;
  }
}
