import { minuteMs } from "@domain/duration";
import { addDays, toInstant, toLocalTime } from "@domain/local-time";

/** The validity of coupons and deals: from an instant until just before another, entered in the restaurant's time zone. */
export interface Period {
  startsAt: Date;
  endsAt: Date;
}

export const promotionStatuses = ["active", "scheduled", "expired", "inactive"] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

/** Ended ones are expired, even if switched off. */
export function promotionStatus({ startsAt, endsAt, isActive }: Period & { isActive: boolean }, now: Date) {
  const running: PromotionStatus = now < startsAt ? "scheduled" : "active";
  const open: PromotionStatus = isActive ? running : "inactive";
  return now >= endsAt ? ("expired" satisfies PromotionStatus) : open;
}

export const invalidDateMessage = "Enter a date as 2026-11-30, up to the year 2099";

/** Messages about invalid dates [COUP-5, OFFER-3]. */
export interface PeriodProblems {
  start?: string;
  end?: string;
}

const day = /^(\d{4}-\d{2}-\d{2})$/;
const moment = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::\d{2})?$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:?\d{2})$/i;

/**
 * The instants of two dates. Each is a day ("2026-11-20": from its beginning, until its end), a time of the wall clock in
 * `timeZone` ("2026-11-20T11:00") or an instant ("2026-11-20T16:00:00Z"). Two equal days are no period, by the documents'
 * rule; for a part of one day its hours are named.
 */
export function parsePeriod(
  entered: { start: string | undefined; end: string | undefined },
  timeZone: string,
): { period: Period } | { problems: PeriodProblems } {
  const startsAt = toInstantOrNull(entered.start, timeZone, 0);
  const endsAt = toInstantOrNull(entered.end, timeZone, 1440);
  if (!startsAt || !endsAt) {
    const wrong = (text: string | undefined, missing: string) => (text ? invalidDateMessage : missing);
    return {
      problems: {
        ...(startsAt ? {} : { start: wrong(entered.start, "Start date is required") }),
        ...(endsAt ? {} : { end: wrong(entered.end, "End date is required") }),
      },
    };
  }
  const isOneDay = day.test(entered.end ?? "") && entered.start === entered.end;
  if (isOneDay || endsAt <= startsAt) return { problems: { end: "End date must be after start date" } };
  return { period: { startsAt, endsAt } };
}

/** `wholeDay`: the minute used for a day without a time, 0 for a start and 1440 for an end. Null for an invalid date. */
function toInstantOrNull(text: string | undefined, timeZone: string, wholeDay: number): Date | null {
  const entered = text?.trim() ?? "";
  const date = day.exec(entered)?.[1];
  if (date) return isDate(date) ? toInstant(date, wholeDay, timeZone) : null;
  const [, local = "", hour, minute] = moment.exec(entered) ?? [];
  if (local)
    return isDate(local) && Number(hour) < 24 && Number(minute) < 60
      ? toInstant(local, Number(hour) * 60 + Number(minute), timeZone)
      : null;
  const at = instant.test(entered) ? new Date(entered) : null;
  if (!at) return null;
  // The last day there may be ends in the year after it.
  return isSensible(at) || isSensible(new Date(at.getTime() - wholeDay * minuteMs)) ? at : null;
}

/** Rejects February 30th, and years such as 20260. */
const isDate = (date: string): boolean => {
  const at = new Date(`${date}T00:00:00Z`);
  return isSensible(at) && at.toISOString().startsWith(date);
};

const isSensible = (at: Date): boolean =>
  !Number.isNaN(at.getTime()) && at.getUTCFullYear() >= 2000 && at.getUTCFullYear() < 2100;

/**
 * The form's values: without a time if it is the start or end of the day. One whole day has the time of its start, as two
 * equal days alone are no period.
 */
export function periodFields({ startsAt, endsAt }: Period, timeZone: string) {
  const start = toLocalTime(startsAt, timeZone);
  const end = toLocalTime(endsAt, timeZone);
  const endDate = end.minute === 0 ? addDays(end.date, -1) : end.date;
  const isWholeDay = start.minute === 0 && end.minute === 0 && endDate === start.date;
  return {
    startDate: start.date,
    startTime: start.minute === 0 && !isWholeDay ? "" : formatTime(start.minute),
    endDate,
    endTime: end.minute === 0 ? "" : formatTime(end.minute),
  };
}

const formatTime = (minute: number): string => {
  const [hours, minutes] = [Math.floor(minute / 60), minute % 60];
  return `${String(hours).padStart(2, "0")}:${String(minutes).padStart(2, "0")}`;
};
