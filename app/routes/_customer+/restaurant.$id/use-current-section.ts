import { useEffect, useState } from "react";

/** Which of the page's sections one is reading: the last whose heading went past the sticky bars. The first until then. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(" ");
  useEffect(() => {
    const headings = key.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    let frame = 0;
    const look = () => {
      frame = 0;
      const past = headings.filter((heading) => heading.getBoundingClientRect().top < 200);
      setCurrent((past.at(-1) ?? headings[0])?.id);
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", later, { passive: true });
    return () => {
      removeEventListener("scroll", later);
      cancelAnimationFrame(frame);
    };
  }, [key]);
  return current;
}
