import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { chipLook, DishOption, Group, KeyHints, PlaceOption, RecentOption, rowLook } from "./suggestion-parts";
import type { Suggestions } from "./suggestions";
import { useCombobox, useListKeys, useOpenList } from "./use-suggestion-list";
import { useSuggestions } from "./use-suggestions";

export interface SearchSuggestionsProps {
  /** The text field, which becomes an editable combobox. */
  input: HTMLInputElement;
}

/**
 * [FIND-12] Dishes, places, cuisines and recent searches below the header's field, for keyboard, mouse and touch; below an empty one
 * recent searches and the cuisines in reach.
 */
export function SearchSuggestions({ input }: SearchSuggestionsProps) {
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [recent, setRecent] = useState(() => recentSearches());
  const { isOpen, setOpen } = useOpenList(input, () => setRecent(recentSearches()));
  const { text, found } = useSuggestions(input, () => setOpen(true));
  const searches = text ? recent.filter((one) => one.toLowerCase().includes(text.toLowerCase())).slice(0, 3) : recent;
  const isEmpty = text !== "" && found !== null && !found.all && found.cuisines.length === 0;
  const isShown = isOpen && (isEmpty || searches.length > 0 || hasAny(found));
  useCombobox(input, list, isShown);
  useListKeys(input, isShown, setOpen);
  useRememberedSubmits(input);

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
  const forget = (search: string) => {
    forgetSearch(search);
    setRecent(recentSearches());
  };
  const cuisines = (
    <Group key="cuisines" name="Cuisines" id={id} look="flex flex-wrap gap-2 px-3 pt-1 pb-2">
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
  );
  const recentGroup = (
    <Group key="recent" name="Recent searches" id={id}>
      {searches.map((search) =>
        row(paths.home({ search }), <RecentOption search={search} onForget={() => forget(search)} />, { search }),
      )}
    </Group>
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
        {isShown && found && text ? (found.all?.text ?? "Nothing found") : ""}
      </p>
      {found?.corrected && (
        <p className="text-meta text-quiet flex items-center gap-3 px-5 pt-3">
          <Icon name="magnifying-glass" size={16} weight="bold" />
          <span>
            Matches for <strong className="text-ink">{found.corrected}</strong>
          </span>
        </p>
      )}
      {isEmpty && (
        <p className="text-meta text-quiet px-5 py-3">{`Nothing near you for “${text}”. Try a dish, a place or a cuisine.`}</p>
      )}
      <div ref={list} role="listbox" id={id} aria-label="Suggestions" className="p-2">
        <Group name="Dishes" id={id}>
          {found?.dishes.map((dish) => row(dish.to, <DishOption {...dish} />))}
        </Group>
        <Group name="Places" id={id}>
          {found?.places.map((place) => row(place.to, <PlaceOption {...place} />))}
        </Group>
        {text ? [cuisines, recentGroup] : [recentGroup, cuisines]}
      </div>
      <div className="border-line md:bg-sunken flex items-center justify-between gap-4 border-t px-5 py-0.5">
        <KeyHints />
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

/** Keeps what is sent with the field's form; a cleared field has nothing to suggest for, and stays in use. */
function useRememberedSubmits(input: HTMLInputElement) {
  useEffect(() => {
    const { form } = input;
    const onSubmit = () => rememberSearch(input.value);
    // The event fires before the field is cleared.
    const onReset = () => {
      setTimeout(() => {
        input.dispatchEvent(new Event("input"));
        input.focus();
      });
    };
    form?.addEventListener("submit", onSubmit);
    form?.addEventListener("reset", onReset);
    return () => {
      form?.removeEventListener("submit", onSubmit);
      form?.removeEventListener("reset", onReset);
    };
  }, [input]);
}

const hasAny = (found: Suggestions | null): boolean =>
  found !== null && found.dishes.length + found.places.length + found.cuisines.length > 0;
