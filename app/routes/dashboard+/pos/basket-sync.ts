import type { PosLine } from "~/features/pos/basket";

interface BasketSyncOptions<Price> {
  /** Requests the host's price for these lines. @throws if it refuses or cannot be reached */
  ask: (lines: PosLine[]) => Promise<Price>;
  /** Called with the host's price when nothing has changed since the request. */
  confirmed: (lines: PosLine[], price: Price) => void;
  /** Called on failure: changes since the last confirmed price must be undone. */
  refused: (error: unknown) => void;
}

/**
 * Synchronizes an order that changes faster than the host answers: one request at a time, each with the whole current
 * order, so that no press is lost or counted twice. Returns the function to call with the latest lines.
 */
export function createBasketSync<Price>({ ask, confirmed, refused }: BasketSyncOptions<Price>) {
  let newest: PosLine[] | null = null;
  let isAsking = false;

  async function askOn(): Promise<void> {
    isAsking = true;
    while (newest) {
      const lines = newest;
      newest = null;
      try {
        const price = await ask(lines);
        // Changed during the request, so request the new price.
        if (!newest) confirmed(lines, price);
      } catch (error) {
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
