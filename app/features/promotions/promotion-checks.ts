import * as z from "zod";
import { discountProblem } from "@domain/promotions/promotion-rules";
import { invalidDateMessage, type PeriodProblems } from "./period-form";

interface Checked<Values> {
  /** The end's field. */
  end: "expiration_date" | "end_date";
  problems: (values: Partial<Values>) => PeriodProblems;
}

/** Also while other fields are wrong: people are told everything at once. */
export const always = { when: () => true };

/** [COUP-4, COUP-5, OFFER-3] What must fit together in the form of a coupon and of an offer alike. */
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
