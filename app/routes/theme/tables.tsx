import { Badge } from "~/ui/badge";
import { Cell, HeadCell, NoData, NoResults, Row, SkeletonRows, Table, TableBody, TableHead } from "~/ui/layout/table";
import { Money } from "~/ui/money";
import { TextLink } from "~/ui/text-link";
import { Specimen } from "./specimen";

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
