import { addressRange, isLoopback } from "./accounts/client-address";

/** Limits the event streams that one person, and one IP address, may have open at a process. */
export interface StreamLimit {
  /** Counts a stream until the returned function is called; null if the limit is reached. */
  open: (userId: string, address: string) => (() => void) | null;
}

/**
 * A person has several devices with several pages each; a whole campus may share one IP address. Loopback addresses (an untrusted
 * local proxy, which all visitors share) and unknown addresses are not counted.
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
        { key: `person ${userId}`, max: person },
        ...(isCounted ? [{ key: `address ${addressRange(address)}`, max: atAddress }] : []),
      ];
      if (keys.some(({ key, max }) => (counts.get(key) ?? 0) >= max)) return null;
      for (const { key } of keys) add(key, 1);
      let isOpen = true;
      return () => {
        if (isOpen) for (const { key } of keys) add(key, -1);
        isOpen = false;
      };
    },
  };
}
