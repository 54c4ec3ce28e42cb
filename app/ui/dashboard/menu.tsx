import { Form } from "@remix-run/react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { TextField } from "~/ui/forms/text-field";
import { Icon } from "~/ui/icon";
import { useCloseMenu, menuPanel, MenuRows, type MenuProps, MenuLink } from "~/ui/menu";

type DetailsPopoverProps = {
  /** Accessible name of the trigger when it is an icon. */
  label?: string;
  trigger: ReactNode;
  className?: string;
  triggerClassName?: string;
  panelClassName: string;
  /** For opening and closing it from outside, by clicking its `<summary>`. */
  detailsRef?: RefObject<HTMLDetailsElement>;
  /** Only one of those with the same name is open. */
  name?: string;
  /** Opens automatically when this becomes true, and stays open while it is. */
  open?: boolean;
  /** Beside the panel: covers the page while it is open. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** A `<details>` with a panel of any content, which closes like `ui/menu` (docs/decisions/046). */
export function DetailsPopover(props: DetailsPopoverProps) {
  const { label, trigger, className, triggerClassName, panelClassName, detailsRef, name, open, backdrop, children } =
    props;
  const own = useRef<HTMLDetailsElement>(null);
  const details = detailsRef ?? own;
  useCloseMenu(details, open);
  // After the first render only the user opens and closes it.
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

/** A menu in dashboard and admin area, styled like `Menu` and with the same rows. */
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

/** A report's menu of periods: `text` is the current one, `label` its purpose. */
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
  /** What is exported: "34 items", as filtered. */
  what: string;
  printHref: string;
  /** The file's URL for a format. */
  fileHref: (format: "xlsx" | "csv") => string;
};

/** [TABLE-6] Prints or exports all filtered rows, not only the current page. */
export function ExportMenu({ what, printHref, fileHref }: ExportMenuProps) {
  return (
    <DashboardMenu
      heading={`${what}, as filtered`}
      triggerClassName="rounded-control border-control bg-surface text-label text-ink hover:bg-sunken min-h-11 gap-2 border px-3.5 pointer-fine:md:min-h-10"
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
  /** The current period in words. */
  text: string;
  /** Dates, both included. */
  from: string;
  to: string;
  choices: { label: string; to: string; current: boolean }[];
  action: string;
  /** Other parameters of the URL to preserve. */
  hiddenFields?: Record<string, string | number | null | undefined>;
};

/** A report's period: presets as links, other days by a GET form. Use its days as `key`. */
export function PeriodMenu({ text, from, to, choices, action, hiddenFields = {} }: PeriodMenuProps) {
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
          {Object.entries(hiddenFields).map(
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
