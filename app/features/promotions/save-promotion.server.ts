import { type ActionFunctionArgs, data } from "@remix-run/node";
import type { Validator } from "remix-validated-form";
import { promotionStatuses } from "@domain/promotions/promotion-period";
import { activeLabel, saveEdit } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { formRefusal } from "~/host/errors";
import { saveDraftPictures } from "~/host/pictures.server";
import { getTimeZone } from "~/host/restaurants.server";
import type { ListState } from "~/lib/lists/list-state";
import { readForm, readText } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { withoutFiles } from "~/ui/forms/validation/refused-form";
import { previewIntent } from "./preview-strip";

type Saving = Parameters<typeof saveEdit>[1];
type Words = Record<string, (value: unknown) => string>;

interface SavingPromotion<Form> extends Pick<Saving, "failed" | "saved" | "list"> {
  formId: string;
  validator: Validator<Form>;
  /** `timeZone`: the restaurant's, in which dates are entered; `headers` as in `saveEdit`. */
  save: (
    form: Form,
    at: { restaurantId: string; timeZone: string },
    headers: Record<string, string>,
  ) => Promise<{ message: string | null }>;
  /** Labels and current values for the comparison after a concurrent edit; null for a new one. */
  compared: {
    labels: Record<string, string>;
    current: (
      restaurantId: string,
      timeZone: string,
    ) => Promise<{ values: Record<string, unknown>; words?: Words } | null>;
  } | null;
}

const pictures = ["image"];

/** [COUP-2…8, OFFER-2…5] Saves the form of a coupon or an offer and closes the panel, or only updates its preview. */
export async function savePromotionForm<Form>(
  { request, context }: ActionFunctionArgs,
  { formId, save, compared, ...saving }: SavingPromotion<Form>,
) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const preview = await previewAnswer(form, { formId, host: context.host, restaurantId: restaurant.id, pictures });
  if (preview) return preview;
  const loadTimeZone = (restaurantId: string) => getTimeZone(context.host, restaurantId);
  const current = async (restaurantId: string) => {
    const now = await compared?.current(restaurantId, await loadTimeZone(restaurantId));
    return now ? { ...now, words: { ...promotionWords, ...now.words } } : null;
  };
  return saveEdit(
    { request, context },
    {
      ...saving,
      save: async (values, restaurantId, headers) =>
        save(values, { restaurantId, timeZone: await loadTimeZone(restaurantId) }, headers),
      pictures,
      compared: compared && { labels: compared.labels, current },
    },
    form,
  );
}

const promotionWords: Words = {
  type: (value) => (value === "fixed" ? "Fixed amount" : "Percentage"),
  is_active: activeLabel,
};

interface Sent {
  formId: string;
  host: Host;
  restaurantId: string;
  /** Names of its picture fields, whose files are stored because a response cannot fill them. */
  pictures: readonly string[];
}

/**
 * The answer to a submission that only updates the preview: the entered values without validation messages. null for
 * other submissions.
 */
async function previewAnswer(form: FormData, { formId, host, restaurantId, pictures }: Sent) {
  if (form.get("intent") !== previewIntent) return null;
  const submitted = entered(form);
  const { pictures: pendingPictures, errors } = await saveDraftPictures(host, {
    restaurantId,
    submitted,
    names: pictures,
  });
  return data({
    formId,
    fieldErrors: errors,
    repopulateFields: withoutFiles(submitted),
    formError: null,
    pendingPictures,
  });
}

/** Repeated names become a list. */
const entered = (form: FormData): Record<string, unknown> =>
  Object.fromEntries([...new Set(form.keys())].map((name) => [name, singleOrList(form.getAll(name))]));

const singleOrList = (values: FormDataEntryValue[]) => (values.length === 1 ? values[0] : values);

interface SwitchTexts {
  /** "Coupon" */
  what: string;
  failed: string;
}

/** Switches the posted coupon or offer on or off, changing nothing else, and stays on the page. */
export async function togglePromotion(
  { request, context }: ActionFunctionArgs,
  save: (host: Host, id: string, body: FormData) => Promise<unknown>,
  { what, failed }: SwitchTexts,
) {
  const { restaurant } = requireEditor(request, context);
  const form = await readForm(request);
  const isOn = form.get("is_active") === "on";
  const { pathname, search } = new URL(request.url);
  const here = `${pathname}${search}`;
  const body = new FormData();
  body.append("restaurantId", restaurant.id);
  body.append("is_active", String(isOn));
  try {
    await save(context.host, readText(form, "id"), body);
  } catch (error) {
    return redirectWithToast(context, here, {
      type: "error",
      message: formRefusal(error, failed).formErrors[0] ?? failed,
    });
  }
  return redirectWithToast(context, here, {
    type: "success",
    message: `${what} ${isOn ? "switched on" : "switched off"}`,
  });
}

/** The filters of both lists; each adds its own sort orders. */
export const promotionFilters = {
  filters: ["search", "status", "type", "valid_from", "valid_until"],
  days: ["valid_from", "valid_until"],
  choices: { status: promotionStatuses, type: ["percentage", "fixed"] },
} as const;

/** The host's query without pagination. */
export function promotionQuery(restaurantId: string, { filters, sort }: ListState) {
  const { search, status, type, valid_from, valid_until } = filters;
  return { restaurant_id: restaurantId, search, status, type, valid_from, valid_until, sort };
}
