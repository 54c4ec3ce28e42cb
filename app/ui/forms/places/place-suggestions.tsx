import Combobox from "@github/combobox-nav";
import { useSubmit } from "@remix-run/react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { pluralize } from "@domain/values/plural";
import { paths } from "~/lib/paths";
import type { PlacesResponse, Suggestion } from "~/lib/place";
import { Icon } from "../../icon";

export type PlaceSuggestionsProps = {
  /** The text field, which becomes a combobox with a list. */
  input: HTMLInputElement;
  /** By default the field's form is submitted, with the suggestion's id in `placeId`. */
  onChoose?: (suggestion: Suggestion, session: string) => void;
};

/**
 * [LAND-8] Suggestions for the typed text. Uses @github/combobox-nav because it can enhance an existing field while
 * someone types; Headless UI's combobox would replace the field (docs/decisions/046).
 */
export function PlaceSuggestions({ input, onChoose }: PlaceSuggestionsProps) {
  const submit = useSubmit();
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const combobox = useRef<Combobox>();
  const placeId = useRef<HTMLInputElement>(null);
  const placeSession = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { found, endSearch } = usePlaceSearch(input, () => {
    // Typing on invalidates the chosen suggestion.
    if (placeId.current) placeId.current.value = "";
    setOpen(true);
  });
  const { suggestions } = found;
  const isShown = isOpen && suggestions.length > 0;

  function choose(suggestion: Suggestion) {
    const session = endSearch();
    setOpen(false);
    if (onChoose) return onChoose(suggestion, session);
    Object.assign(input, { value: suggestion.text });
    if (placeId.current) placeId.current.value = suggestion.id;
    if (placeSession.current) placeSession.current.value = session;
    if (input.form) submit(input.form);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, altKey } = event;
    if (key === "Escape" && isShown) {
      setOpen(false);
      // Keeps the surrounding dialog open.
      event.stopPropagation();
    } else if ((key === "ArrowDown" || key === "ArrowUp") && !isShown && suggestions.length > 0 && !event.isComposing) {
      flushSync(() => setOpen(true));
      if (!altKey) combobox.current?.navigate(key === "ArrowDown" ? 1 : -1);
    } else return;
    event.preventDefault();
  }

  useLayoutEffect(() => {
    if (!list.current) return;
    const made = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    const was = input.autocomplete;
    // The browser's own list would cover this one.
    input.setAttribute("autocomplete", "off");
    return () => {
      made.destroy();
      input.setAttribute("autocomplete", was);
    };
  }, [input]);
  useLayoutEffect(() => {
    if (!isShown) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [isShown, input]);
  // With the list, not a moment later: Escape would reach the dialog around it.
  useLayoutEffect(() => {
    const close = () => setOpen(false);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("blur", close);
    return () => {
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("blur", close);
    };
  });

  return (
    <>
      {!onChoose && (
        <>
          <input type="hidden" name="placeId" ref={placeId} />
          <input type="hidden" name="placeSession" ref={placeSession} />
        </>
      )}
      <p role="status" className="sr-only">
        {found.text === null || (isOpen && countText(suggestions.length))}
      </p>
      <div
        hidden={!isShown}
        className="z-drawer rounded-control border-line bg-raised elevation-3 absolute inset-x-0 top-full mt-2 max-h-80 overflow-y-auto border p-1.5"
      >
        <ul ref={list} role="listbox" id={id} aria-label="Addresses">
          {suggestions.map((suggestion, index) => (
            // Keyboard focus stays in the field, which refers to the option by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              // Initial value; the library updates it.
              aria-selected={false}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              className="rounded-small hover:bg-sunken aria-selected:bg-primary-soft! flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5"
            >
              <Icon name="map-pin" className="text-quiet shrink-0" />
              <span className="min-w-0">
                <span className="text-label text-ink block truncate">{suggestion.main}</span>{" "}
                <span className="text-small text-quiet block truncate">{suggestion.rest}</span>
              </span>
            </li>
          ))}
        </ul>
        {found.isFromGoogle && (
          <p translate="no" className="text-small text-quiet px-3 py-1.5 text-end">
            Google Maps
          </p>
        )}
      </div>
    </>
  );
}

const countText = (count: number) =>
  count === 0 ? "No suggestions" : `${pluralize(count, "suggestion")}, use the arrow keys`;

/** Debounce time. */
const debounceMs = 180;
const minChars = 3;

interface Found {
  /** The text these are for; null before the first answer, and while there is no request. */
  text: string | null;
  suggestions: Suggestion[];
  isFromGoogle: boolean;
}

const nothing: Found = { text: null, suggestions: [], isFromGoogle: false };

/** Suggestions for the text in `input`, requested while typing. `onType` is called on every change. */
function usePlaceSearch(input: HTMLInputElement, onType: () => void) {
  const [found, setFound] = useState(nothing);
  const session = useRef(newSession());
  const latestOnType = useRef(onType);
  useEffect(() => void (latestOnType.current = onType));

  useEffect(() => {
    let timer = 0;
    let controller = new AbortController();
    const stop = () => {
      window.clearTimeout(timer);
      controller.abort();
    };
    const onInput = () => {
      stop();
      latestOnType.current();
      const text = input.value.trim();
      if (text.length < minChars) return setFound(nothing);
      controller = new AbortController();
      const { signal } = controller;
      timer = window.setTimeout(() => {
        search(text, session.current, signal).then(
          (answer) => signal.aborted || setFound({ text, ...answer }),
          // The field works without suggestions.
          () => signal.aborted || setFound(nothing),
        );
      }, debounceMs);
    };
    input.addEventListener("input", onInput);
    // Text that was typed while this script loaded.
    if (input.value !== input.defaultValue) onInput();
    return () => {
      stop();
      input.removeEventListener("input", onInput);
    };
  }, [input]);

  return {
    found,
    /** Ends the search: returns its session id and starts a new one. */
    endSearch: () => {
      const ended = session.current;
      session.current = newSession();
      setFound(nothing);
      return ended;
    },
  };
}

async function search(
  q: string,
  session: string,
  signal: AbortSignal,
): Promise<Pick<Found, "suggestions" | "isFromGoogle">> {
  const response = await fetch(paths.places({ q, session }), { signal });
  if (!response.ok) return nothing;
  const { suggestions, isFromGoogle }: PlacesResponse = await response.json();
  return { suggestions, isFromGoogle };
}

/** Only available on https and localhost; without it only the map service's bill differs. */
const newSession = () => ("randomUUID" in crypto ? crypto.randomUUID() : "");
