import { data, type ActionFunctionArgs } from "@remix-run/node";
import type { Validator } from "remix-validated-form";
import { formRefusal } from "~/host/errors";
import { keptPictures } from "~/host/pictures.server";
import { readTimeZone } from "~/host/restaurants.server";
import { readForm } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { refusedForm, typedOnly } from "~/ui/forms/validation/refused-form";
import { type Compared, editConflict, type StoredValues } from "./edit-conflict.server";

interface Saving<Form> {
  validator: Validator<Form>;
  /** To the letter of the documents, for a host that gives no reason. */
  failed: string;
  /** For a host that says nothing of its success. */
  saved: string;
  /** The list the form is closed to; the address's query stays. */
  list: string;
  save: (form: Form, restaurantId: string) => Promise<{ message: string | null }>;
  /** What is compared where somebody else was faster; nothing for a new thing. */
  compared?: (Pick<Compared, "labels"> & { current: (restaurantId: string) => Promise<StoredValues | null> }) | null;
  /** Its picture fields, kept for the next try. */
  pictures?: readonly string[];
}

/** Saves an edit form and closes it, or says why not and keeps what was typed. `entered` where the form was read already. */
export async function saveEdit<Form>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { validator, failed, saved, list, save, compared, pictures = [] }: Saving<Form>,
  entered?: FormData,
) {
  const { restaurant } = requireEditor(request, context);
  const result = await validator.validate(entered ?? (await readForm(request)));
  const { submittedData } = result;
  const keep = () =>
    keptPictures(context.host, { restaurantId: restaurant.id, submitted: submittedData, names: pictures });
  if (result.error) {
    const { kept, errors } = await keep();
    const { formId, fieldErrors } = result.error;
    const repopulateFields = typedOnly(submittedData);
    return data({ formId, fieldErrors: { ...errors, ...fieldErrors }, repopulateFields, formError: null, kept }, 422);
  }
  try {
    const { message } = await save(result.data, restaurant.id);
    const back = `${list}${new URL(request.url).search}`;
    return await redirectWithToast(context, back, { type: "success", message: message ?? saved });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    const [conflict, { kept }] = await Promise.all([
      editConflict(error, {
        typed: submittedData,
        compared: compared ? { ...compared, current: () => compared.current(restaurant.id) } : null,
        timeZone: () => readTimeZone(context.host, restaurant.id),
      }),
      keep(),
    ]);
    const answer = { ...refusedForm(result, refusal), conflict, kept, version: conflict?.version ?? null };
    return data(answer, refusal.status);
  }
}
