import { Form, useActionData, useLocation } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { SubmitButton, ButtonLink } from "~/ui/button";
import { SubmitButton as FormSubmit, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Icon } from "~/ui/icon";
import { PanelFoot } from "~/ui/overlays/side-panel";
import { RejectFields } from "../reject-fields";
import type { OrderView } from "./load-order.server";

const validator = lazyValidator(async () => (await import("./steps")).stepRequest);

/** [ORD-12] The next step, and the way to end the order; both post to the panel's own URL. */
export function StepActions({ view }: { view: OrderView }) {
  const { next, end } = view.steps;
  return (
    <PanelFoot className="flex-wrap">
      {end && <EndForm end={end} view={view} />}
      <ButtonLink to={dashboardPaths.dashboardTicket(view.order.id)} variant="secondary" icon="printer">
        Print
      </ButtonLink>
      {view.steps.canRecall && (
        <Form method="post" preventScrollReset>
          <SubmitButton
            name="status"
            value="preparing"
            variant="secondary"
            icon="arrow-u-up-left"
            pendingLabel="Saving..."
          >
            Back to preparing
          </SubmitButton>
        </Form>
      )}
      {next?.status === "accepted" && <AcceptForm minutes={view.readyMinutes} label={next.label} />}
      {next && next.status !== "accepted" && (
        <Form method="post" preventScrollReset>
          <SubmitButton name="status" value={next.status} icon="check" pendingLabel="Saving...">
            {next.label}
          </SubmitButton>
        </Form>
      )}
    </PanelFoot>
  );
}

const words = {
  rejected: { summary: "Reject", button: "Reject order" },
  cancelled: { summary: "Cancel", button: "Cancel order" },
};

function EndForm({ end, view }: { end: "rejected" | "cancelled"; view: OrderView }) {
  const actionData = useActionData<{ formId?: string }>();
  const isRequested = new URLSearchParams(useLocation().search).has("reject") && end === "rejected";
  const { summary, button } = words[end];
  return (
    <details
      open={isRequested || actionData?.formId === end || undefined}
      className="me-auto open:max-h-[60dvh] open:w-full open:overflow-y-auto"
    >
      <summary className="text-danger text-label rounded-control inline-flex min-h-11 items-center px-2">
        {summary}
      </summary>
      <ValidatedForm key={end} id={end} validator={validator} className="pt-2">
        <input type="hidden" name="status" value={end} />
        {end === "rejected" ? (
          <RejectFields order={view.order} canSellOut={view.canSellOut} />
        ) : (
          <TextArea
            label="Reason"
            name="reason"
            rows={2}
            maxLength={500}
            hint={view.isNotified ? "The customer will see it." : undefined}
            optional
          />
        )}
        <FormSubmit variant="danger" className="mt-3" pendingLabel="Saving...">
          {button}
        </FormSubmit>
      </ValidatedForm>
    </details>
  );
}

/** [ORD-12] Accepts the order with a preparation time; a scheduled order keeps its own time. */
function AcceptForm({ minutes, label }: { minutes: OrderView["readyMinutes"]; label: string }) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap items-center gap-2.5">
      <input type="hidden" name="status" value="accepted" />
      {minutes && <ReadyIn {...minutes} />}
      <SubmitButton icon="check" pendingLabel="Saving...">
        {label}
      </SubmitButton>
    </Form>
  );
}

/** Selects in how many minutes the order will be ready. */
export function ReadyIn({ usual, choices }: NonNullable<OrderView["readyMinutes"]>) {
  return (
    <label className="text-meta flex items-center gap-2">
      Ready in
      <span className="relative">
        <select name="ready_in" defaultValue={usual} className="field field-compact w-auto! pe-10!">
          {choices.map((count) => (
            <option key={count} value={count}>
              {count} min
            </option>
          ))}
        </select>
        <Icon name="caret-down" weight="bold" size={16} className="field-icon end-3.5" />
      </span>
    </label>
  );
}
