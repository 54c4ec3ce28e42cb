import { createContext, type ReactNode, useContext } from "react";
import { useHostTime } from "~/ui/live/use-host-time";

const Now = createContext(0);

/** The display's clock: each second re-renders only the components that read the time, not the tickets. */
export function KitchenTime({ loadedAt, children }: { loadedAt: number; children: ReactNode }) {
  return <Now.Provider value={useHostTime(loadedAt)}>{children}</Now.Provider>;
}

/** The host's time in milliseconds. */
export const useKitchenTime = (): number => useContext(Now);
