import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { Icon } from "../../icon";

export type SummaryError = { id: string; message: string };

/** "Error: Checkout" for a refused form, else the title itself. */
export function pageTitle(title: string, failed: boolean): string {
  return failed ? `Error: ${title}` : title;
}

/** Placed first in main: the problems, each with a link to its field. Takes the focus when it appears and whenever its form is sent again. */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  const box = useRef<HTMLDivElement>(null);
  const any = errors.length > 0;
  useEffect(() => {
    const takeFocus = () => box.current?.focus();
    takeFocus();
    // Refused once more, perhaps for the same reasons: what has not changed would not be read again. It goes with the form; without a
    // summary it does nothing.
    box.current?.closest("form")?.addEventListener("submit", takeFocus);
  }, [any]);
  if (!any) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="rounded-card border-danger bg-surface text-body mb-6 border-2 p-5"
    >
      <h2 className="text-card text-ink flex items-center gap-2.5">
        <Icon name="warning-circle" weight="fill" size={22} className="text-danger" />
        There is a problem
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {errors.map((error) => (
          <li key={error.id + error.message}>
            <a
              href={`#${error.id}`}
              onClick={(event) => focusField(event, error.id)}
              className="text-danger font-semibold underline underline-offset-[3px]"
            >
              {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function focusField(event: MouseEvent, id: string) {
  const target = document.getElementById(id);
  if (!target) return;
  event.preventDefault();
  const control = target instanceof HTMLFieldSetElement ? target.querySelector("input") : target;
  (control ?? target).focus();
  target.scrollIntoView({ block: "center" });
}

/** A message about the whole form, e.g. "Invalid email or password.", with what to do. */
export function FormError({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <div role="alert" className="rounded-control border-danger bg-surface flex gap-3 border-2 p-3.5">
      <Icon name="warning-circle" weight="fill" size={22} className="text-danger mt-0.5" />
      <div>
        <p className="text-label text-ink">{title}</p>
        {detail && <p className="text-meta">{detail}</p>}
      </div>
    </div>
  );
}
