import type { Caller, Host } from "~/host/client.server";
import type { CardOrigins } from "./security-headers";

/** What the server needs of a host, be it remote or in this process. */
export interface HostParts {
  hostFor: (caller: Caller) => Host;
  isReady: () => Promise<boolean>;
  card: CardOrigins;
  standIn: { path: string; fetch: (request: Request) => Response | Promise<Response> } | null;
  close: () => Promise<void>;
}
