import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import type { Mode } from "~/session/cookies/preferences.server";
import { useVisitor } from "~/session/use-visitor";

interface ChosenElsewhereProps {
  /** What the header shows. */
  mode: Mode;
  address: string | undefined;
}

/**
 * [FIND-6] Loads header and page again where another tab has chosen another location or mode since: a navigation loads the
 * list, which follows that choice, but not the header. Also after Back, where the browser shows the page it has stored.
 */
export default function ChosenElsewhere({ mode, address }: ChosenElsewhereProps) {
  const visitor = useVisitor();
  const { revalidate } = useRevalidator();
  const chosen = `${visitor.mode} ${visitor.location?.address}`;
  const isShown = chosen === `${mode} ${address}`;
  const before = useRef(chosen);
  useEffect(() => {
    if (before.current !== chosen && !isShown) revalidate();
    before.current = chosen;
  }, [chosen, isShown, revalidate]);

  useEffect(() => {
    if (isFirst && isStored()) revalidate();
    isFirst = false;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) revalidate();
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [revalidate]);
  return null;
}

/** A document is asked about once. */
let isFirst = true;

/** Whether Back or Forward brought this document from the browser's cache, which may know an earlier choice. */
function isStored(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.type === "back_forward" && load.transferSize === 0;
}
