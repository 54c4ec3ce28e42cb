import { dashboardPaths } from "~/lib/dashboard-paths";
import { BarChart, ChartTable } from "~/ui/chart";
import { TitledCard } from "~/ui/layout/titled-card";
import { TextLink } from "~/ui/text-link";
import type { AdminOverview } from "./load-overview.server";

/** Orders of the last weeks, as a bar chart and as a table. */
export function Weeks({ rows, hasAny, bars }: NonNullable<AdminOverview["weeks"]>) {
  const texts = { title: "Orders per week", summary: `${rows.length} weeks, each by its Monday.` };
  return (
    <TitledCard title="Orders per week" size="card" headClassName="mb-3" className="min-w-0">
      {!hasAny ? (
        <p className="text-quiet py-10 text-center">Nothing was ordered in these weeks yet.</p>
      ) : bars ? (
        <>
          <BarChart id="weeks-wide" {...texts} bars={bars.wide} className="max-md:hidden" />
          <BarChart id="weeks-narrow" {...texts} bars={bars.narrow} className="md:hidden" />
        </>
      ) : (
        <p className="text-quiet">The chart could not be drawn. Its numbers are in the table.</p>
      )}
      {hasAny && (
        <ChartTable
          caption="Orders per week"
          heads={["Week of", "Orders", "Taken in"]}
          rows={rows}
          open={bars === null}
        />
      )}
    </TitledCard>
  );
}

/** The latest changes. */
export function Activity({ rows }: { rows: NonNullable<AdminOverview["activity"]> }) {
  return (
    <TitledCard
      title="Newest activity"
      size="card"
      aside={
        <TextLink to={dashboardPaths.adminAudit()} alone>
          Audit Log
        </TextLink>
      }
      headClassName="mb-2"
    >
      {rows.length === 0 ? (
        <p className="text-meta text-quiet">Nothing was changed yet.</p>
      ) : (
        <ul className="divide-line divide-y">
          {rows.map(({ id, what, subject, restaurant, who, when }) => (
            <li key={id} className="py-2.5">
              <p className="text-label text-ink">{[what, subject ?? restaurant?.name].filter(Boolean).join(": ")}</p>
              <p className="text-meta text-quiet">
                {who}, {when}
              </p>
            </li>
          ))}
        </ul>
      )}
    </TitledCard>
  );
}
