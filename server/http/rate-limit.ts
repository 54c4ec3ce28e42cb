import type { MiddlewareHandler } from "hono";
import { html } from "hono/html";
import { addressRange, isLoopback } from "@domain/accounts/client-address";
import { minuteMs } from "@domain/duration";
import type { Config } from "~/lib/config/config.server";
import { fieldLabel, isSecretField, isTypedField } from "~/lib/typed-fields";
import { getRequestPath } from "~/session/cookies/saved-form.server";
import type { RateLimited } from "../hosts/rate-limited-host";
import type { Metrics } from "../observability/metrics";
import { plainPage } from "./plain-page";
import { isSmallForm } from "./request-checks";
import type { AppEnv } from "./request-info";

interface RateLimiterOptions {
  /** Requests a minute from one address. */
  max: number;
  now?: () => number;
  /** The number of addresses tracked; beyond it requests are not limited, as no single visitor causes them. */
  maxAddresses?: number;
}

/**
 * Counts requests by address in a sliding minute: the current minute plus the overlapping share of the previous one. Per process,
 * in bounded memory; limits across processes are enforced by the API.
 * @returns a function that returns the seconds to wait, or 0. `allowed` overrides `max` for important requests
 */
export function createRateLimiter({ max, now = Date.now, maxAddresses = 50_000 }: RateLimiterOptions) {
  let minute = 0;
  let before = new Map<string, number>();
  let current = new Map<string, number>();

  return function waitFor(address: string, allowed = max): number {
    const time = now();
    const thisMinute = Math.floor(time / minuteMs);
    if (thisMinute !== minute) {
      before = thisMinute === minute + 1 ? current : new Map();
      current = new Map();
      minute = thisMinute;
    }
    const key = addressRange(address);
    const count = current.get(key) ?? 0;
    const passed = (time % minuteMs) / minuteMs;
    if (count + (before.get(key) ?? 0) * (1 - passed) >= allowed) return Math.ceil((1 - passed) * 60);
    if (count > 0 || current.size < maxAddresses) current.set(key, count + 1);
    return 0;
  };
}

/**
 * Answers 429 to excessive page requests: with a page that keeps the form's values, or for scripts with the app's own error
 * (rateLimitedHost), which leaves the page unchanged. Requests from this machine are not limited: they come from a developer, or
 * from a proxy whose headers are not trusted (TRUST_PROXY).
 */
export function rateLimit(
  { visitsPerMinute }: Pick<Config, "visitsPerMinute">,
  metrics: Metrics | null,
  waitFor = createRateLimiter({ max: visitsPerMinute }),
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const info = c.get("info");
    const isForm = c.req.method !== "GET" && c.req.method !== "HEAD";
    const { isDataRequest } = info;
    // Submitting a form proves that its page was read, so it gets twice the limit.
    const allowed = isForm && isDataRequest ? 2 * visitsPerMinute : visitsPerMinute;
    const seconds = isLoopback(info.clientAddress) ? 0 : waitFor(info.clientAddress, allowed);
    if (seconds === 0) return next();
    metrics?.refused("visits");
    if (!isDataRequest) return overloadPage(c.req.raw, { seconds, message });
    const then = isForm
      ? `Wait ${seconds} seconds, then try again.`
      : `The page goes on automatically in ${seconds} seconds.`;
    c.set("info", { ...info, refusal: { seconds, message: `${message} ${then}` } });
    return next();
  };
}

/** Pictures a page may load, as a multiple of pages. */
const filesPerPage = 5;

/** Answers 429 to excessive requests for the host's pictures and files, which are counted separately: a page has many of them. */
export function limitFiles(
  { visitsPerMinute }: Pick<Config, "visitsPerMinute">,
  metrics: Metrics | null,
): MiddlewareHandler<AppEnv> {
  const waitFor = createRateLimiter({ max: filesPerPage * visitsPerMinute });
  return async (c, next) => {
    const { clientAddress } = c.get("info");
    const seconds = isLoopback(clientAddress) ? 0 : waitFor(clientAddress);
    if (seconds === 0) return next();
    metrics?.refused("visits");
    return overloadPage(c.req.raw, { seconds, message });
  };
}

const message = "More requests came from your network than we can answer.";
const title = "Too many requests";
const input =
  "box-sizing:border-box;width:100%;padding:.75rem;border:1px solid currentColor;border-radius:12px;font:inherit";
const term = "margin-top:1rem;font-weight:600";

/**
 * Responds 429 with Retry-After. A form is returned with its values and a retry button, asking for passwords again; forms with
 * files, card data or too much text have to be resent from the previous page.
 */
async function overloadPage(request: Request, { seconds, message }: RateLimited): Promise<Response> {
  const fields = await readFields(request);
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const then = fields
    ? "send it again: nothing you typed is lost."
    : isForm
      ? "go back and send it again: what you filled in is still there."
      : "reload this page.";
  const form = fields && (await renderForm(getRequestPath(request), fields)).toString();
  const page = plainPage(429, title, `${message} Wait ${seconds} seconds, then ${then}`, form ? { form } : {});
  page.headers.set("Retry-After", String(seconds));
  return page;
}

const isPassword = (name: string) => /password/i.test(name);

/** Null: not a form, or one that cannot be resent from a page: with files, too long, or with card or bank data. */
async function readFields(request: Request): Promise<[string, string][] | null> {
  const { headers, method } = request;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get("content-type") ?? "");
  if (method !== "POST" || !isForm || !headers.has("content-length") || !isSmallForm(headers)) return null;
  const sent = await request.formData().catch(() => null);
  const fields = [...(sent ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  if (fields.some(([name]) => isSecretField(name) && !isPassword(name))) return null;
  return sent && fields.length > 0 && fields.length === [...sent].length ? fields : null;
}

function renderForm(action: string, fields: [string, string][]) {
  const isNew = fields.some(([name]) => /(confirm|new)_?password/i.test(name));
  const complete = isNew ? "new-password" : "current-password";
  const shown = fields.filter((field) => isTypedField(field) && !isSecretField(field[0]));
  return html`<form method="post" action="${action}" style="text-align:start">
    <dl>
      ${shown.map(
        ([name, value]) =>
          html`<dt style="${term}">${fieldLabel(name)}</dt>
            <dd style="margin:0;overflow-wrap:break-word;white-space:pre-wrap">${value}</dd>`,
      )}
    </dl>
    ${fields.map(([name, value]) =>
      isPassword(name)
        ? html`<p>
            <label style="${term}"
              >${fieldLabel(name)}<input
                type="password"
                name="${name}"
                autocomplete="${complete}"
                required
                style="${input}"
            /></label>
          </p>`
        : html`<input type="hidden" name="${name}" value="${value}" />`,
    )}
    <button
      style="margin-top:1rem;padding:.75rem 1.5rem;border:0;border-radius:12px;background:#0b6349;color:#fff;font:inherit;font-weight:600;width:100%"
    >
      Send it again
    </button>
  </form>`;
}
