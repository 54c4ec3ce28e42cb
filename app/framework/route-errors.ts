import { useContext } from "react";
import { UNSAFE_DataRouterStateContext as StateContext } from "react-router";

/**
 * What a route of this page failed with, whichever boundary shows it; undefined on a page that did not fail. Through a context of
 * react-router 6.30.4 that is not public: its own `useRouteError` knows an error only inside of that boundary.
 */
export const usePageError = (): unknown => Object.values(useContext(StateContext)?.errors ?? {})[0];
