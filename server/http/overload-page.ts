import { html } from "hono/html";
import { fieldLabel, isSecretField, isTypedField } from "~/lib/typed-fields";
import { pathOf } from "~/session/cookies/kept-form.server";
import type { RateLimited } from "../hosts/rate-limited-host";
import { isShort } from "./form-limits";
import { plainPage } from "./plain-page";

const title = "Too many requests";
const input =
  "box-sizing:border-box;width:100%;padding:.75rem;border:1px solid currentColor;border-radius:12px;font:inherit";
const term = "margin-top:1rem;font-weight:600";

/**
 * Refuses one request too many, 429 with Retry-After. A form comes back with what was typed and a button that sends it again,
 * and asks for passwords anew; one with files or card data, or too long, is still in the page before.
 */
export async function overloadPage(request: Request, { seconds, message }: RateLimited): Promise<Response> {
  const fields = await fieldsOf(request);
  const isForm = request.method !== "GET" && request.method !== "HEAD";
  const then = fields
    ? "send it again: nothing you typed is lost."
    : isForm
      ? "go back and send it again: what you filled in is still there."
      : "reload this page.";
  const form = fields && (await formOf(pathOf(request), fields)).toString();
  const page = plainPage(429, title, `${message} Wait ${seconds} seconds, then ${then}`, form ?? "");
  page.headers.set("Retry-After", String(seconds));
  return page;
}

const isPassword = (name: string) => /password/i.test(name);

/** null: no form, or one that cannot be sent on from a page: one with files, too long, or with card or bank data. */
async function fieldsOf(request: Request): Promise<[string, string][] | null> {
  const { headers, method } = request;
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(headers.get("content-type") ?? "");
  if (method !== "POST" || !isForm || !headers.has("content-length") || !isShort(headers)) return null;
  const sent = await request.formData().catch(() => null);
  const fields = [...(sent ?? [])].flatMap(([name, value]): [string, string][] =>
    typeof value === "string" ? [[name, value]] : [],
  );
  if (fields.some(([name]) => isSecretField(name) && !isPassword(name))) return null;
  return sent && fields.length > 0 && fields.length === [...sent].length ? fields : null;
}

function formOf(action: string, fields: [string, string][]) {
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
