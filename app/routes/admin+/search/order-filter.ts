/** What an orders' list is narrowed by: a number is an order's own, anything else the name of who ordered. */
export const orderFilter = (sought: string): { order_id: string } | { customer: string } =>
  /^(?:hg-?)?\d+$/i.test(sought) ? { order_id: sought.slice(0, 40) } : { customer: sought };
