import type { RestaurantDetails } from "@domain/contract/restaurant";
import { fullDateText } from "~/lib/full-date";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/facts";
import { TextLink } from "~/ui/text-link";

type OverviewFactsProps = { details: RestaurantDetails; status: "active" | "pending" | "rejected" };

/** [ADMIN-10] */
export function OverviewFacts({ details, status }: OverviewFactsProps) {
  const { owner, street_address, city, state, zip_code, average_rating, created_at, website } = details;
  const address = [street_address, city, [state, zip_code].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <Card>
      <Facts>
        <Fact label="Name">{details.name}</Fact>
        <Fact label="Owner email">{owner?.email}</Fact>
        <Fact label="Phone">{details.phone}</Fact>
        <Fact label="Address">{address}</Fact>
        <Fact label="Category">{details.category}</Fact>
        <Fact label="Cuisine type">{details.cuisine_type}</Fact>
        <Fact label="Status">{status === "active" ? "Active" : status === "rejected" ? "Rejected" : "Pending"}</Fact>
        <Fact label="Average rating">{Number(average_rating) > 0 ? average_rating : "No ratings yet"}</Fact>
        <Fact label="Website">{website && <TextLink to={website}>{website}</TextLink>}</Fact>
        <Fact label="Registered">{created_at && fullDateText(created_at, details.time_zone)}</Fact>
        <Fact label="Description" wide>
          {details.description}
        </Fact>
      </Facts>
    </Card>
  );
}
