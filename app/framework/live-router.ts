import { useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext } from "react-router";

/** The page's router as it is at this moment. */
export interface LiveRouter {
  /** Whether nothing is loaded or sent, neither by a navigation nor by a fetcher's form. */
  isIdle: () => boolean;
  /** Loads the page's data again. */
  revalidate: () => void;
  /** Calls back at every change; gives the function that ends this. */
  subscribe: (onChange: () => void) => () => void;
}

/**
 * The router itself, through a context of react-router 6.30.4 that is not public. Its hooks give the state that was last rendered:
 * on a busy device a form may be on its way already, and a reload would then discard what its action returns.
 */
export function useLiveRouter(): LiveRouter {
  const context = useContext(RouterContext);
  if (!context) throw new Error("There is no router above this component.");
  return toLiveRouter(context.router);
}

type Router = NonNullable<React.ContextType<typeof RouterContext>>["router"];
const known = new WeakMap<Router, LiveRouter>();

/** One per router, so that it can be a dependency of effects. */
function toLiveRouter(router: Router): LiveRouter {
  let live = known.get(router);
  if (!live) {
    live = {
      isIdle: () => {
        const { navigation, revalidation, fetchers } = router.state;
        const isSending = [...fetchers.values()].some(({ formMethod }) => formMethod !== undefined);
        return navigation.state === "idle" && revalidation === "idle" && !isSending;
      },
      revalidate: () => router.revalidate(),
      subscribe: (onChange) => router.subscribe(onChange),
    };
    known.set(router, live);
  }
  return live;
}
