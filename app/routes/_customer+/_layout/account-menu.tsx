import { Form, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Avatar } from "~/ui/avatar";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";

/** Who is signed in, their own pages, the theme, and the way out [HOME-6, SESS-7]. */
export function AccountMenu({
  hasOrders = true,
  hasFavourites = true,
}: {
  hasOrders?: boolean;
  hasFavourites?: boolean;
}) {
  const { user, theme } = useVisitor();
  const { pathname, search } = useLocation();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  const isCustomer = user.area === "customer";
  return (
    <Menu
      label={`Account of ${name}`}
      trigger={<Avatar name={name} id={user.id} />}
      triggerClassName="rounded-full min-h-11"
      heading={user.email}
    >
      {isCustomer && (
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
              Favourites
            </MenuLink>
          )}
        </>
      )}
      {!isCustomer && (
        <MenuLink to={user.home.to} icon="squares-four">
          {user.home.label}
        </MenuLink>
      )}
      <MenuLink to={paths.account()} icon="user-circle">
        Account
      </MenuLink>
      <Form method="post" action={paths.setTheme()} preventScrollReset className="contents">
        <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
        <MenuButton icon={theme === "dark" ? "sun" : "moon"} name="theme" value={theme === "dark" ? "light" : "dark"}>
          {theme === "dark" ? "Light theme" : "Dark theme"}
        </MenuButton>
      </Form>
      <Form method="post" action={paths.logout()} className="contents">
        <MenuButton icon="sign-out">Log Out</MenuButton>
      </Form>
    </Menu>
  );
}
