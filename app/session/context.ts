import type { Logger } from "pino";
import type { Host } from "~/host/client/host";
import type { CardFields } from "~/host/payments.server";
import type { DraftStore } from "~/host/registration-drafts/draft-store";
import type { Places } from "~/places/places.server";
import type { CheckoutDraft } from "./cookies/checkout-draft.server";
import type { CheckoutKey } from "./cookies/checkout-key.server";
import type { Cookies } from "./cookies/cookies.server";
import type { CounterDraft } from "./cookies/counter-draft.server";
import type { SavedForms } from "./cookies/kept-form.server";
import type { UnconfirmedPayments } from "./cookies/unconfirmed-payment.server";
import type { RegistrationTicket } from "./registration-ticket.server";
import type { Session } from "./session.server";
import type { Toasts } from "./toasts.server";

/** A document as it is sent again. */
export interface RenderedPage {
  body: Uint8Array<ArrayBuffer>;
  /** What its policy allows: 'sha256-…' of each inline script and style. */
  allowed: { scripts: string[]; styles: string[] };
}

/** What every loader and action gets as `context`; made anew for each request by the server. */
export interface RequestContext {
  session: Session;
  cookies: Cookies;
  host: Host;
  /** Registrations of businesses under way. */
  drafts: DraftStore;
  /** This visitor's own. */
  registration: RegistrationTicket;
  /** Address search, as this visitor. */
  places: Places;
  toasts: Toasts;
  keptForms: SavedForms;
  counterDraft: CounterDraft;
  checkoutDraft: CheckoutDraft;
  unconfirmedPayments: UnconfirmedPayments;
  /** The idempotency key of a cart that is paid for. */
  checkoutKey: CheckoutKey;
  /** Of this page's Content-Security-Policy; only the document's renderer needs it. A page that many see has none. */
  nonce: string | undefined;
  requestId: string;
  /** Writes the request's id with every line. */
  logger: Logger;
  clientAddress: string;
  /** Where the visitor sees this app, for example https://halalgo.example. */
  origin: string;
  /** What the loaders of this page leave for its document alone. */
  page: {
    structuredData: object | null;
    /** What the document is drawn from, where it may be sent again, and the one drawn from the very same before. */
    drawing: { key: string; found: RenderedPage | null } | null;
  };
  /** Documents drawn before, by what they were drawn from; null: none are kept. */
  renderedPages: { find: (key: string) => RenderedPage | null } | null;
  /** What has become of this request so far. */
  progress: {
    /** A loader or an action could not be answered by the host. */
    hostFailed: boolean;
    /** The session turned out to have ended; its token is gone by then. */
    sessionEnded: boolean;
    /** A step of a registration was sent: its page shows the form again, whatever can be read of the draft. */
    stepSent: boolean;
  };
  /** Of a change that the host refused as one too many, in seconds; goes out with the answer. */
  retryAfter: number | null;
  /** Whether a script asks, which shows the answer in the page that is open. */
  isOfScript: boolean;
  /** What that script is to tell its visitor beside the answer, which leaves the page as it is. */
  flash: string | null;
  /** A sentence where this request is one too many of its visitor's: no page is filled, and the host makes no change. */
  refusal: string | null;
  settings: {
    isDemo: boolean;
    contactEmail: string;
    /** Other sites whose pictures pages may show, the host's among them. */
    pictureOrigins: readonly string[];
    isEmbedded: boolean;
    /** Of this app's own Clover account, for a host that does not say [HOST-69]; null without one. */
    cardFields: CardFields | null;
  };
}

declare module "@remix-run/server-runtime" {
  // Remix asks for an interface to be merged.
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
