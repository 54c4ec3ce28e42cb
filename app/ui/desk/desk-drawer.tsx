import { useLocation } from "@remix-run/react";
import { forwardRef, type ReactNode, type RefObject, useEffect } from "react";
import { Icon } from "../icon";

/** The sidebar of small screens: a `<details>` below the header; with JavaScript Escape, a choice and a tap beside close it. */
export const DeskDrawer = forwardRef<HTMLDetailsElement, { children: ReactNode }>(function DeskDrawer(
  { children },
  ref,
) {
  const { key } = useLocation();
  const drawer: RefObject<HTMLDetailsElement> | null = typeof ref === "function" ? null : ref;
  useEffect(() => {
    if (drawer?.current) drawer.current.open = false;
  }, [key, drawer]);
  useEffect(() => {
    const close = (event: Event) => {
      const details = drawer?.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        details.querySelector("summary")?.focus();
      } else if (!(event.target instanceof Element) || !event.target.matches("[data-scrim]")) return;
      details.open = false;
    };
    document.addEventListener("click", close);
    document.addEventListener("keydown", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", close);
    };
  }, [drawer]);
  return (
    <details ref={ref} className="-ms-2 md:hidden">
      <summary aria-label="Menu" className="rounded-control hover:bg-muted text-ink grid size-11 place-items-center">
        <Icon name="list" size={24} />
      </summary>
      <div data-scrim className="bg-scrim z-drawer fixed inset-x-0 top-16 bottom-0">
        <div className="bg-surface h-full w-72 max-w-[85vw] overflow-y-auto p-3">{children}</div>
      </div>
    </details>
  );
});
