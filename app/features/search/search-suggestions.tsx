import Combobox from "@github/combobox-nav";
import { useLocation, useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { Picture } from "~/ui/picture";
import { Rating } from "~/ui/rating";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import type { Suggestions } from "./suggestions";
import { useSuggestions } from "./use-suggestions";

export interface SearchSuggestionsProps {
  /** The text field, which becomes an editable combobox. */
  input: HTMLInputElement;
}

/** [FIND-12] Dishes, places, cuisines and recent searches below the header's field, for keyboard, mouse and touch. */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const { key: page } = useLocation();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const combobox = useRef<Combobox>();
  /** The page on which the list is open; navigating to another page closes it. */
  const [openOn, setOpenOn] = useState(document.activeElement === input ? page : null);
  const isOpen = openOn === page;
  const setOpen = (isNowOpen: boolean) => setOpenOn(isNowOpen ? page : null);
  const [recent, setRecent] = useState(() => recentSearches());
  const { text, found } = useSuggestions(input, () => setOpen(true));
  const searches = text ? recent.filter((one) => one.toLowerCase().includes(text.toLowerCase())).slice(0, 3) : recent;
  const isEmpty = text !== "" && found !== null && !found.all && found.cuisines.length === 0;
  const isShown = isOpen && (isEmpty || searches.length > 0 || hasAny(found));

  useLayoutEffect(() => {
    if (!list.current) return;
    const made = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    input.setAttribute("autocomplete", "off");
    return () => made.destroy();
  }, [input]);
  useLayoutEffect(() => {
    if (!isShown) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [isShown]);
  useEffect(() => {
    const close = () => setOpen(false);
    const open = () => {
      setRecent(recentSearches());
      setOpen(true);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && isShown) {
        close();
        event.preventDefault();
      } else if (event.key === "ArrowDown" && !isShown) {
        flushSync(open);
        event.preventDefault();
      }
    };
    const onSubmit = () => {
      rememberSearch(input.value);
      close();
    };
    // The event fires before the field is cleared.
    const onReset = () => {
      setTimeout(() => {
        input.dispatchEvent(new Event("input"));
        input.focus();
      });
    };
    input.addEventListener("focus", open);
    input.addEventListener("blur", close);
    input.addEventListener("keydown", onKeyDown);
    input.form?.addEventListener("submit", onSubmit);
    input.form?.addEventListener("reset", onReset);
    return () => {
      input.removeEventListener("focus", open);
      input.removeEventListener("blur", close);
      input.removeEventListener("keydown", onKeyDown);
      input.form?.removeEventListener("submit", onSubmit);
      input.form?.removeEventListener("reset", onReset);
    };
  });

  const go = (to: string, search?: string) => {
    if (search ?? input.value) rememberSearch(search ?? input.value);
    setOpen(false);
    input.blur();
    navigate(to);
  };
  const row = (
    to: string,
    children: ReactNode,
    { search, look = rowLook }: { search?: string; look?: string } = {},
  ) => (
    // Keyboard focus stays in the field; aria-activedescendant marks the current option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      key={to}
      id={`${id}-${to}`}
      role="option"
      // The library controls this after the first render.
      aria-selected={false}
      tabIndex={-1}
      onClick={() => go(to, search)}
      className={`hover:bg-sunken aria-selected:bg-primary-soft! group/row flex cursor-pointer items-center ${look}`}
    >
      {children}
    </div>
  );

  return (
    <div
      role="presentation"
      hidden={!isShown}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="z-drawer border-line bg-raised elevation-3 md:rounded-menu absolute start-0 top-full mt-2 max-h-[calc(100dvh-9rem)] w-full overflow-y-auto border max-md:-inset-x-4 max-md:h-dvh max-md:max-h-[calc(100dvh-7.375rem)] max-md:w-auto xl:w-149"
    >
      <p role="status" className="sr-only">
        {isShown && found ? (found.all?.text ?? "Nothing found") : ""}
      </p>
      {found?.mended && (
        <p className="text-meta text-quiet flex items-center gap-3 px-5 pt-3">
          <Icon name="magnifying-glass" size={16} weight="bold" />
          <span>
            Matches for <strong className="text-ink">{found.mended}</strong>
          </span>
        </p>
      )}
      {isEmpty && (
        <p className="text-meta text-quiet px-5 py-3">{`Nothing near you for “${text}”. Try a dish, a place or a cuisine.`}</p>
      )}
      <div ref={list} role="listbox" id={id} aria-label="Suggestions" className="p-2">
        <Group name="Dishes" id={id}>
          {found?.dishes.map(({ to, name, image, about, price }) =>
            row(
              to,
              <>
                <Thumbnail image={image} />
                <Words name={name} about={about} />
                <span className="border-line bg-raised text-ink rounded-tag hidden border px-1.5 py-1 group-aria-selected/row:block">
                  <Icon name="arrow-elbow-down-left" weight="bold" size={14} />
                </span>
                <span className="text-label text-ink tabular-nums">{price}</span>
              </>,
            ),
          )}
        </Group>
        <Group name="Places" id={id}>
          {found?.places.map(({ to, name, image, rating, about, opening }) =>
            row(
              to,
              <>
                <Thumbnail image={image} />
                <Words
                  name={name}
                  about={
                    <>
                      {rating && (
                        <>
                          <Rating {...rating} />
                          {about && " · "}
                        </>
                      )}
                      {about}
                    </>
                  }
                />
                {opening && <span className="text-small text-quiet max-w-40 text-end max-md:max-w-22">{opening}</span>}
              </>,
            ),
          )}
        </Group>
        <Group name="Cuisines" id={id} look="flex flex-wrap gap-2 px-3 pt-1 pb-2">
          {found?.cuisines.map(({ to, name, count }) =>
            row(
              to,
              <>
                <span className="text-label text-ink">{name}</span>
                {count !== null && <span className="text-meta text-quiet tabular-nums">{count}</span>}
              </>,
              { search: name, look: chipLook },
            ),
          )}
        </Group>
        <Group name="Recent searches" id={id}>
          {searches.map((search) =>
            row(
              paths.home({ search }),
              <>
                <Icon name="clock" className="text-quiet" />
                <span className="text-body text-ink min-w-0 flex-1 truncate">{search}</span>
                {/* For pointers only, as an option cannot contain a focusable button; keyboard users have Clear below. */}
                <span
                  aria-hidden
                  onClick={(event) => {
                    event.stopPropagation();
                    forgetSearch(search);
                    setRecent(recentSearches());
                  }}
                  className="text-quiet hover:text-ink grid size-11 place-items-center"
                >
                  <Icon name="x" weight="bold" size={14} />
                </span>
              </>,
              { search },
            ),
          )}
        </Group>
      </div>
      <div className="border-line md:bg-sunken flex items-center justify-between gap-4 border-t px-5 py-0.5">
        <p aria-hidden className="text-small text-quiet hidden gap-3 md:pointer-fine:flex">
          <span>
            <Key>↑</Key> <Key>↓</Key> choose
          </span>
          <span>
            <Key>Enter</Key> open
          </span>
          <span>
            <Key>Esc</Key> close
          </span>
        </p>
        {!text && recent.length > 0 && (
          <button
            type="button"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
            className="text-label text-primary min-h-11 hover:underline"
          >
            Clear recent searches
          </button>
        )}
        {found?.all && (
          <a
            href={found.all.to}
            onClick={(event) => {
              event.preventDefault();
              go(found.all?.to ?? paths.home());
            }}
            className="text-label text-primary ms-auto inline-flex min-h-11 items-center underline"
          >
            {found.all.text}
          </a>
        )}
      </div>
    </div>
  );
}

