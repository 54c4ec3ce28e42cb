/** What a page of the dashboard says of itself in its `handle`. */
interface PageHandle {
  /** It shows orders: what waits to be accepted stands above it. */
  isOfOrders?: boolean;
  /** Nothing on it is filled in: without JavaScript it loads itself anew by itself. */
  reloadsItself?: boolean;
}

const read = (handle: unknown): PageHandle => (typeof handle === "object" && handle !== null ? handle : {});

export const isOfOrders = (handle: unknown): boolean => read(handle).isOfOrders === true;

export const reloadsItself = (handle: unknown): boolean => read(handle).reloadsItself === true;
