import { dayMs } from "@domain/duration";
import { addDays, type LocalDate, localDate, monthNames, toLocalTime, toZonedIso } from "@domain/local-time";
import { formatCents } from "@domain/money";
import { type Period, promotionStatus, type PromotionStatus } from "@domain/promotions/promotion-period";
import { clockText } from "@domain/restaurants/opening-text";

interface Promotion {
  type: "percentage" | "fixed";
  discountHundredths: number;
  maximumDiscountCents?: number | null;
  startsAt: string | null;
  endsAt: string | null;
  isActive: boolean;
}

/** "15%" or "$4.00", with its maximum or kind. */
export function discountText({
  type,
  discountHundredths,
  maximumDiscountCents,
}: Pick<Promotion, "type" | "discountHundredths" | "maximumDiscountCents">) {
  if (type === "fixed") return { discount: formatCents(discountHundredths), atMost: null, discountNote: "fixed" };
  const atMost = maximumDiscountCents ? formatCents(maximumDiscountCents) : null;
  return { discount: `${discountHundredths / 100}%`, atMost, discountNote: atMost && `up to ${atMost}` };
}

const unknown: PeriodText = { text: "", note: null, endsSoon: false };

/** The columns that the coupon and offer lists share. A missing date leaves that side open. */
export function toPromotionRow(promotion: Promotion, timeZone: string, now: Date) {
  const startsAt = new Date(promotion.startsAt ?? 0);
  const endsAt = new Date(promotion.endsAt ?? "2099-12-31");
  const isDated = Boolean(promotion.startsAt && promotion.endsAt);
  const status: PromotionStatus = promotionStatus({ startsAt, endsAt, isActive: promotion.isActive }, now);
  const { text, note, endsSoon } = isDated ? periodText({ startsAt, endsAt }, timeZone, now) : unknown;
  return {
    ...discountText(promotion),
    status,
    isActive: promotion.isActive,
    /** ISO 8601 in the restaurant's time zone: the first and the last moment. */
    from: promotion.startsAt && toZonedIso(startsAt, timeZone),
    until: promotion.endsAt && toZonedIso(endsAt, timeZone),
    valid: text,
    // A deactivated promotion neither starts nor ends by itself.
    validNote: status === "inactive" ? null : note,
    endsSoon: endsSoon && status === "active",
  };
}

/** A promotion's period for the list: "Nov 9 – Dec 20", with an approaching start or end in a second line. */
interface PeriodText {
  text: string;
  note: string | null;
  /** Ends today or tomorrow. */
  endsSoon: boolean;
}

const monthDay = (date: LocalDate) =>
  `${(monthNames[Number(date.slice(5, 7)) - 1] ?? "").slice(0, 3)} ${Number(date.slice(8))}`;
const getYear = (date: LocalDate) => date.slice(0, 4);
const daysBetween = (from: LocalDate, to: LocalDate) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** In the restaurant's time zone. */
export function periodText({ startsAt, endsAt }: Period, timeZone: string, now: Date): PeriodText {
  const start = toLocalTime(startsAt, timeZone);
  const end = toLocalTime(endsAt, timeZone);
  // An end at midnight belongs to the day before.
  const last = end.minute === 0 ? addDays(end.date, -1) : end.date;
  const today = localDate(now, timeZone);
  const isRunning = startsAt <= now && now < endsAt;
  const daysLeft = daysBetween(today, last);
  const near = `${daysLeft === 0 ? "Ends today" : "Ends tomorrow"}${end.minute === 0 ? "" : ` at ${clockText(end.minute)}`}`;
  const endsSoon = isRunning && daysLeft <= 1;
  const coming = startsAt > now ? startText(daysBetween(today, start.date), start.minute) : null;
  return { text: rangeText(start, { ...end, date: last }, getYear(today)), note: endsSoon ? near : coming, endsSoon };
}

/** Adds the year if it is not the current one. */
function rangeText(
  start: { date: LocalDate; minute: number },
  end: { date: LocalDate; minute: number },
  thisYear: string,
): string {
  const year = (date: LocalDate) => (getYear(date) === thisYear ? "" : `, ${getYear(date)}`);
  if (start.date === end.date) {
    const hours =
      end.minute === 0 && start.minute === 0 ? "" : `, ${clockText(start.minute)} – ${clockText(end.minute)}`;
    return `${monthDay(start.date)}${year(start.date)}${hours}`;
  }
  const startYear = getYear(start.date) === getYear(end.date) ? "" : year(start.date);
  return `${monthDay(start.date)}${startYear} – ${monthDay(end.date)}${year(end.date)}`;
}

function startText(days: number, minute: number): string {
  if (days === 0) return `Starts today at ${clockText(minute)}`;
  return days === 1 ? "Starts tomorrow" : `Starts in ${days} days`;
}
