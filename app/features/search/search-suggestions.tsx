import { useNavigate } from "@remix-run/react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { formatCount } from "@domain/values/plural";
import { paths } from "~/lib/paths";
import { useVisitor } from "~/session/use-visitor";
import { Icon } from "~/ui/icon";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recent-searches";
import { chipLook, DishOption, Group, KeyHints, PlaceOption, RecentOption, rowLook } from "./suggestion-parts";
import { answerText, type Suggestions } from "./suggestions";
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
  const { text, found, foundFor } = useSuggestions(input, () => setOpen(true));
  const searches = text ? recent.filter((one) => one.toLowerCase().includes(text.toLowerCase())).slice(0, 3) : recent;
  const isEmpty = foundFor !== "" && found !== null && !found.all && found.cuisines.length === 0;
  const news = answerText(found, foundFor, useVisitor().location !== null);
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
  const forget = (search: string) => {
    forgetSearch(search);
    setRecent(recentSearches());
  };
  const forgetAll = () => {
    forgetSearches();
    setRecent([]);
  };
  const cuisines = (
    <Group key="cuisines" name="Cuisines" id={id} look="flex flex-wrap gap-2 px-3 pt-1 pb-2">
      {found?.cuisines.map(({ to, name, count }) => (
        <Option key={to} list={id} to={to} look={chipLook} onChoose={() => go(to, name)}>
          <span className="text-label text-ink">{name}</span>
          {count !== null && <span className="text-meta text-quiet tabular-nums">{formatCount(count)}</span>}
        </Option>
      ))}
    </Group>
  );
  const recentGroup = (
    <Group key="recent" name="Recent searches" id={id}>
      {searches.map((search) => {
        const to = paths.home({ search });
        return (
          <Option key={to} list={id} to={to} onChoose={() => go(to, search)}>
            <RecentOption search={search} onForget={() => forget(search)} />
          </Option>
        );
      })}
    </Group>
  );

  return (
    <>
      {/* Outside the list, which is hidden: what appears with its text is not announced. */}
      <p role="status" className="sr-only">
        {isShown && text ? news : ""}
      </p>
      <div
        role="presentation"
        hidden={!isShown}
        // Keeps the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="z-drawer border-line bg-raised elevation-3 md:rounded-menu absolute start-0 top-full mt-2 max-h-[calc(100dvh-9rem)] w-full overflow-y-auto border max-md:-inset-x-4 max-md:h-dvh max-md:max-h-[calc(100dvh-7.375rem)] max-md:w-auto xl:w-149"
      >
        {found?.corrected && <Correction text={found.corrected} />}
        {isEmpty && <p className="text-meta text-quiet px-5 py-3">{news}</p>}
        <div ref={list} role="listbox" id={id} aria-label="Suggestions" className="p-2">
          <Group name="Dishes" id={id}>
            {found?.dishes.map((dish) => (
              <Option key={dish.to} list={id} to={dish.to} onChoose={() => go(dish.to)}>
                <DishOption {...dish} />
              </Option>
            ))}
          </Group>
          <Group name="Places" id={id}>
            {found?.places.map((place) => (
              <Option key={place.to} list={id} to={place.to} onChoose={() => go(place.to)}>
                <PlaceOption {...place} />
              </Option>
            ))}
          </Group>
          {text ? [cuisines, recentGroup] : [recentGroup, cuisines]}
        </div>
        <Foot all={found?.all} onGo={go} onForgetAll={!text && recent.length > 0 ? forgetAll : undefined} />
      </div>
    </>
  );
}

type OptionProps = {
  /** The id of the list. */
  list: string;
  to: string;
  look?: string;
  onChoose: () => void;
  children: ReactNode;
};

/** Keyboard focus stays in the field; aria-activedescendant marks the current option. */
const Option = ({ list, to, look = rowLook, onChoose, children }: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
  <div
    id={`${list}-${to}`}
    role="option"
    // The library controls this after the first render.
    aria-selected={false}
    tabIndex={-1}
    onClick={onChoose}
    className={`hover:bg-sunken aria-selected:bg-primary-soft! group/row flex cursor-pointer items-center ${look}`}
  >
    {children}
  </div>
);

const Correction = ({ text }: { text: string }) => (
  <p className="text-meta text-quiet flex items-center gap-3 px-5 pt-3">
    <Icon name="magnifying-glass" size={16} weight="bold" />
    <span>
      Matches for <strong className="text-ink">{text}</strong>
    </span>
  </p>
);

type FootProps = {
  all: Suggestions["all"] | undefined;
  onGo: (to: string) => void;
  /** Omitted if there are no recent searches to clear. */
  onForgetAll: (() => void) | undefined;
};

/** Key hints, and links to clear recent searches and to all results. */
const Foot = ({ all, onGo, onForgetAll }: FootProps) => (
  <div className="border-line md:bg-sunken flex min-h-12 items-center justify-between gap-4 border-t px-5 py-0.5">
    <KeyHints />
    {onForgetAll && (
      <button type="button" onClick={onForgetAll} className="text-label text-primary min-h-11 hover:underline">
        Clear recent searches
      </button>
    )}
    {all && (
      <a
        href={all.to}
        onClick={(event) => {
          event.preventDefault();
          onGo(all.to);
        }}
        className="text-label text-primary ms-auto inline-flex min-h-11 items-center underline"
      >
        {all.text}
      </a>
    )}
  </div>
);

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
