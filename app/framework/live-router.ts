import { type ContextType, useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

export type LiveRouter = NonNullable<ContextType<typeof RouterContext>>["router"];

/**
 * The router itself, through a context of react-router 6.30.4 that is not public. Its hooks return the state rendered last; on a busy
 * device a submission may have started since, and a revalidation would discard its action data.
 */
export const useLiveRouter = (): LiveRouter | undefined => useContext(RouterContext)?.router;

/** Whether nothing is being loaded or submitted, neither by a navigation nor by a fetcher. */
export const isRouterIdle = ({ state: { navigation, revalidation, fetchers } }: LiveRouter): boolean =>
  navigation.state === "idle" &&
  revalidation === "idle" &&
  [...fetchers.values()].every(({ formMethod }) => !formMethod);

/**
 * Calls `listener` with the root's data each time it is loaded. React renders only the latest of several states, so that a toast, which
 * is loaded once, would be lost if a live event caused another load before the render.
 * @returns a function that unsubscribes
 */
export function onRootData<Data>(router: LiveRouter, listener: (data: Data) => void): () => void {
  let known: unknown = router.state.loaderData["root"];
  return router.subscribe(({ loaderData }) => {
    const { root } = loaderData;
    if (root && root !== known) listener(root);
    known = root;
  });
}
