import { useNavigate } from "@remix-run/react";
import { useRef } from "react";
import { type Pos, posHref } from "~/features/pos/basket";
import { posFormId } from "./schema";

/**
 * Finds dishes. Its field belongs to the order's form, and its button is that form's first: without JavaScript Enter searches
 * and keeps what was typed, and never places an order by accident.
 */
export function MenuSearch({ pos }: { pos: Pos }) {
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  return (
    <div role="search" aria-label="Dishes" className="mb-3 flex gap-2">
      <input
        ref={field}
        type="search"
        name="q"
        form={posFormId}
        aria-label="Search dishes"
        placeholder="Search dishes"
        defaultValue={pos.q}
        maxLength={60}
        enterKeyHint="search"
        className="field"
      />
      <button
        type="submit"
        form={posFormId}
        formNoValidate
        name="to"
        value="search"
        className="sr-only focus:not-sr-only"
        onClick={(event) => {
          event.preventDefault();
          navigate(posHref({ ...pos, q: (field.current?.value ?? "").trim() }), { preventScrollReset: true });
        }}
      >
        Search
      </button>
    </div>
  );
}
