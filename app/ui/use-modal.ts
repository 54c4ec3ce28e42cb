import { useCallback, useRef, type MouseEvent, type SyntheticEvent } from "react";
import { useToastPlace } from "./toast";

/**
 * Makes a `<dialog open>` that stands in the page modal: the browser then traps the focus, makes the rest inert and gives
 * the focus back. Spread the answer into it. `close` is asked for by Escape and by a press beside the panel, its child;
 * it has to take the dialog out of the page.
 */
export function useModal(close: () => void) {
  const opened = useRef<HTMLDialogElement | null>(null);
  const pressedBeside = useRef(false);
  const placeToasts = useToastPlace();

  // A ref and no effect: as it goes, the dialog is still in the page, where only close() gives the focus back.
  const ref = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (dialog) open(dialog);
      else opened.current?.close();
      opened.current = dialog;
      // What lies outside a modal dialog is below it, and out of reach.
      placeToasts(dialog);
    },
    [placeToasts],
  );

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file field's cancel comes by here as well.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    /** Browsers do not let a page refuse a second Escape. */
    onClose({ target, currentTarget }: SyntheticEvent) {
      if (target === currentTarget && opened.current) close();
    },
    onMouseDown({ target, currentTarget }: MouseEvent) {
      pressedBeside.current = target === currentTarget;
    },
    /** Not for a press that began inside, such as marking text. */
    onClick({ target, currentTarget }: MouseEvent) {
      if (pressedBeside.current && target === currentTarget) close();
    },
  };
}

/** What someone has begun to type in before the script ran keeps the focus. */
function open(dialog: HTMLDialogElement) {
  const focused = document.activeElement;
  const root = document.documentElement;
  root.style.setProperty("--scrollbar", `${window.innerWidth - root.clientWidth}px`);
  dialog.removeAttribute("open");
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}
