import type { LoaderFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { FactRow, FactRows } from "~/ui/facts";
import type { RestaurantPage } from "../restaurants_.$id/restaurant-page.server";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-12] */
export default function BusinessInfo() {
  const { details } = useOutletContext<RestaurantPage>();
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <Card as="section" aria-labelledby="business">
        <h2 id="business" className="text-card mb-1">
          Business
        </h2>
        <FactRows>
          <FactRow label="Legal name">{details.legal_name}</FactRow>
          <FactRow label="Business type">{details.business_type}</FactRow>
          <FactRow label="Sales tax ID">{details.sales_tax_id}</FactRow>
          <FactRow label="Contact person">{details.contact_person_name}</FactRow>
          <FactRow label="WhatsApp number">{details.whatsapp_number}</FactRow>
          <FactRow label="Relation to business">{details.relation_to_business}</FactRow>
          <FactRow label="Terms agreed">{details.agree_to_terms ? "Yes" : "No"}</FactRow>
        </FactRows>
      </Card>
      <Card as="section" aria-labelledby="bank">
        <h2 id="bank" className="text-card mb-1">
          Bank
        </h2>
        <FactRows>
          <FactRow label="Bank name">{details.bank_name}</FactRow>
          <FactRow label="Routing number">{details.routing_number}</FactRow>
          <FactRow label="Account number">{details.account_number}</FactRow>
        </FactRows>
      </Card>
    </div>
  );
}
