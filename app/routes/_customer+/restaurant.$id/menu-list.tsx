import { useNavigation } from "@remix-run/react";
import { memo, type ReactNode } from "react";
import { pluralize } from "@domain/values/plural";
import { AddLink } from "~/features/carts/add-link";
import type { InCart } from "~/features/carts/in-cart";
import { ItemMarks } from "~/features/halal/halal-badge";
import { Marked } from "~/features/search/marked";
import { paths } from "~/lib/paths";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { cx } from "~/ui/cx";
import { EmptyState } from "~/ui/feedback/empty-state";
import { Spinner } from "~/ui/feedback/loading";
import { Money, Price } from "~/ui/money";
import { Picture } from "~/ui/picture";
import { TextLink } from "~/ui/text-link";
import type { Menu, MenuCardView, MenuSection } from "./menu-sections";

type MenuListProps = {
  restaurantId: string;
  menu: Menu | null;
  inCart: InCart;
  search: string;
  /** What of it the items answer. */
  foundFor: string;
  didYouMean: readonly string[];
  notHalal: { count: number; isShown: boolean };
};

/** Sections scrolled to stop a little below the sticky bars, for which the page's scroll padding leaves room. */
const underBars = "scroll-mt-2 md:scroll-mt-3";

/** [REST-4, REST-12] The sections of the menu, or why there are none. */
export function MenuList({ restaurantId, menu, inCart, search, foundFor, didYouMean, notHalal }: MenuListProps) {
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
      <div id="menu" role={search ? "status" : undefined} className={underBars}>
        {(search || notHalal.count === 0) && (
          <NoItems restaurantId={restaurantId} search={search} didYouMean={didYouMean} />
        )}
        {hidden}
      </div>
    );
  }
  return (
    <SearchedMenu restaurantId={restaurantId}>
      {!search &&
        menu.picks.map((section) => (
          <section key={section.id} aria-labelledby={section.id}>
            <h2 id={section.id} className={cx("text-section", underBars)}>
              {section.title}
            </h2>
            <Items restaurantId={restaurantId} section={section} inCart={inCart} label={section.title} />
          </section>
        ))}
      <section aria-labelledby="all-menu-items">
        {search ? (
          <div role="status" className="flex flex-wrap items-center gap-x-4">
            <h2 id="all-menu-items" className="text-section">
              {pluralize(found, "item")} for “{foundFor}”
            </h2>
            <ButtonLink to={paths.menu(restaurantId)} variant="ghost" size="sm" icon="x" className="-ms-3">
              Show the whole menu
            </ButtonLink>
            <SearchSpinner restaurantId={restaurantId} />
          </div>
        ) : (
          <h2 id="all-menu-items" className={cx("text-section", underBars)}>
            All Menu Items
          </h2>
        )}
        <div className={cx("grid grid-cols-[minmax(0,1fr)] gap-y-6", search ? "mt-4" : "mt-1")}>
          {menu.categories.map((section) => (
            <section key={section.id} aria-labelledby={section.id}>
              <h3 id={section.id} className={cx("text-card", underBars)}>
                {section.title}
              </h3>
              <Items restaurantId={restaurantId} section={section} inCart={inCart} />
            </section>
          ))}
        </div>
      </section>
      {hidden}
    </SearchedMenu>
  );
}

/** Whether another search of this menu is on its way. Apart from the list, which a navigation would render again. */
function useIsSearching(restaurantId: string): boolean {
  const { state, location } = useNavigation();
  return state === "loading" && location.pathname === paths.restaurant(restaurantId);
}

const SearchedMenu = ({ restaurantId, children }: { restaurantId: string; children: ReactNode }) => (
  <div
    id="menu"
    aria-busy={useIsSearching(restaurantId)}
    className={cx("grid grid-cols-[minmax(0,1fr)] gap-y-9", underBars)}
  >
    {children}
  </div>
);

const SearchSpinner = ({ restaurantId }: { restaurantId: string }) =>
  useIsSearching(restaurantId) && <Spinner size={20} />;

