import { formatCount } from "@domain/values/plural";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmailAddress } from "~/ui/email-address";
import { Icon } from "~/ui/icon";
import { Khatim } from "~/ui/illustration";
import { Cell, HeadCell, Row, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import type { AdminOverview } from "./load-overview.server";

/** Restaurants waiting for approval, oldest first. */
export function WaitingForApproval({ pending, ages, oldest }: AdminOverview["waiting"]) {
  const long = ages.long === 1 ? "One has" : `${ages.long} have`;
  const note = ages.long > 0 ? `Oldest first. ${long} waited more than 3 days.` : "Oldest first.";
  return (
    <Card padded={false} className="min-w-0">
      <div className="flex flex-wrap items-center gap-4 p-5">
        <Khatim size={52} className="bg-accent text-on-accent text-section tabular-nums">
          {pending}
        </Khatim>
        <div className="min-w-0 grow basis-40">
          <h2 className="text-section">Waiting for approval</h2>
          <p className="text-meta text-quiet">{pending > 0 ? note : "No pending restaurants."}</p>
        </div>
        <TextLink to={dashboardPaths.adminInactive()} alone>
          See all inactive
        </TextLink>
      </div>
      {pending > 0 && <AgeBar {...ages} />}
      {oldest.length > 0 && <OldestTable rows={oldest} />}
    </Card>
  );
}

/** A bar split by waiting time; the legend repeats the numbers. */
function AgeBar({ long, some, fresh }: AdminOverview["waiting"]["ages"]) {
  const parts = [
    { count: long, text: "more than 3 days", ground: "bg-danger" },
    { count: some, text: "1 to 3 days", ground: "bg-accent" },
    { count: fresh, text: "today", ground: "bg-bar" },
  ];
  return (
    <div className="px-5 pb-4">
      <div aria-hidden className="flex h-2 gap-0.75">
        {parts.map(
          ({ count, text, ground }) =>
            count > 0 && <span key={text} className={`rounded-full ${ground}`} style={{ flex: count }} />,
        )}
      </div>
      <ul className="text-meta mt-2.5 flex flex-wrap gap-x-5 gap-y-1">
        {parts.map(({ count, text, ground }) => (
          <li key={text} className="flex items-center gap-2">
            <span aria-hidden className={`size-2.5 rounded-[3px] ${ground}`} />
            <span className="text-ink font-bold tabular-nums">{formatCount(count)}</span> {text}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Waiting = AdminOverview["waiting"]["oldest"][number];

/** With what is missing of each application, where the host says so; else with a contact. */
function OldestTable({ rows }: { rows: Waiting[] }) {
  const knowsMissing = rows.some(({ missing }) => missing);
  return (
    <Table label="Waiting for approval" bare>
      <TableHead>
        <HeadCell>Restaurant</HeadCell>
        <HeadCell>Waiting</HeadCell>
        <HeadCell>{knowsMissing ? "Still missing" : "Owner"}</HeadCell>
        <HeadCell end>
          <span className="sr-only">Action</span>
        </HeadCell>
      </TableHead>
      <TableBody>
        {rows.map((one, index) => (
          <Row key={one.id}>
            <Cell label="Restaurant" main breaks>
              <Named {...one} />
            </Cell>
            <Cell label="Waiting">{one.waits && <Waits {...one.waits} />}</Cell>
            <Cell label={knowsMissing ? "Still missing" : "Owner"}>
              {knowsMissing ? one.missing : one.ownerEmail && <EmailAddress address={one.ownerEmail} />}
            </Cell>
            <Cell label="" end>
              <ButtonLink
                to={dashboardPaths.adminRestaurant(one.id)}
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
  );
}

function Named({ name, kind, by, logo }: Waiting) {
  return (
    <span className="flex items-center gap-3 md:min-w-48">
      {logo ? (
        <Picture src={logo} alt="" width={52} height={40} className="rounded-small h-10 w-13 shrink-0" />
      ) : (
        <span aria-hidden className="rounded-small bg-muted text-quiet grid h-10 w-13 shrink-0 place-items-center">
          <Icon name="storefront" />
        </span>
      )}
      <span className="min-w-0">
        {name}
        <span className="text-small text-quiet block font-normal">{[kind, by].filter(Boolean).join(", ")}</span>
      </span>
    </span>
  );
}

/** Red after three days, saffron after one, neutral before. */
function Waits({ text, isLong, isNew }: NonNullable<Waiting["waits"]>) {
  if (isNew) return <Badge tone="neutral">{text}</Badge>;
  return (
    <Badge
      tone={isLong ? "bad" : "warn"}
      icon={isLong ? "warning-circle" : "hourglass-medium"}
      className="whitespace-nowrap"
    >
      {text}
    </Badge>
  );
}
