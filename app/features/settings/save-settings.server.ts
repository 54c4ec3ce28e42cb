import { type AppLoadContext, data } from "@remix-run/node";
import { type Comparison, editConflict, type FormValues } from "~/features/versioned-edit/save-edit.server";
import { saveRefusal } from "~/host/errors";
import type { saveDraftPictures } from "~/host/pictures.server";
import { getTimeZone } from "~/host/restaurants.server";
import { redirectWithToast } from "~/session/toasts.server";
import { refusedForm } from "~/ui/forms/validation/refused-form";

interface Saving {
  restaurantId: string;
  form: { formId?: string; submittedData: Record<string, unknown> };
  /** The message for a refusal without one. */
  failed: string;
  saved: string;
  /** The tab's path. */
  back: string;
  /** Maps the host's field names to the form's, where they differ. */
  fieldOf?: (name: string) => string;
  /** For the comparison after a concurrent edit; `typed` where the form's values need conversion. */
  compared?: Comparison & { typed?: FormValues };
  /** Stores the form's pictures for its next try. */
  savePictures?: () => ReturnType<typeof saveDraftPictures>;
}

/** Saves a tab's form and redirects to the tab, or returns the problems with the entered values. */
export async function saveSettingsTab(
  context: AppLoadContext,
  { restaurantId, form, failed, saved, back, fieldOf = (name) => name, compared, savePictures }: Saving,
  save: () => Promise<{ message: string | null }>,
) {
  try {
    const { message } = await save();
    return await redirectWithToast(context, back, { type: "success", message: message ?? saved });
  } catch (error) {
    const refusal = saveRefusal(error, failed);
    const fieldErrors = Object.fromEntries(
      Object.entries(refusal.fieldErrors).map(([name, messages]) => [fieldOf(name), messages]),
    );
    const answer = refusedForm(form, { ...refusal, fieldErrors });
    const [conflict, drafts] = await Promise.all([
      editConflict(error, {
        typed: compared?.typed ?? form.submittedData,
        compared: compared ?? null,
        timeZone: () => getTimeZone(context.host, restaurantId),
      }),
      savePictures?.(),
    ]);
    if (conflict?.isStored) return redirectWithToast(context, back, { type: "success", message: saved });
    return data(
      { ...answer, conflict, pendingPictures: drafts?.pictures, version: conflict?.version ?? null },
      refusal.status,
    );
  }
}

/** The version in a form; undefined where the host has none. */
export const parseVersion = (typed: string | undefined): number | undefined =>
  typed && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
