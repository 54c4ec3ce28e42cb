import type { ReactNode } from "react";
import { scrollable } from "~/ui/layout/table";
import { useHydrated } from "~/ui/live/use-hydrated";
import { Button, ButtonLink } from "../button";
import { cx } from "../cx";

type PrintSheetProps = {
  title: string;
  /** Below the title: whose list, when, which filters. */
  note: string;
  heads: { label: string; end?: boolean }[];
  rows: string[][];
  backHref: string;
};

interface PrintPageProps {
  title: string;
  note?: string;
  backHref: string;
  /** Whether title and note go to paper as well. */
  isTitlePrinted?: boolean;
  children: ReactNode;
}

/** A page that is made to be printed: on the screen it has a way back and Print, which paper has not. */
export function PrintPage({ title, note, backHref, isTitlePrinted = false, children }: PrintPageProps) {
  const hydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className={cx("mb-6 flex flex-wrap items-end justify-between gap-3", !isTitlePrinted && "print:hidden")}>
        <div>
          <h1 className="text-title-desk">{title}</h1>
          {note && <p className="text-meta text-quiet">{note}</p>}
        </div>
        <div className="flex gap-2 print:hidden">
          <ButtonLink to={backHref} variant="secondary">
            Back
          </ButtonLink>
          {hydrated && (
            <Button icon="printer" onClick={() => window.print()}>
              Print
            </Button>
          )}
        </div>
      </div>
      <noscript>
        <p className="text-meta mb-4 print:hidden">Use your browser’s Print to put this page on paper.</p>
      </noscript>
      {children}
    </main>
  );
}

/** [TABLE-6] A list as paper shows it: black on white, heads repeated on every sheet, nothing but the rows. */
export function PrintSheet({ title, note, heads, rows, backHref }: PrintSheetProps) {
  const isWide = heads.length > 9;
  return (
    <PrintPage title={title} note={note} backHref={backHref} isTitlePrinted>
      <div
        className={cx("overflow-x-auto print:overflow-visible", isWide && "sheet-wide")}
        {...scrollable}
        aria-label={title}
      >
        <table className={cx("text-small w-full border-collapse", isWide && "print:text-[0.5rem]")}>
          <thead>
            <tr className="border-ink border-b-2">
              {heads.map(({ label, end }) => (
                <th key={label} scope="col" className={`px-2 py-1.5 font-bold ${end ? "text-end" : "text-start"}`}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index} className="border-line break-inside-avoid border-b align-top">
                {row.map((cell, column) => (
                  <td key={column} className={`px-2 py-1.5 ${heads[column]?.end ? "text-end tabular-nums" : ""}`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </PrintPage>
  );
}

/** Over a slip for a receipt printer, on the screen alone: the way back, what `children` add, and Print. */
export function TicketHead({ backHref, children }: { backHref: string; children?: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <header className="flex flex-wrap justify-center gap-2 p-4 print:hidden">
      <ButtonLink to={backHref} variant="secondary">
        Back
      </ButtonLink>
      {children}
      {hydrated && (
        <Button icon="printer" onClick={() => window.print()}>
          Print
        </Button>
      )}
      <noscript>
        <p className="text-meta self-center">Use your browser’s Print.</p>
      </noscript>
    </header>
  );
}
