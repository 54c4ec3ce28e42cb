import { FieldRow } from "~/ui/forms/field-row";
import { TextField } from "~/ui/forms/validated-form";

/** Who ordered and, of a delivery, where it goes. Which fields show is the style sheet's matter, so that it needs no script. */
export function CustomerFields() {
  return (
    <>
      <FieldRow>
        <TextField label="Customer" name="customerName" optional maxLength={80} autoComplete="off" />
        <TextField label="Phone" name="customerPhone" type="tel" optional maxLength={30} autoComplete="off" />
      </FieldRow>
      <fieldset className="hidden flex-col gap-4 group-has-[[value=delivery]:checked]/order:flex">
        <legend className="text-label text-ink mb-2">
          Deliver to <span className="text-meta text-quiet font-normal">Name and phone are needed, too.</span>
        </legend>
        <TextField label="Address" name="address" maxLength={300} autoComplete="off" />
        <FieldRow>
          <TextField label="City" name="city" maxLength={120} autoComplete="off" />
          <TextField label="Zip code" name="zipcode" maxLength={12} autoComplete="off" />
        </FieldRow>
      </fieldset>
    </>
  );
}
