import type { PosLine } from "~/features/pos/basket";

interface BasketSyncOptions<Price> {
  /** Requests the host's price for these lines. @throws if it refuses or cannot be reached */
  ask: (lines: PosLine[]) => Promise<Price>;
  /** Called with the host's price when nothing has changed since the request. */
  confirmed: (lines: PosLine[], price: Price) => void;
  /** Called on failure: changes since the last confirmed price must be undone. */
  refused: (error: unknown) => void;
  /** Whether the request never arrived: it is repeated instead. */
  isUnheard: (error: unknown) => boolean;
  /** Called once per lost connection. */
  unheard: () => void;
  /** Resolves when the next attempt is due. */
  pause: () => Promise<void>;
}

/**
 * Synchronizes an order that changes faster than the host answers: one request at a time, each with the whole current
 * order, so that no press is lost or counted twice. While there is no connection the order stays as it is and is sent
 * again. Returns the function to call with the latest lines.
 */
export function createBasketSync<Price>(options: BasketSyncOptions<Price>) {
  const { ask, confirmed, refused, isUnheard, unheard, pause } = options;
  let newest: PosLine[] | null = null;
  let isAsking = false;

  async function askOn(): Promise<void> {
    isAsking = true;
    let isLost = false;
    while (newest) {
      const lines = newest;
      newest = null;
      try {
        const price = await ask(lines);
        isLost = false;
        // Changed during the request, so request the new price.
        if (!newest) confirmed(lines, price);
      } catch (error) {
        if (isUnheard(error)) {
          if (!isLost) unheard();
          isLost = true;
          newest ??= lines;
          await pause();
          continue;
        }
        newest = null;
        refused(error);
      }
    }
    isAsking = false;
  }

  return (lines: PosLine[]): void => {
    newest = lines;
    if (!isAsking) void askOn();
  };
}
