import { Link, useLocation } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Icon } from "~/ui/icon";

/** [HOME-3] The chosen address, and the way to another one. */
export function LocationLink() {
  const { location: chosen, user } = useVisitor();
  const { pathname, search } = useLocation();
  return (
    <Link
      to={paths.location({ redirectTo: `${pathname}${search}` })}
      className="rounded-control hover:bg-sunken flex min-h-11 max-w-56 min-w-0 flex-1 basis-0 items-center gap-2.5 py-0.5 ps-0.5 pe-2 xl:flex-none"
    >
      <Icon name="map-pin" weight="fill" className="text-primary shrink-0" size={22} />
      <span className="min-w-0">
        <span className="text-small text-quiet block leading-4">{chosen ? "Deliver to" : "Where to"}</span>
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
    </Link>
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
