import { type ReactNode, useContext, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterState } from "react-router";

/**
 * Preserves an action's answer while its page is open. The router drops it whenever the page's data is revalidated, so
 * that an error message would vanish with the next live event. Leaving the page or submitting again changes the
 * location key, which resets it. `useActionData` reads what is provided here, through a context of react-router 6.30.4
 * that is not public.
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
