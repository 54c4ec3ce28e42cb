import type { AppLoadContext } from "@remix-run/node";
import type { KeptDraft } from "~/host/registration-drafts/draft-store";

const empty: KeptDraft = { values: {}, files: [], isSubmitted: false };

/** This visitor's registration under way, and its token; an empty one without a token where nothing has been begun. */
export async function readOwnDraft({ registration, drafts }: AppLoadContext) {
  const ticket = await registration.read();
  if (!ticket) return { ticket, draft: empty };
  if (ticket.isSubmitted) return { ticket, draft: { ...empty, isSubmitted: true } };
  const draft = await drafts.read(ticket.token);
  return draft ? { ticket, draft } : { ticket: null, draft: empty };
}

/** As readOwnDraft, begun now if need be. */
export async function ownDraft(context: AppLoadContext) {
  const { ticket, draft } = await readOwnDraft(context);
  if (ticket && !ticket.isSubmitted && !draft.isSubmitted) return { token: ticket.token, draft };
  const token = await context.drafts.begin();
  await context.registration.keep({ token, problem: null, isSubmitted: false });
  return { token, draft: empty };
}
