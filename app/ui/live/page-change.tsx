import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { useLiveRouter } from "~/framework/live-router";

/**
 * [UI-12] Says the title of the page that a script went to, as a browser says that of a page it loads, and moves the focus there, so that
 * Tab does not go on behind a link that is out of sight or gone. Dialogs take and give back the focus themselves; what keeps
 * its place on the page (`preventScrollReset`), tabs and fields keep the focus.
 */
export function PageChange() {
  const { pathname } = useLocation();
  const router = useLiveRouter();
  const region = useRef<HTMLParagraphElement>(null);
  const shown = useRef<{ pathname: string; isModal: boolean }>();
  useEffect(() => {
    const before = shown.current;
    const isModal = document.querySelector(":modal") !== null;
    shown.current = { pathname, isModal };
    if (!before || before.pathname === pathname || isModal) return;
    const { activeElement: focused, body, title } = document;
    const keeps = focused !== body && (router?.state.preventScrollReset || focused?.matches("main *, input"));
    if (before.isModal && focused !== body) return;
    const main = document.querySelector("main");
    if (main && !keeps) {
      main.tabIndex = -1;
      main.focus({ preventScroll: true });
    }
    if (region.current) region.current.textContent = title;
  }, [pathname, router]);
  return <p ref={region} aria-live="polite" className="sr-only" />;
}
