import { Popover, PopoverButton, PopoverPanel } from "@headlessui/react";
import { Fragment, type MouseEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";

type DetailsPopoverProps = {
  /** Accessible name of the trigger when its content is an icon. */
  label?: string;
  trigger: ReactNode;
  className?: string;
  triggerClassName?: string;
  panelClassName: string;
  /** For who opens and closes it from elsewhere, by a click on its `<summary>`. */
  detailsRef?: RefObject<HTMLDetailsElement>;
  /** Beside the panel, for example a `<PopoverBackdrop>`. */
  backdrop?: ReactNode;
  children: ReactNode;
};

/**
 * A `<details>` which JavaScript makes a Headless UI popover: Escape, a press elsewhere, Tab out of it and choosing one of its
 * `data-item`s close it, and the focus goes back to the trigger. Customer pages have `ui/menu` instead (docs/decisions/046).
 */
export function DetailsPopover(props: DetailsPopoverProps) {
  const { label, trigger, className, triggerClassName, panelClassName, detailsRef, backdrop, children } = props;
  const own = useRef<HTMLDetailsElement>(null);
  const details = detailsRef ?? own;
  // Opened before the script ran: the popover learns of it.
  useEffect(() => {
    if (details.current?.open) details.current.querySelector("summary")?.click();
  }, [details]);
  return (
    <Popover as={Fragment}>
      {({ open, close }) => (
        <details ref={details} open={open} className={className}>
          <PopoverButton as="summary" aria-label={label} className={triggerClassName}>
            {trigger}
          </PopoverButton>
          {backdrop}
          <PopoverPanel
            static
            className={panelClassName}
            // On the way down: Headless UI calls nobody any more once a link has taken the press for itself.
            onClickCapture={({ target }: MouseEvent) => {
              if (target instanceof Element && target.closest("[data-item]")) close();
            }}
          >
            {children}
          </PopoverPanel>
        </details>
      )}
    </Popover>
  );
}
