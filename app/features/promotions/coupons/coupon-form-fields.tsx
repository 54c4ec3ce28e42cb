import { ActiveChoice } from "~/ui/dashboard/active-badge";
import { FieldRow } from "~/ui/forms/field";
import { PictureField } from "~/ui/forms/picture-field";
import { CheckboxField, TextArea, TextField } from "~/ui/forms/validated-form";
import { DiscountFields, PeriodFields } from "../promotion-fields";
import { couponFormId } from "./schema";

/** [COUP-2] */
export function CouponFormFields({ image, timeZone }: { image: string | null; timeZone: string }) {
  return (
    <>
      <TextField label="Name" name="name" required maxLength={80} />
      <TextField
        label="Code"
        name="code"
        hint="What customers type at checkout, such as LUNCH3. At most 20 characters"
        required
        autoComplete="off"
        autoCapitalize="characters"
        className="[&_input]:uppercase"
      />
      <DiscountFields what="Discount" />
      <FieldRow>
        <TextField
          label="Maximum discount"
          name="max_discount"
          hint="The most a percentage takes off"
          optional
          inputMode="decimal"
          start="currency-dollar"
        />
        <TextField
          label="Minimum order"
          name="min_order_amount"
          hint="Of the food, before offers"
          optional
          inputMode="decimal"
          start="currency-dollar"
        />
      </FieldRow>
      <div>
        <TextField
          label="Limit per user"
          name="limit_per_user"
          hint="How often one customer can use it. Empty means once"
          optional
          inputMode="numeric"
          maxLength={7}
        />
        <CheckboxField label="No limit" name="no_limit" className="mt-1" />
      </div>
      <CheckboxField
        label="First order only"
        name="first_order_only"
        hint="Only for customers who have not ordered here yet"
      />
      <PeriodFields endName="expiration_date" timeZone={timeZone} />
      <TextArea
        label="Description"
        name="description"
        hint="Shown to customers at checkout"
        optional
        rows={2}
        maxLength={300}
      />
      <ActiveChoice />
      <PictureField formId={couponFormId} label="Picture (optional)" src={image} />
      <TextField label="Or the address of a picture" name="image_url" type="url" optional maxLength={500} />
    </>
  );
}
