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
  /** Whether title and note are printed as well. */
  isTitlePrinted?: boolean;
  children: ReactNode;
}

/** A printable page: on the screen it has a link back and a Print button, which are not printed. */
export function PrintPage({ title, note, backHref, isTitlePrinted = false, children }: PrintPageProps) {
  const isHydrated = useHydrated();
  return (
    <main id="main" tabIndex={-1} className="outline-none">
      <div className={cx("mb-6 flex flex-wrap items-end justify-between gap-3", !isTitlePrinted && "print:hidden")}>
        <div className="min-w-0">
          <h1 className="text-title-desk">{title}</h1>
          {note && <p className="text-meta text-quiet">{note}</p>}
        </div>
        <div className="flex gap-2 print:hidden">
          <ButtonLink to={backHref} variant="secondary">
            Back
          </ButtonLink>
          {isHydrated && (
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

/** [TABLE-6] A printed list: black on white, with headings repeated on every sheet. */
export function PrintSheet({ title, note, heads, rows, backHref }: PrintSheetProps) {
  const isWide = heads.length > 9;
  return (
    <PrintPage title={title} note={note} backHref={backHref} isTitlePrinted>
      <div
        className={cx("overflow-x-auto print:overflow-visible", isWide && "sheet-wide")}
        {...scrollable}
        aria-label={title}
      >
        <table className={cx("text-small w-full border-collapse", isWide && "print:text-[0.5625rem]")}>
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
                  <td
                    key={column}
                    className={cx(
                      "px-2 py-1.5",
                      heads[column]?.end && "text-end tabular-nums",
                      // On a phone it scrolls: a number or a time in four lines would be hard to read.
                      cell.length < 24 && "max-md:not-print:whitespace-nowrap",
                      // "HG-2000" would break at its hyphen.
                      cell.length < 10 && "whitespace-nowrap",
                    )}
                  >
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

/** Above a receipt or ticket, on the screen only: a link back, `children`, and Print. */
export function TicketHead({ backHref, children }: { backHref: string; children?: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <header className="flex flex-wrap justify-center gap-2 p-4 print:hidden">
      <ButtonLink to={backHref} variant="secondary">
        Back
      </ButtonLink>
      {children}
      {isHydrated && (
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
