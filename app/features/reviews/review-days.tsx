import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/button";
import { TextField } from "~/ui/forms/text-field";

type ReviewDaysProps = {
  path: string;
  from: string;
  to: string;
  /** Other filters of the URL, which stay. */
  hiddenFields: Record<string, string | number | null>;
  /** The list without days. */
  allHref: string;
};

/** [RUSH-20] Narrows a list of reviews by the days they were written on. */
export function ReviewDays({ path, from, to, hiddenFields, allHref }: ReviewDaysProps) {
  return (
    <Form method="get" action={path} preventScrollReset className="my-4 grid grid-cols-2 items-end gap-3 md:flex">
      {Object.entries(hiddenFields).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField key={`from ${from}`} label="From" name="from" type="date" defaultValue={from} compact />
      <TextField key={`to ${to}`} label="To" name="to" type="date" defaultValue={to} compact />
      <Button type="submit" variant="tonal" size="sm">
        Show days
      </Button>
      {(from || to) && (
        <ButtonLink to={allHref} variant="secondary" size="sm" preventScrollReset>
          All days
        </ButtonLink>
      )}
    </Form>
  );
}
