import { addressRange, isLoopback } from "./accounts/client-address";

/** How many streams one person, and one address, may hold open at a process at once. */
export interface StreamLimit {
  /** Counts one more until the function it gives is called. null: that would be one too many. */
  open: (userId: string, address: string) => (() => void) | null;
}

/**
 * A person has some devices with some pages each; behind one address there may be a whole campus. A proxy on this machine whose
 * word is not taken stands before everybody and is not counted, nor is an address that nobody told.
 */
export function createStreamLimit({ person = 30, address: atAddress = 500 } = {}): StreamLimit {
  const counts = new Map<string, number>();
  const add = (key: string, change: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  };
  return {
    open(userId, address) {
      const isCounted = address !== "unknown" && !isLoopback(address);
      const keys = [
        { key: `person ${userId}`, most: person },
        ...(isCounted ? [{ key: `address ${addressRange(address)}`, most: atAddress }] : []),
      ];
      if (keys.some(({ key, most }) => (counts.get(key) ?? 0) >= most)) return null;
      for (const { key } of keys) add(key, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const { key } of keys) add(key, -1);
        isOpen = false;
      };
    },
  };
}
