/** What a page of the dashboard says of itself in its `handle`. */
interface PageHandle {
  /** It shows orders: what waits to be accepted stands above it. */
  isOfOrders?: boolean;
}

const read = (handle: unknown): PageHandle => (typeof handle === "object" && handle !== null ? handle : {});

export const isOfOrders = (handle: unknown): boolean => read(handle).isOfOrders === true;
