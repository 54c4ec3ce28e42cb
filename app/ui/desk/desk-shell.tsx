import { useLocation } from "@remix-run/react";
import { type ReactNode, useRef } from "react";
import { DeskDrawer } from "./desk-drawer";
import { DeskNavigation, type NavigationGroup } from "./desk-navigation";
import { SideToggle } from "./side-toggle";
import { type Side, useSide } from "./use-side";

type DeskShellProps = {
  /** Logo, as the link it is. */
  brand: ReactNode;
  search?: ReactNode;
  /** Bell, account, and what stands before them. */
  end: ReactNode;
  groups: NavigationGroup[];
  side: Side;
  /** Where the sidebar's state is posted: `sidebar` (open or closed) and `redirectTo`. */
  sideAction: string;
  children: ReactNode;
};

/** The frame of the working areas: header, sidebar (248 px, 72 px of icons, a drawer on small screens), content. */
export function DeskShell({ brand, search, end, groups, side: kept, sideAction, children }: DeskShellProps) {
  const drawer = useRef<HTMLDetailsElement>(null);
  const { side, toggle } = useSide(kept, sideAction, drawer);
  const { pathname, search: query } = useLocation();
  return (
    <div data-side={side} className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="bg-surface text-primary text-label z-toast rounded-control elevation-2 sr-only px-4 py-3 focus:not-sr-only focus:fixed focus:start-4 focus:top-4"
      >
        Skip to content
      </a>
      <header className="border-line bg-surface z-sticky sticky top-0 flex flex-wrap items-center gap-x-3 border-b px-4 md:h-16 md:flex-nowrap md:px-5 print:hidden">
        <DeskDrawer ref={drawer}>
          <DeskNavigation groups={groups} label="Main" />
        </DeskDrawer>
        <div className="flex h-16 items-center xl:w-58">{brand}</div>
        {search && <div className="w-full max-md:order-last max-md:pb-3 md:w-85">{search}</div>}
        <div className="ms-auto flex items-center gap-2 md:gap-3">{end}</div>
      </header>
      <div className="flex flex-1">
        <div className="border-line bg-surface rail:w-18 hidden w-62 shrink-0 border-e md:block print:hidden!">
          <div className="sticky top-16 flex h-[calc(100dvh-4rem)] flex-col justify-between overflow-y-auto p-3">
            <DeskNavigation groups={groups} label="Main" isRail />
            <SideToggle side={side} onToggle={toggle} action={sideAction} here={`${pathname}${query}`} />
          </div>
        </div>
        <div className="bg-sunken min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}
