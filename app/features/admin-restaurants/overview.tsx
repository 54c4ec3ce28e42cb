import { BeforeApproval } from "./before-approval";
import { OverviewFacts } from "./overview-facts";
import type { RestaurantPage } from "./restaurant-page.server";
import { LatestNote, OpeningHours } from "./side-cards";

/** [ADMIN-10] What was registered, and beside it what somebody who decides looks at first. */
export function Overview(page: RestaurantPage) {
  const { details, status, parts, registeredBy, hours, noteCount, latestNote } = page;
  const isWaiting = (status === "pending" || status === "rejected") && parts !== null;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="order-2 flex min-w-0 flex-col gap-4 xl:order-1">
        <OverviewFacts details={details} status={status} />
      </div>
      <div className="order-1 flex min-w-0 flex-col gap-4 xl:order-2">
        {isWaiting && <BeforeApproval details={details} parts={parts} registeredBy={registeredBy} status={status} />}
        {hours && <OpeningHours rows={hours} />}
        {noteCount !== null && <LatestNote id={details.id} note={latestNote} />}
      </div>
    </div>
  );
}
