import { type ActionFunctionArgs, data } from "@remix-run/node";
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
import { correctionForm, drawerForm } from "./schema";

type Typed = Record<string, string>;

interface DrawerAnswer {
  form: "drawer" | "correction";
  typed: Typed;
  errors?: Record<string, string>;
  error?: string | null;
  /** The day's figures, sent to staff after they have counted; others get them with the page. */
  seen?: DayReport;
  /** Shown for confirmation before the day is closed. */
  question?: { expected: number; counted: number; difference: number };
}

const answer = (given: DrawerAnswer, status = 200) => data(given, status);

/**
 * [RUSH-14] Evaluates the cash count, asks for confirmation, and closes the day; or adds a correction to a closed one.
 */
export async function takeDay({ request, context }: ActionFunctionArgs) {
  const { user, restaurant } = await requireSales(request, context);
  const form = await readForm(request);
  const dayParam = String(form.get("day") ?? "");
  const day = isLocalDate(dayParam) ? dayParam : "";
  const typed: Typed = Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
  const back = dashboardPaths.dashboardDayClose({ day });
  if (form.get("intent") === "correction") {
    const result = await createValidator(correctionForm).validate(form);
    if (result.error) return answer({ form: "correction", typed, errors: result.error.fieldErrors }, 422);
    try {
      const headers = await formKeyHeaders(request, form);
      const input = { params: { id: restaurant.id, day }, body: result.data, headers };
      await context.host.send(dayCloseCalls.correctDayClose, input);
      return await redirectWithToast(context, back, { type: "success", message: "Correction added" });
    } catch (fault) {
      const { status, ...given } = refused(fault, "Failed to add the correction");
      return answer({ form: "correction", typed, ...given }, status);
    }
  }
  const step = form.get("step");
  if (step === "recount") return answer({ form: "drawer", typed: { ...typed, compared: "" } });
  for (const [bill] of bills) {
    const by = parseNumber(typed[`${bill}Step`]);
    if (by === 1 || by === -1)
      return answer({
        form: "drawer",
        typed: { ...typed, [bill]: String(Math.max(0, parseNumber(typed[bill] || "0") + by)) },
      });
  }
  const result = await createValidator(drawerForm).validate(form);
  const isCompared = !isEditor(user.role) && (typed.compared === "1" || (step === "compare" && !result.error));
  const seen = isCompared ? await getDayReport(context.host, restaurant.id, day) : undefined;
  const drawerAnswer = (given: Omit<DrawerAnswer, "form" | "typed">, status?: number) =>
    answer({ form: "drawer", typed: isCompared ? { ...typed, compared: "1" } : typed, seen, ...given }, status);
  if (step === "back") return drawerAnswer({});
  if (result.error) return drawerAnswer({ errors: result.error.fieldErrors }, 422);
  if (step === "work-out" || step === "compare") return drawerAnswer({});
  const { opening_float, paid_out, paid_out_for = null, float_left, reason = null, ...count } = result.data;
  const counted = countedCents(count);
  try {
    if (step === "confirmed") {
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
      await context.host.send(dayCloseCalls.closeDay, { params: { id: restaurant.id }, body, headers });
      return await redirectWithToast(context, back, { type: "success", message: "The day is closed" });
    }
    const { drawer, close } = seen ?? (await getDayReport(context.host, restaurant.id, day));
    if (close) return drawerAnswer({ error: `${close.closed_by} has closed this day meanwhile.` }, 409);
    const { expected, difference, needsReason } = reconcileDrawer({
      openingFloat: drawer.opening_float ?? opening_float,
      cash: drawer.cash,
      otherCash: drawer.other_cash,
      paidOut: paid_out,
      counted,
    });
    const errors = {
      ...(paid_out > 0 && !paid_out_for ? { paid_out_for: "Say what was paid out of the drawer" } : {}),
      ...(float_left > counted ? { float_left: `At most ${formatCents(counted)}, which is what was counted` } : {}),
      ...(needsReason && !reason ? { reason: "Say why, from $1.00 of difference" } : {}),
    };
    if (Object.keys(errors).length > 0) return drawerAnswer({ errors }, 422);
    return drawerAnswer({ question: { expected, counted, difference } });
  } catch (fault) {
    const { status, ...given } = refused(fault, "Failed to close the day");
    return drawerAnswer(given, status);
  }
}

/** An error message, beside its field where possible. @throws any error that is not a refusal by the host */
function refused(fault: unknown, failed: string) {
  if (fault instanceof Response) throw fault;
  const { formErrors, fieldErrors, status } = formRefusal(fault, failed);
  const errors = Object.fromEntries(Object.entries(fieldErrors).map(([name, texts]) => [name, texts[0] ?? failed]));
  return { errors, error: formErrors[0] ?? null, status };
}
