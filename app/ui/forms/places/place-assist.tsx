import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { cx } from "~/ui/cx";
import { TextField, type TextFieldProps } from "~/ui/forms/text-field";
import type { PlaceSuggestionsProps } from "./place-suggestions";

type PlaceAssistProps = Omit<PlaceSuggestionsProps, "input"> & {
  /** The id of the text field, in the same `relative` box. */
  inputId: string;
};

/**
 * [LAND-8] Adds address suggestions to a text field. Their script is loaded when the field is used; the field works
 * without it.
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

type DeliveryAddressFieldProps = Omit<TextFieldProps, "id" | "label" | "name" | "className"> & {
  id: string;
  label?: string;
  className?: string;
  /** What stands below the field. */
  children?: ReactNode;
};

/** [LAND-8] The address to deliver to, named `address`, with suggestions. */
export function DeliveryAddressField({ id, className, children, ...field }: DeliveryAddressFieldProps) {
  return (
    <div className={cx("relative", className)}>
      <TextField
        id={id}
        label="Delivery address"
        name="address"
        start="map-pin"
        placeholder="Enter delivery address"
        autoComplete="street-address"
        maxLength={300}
        {...field}
      />
      <PlaceAssist inputId={id} />
      {children}
    </div>
  );
}

/** Free text with native suggestions (`<datalist>`). */
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
