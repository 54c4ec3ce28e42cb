import { useCallback, useEffect, useRef, useState } from "react";

/**
 * Watches a row that scrolls sideways: whether more lies before and after what is seen (in reading direction),
 * and a way to move by `step` px. Both are false until JavaScript has measured the row.
 */
export function useScrollEnds(step: number) {
  const row = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ before: false, after: false });

  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const measure = () => {
      const gone = Math.abs(list.scrollLeft);
      const next = { before: gone > 4, after: gone + list.clientWidth < list.scrollWidth - 4 };
      setEnds((old) => (old.before === next.before && old.after === next.after ? old : next));
    };
    measure();
    list.addEventListener("scroll", measure, { passive: true });
    const observer = new ResizeObserver(measure);
    observer.observe(list);
    return () => {
      list.removeEventListener("scroll", measure);
      observer.disconnect();
    };
  }, []);

  const move = useCallback(
    (direction: -1 | 1) => {
      const list = row.current;
      if (!list) return;
      const mirrored = getComputedStyle(list).direction === "rtl" ? -1 : 1;
      const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      list.scrollBy({ left: direction * mirrored * step, behavior: calm ? "auto" : "smooth" });
    },
    [step],
  );

  return { row, ...ends, move };
}
