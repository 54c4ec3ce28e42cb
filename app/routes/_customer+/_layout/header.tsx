import { Form, Link, useLocation } from "@remix-run/react";
import { pluralize } from "@domain/values/plural";
import { ModeToggle } from "~/features/browse/mode-toggle";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Logo } from "~/ui/logo";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import { type Frame, panelHref } from "./frame";
import { LocationMenu, type LocationMenuProps, SearchBox } from "./location-menu";

type HeaderProps = LocationMenuProps & {
  itemCount: number | null;
  unreadCount: number | null;
  hasOrders?: boolean;
  hasFavourites?: boolean;
  frame: Frame;
};

/** One line from 1280 px on; below that, address and account come first and the search is underneath. */
export function Header({
  mode,
  location,
  nextPrayer,
  addresses,
  itemCount,
  unreadCount,
  frame,
  ...offered
}: HeaderProps) {
  const { user } = useVisitor();
  return (
    <header
      data-no-print
      data-tall-head="xl"
      className="border-line bg-surface short:relative z-sticky sticky top-0 border-b"
    >
      <div className="page-width-wide flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 md:gap-x-5 xl:flex-nowrap xl:py-3.5">
        <Link to={paths.landing()} aria-label="HalalGo, to the front page" className="rounded-small hidden md:flex">
          <Logo />
        </Link>
        <div className="hidden xl:block">
          <ModeToggle mode={mode} />
        </div>
        <LocationMenu mode={mode} location={location} nextPrayer={nextPrayer} addresses={addresses} />
        <div className="ms-auto flex max-w-full shrink-0 flex-wrap items-center gap-1 md:gap-3 xl:order-last xl:ms-0">
          <Bell count={unreadCount} signedIn={user !== null} />
          {user ? <SignedIn itemCount={itemCount} {...offered} /> : <Visitor />}
        </div>
        <div className="flex w-full items-center gap-4 xl:w-auto xl:min-w-0 xl:flex-1">
          <div className="hidden md:block xl:hidden">
            <ModeToggle mode={mode} />
          </div>
          <div className="min-w-0 flex-1">
            <SearchBox search={frame.search} />
          </div>
        </div>
      </div>
    </header>
  );
}

function SignedIn({ itemCount, ...offered }: Pick<HeaderProps, "itemCount" | "hasOrders" | "hasFavourites">) {
  const { pathname, search } = useLocation();
  return (
    <>
      {itemCount !== null && (
        <ButtonLink
          to={panelHref("carts", pathname, search)}
          preventScrollReset
          icon="shopping-cart"
          className={itemCount > 0 ? "max-md:hidden" : "max-md:px-3"}
        >
          <span className={itemCount > 0 ? undefined : "max-md:sr-only"}>Cart</span>
          {itemCount > 0 && (
            <span
              key={itemCount}
              aria-hidden
              className="animate-pop bg-surface text-primary text-label rounded-tag min-w-7 px-1.5 py-0.5 text-center tabular-nums"
            >
              {itemCount}
            </span>
          )}
          <span className="sr-only">{` ${pluralize(itemCount, "item")}`}</span>
        </ButtonLink>
      )}
      <AccountMenu {...offered} />
    </>
  );
}

function Visitor() {
  return (
    <>
      <Link
        to={paths.signup("business")}
        className="text-label text-ink hidden min-h-11 items-center gap-2 px-2 hover:underline min-[1440px]:inline-flex"
      >
        Register your Business
      </Link>
      <Link
        to={paths.login()}
        className="text-label text-ink inline-flex min-h-11 items-center px-2 whitespace-nowrap hover:underline"
      >
        Log In
      </Link>
      <ButtonLink to={paths.signup("user")} className="max-[379px]:hidden max-md:px-3.5">
        Sign Up
      </ButtonLink>
    </>
  );
}

/**
 * [HOME-5] Opens the notifications; logged out it leads to the login. Hidden for a host without notifications
 * [NOTIF-5].
 */
function Bell({ count, signedIn }: { count: number | null; signedIn: boolean }) {
  const { pathname, search } = useLocation();
  if (signedIn && count === null) return null;
  const label = count ? `Notifications, ${count} unread` : "Notifications";
  return (
    <Link
      to={signedIn ? panelHref("notifications", pathname, search) : paths.login(paths.notifications())}
      preventScrollReset
      aria-label={label}
      className="text-ink rounded-control hover:bg-sunken relative grid size-11 place-items-center"
    >
      <Icon name="bell" size={24} />
      {Boolean(count) && (
        <span
          aria-hidden
          className="bg-danger text-on-danger text-badge absolute end-0.5 top-0.5 min-w-5 rounded-full px-1 text-center leading-5"
        >
          {count}
        </span>
      )}
    </Link>
  );
}

/** The signed-in person, links to their pages, the theme, and Log out [HOME-6, SESS-7]. */
function AccountMenu({ hasOrders = true, hasFavourites = true }: { hasOrders?: boolean; hasFavourites?: boolean }) {
  const { user, theme } = useVisitor();
  const { pathname, search } = useLocation();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Avatar name={name} id={user.id} />}
      triggerClassName="rounded-full min-h-11"
      heading={user.email}
    >
      {user.area === "customer" ? (
        <>
          {hasOrders && (
            <MenuLink to={paths.orders()} icon="receipt">
              Orders
            </MenuLink>
          )}
          <MenuLink to={paths.addresses()} icon="map-pin">
            Addresses
          </MenuLink>
          {hasFavourites && (
            <MenuLink to={paths.favourites()} icon="heart">
              Favorites
            </MenuLink>
          )}
        </>
      ) : (
        <MenuLink to={user.home.to} icon="squares-four">
          {user.home.label}
        </MenuLink>
      )}
      <MenuLink to={paths.account()} icon="user-circle">
        Account
      </MenuLink>
      {/* No row of a list: the buttons name their form. Two forms, because the router keeps preventScrollReset over redirects. */}
      <li className="hidden">
        <Form id="theme" method="post" action={paths.setTheme()} preventScrollReset>
          <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
        </Form>
        <Form id="sign-out" method="post" action={paths.logout()} />
      </li>
      <MenuButton
        form="theme"
        icon={theme === "dark" ? "sun" : "moon"}
        name="theme"
        value={theme === "dark" ? "light" : "dark"}
      >
        {theme === "dark" ? "Light theme" : "Dark theme"}
      </MenuButton>
      <MenuButton form="sign-out" icon="sign-out">
        Log Out
      </MenuButton>
    </Menu>
  );
}
