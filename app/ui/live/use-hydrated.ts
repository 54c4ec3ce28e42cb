import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False on the server and in the first render of a page that came from it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
