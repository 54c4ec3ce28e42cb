import { useLocation, useFetcher } from "@remix-run/react";
import { type ReactNode, useRef, type RefObject, type FormEvent, useCallback, useEffect } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";
import { DetailsPopover } from "./menu";
import { DashboardNavigation, type NavigationGroup } from "./navigation";

type DashboardShellProps = {
  /** The logo, as a link. */
  brand: ReactNode;
  search?: ReactNode;
  /** Bell, account menu, and whatever comes before them. */
  end: ReactNode;
  groups: NavigationGroup[];
  side: Side;
  /** Where the sidebar's state is posted: `sidebar` (open or closed) and `redirectTo`. */
  sideAction: string;
  children: ReactNode;
};

/**
 * The layout of dashboard and admin area: header, sidebar (248 px, collapsed 72 px, a drawer on small screens),
 * content.
 */
export function DashboardShell({
  brand,
  search,
  end,
  groups,
  side: savedSide,
  sideAction,
  children,
}: DashboardShellProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { side, toggle } = useSide(savedSide, sideAction, drawer);
  const { pathname, search: query } = useLocation();
  const entries = useRef<HTMLDivElement>(null);
  useEffect(() => showCurrent(entries.current), [pathname]);
  return (
    <div data-side={side} className="flex min-h-dvh flex-col">
      <header
        data-tall-head="md"
        className="border-line bg-surface short:relative z-sticky sticky top-0 flex flex-wrap items-center gap-x-3 border-b px-4 md:h-16 md:flex-nowrap md:px-5 print:hidden"
      >
        <DashboardDrawer detailsRef={drawer}>
          <DashboardNavigation groups={groups} label="Main" />
        </DashboardDrawer>
        <div className="flex h-16 items-center xl:w-58">{brand}</div>
        {search && <div className="w-full max-md:order-last max-md:pb-3 md:w-85">{search}</div>}
        <div className="ms-auto flex items-center gap-2 md:gap-3">{end}</div>
      </header>
      <div className="flex flex-1">
        <div className="border-line bg-surface rail:w-18 hidden w-62 shrink-0 border-e md:block print:hidden!">
          <div className="short:top-0 short:h-dvh sticky top-16 flex h-[calc(100dvh-4rem)] flex-col">
            <div ref={entries} className="min-h-0 flex-1 overflow-y-auto p-3">
              <DashboardNavigation groups={groups} label="Main" isRail />
            </div>
            <SideToggle side={side} onToggle={toggle} action={sideAction} here={`${pathname}${query}`} />
          </div>
        </div>
        <div className="bg-sunken min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}

/** Scrolls a sidebar with more entries than fit to the current page's. `scrollIntoView` could also scroll the page. */
function showCurrent(box: HTMLElement | null) {
  const link = box?.querySelector("[aria-current=page]");
  if (!box || !link) return;
  const [frame, { top, bottom }] = [box.getBoundingClientRect(), link.getBoundingClientRect()];
  box.scrollTop += Math.min(0, top - frame.top) + Math.max(0, bottom - frame.bottom);
}

/** The sidebar on small screens, below the header; navigation closes it. */
function DashboardDrawer({ detailsRef, children }: { detailsRef: RefObject<HTMLDetailsElement>; children: ReactNode }) {
  const { key } = useLocation();
  return (
    <DetailsPopover
      key={key}
      detailsRef={detailsRef}
      label="Menu"
      trigger={<Icon name="list" size={24} />}
      className="-ms-2 md:hidden"
      triggerClassName="rounded-control hover:bg-muted text-ink grid size-11 place-items-center"
      backdrop={<div data-item className="bg-scrim z-drawer fixed inset-x-0 top-16 bottom-0" />}
      panelClassName="z-drawer bg-surface fixed start-0 top-16 bottom-0 w-72 max-w-[85vw] overflow-y-auto p-3"
    >
      {children}
    </DetailsPopover>
  );
}

type SideToggleProps = { side: Side; onToggle: () => void; action: string; here: string };

/** Opens and closes the sidebar. Without a saved choice the screen's width determines which of the two. */
function SideToggle({ side, onToggle, action, here }: SideToggleProps) {
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <form method="post" action={action} onSubmit={toggle} className="px-3 py-2">
      <input type="hidden" name="redirectTo" value={here} />
      {side !== "open" && <ToggleButton value="open" className={side === "auto" ? "xl:hidden" : undefined} />}
      {side !== "closed" && <ToggleButton value="closed" className={side === "auto" ? "max-xl:hidden" : undefined} />}
    </form>
  );
}

function ToggleButton({ value, className }: { value: "open" | "closed"; className?: string }) {
  return (
    <button
      type="submit"
      name="sidebar"
      value={value}
      aria-expanded={value === "closed"}
      aria-keyshortcuts="Control+B Meta+B"
      className={cx(
        "rounded-small text-label text-quiet hover:bg-sunken dark:hover:bg-raised rail:justify-center flex min-h-11 w-full items-center gap-3 px-2.5 font-medium",
        className,
      )}
    >
      <Icon name="list" size={22} />
      <span className="rail:sr-only flex-1 text-start">{value === "closed" ? "Collapse" : "Expand"}</span>
      <kbd aria-hidden className="border-line rounded-tag text-small rail:hidden border px-1.5 font-sans font-medium">
        Ctrl B
      </kbd>
    </button>
  );
}

/** The saved state; "auto": open from 1280 px on, collapsed below. */
type Side = "open" | "closed" | "auto";

/**
 * [UI-5] The sidebar's state, applied at once and saved by `action`. Ctrl or Cmd plus B toggles it, or on small screens
 * the drawer.
 */
function useSide(savedSide: Side, action: string, drawer: RefObject<HTMLDetailsElement>) {
  const { formData, submit } = useFetcher();
  const requestedSide = formData?.get("sidebar");
  const side = requestedSide === "open" || requestedSide === "closed" ? requestedSide : savedSide;
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
