import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { menuItemCalls } from "@domain/contract/calls/menu";
import type { OwnCertificate } from "@domain/contract/halal";
import { itemMarksRequest } from "@domain/contract/menu";
import { verificationMethodLabels } from "@domain/halal/certificate";
import { formatLongDate, halalBadgeText, toHalalSummary } from "@domain/halal/halal-text";
import { missingMarks, statedMarks } from "@domain/halal/items";
import type { HalalProfile } from "@domain/halal/profile";
import { localDate } from "@domain/local-time";
import { pluralize } from "@domain/values/plural";
import { getEvidence } from "~/features/halal-evidence/evidence.server";
import type { Host } from "~/host/client/host";
import { formRefusal, rethrowUnlessHostError } from "~/host/errors";
import { listOwnItems } from "~/host/own-menu.server";
import { readForm, readText } from "~/lib/read-form.server";
import { requireEditor } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { readContentChoice } from "./content-choice";
import { findHalalStrip } from "./halal-strip";

/** [HALAL-5] The restaurant's halal evidence for its page; null if the host stores none. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const evidence = await getEvidence(context.host, restaurant.id);
  if (!evidence) return null;
  const { view, certificates, concerns } = evidence;
  const toDay = (at: string) => localDate(new Date(at), view.time_zone);
  const today = toDay(new Date().toISOString());
  const shown = certificates.toSorted((a, b) => b.sent_at.localeCompare(a.sent_at));
  const current = shown.find(({ id }) => id === view.certificate?.id) ?? shown.find(({ scope }) => scope === "outlet");
  const line = (certificate: OwnCertificate) => ({
    ...certificate,
    sent: formatLongDate(toDay(certificate.sent_at)),
    checked: checkedText(certificate, toDay),
  });
  return {
    id: restaurant.id,
    state: view.state,
    sentence: halalBadgeText(toHalalSummary(view)),
    strip: findHalalStrip(evidence, today, toDay),
    isPosterReady: view.code !== null && view.state === "certified",
    certificate: current ? line(current) : null,
    others: shown.filter((one) => one !== current).map(line),
    profile: view.profile,
    signed: view.declared_at && {
      day: formatLongDate(toDay(view.declared_at)),
      by: evidence.declared_by,
      isReviewed: evidence.reviewed_at !== null,
    },
    suppliers: view.suppliers,
    dishes: await listDishes(context.host, restaurant.id, {
      level: view.profile.level,
      isNarrowed: new URL(request.url).searchParams.get("marks") === "open",
    }),
    // The restaurant must not learn who reported a concern.
    concerns: concerns.map(({ id, kind, text, state, outcome, reported_at: at }) => ({
      id,
      kind,
      text,
      state,
      outcome,
      day: formatLongDate(toDay(at)),
    })),
  };
}

export type HalalPage = NonNullable<Awaited<ReturnType<typeof loader>>>;
export type CertificateLine = NonNullable<HalalPage["certificate"]>;

/** "Checked by HalalGo on November 3, 2026, on the certifier's public register" */
function checkedText({ checked_at: at, checked_by: ways }: OwnCertificate, dayOf: (at: string) => string) {
  if (!at || ways.length === 0) return null;
  return `Checked by HalalGo on ${formatLongDate(dayOf(at))}, ${ways.map((way) => verificationMethodLabels[way]).join(" and ")}`;
}

/** More dishes would be too many for one page; the link to missing marks leads to the rest. */
const maxDishes = 200;

/** The dishes with their marks; null if the menu cannot be loaded. */
async function listDishes(
  host: Host,
  restaurantId: string,
  { level, isNarrowed }: { level: HalalProfile["level"]; isNarrowed: boolean },
) {
  const found = await listOwnItems(host, { restaurant_id: restaurantId }).catch((error: unknown) => {
    rethrowUnlessHostError(error);
    return null;
  });
  if (!found) return null;
  const all = found.items
    .filter(({ type }) => type !== "book")
    .map(({ id, name, category, image, marks }) => ({
      id,
      name,
      category,
      image,
      stated: statedMarks(marks),
      missing: missingMarks(level, marks),
    }));
  const open = all.filter(({ missing }) => missing.length > 0);
  return { rows: (isNarrowed ? open : all).slice(0, maxDishes), count: all.length, open: open.length, isNarrowed };
}

const markFields = ["halal", "meat", "slaughter", "contents", "meals"];

/** [HALAL-6] Sets marks of the selected dishes; marks without a choice stay unchanged. */
export async function action({ request, context }: ActionFunctionArgs) {
  requireEditor(request, context);
  const form = await readForm(request);
  const chosen = (name: string) => {
    const value = readText(form, name);
    return value === "" ? undefined : value === "nothing" ? null : value;
  };
  const ids = form.getAll("ids").map(String);
  // Without JavaScript the page that refuses is a new one: it keeps what was chosen.
  const refused = (message: string, status: number) =>
    data({ message, ids, values: Object.fromEntries(markFields.map((name) => [name, readText(form, name)])) }, status);
  const marks = {
    halal: chosen("halal"),
    meat: chosen("meat"),
    slaughter: chosen("slaughter"),
    meals: chosen("meals"),
    ...readContentChoice(readText(form, "contents")),
  };
  const parsed = itemMarksRequest.safeParse({ ids, ...marks });
  if (ids.length === 0) return refused("Choose at least one dish", 422);
  if (Object.values(marks).every((mark) => mark === undefined)) return refused("Choose what to set for them", 422);
  if (!parsed.success) return refused("These marks could not be read. Please choose them again.", 422);
  try {
    await context.host.send(menuItemCalls.markMenuItems, { body: parsed.data });
  } catch (error) {
    const { status, formErrors } = formRefusal(error, "The marks could not be saved");
    return refused(formErrors[0] ?? "The marks could not be saved", status);
  }
  const { pathname, search } = new URL(request.url);
  const what = pluralize(ids.length, "dish", "dishes");
  return redirectWithToast(context, `${pathname}${search}`, { type: "success", message: `Marks set for ${what}` });
}
