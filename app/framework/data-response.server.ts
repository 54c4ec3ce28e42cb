import * as z from "zod";

/** What `data(…)` of @remix-run/server-runtime 2.17.5 returns: not a Response, and its class is not exported. */
const dataResponse = z.object({
  data: z.object({ message: z.string().optional(), reference: z.string().optional() }).nullish().catch(null),
  init: z.object({ status: z.number() }),
});

/**
 * The status and message of an error that an action or a loader answered with; null for anything else, such as a
 * redirect.
 */
export function findError(answer: unknown): { status: number; message: string } | null {
  const parsed = dataResponse.safeParse(answer instanceof Response ? { init: { status: answer.status } } : answer).data;
  const status = parsed?.init.status ?? 0;
  if (!parsed || status < 400) return null;
  const { message = "That did not work", reference } = parsed.data ?? {};
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return { status, message: status >= 500 && reference ? `${sentence} Reference number ${reference}.` : sentence };
}
