import { deskPaths } from "~/lib/desk-paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button-link";
import { Card } from "~/ui/card";
import { type Figure, Figures } from "~/ui/desk/figures";
import { PageHead } from "~/ui/desk/page-head";
import { Khatim } from "~/ui/khatim";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/table";
import { TextLink } from "~/ui/text-link";
import type { AdminOverview } from "./load-overview.server";

/** [ADMIN-2] What waits comes first, then what there is. */
export function OverviewPage({ overview }: { overview: AdminOverview }) {
  const { pending, rejected, listed, restaurants, orders } = overview;
  const counts = [listed === null ? null : `${listed} listed`, `${pending} pending`, `${rejected} rejected`];
  const figures: Figure[] = [
    ...(restaurants === null
      ? []
      : [{ label: "Restaurants", value: restaurants, note: counts.filter(Boolean).join(", ") }]),
    ...(orders === null ? [] : [{ label: "Orders", value: orders, note: "since the start" }]),
  ];
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <PageHead title="Dashboard" />
      <div className="flex flex-col gap-4">
        <WaitingForApproval overview={overview} />
        {figures.length > 0 && <Figures label="Marketplace" figures={figures} />}
      </div>
    </main>
  );
}

function WaitingForApproval({ overview: { pending, oldest } }: { overview: AdminOverview }) {
  return (
    <Card padded={false}>
      <div className="flex flex-wrap items-center gap-4 p-5">
        <Khatim size={52} className="bg-accent text-on-accent text-section tabular-nums">
          {pending}
        </Khatim>
        <div className="min-w-40 flex-1">
          <h2 className="text-section">Waiting for approval</h2>
          <p className="text-meta text-quiet">{pending > 0 ? "Oldest first." : "No pending restaurants."}</p>
        </div>
        <TextLink to={deskPaths.adminInactive()} alone>
          See all inactive
        </TextLink>
      </div>
      {oldest.length > 0 && (
        <Table label="Waiting for approval" bare>
          <TableHead>
            <HeadCell>Restaurant</HeadCell>
            <HeadCell>Owner</HeadCell>
            <HeadCell>Waiting</HeadCell>
            <HeadCell end>Action</HeadCell>
          </TableHead>
          <TableBody>
            {oldest.map((one, index) => (
              <Row key={one.id}>
                <Cell label="Restaurant" main>
                  {one.name}
                  {one.category && <span className="text-small text-quiet block font-normal">{one.category}</span>}
                </Cell>
                <Cell label="Owner">{one.ownerEmail}</Cell>
                <Cell label="Waiting">
                  {one.waits && (
                    <Badge tone={one.waits.isLong ? "bad" : "warn"} icon="hourglass-medium">
                      {one.waits.text}
                    </Badge>
                  )}
                </Cell>
                <Cell label="" end>
                  <ButtonLink
                    to={deskPaths.adminInactive({ search: one.name })}
                    size="sm"
                    variant={index === 0 ? "primary" : "secondary"}
                    aria-label={`Review ${one.name}`}
                  >
                    Review
                  </ButtonLink>
                </Cell>
              </Row>
            ))}
          </TableBody>
        </Table>
      )}
    </Card>
  );
}
