import { type ComponentProps, type FormEvent, useState } from "react";
import { PasswordField } from "./password-field";
import { StrengthMeter } from "./strength-meter";

/** A password being chosen; with JavaScript its strength is said while it is typed. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, "aside" | "autoComplete">) {
  const [strength, setStrength] = useState(0);
  // The judge comes with the first letter: pages stay as light as they are.
  const judge = async ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { passwordStrength } = await import("@domain/password-strength");
    setStrength(currentTarget.value ? passwordStrength(currentTarget.value) : 0);
  };
  return (
    <PasswordField
      hint="At least 8 characters"
      {...props}
      autoComplete="new-password"
      aside={<StrengthMeter strength={strength} />}
      onInput={(event) => void judge(event)}
    />
  );
}
