import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { ProviderUnavailable } from "@api/payments/provider";
import type { QuoteChoices } from "@domain/contract/ordering/quote";

/**
 * The customer comes back to the app that opened the page, and to nowhere else: `isOurOrigin` knows it.
 * @throws ApiError validation_failed
 */
export function assertOurAddresses({ isOurOrigin }: Pick<ApiDependencies, "isOurOrigin">, ...urls: string[]): void {
  const origins = urls.map((url) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).origin : null));
  const [origin] = origins;
  if (!origin || new Set(origins).size > 1 || !isOurOrigin(origin)) {
    throw new ApiError("validation_failed", "The addresses to come back to are not valid.");
  }
}

/** The customer's address for the provider, which takes no words for it. */
export const providerAddress = (address: string): string => (address === "unknown" ? "127.0.0.1" : address);

/** What is charged follows from the choices alone; who names another restaurant or currency beside them is not paying for what they think. */
export function assertAgrees(
  choices: QuoteChoices,
  said: { restaurantId?: string | undefined; currency?: string | undefined },
) {
  const isSame = (said.restaurantId ?? choices.restaurantId) === choices.restaurantId;
  if (isSame && (said.currency ?? "usd").toLowerCase() === "usd") return;
  throw new ApiError(
    "validation_failed",
    "The payment is for another restaurant or currency. Your card was not charged.",
  );
}

/** What a payment page that the provider could not open is answered with; another error stays as it is. */
export function refusedCheckout({ logger }: Pick<ApiDependencies, "logger">, error: unknown): unknown {
  if (!(error instanceof ProviderUnavailable)) return error;
  logger.warn({ err: error }, "No hosted payment page could be opened");
  return new ApiError(
    "provider_unavailable",
    "Our card provider does not answer. Your card was not charged. Try again in a minute.",
  );
}
