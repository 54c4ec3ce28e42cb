import * as z from "zod";

const thrown = z.object({
  data: z.object({ message: z.string().optional(), reference: z.string().optional() }).nullish().catch(null),
  init: z.object({ status: z.number() }),
});

/** What an action's answer says went wrong, in a sentence for the visitor; null where it leads elsewhere, such as to the login. */
export function failureIn(answer: unknown): { status: number; sentence: string } | null {
  const told = thrown.safeParse(answer instanceof Response ? { init: { status: answer.status } } : answer).data;
  const status = told?.init.status ?? 0;
  if (!told || status < 400) return null;
  const { message = "That did not work", reference } = told.data ?? {};
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  return { status, sentence: status >= 500 && reference ? `${sentence} Reference number ${reference}.` : sentence };
}
