import { Form, useLocation } from "@remix-run/react";
import { Fragment } from "react";
import type { PromotionStatus } from "@domain/promotions/promotion-period";
import type { Filter } from "~/features/lists/list-page";
import { Badge, type BadgeTone, type FilledIconName } from "~/ui/badge";
import { cx } from "~/ui/cx";
import { Switch } from "~/ui/forms/switch";
import type { toPromotionRow } from "./promotion-row";

/** [OFFER-1, TABLE-1] The filters of the coupon and offer lists. */
export const promotionFilters: readonly Filter[] = [
  {
    name: "status",
    label: "Status",
    placeholder: "Any status",
    options: [
      { value: "active", label: "Active" },
      { value: "scheduled", label: "Scheduled" },
      { value: "expired", label: "Expired" },
      { value: "inactive", label: "Inactive" },
    ],
  },
  {
    name: "type",
    label: "Type",
    placeholder: "Any type",
    options: [
      { value: "percentage", label: "Percentage" },
      { value: "fixed", label: "Fixed amount" },
    ],
  },
  { name: "valid_from", label: "Valid from", type: "date" },
  { name: "valid_until", label: "Valid until", type: "date" },
];

type Row = ReturnType<typeof toPromotionRow>;

/** "15%", with its maximum or kind below. */
export const Discount = ({ row }: { row: Row }) => (
  <span>
    <bdi dir="ltr" className={cx("text-label block", isOver(row) ? "text-quiet" : "text-ink")}>
      {row.discount}
    </bdi>
    {row.discountNote && <span className="text-small text-quiet block whitespace-nowrap">{row.discountNote}</span>}
  </span>
);

/** Expired or switched off, and therefore drawn quietly. */
export const isOver = ({ status }: Pick<Row, "status">): boolean => status === "expired" || status === "inactive";

/** Characters that fit one line: "Nov 27 – Dec 16". */
const oneLine = 15;

/** "Nov 9 – Dec 20, 2026", which breaks between the days only. */
export const PeriodText = ({ period }: { period: string }) =>
  period.split(" – ").map((part, index) => (
    <Fragment key={part}>
      {index > 0 && " – "}
      <span className="whitespace-nowrap">{part}</span>
    </Fragment>
  ));

/** "Nov 9 – Dec 20", with an approaching start or end below. */
export const Valid = ({ row }: { row: Row }) => (
  <span className="max-md:text-end">
    <span className={cx("block", row.valid.length <= oneLine && "min-[820px]:whitespace-nowrap")}>
      <PeriodText period={row.valid} />
    </span>
    {row.validNote && (
      <span className={cx("text-small block", row.endsSoon ? "text-accent-text font-semibold" : "text-quiet")}>
        {row.validNote}
      </span>
    )}
  </span>
);

const looks: Record<PromotionStatus, { tone: BadgeTone; icon: FilledIconName; word: string }> = {
  active: { tone: "ok", icon: "check-circle", word: "Active" },
  scheduled: { tone: "info", icon: "calendar-blank", word: "Scheduled" },
  expired: { tone: "neutral", icon: "clock-counter-clockwise", word: "Expired" },
  inactive: { tone: "neutral", icon: "pause-circle", word: "Inactive" },
};

export const statusLabel = (status: PromotionStatus): string => looks[status].word;

export function StatusBadge({ status }: { status: PromotionStatus }) {
  const { tone, icon, word } = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}

type SwitchPromotionProps = {
  /** The list's own page, which handles the submission. */
  path: string;
  id: string;
  name: string;
  isActive: boolean;
};

/** Switches a row on or off immediately. */
export function PromotionSwitch({ path, id, name, isActive }: SwitchPromotionProps) {
  const { search } = useLocation();
  return (
    <Form method="post" action={`${path}${search}`} preventScrollReset className="px-1.5">
      <input type="hidden" name="id" value={id} />
      <Switch on={isActive} name="is_active" label={`${name} active`} word="" />
    </Form>
  );
}

/** A coupon's code, drawn as a ticket; coloured while it is valid. */
export function Ticket({ code, status }: { code: string; status: PromotionStatus }) {
  return (
    <bdi
      dir="ltr"
      className={cx(
        "text-small rounded-small inline-flex min-h-8 min-w-30.5 items-center justify-center px-3.5 font-bold whitespace-nowrap forced-colors:border",
        "[mask-image:radial-gradient(circle_at_0_50%,transparent_5px,#000_5.5px),radial-gradient(circle_at_100%_50%,transparent_5px,#000_5.5px)] [mask-composite:intersect]",
        ticketLooks[status],
      )}
    >
      {code}
    </bdi>
  );
}

const ticketLooks: Record<PromotionStatus, string> = {
  active: "bg-accent-soft text-accent-text",
  scheduled: "bg-info-soft text-info-text",
  expired: "bg-muted text-quiet",
  inactive: "bg-muted text-quiet",
};
