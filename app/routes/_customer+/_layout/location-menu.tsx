import { Form, useLocation } from "@remix-run/react";
import { ModeToggle } from "~/features/browse/mode-toggle";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Icon } from "~/ui/icon";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";

export interface LocationMenuProps {
  mode: "delivery" | "pickup";
  location: { address: string; addressId: string | null } | null;
  /** [PRAYER-6] "Asr 3:12 PM" */
  nextPrayer: string | null;
  /** The own address book; empty for who has none. */
  addresses: readonly { id: string; label: string; line: string }[];
}

/** [HOME-3, FIND-6] Where to deliver to, and the way to another address, saved or new; on small screens delivery or pickup too. */
export function LocationMenu({ mode, location: chosen, nextPrayer, addresses }: LocationMenuProps) {
  const { user } = useVisitor();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const question = mode === "pickup" ? "Pick up near" : "Deliver to";
  return (
    <Menu
      align="start"
      className="min-w-0 flex-1 basis-0 xl:flex-none"
      triggerClassName="rounded-control hover:bg-sunken flex! min-h-11 max-w-56 min-w-0 items-center gap-2.5 py-0.5 ps-0.5 pe-2"
      trigger={
        <>
          <Icon name="map-pin" weight="fill" className="text-primary shrink-0" size={22} />
          <span className="min-w-0">
            <span className="text-small text-quiet block truncate leading-4">
              {chosen ? question : "Where to"}
              {nextPrayer && ` · ${nextPrayer}`}
            </span>
            <span className="text-label text-ink block truncate leading-5">
              {chosen ? shortAddress(chosen.address) : "Enter address"}
            </span>
          </span>
          <Icon
            name="caret-down"
            weight="bold"
            size={16}
            // Visitors have more links beside it.
            className={`text-ink shrink-0 ${user ? "" : "max-[430px]:hidden"}`}
          />
        </>
      }
    >
      <li className="p-1.5 md:hidden">
        <ModeToggle mode={mode} wide />
      </li>
      {addresses.length > 0 && (
        <Form method="post" action={paths.location()} className="contents">
          <input type="hidden" name="redirectTo" value={here} />
          {addresses.map(({ id, label, line }) => (
            <MenuButton
              key={id}
              name="addressId"
              value={id}
              icon="map-pin"
              aria-current={id === chosen?.addressId ? "true" : undefined}
              end={id === chosen?.addressId ? <Icon name="check" weight="bold" label="Chosen" /> : undefined}
            >
              <span className="block">{label}</span>
              <span className="text-small text-quiet block max-w-60 truncate">{line}</span>
            </MenuButton>
          ))}
        </Form>
      )}
      {/* Asked for there, where the address can be entered instead: what is heavy stays off the other pages. */}
      <MenuLink to={paths.location({ redirectTo: here })} state="locate" icon="crosshair" className="noscript:hidden">
        Use my location
      </MenuLink>
      <MenuLink to={paths.location({ redirectTo: here })} icon="plus">
        {chosen ? "Another address" : "Enter an address"}
      </MenuLink>
    </Menu>
  );
}

/** Street and city: "48 Prospect St, Apt 3, Bristol, CT 06010" gives "48 Prospect St, Bristol". */
export function shortAddress(address: string): string {
  const parts = address.split(",").map((part) => part.trim());
  const street = parts[0] ?? address;
  const state = parts.findIndex((part) => /^[A-Z]{2}(\s+\d{5}(-\d{4})?)?$/.test(part));
  const city = state > 1 ? parts[state - 1] : undefined;
  return city ? `${street}, ${city}` : street;
}
