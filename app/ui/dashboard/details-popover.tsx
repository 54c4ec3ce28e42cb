import { type ReactNode, type RefObject, useRef } from "react";
import { useCloseMenu } from "../menu";

type DetailsPopoverProps = {
  /** Accessible name of the trigger when its content is an icon. */
  label?: string;
  trigger: ReactNode;
  className?: string;
  triggerClassName?: string;
  panelClassName: string;
  /** For who opens and closes it from elsewhere, by a click on its `<summary>`. */
  detailsRef?: RefObject<HTMLDetailsElement>;
  /** Beside the panel: what covers the page while it is open. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/** A `<details>` with a panel of any content, closed as `ui/menu` is (docs/decisions/046). */
export function DetailsPopover(props: DetailsPopoverProps) {
  const { label, trigger, className, triggerClassName, panelClassName, detailsRef, backdrop, children } = props;
  const own = useRef<HTMLDetailsElement>(null);
  const details = detailsRef ?? own;
  useCloseMenu(details);
  return (
    <details ref={details} className={className}>
      <summary aria-label={label} className={triggerClassName}>
        {trigger}
      </summary>
      {backdrop}
      <div className={panelClassName}>{children}</div>
    </details>
  );
}
