import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { activeFilter, ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ButtonLink } from "~/ui/button";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { RowActions } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { Switch } from "~/ui/forms/switch";
import { Money } from "~/ui/money";
import { Picture, smallPicture } from "~/ui/picture";
import { type AddonList, loadAddons } from "./load-addons.server";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const handle = { ignoresOrders: true };

export const meta = () => [{ title: "Adds On · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadAddons(args);

/** [ADDON-1] */
export default function Addons() {
  const list = useLoaderData<typeof loader>();
  return <ListPage view={viewOf(list)} list={list} />;
}

export const ErrorBoundary = () => <RouteError />;

type AddonRow = AddonList["rows"][number];

/** [ADDON-1, ADDON-2] */
const viewOf = ({ canEdit, canSwitch, groups }: AddonList): ListView<AddonRow> => ({
  area: "dashboard",
  title: "Adds On",
  path: dashboardPaths.dashboardAddons(),
  list: "addons",
  row: "add-on",
  searchLabel: "Search add-ons",
  add: canEdit ? { label: "Add Addon", to: dashboardPaths.dashboardAddonNew() } : null,
  moreLinks: groups && (
    <ButtonLink to={dashboardPaths.dashboardAddonGroups()} variant="secondary" icon="puzzle-piece">
      Groups
    </ButtonLink>
  ),
  filters: [activeFilter, ...(groups ? [groupFilter(groups)] : [])],
  columns: [
    { head: "Name", sort: "name", main: true, breaks: true, cell: (row) => <Name row={row} /> },
    { head: "Group", sort: "group", cell: ({ group }) => group?.name },
    { head: "Price", sort: "price", end: true, cell: ({ priceCents }) => <Money cents={priceCents} /> },
    { head: "Items", end: true, cell: ({ itemCount }) => itemCount },
    {
      head: "Status",
      sort: "status",
      cell: (row) =>
        row.isActive && canSwitch ? <AvailabilitySwitch row={row} /> : <ActiveBadge isActive={row.isActive} />,
    },
  ],
  actions: canEdit
    ? ({ id, name }) => (
        <RowActions
          name={name}
          editHref={dashboardPaths.dashboardAddonEdit(id)}
          deleteHref={dashboardPaths.dashboardAddonDelete(id)}
        />
      )
    : null,
});

const groupFilter = (groups: NonNullable<AddonList["groups"]>) => ({
  name: "group",
  label: "Group",
  placeholder: "Any group",
  options: [...groups.map(({ id, name }) => ({ value: id, label: name })), { value: "none", label: "Without a group" }],
});

const Name = ({ row: { image, name, description } }: { row: AddonRow }) => (
  <span className="flex items-center gap-3">
    {image && (
      <Picture src={smallPicture(image)} alt="" width={40} height={40} className="rounded-small size-10 shrink-0" />
    )}
    <span>
      {name}
      {description && <span className="text-small text-quiet block font-normal">{description}</span>}
    </span>
  </span>
);

/** Sold out or not, in one press. */
function AvailabilitySwitch({ row: { id, name, isAvailable, availability } }: { row: AddonRow }) {
  const { pathname, search } = useLocation();
  return (
    <Form method="post" action={dashboardPaths.kitchenSoldOut()} preventScrollReset className="-my-1.5">
      <input type="hidden" name="addons" value={id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <Switch
        on={isAvailable}
        name="availability"
        label={`${name}:`}
        word={<span className={isAvailable ? "text-meta" : "text-meta text-accent-text"}>{availability}</span>}
      />
    </Form>
  );
}
