import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Puts `prefix` before the page's own title, for as long as there is one: "(2) New order · Kitchen display · HalalGo". */
export function useTitlePrefix(prefix: string | null): void {
  // Draws itself anew on each page.
  useLocation();
  const put = useRef({ whole: "", own: "" });
  // After every render: the page may have named itself anew.
  useEffect(() => {
    if (document.title !== put.current.whole) put.current.own = document.title;
    const { own } = put.current;
    put.current.whole = prefix ? `${prefix} · ${own}` : own;
    if (document.title !== put.current.whole) document.title = put.current.whole;
  });
  useEffect(
    () => () => {
      if (document.title === put.current.whole) document.title = put.current.own;
    },
    [],
  );
}
