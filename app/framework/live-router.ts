import { type ContextType, useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

export type LiveRouter = NonNullable<ContextType<typeof RouterContext>>["router"];

/**
 * The router itself, through a context of react-router 6.30.4 that is not public. Its hooks give the state that was last rendered:
 * on a busy device a form may be on its way already, and a reload would then discard what its action returns.
 */
export const useLiveRouter = (): LiveRouter | undefined => useContext(RouterContext)?.router;

/** Whether nothing is loaded or sent at this moment, neither by a navigation nor by a fetcher's form. */
export const isRouterIdle = ({ state: { navigation, revalidation, fetchers } }: LiveRouter): boolean =>
  navigation.state === "idle" &&
  revalidation === "idle" &&
  [...fetchers.values()].every(({ formMethod }) => !formMethod);

/**
 * Calls `listener` with the root's data whenever it was loaded. React renders only the latest of several states: what one load brings
 * once, as a toast, would be lost if another load, as of a live event, ended before it is rendered. Returns how to stop.
 */
export function onRootData<Data>(router: LiveRouter, listener: (data: Data) => void): () => void {
  let known: unknown = router.state.loaderData["root"];
  return router.subscribe(({ loaderData }) => {
    const { root } = loaderData;
    if (root && root !== known) listener(root);
    known = root;
  });
}
