import type { Caller, Host } from "~/host/client/host";
import type { CardOrigins } from "../http/security-headers";

/** The host's public paths on the app's origin. */
export interface Mount {
  path: string;
  /** GET and HEAD unless named. */
  methods?: readonly ("GET" | "HEAD" | "POST")[];
  /** Not counted by the limit of requests: its caller is another server and proves who it is. */
  isUnlimited?: boolean;
  fetch: (request: Request) => Response | Promise<Response>;
}

/** Uploaded pictures; entities refer to them by these paths. */
export const mediaPath = "/media/*";

/** What the server needs of a host, be it remote or in this process. */
export interface HostConnection {
  hostFor: (caller: Caller) => Host;
  /** Whether the host is ready. May throw instead of returning false. */
  isReady: () => Promise<boolean>;
  card: CardOrigins;
  mounts: Mount[];
  /** Foreign origins of its pictures seen so far. */
  pictureOrigins: () => readonly string[];
  /** Subscribes to changes of public data: the restaurant's id, or null for any. Returns whether they are currently received. */
  watchCatalogue: (changed: (restaurantId: string | null) => void) => () => boolean;
  /** Event streams and file transfers. */
  openStreams: () => number;
  /** Ends endless streams; called first at shutdown. */
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}
