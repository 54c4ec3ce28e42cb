import { type AppLoadContext, data } from "@remix-run/node";
import { type Comparison, editConflict, type FormValues } from "~/features/versioned-edit/save-edit.server";
import { formRefusal } from "~/host/errors";
import type { saveDraftPictures } from "~/host/pictures.server";
import { getTimeZone } from "~/host/restaurants.server";
import { redirectWithToast } from "~/session/toasts.server";
import { refusedForm } from "~/ui/forms/validation/refused-form";

interface Saving {
  restaurantId: string;
  form: { formId?: string; submittedData: Record<string, unknown> };
  /** What a host that gives no reason is quoted with. */
  failed: string;
  saved: string;
  /** The tab the form stands on. */
  back: string;
  /** Form fields by the names the host gives them, where they differ. */
  fieldOf?: (name: string) => string;
  /** What is compared where somebody else was faster; `typed` where the form's fields do not say it themselves. */
  compared?: Comparison & { typed?: FormValues };
  /** Keeps the form's pictures for its next try. */
  kept?: () => ReturnType<typeof saveDraftPictures>;
}

/** Saves what a tab's form holds and leads back to the tab, or says why not and keeps what was typed. */
export async function saveSettingsTab(
  context: AppLoadContext,
  { restaurantId, form, failed, saved, back, fieldOf = (name) => name, compared, kept }: Saving,
  save: () => Promise<{ message: string | null }>,
) {
  try {
    const { message } = await save();
    return await redirectWithToast(context, back, { type: "success", message: message ?? saved });
  } catch (error) {
    const refusal = formRefusal(error, failed);
    const fieldErrors = Object.fromEntries(
      Object.entries(refusal.fieldErrors).map(([name, messages]) => [fieldOf(name), messages]),
    );
    const answer = refusedForm(form, { ...refusal, fieldErrors });
    const [conflict, pictures] = await Promise.all([
      editConflict(error, {
        typed: compared?.typed ?? form.submittedData,
        compared: compared ?? null,
        timeZone: () => getTimeZone(context.host, restaurantId),
      }),
      kept?.(),
    ]);
    return data({ ...answer, conflict, kept: pictures?.kept, version: conflict?.version ?? null }, refusal.status);
  }
}

/** The version a form carries; undefined where the host keeps none. */
export const parseVersion = (typed: string | undefined): number | undefined =>
  typed && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
