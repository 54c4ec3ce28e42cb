import { useNavigate } from "@remix-run/react";
import type { ComponentProps, ComponentPropsWithoutRef, MouseEvent } from "react";
import { IconButton } from "~/ui/icon-button";
import { posFormId } from "./schema";

/**
 * The way to another state of the order or the page. Without JavaScript it posts the order's form, so that what was typed comes
 * along; with JavaScript the form stays where it is, and the page just goes there.
 */
function useStep(to: string) {
  const navigate = useNavigate();
  return {
    type: "submit",
    form: posFormId,
    formNoValidate: true,
    name: "to",
    value: to,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      navigate(to, { preventScrollReset: true });
    },
  } as const;
}

export function Step({ to, ...props }: ComponentPropsWithoutRef<"button"> & { to: string }) {
  return <button {...props} {...useStep(to)} />;
}

export function IconStep({ to, ...props }: ComponentProps<typeof IconButton> & { to: string }) {
  return <IconButton {...props} {...useStep(to)} />;
}
