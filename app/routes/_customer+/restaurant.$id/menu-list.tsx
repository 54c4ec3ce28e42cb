import { useNavigation } from "@remix-run/react";
import { paths, withQuery } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Spinner } from "~/ui/feedback/loading";
import { TextLink } from "~/ui/text-link";
import { MenuItemCard } from "./menu-item-card";
import type { Menu, MenuSection } from "./menu-sections";

type MenuListProps = {
  restaurantId: string;
  menu: Menu | null;
  search: string;
  notHalal: { count: number; isShown: boolean };
};

/** [REST-4, REST-12] The sections of the menu, or why there are none. */
export function MenuList({ restaurantId, menu, search, notHalal }: MenuListProps) {
  const { state, location } = useNavigation();
  const isSearching = state === "loading" && location.pathname === paths.restaurant(restaurantId);
  if (!menu) {
    return (
      <p role="alert" className="text-danger rounded-card bg-danger-soft px-5 py-4 font-semibold">
        Could not load the menu for this restaurant.
      </p>
    );
  }
  const found = menu.categories.reduce((sum, { items }) => sum + items.length, 0);
  const hidden = <NotHalal restaurantId={restaurantId} search={search} {...notHalal} />;
  if (found === 0) {
    return (
      <div>
        {(search || notHalal.count === 0) && <NoItems restaurantId={restaurantId} search={search} />}
        {hidden}
      </div>
    );
  }
  return (
    <div aria-busy={isSearching} className="grid grid-cols-[minmax(0,1fr)] gap-y-9">
      {search && (
        <p role="status" className="text-body flex flex-wrap items-center gap-x-4">
          {found} {found === 1 ? "item" : "items"} for “{search}”
          <ButtonLink to={paths.restaurant(restaurantId)} variant="ghost" size="sm" icon="x">
            Show the whole menu
          </ButtonLink>
          {isSearching && <Spinner size={20} />}
        </p>
      )}
      {!search &&
        menu.picks.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className="text-section scroll-mt-10 md:scroll-mt-25 xl:scroll-mt-3">
              {section.title}
            </h2>
            <Items restaurantId={restaurantId} section={section} label={section.title} />
          </section>
        ))}
      <section aria-labelledby="all-menu-items">
        <h2 id="all-menu-items" className="text-section scroll-mt-10 md:scroll-mt-25 xl:scroll-mt-3">
          All Menu Items
        </h2>
        <div className="mt-1 grid grid-cols-[minmax(0,1fr)] gap-y-6">
          {menu.categories.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h3 id={section.id} className="text-card scroll-mt-10 md:scroll-mt-25 xl:scroll-mt-3">
                {section.title}
              </h3>
              <Items restaurantId={restaurantId} section={section} />
            </section>
          ))}
        </div>
      </section>
      {hidden}
    </div>
  );
}

/** [HALAL-6] What is not halal shows to those who ask for it. */
function NotHalal(props: { restaurantId: string; search: string; count: number; isShown: boolean }) {
  const { restaurantId, search, count, isShown } = props;
  if (count === 0) return null;
  const dishes = count === 1 ? "1 dish that is not halal" : `${count} dishes that are not halal`;
  const query = { ...(search ? { q: search } : {}), ...(isShown ? {} : { halal: "all" }) };
  return (
    <p className="text-meta text-quiet">
      {dishes} {count === 1 ? "is" : "are"} {isShown ? "shown" : "hidden"}.{" "}
      <TextLink to={withQuery(paths.restaurant(restaurantId), query)}>
        {isShown ? "Hide" : "Show"} {count === 1 ? "it" : "them"}
      </TextLink>
    </p>
  );
}

type ItemsProps = { restaurantId: string; section: MenuSection; label?: string };

/** `label` stands where a pick has no category heading between its own and the items'. */
function Items({ restaurantId, section, label }: ItemsProps) {
  return (
    <>
      {label && <h3 className="sr-only">{label}</h3>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-4 md:mt-3 md:gap-y-4 xl:grid-cols-2">
        {section.items.map((item) => (
          <li key={item.id}>
            <MenuItemCard restaurantId={restaurantId} item={item} />
          </li>
        ))}
      </ul>
    </>
  );
}

function NoItems({ restaurantId, search }: { restaurantId: string; search: string }) {
  if (!search) {
    return <EmptyState title="This restaurant hasn't added any menu items yet." />;
  }
  return (
    <EmptyState
      title={`Nothing on this menu matches “${search}”`}
      action={
        <ButtonLink to={paths.restaurant(restaurantId)} variant="tonal">
          Show the whole menu
        </ButtonLink>
      }
    />
  );
}
