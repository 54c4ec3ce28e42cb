/** An answer with its whole text. */
export interface Page {
  status: number;
  headers: Headers;
  text: string;
  /** Where it redirects to; null when it does not. */
  location: string | null;
}

type Fields = Record<string, string> | URLSearchParams | FormData;

/** A browser without a window: keeps cookies, follows no redirect by itself. */
export interface Visitor {
  cookies: Map<string, string>;
  get: (path: string, headers?: Record<string, string>) => Promise<Page>;
  post: (path: string, fields: Fields, headers?: Record<string, string>) => Promise<Page>;
  /** Signs in as one of the demo people. */
  logIn: (role: string) => Promise<Page>;
}

/** `limit`: how long an answer may take, in milliseconds; a later one is an error. */
export function createVisitor(url: string, { limit }: { limit?: number } = {}): Visitor {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit & { headers: Record<string, string> }): Promise<Page> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { accept: "text/html", ...(cookie ? { cookie } : {}), ...init.headers };
    const signal = limit === undefined ? undefined : AbortSignal.timeout(limit);
    const response = await fetch(`${url}${path}`, { ...init, headers, redirect: "manual", signal });
    for (const line of response.headers.getSetCookie()) keep(cookies, line);
    const { status } = response;
    return {
      status,
      headers: response.headers,
      text: await response.text(),
      location: response.headers.get("location"),
    };
  };
  const visitor: Visitor = {
    cookies,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) => {
      const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
      return send(path, { method: "POST", headers: { origin: new URL(url).origin, ...headers }, body });
    },
    logIn: (role) => visitor.post("/auth/login", { email: `${role}@halalgo.test`, password: "halalgo-demo" }),
  };
  return visitor;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = "", ...attributes] = line.split(";");
  const name = pair.slice(0, pair.indexOf("=")).trim();
  if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) cookies.delete(name);
  else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
}

/** Text of a page with its entities resolved, as far as ours has them. */
export const withoutEntities = (text: string): string =>
  text
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/** What people read: the text of a page without scripts and tags, entities resolved. */
export function readable({ text }: Pick<Page, "text">): string {
  const shown = text
    .replace(/<(script|style)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, "")
    .replace(/<[^>]+>/g, " ");
  return withoutEntities(shown).replace(/\s+/g, " ");
}

/** The message that came with an answer, beside its page or data. */
export const flashMessage = ({ headers }: Pick<Page, "headers">): string | undefined =>
  JSON.parse(decodeURIComponent(headers.get("x-flash") ?? "null"))?.message;
