import { type ActionFunctionArgs, type AppLoadContext, data } from "@remix-run/node";
import type * as z from "zod";
import { dayCloseCalls } from "@domain/contract/calls/reports";
import { formatCents } from "@domain/money";
import { bills, countedCents, reconcileDrawer } from "@domain/orders/day-close";
import { isLocalDate } from "@domain/reporting-period";
import { parseNumber } from "@domain/values/parse-number";
import { formRefusal } from "~/host/errors";
import { type DayReport, getDayReport } from "~/host/reports.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { formKeyHeaders, readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireSales } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { hasCount, type TypedValues } from "./drawer-count";
import { correctionForm, drawerForm } from "./schema";

interface DayCloseResult {
  form: "drawer" | "correction";
  typed: TypedValues;
  errors?: Record<string, string>;
  error?: string | null;
  /** The day's figures, sent to staff after they have counted; others get them with the page. */
  seen?: DayReport;
  /** Shown for confirmation before the day is closed. */
  question?: { expected: number; counted: number; difference: number };
}

const unclearCorrection = "We got no answer: the correction may have been added. Press again, it is added once.";
const unclearClose = "We got no answer: the day may be closed. Press again, it is closed once.";

const answer = (content: DayCloseResult, status = 200) => data(content, status);

interface Submission {
  request: Request;
  context: AppLoadContext;
  restaurantId: string;
  /** Empty if invalid. */
  day: string;
  form: FormData;
  typed: TypedValues;
  /** Whether the expected amount is hidden from this person until they have counted. */
  isBlind: boolean;
}

/**
 * [RUSH-14] Evaluates the cash count, asks for confirmation, and closes the day; or adds a correction to a closed one.
 */
export async function dayCloseAction({ request, context }: ActionFunctionArgs) {
  const { user, restaurant } = await requireSales(request, context);
  const form = await readForm(request);
  const day = String(form.get("day") ?? "");
  const submission = {
    request,
    context,
    restaurantId: restaurant.id,
    day: isLocalDate(day) ? day : "",
    form,
    typed: Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : []))),
    isBlind: !isEditor(user.role),
  };
  if (form.get("intent") === "correction") return correctDay(submission);
  const adjusted = adjustCount(submission);
  return adjusted ? answer({ form: "drawer", typed: adjusted }) : submitCount(submission);
}

async function correctDay({ request, context, restaurantId, day, form, typed }: Submission) {
  const result = await createValidator(correctionForm).validate(form);
  if (result.error) return answer({ form: "correction", typed, errors: result.error.fieldErrors }, 422);
  try {
    const headers = await formKeyHeaders(request, form);
    const input = { params: { id: restaurantId, day }, body: result.data, headers };
    await context.host.send(dayCloseCalls.correctDayClose, input);
    return await toDay(context, day, "Correction added");
  } catch (error) {
    const { status, ...refusal } = toRefusal(error, "Failed to add the correction", unclearCorrection);
    return answer({ form: "correction", typed, ...refusal }, status);
  }
}

/** The values after "Count again" or, without JavaScript, a stepper's button; null if neither was pressed. */
function adjustCount({ form, typed }: Submission): TypedValues | null {
  if (form.get("step") === "recount") return { ...typed, compared: "" };
  for (const [bill] of bills) {
    const by = parseNumber(typed[`${bill}Step`]);
    if (by === 1 || by === -1) return { ...typed, [bill]: String(Math.max(0, parseNumber(typed[bill] || "0") + by)) };
  }
  return null;
}

/** Works out or compares a count, asks whether to close the day, or closes it. */
async function submitCount(submission: Submission) {
  const { context, restaurantId, day, form, typed, isBlind } = submission;
  const step = form.get("step");
  const result = await createValidator(drawerForm).validate(form);
  const isCompared = isBlind && (typed.compared === "1" || (step === "compare" && !result.error && hasCount(typed)));
  const seen = isCompared ? await getDayReport(context.host, restaurantId, day) : undefined;
  const drawerAnswer = (content: Omit<DayCloseResult, "form" | "typed">, status?: number) =>
    answer({ form: "drawer", typed: isCompared ? { ...typed, compared: "1" } : typed, seen, ...content }, status);
  if (step === "back") return drawerAnswer({});
  if (result.error) return drawerAnswer({ errors: result.error.fieldErrors }, 422);
  if (step === "work-out" || (isCompared && step === "compare")) return drawerAnswer({});
  if (step === "compare") return drawerAnswer({ errors: uncounted }, 422);
  try {
    if (step === "confirmed") return await closeDay(submission, result.data);
    const report = seen ?? (await getDayReport(context.host, restaurantId, day));
    const { status, ...content } = confirmCount(report, result.data, hasCount(typed));
    return drawerAnswer(content, status);
  } catch (error) {
    const { status, ...refusal } = toRefusal(
      error,
      "Failed to close the day",
      step === "confirmed" ? unclearClose : undefined,
    );
    return drawerAnswer(refusal, status);
  }
}

type DrawerValues = z.output<typeof drawerForm>;

const uncounted = { coins: "Count the drawer first. If it is empty, enter 0 here." };

/** The question before a day is closed, or what is missing first. */
function confirmCount({ drawer, close }: DayReport, values: DrawerValues, isCounted: boolean) {
  if (close) return { error: `${close.closed_by} has closed this day meanwhile.`, status: 409 };
  const { opening_float, paid_out, paid_out_for, float_left, reason, ...count } = values;
  const counted = countedCents(count);
  const { expected, difference, needsReason } = reconcileDrawer({
    openingFloat: drawer.opening_float ?? opening_float,
    cash: drawer.cash,
    otherCash: drawer.other_cash,
    paidOut: paid_out,
    counted,
  });
  if (expected !== 0 && !isCounted) return { errors: uncounted, status: 422 };
  const errors = {
    ...(paid_out > 0 && !paid_out_for ? { paid_out_for: "Say what was paid out of the drawer" } : {}),
    ...(float_left > counted ? { float_left: `At most ${formatCents(counted)}, which is what was counted` } : {}),
    ...(needsReason && !reason ? { reason: "Say why, from $1.00 of difference" } : {}),
  };
  if (Object.keys(errors).length > 0) return { errors, status: 422 };
  return { question: { expected, counted, difference }, status: 200 };
}

/** @throws HostError */
async function closeDay({ request, context, restaurantId, day, form, typed }: Submission, values: DrawerValues) {
  const { opening_float, paid_out, paid_out_for = null, float_left, reason = null, ...count } = values;
  const body = {
    day,
    opening_float,
    count,
    paid_out,
    paid_out_for,
    float_left,
    reason,
    expected: parseNumber(typed.expected),
  };
  const headers = await formKeyHeaders(request, form);
  await context.host.send(dayCloseCalls.closeDay, { params: { id: restaurantId }, body, headers });
  return toDay(context, day, "The day is closed");
}

const toDay = (context: AppLoadContext, day: string, message: string) =>
  redirectWithToast(context, dashboardPaths.dashboardDayClose({ day }), { type: "success", message });

/** An error message, beside its field where possible. @throws any error that is not a refusal by the host */
function toRefusal(error: unknown, failed: string, unclear: string | undefined) {
  if (error instanceof Response) throw error;
  const { formErrors, fieldErrors, status } = formRefusal(error, failed, unclear);
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([name, texts]) => [name, texts[0] ?? failed]));
  return { errors, error: formErrors[0] ?? null, status };
}
