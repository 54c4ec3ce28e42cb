import { useActionData, useLoaderData } from "@remix-run/react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Card } from "~/ui/card";
import { type EditResult, EditRefusal } from "~/ui/dashboard/edit-refusal";
import { PageHead } from "~/ui/dashboard/page-head";
import { RouteError } from "~/ui/feedback/route-error";
import { RadioGroup, SubmitButton, ValidatedForm } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import type { loader } from "./calendar-page.server";

export { action, loader } from "./calendar-page.server";

export const meta = () => [{ title: "Calendar · HalalGo" }];

const validator = lazyValidator(async () => (await import("./schema")).calendarForm);

/** [PRAYER-3] */
export default function Calendar() {
  const { correction, options } = useLoaderData<typeof loader>();
  const answer = useActionData<EditResult>();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead
        title="Calendar"
        crumbs={[{ label: "Dashboard", to: dashboardPaths.adminOverview() }, { label: "Calendar" }]}
      />
      <Card as="section" aria-labelledby="hijri-title" className="max-w-180">
        <h2 id="hijri-title" className="text-section">
          Hijri calendar
        </h2>
        <p className="text-meta text-quiet mt-0.5 mb-4">
          Ramadan and the Eids are calculated in advance. Where the moon was sighted on another evening, move them by a
          day: it holds at once, for every restaurant.
        </p>
        <ValidatedForm
          id="calendar"
          validator={validator}
          defaultValues={{ correction }}
          className="flex flex-col gap-5"
        >
          <EditRefusal what="calendar" answer={answer} openedWith={undefined} />
          <RadioGroup label="Months begin" name="correction" options={options} />
          <div>
            <SubmitButton pendingLabel="Saving...">Save</SubmitButton>
          </div>
        </ValidatedForm>
      </Card>
    </main>
  );
}

export const ErrorBoundary = () => <RouteError />;
