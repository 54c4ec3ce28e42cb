import { idempotencyHeader } from "@domain/contract/payment";
import type { ApiDependencies } from "@api/dependencies";
import { ApiError } from "@api/errors";
import * as z from "zod";

/** The key of a payment as customers send it. */
export const key = z.string().regex(/^[\w.:-]{8,100}$/, "The checkout's key is missing. Reload the checkout.");
export const keyHeader = z.object({ [idempotencyHeader]: key });

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
