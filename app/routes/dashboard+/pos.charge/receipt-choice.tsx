import { useState } from "react";
import { Icon } from "~/ui/icon";

const icons = { Print: "printer", Mail: "envelope-simple", None: null } as const;

/** [RUSH-13] Receipt options; the email field shows when email is selected, without a script. On a dark background. */
export function ReceiptChoice({ chosen = "none", email }: { chosen?: string | undefined; email?: string | undefined }) {
  const [isMailed, setIsMailed] = useState(chosen === "mail");
  return (
    <fieldset className="group/receipt min-w-0">
      <legend className="text-label mb-2">Receipt</legend>
      <div className="grid grid-cols-3 gap-2">
        {(["Print", "Mail", "None"] as const).map((label) => (
          <label
            key={label}
            className="rounded-control focus-frame text-label has-checked:text-night flex min-h-11 items-center justify-center gap-1.5 border border-white/50 px-2 has-checked:border-white has-checked:bg-white"
          >
            <input
              type="radio"
              name="receipt"
              value={label.toLowerCase()}
              defaultChecked={label.toLowerCase() === chosen}
              onChange={() => setIsMailed(label === "Mail")}
              className="sr-only"
            />
            {icons[label] && <Icon name={icons[label]} size={18} />}
            {label}
          </label>
        ))}
      </div>
      <label className="mt-2 hidden group-has-[[value=mail]:checked]/receipt:block">
        <span className="text-meta mb-1 block">Email address</span>
        <input
          type="email"
          name="receipt_email"
          maxLength={254}
          autoComplete="off"
          defaultValue={email}
          required={isMailed}
          className="field text-ink"
        />
      </label>
    </fieldset>
  );
}
