import { useHref, useNavigate } from "@remix-run/react";
import { useId, useState, type ReactNode, useCallback, useRef, type MouseEvent, type SyntheticEvent } from "react";
import { useToastPlace } from "~/ui/feedback/toast";
import { useHydrated } from "~/ui/live/use-hydrated";
import { IconLink } from "../button";
import { cx } from "../cx";

export type OverlayProps = {
  title: ReactNode;
  /** The page below; Escape, a click beside and the close link lead there. */
  closeHref: string;
  children: ReactNode;
};

type FrameProps = OverlayProps & {
  kind: "dialog" | "sheet" | "side";
  /** Widest, px. */
  width: number;
  full?: boolean;
  /** False where Cancel does the same (confirmations). */
  closeLink?: boolean;
  head?: ReactNode;
  aside?: ReactNode;
  /** Night surface over the whole width, above the title; the close link stands on it. */
  cover?: ReactNode;
  /** From 768 pixels the panel's end is a night surface that the children draw; the close link is on it. */
  nightEnd?: boolean;
  /** Beside the title, where the close link stands without a cover. */
  end?: ReactNode;
};

/**
 * The frame of every dialog, sheet and side panel: a native `<dialog>`. The server draws it open in place; where JavaScript
 * is on, the style sheet already lays it over the page, and the script makes the same element modal without a jump
 * (docs/decisions/008).
 */
export function Overlay(props: FrameProps) {
  const { kind, width, full, closeHref, title } = props;
  const isHydrated = useHydrated();
  const [fromServer] = useState(!isHydrated);
  const navigate = useNavigate();
  const id = useId();
  const href = useHref(closeHref);
  // Replaced, so that Back after closing does not open it again.
  const close = () => navigate(closeHref, { preventScrollReset: true, replace: true });
  const modal = useModal(close);
  // Without JavaScript it is the page.
  const Heading = isHydrated ? "h2" : "h1";
  return (
    <dialog
      {...modal}
      // Close and Cancel are links, which would add an entry to the history.
      onClickCapture={(event) => {
        if (!leadsTo(href, event)) return;
        event.preventDefault();
        close();
      }}
      open
      data-panel-page
      aria-labelledby={id}
      className={cx("overlay", `overlay-${kind}`, full && "overlay-full", !fromServer && "overlay-animating")}
      style={{ "--overlay-width": `${width}px` }}
    >
      <div className={cx("overlay-panel", props.nightEnd && "relative")}>
        <Content {...props} heading={<Heading id={id}>{title}</Heading>} />
      </div>
    </dialog>
  );
}

/** Whether a plain click is on a link with this address. */
const leadsTo = (href: string, { target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  target instanceof Element &&
  target.closest("a")?.getAttribute("href") === href &&
  !(metaKey || ctrlKey || shiftKey || altKey);

function Content({
  head,
  aside,
  cover,
  nightEnd,
  end,
  heading,
  closeHref,
  closeLink = true,
  kind,
  children,
}: FrameProps & { heading: ReactNode }) {
  const close = (
    <IconLink
      icon="x"
      label="Close"
      frame={!cover}
      to={closeHref}
      preventScrollReset
      className={cx(
        Boolean(cover) && "absolute! end-4 top-4 text-white! hover:bg-white/12",
        nightEnd && "z-1 md:border-white/50! md:bg-transparent! md:text-white! md:hover:bg-white/12!",
      )}
    />
  );
  const main = (
    <>
      {cover && (
        <div className="on-night relative shrink-0">
          {cover}
          {close}
        </div>
      )}
      {kind === "sheet" && (
        <span aria-hidden className="bg-muted mx-auto mt-2.5 h-1.25 w-11 rounded-full md:hidden noscript:hidden" />
      )}
      <div className="flex shrink-0 items-start justify-between gap-4 px-5 pt-5 pb-1 md:px-8 md:pt-6">
        <div className={cx("min-w-0 flex-1 pt-1.5", aside ? "overlay-title-large" : "overlay-title")}>
          {heading}
          {head}
        </div>
        {cover ? end : closeLink && close}
      </div>
      {children}
    </>
  );
  if (!aside) return main;
  return (
    <div className="flex min-h-0 flex-1 flex-col md:flex-row">
      {aside}
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">{main}</div>
    </div>
  );
}

/**
 * Makes a `<dialog open>` that stands in the page modal: the browser then traps the focus, makes the rest inert and gives
 * the focus back. Spread the answer into it. `close` is asked for by Escape and by a press beside the panel, its child;
 * it has to take the dialog out of the page.
 */
export function useModal(close: () => void) {
  const opened = useRef<HTMLDialogElement | null>(null);
  const pressedBeside = useRef(false);
  const placeToasts = useToastPlace();
  // Before the dialog is in the page, whose layout is known then and would have to be computed again.
  const [scrollbar] = useState(scrollbarWidth);

  // A ref and no effect: as it goes, the dialog is still in the page, where only close() gives the focus back.
  const ref = useCallback(
    (dialog: HTMLDialogElement | null) => {
      if (dialog) open(dialog, scrollbar);
      else opened.current?.close();
      opened.current = dialog;
      // What lies outside a modal dialog is below it, and out of reach; below a question over a panel the panel is still open.
      placeToasts(dialog ?? document.querySelector<HTMLElement>("dialog:modal"));
    },
    [placeToasts, scrollbar],
  );

  return {
    ref,
    onCancel(event: SyntheticEvent) {
      // A file field's cancel comes by here as well.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    /** Browsers do not let a page refuse a second Escape. Modal until it goes: leaving may be refused (unsaved changes). */
    onClose({ target, currentTarget }: SyntheticEvent) {
      if (target !== currentTarget || !opened.current) return;
      opened.current.showModal();
      close();
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

/** The width of the page's own scrollbar, in pixels; null while it is away, below another dialog. */
const scrollbarWidth = (): number | null =>
  typeof window === "undefined" || document.querySelector(":modal")
    ? null
    : window.innerWidth - document.documentElement.clientWidth;

/** What someone has begun to type in before the script ran keeps the focus. */
function open(dialog: HTMLDialogElement, scrollbar: number | null) {
  const focused = document.activeElement;
  if (scrollbar !== null) document.documentElement.style.setProperty("--scrollbar", `${scrollbar}px`);
  dialog.removeAttribute("open");
  dialog.showModal();
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus({ preventScroll: true });
}
