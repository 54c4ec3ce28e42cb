import { useEffect, useMemo, useRef, useState } from "react";
import {
  addLine,
  isSameOrder,
  lineKey,
  plainLine,
  type CounterBasket,
  counterHref,
  type BasketLine,
  basketQuery,
  removeRejectedChanges,
} from "~/features/pos/basket";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { useToast } from "~/ui/feedback/toast";
import { createBasketSync } from "./basket-sync";
import type { CounterView } from "./load-pos.server";

type Quote = NonNullable<CounterView["quote"]>;
type Item = Pick<CounterView["items"][number], "id" | "name" | "priceCents">;

/** A displayed line: changes show at once, with a computed price until the host's arrives. */
export interface ShownLine {
  key: string;
  name: string;
  details: string;
  quantity: number;
  lineTotal: number;
  problem: string | null;
}

export interface Basket {
  /** The order as displayed. */
  content: CounterBasket;
  lines: ShownLine[];
  /** The host's latest price; it matches the displayed order once `isConfirmed`. */
  quote: Quote;
  isConfirmed: boolean;
  /** How often the host has rejected a change. */
  refusals: number;
  /** Index of the most recently changed line. */
  touched: number;
  add: (item: Item) => void;
  change: (next: CounterBasket) => void;
}

class Refusal extends Error {}
class ConnectionLostError extends Error {}

const unsent = "The order could not be changed. Please press again.";
const lost = "There is no connection just now. The order is kept here, and sent once it is back.";

/** Applies changes in the browser first; those the host rejects are undone with a message. */
export function useBasket(page: CounterBasket, loadedQuote: Quote, key: string): Basket {
  // A reload without its own key is the same order.
  const loaded = useMemo(() => ({ ...page, key }), [page, key]);
  const show = useToast();
  const [confirmed, setConfirmed] = useState({ lines: loaded.lines, quote: loadedQuote });
  const [lines, setLines] = useState(loaded.lines);
  const [touched, setTouched] = useState(loaded.lines.length - 1);
  const [refusals, setRefusals] = useState(0);
  const content = { ...loaded, lines };
  const now = useRef({ content, confirmed });
  const items = useRef(new Map<string, Item>());
  /** Every state this page has shown, so that loader data for an earlier one does not undo changes. */
  const shownQueries = useRef(new Set([toOrderQuery(loaded)]));
  const [sync] = useState(() =>
    createBasketSync({
      requestPrice: (latest) => fetchQuote({ ...now.current.content, lines: latest }),
      onConfirmed,
      onRejected,
      isConnectionLost: (error) => error instanceof ConnectionLostError,
      onConnectionLost: () => show({ type: "error", message: lost }),
      pause: () => new Promise((resolve) => setTimeout(resolve, retryMs)),
    }),
  );

  function onConfirmed(quoted: BasketLine[], quote: Quote): void {
    const remaining = removeRejectedChanges(
      quoted,
      quote.lines.map(({ problem }) => problem),
      now.current.confirmed.lines,
    );
    if (remaining.messages.length > 0) {
      setRefusals((count) => count + 1);
      show({ type: "error", message: remaining.messages.join(" ") });
      put(remaining.lines);
      return;
    }
    now.current.confirmed = { lines: quoted, quote };
    setConfirmed(now.current.confirmed);
    // Survives a reload. The router need not know, as all links from here include the order.
    if (window.location.pathname === dashboardPaths.dashboardPos()) {
      window.history.replaceState(window.history.state, "", counterHref(now.current.content));
    }
  }

  function onRejected(error: unknown): void {
    show({ type: "error", message: error instanceof Refusal ? error.message : unsent });
    setRefusals((count) => count + 1);
    now.current.content = { ...now.current.content, lines: now.current.confirmed.lines };
    setLines(now.current.confirmed.lines);
  }

  function put(next: BasketLine[]): void {
    const before = now.current.content.lines;
    now.current.content = { ...now.current.content, lines: next };
    shownQueries.current.add(toOrderQuery(now.current.content));
    setLines(next);
    setTouched(touchedIn(before, next));
    sync(next);
  }

  useEffect(() => {
    const current = now.current;
    const isNew = !shownQueries.current.has(toOrderQuery(loaded)) || loaded.after !== current.content.after;
    current.content = { ...loaded, lines: isNew ? loaded.lines : current.content.lines };
    if (isNew || isSameOrder(loaded.lines, current.confirmed.lines)) {
      shownQueries.current.add(toOrderQuery(loaded));
      current.confirmed = { lines: loaded.lines, quote: loadedQuote };
      setConfirmed(current.confirmed);
      setLines(current.content.lines);
      if (isNew) setTouched(current.content.lines.length - 1);
    } else sync(current.content.lines);
  }, [loaded, loadedQuote, sync]);

  return {
    content,
    lines: lines.map((line) => toShownLine(line, confirmed, items.current)),
    quote: confirmed.quote,
    isConfirmed: isSameOrder(lines, confirmed.lines),
    refusals,
    touched: Math.min(touched, lines.length - 1),
    add: (item) => {
      items.current.set(item.id, item);
      put(addLine(now.current.content, plainLine(item.id)).lines);
    },
    change: (next) => put(next.lines),
  };
}

/** The query of an order, whatever part of the menu is shown beside it. */
const toOrderQuery = (content: CounterBasket) => basketQuery({ ...content, q: "", category: "" });

/** The line that differs between two states of an order; the last one if none does. */
function touchedIn(before: readonly BasketLine[], after: readonly BasketLine[]): number {
  const at = after.findIndex((line, index) => !isSameOrder([line], before.slice(index, index + 1)));
  return at < 0 ? after.length - 1 : at;
}

/** Between two attempts without a connection. */
const retryMs = 2_000;

/** @throws Refusal with the host's message, ConnectionLostError without a connection */
async function fetchQuote(content: CounterBasket): Promise<Quote> {
  const response = await fetch(`${dashboardPaths.dashboardPosQuote()}${basketQuery(content)}`, {
    headers: { Accept: "application/json" },
  }).catch((error: unknown) => {
    throw new ConnectionLostError("The price could not be requested.", { cause: error });
  });
  const { basketAnswer } = await import("./schema");
  const answer = basketAnswer.parse(await response.json());
  if ("message" in answer) throw new Refusal(answer.message);
  return answer.quote;
}

function toShownLine(
  line: BasketLine,
  confirmed: { lines: BasketLine[]; quote: Quote },
  items: Map<string, Item>,
): ShownLine {
  const key = lineKey(line);
  const quotedLine = confirmed.quote.lines[confirmed.lines.findIndex((one) => lineKey(one) === key)];
  const item = items.get(line.menuItemId);
  const size = line.size === "large" ? "Large" : null;
  return {
    key,
    name: quotedLine?.name ?? item?.name ?? "",
    details: [size, ...(quotedLine?.addons.map(({ name }) => name) ?? [])].filter(Boolean).join(", "),
    quantity: line.quantity,
    lineTotal:
      quotedLine?.quantity === line.quantity
        ? quotedLine.lineTotal
        : (quotedLine?.unitPrice ?? item?.priceCents ?? 0) * line.quantity,
    problem: quotedLine?.problem ?? null,
  };
}
