import Combobox from "@github/combobox-nav";
import { useSubmit } from "@remix-run/react";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Suggestion } from "~/lib/place";
import { Icon } from "../../icon";
import { usePlaceSearch } from "./use-place-search";

export type PlaceSuggestionsProps = {
  /** The text field, which becomes an editable combobox with a list. */
  input: HTMLInputElement;
  /** Left out: the field's form is sent, with the suggestion's id in `placeId`. */
  onChoose?: (suggestion: Suggestion, session: string) => void;
};

/**
 * [LAND-8] What the typed text may become. @github/combobox-nav walks the list, as it can be given a field that stands there
 * already and is being typed in; Headless UI's combobox would bring a field of its own (docs/decisions/046).
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
    // Whoever goes on typing means something else than the suggestion.
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
      // Not the dialog around it.
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
  useEffect(() => {
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
            // The keyboard stays in the field, which says where it is by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={suggestion.id}
              id={`${id}-${index}`}
              role="option"
              // From here on the library's.
              aria-selected={false}
              // The field keeps the focus.
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
        {found.isGoogles && (
          <p translate="no" className="text-small text-quiet px-3 py-1.5 text-end">
            Google Maps
          </p>
        )}
      </div>
    </>
  );
}

const countText = (count: number) =>
  count === 0 ? "No suggestions" : `${count} ${count === 1 ? "suggestion" : "suggestions"}, use the arrow keys`;
