import type { Quote } from "@domain/contract/ordering/quote";
import type { SummaryError } from "~/ui/forms/validation/error-summary";
import { lineId } from "./parts";

/** The field that displays a problem of the quote. */
const fieldByProblem: Record<string, string> = {
  address_out_of_reach: "address",
  restaurant_closed: "when",
  order_type_unavailable: "type",
};

/** [CHK-13] A quote's problems, each with the id of the element it is about; those of lines in the order of the lines. */
export function toPlaceErrors({ problems, lines }: Pick<Quote, "problems" | "lines">): SummaryError[] {
  const wrongLines = lines.filter((line) => line.problem).map(lineId);
  const last = wrongLines.at(-1) ?? "summary";
  return (problems ?? [])
    .filter(({ code }) => code !== "address_required")
    .map(({ code, message }) => ({
      id: code === "item_unavailable" ? (wrongLines.shift() ?? last) : (fieldByProblem[code] ?? "summary"),
      message,
    }));
}
