import { html, raw } from "hono/html";
import { formatCents } from "@domain/money";
import type { CardField } from "./cards";
import type { StoredCheckout } from "./records";

interface Field {
  name: CardField;
  label: string;
  hint?: string;
  autocomplete: string;
  inputmode: "numeric" | "text";
  maxlength: number;
}

const fields: readonly Field[] = [
  { name: "number", label: "Card number", autocomplete: "cc-number", inputmode: "numeric", maxlength: 23 },
  { name: "name", label: "Name on card", autocomplete: "cc-name", inputmode: "text", maxlength: 120 },
  { name: "date", label: "Date", hint: "MM/YY", autocomplete: "cc-exp", inputmode: "numeric", maxlength: 9 },
  { name: "cvv", label: "CVV", autocomplete: "cc-csc", inputmode: "numeric", maxlength: 4 },
  { name: "postalCode", label: "Postal code", autocomplete: "billing postal-code", inputmode: "text", maxlength: 10 },
];

type Errors = Partial<Record<CardField, string>>;

/** The hosted payment page with what was typed (never the card itself), an error a field, or why the card was refused. */
export async function checkoutPage(
  basePath: string,
  session: StoredCheckout,
  values: Partial<Record<CardField, string>>,
  errors: Errors,
  refused: string | null,
  status: number,
): Promise<Response> {
  const wrong = fields.filter((field) => errors[field.name]);
  const total = formatCents(session.amount);
  const body = html`
    <p class="amount"><span>You pay</span> <strong>${total}</strong></p>
    <ul class="lines">
      ${session.lines.map((line) => html`<li>${line.unitQty > 1 ? `${line.unitQty} × ` : ""}${line.name}</li>`)}
    </ul>
    <div class="card">
      <h1>Card payment</h1>
      ${refused ? html`<p class="refused" role="alert" tabindex="-1" autofocus>${refused}</p>` : ""}
      ${
        wrong.length
          ? html`<div class="refused" role="alert" tabindex="-1" autofocus>
              <p>Correct ${wrong.length === 1 ? "this field" : "these fields"} to pay. Your card was not charged.</p>
              <ul>
                ${wrong.map((field) => html`<li><a href="#${field.name}">${errors[field.name]}</a></li>`)}
              </ul>
            </div>`
          : ""
      }
      <form method="post" novalidate>
        ${fields.map((field) => drawField(field, values[field.name] ?? "", errors[field.name]))}
        <button type="submit">Pay ${total}</button>
      </form>
      <p class="leave"><a href="${session.cancelUrl}">Cancel and go back</a></p>
    </div>
    <div class="note">
      <h2>This is a demo payment page</h2>
      <p>No money moves. Use a test card with any CVV, any later date and any postal code:</p>
      <dl>
        <div>
          <dt>4242 4242 4242 4242</dt>
          <dd>Visa, is approved</dd>
        </div>
        <div>
          <dt>5555 5555 5555 4444</dt>
          <dd>Mastercard, is approved</dd>
        </div>
        <div>
          <dt>6011 3610 0000 6668</dt>
          <dd>Discover, is approved</dd>
        </div>
        <div>
          <dt>4005 5717 0222 2222</dt>
          <dd>Visa, is declined</dd>
        </div>
      </dl>
    </div>
  `;
  const origins = [session.successUrl, session.cancelUrl].map((url) => new URL(url).origin);
  return page(basePath, `${wrong.length || refused ? "Error: " : ""}Pay ${total}`, await body, status, [
    ...new Set(origins),
  ]);
}

/** A page that takes no payment: says why, and leads back. */
export async function closedPage(basePath: string, why: string, backUrl: string | null): Promise<Response> {
  const back = backUrl ? html`<p class="leave"><a href="${backUrl}">Go back to the checkout</a></p>` : "";
  const body = html`<div class="card">
    <h1>Card payment</h1>
    <p>${why}</p>
    ${back}
  </div>`;
  return page(basePath, "Card payment", await body, backUrl ? 410 : 404, []);
}

function drawField(field: Field, value: string, error: string | undefined) {
  const described = error ? raw(`aria-invalid="true" aria-describedby="${field.name}-error"`) : "";
  return html`<div class="field field-${field.name}">
    <label for="${field.name}">${field.label}${field.hint ? html` <span>${field.hint}</span>` : ""}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      value="${value}"
      autocomplete="${field.autocomplete}"
      inputmode="${field.inputmode}"
      maxlength="${field.maxlength}"
      required
      ${described}
    />
    ${error ? html`<p class="error" id="${field.name}-error">${error}</p>` : ""}
  </div>`;
}

