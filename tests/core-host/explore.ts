import type { Visitor } from "@tests/support/visitor";
import { access } from "../e2e/steps/route-access";
import { type ForwardingHost, getTemplate } from "./forwarding-host";
import { formsIn, type HtmlForm } from "./html-forms";

export interface ExploredPage {
  path: string;
  /** The extended calls it makes. */
  calls: Set<string>;
  forms: HtmlForm[];
  /** Paths of ours it links to. */
  links: string[];
}

/** These pages as `visitor` gets them; those that are not there are left out. */
export async function open(visitor: Visitor, host: ForwardingHost, paths: readonly string[]) {
  const found: ExploredPage[] = [];
  await inParallel(paths, async (path) => {
    const requestId = host.requestWithout(null);
    const page = await visitor.get(path, { "x-request-id": requestId });
    if (page.status !== 200) return;
    const links = [...page.text.matchAll(/href="(\/[^"/?#][^"?#]*)/g)].map(([, link = ""]) => link);
    found.push({ path, calls: host.askedFor(requestId), forms: formsIn(page.text), links });
  });
  return found;
}

/** The pages of these kinds (tests/e2e/steps/route-access), one a template. Pages of one thing are those that others link to. */
export async function explore(visitor: Visitor, host: ForwardingHost, kinds: readonly string[]) {
  const found: ExploredPage[] = [];
  const templates = Object.keys(access).filter((template) => kinds.includes(access[template] ?? ""));
  const wanted = new Set(templates.filter((template) => !/export|print|template|logout|offline/.test(template)));
  let waiting = [...wanted].filter((template) => !template.includes(":"));
  while (waiting.length > 0) {
    const pages = await open(visitor, host, waiting);
    found.push(...pages);
    waiting = pages
      .flatMap(({ links }) => links)
      .filter((link) => {
        const template = [...wanted].find((one) => one.includes(":") && sameTemplate(one, link));
        return template !== undefined && wanted.delete(template);
      });
  }
  return found;
}

/** Does it for each, some at once. */
export async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const worker = async () => {
    for (let next = rest.shift(); next !== undefined; next = rest.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

/** "/orders/:id" for "/orders/2f…". */
const sameTemplate = (template: string, path: string) =>
  getTemplate(path).replaceAll(/:id\b/g, ":") === template.replaceAll(/:\w+/g, ":");
