import { data } from "@remix-run/node";
import type { Host } from "~/host/client.server";
import { keptPictures } from "~/host/pictures.server";
import { typedOnly } from "~/ui/forms/refused-form";
import { previewIntent } from "./preview-strip";

interface Sent {
  formId: string;
  host: Host;
  restaurantId: string;
  /** Its picture fields: their files are kept, as the answer cannot carry them. */
  pictures: readonly string[];
}

/** The answer to a form that was sent for its preview alone: what was typed, and no word of what is wrong. null for other posts. */
export async function previewAnswer(form: FormData, { formId, host, restaurantId, pictures }: Sent) {
  if (form.get("intent") !== previewIntent) return null;
  const submitted = entered(form);
  const { kept, errors } = await keptPictures(host, { restaurantId, submitted, names: pictures });
  return data({ formId, fieldErrors: errors, repopulateFields: typedOnly(submitted), formError: null, kept });
}

/** A name that comes several times is a list. */
const entered = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(form.getAll(name))]));

const valueOf = (values: FormDataEntryValue[]) => (values.length === 1 ? values[0] : values);
