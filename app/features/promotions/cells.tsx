import { Fragment } from "react";
import { cx } from "~/ui/cx";
import { Cell } from "~/ui/layout/table";
import type { promotionRow } from "./promotion-row";

type Row = ReturnType<typeof promotionRow>;

/** "15%", and its cap or kind below. */
export function DiscountCell({ row, isQuiet }: { row: Row; isQuiet: boolean }) {
  return (
    <Cell label="Discount" end>
      <span>
        <bdi dir="ltr" className={cx("text-label block", isQuiet ? "text-quiet" : "text-ink")}>
          {row.discount}
        </bdi>
        {row.discountNote && <span className="text-small text-quiet block whitespace-nowrap">{row.discountNote}</span>}
      </span>
    </Cell>
  );
}

/** "Nov 9 – Dec 20, 2026", and below what is near. */
export function ValidCell({ row }: { row: Row }) {
  return (
    <Cell label="Valid">
      <span className="max-md:text-end">
        <span className="block">
          {row.valid.split(" – ").map((part, index) => (
            <Fragment key={part}>
              {index > 0 && " – "}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </span>
        {row.validNote && (
          <span className={cx("text-small block", row.endsSoon ? "text-accent-text font-semibold" : "text-quiet")}>
            {row.validNote}
          </span>
        )}
      </span>
    </Cell>
  );
}
