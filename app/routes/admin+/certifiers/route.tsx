import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Certifier } from "@domain/contract/halal";
import { certifierList } from "~/features/admin-lists/certifier-list.server";
import { CertifierLogo } from "~/features/halal/certifier-logo";
import { activeFilter, ListPage, type ListView } from "~/features/lists/list-page";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { ActiveBadge } from "~/ui/dashboard/active-badge";
import { RowActions } from "~/ui/dashboard/row-actions";
import { RouteError } from "~/ui/feedback/route-error";
import { TextLink } from "~/ui/text-link";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Certifiers · HalalGo" }];

/** [HALAL-3, TABLE-1…6] */
export const loader = (args: LoaderFunctionArgs) => certifierList.page(args);

/** The certifiers that certificates may name, and where to look up their numbers. */
export default function Certifiers() {
  return <ListPage view={view} list={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = () => <RouteError />;

const view: ListView<Certifier> = {
  title: "Certifiers",
  path: dashboardPaths.adminCertifiers(),
  list: "certifiers",
  row: "certifier",
  searchLabel: "Search certifiers",
  below: "Whom owners may choose for a certificate, and where its number is looked up.",
  nothingYet: "No certifier is in the directory yet.",
  add: { label: "Add Certifier", to: dashboardPaths.adminCertifierNew() },
  filters: [activeFilter],
  columns: [
    {
      head: "Name",
      sort: "name",
      main: true,
      breaks: true,
      cell: ({ name, short_name: short, logo }) => (
        <span className="flex items-center gap-2.5">
          <CertifierLogo src={logo} size={28} />
          <span className="min-w-0">{`${name} (${short})`}</span>
        </span>
      ),
    },
    { head: "Country", sort: "country", cell: ({ country }) => country },
    {
      head: "Website",
      shownFrom: "xl",
      cell: ({ website }) => (website ? <TextLink to={website}>{new URL(website).host}</TextLink> : "Not given"),
    },
    {
      head: "Look-up",
      cell: ({ lookup_url: lookup, phone }) => (lookup ? "Page" : phone ? `Call ${phone}` : "Not given"),
    },
    { head: "Certificates", end: true, cell: ({ certificates }) => certificates },
    { head: "Status", cell: ({ is_active: isActive }) => <ActiveBadge isActive={isActive} /> },
  ],
  actions: ({ id, name }) => <RowActions name={name} editHref={dashboardPaths.adminCertifierEdit(id)} />,
};
