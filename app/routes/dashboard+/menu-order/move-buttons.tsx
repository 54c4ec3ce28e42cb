import { Form } from "@remix-run/react";
import { IconButton } from "~/ui/icon-button";

type MoveButtonsProps = {
  /** What is moved. */
  label: string;
  fields: Record<string, string>;
  /** The ones above and below it; undefined where it is the first or last. */
  above: string | undefined;
  below: string | undefined;
};

/** One place up or down. The buttons keep the focus, so that pressing again moves on. */
export function MoveButtons({ label, fields, above, below }: MoveButtonsProps) {
  return (
    <Form method="post" preventScrollReset className="flex shrink-0">
      {Object.entries({ ...fields, above, below }).map(
        ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <IconButton
        type="submit"
        name="direction"
        value="up"
        icon="caret-up"
        label={`Move ${label} up`}
        disabled={above === undefined}
      />
      <IconButton
        type="submit"
        name="direction"
        value="down"
        icon="caret-down"
        label={`Move ${label} down`}
        disabled={below === undefined}
      />
    </Form>
  );
}
