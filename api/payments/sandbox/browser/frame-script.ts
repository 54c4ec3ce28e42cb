/**
 * The script inside a field's frame: formats and checks what is typed, tells the page only the field's state, and (in the
 * number's frame) collects the others' values over private channels and turns them into a token.
 */
export const frameScript = String.raw`(() => {
  "use strict";
  const type = document.body.dataset.type;
  const input = document.getElementById("field");
  const note = document.getElementById("error");
  const others = new Map();
  let number = null;
  let brand = "UNKNOWN";
  let touched = false;
  let publicKey = "";

  const digits = (text) => text.replace(/\D/g, "");
  const getBrand = (n) =>
    /^4/.test(n) ? "VISA" : /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(n) ? "MC" : /^3[47]/.test(n) ? "AMEX"
      : /^(6011|64[4-9]|65)/.test(n) ? "DISCOVER" : /^3(0[0-5]|[689])/.test(n) ? "DINERS_CLUB" : /^35/.test(n) ? "JCB" : "UNKNOWN";
  const lengths = { VISA: [13, 16, 19], MC: [16], AMEX: [15], DISCOVER: [16, 19], DINERS_CLUB: [14], JCB: [16] };
  const luhn = (n) => [...n].reverse().reduce((sum, d, i) => { const v = i % 2 ? d * 2 : +d; return sum + (v > 9 ? v - 9 : v); }, 0) % 10 === 0;

  function readDate(text) {
    const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
    const month = match ? +match[1] : 0;
    if (month < 1 || month > 12) return null;
    return { month, year: +match[2] < 100 ? 2000 + +match[2] : +match[2] };
  }

  const checks = {
    CARD_NUMBER(text) {
      const n = digits(text);
      if (!n) return "Enter the card number.";
      const fits = lengths[getBrand(n)] ? lengths[getBrand(n)].includes(n.length) : n.length >= 12 && n.length <= 19;
      if (!fits) return "Enter the whole card number.";
      return luhn(n) ? "" : "This card number is not right. Check its digits.";
    },
    CARD_NAME: (text) => (text.trim() ? "" : "Enter the name on the card."),
    CARD_DATE(text) {
      if (!text.trim()) return "Enter the month and year on the card.";
      const date = readDate(text);
      if (!date) return "Enter the date as MM/YY.";
      const now = new Date();
      const passed = date.year * 12 + date.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1;
      return passed ? "This date has passed. Enter the month and year on the card." : "";
    },
    CARD_CVV(text) {
      const length = brand === "AMEX" ? 4 : 3;
      if (!text.trim()) return "Enter the CVV.";
      return digits(text).length === length && text.trim().length === length ? "" : "Enter the " + length + " digits of the CVV.";
    },
    CARD_POSTAL_CODE(text) {
      if (!text.trim()) return "Enter the postal code.";
      return /^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/.test(text.trim()) ? "" : "Enter the postal code of the card's bill.";
    },
  };

  const formats = {
    CARD_NUMBER(text) {
      const n = digits(text).slice(0, 19);
      return (getBrand(n) === "AMEX" ? [n.slice(0, 4), n.slice(4, 10), n.slice(10, 15)] : n.match(/.{1,4}/g) || []).filter(Boolean).join(" ");
    },
    CARD_DATE(text, typed) {
      if (!typed || !/^\d{2,6}$/.test(digits(text)) || /^\d\//.test(text)) return text;
      const n = digits(text).slice(0, 6);
      return n.length >= 2 ? n.slice(0, 2) + "/" + n.slice(2) : n;
    },
    CARD_CVV: (text) => digits(text).slice(0, 4),
  };

  // The frame's own page and the page that holds it share an origin; anything else is ignored.
  const tell = (message) => parent.postMessage(Object.assign({ clover: 1 }, message), location.origin);

  function state() {
    const error = checks[type](input.value);
    const shown = { touched };
    if (error) shown.error = error;
    if (type === "CARD_NUMBER" && brand !== "UNKNOWN") shown.brand = brand;
    input.setAttribute("aria-invalid", String(Boolean(error && touched)));
    note.textContent = touched ? error : "";
    return shown;
  }
  const report = (event) => tell({ kind: "state", event, state: state() });

  input.addEventListener("input", (event) => {
    const format = formats[type];
    const atEnd = input.selectionEnd === input.value.length;
    if (format && atEnd) input.value = format(input.value, !String(event.inputType).startsWith("delete"));
    if (type === "CARD_NUMBER") {
      brand = getBrand(digits(input.value));
      for (const port of others.values()) port.postMessage({ brand });
    }
    report("change");
  });
  input.addEventListener("focus", () => report("focus"));
  input.addEventListener("blur", () => { touched = touched || input.value !== ""; report("blur"); });

  addEventListener("message", (event) => {
    if (event.source !== parent || event.origin !== location.origin || !event.data || event.data.clover !== 1) return;
    const message = event.data;
    if (message.kind === "init") { publicKey = message.publicKey; dress(message.styles, message.scheme, message.fonts); report(null); }
    if (message.kind === "focus") input.focus();
    if (message.kind === "link" && event.ports[0]) link(message.type, event.ports[0]);
    if (message.kind === "tokenize" && type === "CARD_NUMBER") tokenize().then((result) => tell({ kind: "token", id: message.id, result }));
  });

  function link(otherType, port) {
    if (type === "CARD_NUMBER") { others.set(otherType, port); port.start(); port.postMessage({ brand }); return; }
    number = port;
    number.onmessage = ({ data }) => {
      if (data.brand) { brand = data.brand; report("change"); }
      if (data.ask) { touched = true; report("change"); number.postMessage({ answer: data.ask, value: input.value, error: checks[type](input.value) }); }
    };
  }

  const ask = (port) => new Promise((resolve) => {
    const id = crypto.randomUUID();
    const listen = ({ data }) => { if (data.answer === id) { port.removeEventListener("message", listen); resolve(data); } };
    port.addEventListener("message", listen);
    port.postMessage({ ask: id });
  });

  async function tokenize() {
    touched = true;
    report("change");
    const values = { CARD_NUMBER: { value: input.value, error: checks.CARD_NUMBER(input.value) } };
    for (const [name, port] of others) values[name] = await ask(port);
    const errors = {};
    for (const [name, field] of Object.entries(values)) if (field.error) errors[name] = field.error;
    if (Object.keys(errors).length) return { errors };
    const text = (name) => (values[name] ? values[name].value.trim() : "");
    const date = readDate(text("CARD_DATE"));
    if (!date) return { errors: { CARD_DATE: "Enter the month and year on the card." } };
    const card = {
      number: digits(input.value), exp_month: String(date.month), exp_year: String(date.year), cvv: text("CARD_CVV"),
      name: text("CARD_NAME"), address_zip: text("CARD_POSTAL_CODE"),
    };
    try {
      const response = await fetch(new URL("../v1/tokens", location.href), {
        method: "POST", headers: { "content-type": "application/json", apikey: publicKey }, body: JSON.stringify({ card }),
      });
      const answer = await response.json();
      if (response.ok) return { token: answer.id, card: answer.card };
      const fields = { number: "CARD_NUMBER", name: "CARD_NAME", date: "CARD_DATE", cvv: "CARD_CVV", postalCode: "CARD_POSTAL_CODE" };
      return { errors: { [fields[answer.error.param] || "CARD_NUMBER"]: answer.error.message } };
    } catch {
      return { errors: { CARD_NUMBER: "The card could not be checked. Check your connection and try again." } };
    }
  }

  /** Styles are set property by property: a value cannot break out into other rules. */
  function dress(styles, scheme, fonts) {
    for (const { family, src, weight, unicodeRange } of fonts || []) {
      document.fonts.add(new FontFace(family, src, { weight: weight || "normal", unicodeRange: unicodeRange || "U+0-10FFFF" }));
    }
    if (scheme && scheme !== "normal") document.documentElement.style.colorScheme = scheme;
    const sheet = new CSSStyleSheet();
    for (const [selector, rules] of Object.entries(styles || {})) {
      try {
        const rule = sheet.cssRules[sheet.insertRule(selector + " {}", sheet.cssRules.length)];
        for (const [name, value] of Object.entries(rules)) {
          rule.style.setProperty(name.replace(/[A-Z]/g, (c) => "-" + c.toLowerCase()), String(value));
        }
      } catch { /* a selector this browser does not know leaves the field as it is */ }
    }
    document.adoptedStyleSheets = [sheet];
  }

  tell({ kind: "loaded" });
})();
`;
