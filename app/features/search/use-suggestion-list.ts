import Combobox from "@github/combobox-nav";
import { useLocation } from "@remix-run/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";

/**
 * Whether the list below a search field is open: from its focus, typing or arrow down until Escape, blur, sending it, or another page.
 * @param onOpen called before it opens
 */
export function useOpenList(input: HTMLInputElement, onOpen: () => void) {
  const { key: page } = useLocation();
  /** The page on which the list is open; navigating to another page closes it. */
  const [openOn, setOpenOn] = useState(document.activeElement === input ? page : null);
  const isOpen = openOn === page;
  const setOpen = (isNowOpen: boolean) => setOpenOn(isNowOpen ? page : null);
  useEffect(() => {
    const close = () => setOpen(false);
    const open = () => {
      onOpen();
      setOpen(true);
    };
    input.addEventListener("focus", open);
    input.addEventListener("blur", close);
    input.form?.addEventListener("submit", close);
    return () => {
      input.removeEventListener("focus", open);
      input.removeEventListener("blur", close);
      input.form?.removeEventListener("submit", close);
    };
  });
  return { isOpen, setOpen };
}

/** The field as a combobox over the options in the list, while it is shown. */
export function useCombobox(input: HTMLInputElement, list: RefObject<HTMLElement>, isShown: boolean) {
  const combobox = useRef<Combobox>();
  useLayoutEffect(() => {
    if (!list.current) return;
    const made = new Combobox(input, list.current, { tabInsertsSuggestions: false });
    combobox.current = made;
    input.setAttribute("autocomplete", "off");
    return () => made.destroy();
  }, [input, list]);
  useLayoutEffect(() => {
    if (!isShown) return;
    combobox.current?.start();
    return () => combobox.current?.stop();
  }, [isShown]);
}

/** Escape closes the list, and only that; arrow down opens it. Known as soon as the list is shown, or Escape would empty the field. */
export function useListKeys(input: HTMLInputElement, isShown: boolean, setOpen: (isOpen: boolean) => void) {
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isClosing = event.key === "Escape" && isShown;
      if (!isClosing && !(event.key === "ArrowDown" && !isShown)) return;
      flushSync(() => setOpen(!isClosing));
      event.preventDefault();
    };
    input.addEventListener("keydown", onKeyDown);
    return () => input.removeEventListener("keydown", onKeyDown);
  });
}
