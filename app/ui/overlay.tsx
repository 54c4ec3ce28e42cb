import { Dialog as Headless, DialogPanel, DialogTitle } from "@headlessui/react";
import { useNavigate } from "@remix-run/react";
import { useId, useState, type ReactNode } from "react";
import { cx } from "./cx";
import { IconLink } from "./icon-button";
import { useHydrated } from "./use-hydrated";

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
  /** Beside the title, where the close link stands without a cover. */
  end?: ReactNode;
  role?: "dialog" | "alertdialog";
};

/**
 * The frame of every dialog, sheet and side panel. The server draws it in place; where JavaScript is on, the style sheet
 * already lays it over the page, and Headless UI takes over without a jump (focus trap, Escape, focus back).
 */
export function Overlay(props: FrameProps) {
  const { kind, width, full, closeHref, title, role } = props;
  const hydrated = useHydrated();
  const [fromServer] = useState(!hydrated);
  const navigate = useNavigate();
  const id = useId();
  const frame = cx("overlay", `overlay-${kind}`, full && "overlay-full", !fromServer && "overlay-moving");
  const style = { "--overlay-width": `${width}px` };
  if (!hydrated) {
    return (
      <section data-panel-page aria-labelledby={id} className={frame} style={style}>
        <div className="overlay-panel">
          <Content {...props} heading={<h1 id={id}>{title}</h1>} />
        </div>
      </section>
    );
  }
  const close = () => navigate(closeHref, { preventScrollReset: true });
  return (
    <Headless open onClose={close} role={role} className={frame} style={style}>
      <DialogPanel className="overlay-panel">
        <Content {...props} heading={<DialogTitle>{title}</DialogTitle>} />
      </DialogPanel>
    </Headless>
  );
}

function Content({
  head,
  aside,
  cover,
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
      className={cover ? "absolute! end-4 top-4 text-white! hover:bg-white/12" : undefined}
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
      {kind === "sheet" && <span aria-hidden className="bg-muted mx-auto mt-2.5 h-1.25 w-11 rounded-full md:hidden" />}
      <header className="flex shrink-0 items-start justify-between gap-4 px-5 pt-5 pb-1 md:px-8 md:pt-6">
        <div className={cx("min-w-0 flex-1 pt-1.5", aside ? "overlay-title-large" : "overlay-title")}>
          {heading}
          {head}
        </div>
        {cover ? end : closeLink && close}
      </header>
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
