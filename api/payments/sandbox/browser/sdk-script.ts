/**
 * The sandbox's sdk.js: window.Clover as the checkout page uses it. It only makes frames and passes messages: what is
 * typed stays in the frames, which hand it to one another over private channels.
 */
export const sdkScript = String.raw`(() => {
  "use strict";
  const script = document.currentScript;
  const base = new URL(".", script.src);
  const types = {
    CARD_NUMBER: "Card number", CARD_NAME: "Name on card", CARD_DATE: "Expiration date",
    CARD_CVV: "CVV", CARD_POSTAL_CODE: "Postal code",
  };

  /** The page's own fonts that the styles ask for: a frame knows none of them. */
  const fontsFor = (styles) => {
    const wanted = Object.values(styles).map((rules) => String(rules.fontFamily || "")).join();
    const bare = (family) => family.replace(/["']/g, "");
    const faces = (rules, base) => [...rules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return rule.cssRules ? faces(rule.cssRules, base) : [];
      const value = (name) => rule.style.getPropertyValue(name);
      const src = value("src").replace(/url\(["']?([^"')]+)["']?\)/g, (_, url) => "url(" + new URL(url, base).href + ")");
      return [{ family: bare(value("font-family")), src, weight: value("font-weight"), unicodeRange: value("unicode-range") }];
    });
    return [...document.styleSheets]
      .flatMap((sheet) => { try { return faces(sheet.cssRules, sheet.href || document.baseURI); } catch { return []; } })
      .filter(({ family, src }) => src && bare(wanted).includes(family));
  };

  class Element {
    constructor(clover, type, styles) {
      this.clover = clover; this.type = type; this.styles = styles || {};
      this.handlers = {}; this.ready = false; this.frame = null;
    }
    mount(selector) {
      const container = typeof selector === "string" ? document.querySelector(selector) : selector;
      if (!container) throw new Error("Clover: nothing matches " + selector);
      this.clover.forget(this.type);
      const frame = document.createElement("iframe");
      frame.src = new URL("fields/" + this.type, base).href;
      frame.title = types[this.type];
      frame.style.cssText = "display:block;width:100%;height:100%;border:0;background:transparent";
      this.frame = frame;
      this.scheme = getComputedStyle(container).colorScheme;
      this.clover.mounted.set(this.type, this);
      container.replaceChildren(frame);
      return this;
    }
    addEventListener(name, handler) { (this.handlers[name] = this.handlers[name] || []).push(handler); return this; }
    removeEventListener(name, handler) { this.handlers[name] = (this.handlers[name] || []).filter((h) => h !== handler); }
    focus() { this.post({ kind: "focus" }); }
    destroy() { if (this.frame) this.frame.remove(); this.clover.mounted.delete(this.type); }
    post(message, transfer) {
      const target = this.frame && this.frame.contentWindow;
      if (target) target.postMessage(Object.assign({ clover: 1 }, message), base.origin, transfer || []);
    }
    emit(name, state) { for (const handler of this.handlers[name] || []) handler(state); }
  }

  class Clover {
    constructor(publicKey, options) {
      this.publicKey = publicKey; this.merchantId = options && options.merchantId;
      this.mounted = new Map(); this.state = {}; this.pending = new Map(); this.linked = new Map(); this.count = 0;
      addEventListener("message", (event) => this.receive(event));
    }
    elements() {
      return {
        create: (type, styles) => {
          if (!types[type]) throw new Error("Clover: unknown element " + type);
          return new Element(this, type, styles);
        },
      };
    }
    forget(type) {
      const before = this.mounted.get(type);
      if (before && before.frame) before.frame.remove();
      this.mounted.delete(type); this.linked.delete(type); delete this.state[type];
    }
    /** Only our own frames are heard, and only from the origin they were loaded from. */
    receive(event) {
      if (event.origin !== base.origin || !event.data || event.data.clover !== 1) return;
      for (const element of this.mounted.values()) {
        if (element.frame && element.frame.contentWindow === event.source) return this.hear(element, event.data);
      }
    }
    hear(element, message) {
      if (message.kind === "loaded") {
        element.ready = true;
        element.post({ kind: "init", type: element.type, styles: element.styles, fonts: fontsFor(element.styles), scheme: element.scheme, publicKey: this.publicKey });
        this.link();
        element.emit("ready", this.snapshot());
      } else if (message.kind === "state") {
        this.state[element.type] = message.state;
        if (message.event) element.emit(message.event, this.snapshot());
      } else if (message.kind === "token") {
        const settle = this.pending.get(message.id);
        this.pending.delete(message.id);
        if (settle) settle(message.result);
      }
    }
    snapshot() { return JSON.parse(JSON.stringify(this.state)); }
    /** Gives the number's frame one private channel to every other frame, again when either of them is new. */
    link() {
      const number = this.mounted.get("CARD_NUMBER");
      if (!number || !number.ready) return;
      for (const [type, element] of this.mounted) {
        if (type === "CARD_NUMBER" || !element.ready) continue;
        const pair = this.linked.get(type);
        if (pair && pair.number === number && pair.element === element) continue;
        const channel = new MessageChannel();
        number.post({ kind: "link", type }, [channel.port1]);
        element.post({ kind: "link" }, [channel.port2]);
        this.linked.set(type, { number, element });
      }
    }
    createToken() {
      const number = this.mounted.get("CARD_NUMBER");
      if (!number || !number.ready) return Promise.resolve({ errors: { CARD_NUMBER: "The card fields are not ready." } });
      const id = ++this.count;
      return new Promise((resolve) => {
        const limit = setTimeout(() => { this.pending.delete(id); resolve({ errors: { CARD_NUMBER: "The card could not be checked. Try again." } }); }, 15000);
        this.pending.set(id, (result) => { clearTimeout(limit); resolve(result); });
        number.post({ kind: "tokenize", id });
      });
    }
  }
  window.Clover = Clover;
})();
`;

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
