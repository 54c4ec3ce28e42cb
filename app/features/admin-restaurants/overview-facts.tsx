import { Card } from "~/ui/card";
import { FactRow, FactRows } from "~/ui/facts";
import { TextLink } from "~/ui/text-link";
import { PhoneNumber } from "~/ui/phone-number";
import { StatusBadge } from "./status-badge";
import type { RestaurantPage } from "./restaurant-page.server";
import { shortMomentText } from "~/lib/order-text";

/** [ADMIN-10] */
export function OverviewFacts({ details, status }: Pick<RestaurantPage, "details" | "status">) {
  const { owner, street_address, city, state, zip_code, average_rating, created_at, website } = details;
  const address = [street_address, city, [state, zip_code].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      <Card as="section" aria-labelledby="basic">
        <h2 id="basic" className="text-card mb-1">
          Basic information
        </h2>
        <FactRows>
          <FactRow label="Name">{details.name}</FactRow>
          <FactRow label="Legal name">{details.legal_name}</FactRow>
          <FactRow label="Owner email">
            {owner?.email && <TextLink to={`mailto:${owner.email}`}>{owner.email}</TextLink>}
          </FactRow>
          <FactRow label="Phone">{details.phone && <PhoneNumber phone={details.phone} />}</FactRow>
          <FactRow label="Address">{address}</FactRow>
          <FactRow label="Category">{details.category}</FactRow>
          <FactRow label="Cuisine type">{details.cuisine_type}</FactRow>
        </FactRows>
      </Card>
      <Card as="section" aria-labelledby="status">
        <h2 id="status" className="text-card mb-1">
          Status and details
        </h2>
        <FactRows>
          <FactRow label="Status">
            <StatusBadge status={status} />
          </FactRow>
          <FactRow label="Description">{details.description}</FactRow>
          <FactRow label="Average rating">{Number(average_rating) > 0 ? average_rating : "No ratings yet"}</FactRow>
          <FactRow label="Website">{website && <TextLink to={website}>{website}</TextLink>}</FactRow>
          <FactRow label="Registration date">
            {created_at && shortMomentText(created_at, details.time_zone, new Date())}
          </FactRow>
        </FactRows>
      </Card>
    </>
  );
}
