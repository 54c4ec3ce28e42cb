import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { Form, useActionData, useOutletContext } from "@remix-run/react";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { isMaskedNumber } from "@domain/restaurants/bank-mask";
import type { RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { findRestaurantDetails } from "~/host/admin-restaurants.server";
import { formRefusal, isHostError } from "~/host/errors";
import { requireArea } from "~/session/guards.server";
import { SubmitButton } from "~/ui/button";
import { FormError } from "~/ui/forms/validation/error-summary";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { PhoneNumber } from "~/ui/phone-number";

/** Shows the numbers once; the host logs it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  try {
    const shown = await context.host.call(restaurantCalls.viewBankDetails, { params: { id: params.id ?? "" } });
    return { shown, error: null };
  } catch (error) {
    // A core host returns the numbers with the other details.
    const details = isHostError(error, "unsupported")
      ? await findRestaurantDetails(context.host, params.id ?? "")
      : null;
    if (details?.account_number && !isMaskedNumber(details.account_number)) return { shown: details, error: null };
    const failed = "The bank details could not be shown";
    const { formErrors, status } = formRefusal(error, failed, failed);
    return data({ shown: null, error: formErrors[0] ?? null }, status);
  }
}

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-12] */
export default function BusinessInfo() {
  const { details, hasHistory } = useOutletContext<RestaurantPage>();
  const actionData = useActionData<typeof action>();
  const shown = actionData?.shown;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <TitledCard title="Business" size="card" headClassName="mb-1">
        <FactRows>
          <FactRow label="Legal name">{details.legal_name}</FactRow>
          <FactRow label="Business type">{details.business_type}</FactRow>
          <FactRow label="Sales tax ID">{details.sales_tax_id}</FactRow>
          <FactRow label="Contact person">{details.contact_person_name}</FactRow>
          <FactRow label="WhatsApp number">
            {details.whatsapp_number && <PhoneNumber phone={details.whatsapp_number} />}
          </FactRow>
          <FactRow label="Relation to business">{details.relation_to_business}</FactRow>
          <FactRow label="Terms agreed">{details.agree_to_terms ? "Yes" : "No"}</FactRow>
        </FactRows>
      </TitledCard>
      <TitledCard title="Bank" size="card" headClassName="mb-1">
        <FactRows>
          <FactRow label="Bank name">{details.bank_name}</FactRow>
          <FactRow label="Routing number">{shown?.routing_number ?? details.routing_number}</FactRow>
          <FactRow label="Account number">{shown?.account_number ?? details.account_number}</FactRow>
        </FactRows>
        {actionData?.error && <FormError title={actionData.error} />}
        {details.account_number && !shown && (
          <Form method="post" preventScrollReset className="mt-3">
            <SubmitButton variant="secondary" size="sm" icon="eye" pendingLabel="Showing...">
              Show numbers
            </SubmitButton>
            {hasHistory && <p className="text-meta text-quiet mt-2">The history shows who viewed them, and when.</p>}
          </Form>
        )}
      </TitledCard>
    </div>
  );
}
