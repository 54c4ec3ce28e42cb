import * as z from "zod";
import { invalidDateMessage, type Period, type PeriodProblems, parsePeriod } from "@domain/promotions/promotion-period";
import { discountProblem } from "@domain/promotions/promotion-rules";

/** The dates of a form: a day each, with an optional time. */
export const periodFormFields = {
  start_date: z.string({ error: "Start date is required" }).max(10),
  start_time: z.string().max(8).optional(),
  end_time: z.string().max(8).optional(),
};
export const endDate = z.string({ error: "End date is required" }).max(10);

interface PeriodValues {
  start_date: string;
  start_time?: string;
  end_date: string;
  end_time?: string;
}

const moment = (date: string, time: string | undefined) => (time ? `${date}T${time}` : date);

/** The instants of the entered dates, or the problem with them. */
const enteredPeriod = (values: PeriodValues, timeZone: string) =>
  parsePeriod(
    { start: moment(values.start_date, values.start_time), end: moment(values.end_date, values.end_time) },
    timeZone,
  );

/** Problems of the entered dates that do not depend on the time zone; none while one is missing. */
export function periodProblems(values: Partial<PeriodValues>): PeriodProblems {
  const { start_date, end_date, start_time, end_time } = values;
  if (!start_date || !end_date) return {};
  const read = enteredPeriod({ start_date, start_time, end_date, end_time }, "UTC");
  return "problems" in read ? read.problems : {};
}

/** @throws RangeError for dates that the form's schema refuses */
export function toPeriodRequest(values: PeriodValues, timeZone: string): Period {
  const read = enteredPeriod(values, timeZone);
  if ("problems" in read) throw new RangeError("These dates are not a valid period");
  return read.period;
}

interface Checked<Values> {
  /** The name of the end's field. */
  end: "expiration_date" | "end_date";
  problems: (values: Partial<Values>) => PeriodProblems;
}

/** Checked even when other fields are invalid, so that all problems are reported at once. */
export const always = { when: () => true };

/** [COUP-4, COUP-5, OFFER-3] Checks across the fields of both coupon and offer. */
export const promotionChecks = <Values extends { type: string; discount_value: number }>({
  end,
  problems,
}: Checked<Values>) => [
  z.refine<Values>(({ type, discount_value }) => discountProblem(type, discount_value) === null, {
    ...always,
    path: ["discount_value"],
    error: "Percentage discount cannot exceed 100%",
  }),
  z.refine<Values>((values) => !problems(values).start, { ...always, path: ["start_date"], error: invalidDateMessage }),
  z.refine<Values>((values) => problems(values).end !== invalidDateMessage, {
    ...always,
    path: [end],
    error: invalidDateMessage,
  }),
  z.refine<Values>((values) => [undefined, invalidDateMessage].includes(problems(values).end), {
    ...always,
    path: [end],
    error: "End date must be after start date",
  }),
];