async function page(
  basePath: string,
  title: string,
  body: unknown,
  status: number,
  formOrigins: string[],
): Promise<Response> {
  const document = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${basePath}/checkout.css" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
  // Browsers hold a form's redirect to form-action as well.
  const formAction = ["'self'", ...formOrigins].join(" ");
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`;
  return new Response(document.toString(), {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}

/** Style of the hosted payment page: the marketplace's calm look, light and dark, no pictures, no JavaScript. */
export const checkoutStyle = `
:root {
  color-scheme: light dark;
  --sunken: #f6f5f0; --surface: #fff; --ink: #17211b; --body: #3a433d; --quiet: #5e675f; --line: #e2dfd5;
  --control: #85857a; --primary: #0b6349; --primary-hover: #084f3a; --on-primary: #fff; --danger: #b42318;
  --danger-soft: #fdebe7; --danger-text: #9c1d13; --accent: #f9b52e; --night: #0b3b2c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --sunken: #0a0f0c; --surface: #171f1a; --ink: #f2f4ef; --body: #d3d9d3; --quiet: #a3aea6; --line: #2f3b34;
    --control: #758479; --primary: #5fd0a0; --primary-hover: #82dfb8; --on-primary: #06271b; --danger: #ff8d7d;
    --danger-soft: #431d18; --danger-text: #ffafa3; --accent: #ffc24d; --night: #0b2e23;
  }
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--sunken); color: var(--body); font: 16px/24px "Figtree Variable", Figtree, system-ui, Arial, sans-serif; }
main { max-width: 520px; margin: 0 auto; padding: 32px 16px 56px; }
.amount { background: var(--night); color: #cfe3d8; padding: 24px 28px 0; border-radius: 24px 24px 0 0; }
.amount strong { display: block; color: #fff; font-size: 40px; line-height: 44px; font-variant-numeric: tabular-nums; }
.lines { background: var(--night); color: #cfe3d8; padding: 4px 28px 24px; list-style: none; font-size: 14px; line-height: 20px; }
.card { background: var(--surface); border: 1px solid var(--line); border-radius: 24px; padding: 24px 28px; }
.lines + .card { border-top: 0; border-radius: 0 0 24px 24px; }
h1 { color: var(--ink); font-size: 26px; line-height: 30px; margin-bottom: 16px; }
h2 { color: var(--ink); font-size: 16px; line-height: 24px; }
form { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px 14px; }
.field-number, .field-name, button { grid-column: 1 / -1; }
label { display: block; color: var(--ink); font-size: 15px; line-height: 20px; font-weight: 600; margin-bottom: 6px; }
label span { color: var(--quiet); font-weight: 400; }
input { width: 100%; height: 48px; padding: 0 14px; border: 1px solid var(--control); border-radius: 12px;
  background: var(--surface); color: var(--ink); font: inherit; font-variant-numeric: tabular-nums; }
input[aria-invalid] { border: 2px solid var(--danger); }
.error { color: var(--danger); font-size: 14px; line-height: 20px; font-weight: 600; margin-top: 6px; }
.refused { background: var(--danger-soft); color: var(--danger-text); border-radius: 12px; padding: 12px 16px; margin-bottom: 20px; font-weight: 600; }
.refused ul { padding-inline-start: 20px; }
.refused a { color: inherit; }
button { height: 56px; border: 0; border-radius: 12px; background: var(--primary); color: var(--on-primary);
  font: inherit; font-weight: 600; cursor: pointer; margin-top: 8px; }
button:hover { background: var(--primary-hover); }
a { color: var(--primary); }
.leave { text-align: center; margin-top: 12px; }
.leave a { display: inline-block; padding: 10px 12px; }
.note { margin-top: 24px; padding: 0 4px; font-size: 14px; line-height: 20px; }
dl { margin-top: 8px; }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 8px 0; border-top: 1px solid var(--line); }
dt { color: var(--ink); font-variant-numeric: tabular-nums; }
dd { color: var(--quiet); }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 2px var(--surface), 0 0 0 6px var(--accent); }
.refused:focus { outline: none; }
@media (max-width: 400px) {
  main { padding-inline: 12px; }
  .card, .amount, .lines { padding-inline: 18px; }
  form { grid-template-columns: 1fr 1fr; }
  .field-postalCode { grid-column: 1 / -1; }
}
`;
