import { useNavigation } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { buttonStyle, type ButtonLook } from "./button-style";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentPropsWithoutRef<"button"> &
  ButtonLook & {
    icon?: IconName;
    iconEnd?: IconName;
    /** Busy: shows a spinner and `pendingLabel`, keeps its width and its focus, takes no second click. */
    pending?: boolean;
    pendingLabel?: string;
  };

/** A button; `type="button"` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, pending, pendingLabel, className, children, onClick, ...rest } = props;
  const guard = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  const iconSize = size === "sm" ? 16 : 20;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={guard}
      className={buttonStyle({ variant, size, wide }, className)}
    >
      <span className="grid justify-items-center">
        <span className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${pending ? "invisible" : ""}`}>
          {icon && <Icon name={icon} size={iconSize} />}
          {children}
          {iconEnd && <Icon name={iconEnd} size={iconSize} className="rtl:-scale-x-100" />}
        </span>
        {(pendingLabel !== undefined || pending) && (
          <span
            aria-hidden={!pending}
            className={`col-start-1 row-start-1 inline-flex items-center gap-2 ${pending ? "" : "invisible"}`}
          >
            <Spinner size={iconSize} />
            {pendingLabel}
          </span>
        )}
      </span>
    </button>
  );
}

type SubmitButtonProps = ButtonProps & {
  /** Path the form posts to; with several forms on a page, tells them apart. */
  formPath?: string;
};

/**
 * Submits its form and shows `pendingLabel` while the post is on its way. A button with `name` and `value` is pending
 * only when it was the one pressed. For fetcher forms pass `pending` yourself.
 */
export function SubmitButton({ formPath, pending, ...rest }: SubmitButtonProps) {
  const navigation = useNavigation();
  const posting = navigation.formData !== undefined && navigation.formMethod?.toUpperCase() !== "GET";
  const mine = rest.name === undefined || navigation.formData?.get(rest.name) === String(rest.value ?? "");
  const here = formPath === undefined || navigation.formAction?.split("?")[0] === formPath;
  return <Button type="submit" {...rest} pending={pending ?? (posting && mine && here)} />;
}
