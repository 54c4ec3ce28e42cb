import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { formatCents } from "@domain/money";
import { OpenQuestions } from "~/features/orders/open-questions";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { paths } from "~/lib/paths";
import { ButtonLink, SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { ConfirmStep } from "~/ui/dashboard/confirm-step";
import { PageHead } from "~/ui/dashboard/page-head";
import { PageSearch } from "~/ui/dashboard/search";
import { RouteError } from "~/ui/feedback/route-error";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { SelectField } from "~/ui/forms/select-field";
import { FormError } from "~/ui/forms/validation/error-summary";
import { TextLink } from "~/ui/text-link";
import { loadChange, lineChangeAction } from "./change-page.server";

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Change order${data ? ` ${data.number}` : ""} · HalalGo` },
];

export const loader = (args: LoaderFunctionArgs) => loadChange(args);
export const action = (args: ActionFunctionArgs) => lineChangeAction(args);

/** [RUSH-12] For a sold-out item of an order: leave it out, or replace it. */
export default function ChangeOrder() {
  const { number, back, customer, wish, phone, lines, choice, question, id, from, orderWithQuestions } =
    useLoaderData<typeof loader>();
  const { error, resend } = useActionData<{ error?: string; resend?: Record<string, string> | null }>() ?? {};
  return (
    <main id="main" tabIndex={-1} className="max-w-170 outline-none">
      <PageHead
        title="Sold out"
        crumbs={[
          { label: "Dashboard", to: paths.dashboard() },
          { label: `Order ${number}`, to: dashboardPaths.dashboardAnyOrder(id) },
          { label: "Sold out" },
        ]}
        below={customer && wish && `If something is sold out, ${customer} wants: ${wish}`}
        action={
          <ButtonLink to={back} variant="secondary">
            {from === "kitchen" ? "Back to the kitchen" : "Back to the order"}
          </ButtonLink>
        }
      />
      {phone && (
        <ButtonLink to={`tel:${phone}`} reloadDocument variant="tonal" icon="phone" className="mb-4">
          Call {phone}
        </ButtonLink>
      )}
      {error && <FormError title={error} />}
      <Card className="p-4 md:p-5">
        {question ? (
          <ConfirmStep key={question.title} question={{ ...question, fields: resend ?? question.fields }} />
        ) : choice ? (
          <Choice choice={choice} from={from} />
        ) : (
          <section aria-labelledby="which">
            <h2 id="which" className="text-section mb-2">
              What is sold out?
            </h2>
            <ul className="divide-line divide-y">
              {lines.map(({ id: line, name, details, open }) => (
                <li key={line} className="flex min-h-12 items-center gap-3 py-1">
                  <span className="text-label text-primary min-w-5 tabular-nums">{open}</span>
                  <div>
                    <TextLink to={dashboardPaths.dashboardOrderChange(id, { line, from })} alone>
                      {name}
                    </TextLink>
                    {details && <p className="text-meta text-quiet">{details}</p>}
                  </div>
                </li>
              ))}
            </ul>
            <OpenQuestions order={orderWithQuestions} from={from} />
            {lines.length === 0 && <p>Nothing of this order can be changed any more.</p>}
          </section>
        )}
      </Card>
    </main>
  );
}

type Offer = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>["choice"]>;

/** Quantity and replacement, which has no add-ons to choose; dishes of the same or a lower price first. */
function Choice({ choice, from }: { choice: Offer; from: string }) {
  const { line, quantity, search, items, leftOut, mayReplace } = choice;
  const hiddenFields = (
    <>
      <input type="hidden" name="line" value={line.id} />
      {from && <input type="hidden" name="from" value={from} />}
    </>
  );
  return (
    <section aria-labelledby="instead">
      <div className="mb-3">
        <h2 id="instead" className="text-section">
          {line.name}
        </h2>
        {line.details && <p className="text-meta text-quiet">{line.details}</p>}
      </div>
      {mayReplace && (
        <PageSearch name="search" what="Search the menu" value={search} aria-label="Menu" className="mb-4">
          {hiddenFields}
        </PageSearch>
      )}
      <Form className="grid gap-5">
        {hiddenFields}
        {search && <input type="hidden" name="search" value={search} />}
        {line.open > 1 && (
          <SelectField
            label="How many"
            name="quantity"
            defaultValue={String(quantity)}
            options={leftOut.map((_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
          />
        )}
        <ChoiceTiles
          label={mayReplace ? "Leave it out, or replace it by" : "The customer wants the money for what is sold out"}
          name="by"
          columns={1}
          required
          defaultValue={mayReplace ? undefined : "out"}
          options={[
            { value: "out", label: "Leave it out", hint: backText(leftOut[0] ?? 0) },
            ...items.map((item) => ({
              value: item.menuItemId,
              label: item.name,
              hint: [
                ...item.halal.words,
                item.caution,
                item.needsYes && "Only with the customer's yes",
                backText(item.back[0] ?? 0),
              ]
                .filter(Boolean)
                .join(" · "),
              end: formatCents(item.unitPrice),
            })),
          ]}
        />
        <div className="flex justify-end">
          <SubmitButton iconEnd="arrow-right">Next</SubmitButton>
        </div>
      </Form>
    </section>
  );
}

const backText = (cents: number): string => (cents > 0 ? `${formatCents(cents)} back for each` : "Nothing goes back");

export const ErrorBoundary = () => <RouteError />;
