import { formatCents, parseCents } from "@domain/money";
import { computeLineRefund, type PaidLine, staffRefundLimitText } from "@domain/orders/refund-lines";
import { isolated } from "~/lib/text/isolated";

/** A line with something left to refund, with texts and cents. */
export interface GivableLine extends PaidLine {
  id: string;
  name: string;
  size: string | null;
  /** "1 given back on Nov 19" */
  refundedText: string | null;
}

/** The refundable parts of an order. */
export interface Refundable {
  /** Empty where the host does not send what was paid per line. */
  lines: readonly GivableLine[];
  left: number;
  tipLeft: number;
  /** "Connecticut meals tax 7.35%" */
  taxName: string;
  /** The most that staff may refund without a manager. */
  limit: number | null;
}

export const ways = ["line", "amount", "whole"] as const;

/** The entered values. */
export interface RefundChoice {
  way: (typeof ways)[number];
  /** Quantities by line id. */
  pieces: Readonly<Record<string, number>>;
  amount: string;
  withTip: boolean;
}

interface Sum {
  cents: number;
  /** The sum's components. */
  rows: { label: string; cents: number }[];
  /** Why this cannot be refunded. */
  refusal: string | null;
}

/** [RUSH-11] The sum before it is refunded. Page and server use the same calculation, and the host checks it. */
export function computeSum(refundable: Refundable, choice: RefundChoice): Sum {
  const { left, limit } = refundable;
  const made = computeRows(refundable, choice);
  const cents = made.rows.reduce((sum, row) => sum + row.cents, 0);
  const refuse = (refusal: string) => ({ cents, rows: made.rows, refusal });
  if (left <= 0) return refuse("There is nothing left to give back on this order.");
  if (made.refusal) return refuse(made.refusal);
  if (cents <= 0) return refuse("Choose what to give back.");
  if (cents > left) return refuse(`At most ${formatCents(left)}, which is what is left of this payment.`);
  if (limit !== null && cents > limit) return refuse(staffRefundLimitText(limit, formatCents));
  return { cents, rows: made.rows, refusal: null };
}

function computeRows(
  { lines, left, tipLeft, taxName }: Refundable,
  choice: RefundChoice,
): Pick<Sum, "rows"> & { refusal?: string } {
  if (choice.way === "amount") {
    const cents = parseCents(choice.amount);
    if (cents === null || cents <= 0) return { rows: [], refusal: "Enter an amount such as 4.50" };
    return { rows: [{ label: "An amount", cents }] };
  }
  if (choice.way === "whole") {
    const tip = choice.withTip && tipLeft > 0 ? [{ label: "Tip", cents: tipLeft }] : [];
    return { rows: [{ label: tipLeft > 0 ? "All but the tip" : "All that is left", cents: left - tipLeft }, ...tip] };
  }
  const chosen = lines.flatMap((line) => {
    const pieces = choice.pieces[line.id] ?? 0;
    return pieces > 0 ? [{ line, pieces }] : [];
  });
  const gone = chosen.find(({ line, pieces }) => pieces > line.quantity - line.refunded);
  if (gone)
    return { rows: [], refusal: `Of ${gone.line.name} only ${gone.line.quantity - gone.line.refunded} can go back.` };
  const back = chosen.map(({ line, pieces }) => ({ line, pieces, ...computeLineRefund(line, pieces) }));
  const tax = back.reduce((sum, one) => sum + one.tax, 0);
  const rows = back.map(({ line, pieces, cents }) => ({
    label: `${pieces} ${[isolated(line.name), line.size].filter(Boolean).join(", ")}`,
    cents,
  }));
  return { rows: tax > 0 ? [...rows, { label: `${taxName}, its share`, cents: tax }] : rows };
}

/** "Give back $15.56 to Visa 4242" */
export const targetText = ({ target }: { target: string | null }, cents: number): string =>
  target ? `Give back ${formatCents(cents)} to ${target}` : `Hand back ${formatCents(cents)} at the counter`;

/** "Anatolia Grill House bears it. Hana is told by email. This cannot be taken back." */
export const consequence = (view: { bearer: string; firstName: string | null }, byPlatform: boolean): string =>
  [
    `${byPlatform ? "HalalGo" : view.bearer} bears it.`,
    view.firstName && `${view.firstName} is told by email.`,
    "This cannot be taken back.",
  ]
    .filter(Boolean)
    .join(" ");
