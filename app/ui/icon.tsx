import { firstIcons } from "./first-icons";
import type { IconName, IconWeight } from "./icon-names";

type IconProps<Name extends IconName> = {
  name: Name;
  /** Regular at 20 to 22 px, bold at 16 and below, fill for a chosen state. */
  weight?: IconWeight<Name>;
  /** Size in px. */
  size?: number;
  /** Accessible name; only for an icon without text beside it. */
  label?: string;
  className?: string;
};

/** An icon from its sprite; hidden from assistive technology unless it has a label. */
export function Icon<Name extends IconName>({ name, weight, size = 20, label, className }: IconProps<Name>) {
  const id = weight === undefined || weight === "regular" ? name : `${name}-${weight}`;
  return (
    <svg
      width={size}
      height={size}
      className={className ? `icon ${className}` : "icon"}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <use href={`/icons${firstIcons.has(name) ? "" : "-more"}.svg#${id}`} />
    </svg>
  );
}
