import { Badge } from "~/ui/badge";
import { RadioGroup } from "~/ui/forms/validated-form";

/** "Active" or "Inactive", of what is switched on and off. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? "ok" : "neutral"} icon={isActive ? "check-circle" : "pause-circle"}>
      {isActive ? "Active" : "Inactive"}
    </Badge>
  );
}

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
