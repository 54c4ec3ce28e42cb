import { useLocation, useNavigationType } from "@remix-run/react";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";

interface SearchField {
  ref: RefObject<HTMLInputElement>;
  /** Changes where a new field takes the place of this one, with the page's search in it. */
  key: string;
  /** For the field's form. */
  onSubmit: () => void;
}

/**
 * A search field whose text follows the page's: a link or Back replaces it. What was sent from the field itself does not, as somebody may
 * have typed on while that was loading; the focus stays too.
 * @param searched what the page was searched for
 */
export function useSearchField(searched: string): SearchField {
  const ref = useRef<HTMLInputElement>(null);
  const { key: page } = useLocation();
  const isFromHistory = useNavigationType() === "POP";
  const [{ key, of }, setField] = useState({ key: page, of: searched });
  useLayoutEffect(() => {
    if (of === searched) return;
    const isOwn = !isFromHistory && document.activeElement === ref.current;
    setField({ key: isOwn ? key : page, of: searched });
  }, [of, searched, isFromHistory, key, page]);
  // A phone's keyboard would cover what is found.
  const onSubmit = () => void (matchMedia("(pointer: coarse)").matches && ref.current?.blur());
  return { ref, key, onSubmit };
}
