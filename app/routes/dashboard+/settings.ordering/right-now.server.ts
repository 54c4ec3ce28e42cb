import type { AppLoadContext } from "@remix-run/node";
import * as z from "zod";
import { minuteMs } from "@domain/duration";
import { defaultTimeZone } from "@domain/local-time";
import { toStoredAvailability } from "@domain/menu/availability";
import { busyMinuteOptions } from "@domain/values/choices";
import { typedNumber } from "@domain/values/typed-number";
import { formRefusal, refusalMessage } from "~/host/errors";
import { saveSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { redirectWithToast } from "~/session/toasts.server";
import { busyDurations, pauseDurations } from "./right-now";

const oneOf = (choices: readonly number[]) => typedNumber(z.number().refine((value) => choices.includes(value)));

const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("busy"), busy_minutes: oneOf(busyMinuteOptions), minutes: oneOf(busyDurations) }),
  z.object({ intent: z.literal("calm") }),
  z.object({ intent: z.literal("pause"), minutes: z.union([oneOf(pauseDurations), z.literal("day")]) }),
  z.object({ intent: z.literal("resume") }),
]);

/** Switches busy mode and pauses during service; the toast of the response says what holds now, or why nothing changed. */
export async function changeKitchenLoad(
  context: AppLoadContext,
  restaurant: { id: string; timeZone: string | null },
  form: FormData,
): Promise<Response> {
  const parsed = change.safeParse(Object.fromEntries(form));
  const back = dashboardPaths.dashboardSettingsOrdering();
  const respond = (type: "success" | "error", message: string) => redirectWithToast(context, back, { type, message });
  if (!parsed.success) return respond("error", "Please choose how long");
  const now = new Date();
  const after = (minutes: number) => new Date(now.getTime() + minutes * minuteMs).toISOString();
  const choice = parsed.data;
  const save = (changes: Parameters<typeof saveSettings>[2]) => saveSettings(context.host, restaurant.id, changes);
  try {
    switch (choice.intent) {
      case "busy":
        await save({ busy_minutes: choice.busy_minutes, busy_until: after(choice.minutes) });
        return await respond("success", `Estimates are now ${choice.busy_minutes} minutes longer`);
      case "calm":
        await save({ busy_minutes: 0, busy_until: null });
        return await respond("success", "Estimates are back to normal");
      case "pause": {
        const timeZone = restaurant.timeZone ?? defaultTimeZone;
        const { until } = toStoredAvailability("tomorrow", { now, timeZone });
        const paused_until = choice.minutes === "day" ? (until ?? now).toISOString() : after(choice.minutes);
        await save({ paused_until });
        return await respond("success", "New orders are paused");
      }
      case "resume":
        await save({ paused_until: null });
        return await respond("success", "You are taking orders again");
    }
  } catch (error) {
    return respond("error", refusalMessage(formRefusal(error, "Failed to save settings")));
  }
}
