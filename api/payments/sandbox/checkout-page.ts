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
  kept: Partial<Record<CardField, string>>,
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
        ${fields.map((field) => drawField(field, kept[field.name] ?? "", errors[field.name]))}
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
