import type { ReactNode } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";
import { menuPanel, MenuRows, type MenuProps } from "../menu";
import { DetailsPopover } from "./details-popover";

/** A menu of the working areas: looks and takes rows as `Menu` does. */
export function DashboardMenu({ label, trigger, triggerClassName, heading, align, children }: MenuProps) {
  return (
    <DetailsPopover
      label={label}
      trigger={trigger}
      className="relative"
      triggerClassName={cx("inline-flex items-center", triggerClassName)}
      panelClassName={menuPanel(align)}
    >
      <MenuRows heading={heading}>{children}</MenuRows>
    </DetailsPopover>
  );
}

/** The menu of days at the head of a report: `text` says which are shown, `label` what they are. */
export function CalendarMenu({ label, text, children }: { label: string; text: string; children: ReactNode }) {
  return (
    <DashboardMenu
      align="end"
      triggerClassName="rounded-control border-control bg-surface text-label text-ink hover:bg-sunken min-h-11 gap-2.5 border px-3.5 pointer-fine:md:min-h-10"
      trigger={
        <>
          <Icon name="calendar-blank" />
          <span className="sr-only">{label}: </span>
          {text}
          <Icon name="caret-down" weight="bold" size={16} />
        </>
      }
    >
      {children}
    </DashboardMenu>
  );
}
