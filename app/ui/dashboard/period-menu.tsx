import { Form } from "@remix-run/react";
import { Button } from "../button";
import { TextField } from "../forms/text-field";
import { Icon } from "../icon";
import { MenuLink } from "../menu";
import { CalendarMenu } from "./menu";

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
