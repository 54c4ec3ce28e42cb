import type { ApiDependencies } from "@api/dependencies";
import { cloverAddresses, createCloverProvider } from "@api/payments/clover";
import { createSandbox, sandboxKeys, sandboxPath } from "@api/payments/sandbox";
import type { Config } from "~/lib/config/config.server";
import { type CardOrigins, cloverOrigins, sandboxOrigins } from "../http/security-headers";
import type { Mount } from "./host-connection";

/** The webhook's path, also on the app's origin. */
export const webhookPath = "/payments/clover/webhooks";

interface CardProviderOptions extends Pick<ApiDependencies, "db" | "clock"> {
  /** Hands a webhook request to the API. */
  deliver: (request: Request) => Response | Promise<Response>;
}

/**
 * The card provider: Clover if keys are configured, otherwise the sandbox, which implements the same protocol on our own origin.
 */
export function connectCardProvider(config: Config, { db, clock, deliver }: CardProviderOptions) {
  const { clover } = config;
  if (clover) {
    const { environment, webhookSecret, merchantId, ...keys } = clover;
    const payments = createCloverProvider({
      ...cloverAddresses[environment],
      ...keys,
      environment,
      merchantId: merchantId ?? "",
      webhookSecret: webhookSecret ?? "",
    });
    return { payments, card: cloverOrigins, mounts: [] satisfies Mount[] };
  }
  const keys = sandboxKeys(config.sessionSecrets[0] ?? config.dataDir);
  const sandbox = createSandbox({
    db,
    clock,
    keys,
    deliverWebhook: async (signature, body) =>
      deliver(
        new Request(`http://host.internal${webhookPath}`, {
          method: "POST",
          headers: { "clover-signature": signature, "content-type": "application/json" },
          body,
        }),
      ),
  });
  const mounts: Mount[] = [{ path: `${sandboxPath}/*`, fetch: sandbox.fetch, methods: ["GET", "HEAD", "POST"] }];
  const card: CardOrigins = sandboxOrigins;
  return { payments: createCloverProvider(sandbox.providerConfig), card, mounts };
}
