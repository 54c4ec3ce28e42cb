import { createHmac, timingSafeEqual } from "node:crypto";
import { isAddress } from "@domain/accounts/client-address";

/** Who asks the app, as the app tells the API of another process: "‹address› ‹signature›". */
const header = "x-client-address";

type Told = { requestId: string; clientAddress: string };

/** Of this request only, so that it is worth nothing to whoever reads it. */
const sign = (key: string, { requestId, clientAddress }: Told) =>
  createHmac("sha256", key).update(`client-address ${requestId} ${clientAddress}`).digest("base64url");

/** The header that says for whom the app calls; none without a key. */
export function signedClientIp([key]: readonly string[], told: Told): Record<string, string> {
  return key ? { [header]: `${told.clientAddress} ${sign(key, told)}` } : {};
}

/** The address that somebody with one of the keys tells; null when nobody does. */
export function verifiedClientIp(keys: readonly string[], headers: Headers, requestId: string): string | null {
  const [clientAddress = "", signature = ""] = (headers.get(header) ?? "").split(" ");
  if (!isAddress(clientAddress)) return null;
  const given = Buffer.from(signature);
  const isKnown = keys.some((key) => {
    const expected = Buffer.from(sign(key, { requestId, clientAddress }));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  return isKnown ? clientAddress : null;
}