const rowLook = "rounded-control min-h-14 gap-3 px-3 py-1.5";
const chipLook = "border-control aria-selected:border-primary min-h-11 gap-2 rounded-full border px-4";

const hasAny = (found: Suggestions | null): boolean =>
  found !== null && found.dishes.length + found.places.length + found.cuisines.length > 0;

type GroupProps = { name: string; id: string; look?: string; children: ReactNode[] | undefined };

function Group({ name, id, look, children }: GroupProps) {
  if (!children?.length) return null;
  return (
    <div role="group" aria-labelledby={`${id}-${name}`}>
      <p id={`${id}-${name}`} className="text-small text-quiet px-3 pt-2.5 pb-1 font-semibold">
        {name}
      </p>
      <div role="presentation" className={look}>
        {children}
      </div>
    </div>
  );
}

const Key = ({ children }: { children: string }) => (
  <kbd className="border-line bg-raised rounded-tag inline-block min-w-5 border px-1 text-center font-sans font-semibold">
    {children}
  </kbd>
);

const Thumbnail = ({ image }: { image: string | null }) => (
  <Picture
    src={image}
    placeholder="/pictures/demo/empty-plate.webp"
    alt=""
    width={44}
    height={44}
    className="rounded-small size-11 shrink-0"
  />
);

const Words = ({ name, about }: { name: string; about: ReactNode }) => (
  <span className="min-w-0 flex-1">
    <span className="text-label text-ink group-aria-selected/row:text-primary-text block truncate">{name}</span>
    <span className="text-small text-quiet block truncate">{about}</span>
  </span>
);
