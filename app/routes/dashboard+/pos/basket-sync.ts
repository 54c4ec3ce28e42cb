import type { BasketLine } from "~/features/pos/basket";

interface BasketSyncOptions<Price> {
  /** Requests the host's price for these lines. @throws if it refuses or cannot be reached */
  requestPrice: (lines: BasketLine[]) => Promise<Price>;
  /** Called with the host's price when nothing has changed since the request. */
  onConfirmed: (lines: BasketLine[], price: Price) => void;
  /** Called on failure: changes since the last confirmed price must be undone. */
  onRejected: (error: unknown) => void;
  /** Whether the request never arrived: it is repeated instead. */
  isConnectionLost: (error: unknown) => boolean;
  /** Called once per lost connection. */
  onConnectionLost: () => void;
  /** Resolves when the next attempt is due. */
  pause: () => Promise<void>;
}

/**
 * Synchronizes an order that changes faster than the host answers: one request at a time, each with the whole current
 * order, so that no press is lost or counted twice. While there is no connection the order stays as it is and is sent
 * again. Returns the function to call with the latest lines.
 */
export function createBasketSync<Price>(options: BasketSyncOptions<Price>) {
  const { requestPrice, onConfirmed, onRejected, isConnectionLost, onConnectionLost, pause } = options;
  let latest: BasketLine[] | null = null;
  let isSyncing = false;

  async function sync(): Promise<void> {
    isSyncing = true;
    let isOffline = false;
    while (latest) {
      const lines = latest;
      latest = null;
      try {
        const price = await requestPrice(lines);
        isOffline = false;
        // Changed during the request, so request the new price.
        if (!latest) onConfirmed(lines, price);
      } catch (error) {
        if (isConnectionLost(error)) {
          if (!isOffline) onConnectionLost();
          isOffline = true;
          latest ??= lines;
          await pause();
          continue;
        }
        latest = null;
        onRejected(error);
      }
    }
    isSyncing = false;
  }

  return (lines: BasketLine[]): void => {
    latest = lines;
    if (!isSyncing) void sync();
  };
}
