import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import type { OrderView } from "./load-order.server";

/** [ORD-12] Accepts the order, with the time the kitchen needs for it; a scheduled order keeps its own time. */
export function AcceptForm({ minutes, label }: { minutes: OrderView["readyMinutes"]; label: string }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2.5">
      <input type="hidden" name="status" value="accepted" />
      {minutes && (
        <label className="text-meta flex items-center gap-2">
          Ready in
          <select name="ready_in" defaultValue={minutes.usual} className="field field-compact w-auto!">
            {minutes.choices.map((count) => (
              <option key={count} value={count}>
                {count} min
              </option>
            ))}
          </select>
        </label>
      )}
      <SubmitButton icon="check" pendingLabel="Saving...">
        {label}
      </SubmitButton>
    </Form>
  );
}
