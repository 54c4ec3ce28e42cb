import type { Ticket } from "./ticket";

/** Tickets on one page of the flow; the rest follow on further pages. */
const perPage = 12;

/**
 * [RUSH-6] One page of the flow, the last one if there are fewer. A void ticket keeps its place, and on other pages comes first:
 * it rings until somebody acknowledges it, so whoever hears it has to see it.
 */
export function getFlowPage<T extends Pick<Ticket, "stage">>(tickets: readonly T[], wanted: number) {
  const pages = Math.max(1, Math.ceil(tickets.length / perPage));
  const page = Math.min(wanted, pages);
  const own = tickets.slice((page - 1) * perPage, page * perPage);
  return { page, pages, tickets: [...tickets.filter((one) => one.stage === "void" && !own.includes(one)), ...own] };
}
