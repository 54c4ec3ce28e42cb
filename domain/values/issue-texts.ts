import * as z from "zod";

type Issue = z.core.$ZodRawIssue;

/** Messages for schemas without their own; plain enough to stand beside any field. */
export const generalTexts = {
  missing: "Please fill this in",
  wrong: "Please check what you entered here",
  noChoice: "Please choose one of the options",
  noNumber: "Please enter a number",
};

/**
 * From here on no schema answers a text that zod wrote. What is missing, or no text at all, is told as an empty field would
 * be: by the schema's own checks. Call it once wherever schemas judge what people sent.
 */
export function installIssueTexts(): void {
  z.config({ customError: issueText });
}

/** The text of an issue whose schema names none. */
function issueText(issue: Issue): string {
  switch (issue.code) {
    case "invalid_type":
      return ownText(issue) ?? generalText(issue);
    case "invalid_value":
      return generalTexts.noChoice;
    case "too_small":
      return bound(issue.origin, "at least", Number(issue.minimum));
    case "too_big":
      return bound(issue.origin, "at most", Number(issue.maximum));
    case "invalid_format":
      return issue.format === "email" ? "Please enter a valid email address" : generalTexts.wrong;
    default:
      return generalTexts.wrong;
  }
}

const generalText = ({ input, expected }: Issue) => {
  if (input === undefined || input === null) return generalTexts.missing;
  return expected === "number" || expected === "int" ? generalTexts.noNumber : generalTexts.wrong;
};

/** The least there can be of a kind: what a check says of it, it says of something missing too. */
const emptyByType = new Map<string, unknown>([
  ["string", ""],
  ["number", Number.MIN_SAFE_INTEGER],
  ["array", []],
]);

function ownText({ inst, expected }: Issue): string | undefined {
  const kind = String(expected);
  if (!(inst instanceof z.core.$ZodType) || !emptyByType.has(kind)) return undefined;
  return z.safeParse(inst, emptyByType.get(kind)).error?.issues[0]?.message;
}

function bound(origin: string, limit: "at least" | "at most", number: number): string {
  if (limit === "at least" && number === 1 && origin === "string") return generalTexts.missing;
  if (origin === "string") return `Please enter ${limit} ${number} ${number === 1 ? "character" : "characters"}`;
  if (origin === "array" || origin === "set") return `Please choose ${limit} ${number}`;
  if (origin === "number" || origin === "int" || origin === "bigint") return `Please enter ${limit} ${number}`;
  return generalTexts.wrong;
}
