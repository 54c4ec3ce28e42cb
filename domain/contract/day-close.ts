import * as z from "zod";
import { cents, dataResponse, id, pageQuery, pageResponse, timestamp, withMessageField } from "./primitives";
import { moneyReport, salesSummary } from "./report";

/**
 * [RUSH-14] A day's sums and cash drawer, and the record of both once the day is closed. Extended; amounts in cents.
 */

const day = z.string().max(40);
const pieces = z.number().int().min(0, "Enter a whole number").max(9_999, "At most 9,999");
/** At most $100,000.00. */
const amount = cents.min(0, "Enter an amount such as 12.00").max(10_000_000, "At most $100,000.00");
const note = z.string().trim().max(200, "At most 200 characters");

/** Bills by count, coins as a total in cents. */
const drawerCount = z.object({
  hundreds: pieces,
  fifties: pieces,
  twenties: pieces,
  tens: pieces,
  fives: pieces,
  ones: pieces,
  coins: amount,
});

/** A later note about a closed day, for cash that was found or miscounted. The record itself does not change. */
const correction = z.object({ id, at: timestamp, by: z.string(), amount: cents, note: z.string() });

/** The count made when a day was closed, and the day's sums at that time. */
const dayClose = z.object({
  id,
  /** By the restaurant's clock, "2026-11-20". */
  day,
  closed_at: timestamp,
  closed_by: z.string(),
  orders: z.number().int(),
  money: moneyReport,
  payment_ways: salesSummary.shape.payment_ways,
  opening_float: cents,
  /** Cash of the day: received minus returned. */
  cash: cents,
  /** Cash of other days since the previous count; negative if some of this day's cash was counted then. */
  other_cash: cents,
  paid_out: cents,
  paid_out_for: z.string().nullable(),
  expected: cents,
  counted: cents,
  difference: cents,
  count: drawerCount,
  float_left: cents,
  reason: z.string().nullable(),
  corrections: z.array(correction),
});

/** A day's current sums; a closed day includes its record, which may differ by later changes. */
const dayReport = z.object({
  day,
  orders: z.number().int(),
  money: moneyReport,
  payment_ways: salesSummary.shape.payment_ways,
  /** Ordered that day and not paid; in no sum. Lists the first ones. */
  unpaid: z.object({
    orders: z.number().int(),
    total: cents,
    named: z.array(z.object({ id, number: z.string(), of: z.string(), total: cents })),
  }),
  /** Orders of the day still in progress. */
  under_way: z.number().int(),
  drawer: z.object({
    /** What the previous count left in the drawer; null before the first count. */
    opening_float: cents.nullable(),
    cash: cents,
    other_cash: cents,
    /** The time of the last count. */
    since: timestamp.nullable(),
  }),
  close: dayClose.nullable(),
  /** Earlier days with money that were not closed, the latest first; null where the host does not say. */
  unclosed: z.array(day).nullable(),
});

export const dayParams = z.object({ id: z.string().max(64), day });
export const dayReportResponse = dataResponse(dayReport);
export const dayCloseResponse = withMessageField(dataResponse(dayClose));
export const dayCloseList = pageResponse(dayClose);
export const dayCloseQuery = pageQuery.extend({
  date_from: day.optional(),
  date_to: day.optional(),
  /** Part of the name of who closed it, of a reason, or of the purpose of a payout. */
  search: z.string().max(120).optional(),
});

export const closeDayRequest = z.object({
  day,
  /** Used only for the first close; later ones start with what the previous close left. */
  opening_float: amount,
  count: drawerCount,
  paid_out: amount,
  paid_out_for: note.nullable(),
  float_left: amount,
  reason: note.nullable(),
  /** The expected cash shown on the page: if cash moved meanwhile, it must be reviewed again. */
  expected: cents,
});

export const correctDayCloseRequest = z.object({
  /** Cents more (or less) in the drawer than counted; 0 for a note alone. */
  amount: cents.min(-10_000_000, "At most $100,000.00").max(10_000_000, "At most $100,000.00"),
  note: note.min(1, "Say what it is for"),
});

export type DayClose = z.infer<typeof dayClose>;
export type DayReport = z.infer<typeof dayReport>;
