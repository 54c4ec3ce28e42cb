import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";

/** Adds `prefix` to the page's title while it is not null: "(2) New order · Kitchen display · HalalGo". */
export function useTitlePrefix(prefix: string | null): void {
  // Renders on each navigation.
  useLocation();
  const put = useRef({ whole: "", own: "" });
  // After every render, since the page may have changed its title.
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
