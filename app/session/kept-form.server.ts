import * as z from "zod";
import { isSecretField } from "~/lib/typed-fields";
import type { Cookies } from "./cookies.server";
import type { Sealer } from "./seal.server";

const cookie = "kept-form";
const lifetime = 60 * 60;
/** What fits a cookie beside the others once it is sealed. */
const longest = 2_200;

const keptForm = z.object({
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Whose session it was; nobody else is offered it. */
  owner: z.string().nullable(),
  /** A page that sends the form on by itself after the login, rather than asking whether to [REST-11]. */
  resumeAt: z.string().optional(),
});

/** A form that arrived after the session had ended: where it was posted and what was typed. */
export type KeptForm = z.infer<typeof keptForm>;

/**
 * [SESS-12] What was typed when the session had ended, sealed in a cookie of its own until the next login. Forms with
 * passwords, card or bank data, with files, or too long for a cookie are not kept.
 */
export interface KeptForms {
  /** True when the form is kept. Reads `request`'s body: hand over a clone. `owner` is the id of the person, if known. */
  keep: (request: Request, owner: string | null, resumeAt?: string) => Promise<boolean>;
  peek: () => Promise<KeptForm | null>;
  forget: () => void;
}

export function createKeptForms(cookies: Cookies, sealer: Sealer): KeptForms {
  return {
    keep: async (request, owner, resumeAt) => {
      const typed = await typedForm(request, owner);
      const form = typed && { ...typed, resumeAt };
      if (!form || JSON.stringify(form).length > longest) return false;
      cookies.set(cookie, await sealer.seal(form, lifetime), { maxAge: lifetime });
      return true;
    },
    peek: async () => {
      const sealed = cookies.get(cookie);
      return sealed ? (keptForm.safeParse(await sealer.open(sealed)).data ?? null) : null;
    },
    forget: () => {
      if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}

async function typedForm(request: Request, owner: string | null): Promise<KeptForm | null> {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    return null;
  const fields: [string, string][] = [];
  for (const [name, value] of await request.formData()) {
    if (typeof value !== "string" || isSecretField(name)) return null;
    fields.push([name, value]);
  }
  return fields.length > 0 ? { action: pathOf(request), fields, owner } : null;
}

/** Path and query a form was posted to. */
export function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}
