import { cloverAddresses, createCloverProvider } from "@api/payments/clover";
import type { Config } from "~/lib/config.server";
import { cloverOrigins } from "./security-headers";

/** The card provider: Clover by its keys. */
export function connectCards({ clover }: Config) {
  const payments = createCloverProvider({
    ...cloverAddresses[clover?.environment ?? "sandbox"],
    environment: clover?.environment ?? "sandbox",
    privateKey: clover?.privateKey ?? "",
    publicKey: clover?.publicKey ?? "",
    merchantId: clover?.merchantId ?? "",
    webhookSecret: clover?.webhookSecret ?? "",
  });
  return { payments, card: cloverOrigins, standIn: null };
}
