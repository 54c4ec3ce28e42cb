import { useState } from "react";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Icon } from "../icon";
import { TextField, type TextFieldProps } from "./text-field";

/** A password; with JavaScript it has Show and Hide. The server never fills it in. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "end" | "defaultValue">) {
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  const toggle = (
    <button
      type="button"
      aria-pressed={shown}
      aria-label="Show password"
      onClick={() => setShown(!shown)}
      className="rounded-small text-meta text-primary hover:bg-primary-soft inline-flex min-h-10 items-center gap-1.5 px-2.5 font-semibold pointer-coarse:min-h-11"
    >
      <Icon name={shown ? "eye-slash" : "eye"} size={18} />
      {shown ? "Hide" : "Show"}
    </button>
  );
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      defaultValue={undefined}
      type={shown ? "text" : "password"}
      end={isHydrated ? toggle : undefined}
    />
  );
}
