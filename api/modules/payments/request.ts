import { idempotencyHeader } from "@domain/contract/payment";
import { ApiError } from "@api/errors";
import * as z from "zod";

/** The key of a payment as customers send it. */
export const key = z.string().regex(/^[\w.:-]{8,100}$/, "The checkout's key is missing. Reload the checkout.");
export const keyHeader = z.object({ [idempotencyHeader]: key });

/** The customer comes back to one site: the app that opened the page. @throws ApiError validation_failed */
export function assertSameOrigin(...urls: string[]): void {
  const origins = urls.map((url) => (/^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url).origin : null));
  if (origins.includes(null) || new Set(origins).size > 1) {
    throw new ApiError("validation_failed", "The addresses to come back to are not valid.");
  }
}

/** The customer's address for the provider, which takes no words for it. */
export const providerAddress = (address: string): string => (address === "unknown" ? "127.0.0.1" : address);
