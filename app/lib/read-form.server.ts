import { data } from "@remix-run/node";
import { commandFields } from "~/framework/form-fields";

/** More than a menu has items to be ticked. */
const mostFields = 5_000;
const longestName = 200;
const deepest = 6;
/** More than any list of ours is long. */
const mostPositions = 100;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/**
 * The fields of a form. Each action reads its form here: the libraries behind make of `a[999999999]` a list that long, and of very
 * many fields the work of an hour.
 * @throws 400 for what no form of ours sends
 */
export async function readForm(request: Request): Promise<FormData> {
  return checkForm(await request.formData());
}

/** A form that was read elsewhere. @throws 400 for what no form of ours sends */
export function checkForm(form: FormData): FormData {
  const names = [...form.keys()];
  if (names.length > mostFields || !names.every(isOurs)) {
    throw data({ code: "validation_failed", message: "What was sent is not a form of this site." }, 400);
  }
  return form;
}

function isOurs(name: string): boolean {
  if (name.length > longestName || commandFields.has(name)) return false;
  const keys = name.split(/[.[\]]+/).filter((key) => key !== "");
  return keys.length <= deepest && keys.every((key) => !forbidden.has(key) && !(/^\d/.test(key) && tooFar(key)));
}

const tooFar = (key: string) => !(Number(key) < mostPositions);
