import { Link } from "@remix-run/react";
import { useState } from "react";
import { IconButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icon";
import type { ReviewPage } from "./review-page.server";

/**
 * The document itself: an image in the page, a PDF in the browser's viewer; both can be opened separately. Other
 * documents are listed below.
 */
export function Document({ documents }: Pick<ReviewPage, "documents">) {
  const opened = documents.find(({ isOpened }) => isOpened);
  if (!opened)
    return (
      <Card>
        <p className="text-quiet">The file is missing.</p>
      </Card>
    );
  const { href, name, alt, isPicture } = opened;
  return (
    <OpenedDocument
      key={href}
      opened={{ href, name, alt, isPicture }}
      others={documents.filter((one) => one !== opened)}
    />
  );
}

type Sent = ReviewPage["documents"][number];
type OpenedProps = { opened: Pick<Sent, "href" | "name" | "alt" | "isPicture">; others: Sent[] };

/** Relative to the available width. */
const zooms = [1, 1.5, 2, 3];

/** Images can be turned and zoomed; without JavaScript, by opening them in the browser. */
function OpenedDocument({ opened: { href, name, alt, isPicture }, others }: OpenedProps) {
  const [step, setStep] = useState(0);
  const [turn, setTurn] = useState(0);
  const zoom = zooms[step] ?? 1;
  return (
    <Card as="section" aria-label="The document" padded={false} className="overflow-hidden">
      <div className="border-line flex items-center gap-3 border-b py-2 ps-5 pe-2">
        <Icon name={isPicture ? "image" : "file-pdf"} className="shrink-0" />
        <p className="text-label text-ink min-w-0 flex-1 truncate">{name}</p>
        {isPicture && (
          <div className="flex noscript:hidden" role="group" aria-label="Look at the picture">
            <IconButton
              icon="magnifying-glass-minus"
              label="Smaller"
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <IconButton
              icon="magnifying-glass-plus"
              label="Larger"
              disabled={step === zooms.length - 1}
              onClick={() => setStep(step + 1)}
            />
            <IconButton icon="arrow-clockwise" label="Turn" onClick={() => setTurn((turn + 90) % 360)} />
          </div>
        )}
        <a
          href={href}
          target="_blank"
          rel="noreferrer"
          className="text-meta text-primary inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold underline underline-offset-[3px]"
        >
          Open
          <Icon name="arrow-square-out" size={16} weight="bold" label="in a new tab" />
        </a>
      </div>
      <div
        className="bg-muted overflow-auto p-3 md:p-5"
        {...(zoom > 1 && { role: "region", "aria-label": "The picture, enlarged", tabIndex: 0 })}
      >
        {isPicture ? (
          // Rotated inside a square, which has the same width both ways, so that no part becomes unreachable.
          <div className={cx(turn % 180 !== 0 && "aspect-square")} style={{ width: `${zoom * 100}%` }}>
            <img
              src={href}
              alt={alt}
              style={{ rotate: `${turn}deg` }}
              className={cx(
                "mx-auto",
                turn % 180 === 0
                  ? cx("max-w-full bg-white", zoom === 1 ? "max-h-[52rem]" : "w-full")
                  : "size-full object-contain",
              )}
            />
          </div>
        ) : (
          <iframe src={href} title={alt} className="h-[32rem] w-full border-0 bg-white xl:h-[46rem]" />
        )}
      </div>
      {others.length > 0 && (
        <nav aria-labelledby="also-sent" className="border-line border-t px-5 py-4">
          <h2 id="also-sent" className="text-label text-ink mb-3">
            Also sent
          </h2>
          <ul className="grid gap-3 md:grid-cols-2">
            {others.map(({ key, label, name: file, to, isPicture: isPhoto }) => (
              <li key={key} className="min-w-0">
                <Link
                  to={to}
                  preventScrollReset
                  className="border-line hover:bg-muted rounded-control flex min-h-11 items-center gap-3 border px-4 py-2.5"
                >
                  <Icon name={isPhoto ? "image" : "file-pdf"} className="shrink-0" />
                  <span className="min-w-0">
                    <span className="text-meta text-primary block font-semibold break-words underline underline-offset-[3px]">
                      {label}
                    </span>
                    <span className="text-meta text-quiet block [overflow-wrap:anywhere]">{file}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Card>
  );
}
