import type { LoaderFunctionArgs } from "@remix-run/node";
import { useOutletContext } from "@remix-run/react";
import type { RestaurantPage } from "~/features/admin-restaurants/restaurant-page.server";
import { requireArea } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { EmailAddress } from "~/ui/email-address";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { PhoneNumber } from "~/ui/phone-number";

export function loader({ request, context }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  return null;
}

/** [ADMIN-11] */
export default function OwnerDetails() {
  const { owner } = useOutletContext<RestaurantPage>().details;
  if (!owner) return <Card>No owner information available</Card>;
  return (
    <Card className="max-w-200">
      <FactRows>
        <FactRow label="Name">{[owner.first_name, owner.last_name].filter(Boolean).join(" ")}</FactRow>
        <FactRow label="Email">{owner.email && <EmailAddress address={owner.email} />}</FactRow>
        {owner.phone && (
          <FactRow label="Phone">
            <PhoneNumber phone={owner.phone} />
          </FactRow>
        )}
        <FactRow label="Role">{owner.role}</FactRow>
        <FactRow label="Status">{owner.is_active === false ? "Inactive" : "Active"}</FactRow>
      </FactRows>
    </Card>
  );
}
