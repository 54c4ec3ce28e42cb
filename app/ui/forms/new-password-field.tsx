import { type ComponentProps, type FormEvent, useState } from "react";
import { cx } from "../cx";
import { PasswordField } from "./password-field";

/** A new password; with JavaScript its strength is shown while typing. */
export function NewPasswordField(props: Omit<ComponentProps<typeof PasswordField>, "aside" | "autoComplete">) {
  const [strength, setStrength] = useState(0);
  // Loaded with the first character, to keep pages small.
  const judge = async ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    const { passwordStrength } = await import("@domain/accounts/password-strength");
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

const words = ["", "Weak", "Fair", "Good", "Strong"];
const tones = ["", "bg-danger", "bg-accent", "bg-success", "bg-success"];

/** Four bars and a word, from 1 to 4; empty at 0, with the same height. A screen reader announces changes. */
function StrengthMeter({ strength }: { strength: number }) {
  return (
    <span role="status" className="inline-flex items-center gap-2 before:content-['\200b']">
      {strength > 0 && (
        <>
          <span aria-hidden className="inline-flex gap-0.5">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={cx("h-1.5 w-4 rounded-[2px]", step <= strength ? tones[strength] : "bg-line")}
              />
            ))}
          </span>
          <span className="text-body">
            <span className="sr-only">Password strength: </span>
            {words[strength]}
          </span>
        </>
      )}
    </span>
  );
}
