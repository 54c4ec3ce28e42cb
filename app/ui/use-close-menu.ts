import { useEffect, useRef } from "react";

/** For a `<details>` that is a menu: closes it on Escape, on choosing (`data-item`) and on a click elsewhere. */
export function useCloseMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        menu.querySelector("summary")?.focus();
      } else if (
        event.target instanceof Element &&
        menu.contains(event.target) &&
        !event.target.closest("[data-item]")
      ) {
        return;
      }
      menu.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, []);
  return details;
}
