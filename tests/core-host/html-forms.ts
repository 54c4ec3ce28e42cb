import { withoutEntities } from "@tests/support/visitor";

/** A form of a page, as a browser without JavaScript would send it. */
export interface HtmlForm {
  /** null: the page's own address. */
  action: string | null;
  isMultipart: boolean;
  /** What it holds as it came, without its files and its buttons; of a choice nobody has made the first. */
  fields: [name: string, value: string][];
  /** What its buttons send, "name=value"; "" of one that sends nothing. */
  buttons: string[];
}

/** The posting forms in a page of ours: well-formed, every attribute in double quotes. */
export function formsIn(html: string): HtmlForm[] {
  return [...html.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)].flatMap(([, head = "", inner = ""]) => {
    const own = parseAttributes(head);
    if (own.method?.toLowerCase() !== "post") return [];
    const outside = own.id ? elementsIn(html).filter(({ attributes }) => attributes.form === own.id) : [];
    const elements = [...elementsIn(inner).filter(({ attributes }) => !attributes.form), ...outside];
    const buttons = elements.flatMap(({ tag, attributes: { name, value = "", type } }) =>
      tag === "button" && type !== "button" ? [name ? `${name}=${value}` : ""] : [],
    );
    const fields = elements.flatMap(parseField);
    for (const { attributes } of elements) {
      const { name, type, value = "" } = attributes;
      if (name && type === "radio" && !fields.some(([field]) => field === name)) fields.push([name, value]);
    }
    return [{ action: own.action ?? null, isMultipart: head.includes("multipart"), fields, buttons }];
  });
}

interface Element {
  tag: string;
  attributes: Record<string, string>;
  inner: string;
}

const elementsIn = (html: string): Element[] =>
  [...html.matchAll(/<input\b([^>]*)>|<(select|textarea|button)\b([^>]*)>(.*?)<\/\2>/gs)].map(
    ([, input, tag = "input", head = "", inner = ""]) => ({ tag, attributes: parseAttributes(input ?? head), inner }),
  );

function parseField({ tag, attributes, inner }: Element): [string, string][] {
  const { name, type = "", value } = attributes;
  if (!name || tag === "button" || "disabled" in attributes) return [];
  if (tag === "textarea") return [[name, withoutEntities(inner).trim()]];
  if (tag === "select") {
    const options = [...inner.matchAll(/<option\b([^>]*)>/g)].map(([, head = ""]) => parseAttributes(head));
    const chosen = options.find((option) => "selected" in option) ?? options[0];
    return chosen ? [[name, chosen.value ?? ""]] : [];
  }
  if (["submit", "button", "file", "image"].includes(type)) return [];
  if (["checkbox", "radio"].includes(type) && !("checked" in attributes)) return [];
  return [[name, value ?? (type === "checkbox" ? "on" : "")]];
}

const parseAttributes = (head: string): Record<string, string> =>
  Object.fromEntries(
    [...head.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      withoutEntities(value),
    ]),
  );

/** What is typed into fields that came empty, by their names; others stay empty. */
const usual: Record<string, string> = {
  ...Object.fromEntries(
    ["name", "label", "title", "body", "text", "reason", "comment", "description"].map((name) => [name, "Kept words"]),
  ),
  email: "kept@example.test",
  code: "KEPT5",
  price: "1.50",
  amount: "1.25",
  discount_value: "5",
  min_order_amount: "10",
  limit_per_user: "1",
  seats: "4",
  maximum: "2",
  rate: "1",
  password: "halalgo-demo",
  start_date: "2026-12-01",
  end_date: "2027-01-01",
  expiration_date: "2027-01-01",
};

/**
 * The form as somebody sends it who has typed these words, or else the usual ones into what was empty, and pressed this
 * button ("name=value"); `typed` are the words that may not get lost.
 */
export function filled({ fields, isMultipart }: HtmlForm, button = "", words: Record<string, string> = {}) {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  const typed: string[] = [];
  for (const [name, value] of fields) {
    const word = words[name] ?? (value === "" ? (usual[name] ?? "") : value);
    if (word !== value && name !== "password") typed.push(word);
    body.append(name, word);
  }
  const [name = "", ...rest] = button.split("=");
  if (name) body.append(name, rest.join("="));
  return { body, typed };
}
