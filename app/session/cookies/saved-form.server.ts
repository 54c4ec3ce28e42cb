import { deflateRawSync, inflateRawSync } from "node:zlib";
import * as z from "zod";
import { hourSeconds } from "@domain/duration";
import { readForm } from "~/lib/read-form.server";
import { isPaymentField, isSecretField, isTypedField } from "~/lib/typed-fields";
import type { Cipher } from "../cipher.server";
import type { Cookies } from "./cookies.server";

const cookie = "kept-form";
const lifetime = hourSeconds;
/** Characters that fit a cookie after encryption: about 5,000 typed ones. */
const maxCookieChars = 2_200;

const savedForm = z.object({
  action: z.string(),
  fields: z.array(z.tuple([z.string(), z.string()])),
  /** Names of secret fields that were left out and have to be entered again. */
  secrets: z.array(z.string()).default([]),
  /** Whether files were chosen; they are left out as well. */
  hadFiles: z.boolean().default(false),
  /** The person whose session it was; it is offered to nobody else. */
  owner: z.string().nullable(),
  /** The person's role then; null if unknown. */
  role: z.string().nullable().default(null),
  /** The page that submits the form by itself after the login, without asking [REST-11]. */
  resumeAt: z.string().optional(),
});

/** A form submitted after the session had ended: its URL and the entered values. */
type SavedForm = z.infer<typeof savedForm>;

/** Who submitted a form. */
export interface FormOwner {
  id: string;
  role: string;
}

/**
 * [SESS-12] Saves a form submitted after the session had ended, encrypted in a cookie, until the next login. Passwords,
 * bank numbers and files are left out; payments, and forms too long for a cookie, are not saved.
 */
export interface SavedForms {
  /** True when the form was saved. Reads `request`'s body, so pass a clone. `owner` is the person, if known. */
  save: (request: Request, owner: FormOwner | null, resumeAt?: string) => Promise<boolean>;
  read: () => Promise<SavedForm | null>;
  clear: () => void;
}

export function createSavedForms(cookies: Cookies, cipher: Cipher): SavedForms {
  return {
    save: async (request, owner, resumeAt) => {
      const typed = await readTypedForm(request, owner);
      const packed = typed && deflateRawSync(JSON.stringify({ ...typed, resumeAt })).toString("base64url");
      if (!packed || packed.length > maxCookieChars) return false;
      cookies.set(cookie, await cipher.encrypt(packed, lifetime), { maxAge: lifetime });
      return true;
    },
    read: async () => {
      const encrypted = cookies.get(cookie);
      return encrypted ? unpack(await cipher.decrypt(encrypted)) : null;
    },
    clear: () => {
      if (cookies.get(cookie)) cookies.remove(cookie);
    },
  };
}

/** Input is what was encrypted here, so its length is limited already. */
function unpack(packed: unknown): SavedForm | null {
  if (typeof packed !== "string") return null;
  const text = inflateRawSync(Buffer.from(packed, "base64url")).toString();
  return savedForm.safeParse(JSON.parse(text)).data ?? null;
}

async function readTypedForm(request: Request, owner: FormOwner | null): Promise<Omit<SavedForm, "resumeAt"> | null> {
  const type = request.headers.get("content-type") ?? "";
  if (request.method !== "POST" || !/^(application\/x-www-form-urlencoded|multipart\/form-data)/.test(type))
    return null;
  const fields: [string, string][] = [];
  const secrets: string[] = [];
  let hadFiles = false;
  for (const [name, value] of await readForm(request)) {
    if (typeof value !== "string") hadFiles ||= value.size > 0;
    else if (value !== "" && isPaymentField(name)) return null;
    else if (value !== "" && isSecretField(name)) secrets.push(name);
    else fields.push([name, value]);
  }
  const isLeft = secrets.length > 0 || hadFiles ? fields.some(isTypedField) : fields.length > 0;
  if (!isLeft) return null;
  const action = getRequestPath(request);
  return { action, fields, secrets, hadFiles, owner: owner?.id ?? null, role: owner?.role ?? null };
}

/** Path and query of a request. */
export function getRequestPath(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}
