import type { FormEvent } from "react";
import { cx } from "../cx";
import { Icon } from "../icon";
import type { Side } from "./use-side";

type SideToggleProps = { side: Side; onToggle: () => void; action: string; here: string };

/** Opens and closes the sidebar. While nobody has chosen, the width of the screen says which of the two it does. */
export function SideToggle({ side, onToggle, action, here }: SideToggleProps) {
  const toggle = (event: FormEvent) => {
    event.preventDefault();
    onToggle();
  };
  return (
    <form method="post" action={action} onSubmit={toggle} className="pt-3">
      <input type="hidden" name="redirectTo" value={here} />
      {side !== "open" && <ToggleButton value="open" className={side === "auto" ? "xl:hidden" : undefined} />}
      {side !== "closed" && <ToggleButton value="closed" className={side === "auto" ? "max-xl:hidden" : undefined} />}
    </form>
  );
}

function ToggleButton({ value, className }: { value: "open" | "closed"; className?: string }) {
  return (
    <button
      type="submit"
      name="sidebar"
      value={value}
      aria-expanded={value === "closed"}
      aria-keyshortcuts="Control+B Meta+B"
      className={cx(
        "rounded-small text-label text-quiet hover:bg-sunken dark:hover:bg-raised rail:justify-center flex min-h-11 w-full items-center gap-3 px-2.5 font-medium",
        className,
      )}
    >
      <Icon name="list" size={22} />
      <span className="rail:sr-only flex-1 text-start">{value === "closed" ? "Collapse" : "Expand"}</span>
      <kbd aria-hidden className="border-line rounded-tag text-small rail:hidden border px-1.5 font-sans font-medium">
        Ctrl B
      </kbd>
    </button>
  );
}
