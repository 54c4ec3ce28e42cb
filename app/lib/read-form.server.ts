import { createHash } from "node:crypto";
import { data } from "@remix-run/node";
import { idempotencyHeader } from "@domain/contract/ordering/payment";
import { commandFields } from "~/framework/forms/form-fields";
import { readOversizedForm } from "./uploads/oversized-form.server";
import { isOversizedForm } from "./uploads/upload-request";

/** More than the number of items of any menu. */
const maxFields = 5_000;
const maxNameLength = 200;
const maxDepth = 6;
/** More than the length of any list in our forms. */
const maxPositions = 100;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * Reads a form's fields. Every action uses this, because form libraries create a list that long from `a[999999999]`,
 * and take very long for very many fields. A file that is too large is cut, and refused by the form's own rule.
 * @throws 400 for input that no form of ours sends
 */
export async function readForm(request: Request): Promise<FormData> {
  return checkForm(isOversizedForm(request) ? await readOversizedForm(request) : await request.formData());
}

/** Checks a form that was read elsewhere. @throws 400 for input that no form of ours sends */
export function checkForm(form: FormData): FormData {
  const names = [...form.keys()];
  if (names.length > maxFields || !names.every(isOurs)) {
    throw data({ code: "validation_failed", message: "This form could not be read." }, 400);
  }
  return form;
}

/**
 * [FORM-5] The header by which the host knows a form that is sent twice, because its button was pressed twice or because
 * no answer came: the same for the same entries at the same address.
 */
export async function formKeyHeaders(request: Request, form: FormData): Promise<Record<string, string>> {
  const key = createHash("sha256").update(new URL(request.url).pathname);
  for (const [name, value] of form) {
    key.update(JSON.stringify([name, typeof value === "string" ? value : value.size]));
    if (typeof value !== "string") key.update(Buffer.from(await value.arrayBuffer()));
  }
  return { [idempotencyHeader]: key.digest("base64url") };
}

/** A text field without surrounding blanks; "" when it is missing or a file. */
export function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.trim() : "";
}

function isOurs(name: string): boolean {
  if (name.length > maxNameLength || commandFields.has(name)) return false;
  const keys = name.split(/[.[\]]+/).filter((key) => key !== "");
  return keys.length <= maxDepth && keys.every((key) => !forbidden.has(key) && !(/^\d/.test(key) && tooFar(key)));
}

const tooFar = (key: string) => !(Number(key) < maxPositions);
