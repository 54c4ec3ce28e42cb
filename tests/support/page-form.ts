import { type Page, withoutEntities } from "./visitor";

/** A form of a page, as a browser without JavaScript would send it. */
export interface PageForm {
  action: string;
  fields: Record<string, string>;
}

/** The page's form that has `marker` in it (in one of its tags, for example). @throws where there is none */
export function formOf({ text }: Pick<Page, "text">, marker: string | RegExp): PageForm {
  const forms = [...text.matchAll(/<form\b([^>]*)>(.*?)<\/form>/gs)];
  const found = forms.find(([whole]) => (typeof marker === "string" ? whole.includes(marker) : marker.test(whole)));
  if (!found) throw new Error(`No form with ${String(marker)}: ${text.slice(0, 300)}`);
  const [, tag = "", content = ""] = found;
  const fields: Record<string, string> = {};
  for (const [, attributes = ""] of content.matchAll(/<input\b([^>]*)>/g)) {
    const isChoice = /type="(radio|checkbox)"/.test(attributes);
    if (isChoice && !/\bchecked\b/.test(attributes)) continue;
    const name = attribute(attributes, "name");
    if (name && !/type="file"/.test(attributes)) fields[name] = attribute(attributes, "value");
  }
  for (const [, attributes = "", value = ""] of content.matchAll(/<textarea\b([^>]*)>([^<]*)</g)) {
    fields[attribute(attributes, "name")] = withoutEntities(value).replace(/^\n/, "");
  }
  for (const [, attributes = "", options = ""] of content.matchAll(/<select\b([^>]*)>(.*?)<\/select>/gs)) {
    const chosen = /<option\b([^>]*\bselected\b[^>]*)>/.exec(options) ?? /<option\b([^>]*)>/.exec(options);
    fields[attribute(attributes, "name")] = attribute(chosen?.[1] ?? "", "value");
  }
  return { action: attribute(tag, "action"), fields };
}

/** An attribute's value; "" where it has none. */
const attribute = (attributes: string, name: string): string =>
  withoutEntities(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