/** [HALAL-6] Dishes that are not halal are shown on request. */
function NotHalal(props: { restaurantId: string; search: string; count: number; isShown: boolean }) {
  const { restaurantId, search, count, isShown } = props;
  if (count === 0) return null;
  const dishes = pluralize(count, "dish that is not halal", "dishes that are not halal");
  const query = { ...(search ? { q: search } : {}), ...(isShown ? {} : { halal: "all" }) };
  return (
    <p className="text-meta text-quiet">
      {dishes} {count === 1 ? "is" : "are"} {isShown ? "shown" : "hidden"}.{" "}
      <TextLink to={paths.menu(restaurantId, query)}>
        {isShown ? "Hide" : "Show"} {count === 1 ? "it" : "them"}
      </TextLink>
    </p>
  );
}

type ItemsProps = { restaurantId: string; section: MenuSection; inCart: InCart; label?: string };

/** `label` is used where no category heading separates a pick from its items. */
function Items({ restaurantId, section, inCart, label }: ItemsProps) {
  return (
    <>
      {label && <h3 className="sr-only">{label}</h3>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-4 md:mt-3 md:gap-y-4 xl:grid-cols-2">
        {section.items.map((item) => (
          <li key={item.id}>
            <MenuItemCard restaurantId={restaurantId} item={item} inCart={inCart[item.id] ?? 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

type NoItemsProps = { restaurantId: string; search: string; didYouMean: readonly string[] };

function NoItems({ restaurantId, search, didYouMean }: NoItemsProps) {
  if (!search) {
    return <EmptyState title="This restaurant hasn't added any menu items yet." />;
  }
  return (
    <EmptyState
      title={`Nothing on this menu matches “${search}”`}
      body={didYouMean.length > 0 && "Did you mean:"}
      action={
        <div className="flex flex-wrap justify-center gap-2.5">
          {didYouMean.map((text) => (
            <ButtonLink key={text} to={paths.menu(restaurantId, { q: text })} variant="secondary">
              {text}
            </ButtonLink>
          ))}
          <ButtonLink to={paths.menu(restaurantId)} variant="tonal">
            Show the whole menu
          </ButtonLink>
        </div>
      }
    />
  );
}

interface MenuItemCardProps {
  restaurantId: string;
  item: MenuCardView;
  /** How many are in the cart, in any size. */
  inCart: number;
}

/** [REST-5] An item with its Add button; unavailable ones have none. */
const MenuItemCard = memo(function MenuItemCard({ restaurantId, item, inCart }: MenuItemCardProps) {
  const {
    id,
    name,
    marked,
    description,
    image,
    isAvailable,
    servedFrom,
    isPopular,
    marks,
    priceCents,
    wasCents,
    deal,
  } = item;
  return (
    <article className="md:border-line md:rounded-card max-md:border-line relative flex h-full gap-4 py-4.5 max-md:border-b md:border md:p-4">
      <div className="min-w-0 flex-1">
        <h4 className={cx("text-card-list", !isAvailable && "text-quiet!")}>
          {marked ? <Marked text={marked} /> : name}
        </h4>
        {isPopular && (
          <Badge tone="warn" icon="star" className="mt-1">
            Popular
          </Badge>
        )}
        {description && <p className="text-meta text-quiet mt-1.5 line-clamp-2">{description}</p>}
        <ItemMarks marks={marks} />
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5">
          {isAvailable ? (
            <Price cents={priceCents} wasCents={wasCents} />
          ) : (
            <span className="text-quiet font-bold">
              <Money cents={priceCents} />
            </span>
          )}
          {isAvailable && deal && (
            <Badge tone="deal" icon="tag">
              {deal}
            </Badge>
          )}
          {(!isAvailable || servedFrom) && (
            <Badge tone="neutral" icon="clock">
              {isAvailable ? servedFrom : "Sold out"}
            </Badge>
          )}
        </div>
      </div>
      <div className="relative shrink-0 self-start">
        <Picture
          src={image}
          placeholder="/pictures/demo/empty-plate.webp"
          alt=""
          width={118}
          height={118}
          className={cx("rounded-control size-28 md:size-29.5", !isAvailable && "opacity-60 grayscale")}
        />
        {isAvailable && <AddLink to={paths.menuItem(restaurantId, id)} name={name} inCart={inCart} />}
      </div>
    </article>
  );
});
