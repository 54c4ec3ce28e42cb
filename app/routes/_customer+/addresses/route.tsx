import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { EntryMenu } from "~/features/addresses/entry-menu";
import { type Address, listAddresses } from "~/host/accounts.server";
import { paths } from "~/lib/paths";
import { requireCustomer } from "~/session/guards.server";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { EmptyState } from "~/ui/feedback/empty-state";
import { RouteError } from "~/ui/feedback/route-error";
import { Icon } from "~/ui/icon";
import { MenuLink } from "~/ui/menu";
import { PhoneNumber } from "~/ui/phone-number";

export { revalidateUnlessDialog as shouldRevalidate } from "~/ui/overlays/dialog-navigation";

export const meta = () => [{ title: "Your Addresses · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return { addresses: await listAddresses(context.host) };
}

/** [ADDR-1] The address book as a page of its own. */
export default function Addresses() {
  const { addresses } = useLoaderData<typeof loader>();
  return (
    <div data-panel-host>
      <main id="main" tabIndex={-1} className="page-width py-8 md:py-12">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h1 className="text-title">Your Addresses</h1>
          <ButtonLink to={`${paths.addresses()}/new`} preventScrollReset variant="tonal" icon="plus">
            Add address
          </ButtonLink>
        </div>
        {addresses.length === 0 ? (
          <EmptyState
            picture={<Icon name="map-pin" weight="fill" size={44} className="text-primary" />}
            title="No addresses yet"
            body="Add the address where we should deliver."
          />
        ) : (
          <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
            {addresses.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </main>
      <Outlet />
    </div>
  );
}

function Entry({ entry }: { entry: Address }) {
  const href = `${paths.addresses()}/${encodeURIComponent(entry.id)}`;
  return (
    <Card as="li" className="flex flex-col">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-card flex flex-wrap items-center gap-2.5">
          {entry.label}
          {entry.isDefault && <Badge tone="neutral">Default</Badge>}
        </h2>
        <span className="-me-2.5 -mt-2.5 md:hidden">
          <EntryMenu label={entry.label}>
            <MenuLink to={href} preventScrollReset icon="pencil-simple" aria-label={`Edit ${entry.label}`}>
              Edit
            </MenuLink>
            <MenuLink to={`${href}/delete`} preventScrollReset icon="trash" danger aria-label={`Delete ${entry.label}`}>
              Delete
            </MenuLink>
          </EntryMenu>
        </span>
      </div>
      <p className="mt-1">
        {entry.address}
        <br />
        {entry.place}
      </p>
      <p className="text-meta text-quiet mt-2">
        {entry.contactName} · <PhoneNumber phone={entry.contactPhone} />
        <br />
        {entry.contactEmail}
      </p>
      <p className="-mx-2.5 mt-auto flex gap-1 pt-3 max-md:hidden">
        <ButtonLink to={href} preventScrollReset variant="ghost" aria-label={`Edit ${entry.label}`}>
          Edit
        </ButtonLink>
        <ButtonLink to={`${href}/delete`} preventScrollReset variant="danger-text" aria-label={`Delete ${entry.label}`}>
          Delete
        </ButtonLink>
      </p>
    </Card>
  );
}

export const ErrorBoundary = () => <RouteError />;
