import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import { ProviderUnavailableError } from "@api/payments/provider";

/**
 * Only our own app may be the return address, as `isOurOrigin` decides.
 * @throws ApiError validation_failed
 */
export function assertOwnUrls({ isOurOrigin }: Pick<ApiDependencies, "isOurOrigin">, ...urls: string[]): void {
  const origins = urls.map((url) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).origin : null));
  const [origin] = origins;
  if (!origin || new Set(origins).size > 1 || !isOurOrigin(origin)) {
    throw new ApiError("validation_failed", "The addresses to come back to are not valid.");
  }
}

/** The customer's address in the provider's form. */
export const toProviderIp = (address: string): string => (address === "unknown" ? "127.0.0.1" : address);

/** Converts a failure to open a payment page to the API's error; other errors are returned unchanged. */
export function toCheckoutError({ logger }: Pick<ApiDependencies, "logger">, error: unknown): unknown {
  if (!(error instanceof ProviderUnavailableError)) return error;
  logger.warn({ err: error }, "No hosted payment page could be opened");
  return new ApiError(
    "provider_unavailable",
    "Our card provider does not answer. Your card was not charged. Try again in a minute.",
  );
}
