import { dashboardPaths } from "~/lib/dashboard-paths";
import { shortMomentText } from "~/lib/text/order-text";
import { FactRow, FactRows } from "~/ui/layout/facts";
import { TitledCard } from "~/ui/layout/titled-card";
import { PhoneNumber } from "~/ui/phone-number";
import { TextLink } from "~/ui/text-link";
import { BeforeApproval } from "./before-approval";
import type { RestaurantPage } from "./restaurant-page.server";
import { StatusBadge } from "./status-badge";

/** [ADMIN-10] The registration's data, with what matters most for the decision beside it. */
export function Overview(page: RestaurantPage) {
  const { details, status, parts, halal, hours, noteCount, latestNote } = page;
  const isWaiting = (status === "pending" || status === "rejected") && parts !== null;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="order-2 flex min-w-0 flex-col gap-4 xl:order-1">
        <OverviewFacts details={details} status={status} />
      </div>
      <div className="order-1 flex min-w-0 flex-col gap-4 xl:order-2">
        {isWaiting && <BeforeApproval {...page} parts={parts} />}
        {!isWaiting && halal && <HalalEvidence id={details.id} halal={halal} />}
        {hours && <OpeningHours rows={hours} />}
        {noteCount !== null && <LatestNote id={details.id} note={latestNote} />}
      </div>
    </div>
  );
}

/**
 * [HALAL-8] What counts of the evidence, and the way to all of it: the queue holds only what waits, ends or was reported, and a
 * certifier may withdraw any certificate.
 */
function HalalEvidence({ id, halal }: { id: string; halal: NonNullable<RestaurantPage["halal"]> }) {
  return (
    <TitledCard
      title="Halal"
      size="card"
      aside={
        <TextLink to={dashboardPaths.adminHalalReview(id, "declaration")} alone className="text-meta">
          All evidence
        </TextLink>
      }
      headClassName="mb-2"
    >
      <p className="text-label text-ink">{halal.level}</p>
      <p className="text-meta text-quiet break-words">{halal.evidence}</p>
      {halal.subject && halal.subject !== "declaration" && (
        <TextLink to={dashboardPaths.adminHalalReview(id, halal.subject)} alone className="text-meta">
          View certificate
        </TextLink>
      )}
    </TitledCard>
  );
}

/** The week's hours, as customers see them. */
function OpeningHours({ rows }: { rows: NonNullable<RestaurantPage["hours"]> }) {
  return (
    <TitledCard title="Opening hours" size="card" headClassName="mb-2">
      <dl className="text-meta flex flex-col gap-2">
        {rows.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-quiet">{label}</dt>
            <dd className="text-ink tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledCard>
  );
}

/** The latest note of an administrator, and a link to add one. */
function LatestNote({ id, note }: { id: string; note: RestaurantPage["latestNote"] }) {
  return (
    <TitledCard
      title="Latest note"
      size="card"
      aside={
        <TextLink to={dashboardPaths.adminRestaurantNotes(id)} alone className="text-meta">
          {note ? "All notes" : "Add Note"}
        </TextLink>
      }
      headClassName="mb-2"
    >
      {note ? (
        <>
          <p className="text-meta text-ink line-clamp-6 break-words whitespace-pre-line">{note.text}</p>
          <p className="text-meta text-quiet">{note.by}</p>
        </>
      ) : (
        <p className="text-meta text-quiet">No notes yet.</p>
      )}
    </TitledCard>
  );
}

/** [ADMIN-10] */
function OverviewFacts({ details, status }: Pick<RestaurantPage, "details" | "status">) {
  const { owner, street_address, city, state, zip_code, average_rating, created_at, website } = details;
  const address = [street_address, city, [state, zip_code].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <>
      <TitledCard title="Basic information" size="card" headClassName="mb-1">
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
      </TitledCard>
      <TitledCard title="Status and details" size="card" headClassName="mb-1">
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
      </TitledCard>
    </>
  );
}
