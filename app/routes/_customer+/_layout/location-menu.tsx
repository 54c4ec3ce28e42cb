import { Form, Link, useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { ModeToggle } from "~/features/browse/mode-toggle";
import type { SearchSuggestionsProps } from "~/features/search/search-suggestions";
import { useSearchField } from "~/features/search/use-search-field";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { Frame } from "./frame";

export interface LocationMenuProps {
  mode: "delivery" | "pickup";
  location: { address: string; addressId: string | null } | null;
  /** [PRAYER-6] "Asr 3:12 PM" */
  nextPrayer: string | null;
  /** The customer's address book; empty for others. */
  addresses: readonly { id: string; label: string; line: string }[];
}

/** [HOME-3, FIND-6] The delivery location, and links to change it; on small screens also delivery or pickup. */
export function LocationMenu({ mode, location: chosen, nextPrayer, addresses }: LocationMenuProps) {
  const { user } = useVisitor();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const question = mode === "pickup" ? "Pick up near" : "Deliver to";
  return (
    <Menu
      align="start"
      className="min-w-0 flex-1 basis-0 xl:flex-none"
      triggerClassName={cx(
        "rounded-control hover:bg-sunken flex! min-h-11 min-w-0 items-center gap-2.5 py-0.5 ps-0.5 pe-2",
        nextPrayer ? "max-w-64" : "max-w-56",
      )}
      trigger={
        <>
          <Icon name="map-pin" weight="fill" className="text-primary shrink-0" size={22} />
          <span className="min-w-0">
            {/* [PRAYER-6] The prayer's time is never cut; on the smallest phones it stands alone. */}
            <span className="text-small text-quiet flex">
              <span className={cx("truncate", nextPrayer && "max-[359px]:sr-only")}>
                {chosen ? question : "Where to"}
              </span>
              {nextPrayer && (
                <span className="shrink-0 whitespace-pre">
                  <span className="max-[359px]:sr-only"> · </span>
                  {nextPrayer}
                </span>
              )}
            </span>
            {chosen ? <ShortAddress address={chosen.address} /> : <span className={line}>Enter address</span>}
          </span>
          <Icon
            name="caret-down"
            weight="bold"
            size={16}
            // Logged out, the header has more links.
            className={`text-ink shrink-0 ${user ? "" : "max-[430px]:hidden"}`}
          />
        </>
      }
    >
      <li className="p-1.5 md:hidden">
        <ModeToggle mode={mode} wide />
      </li>
      {addresses.length > 0 && (
        <>
          {/* Apart from its buttons, as a list holds nothing but its rows. */}
          <li className="hidden">
            <Form id="saved-addresses" method="post" action={paths.location()}>
              <input type="hidden" name="redirectTo" value={here} />
            </Form>
          </li>
          {addresses.map(({ id, label, line }) => (
            <MenuButton
              key={id}
              form="saved-addresses"
              name="addressId"
              value={id}
              icon="map-pin"
              aria-current={id === chosen?.addressId ? "true" : undefined}
              end={id === chosen?.addressId ? <Icon name="check" weight="bold" label="Chosen" /> : undefined}
            >
              <span className="block">{label}</span>
              <span dir="auto" className="text-small text-quiet block w-fit max-w-60 truncate">
                {line}
              </span>
            </MenuButton>
          ))}
        </>
      )}
      {/* Asked for on the page where an address can be entered: it is too large for the other pages. */}
      <MenuLink to={paths.location({ redirectTo: here })} state="locate" icon="crosshair" className="noscript:hidden">
        Use my location
      </MenuLink>
      <MenuLink to={paths.location({ redirectTo: here })} icon="plus">
        {chosen ? "Another address" : "Enter an address"}
      </MenuLink>
    </Menu>
  );
}

/** Cut where it ends, which in Arabic is the other side. */
const line = "text-label text-ink block w-fit max-w-full truncate";

/** One line: where the city does not fit beside the street it wraps out of sight, so that the street is cut last. */
function ShortAddress({ address }: { address: string }) {
  const [street, city] = shortAddress(address);
  return (
    <span dir="auto" className="text-label text-ink flex h-[1lh] w-fit max-w-full flex-wrap overflow-hidden">
      <span className="max-w-full truncate">{street}</span>
      {city && <span className="whitespace-pre">, {city}</span>}
    </span>
  );
}

/** Street and city: "48 Prospect St, Apt 3, Bristol, CT 06010" becomes "48 Prospect St" and "Bristol". The city is left out if unknown. */
export function shortAddress(address: string): [street: string, city?: string] {
  const parts = address.split(",").map((part) => part.trim());
  const street = parts[0] ?? address;
  const state = parts.findIndex((part) => /^[A-Z]{2}(\s+\d{5}(-\d{4})?)?$/.test(part));
  const city = state > 1 ? parts[state - 1] : undefined;
  return city ? [street, city] : [street];
}

const names = { restaurants: "search", menu: "q" } as const;
const labels = { restaurants: "Search dishes, places or cuisines", menu: "Search this menu" } as const;

/**
 * [HOME-4, FIND-10] Searches dishes and places, or the menu on a restaurant's page; other parameters of the URL are
 * preserved.
 */
export function SearchBox({ search }: { search: Frame["search"] }) {
  const { pathname, search: query } = useLocation();
  const name = names[search];
  const current = new URLSearchParams(query);
  const isList = search === "restaurants";
  const action = isList ? paths.home() : `${/^\/restaurant\/[^/]+/.exec(pathname)?.[0] ?? pathname}#menu`;
  const others = [...current].filter(([key]) => key !== name && key !== "page" && key !== "exact" && key !== "show");
  const hiddenFields = isList && pathname !== paths.home() ? [] : others;
  const searched = current.get(name) ?? "";
  const { ref: input, key, onSubmit } = useSearchField(searched);
  const cross = <Icon name="x" weight="bold" size={16} />;
  return (
    <Form method="get" action={action} role="search" onSubmit={onSubmit} className="relative">
      {hiddenFields.map(([key, value]) => (
        <input key={`${key}=${value}`} type="hidden" name={key} value={value} />
      ))}
      <Icon name="magnifying-glass" size={22} className="field-icon text-ink start-3.5" />
      <input
        key={`${name} ${key}`}
        ref={input}
        type="search"
        name={name}
        aria-label={labels[search]}
        placeholder={labels[search]}
        defaultValue={searched}
        maxLength={200}
        enterKeyHint="search"
        className="field px-12!"
      />
      {searched ? (
        <Link
          to={{ pathname, search: String(new URLSearchParams(others)), hash: isList ? "" : "menu" }}
          aria-label="Clear the search"
          className="field-clear"
        >
          {cross}
        </Link>
      ) : (
        <button type="reset" aria-label="Clear the search" className="field-clear">
          {cross}
        </button>
      )}
      <button type="submit" className="sr-only focus:not-sr-only">
        Search
      </button>
      {isList && <Suggesting key={key} input={input} />}
    </Form>
  );
}

/** [FIND-12] Loads the suggestions' script when the field is used; the field works without it. */
function Suggesting({ input }: { input: React.RefObject<HTMLInputElement> }) {
  const [loaded, setLoaded] = useState<{ List: ComponentType<SearchSuggestionsProps>; field: HTMLInputElement }>();
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    let isGone = false;
    const load = () => {
      import("~/features/search/search-suggestions").then(
        ({ SearchSuggestions }) => isGone || setLoaded({ List: SearchSuggestions, field }),
        () => field.addEventListener("focus", load, { once: true }),
      );
    };
    if (document.activeElement === field) load();
    else field.addEventListener("focus", load, { once: true });
    return () => {
      isGone = true;
      field.removeEventListener("focus", load);
    };
  }, [input]);
  return loaded && loaded.field.isConnected ? <loaded.List input={loaded.field} /> : null;
}
