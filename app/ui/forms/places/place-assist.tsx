import { type ComponentType, useEffect, useState } from "react";
import { TextField, type TextFieldProps } from "~/ui/forms/text-field";
import type { PlaceSuggestionsProps } from "./place-suggestions";

type PlaceAssistProps = Omit<PlaceSuggestionsProps, "input"> & {
  /** The id of the text field, which stands in the same `relative` box. */
  inputId: string;
};

/**
 * [LAND-8] Address suggestions for a text field that works without them. Their script is fetched once the field is used; when
 * it cannot be had, the field stays what it is.
 */
export function PlaceAssist({ inputId, ...rest }: PlaceAssistProps) {
  const [loaded, setLoaded] = useState<{ List: ComponentType<PlaceSuggestionsProps>; input: HTMLInputElement }>();
  useEffect(() => {
    const input = document.getElementById(inputId);
    if (!(input instanceof HTMLInputElement)) return;
    let isGone = false;
    const load = () => {
      import("./place-suggestions").then(
        ({ PlaceSuggestions }) => isGone || setLoaded({ List: PlaceSuggestions, input }),
        () => input.addEventListener("focus", load, { once: true }),
      );
    };
    if (document.activeElement === input) load();
    else input.addEventListener("focus", load, { once: true });
    return () => {
      isGone = true;
      input.removeEventListener("focus", load);
    };
  }, [inputId]);
  return loaded ? <loaded.List {...rest} input={loaded.input} /> : null;
}

/** Free text with suggestions of the browser (`<datalist>`). */
export function SuggestField({ suggestions, ...rest }: TextFieldProps & { suggestions: readonly string[] }) {
  const list = `${rest.id ?? rest.name}-list`;
  return (
    <>
      <TextField {...rest} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </>
  );
}
