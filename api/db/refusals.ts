import { ApiError } from "@api/errors";

/**
 * The refusal behind a database error that a caller's input caused, by its SQLSTATE; undefined for a fault of ours.
 * Schemas catch nearly all of these first; this keeps the rest from being answered as our fault.
 */
export function refusalOfDatabase(error: Error): ApiError | undefined {
  if (!("code" in error) || !("severity" in error)) return undefined;
  switch (error.code) {
    case "22P02": // not a uuid: no such thing
      return new ApiError("not_found", "Not found.");
    case "22001": // too long
    case "22003": // number out of range
    case "22007": // not a date
    case "22008": // date out of range
    case "22021": // NUL in text
    case "22P05": // NUL in JSON
    case "23514": // check constraint
      return new ApiError("validation_failed", "Some of what was sent is not valid.");
    case "23503": // refers to something missing, or is still referred to
    case "23505": // unique
      return new ApiError("conflict", "This clashes with something already stored. Please reload and try again.");
    case "40001":
    case "40P01": // two changes waited for each other
      return new ApiError("conflict", "Somebody else changed this at the same moment. Please try again.");
    default:
      return undefined;
  }
}
