import * as z from "zod";
import { refusalOf, UpstreamError } from "./errors";
import type { WireAnswer } from "./transport.server";

/** What the host answered, as `answer` reads it. @throws HostError for a refusal, UpstreamError for nonsense */
export function parseAnswer<Answer extends z.ZodType>(
  { status, text, contentType, retryAfter }: WireAnswer,
  answer: Answer,
  { isExtended }: { isExtended: boolean },
): z.output<Answer> {
  const body = parseJson(text);
  if (status < 200 || status >= 300) throw refusalOf(status, body, isExtended, retryAfter);
  if (body === undefined) throw new UpstreamError(`is not JSON but "${contentType.slice(0, 60)}"`);
  const read = answer.safeParse(body);
  if (!read.success) throw new UpstreamError("does not hold what was asked for", read.error);
  return read.data;
}

const refusedAnyway = z.object({ success: z.literal([false, 0, "0", "false"]) });

/** The answer to a change that was made. Some hosts say 200 and `success: false` of one that was not. */
export function assertMade(answer: WireAnswer): WireAnswer {
  const body = parseJson(answer.text);
  if (answer.status < 300 && refusedAnyway.safeParse(body).success) throw refusalOf(409, body, false);
  return answer;
}

/** undefined for what is no JSON; null for an answer without a body, such as 204. */
export function parseJson(text: string): unknown {
  if (text === "") return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
