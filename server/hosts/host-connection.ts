import type { Caller, Host } from "~/host/client/host";
import type { CardOrigins } from "../http/security-headers";

/** Paths of the host that are open to the world on the app's own origin. */
export interface Mount {
  path: string;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Pictures that restaurants sent in; entities name them by these paths. */
export const mediaPath = "/media/*";

/** What the server needs of a host, be it remote or in this process. */
export interface HostConnection {
  hostFor: (caller: Caller) => Host;
  /** Whether pages can be filled. May throw instead of saying no. */
  isReady: () => Promise<boolean>;
  card: CardOrigins;
  mounts: Mount[];
  /** Sites of its pictures, as far as it has named any by now; none are ours. */
  pictureOrigins: () => readonly string[];
  /** Tells of changes to what visitors see: the restaurant's id, null for any. Gives whether they are told of at this moment. */
  watchCatalogue: (changed: (restaurantId: string | null) => void) => () => boolean;
  /** Event streams and files that are being read. */
  openStreams: () => number;
  /** Ends what would go on for ever; called first when the process stops. */
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}
