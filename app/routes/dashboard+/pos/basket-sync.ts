import type { PosLine } from "~/features/pos/basket";

interface BasketSyncOptions<Price> {
  /** Asks the host for the price of these lines. @throws when it refuses, or cannot be reached */
  ask: (lines: PosLine[]) => Promise<Price>;
  /** The host has named its price, and nothing was pressed since. */
  confirmed: (lines: PosLine[], price: Price) => void;
  /** It did not: what was pressed since the last price does not count. */
  refused: (error: unknown) => void;
}

/**
 * Tells the host of a basket that changes faster than it answers: one question at a time, each with the whole basket as it is by
 * then, so that no press is lost and none counts twice. Gives the function that takes the newest basket.
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
        // Pressed meanwhile: its price is the next to ask for.
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
