import { useFetcher } from "@remix-run/react";
import { type RefObject, useCallback, useEffect } from "react";

/** A sidebar opened or closed by hand; "auto": whole from 1280 px on, icons only below. */
export type Side = "open" | "closed" | "auto";

/**
 * [UI-5] The sidebar's state, changed at once and kept by `action`. Ctrl or Cmd plus B toggles it, or where the screen is
 * small the drawer.
 */
export function useSide(kept: Side, action: string, drawer: RefObject<HTMLDetailsElement>) {
  const { formData, submit } = useFetcher();
  const asked = formData?.get("sidebar");
  const side = asked === "open" || asked === "closed" ? asked : kept;
  const toggle = useCallback(() => {
    const isOpen = side === "auto" ? window.matchMedia("(min-width: 80rem)").matches : side === "open";
    submit({ sidebar: isOpen ? "closed" : "open" }, { method: "post", action });
  }, [side, submit, action]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "b" || event.altKey || event.shiftKey || event.ctrlKey === event.metaKey) return;
      event.preventDefault();
      if (window.matchMedia("(min-width: 48rem)").matches) toggle();
      else drawer.current?.querySelector("summary")?.click();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [toggle, drawer]);
  return { side, toggle };
}
