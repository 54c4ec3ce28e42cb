import type { Kysely, Transaction } from "kysely";
import type { Logger } from "pino";
import type { LiveEventType } from "@domain/contract/event";
import type { Database } from "./db/tables";
import type { CatalogueChanges } from "./events/catalogue-changes";
import type { EventFeed } from "./events/feed";
import type { Email } from "./mail/email";
import type { CardProvider } from "./payments/provider";
import type { Vault } from "./vault";

/** At most `max` requests within `seconds`. */
export interface RateLimit {
  max: number;
  seconds: number;
}

/** Rate limits per account (by its email address or id) or per client address. Only failed logins count (api/modules/auth/login). */
export type RateLimits = Record<
  | "loginPair"
  | "loginAccount"
  | "loginAddress"
  | "loginDevice"
  | "loginNotice"
  | "passwordProof"
  | "confirmAccount"
  | "signupAddress"
  | "resetAccount"
  | "resetAddress"
  | "subscribeAddress"
  | "demandAddress"
  | "concernAddress"
  | "halalCodeAddress"
  | "reviewAccount"
  | "registrationAddress"
  | "uploadAddress"
  | "uploadAccount"
  | "couponAccount"
  | "declineAccount"
  | "declineAddress"
  | "receiptOrder"
  | "searchAddress"
  | "searchAccount",
  RateLimit
>;

/** The clock; tests can fix it. */
export interface Clock {
  now: () => Date;
}

/** Queues an email within the caller's transaction, so that it is sent only if that commits. */
export interface Mailer {
  queue: (trx: Db, ...messages: readonly Email[]) => Promise<void>;
}

export interface DomainEvent {
  type: LiveEventType;
  restaurantId?: string | null;
  userId?: string | null;
  subjectId: string;
  payload?: Record<string, unknown>;
}

/** Stores an event within the caller's transaction, so that it is published only if that commits. */
export interface Events {
  publish: (trx: Db, ...events: readonly DomainEvent[]) => Promise<void>;
}

/** For web push: this installation's VAPID keys, the contact for push services, and the HTTP client. */
export interface PushDependencies {
  keys: { publicKey: string; privateKey: string };
  /** mailto: or https: */
  contact: string;
  /** Posts a request. @returns the status @throws when there is no response */
  post: (endpoint: string, headers: Record<string, string>, body: Buffer) => Promise<number>;
}

/** The database, or the transaction one is in. */
export type Db = Kysely<Database> | Transaction<Database>;

/** A completed call: `route` is its pattern ("/orders/:id"), or "none" if no route matched. */
export interface ObservedCall {
  method: string;
  route: string;
  status: number;
  ms: number;
}

/** Everything the marketplace API needs from outside; created in server.ts or by a test. */
export interface ApiDependencies {
  db: Kysely<Database>;
  /**
   * The connection for lists, search and reports: the replica, or `db`. Never for money or carts, nor for data that was just
   * saved.
   */
  reads: Kysely<Database>;
  /** How long responses to anonymous callers are cached, in ms; 0 by default. */
  responseTtlMs?: number;
  /** How long a token's session is cached, in ms; 0 by default. */
  sessionTtlMs?: number;
  clock: Clock;
  payments: CardProvider;
  mailer: Mailer;
  /** Sends push messages about orders; null when push is not available. */
  push: PushDependencies | null;
  /** Encrypts bank data and documents. */
  vault: Vault;
  events: Events;
  /** The published events. */
  feed: EventFeed;
  /** Changes to public data, for caches. */
  catalogue: CatalogueChanges;
  logger: Logger;
  /** Rate limits; the defaults are in http/rate-limit.ts. */
  rateLimits?: Partial<RateLimits>;
  /** Whether this is an origin of the app, to which customers return after paying. */
  isOurOrigin: (origin: string) => boolean;
  /** Called after each call. */
  observe?: (call: ObservedCall) => void;
}
