import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import { reviewInboxCalls } from "@domain/contract/calls/review-inbox";
import { type OwnReview, ownReviewStates, reportReasons } from "@domain/contract/review-inbox";
import { defaultTimeZone } from "@domain/local-time";
import { parseNumber } from "@domain/values/parse-number";
import { typedNumber } from "@domain/values/typed-number";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import type { Host } from "~/host/client/host";
import { formRefusal } from "~/host/errors";
import { getTimeZone } from "~/host/restaurants.server";
import { readPageUpToLast } from "~/lib/lists/last-page";
import { readListState } from "~/lib/lists/list-state";
import { readForm } from "~/lib/read-form.server";
import { dateText } from "~/lib/text/order-text";
import { isEditor } from "~/session/areas";
import { requireArea, requireEditor, requireMerchant } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import type { EditConflict } from "~/ui/forms/conflict-notice";

const reasons: Record<(typeof reportReasons)[number], string> = {
  insult: "Insults or hate",
  not_ours: "Not about us",
  private: "Private details",
  false: "Not true",
  other: "Something else",
};
const reasonText = (reason: string): string => Object.entries(reasons).find(([name]) => name === reason)?.[1] ?? reason;
const outcomes = { waiting: "Under review by HalalGo", kept: "Reviewed, stays", hidden: "Hidden" };
const pageSize = 20;

/** [RUSH-20] Days of writing. */
const reviewDays = { filters: ["from", "to"], days: ["from", "to"], sorts: [], sort: "" };

/** Converts the page's query to the host's. */
const toHostQuery = ({ from, to, ...query }: ReturnType<typeof readQuery>) => ({
  ...query,
  date_from: from,
  date_to: to,
  per_page: pageSize,
});

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams;
  const stars = parseNumber(query.get("rating"));
  const { filters } = readListState(query, reviewDays);
  return {
    page: Math.max(1, Math.trunc(parseNumber(query.get("page")) || 1)),
    rating: [1, 2, 3, 4, 5].find((count) => count === stars),
    state: ownReviewStates.find((state) => state === query.get("state")),
    from: filters.from || undefined,
    to: filters.to || undefined,
  };
}

/** [RUSH-21] Reviews of the restaurant, unanswered ones first. */
export async function loadReviewInbox({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const query = readQuery(request);
  const [{ page, part }, timeZone] = await Promise.all([
    readPageUpToLast(query.page, pageSize, (one) =>
      context.host.call(reviewInboxCalls.listOwnReviews, {
        params: { id: restaurant.id },
        query: toHostQuery({ ...query, page: one }),
      }),
    ),
    getTimeZone(context.host, restaurant.id),
  ]);
  return { ...shown(part, { ...query, page }, timeZone), canAnswer: isEditor(user.role) };
}

/** [RUSH-21] Reviews that restaurants reported, undecided ones first. */
export async function loadReportedReviews({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const query = readQuery(request);
  const { page, part } = await readPageUpToLast(query.page, pageSize, (one) =>
    context.host.call(reviewInboxCalls.listReportedReviews, { query: toHostQuery({ ...query, page: one }) }),
  );
  return shown(part, { ...query, page }, defaultTimeZone);
}

function shown(
  { items, total }: { items: OwnReview[]; total?: number | null | undefined },
  query: ReturnType<typeof readQuery>,
  timeZone: string,
) {
  const now = new Date();
  const day = (at: string) => dateText(at, timeZone, now);
  return {
    ...query,
    rating: query.rating ?? null,
    state: query.state ?? null,
    from: query.from ?? "",
    to: query.to ?? "",
    total: total ?? items.length,
    pageSize,
    reasons: Object.entries(reasons).map(([value, label]) => ({ value, label })),
    rows: items.map(({ report, answer, restaurant, ...review }) => ({
      id: review.id,
      version: review.version ?? null,
      answerVersion: review.answer_version ?? undefined,
      name: review.customer_name,
      rating: review.rating,
      comment: review.comment,
      about: [day(review.created_at), review.order_number].filter(Boolean).join(" · "),
      restaurant,
      answer: answer && { text: answer.text, date: day(answer.at) },
      report: report && {
        reason: reasonText(report.reason),
        note: report.note,
        date: day(report.at),
        outcome: report.outcome,
        text: outcomes[report.outcome],
      },
    })),
  };
}

export type ReviewRow = ReturnType<typeof shown>["rows"][number];

const form = z.object({
  intent: z.enum(["answer", "report", "hide", "keep"]),
  id: z.string().min(1).max(64),
  answer: z.string().optional(),
  reason: z.string().optional(),
  note: z.string().optional(),
  version: typedNumber(z.number().int()).optional(),
  answer_version: typedNumber(z.number().int()).optional(),
});
export interface ReviewRefusal {
  id: string;
  intent: string;
  typed: { answer?: string; note?: string; reason?: string };
  error: string;
  /** A colleague's answer since this one was opened. */
  conflict: EditConflict | null;
}

/** Answers, reports or decides; each form of a card is one of these. */
export async function changeReview({ request, context }: ActionFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const isAdmin = pathname.startsWith("/admin");
  const restaurantId = isAdmin ? null : requireEditor(request, context).restaurant.id;
  if (isAdmin) requireArea(request, context, "admin");
  const parsed = form.safeParse(Object.fromEntries(await readForm(request)));
  const here = `${pathname.replace(/\.data$/, "")}${search}`;
  if (!parsed.success) return redirectWithToast(context, here, { type: "error", message: "Please try again" });
  try {
    const { message } = await send(context.host, parsed.data);
    return await redirectWithToast(context, here, { type: "success", message: message ?? "Saved" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to save. Please try again.");
    const sentence = Object.values(refusal.fieldErrors)[0]?.[0] ?? refusal.formErrors[0] ?? "Failed to save.";
    const { id, intent, answer, note, reason } = parsed.data;
    const conflict = await editConflict(error, {
      typed: {},
      compared: null,
      timeZone: () =>
        restaurantId === null ? Promise.resolve(defaultTimeZone) : getTimeZone(context.host, restaurantId),
    });
    const typed = { answer, note, reason };
    return data({ id, intent, typed, error: sentence, conflict } satisfies ReviewRefusal, refusal.status);
  }
}

function send(
  host: Host,
  { intent, id, answer = "", reason = "", note = null, version, answer_version: answerVersion }: Sent,
) {
  const params = { id };
  if (intent === "answer")
    return host.send(reviewInboxCalls.answerReview, {
      params,
      body: { answer, version, answer_version: answerVersion },
    });
  const why = reportReasons.find((known) => known === reason) ?? "other";
  if (intent === "report") return host.send(reviewInboxCalls.reportReview, { params, body: { reason: why, note } });
  return host.send(reviewInboxCalls.decideReview, { params, body: { outcome: intent, note, version } });
}

type Sent = Omit<z.output<typeof form>, "note"> & { note?: string | null };
