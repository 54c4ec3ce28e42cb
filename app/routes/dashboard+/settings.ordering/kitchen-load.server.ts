import { typedNumber } from "@domain/typed-number";
import type { AppLoadContext } from "@remix-run/node";
import { availabilityOf } from "@domain/availability";
import { standardZone } from "@domain/local-time";
import { saveSettings } from "~/host/settings.server";
import { formRefusal } from "~/host/form-refusal";
import { deskPaths } from "~/lib/desk-paths";
import { redirectWithToast } from "~/session/toasts.server";
import * as z from "zod";
import { busySteps } from "@domain/settings/ordering";
import { busyFor, pauseFor } from "./load-choices";

const amongst = (choices: readonly number[]) => typedNumber(z.number().refine((value) => choices.includes(value)));

const change = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("busy"), busy_minutes: amongst(busySteps), minutes: amongst(busyFor) }),
  z.object({ intent: z.literal("calm") }),
  z.object({ intent: z.literal("pause"), minutes: z.union([amongst(pauseFor), z.literal("day")]) }),
  z.object({ intent: z.literal("resume") }),
]);

/** Being busy and pausing, which are switched while the kitchen runs. Null for a form that is none of theirs. */
export async function changeKitchenLoad(
  context: AppLoadContext,
  restaurant: { id: string; timeZone: string | null },
  form: FormData,
): Promise<Response | null> {
  if (!form.has("intent")) return null;
  const parsed = change.safeParse(Object.fromEntries(form));
  const back = deskPaths.dashboardSettingsOrdering();
  const say = (type: "success" | "error", message: string) => redirectWithToast(context, back, { type, message });
  if (!parsed.success) return say("error", "Please choose how long");
  const now = new Date();
  const after = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();
  const given = parsed.data;
  const save = (changes: Parameters<typeof saveSettings>[2]) => saveSettings(context.host, restaurant.id, changes);
  try {
    switch (given.intent) {
      case "busy":
        await save({ busy_minutes: given.busy_minutes, busy_until: after(given.minutes) });
        return await say("success", `Customers are told that it takes ${given.busy_minutes} minutes longer`);
      case "calm":
        await save({ busy_minutes: 0, busy_until: null });
        return await say("success", "Orders take their usual time again");
      case "pause": {
        const timeZone = restaurant.timeZone ?? standardZone;
        const { until } = availabilityOf("tomorrow", { now, timeZone });
        const paused_until = given.minutes === "day" ? (until ?? now).toISOString() : after(given.minutes);
        await save({ paused_until });
        return await say("success", "New orders are paused");
      }
      case "resume":
        await save({ paused_until: null });
        return await say("success", "You take orders again");
    }
  } catch (error) {
    const { formErrors, fieldErrors } = formRefusal(error, "Failed to save settings");
    return say("error", formErrors[0] ?? Object.values(fieldErrors)[0]?.[0] ?? "Failed to save settings");
  }
}
