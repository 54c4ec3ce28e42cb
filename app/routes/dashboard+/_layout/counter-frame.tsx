import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "~/lib/paths";
import { LogoMark } from "~/ui/logo";

interface CounterFrameProps {
  /** Content at the end of the header. */
  end: ReactNode;
  /** Notices above the page. */
  notices: ReactNode;
  children: ReactNode;
}

/**
 * [RUSH-13] The counter's frame: no sidebar, and a low header whose middle belongs to the page (column 2 of row 1).
 * From 768 pixels it has the height of the screen and its parts scroll separately; below 36rem of height the whole
 * page scrolls.
 */
export function CounterFrame({ end, notices, children }: CounterFrameProps) {
  return (
    <div
      data-counter
      className="bg-sunken grid min-h-dvh grid-cols-[auto_minmax(0,1fr)_auto] grid-rows-[auto_auto_auto_minmax(0,1fr)] md:grid-rows-[auto_auto_minmax(0,1fr)] md:[@media(height>=36rem)]:h-dvh"
    >
      <div aria-hidden className="bg-surface border-line col-span-full row-start-1 border-b" />
      <header className="contents">
        <Link
          to={paths.dashboard()}
          aria-label="HalalGo Till, to the dashboard"
          className="rounded-small text-card text-ink col-start-1 row-start-1 ms-4 me-4 flex min-h-15 items-center gap-2.5"
        >
          <LogoMark />
          <span aria-hidden>Till</span>
        </Link>
        <div className="col-start-3 row-start-1 me-4 flex items-center gap-2 md:gap-3">{end}</div>
      </header>
      <div className="col-span-full row-start-3 px-4 not-has-[>*]:hidden md:row-start-2">{notices}</div>
      {children}
    </div>
  );
}
