/** What each hosted field is: its accessible name, autocomplete, keyboard, and longest text. */
const hostedFields = {
  CARD_NUMBER: {
    tag: "card-number",
    label: "Card number",
    autocomplete: "cc-number",
    inputmode: "numeric",
    maxlength: 23,
    placeholder: "",
  },
  CARD_NAME: {
    tag: "card-name",
    label: "Name on card",
    autocomplete: "cc-name",
    inputmode: "text",
    maxlength: 120,
    placeholder: "",
  },
  CARD_DATE: {
    tag: "card-date",
    label: "Expiration date, MM/YY",
    autocomplete: "cc-exp",
    inputmode: "numeric",
    maxlength: 7,
    placeholder: "MM/YY",
  },
  CARD_CVV: {
    tag: "card-cvv",
    label: "CVV",
    autocomplete: "cc-csc",
    inputmode: "numeric",
    maxlength: 4,
    placeholder: "",
  },
  CARD_POSTAL_CODE: {
    tag: "card-postal-code",
    label: "Postal code",
    autocomplete: "billing postal-code",
    inputmode: "text",
    maxlength: 10,
    placeholder: "",
  },
} as const;

export type HostedField = keyof typeof hostedFields;

export const isHostedField = (text: string): text is HostedField => Object.hasOwn(hostedFields, text);

/** Only our own pages may hold a field's frame, and only our own script runs in it. */
export const framePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The page of one field's frame. */
export function framePage(basePath: string, type: HostedField): string {
  const field = hostedFields[type];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${field.label}</title>
<link rel="stylesheet" href="${basePath}/frame.css">
</head>
<body data-type="${type}">
<${field.tag}><input id="field" type="text" aria-label="${field.label}" autocomplete="${field.autocomplete}" inputmode="${field.inputmode}" maxlength="${field.maxlength}" placeholder="${field.placeholder}" aria-describedby="error" spellcheck="false" autocapitalize="off"></${field.tag}>
<p id="error" class="hidden"></p>
<script src="${basePath}/frame.js"></script>
</body>
</html>`;
}

export const frameStyle = `
html, body { margin: 0; height: 100%; background: transparent; overflow: hidden; }
card-number, card-name, card-date, card-cvv, card-postal-code { display: block; height: 100%; }
input { box-sizing: border-box; width: 100%; height: 100%; border: 0; padding: 0 14px; margin: 0; outline: none; border-radius: 0;
  background: transparent; color: CanvasText; font: 16px/24px system-ui, Arial, sans-serif; font-variant-numeric: tabular-nums; }
/* Hidden as it is typed, as on a card terminal, without inviting password managers. */
card-cvv input { -webkit-text-security: disc; }
.hidden { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
