import { useNavigate, useSubmit } from "@remix-run/react";
import type { ComponentProps, ComponentPropsWithoutRef, MouseEvent } from "react";
import { type CounterBasket, counterHref } from "~/features/pos/basket";
import { IconButton } from "~/ui/button";

export const counterFormId = "counter-order";

/**
 * Props for a button that leads to another state of the order or page. Without JavaScript it posts the order's form to
 * preserve its fields; with JavaScript the form stays, and the button navigates or calls `onStep`.
 */
function useStep(to: string, onStep?: () => void) {
  const navigate = useNavigate();
  return {
    type: "submit",
    form: counterFormId,
    formNoValidate: true,
    name: "to",
    value: to,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (onStep) onStep();
      else navigate(to, { preventScrollReset: true });
    },
  } as const;
}

type StepTo = { to: string; onStep?: () => void };

export function Step({ to, onStep, ...props }: ComponentPropsWithoutRef<"button"> & StepTo) {
  return <button {...props} {...useStep(to, onStep)} />;
}

export function IconStep({ to, onStep, ...props }: ComponentProps<typeof IconButton> & StepTo) {
  return <IconButton {...props} {...useStep(to, onStep)} />;
}

/**
 * Props for a button that posts the order without validation. With JavaScript it includes the form's fields wherever
 * the button is.
 */
export function usePost(name: string, value: string, basket: CounterBasket) {
  const submit = useSubmit();
  const action = counterHref(basket);
  return {
    type: "submit",
    formAction: action,
    formNoValidate: true,
    name,
    value,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      const form = document.getElementById(counterFormId);
      const values = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
      values.set(name, value);
      submit(values, { method: "post", action, preventScrollReset: true });
    },
  } as const;
}
