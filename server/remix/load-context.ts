import path from "node:path";
import type { AppLoadContext } from "@remix-run/node";
import { cloverSdk } from "@domain/clover-sdk";
import type { Caller, Host } from "~/host/client/host";
import { createDrafts } from "~/host/registration-drafts/drafts.server";
import { createFileDrafts } from "~/host/registration-drafts/file-drafts.server";
import type { Config } from "~/lib/config/config.server";
import { createGooglePlaces } from "~/places/google-places.server";
import { createPlaces } from "~/places/places.server";
import { createCipher } from "~/session/cipher.server";
import { createCheckoutDraft, createCheckoutKey } from "~/session/cookies/checkout.server";
import { readCookies } from "~/session/cookies/cookies.server";
import { createCounterDraft } from "~/session/cookies/counter-draft.server";
import { createSavedForms } from "~/session/cookies/saved-form.server";
import { createUnconfirmedPayments } from "~/session/cookies/unconfirmed-payment.server";
import { createRegistrationCookie } from "~/session/registration-cookie.server";
import { Session } from "~/session/session.server";
import { createToasts } from "~/session/toasts.server";
import { rateLimitedHost } from "../hosts/rate-limited-host";
import { type RequestInfo, signedClientIp } from "../http/request-info";
import { traceHeaders } from "../observability/trace";

const maxLoggedRows = 200;

/** Creates the load context of each request. The caller sends its cookies, including the session. */
export function createLoadContext(
  config: Config,
  hostFor: (caller: Caller) => Host,
  renderedPages: AppLoadContext["renderedPages"],
) {
  const sessions = createCipher(config.sessionSecrets, "session");
  const forms = createCipher(config.sessionSecrets, "kept-form");
  const counterDrafts = createCipher(config.sessionSecrets, "counter-draft");
  const checkoutDrafts = createCipher(config.sessionSecrets, "checkout-draft");
  const unconfirmed = createCipher(config.sessionSecrets, "unconfirmed-payment");
  const tickets = createCipher(config.sessionSecrets, "registration");
  const ownDrafts = createFileDrafts({
    folder: path.join(config.dataDir, "registration-drafts"),
    cipher: createCipher(config.sessionSecrets, "registration-draft"),
  });
  const checkoutKey = createCheckoutKey(config.sessionSecrets);
  const placesFor = createPlaces({ google: config.google ? createGooglePlaces(config.google) : undefined });
  /** Malformed rows already logged, as the same ones come with every page. */
  const loggedRows = new Set<string>();
  const toasts = { http: createToasts(config.sessionSecrets, false), https: createToasts(config.sessionSecrets, true) };

  return async function contextFor(request: Request, info: RequestInfo): Promise<AppLoadContext> {
    const isSecure = info.origin.startsWith("https:");
    const cookies = readCookies(request.headers.get("Cookie"), isSecure);
    const session = await Session.read(cookies, sessions);
    const { requestId, clientAddress, logger } = info;
    const caller: Caller = {
      token: () => session.token,
      requestId,
      clientAddress,
      forwardedHeaders: { ...traceHeaders(info.trace), ...signedClientIp(config.clientAddressKeys, info) },
      onInvalidRows: (url, rowProblems) => {
        const what = `${url.split("?")[0]} ${rowProblems[0]}`;
        if (loggedRows.has(what) || loggedRows.size >= maxLoggedRows) return;
        loggedRows.add(what);
        logger.warn({ path: url, rows: rowProblems.length, reason: rowProblems[0] }, "Invalid rows in a host response");
      },
      onReadFailed: () => void (context.page.isIncomplete = true),
      onFailure: (failure) => {
        // A secondary call may be refused for another reason, which does not affect the session.
        context.retryAfter = failure.retryAfter ?? context.retryAfter;
        const isExpected = failure.status < 500 || failure.code === "unsupported";
        logger[isExpected ? "info" : "warn"](failure, "The host did not make a change");
      },
    };
    const host = info.refusal ? rateLimitedHost(info.refusal) : hostFor(caller);
    const context: AppLoadContext = {
      ...info,
      session,
      cookies,
      host,
      drafts: createDrafts(host, ownDrafts(host)),
      registration: createRegistrationCookie(cookies, tickets),
      places: placesFor({
        visitor: clientAddress,
        log: (reason) => logger.warn({ reason }, "Google's address search"),
      }),
      toasts: isSecure ? toasts.https : toasts.http,
      savedForms: createSavedForms(cookies, forms),
      counterDraft: createCounterDraft(cookies, counterDrafts),
      checkoutDraft: createCheckoutDraft(cookies, checkoutDrafts),
      unconfirmedPayments: createUnconfirmedPayments(cookies, unconfirmed),
      checkoutKey,
      page: { structuredData: null, documentCache: null, isIncomplete: false },
      renderedPages,
      progress: { hostFailed: false, sessionEnded: false, stepSent: false, refusedForm: null },
      retryAfter: info.refusal?.seconds ?? null,
      refusal: info.refusal?.message ?? null,
      flash: null,
      settings: {
        isDemo: config.isDemo,
        contactEmail: config.contactEmail,
        pictureOrigins: [...(config.apiHost ? [new URL(config.apiHost).origin] : []), ...config.pictureOrigins],
        isEmbedded: config.apiHost === undefined,
        cardFields: config.clover && {
          environment: config.clover.environment,
          sdkUrl: cloverSdk[config.clover.environment],
          publicKey: config.clover.publicKey,
          merchantId: config.clover.merchantId,
        },
      },
    };
    return context;
  };
}
