import { cx } from "./cx";

export type ButtonVariant = "primary" | "secondary" | "tonal" | "ghost" | "danger" | "danger-text" | "accent" | "night";
type ButtonSize = "sm" | "md" | "lg";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-active",
  secondary: "border border-control bg-surface text-ink hover:bg-sunken active:bg-muted dark:hover:bg-muted",
  tonal: "bg-primary-soft text-primary-text hover:brightness-95 active:brightness-90 dark:hover:brightness-125",
  ghost: "text-primary hover:bg-primary-soft hover:text-primary-text active:bg-primary-soft",
  danger: "bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover",
  "danger-text": "text-danger hover:bg-danger-soft hover:text-danger-text",
  accent: "bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-hover",
  night: "bg-white text-night hover:bg-on-night-quiet active:bg-on-night-quiet",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-9 pointer-coarse:min-h-11 px-3.5 py-1.5 text-meta",
  md: "min-h-11 px-4.5 py-2.5 text-label",
  lg: "min-h-13 px-5.5 py-3 text-base",
};

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The classes of a button, for `<button>` and links alike. */
export function buttonStyle({ variant = "primary", size = "md", wide }: ButtonLook, className?: string): string {
  return cx(
    "inline-flex items-center justify-center gap-2 rounded-control text-center font-semibold! no-underline transition-[background-color,color,filter] duration-fast",
    "disabled:cursor-not-allowed disabled:border-transparent disabled:bg-muted disabled:text-quiet disabled:filter-none",
    "forced-colors:border forced-colors:border-[ButtonBorder]",
    sizes[size],
    variants[variant],
    wide && "w-full",
    className,
  );
}
