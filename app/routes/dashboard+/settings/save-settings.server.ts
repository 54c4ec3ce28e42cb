import { type AppLoadContext, data } from "@remix-run/node";
import { formRefusal } from "~/host/form-refusal";
import { newerVersion } from "~/host/newer-version.server";
import type { keptPictures } from "~/host/pictures.server";
import { redirectWithToast } from "~/session/toasts.server";
import { refusedForm } from "~/ui/forms/refused-form";

interface Saving {
  form: { formId?: string; submittedData: Record<string, unknown> };
  /** What a host that gives no reason is quoted with. */
  failed: string;
  saved: string;
  /** The tab the form stands on. */
  back: string;
  /** Form fields by the names the host gives them, where they differ. */
  fieldOf?: (name: string) => string;
  /** Keeps the form's pictures for its next try. */
  kept?: () => ReturnType<typeof keptPictures>;
}

/** Saves what a tab's form holds and leads back to the tab, or says why not and keeps what was typed. */
export async function saveTab(
  context: AppLoadContext,
  { form, failed, saved, back, fieldOf = (name) => name, kept }: Saving,
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
    const pictures = await kept?.();
    return data({ ...answer, kept: pictures?.kept, version: newerVersion(error) }, refusal.status);
  }
}

/** The version a form carries; undefined where the host keeps none. */
export const versionIn = (typed: string | undefined): number | undefined =>
  typed && /^\d{1,9}$/.test(typed) ? Number(typed) : undefined;
