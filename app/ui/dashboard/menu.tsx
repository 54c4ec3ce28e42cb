import { cx } from "../cx";
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
