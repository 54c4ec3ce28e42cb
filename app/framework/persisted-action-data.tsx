import { type ReactNode, useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * Keeps what an action answered for as long as its page is open. The router forgets it whenever the page's data is asked for
 * anew, so that a refusal would vanish with the next live event; a page that is left, or a form that is sent again, has another
 * location key. `useActionData` reads what is provided here, in a context of react-router 6.30.4 that is not for applications.
 */
export function PersistedActionData({ children }: { children: ReactNode }) {
  const state = useContext(RouterState);
  const [persisted, setPersisted] = useState(state);
  if (!state) return children;
  const isSamePage = persisted?.location.key === state.location.key;
  if (state !== persisted && (state.actionData || !isSamePage)) setPersisted(state);
  const actionData = state.actionData ?? (isSamePage ? persisted?.actionData : null);
  return <RouterState.Provider value={{ ...state, actionData }}>{children}</RouterState.Provider>;
}
