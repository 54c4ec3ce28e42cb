import { Form } from "@remix-run/react";
import { IconButton } from "~/ui/icon-button";

type MoveButtonsProps = {
  /** What is moved. */
  label: string;
  fields: Record<string, string>;
  isFirst: boolean;
  isLast: boolean;
};

/** One place up or down. The buttons keep the focus, so that pressing again moves on. */
export function MoveButtons({ label, fields, isFirst, isLast }: MoveButtonsProps) {
  return (
    <Form method="post" preventScrollReset className="flex shrink-0">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <IconButton
        type="submit"
        name="direction"
        value="up"
        icon="caret-up"
        label={`Move ${label} up`}
        disabled={isFirst}
      />
      <IconButton
        type="submit"
        name="direction"
        value="down"
        icon="caret-down"
        label={`Move ${label} down`}
        disabled={isLast}
      />
    </Form>
  );
}
