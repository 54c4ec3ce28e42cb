import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useLocation, useOutletContext } from "@remix-run/react";
import { availabilityText } from "~/features/menu-items/menu-text";
import { SoldOutForm, type SoldOutThing } from "~/features/menu-items/sold-out";
import { toggleAvailability } from "~/features/menu-items/toggle-availability.server";
import { listOwnAddons } from "~/host/addons.server";
import { listCapabilities } from "~/host/capabilities.server";
import { listOwnItems } from "~/host/own-menu.server";
import { getTimeZone } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { requireMerchant } from "~/session/guards.server";
import { PageSearch } from "~/ui/dashboard/search";
import { PanelBody, Sheet } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Sold out · HalalGo" }];

/** [RUSH-8] All dishes and add-ons that the host can mark as sold out; `dish` filters by name. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const { host } = context;
  const own = { restaurant_id: restaurant.id };
  const offered = await listCapabilities(host, ["availability", "addonAvailability"]);
  if (!offered.includes("availability"))
    throw notFoundPage("This is not available here.", { to: dashboardPaths.kitchen(), label: "Back to the kitchen" });
  const [{ items }, { addons }, timeZone] = await Promise.all([
    listOwnItems(host, own),
    offered.includes("addonAvailability") ? listOwnAddons(host, own) : { addons: [] },
    getTimeZone(host, restaurant.id),
  ]);
  const dish = (new URL(request.url).searchParams.get("dish") ?? "").trim().slice(0, 60);
  const now = new Date();
  const thing = (kind: SoldOutThing["kind"], of: Named): SoldOutThing => {
    const text = of.isAvailable ? null : availabilityText(of, now, timeZone);
    return { kind, id: of.id, name: of.name, isAvailable: of.isAvailable, text };
  };
  const all = [
    ...items.map((item) => thing("item", item)),
    ...addons.filter(({ isActive }) => isActive).map((addon) => thing("addon", addon)),
  ];
  return {
    dish,
    isMenuEmpty: all.length === 0,
    things: all.filter(({ name }) => name.toLowerCase().includes(dish.toLowerCase())),
  };
}

type Named = { id: string; name: string; isAvailable: boolean; unavailableUntil: string | null };

export const action = (args: ActionFunctionArgs) => toggleAvailability(args);

/** Sold-out entries first, then those in current orders (from the outlet's context), then the rest of the menu. */
export default function SoldOut() {
  const { dish, isMenuEmpty, things } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const cooked = new Set(useOutletContext<string[]>());
  const isCooked = ({ kind, name }: SoldOutThing) => kind === "item" && cooked.has(name);
  const sold = things.filter(({ isAvailable }) => isAvailable);
  const groups = [
    { title: "Sold out now", of: things.filter(({ isAvailable }) => !isAvailable) },
    { title: "In orders now", of: sold.filter(isCooked) },
    { title: "Other dishes", of: sold.filter((thing) => thing.kind === "item" && !isCooked(thing)) },
    { title: "Add-ons", of: sold.filter(({ kind }) => kind === "addon") },
  ];
  return (
    <Sheet title="Sold out" closeHref={`${dashboardPaths.kitchen()}${search}`} wide>
      <PanelBody tabIndex={0} className="flex flex-col gap-5">
        <p className="text-meta text-quiet">
          Customers see it greyed and cannot order it. Until tomorrow is until 5:00 AM.
        </p>
        <PageSearch name="dish" what="Search dishes and add-ons" value={dish} preventScrollReset />
        {things.length === 0 && (
          <p className="text-quiet py-6 text-center">
            {isMenuEmpty ? "No dishes on your menu yet." : "No matching dish."}
          </p>
        )}
        {groups.map(
          ({ title, of }) =>
            of.length > 0 && (
              <section key={title} aria-label={title}>
                <h3 className="text-card mb-1">
                  {title} <span className="text-quiet tabular-nums">{of.length}</span>
                </h3>
                <ul className="divide-line divide-y">
                  {of.map((thing) => (
                    <li key={thing.id} className="py-2.5">
                      <SoldOutForm thing={thing} />
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
      </PanelBody>
    </Sheet>
  );
}
