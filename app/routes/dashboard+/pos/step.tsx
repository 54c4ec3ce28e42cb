import { useNavigate } from "@remix-run/react";
import type { ComponentProps, ComponentPropsWithoutRef, MouseEvent } from "react";
import { IconButton } from "~/ui/button";

export const posFormId = "counter-order";

/**
 * The way to another state of the order or the page. Without JavaScript it posts the order's form, so that what was typed comes
 * along; with JavaScript the form stays where it is, and the page just goes there, or does what `onStep` says.
 */
function useStep(to: string, onStep?: () => void) {
  const navigate = useNavigate();
  return {
    type: "submit",
    form: posFormId,
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
