import { Form, useLocation } from "@remix-run/react";
import { Switch } from "~/ui/forms/switch";

type SwitchPromotionProps = {
  /** The list's own page, which takes the post. */
  path: string;
  id: string;
  name: string;
  isActive: boolean;
};

/** Switches a row on and off at once. */
export function SwitchPromotion({ path, id, name, isActive }: SwitchPromotionProps) {
  const { search } = useLocation();
  return (
    <Form method="post" action={`${path}${search}`} preventScrollReset className="px-1.5">
      <input type="hidden" name="id" value={id} />
      <Switch on={isActive} name="is_active" label={`${name} active`} word="" />
    </Form>
  );
}
