import { Form, useSearchParams } from "@remix-run/react";
import { Icon } from "../icon";

/** The header's search: a GET form of one field. */
export function DeskSearch({ action, name, label }: { action: string; name: string; label: string }) {
  const [search] = useSearchParams();
  const value = search.get(name) ?? "";
  return (
    <Form method="get" action={action} role="search" className="relative">
      <Icon
        name="magnifying-glass"
        className="text-quiet pointer-events-none absolute start-3 top-1/2 -translate-y-1/2"
      />
      <input
        key={value}
        type="search"
        name={name}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={120}
        enterKeyHint="search"
        className="field field-compact ps-10!"
      />
      <button type="submit" className="sr-only focus:not-sr-only">
        Search
      </button>
    </Form>
  );
}
