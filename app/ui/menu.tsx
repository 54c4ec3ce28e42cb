import { Link } from "@remix-run/react";
import { type ComponentPropsWithoutRef, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { cx } from "./cx";
import { Icon } from "./icon";
import type { IconName } from "./icon-names";

export type MenuProps = {
  /** Accessible name of the trigger when its content is an icon. */
  label?: string;
  trigger: ReactNode;
  triggerClassName?: string;
  /** First line: what the menu acts on, e.g. "19 orders, as filtered". */
  heading?: ReactNode;
  align?: "start" | "end";
  className?: string;
  children: ReactNode;
};

/** A `<details>` of links and buttons; with JavaScript it also closes on Escape, on choosing and on a click elsewhere. */
export function Menu({ label, trigger, triggerClassName, heading, align, className, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useCloseMenu(details);
  return (
    <details ref={details} className={cx("relative", className)}>
      <summary aria-label={label} className={cx("inline-flex items-center", triggerClassName)}>
        {trigger}
      </summary>
      <div className={menuPanel(align)}>
        <MenuRows heading={heading}>{children}</MenuRows>
      </div>
    </details>
  );
}

/** The look of what a menu opens. */
export const menuPanel = (align: MenuProps["align"] = "end"): string =>
  cx("menu-panel", align === "end" ? "end-0" : "start-0");

/** What a menu holds. */
export function MenuRows({ heading, children }: Pick<MenuProps, "heading" | "children">) {
  return (
    <>
      {heading && <p className="border-line text-small text-quiet border-b px-3 pt-1.5 pb-2.5">{heading}</p>}
      <ul>{children}</ul>
    </>
  );
}

type ItemLook = { icon?: IconName; end?: ReactNode; danger?: boolean };

const itemClass = (danger: boolean | undefined, more?: string) => cx("menu-item", danger ? "menu-item-danger" : more);

/** A row of a menu that leads somewhere. */
export function MenuLink({ icon, end, danger, children, ...rest }: ComponentPropsWithoutRef<typeof Link> & ItemLook) {
  return (
    <li>
      <Link data-item {...rest} className={itemClass(danger, rest.className)}>
        {icon && <Icon name={icon} />}
        <span className="flex-1">{children}</span>
        {end && <span className="text-small text-quiet">{end}</span>}
      </Link>
    </li>
  );
}

/** A row of a menu that posts: wrap the menu's row in a form, or give it `form`. */
export function MenuButton({ icon, end, danger, children, ...rest }: ComponentPropsWithoutRef<"button"> & ItemLook) {
  return (
    <li>
      <button type="submit" data-item {...rest} className={itemClass(danger)}>
        {icon && <Icon name={icon} />}
        <span className="flex-1">{children}</span>
        {end && <span className="text-small text-quiet">{end}</span>}
      </button>
    </li>
  );
}

/** For a `<details>` that is a menu: closes it on Escape, on choosing (`data-item`), on a press elsewhere and when Tab leaves it; not while it `stays`. */
export function useCloseMenu(details: RefObject<HTMLDetailsElement>, stays = false) {
  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current;
      if (!menu?.open || stays) return;
      const { target, type } = event;
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
      } else if (
        target instanceof Element &&
        menu.contains(target) &&
        (type !== "click" || !target.closest("[data-item]"))
      )
        return;
      // What has the focus goes with the menu, and a dialog that it opened would have nothing to give the focus back to.
      if (menu.matches(":focus-within")) menu.querySelector("summary")?.focus({ preventScroll: true });
      menu.open = false;
    };
    const events = ["click", "focusin", "keydown"];
    for (const event of events) document.addEventListener(event, close);
    return () => {
      for (const event of events) document.removeEventListener(event, close);
    };
  }, [details, stays]);
}
