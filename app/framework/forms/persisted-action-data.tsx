import { type ReactNode, useContext, useState } from "react";
import { type Location, UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { didSubmissionFail } from "./connection";

/**
 * Preserves action data while its page is open. The router drops it on each revalidation, so that an error message would vanish with
 * the next live event, and when a later submission fails, so that a form would lose its question. Leaving the page or submitting
 * again changes the location key, which resets it. `useActionData` reads what is provided here, through a context of react-router
 * 6.30.4 that is not public.
 */
export function PersistedActionData({ children }: { children: ReactNode }) {
  const state = useContext(RouterState);
  const [persisted, setPersisted] = useState({ state, actionData: state?.actionData });
  if (!state) return children;
  const isSamePage = persisted.state?.location.key === state.location.key;
  const isLost =
    Boolean(state.actionData) &&
    (state.actionData === persisted.state?.actionData || didSubmissionFail()) &&
    isSamePath(persisted.state?.location, state.location);
  const answer = isLost ? persisted.actionData : state.actionData;
  if (state !== persisted.state && (state.actionData || !isSamePage)) setPersisted({ state, actionData: answer });
  const actionData = answer ?? (isSamePage ? persisted.actionData : null) ?? null;
  return <RouterState.Provider value={{ ...state, actionData }}>{children}</RouterState.Provider>;
}

const isSamePath = (one: Location | undefined, other: Location): boolean =>
  one?.pathname === other.pathname && one.search === other.search;
