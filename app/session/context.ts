import type { Logger } from "pino";
import type { ToastMessage } from "remix-toast";
import type { Host } from "~/host/client/host";
import type { CardFields } from "~/host/payments.server";
import type { DraftStore } from "~/host/registration-drafts/draft-store";
import type { Places } from "~/places/places.server";
import type { CheckoutDraft, CheckoutKey } from "./cookies/checkout.server";
import type { Cookies } from "./cookies/cookies.server";
import type { CounterDraft } from "./cookies/counter-draft.server";
import type { FormOwner, SavedForms } from "./cookies/saved-form.server";
import type { UnconfirmedPayments } from "./cookies/unconfirmed-payment.server";
import type { RegistrationCookie } from "./registration-cookie.server";
import type { Session } from "./session.server";
import type { Toasts } from "./toasts.server";

/** A rendered document that can be sent again. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** The hashes its policy allows: 'sha256-…' of each inline script and style. */
  allowed: { scripts: string[]; styles: string[] };
}

/** What every loader and action receives as `context`; the server creates one per request. */
export interface RequestContext {
  session: Session;
  cookies: Cookies;
  host: Host;
  /** Registrations of businesses in progress. */
  drafts: DraftStore;
  /** The visitor's own registration in progress. */
  registration: RegistrationCookie;
  /** Address search for this visitor. */
  places: Places;
  toasts: Toasts;
  savedForms: SavedForms;
  counterDraft: CounterDraft;
  checkoutDraft: CheckoutDraft;
  unconfirmedPayments: UnconfirmedPayments;
  /** Creates the idempotency key of a payment for a cart. */
  checkoutKey: CheckoutKey;
  /** The nonce of this page's Content-Security-Policy, for rendering the document. Shared pages have none. */
  nonce: string | undefined;
  requestId: string;
  /** The request id as a document states it. */
  reference: string;
  /** Adds the request id to every line. */
  logger: Logger;
  clientAddress: string;
  /** The public origin of this app, for example https://halalgo.example. */
  origin: string;
  /** What loaders pass to the document alone, bypassing the page's data. */
  page: {
    structuredData: object | null;
    /** The cache key of the document, if it is cacheable, and the cached document with the same key. */
    documentCache: { key: string; found: RenderedPage | null } | null;
    /** A read failed, so the page may lack a part, and nobody else is given it. */
    isIncomplete: boolean;
  };
  /** Cached documents by their key; null: no cache. */
  renderedPages: { find: (key: string) => RenderedPage | null } | null;
  /** The state of this request. */
  progress: {
    /** A loader or an action failed because the host did not answer. */
    hostFailed: boolean;
    /** The session turned out to have ended; its token is already removed. */
    sessionEnded: boolean;
    /** A registration step was submitted, so its page displays the form even where the draft is invalid. */
    stepSent: boolean;
    /**
     * [SESS-12] A form that its action refused, and the person whose session it came with: a loader of the same document may find that
     * the session has ended.
     */
    refusedForm: { form: Request; owner: FormOwner | null } | null;
  };
  /** Seconds, when the host refused a change because of its rate limit; sent as Retry-After. */
  retryAfter: number | null;
  /** Whether a script made the request and displays the answer in the open page. */
  isDataRequest: boolean;
  /** What this script displays as the answer arrives, which leaves the page unchanged. */
  flash: ToastMessage | null;
  /** A message when the visitor exceeds the rate limit: then no loader runs, and no change is sent to the host. */
  refusal: string | null;
  settings: {
    isDemo: boolean;
    contactEmail: string;
    /** Additional origins of pictures, including the host's. */
    pictureOrigins: readonly string[];
    isEmbedded: boolean;
    /** The card fields of this app's own Clover account, for a host that sends none [HOST-69]; null without one. */
    cardFields: CardFields | null;
  };
}

declare module "@remix-run/server-runtime" {
  // Remix requires declaration merging for this type.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
