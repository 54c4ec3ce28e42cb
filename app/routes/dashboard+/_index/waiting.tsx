import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { Khatim, StarPattern } from "~/ui/illustration";
import type { Overview } from "./overview.server";

const steps = [
  ["placed", "Placed"],
  ["accepted", "Accepted"],
  ["preparing", "Preparing"],
  ["ready", "Ready"],
] as const;

/** What the restaurant has to do now: every order that is not over, by where it stands. */
export function Waiting({ counts }: { counts: NonNullable<Overview["waiting"]> }) {
  const waiting = steps.map(([status, word]) => ({ status, word, count: counts[status] ?? 0 }));
  const total = waiting.reduce((sum, { count }) => sum + count, 0);
  const placed = counts.placed ?? 0;
  return (
    <section
      aria-label="Now"
      className="on-night bg-night rounded-card relative mb-6 flex flex-wrap items-center gap-x-6 gap-y-4 overflow-hidden p-5 text-white md:px-6"
    >
      <StarPattern opacity={0.12} />
      <Khatim size={56} className="bg-accent text-on-accent text-section relative tabular-nums">
        {total}
      </Khatim>
      <div className="relative min-w-52 flex-1">
        <h2 className="text-section text-white">{titleOf(total)}</h2>
        <p className="text-meta text-on-night-quiet">{placed > 0 ? acceptOf(placed) : "None waits to be accepted."}</p>
      </div>
      <dl className="relative flex gap-6">
        {waiting.map(({ status, word, count }) => (
          <div key={status} className="flex flex-col-reverse">
            <dt className="text-meta text-on-night-quiet">{word}</dt>
            <dd className="text-section text-white tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        to={placed > 0 ? dashboardPaths.dashboardOrders("online") : dashboardPaths.kitchen()}
        variant="accent"
        iconEnd="arrow-right"
        className="relative max-xl:w-full"
      >
        {placed > 0 ? "Open online orders" : "Open kitchen display"}
      </ButtonLink>
    </section>
  );
}

function titleOf(total: number): string {
  if (total === 0) return "No orders under way";
  return total === 1 ? "1 order under way" : `${total} orders under way`;
}

const acceptOf = (count: number) =>
  count === 1 ? "1 of them waits to be accepted." : `${count} of them wait to be accepted.`;
