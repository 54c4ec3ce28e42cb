import { useFetcher } from "@remix-run/react";
import { type FocusEvent, type FormEvent, useRef } from "react";

/** The fields that what an order costs depends on. */
const priced = ["orderType", "address", "city", "zipcode", "couponCode", "customerPhone"];

/** Handlers of the order's form: once one of those fields is left with another value, the page is told, and prices anew. */
export function useDraft(action: string) {
  const fetcher = useFetcher();
  const told = useRef("");
  const tell = ({ currentTarget: form, target }: FormEvent<HTMLFormElement>) => {
    const field = target instanceof HTMLInputElement ? target.name : "";
    if (!priced.includes(field)) return;
    const values = new FormData(form);
    const now = JSON.stringify(priced.map((name) => values.get(name)));
    if (now === told.current) return;
    told.current = now;
    values.set("draft", "1");
    fetcher.submit(values, { method: "post", action });
  };
  return {
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      // Whoever goes on to "Place order" sends it all.
      if (!(event.relatedTarget instanceof HTMLButtonElement)) tell(event);
    },
    onChange: (event: FormEvent<HTMLFormElement>) => {
      // A choice is made at once; text is being typed until its field is left.
      if (event.target instanceof HTMLInputElement && event.target.type === "radio") tell(event);
    },
  };
}
