import { setTimeout as pause } from "node:timers/promises";
import { decode } from "turbo-stream";
import * as z from "zod";
import type { Visitor } from "@tests/support/visitor";
import { createLiveStream } from "~/ui/live/live-stream";

const kitchen = z.object({
  tickets: z.array(z.object({ number: z.string() })),
  restaurant: z.object({ id: z.string() }),
});

/** A kitchen display without a screen: follows the events and loads its page's data anew as the page does in a browser. */
export interface Display {
  restaurantId: string;
  /** When each ticket was first there, by its number; milliseconds of the clock. */
  seen: Map<string, number>;
  /** Numbers that stood there twice at once. */
  doubled: Set<string>;
  loads: number;
  failures: number;
  /** What failed loads said. */
  faults: Map<string, number>;
  /** The numbers that stand there now. */
  tickets: () => string[];
  close: () => void;
}

/** @param visitor signed in as somebody of a kitchen */
export async function openDisplay(app: string, visitor: Visitor): Promise<Display> {
  const seen = new Map<string, number>();
  const doubled = new Set<string>();
  let shown: string[] = [];
  const display: Display = {
    restaurantId: "",
    seen,
    doubled,
    loads: 0,
    failures: 0,
    faults: new Map(),
    tickets: () => shown,
    close: () => {},
  };
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  const load = async () => {
    const answer = await fetch(`${app}/dashboard/kds.data`, { headers: { cookie } });
    if (answer.status !== 200 || !answer.body) throw new Error(`The display answered ${answer.status}.`);
    const { tickets, restaurant } = kitchen.parse(kitchenOf(await valueOf(answer.body)));
    shown = tickets.map(({ number }) => number);
    display.restaurantId = restaurant.id;
    display.loads += 1;
    for (const [index, number] of shown.entries()) {
      if (shown.indexOf(number) !== index) doubled.add(number);
      if (!seen.has(number)) seen.set(number, Date.now());
    }
  };
  // As `useLiveReload`: never two loads at once; what comes meanwhile asks once more.
  let isLoading = false;
  let isStale = false;
  const reload = async (): Promise<void> => {
    if (isLoading) return void (isStale = true);
    isLoading = true;
    do {
      isStale = false;
      await load().catch((error: unknown) => {
        display.failures += 1;
        const why = error instanceof Error ? error.message.slice(0, 80) : "unknown";
        display.faults.set(why, (display.faults.get(why) ?? 0) + 1);
      });
    } while (isStale);
    isLoading = false;
  };
  await load();
  const stream = createLiveStream(
    (lastEventId) =>
      `${app}/resources/events?restaurantId=${display.restaurantId}${lastEventId ? `&lastEventId=${lastEventId}` : ""}`,
    {
      open: (url, signal) => fetch(url, { signal, headers: { cookie } }),
      pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    },
  );
  display.close = stream.listen({ state: () => {}, message: () => void reload() });
  return display;
}

async function valueOf(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value, done } = await decode(body, { plugins: [singleFetchValue] });
  await done;
  return value;
}

/** Remix writes redirects and errors of single fetch as values of its own; a display that meets one has failed. */
const singleFetchValue = (type: string) =>
  type === "SingleFetchRedirect" || type.endsWith("Error") || type === "ErrorResponse" ? { value: null } : false;

function kitchenOf(routes: unknown): unknown {
  const all = z.record(z.string(), z.object({ data: z.unknown() }).partial()).parse(routes);
  return all["routes/dashboard_+/kds/route"]?.data;
}
