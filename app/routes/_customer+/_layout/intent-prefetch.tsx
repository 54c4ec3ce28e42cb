import { PrefetchPageLinks } from "@remix-run/react";
import { useEffect, useState } from "react";

/** Restaurants and dishes: what customers press most. Loading these changes nothing. */
const prefetched = /^\/restaurant\/[^/]+(\/items\/[^/]+)?$/;

/** How long a pointer rests on a link that is about to be pressed, in milliseconds. */
const hoverDelayMs = 65;

/** Loads the data of a link while the pointer rests on it or a finger is down, so that the press finds it in the browser's cache. */
export default function IntentPrefetch() {
  const [intent, setIntent] = useState<{ page: string; at: number }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let last: Element | null = null;
    const look = ({ target, pointerType }: PointerEvent) => {
      const link = target instanceof Element ? target.closest("a") : null;
      // It moves within the link.
      if (link && link === last) return;
      last = link;
      clearTimeout(timer);
      if (!link || link.origin !== location.origin || link.search || !prefetched.test(link.pathname)) return;
      const page = link.pathname;
      timer = setTimeout(() => setIntent({ page, at: Date.now() }), pointerType === "mouse" ? hoverDelayMs : 0);
    };
    const away = new AbortController();
    const options = { passive: true, signal: away.signal };
    document.addEventListener("pointerover", look, options);
    return () => {
      clearTimeout(timer);
      away.abort();
    };
  }, []);
  return intent && <PrefetchPageLinks key={intent.at} page={intent.page} />;
}
