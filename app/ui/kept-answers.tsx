import { type ReactNode, useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * Keeps what an action answered for as long as its page is open. The router forgets it whenever the page's data is asked for
 * anew, so that a refusal would vanish with the next live event; a page that is left, or a form that is sent again, has another
 * location key. `useActionData` reads what is provided here.
 */
export function KeptAnswers({ children }: { children: ReactNode }) {
  const state = useContext(RouterState);
  const [kept, setKept] = useState(state);
  if (!state) return children;
  const isSamePage = kept?.location.key === state.location.key;
  if (state !== kept && (state.actionData || !isSamePage)) setKept(state);
  const actionData = state.actionData ?? (isSamePage ? kept?.actionData : null);
  return <RouterState.Provider value={{ ...state, actionData }}>{children}</RouterState.Provider>;
}
