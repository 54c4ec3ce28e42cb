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
    const onKey = (event: KeyboardEvent) => {
      const details = drawer?.current;
      if (event.key !== "Escape" || !details?.open) return;
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [drawer]);
  return (
    <details ref={ref} className="-ms-2 md:hidden">
      <summary aria-label="Menu" className="rounded-control hover:bg-muted text-ink grid size-11 place-items-center">
        <Icon name="list" size={24} />
      </summary>
      <div
        className="bg-scrim z-drawer fixed inset-x-0 top-16 bottom-0"
        onClick={(event) => {
          if (event.target === event.currentTarget && drawer?.current) drawer.current.open = false;
        }}
      >
        <div className="bg-surface h-full w-72 max-w-[85vw] overflow-y-auto p-3">{children}</div>
      </div>
    </details>
  );
});
