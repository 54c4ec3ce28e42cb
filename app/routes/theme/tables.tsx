import { halalBadgeText, halalCardText, halalHeading } from "@domain/halal/halal-text";
import type { HalalSummary } from "@domain/halal/status";
import { HalalLine } from "~/features/browse/restaurant-card";
import { HalalBadge } from "~/features/halal/halal-badge";
import { Specimen } from "~/routes/theme/specimen";
import { Badge } from "~/ui/badge";
import { Cell, HeadCell, NoData, NoResults, Row, SkeletonRows, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";

function Head() {
  return (
    <TableHead>
      <HeadCell sort="ascending" sortHref="?sort=-name">
        Name
      </HeadCell>
      <HeadCell>Status</HeadCell>
      <HeadCell sortHref="?sort=price" end>
        Price
      </HeadCell>
    </TableHead>
  );
}

export function Tables() {
  return (
    <Specimen title="Tables">
      <Table label="Menu items">
        <Head />
        <TableBody>
          <Row>
            <Cell label="Name" main>
              <TextLink to="#adana">Adana Kebab Plate</TextLink>
            </Cell>
            <Cell label="Status">
              <Badge tone="ok" icon="check-circle">
                Active
              </Badge>
            </Cell>
            <Cell label="Price" end>
              <Money cents={1599} />
            </Cell>
          </Row>
          <Row>
            <Cell label="Name" main>
              <TextLink to="#soup">Red Lentil Soup</TextLink>
            </Cell>
            <Cell label="Status">
              <Badge tone="neutral" icon="pause-circle">
                Inactive
              </Badge>
            </Cell>
            <Cell label="Price" end>
              <Money cents={549} />
            </Cell>
          </Row>
        </TableBody>
      </Table>
      <Table label="Loading">
        <Head />
        <TableBody busy>
          <SkeletonRows columns={3} />
        </TableBody>
      </Table>
      <div className="grid gap-6 md:grid-cols-2">
        <Table label="Nothing yet">
          <Head />
          <TableBody>
            <NoData columns={3} />
          </TableBody>
        </Table>
        <Table label="Nothing found">
          <Head />
          <TableBody>
            <NoResults columns={3} />
          </TableBody>
        </Table>
      </div>
    </Specimen>
  );
}

const certificate = {
  certifier: "Halal Trust of New England (demo)",
  expiresOn: "2027-01-11",
  checkedOn: "2026-11-03",
};
const everything = { level: "everything", slaughter: "hand", alcohol: "none" } as const;
const nothing = { level: null, slaughter: null, alcohol: null, certifier: null, expiresOn: null };

const examples: { name: string; halal: HalalSummary }[] = [
  { name: "Kandahar Afghani Kitchen", halal: { state: "certified", ...everything, ...certificate } },
  { name: "Nile Street Koshary", halal: { ...nothing, state: "declared", level: "everything" } },
  { name: "Quick Halal Bites", halal: { state: "expired", ...everything, ...certificate, expiresOn: "2026-10-31" } },
  { name: "Harbor Grill", halal: { ...nothing, state: "revoked" } },
  { name: "Corner Bakery", halal: { ...nothing, state: "unstated" } },
];

/** [HALAL-10] What may be said of a place, wherever it is said. */
export function HalalStates() {
  return (
    <Specimen title="Halal">
      <h3 className="text-meta text-quiet font-semibold">On the card</h3>
      <ul className="grid gap-4 md:grid-cols-4">
        {examples.map(({ name, halal }) => {
          const text = halalCardText(halal);
          return (
            <li key={name}>
              <p className="text-card-list text-ink">{name}</p>
              {text ? <HalalLine state={halal.state} text={text} /> : <p className="text-small text-quiet">No line</p>}
            </li>
          );
        })}
      </ul>
      <h3 className="text-meta text-quiet font-semibold">In the restaurant’s head</h3>
      <ul className="grid gap-2.5">
        {examples.map(({ name, halal }) => (
          <li key={name}>
            <HalalBadge halal={{ state: halal.state, ...halalHeading(halal) }} to="/halal" />
          </li>
        ))}
      </ul>
      <h3 className="text-meta text-quiet font-semibold">The same on a phone</h3>
      <ul className="grid items-start gap-4 md:grid-cols-4">
        {examples.map(({ name, halal }) => (
          <li key={name}>
            <HalalBadge halal={{ state: halal.state, ...halalHeading(halal) }} to="/halal" asBlock />
          </li>
        ))}
      </ul>
      <h3 className="text-meta text-quiet font-semibold">In the checkout, below the name</h3>
      <ul className="grid gap-4 md:grid-cols-3">
        {examples
          .filter(({ halal }) => halal.state !== "unstated")
          .map(({ name, halal }) => (
            <li key={name} className="rounded-card border-line bg-surface grid gap-1.5 border p-4">
              <p className="text-label text-ink">{name}</p>
              <HalalLine state={halal.state} text={halalBadgeText(halal)} />
            </li>
          ))}
      </ul>
    </Specimen>
  );
}
