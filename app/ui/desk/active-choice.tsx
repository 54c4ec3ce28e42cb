import { RadioGroup } from "~/ui/forms/validated-form";

/** The field `is_active` of an edit form. */
export function ActiveChoice({ hint }: { hint?: string }) {
  return (
    <RadioGroup
      label="Status"
      name="is_active"
      hint={hint}
      options={[
        { value: "true", label: "Active" },
        { value: "false", label: "Inactive" },
      ]}
    />
  );
}
