import type { ReactNode } from "react";
import { cx } from "~/ui/cx";
import { TextField, type TextFieldProps } from "~/ui/forms/text-field";
import { PlaceAssist } from "./place-assist";

type DeliveryAddressFieldProps = Omit<TextFieldProps, "id" | "label" | "name" | "className"> & {
  id: string;
  label?: string;
  className?: string;
  /** What stands below the field. */
  children?: ReactNode;
};

/** [LAND-8] The address to deliver to, named `address`, with suggestions. */
export function DeliveryAddressField({ id, className, children, ...field }: DeliveryAddressFieldProps) {
  return (
    <div className={cx("relative", className)}>
      <TextField
        id={id}
        label="Delivery address"
        name="address"
        start="map-pin"
        placeholder="Enter delivery address"
        autoComplete="street-address"
        maxLength={300}
        {...field}
      />
      <PlaceAssist inputId={id} />
      {children}
    </div>
  );
}
