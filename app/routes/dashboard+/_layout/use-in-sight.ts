import { useEffect, useState } from "react";

/** Whether any of `element` is on the screen; false without one. */
export function useInSight(element: HTMLElement | null): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => setIsSeen(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setIsSeen(false);
    };
  }, [element]);
  return isSeen;
}
