import type { LoaderFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import type { RestaurantDetailsData } from "../restaurants_.$id/route";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-12] */
export default function BusinessInfo() {
  const { details } = useOutletContext<RestaurantDetailsData>();
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <Facts>
          <Fact label="Legal name">{details.legal_name}</Fact>
          <Fact label="Business type">{details.business_type}</Fact>
          <Fact label="Sales tax ID">{details.sales_tax_id}</Fact>
          <Fact label="Contact person">{details.contact_person_name}</Fact>
          <Fact label="WhatsApp number">{details.whatsapp_number}</Fact>
          <Fact label="Relation to business">{details.relation_to_business}</Fact>
          <Fact label="Terms agreed">{details.agree_to_terms ? "Yes" : "No"}</Fact>
        </Facts>
      </Card>
      <Card as="section" aria-labelledby="bank">
        <h2 id="bank" className="text-section mb-3">
          Bank
        </h2>
        <Facts>
          <Fact label="Bank name">{details.bank_name}</Fact>
          <Fact label="Routing number">{details.routing_number}</Fact>
          <Fact label="Account number">{details.account_number}</Fact>
        </Facts>
      </Card>
    </div>
  );
}
