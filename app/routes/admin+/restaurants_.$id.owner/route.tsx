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

/** [ADMIN-11] */
export default function OwnerDetails() {
  const { owner } = useOutletContext<RestaurantDetailsData>().details;
  if (!owner) return <Card>No owner information available</Card>;
  return (
    <Card>
      <Facts>
        <Fact label="Name">{[owner.first_name, owner.last_name].filter(Boolean).join(" ")}</Fact>
        <Fact label="Email">{owner.email}</Fact>
        {owner.phone && <Fact label="Phone">{owner.phone}</Fact>}
        <Fact label="Role">{owner.role}</Fact>
        <Fact label="Status">{owner.is_active === false ? "Inactive" : "Active"}</Fact>
      </Facts>
    </Card>
  );
}
