import {
  Combobox as Headless,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
} from "@headlessui/react";
import { useEffect, useRef, useState } from "react";
import { cx } from "../../cx";
import { Icon } from "../../icon";
import { controlProps, Field, type FieldProps } from "../field";
import type { Option } from "../select-field";

export type ComboboxProps = FieldProps & {
  options: readonly Option[];
  defaultValue?: string;
  placeholder?: string;
  onChange?: () => void;
  onBlur?: () => void;
  form?: string;
  compact?: boolean;
};

const option =
  "flex min-h-9.5 pointer-coarse:min-h-11 cursor-pointer items-center justify-between gap-3 rounded-small px-3 text-body select-none " +
  "data-focus:bg-primary-soft data-focus:font-semibold data-focus:text-primary-text";

/** The enhanced `Combobox`. Depends on Headless UI (45 kB), so only `./combobox` loads it. */
export function Searchable({ takesFocus, ...props }: ComboboxProps & { takesFocus: boolean }) {
  const { options, defaultValue, placeholder, onChange, onBlur, form, compact, ...field } = props;
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(options.find((one) => one.value === defaultValue) ?? null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const wanted = query.trim().toLocaleLowerCase();
  const found = wanted ? options.filter((one) => one.label.toLocaleLowerCase().includes(wanted)) : options;
  const choose = (next: Option | null) => {
    setChosen(next);
    onChange?.();
  };
  return (
    <Field {...field}>
      <input type="hidden" name={field.name} form={form} value={chosen?.value ?? ""} />
      <Headless value={chosen} onChange={choose} onClose={() => setQuery("")} by="value" immediate>
        <div className="relative">
          <ComboboxInput
            {...controlProps(field)}
            ref={input}
            name={undefined}
            placeholder={placeholder}
            autoComplete="off"
            displayValue={(one: Option | null) => one?.label ?? ""}
            onChange={(event) => setQuery(event.currentTarget.value)}
            onBlur={onBlur}
            className={cx("field pe-11!", compact && "field-compact")}
          />
          <ComboboxButton
            aria-label="Show all"
            className="text-ink absolute inset-y-0 end-0 grid w-11 place-items-center"
          >
            <Icon name="caret-up-down" weight="bold" size={16} />
          </ComboboxButton>
          <ComboboxOptions
            modal={false}
            className="z-drawer rounded-control border-line bg-raised elevation-3 absolute inset-x-0 top-full mt-1.5 max-h-72 overflow-y-auto border p-1.5"
          >
            {found.map((one) => (
              <ComboboxOption key={one.value} value={one} disabled={one.disabled} className={option}>
                {one.label}
                {chosen?.value === one.value && <Icon name="check" weight="bold" size={16} className="text-primary" />}
              </ComboboxOption>
            ))}
            {found.length === 0 && <p className="text-meta text-quiet px-3 py-2">No matches for “{query}”</p>}
          </ComboboxOptions>
        </div>
      </Headless>
    </Field>
  );
}
