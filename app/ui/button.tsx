import { useNavigation, Link } from "@remix-run/react";
import type { ComponentPropsWithoutRef, MouseEvent } from "react";
import { isFormPending } from "~/framework/forms/connection";
import { cx } from "./cx";
import { Spinner } from "./feedback/loading";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";
import { useHydrated } from "./live/use-hydrated";

export type ButtonVariant = "primary" | "secondary" | "tonal" | "ghost" | "danger" | "danger-text" | "accent" | "night";
type ButtonSize = "sm" | "md" | "lg";

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The classes of a button, for `<button>` and links alike; what they look like stands in `styles/buttons.css`. */
export function buttonStyle({ variant = "primary", size = "md", wide }: ButtonLook, className?: string): string {
  return cx(`button button-${size} button-${variant}`, wide && "w-full", className);
}

export type ButtonProps = ComponentPropsWithoutRef<"button"> &
  ButtonLook & {
    icon?: IconName;
    iconEnd?: IconName;
    /** Shows a spinner and `pendingLabel`, keeps width and focus, and ignores clicks. */
    pending?: boolean;
    pendingLabel?: string;
  };

/** A button; `type="button"` by default. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, iconEnd, pending, pendingLabel, className, children, onClick, ...rest } = props;
  const guard = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  const iconSize = size === "sm" ? 16 : 20;
  const content = (
    <>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} className="rtl:-scale-x-100" />}
    </>
  );
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={pending || undefined}
      onClick={guard}
      className={buttonStyle({ variant, size, wide }, className)}
    >
      {pendingLabel === undefined && !pending ? (
        content
      ) : (
        <span className={wide ? "grid w-full *:w-full *:justify-center" : "grid justify-items-center"}>
          <span className={`button-segment ${pending ? "invisible" : ""}`}>{content}</span>
          <span aria-hidden={!pending} className={`button-segment ${pending ? "" : "invisible"}`}>
            <Spinner size={iconSize} />
            {pendingLabel}
          </span>
        </span>
      )}
    </button>
  );
}

type SubmitButtonProps = ButtonProps & {
  /** The form's action, to tell several forms on a page apart. */
  formPath?: string;
};

/**
 * Submits its form and shows `pendingLabel` meanwhile. A button with `name` and `value` is pending only when it was the
 * one clicked. For fetcher forms pass `pending` yourself.
 */
export function SubmitButton({ formPath, pending, ...rest }: SubmitButtonProps) {
  const navigation = useNavigation();
  const isForm = navigation.formData !== undefined && navigation.formMethod?.toUpperCase() !== "GET";
  const posting = isForm && isFormPending(navigation.state);
  const mine = rest.name === undefined || navigation.formData?.get(rest.name) === String(rest.value ?? "");
  const here = formPath === undefined || navigation.formAction?.split("?")[0] === formPath;
  return <Button type="submit" {...rest} pending={pending ?? (posting && mine && here)} />;
}

type ButtonLinkProps = ComponentPropsWithoutRef<typeof Link> & ButtonLook & { icon?: IconName; iconEnd?: IconName };

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, icon, iconEnd, className, children, ...rest }: ButtonLinkProps) {
  const iconSize = size === "sm" ? 16 : 20;
  return (
    <Link {...rest} className={buttonStyle({ variant, size, wide }, className)}>
      {icon && <Icon name={icon} size={iconSize} />}
      {children}
      {iconEnd && <Icon name={iconEnd} size={iconSize} className="rtl:-scale-x-100" />}
    </Link>
  );
}

/**
 * A button that keeps its focus while it is disabled: whoever has just pressed it would be put back to the beginning of the page, and their
 * next key would go nowhere. Before hydration it is `disabled`, as nothing else holds a native post back.
 */
export function FocusableButton({ disabled = false, onClick, ...rest }: ComponentPropsWithoutRef<"button">) {
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled && !isHydrated}
      aria-disabled={(disabled && isHydrated) || undefined}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  );
}

const look =
  "relative inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors duration-fast " +
  "hover:bg-muted inactive:cursor-not-allowed inactive:text-quiet inactive:opacity-50";
const framed = "border border-control bg-surface";

type Look = { icon: IconName; label: string; frame?: boolean; mirrored?: boolean };

/** A 44 px button with an icon and an accessible name (close, back, bell, previous, next, more). */
export function IconButton(props: ComponentPropsWithoutRef<"button"> & Look) {
  const { icon, label, frame, mirrored, className, children, ...rest } = props;
  return (
    <FocusableButton aria-label={label} {...rest} className={cx(look, frame && framed, className)}>
      <Icon name={icon} className={mirrored ? "rtl:-scale-x-100" : undefined} />
      {children}
    </FocusableButton>
  );
}

/** A link that looks like a `Button`. */
export function IconLink(props: ComponentPropsWithoutRef<typeof Link> & Look) {
  const { icon, label, frame, mirrored, className, children, ...rest } = props;
  return (
    <Link aria-label={label} {...rest} className={cx(look, frame && framed, className)}>
      <Icon name={icon} className={mirrored ? "rtl:-scale-x-100" : undefined} />
      {children}
    </Link>
  );
}
