import { setTimeout as pause } from "node:timers/promises";
import { decode } from "turbo-stream";
import * as z from "zod";
import { createLiveStream } from "~/ui/live/live-stream";

const numbered = z.array(z.object({ number: z.string() }));

/** What stands on each kind of screen: the address of what it loads when orders move, and the numbers of the orders there. */
const kinds = {
  kitchen: {
    path: "/dashboard/kds.data",
    read: async (body: ReadableStream<Uint8Array>) => {
      const routes = z.record(z.string(), z.object({ data: z.unknown() }).partial()).parse(await valueOf(body));
      const { data } = routes["routes/dashboard_+/kds/route"] ?? {};
      const { tickets, waiting } = z.object({ tickets: numbered, waiting: numbered }).parse(data);
      return { waiting: waiting.map(({ number }) => number), cooking: tickets.map(({ number }) => number) };
    },
  },
  /** As a page of the menu has it. */
  dashboard: {
    path: "/dashboard/news",
    read: async (body: ReadableStream<Uint8Array>) => {
      const { newOrders } = z.object({ newOrders: numbered }).parse(await new Response(body).json());
      return { waiting: newOrders.map(({ number }) => number), cooking: [] };
    },
  },
};
export type ScreenKind = keyof typeof kinds;

/** An open page without a screen: follows the events and loads its data anew by the page's own code and pace. */
export interface Screen {
  kind: ScreenKind;
  /** When each order was first there, and first gone from what waits, by its number; milliseconds of the clock. */
  seen: Map<string, number>;
  answered: Map<string, number>;
  /** Numbers that stood there twice at once. */
  doubled: Set<string>;
  loads: number;
  /** What failed loads said. */
  faults: Map<string, number>;
  close: () => void;
}

/** As `useReload`: what happens at once is answered by one load, and no page loads more than once a second. */
const batchWindowMs = 50;
const minIntervalMs = 1_000;

/** @param cookie of somebody who works at `restaurantId` */
export async function openScreen(
  app: string,
  { cookie, restaurantId, kind }: { cookie: string; restaurantId: string; kind: ScreenKind },
): Promise<Screen> {
  const screen: Screen = {
    kind,
    seen: new Map(),
    answered: new Map(),
    doubled: new Set(),
    loads: 0,
    faults: new Map(),
    close: () => {},
  };
  const { path, read } = kinds[kind];
  let before: string[] = [];
  const load = async () => {
    const response = await fetch(`${app}${path}`, { headers: { cookie } });
    if (response.status !== 200 || !response.body) throw new Error(`The page answered ${response.status}.`);
    const { waiting, cooking } = await read(response.body);
    const now = Date.now();
    screen.loads += 1;
    for (const number of before) if (!waiting.includes(number)) screen.answered.set(number, now);
    before = waiting;
    const shown = [...waiting, ...cooking];
    for (const [index, number] of shown.entries()) {
      if (shown.indexOf(number) !== index) screen.doubled.add(number);
      if (!screen.seen.has(number)) screen.seen.set(number, now);
    }
  };
  let isLoading = false;
  let isStale = false;
  let askedAt = -Infinity;
  const reload = async (): Promise<void> => {
    isStale = true;
    if (isLoading) return;
    isLoading = true;
    while (isStale) {
      await pause(Math.max(batchWindowMs, askedAt + minIntervalMs - Date.now()));
      isStale = false;
      askedAt = Date.now();
      await load().catch((error: unknown) => {
        const why = error instanceof Error ? error.message.slice(0, 80) : "unknown";
        screen.faults.set(why, (screen.faults.get(why) ?? 0) + 1);
        isStale = true;
      });
    }
    isLoading = false;
  };
  await load();
  const stream = createLiveStream(
    (lastEventId) =>
      `${app}/resources/events?restaurantId=${restaurantId}${lastEventId ? `&lastEventId=${lastEventId}` : ""}`,
    undefined,
    {
      open: (url, signal) => fetch(url, { signal, headers: { cookie } }),
      pause: (ms, signal) => pause(ms, undefined, { signal }).catch(() => undefined),
    },
  );
  screen.close = stream.listen({ state: () => {}, message: () => void reload() });
  return screen;
}

async function valueOf(body: ReadableStream<Uint8Array>): Promise<unknown> {
  const { value, done } = await decode(body, { plugins: [singleFetchValue] });
  await done;
  return value;
}

/** Remix writes redirects and errors of single fetch as values of its own; a screen that meets one has failed. */
const singleFetchValue = (type: string) =>
  type === "SingleFetchRedirect" || type.endsWith("Error") || type === "ErrorResponse" ? { value: null } : false;
