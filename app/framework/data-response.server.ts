import * as z from "zod";

/** What `data(…)` of @remix-run/server-runtime 2.17.5 makes: no Response, and a class that the package exports to nobody. */
const dataResponse = z.object({
  data: z.object({ message: z.string().optional(), reference: z.string().optional() }).nullish().catch(null),
  init: z.object({ status: z.number() }),
});

/** What an action's or a loader's answer says went wrong, in a sentence for the visitor; null where it leads elsewhere, such as to the login. */
export function findError(answer: unknown): { status: number; message: string } | null {
  const parsed = dataResponse.safeParse(answer instanceof Response ? { init: { status: answer.status } } : answer).data;
  const status = parsed?.init.status ?? 0;
  if (!parsed || status < 400) return null;
  const { message = "That did not work", reference } = parsed.data ?? {};
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return { status, message: status >= 500 && reference ? `${sentence} Reference number ${reference}.` : sentence };
}
