import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Validator, ValidatorError } from "remix-validated-form";
import { editConflictDetails } from "@domain/contract/menu";
import { isHostError, saveRefusal } from "~/host/errors";
import { saveDraftPictures } from "~/host/pictures.server";
import { getTimeZone } from "~/host/restaurants.server";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { timeText } from "~/lib/text/order-text";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { refusedForm, withoutFiles } from "~/ui/forms/validation/refused-form";

interface Saving<Form> {
  validator: Validator<Form>;
  /** The message for a refusal without one; its row of docs/features fixes the text. */
  failed: string;
  /** The message of a success without one. */
  saved: string;
  /** The list to return to; the URL's query is preserved. */
  list: string;
  /** `headers` let the host save a form once that is sent twice. */
  save: (form: Form, restaurantId: string, headers: Record<string, string>) => Promise<{ message: string | null }>;
  /** For the comparison after a concurrent edit; undefined for a new record. */
  compared?: (Pick<Comparison, "labels"> & { current: (restaurantId: string) => Promise<StoredValues | null> }) | null;
  /** Names of its picture fields, whose files are stored for the next try. */
  pictures?: readonly string[];
}

/**
 * Saves an edit form and closes it, or returns the problems with the entered values. `entered` if the form has been
 * read already.
 */
export async function saveEdit<Form>(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { validator, failed, saved, list, save, compared, pictures = [] }: Saving<Form>,
  entered?: FormData,
) {
  const { restaurant } = requireEditor(request, context);
  const form = entered ?? (await readForm(request));
  const result = await validator.validate(form);
  const { submittedData } = result;
  const savePictures = () =>
    saveDraftPictures(context.host, { restaurantId: restaurant.id, submitted: submittedData, names: pictures });
  const done = (message: string) =>
    redirectWithToast(context, `${list}${new URL(request.url).search}`, { type: "success", message });
  if (result.error) return invalidPictureForm(result.error, submittedData, savePictures);
  try {
    const { message } = await save(result.data, restaurant.id, await formKeyHeaders(request, form));
    return await done(message ?? saved);
  } catch (error) {
    const refusal = saveRefusal(error, failed);
    const [conflict, { pictures: pendingPictures }] = await Promise.all([
      editConflict(error, {
        typed: submittedData,
        compared: compared ? { ...compared, current: () => compared.current(restaurant.id) } : null,
        timeZone: () => getTimeZone(context.host, restaurant.id),
      }),
      savePictures(),
    ]);
    if (conflict?.isStored) return done(saved);
    const answer = { ...refusedForm(result, refusal), conflict, pendingPictures, version: conflict?.version ?? null };
    return data(answer, refusal.status);
  }
}

/** The answer to a form with pictures and invalid fields: their messages, the entered values, and its pictures for the next try. */
export async function invalidPictureForm(
  { formId, fieldErrors }: ValidatorError,
  submittedData: Record<string, unknown>,
  savePictures: () => ReturnType<typeof saveDraftPictures>,
) {
  const { pictures: pendingPictures, errors } = await savePictures();
  const repopulateFields = withoutFiles(submittedData);
  return data(
    { formId, fieldErrors: { ...errors, ...fieldErrors }, repopulateFields, formError: null, pendingPictures },
    422,
  );
}

/** A form's values by field name. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The stored values in the form's notation. `words` formats those that need it. */
interface StoredValues {
  values: FormValues;
  words?: Record<string, (value: unknown) => string>;
}

/** The fields to compare, by their names in the form, with their labels. */
export interface Comparison {
  labels: Record<string, string>;
  /** null when the record has been deleted. */
  current: () => Promise<StoredValues | null>;
}

interface Typed {
  typed: FormValues;
  compared: Comparison | null;
  /** The time zone for the time of the other change. */
  timeZone: () => Promise<string>;
}

/**
 * Who changed it, when, and which stored values differ from the entered ones; null when that is not why the host
 * refused.
 */
export async function editConflict(error: unknown, { typed, compared, timeZone }: Typed) {
  const change = isHostError(error, "conflict") ? editConflictDetails.safeParse(error.data).data : undefined;
  if (!change) return null;
  const [now, zone] = await Promise.all([compared?.current(), timeZone()]);
  const differences = now && compared ? listDifferences(compared.labels, typed, now) : [];
  return {
    by: change.updated_by ?? "Somebody else",
    at: timeText(change.updated_at, zone),
    version: change.version,
    differences,
    /** [FORM-5] What was entered is stored already, by an earlier press for example. */
    isStored: now && compared ? differences.length === 0 && isAllCompared(compared.labels, typed) : false,
  };
}

/** Whether every entry is compared: what is not, such as a picture, may differ. */
const isAllCompared = (labels: Comparison["labels"], typed: FormValues): boolean =>
  Object.entries(typed).every(
    ([name, value]) => name in labels || name === "version" || name.startsWith("__") || isEmpty(value),
  );

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === "" || (value instanceof Blob && value.size === 0);

function listDifferences(labels: Comparison["labels"], typed: FormValues, { values, words = {} }: StoredValues) {
  return Object.entries(labels).flatMap(([name, label]) => {
    const say = words[name] ?? ((value: unknown) => valueText(value, values[name]));
    const [yours, theirs] = [say(typed[name]), say(values[name])];
    return isSame(yours, theirs) ? [] : [{ label, yours, theirs }];
  });
}

/** "4" equals "4.00". */
const isSame = (yours: string, theirs: string) =>
  yours === theirs || (yours !== "" && theirs !== "" && Number(yours) === Number(theirs));

/** In the notation of forms: a list may be sent as its only member, a checkbox as "on" or not at all. */
function valueText(value: unknown, stored: unknown): string {
  if (typeof stored === "boolean") return value === true || value === "on" || value === "true" ? "Yes" : "No";
  return (Array.isArray(value) ? value : [value])
    .filter((one) => typeof one === "string")
    .join(", ")
    .trim();
}

/** Formats the value of a field that is a choice. */
export const activeLabel = (value: unknown): string => (value === "false" ? "Inactive" : "Active");
export const upperCase = (value: unknown): string =>
  String(value ?? "")
    .trim()
    .toUpperCase();
