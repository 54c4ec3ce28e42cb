import { useSubmit } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import type { Suggestion } from "~/lib/place";
import { cx } from "../cx";
import { Icon } from "../icon";
import { usePlaceSearch } from "./use-place-search";

export type PlaceSuggestionsProps = {
  /** The text field, which becomes an editable combobox with a list (WAI-ARIA Authoring Practices). */
  input: HTMLInputElement;
  /** Left out: the field's form is sent, with the suggestion's id in `placeId`. */
  onChoose?: (suggestion: Suggestion, session: string) => void;
};

const none = -1;

export function PlaceSuggestions({ input, onChoose }: PlaceSuggestionsProps) {
  const submit = useSubmit();
  const list = useId();
  const placeId = useRef<HTMLInputElement>(null);
  const placeSession = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(none);
  const { found, endSearch } = usePlaceSearch(input, () => {
    // Whoever goes on typing means something else than the suggestion.
    if (placeId.current) placeId.current.value = "";
    setActive(none);
    setOpen(true);
  });
  const { suggestions } = found;
  const isShown = isOpen && suggestions.length > 0;
  const optionId = (index: number) => `${list}-${index}`;
  const close = () => {
    setOpen(false);
    setActive(none);
  };

  function choose(suggestion: Suggestion) {
    const session = endSearch();
    close();
    if (onChoose) return onChoose(suggestion, session);
    Object.assign(input, { value: suggestion.text });
    if (placeId.current) placeId.current.value = suggestion.id;
    if (placeSession.current) placeSession.current.value = session;
    if (input.form) submit(input.form);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing || suggestions.length === 0) return;
    const { key, altKey } = event;
    const chosen = isShown ? suggestions[active] : undefined;
    if (key === "ArrowDown" || key === "ArrowUp") {
      // From the field to either end of the list, around it, and back to the field.
      const [step, from] = key === "ArrowDown" ? [1, active] : [-1, active === none ? suggestions.length : active];
      const next = from + step;
      setOpen(true);
      setActive(altKey ? active : next < suggestions.length ? next : none);
    } else if (key === "Enter" && chosen) choose(chosen);
    else if (key === "Escape" && isShown) {
      close();
      // Not the dialog around it.
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  useEffect(() => {
    const was = input.autocomplete;
    // The browser's own list would cover this one.
    const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-controls": list, autocomplete: "off" };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name);
      input.setAttribute("autocomplete", was);
    };
  }, [input, list]);
  useEffect(() => {
    input.setAttribute("aria-expanded", String(isShown));
    if (isShown && active !== none) input.setAttribute("aria-activedescendant", `${list}-${active}`);
    else input.removeAttribute("aria-activedescendant");
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [input, list, isShown, active]);
  useEffect(() => {
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
        <ul role="listbox" id={list} aria-label="Addresses">
          {suggestions.map((suggestion, index) => (
            // The keyboard stays in the field, which says where it is by aria-activedescendant.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={suggestion.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(suggestion)}
              className={cx(
                "rounded-small hover:bg-sunken flex min-h-12 cursor-pointer items-center gap-3 px-3 py-1.5",
                index === active && "bg-primary-soft hover:bg-primary-soft",
              )}
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
