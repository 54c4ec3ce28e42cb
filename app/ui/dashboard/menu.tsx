import { Form } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import { useCloseMenu, menuPanel, MenuRows, type MenuProps, MenuLink } from "~/ui/menu";

type DetailsPopoverProps = {
  /** Accessible name of the trigger when its content is an icon. */
  label?: string;
  trigger: ReactNode;
  className?: string;
  triggerClassName?: string;
  panelClassName: string;
  /** For who opens and closes it from elsewhere, by a click on its `<summary>`. */
  detailsRef?: RefObject<HTMLDetailsElement>;
  /** Of those of one name only one is open. */
  name?: string;
  /** Opens by itself when this becomes true, and stays while it is. */
  open?: boolean;
  /** Beside the panel: what covers the page while it is open. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** A `<details>` with a panel of any content, closed as `ui/menu` is (docs/decisions/046). */
export function DetailsPopover(props: DetailsPopoverProps) {
  const { label, trigger, className, triggerClassName, panelClassName, detailsRef, name, open, backdrop, children } =
    props;
  const own = useRef<HTMLDetailsElement>(null);
  const details = detailsRef ?? own;
  useCloseMenu(details, open);
  // Once it is there it is opened and closed by hand alone.
  const [isOpenAtFirst] = useState(open);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open, details]);
  return (
    <details ref={details} name={name} open={isOpenAtFirst} className={className}>
      <summary aria-label={label} className={triggerClassName}>
        {trigger}
      </summary>
      {backdrop}
      <div className={panelClassName}>{children}</div>
    </details>
  );
}

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

type ExportMenuProps = {
  /** How many rows it takes, as filtered, and what they are: "34 items". */
  what: string;
  printHref: string;
  /** Address of the file in a format. */
  fileHref: (format: "xlsx" | "csv") => string;
};

/** [TABLE-6] All filtered rows, not only the page that is shown: to print, as XLSX or CSV. */
export function ExportMenu({ what, printHref, fileHref }: ExportMenuProps) {
  return (
    <DashboardMenu
      heading={`${what}, as filtered`}
      triggerClassName="rounded-control border-control text-label text-ink hover:bg-sunken min-h-11 gap-2 border px-3.5 pointer-fine:md:min-h-10"
      trigger={
        <>
          <Icon name="download-simple" />
          Export
          <Icon name="caret-down" weight="bold" size={16} />
        </>
      }
    >
      <MenuLink to={printHref} icon="printer">
        Print
      </MenuLink>
      <MenuLink to={fileHref("xlsx")} icon="file-xls" reloadDocument>
        XLS
      </MenuLink>
      <MenuLink to={fileHref("csv")} icon="file-csv" reloadDocument>
        CSV
      </MenuLink>
    </DashboardMenu>
  );
}

type PeriodMenuProps = {
  /** The days shown, in words. */
  text: string;
  /** As days of the calendar, both included. */
  from: string;
  to: string;
  choices: { label: string; to: string; current: boolean }[];
  action: string;
  /** What else of the address stays. */
  kept?: Record<string, string | number | null | undefined>;
};

/** Which days a report is of: the usual ones as links, any others by a GET form. `key` it by its days. */
export function PeriodMenu({ text, from, to, choices, action, kept = {} }: PeriodMenuProps) {
  return (
    <CalendarMenu label="Period" text={text}>
      {choices.map((choice) => (
        <MenuLink
          key={choice.label}
          to={choice.to}
          preventScrollReset
          aria-current={choice.current ? "true" : undefined}
          end={choice.current ? <Icon name="check" weight="bold" size={16} /> : undefined}
        >
          {choice.label}
        </MenuLink>
      ))}
      <li className="border-line mt-1.5 border-t px-3 pt-3 pb-2">
        <Form method="get" action={action} preventScrollReset className="flex flex-col gap-3">
          {Object.entries(kept).map(
            ([name, value]) => Boolean(value) && <input key={name} type="hidden" name={name} value={value ?? ""} />,
          )}
          <TextField label="From" name="from" id="period-from" type="date" defaultValue={from} compact required />
          <TextField label="To" name="to" id="period-to" type="date" defaultValue={to} compact required />
          <Button type="submit" variant="tonal">
            Show
          </Button>
        </Form>
      </li>
    </CalendarMenu>
  );
}
