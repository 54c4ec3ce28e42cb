import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { readEvents, type EventReader } from "@tests/support/event-reader";

/** Resident memory of a process in MB (Linux). */
const memoryOf = (pid: number): number =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1024);

/**
 * Opens `count` streams on one copy of the API, the same number for each of `tokens`, lets `happen` make events, and counts what reached everybody.
 * @returns memory in MB before, with all open and after the events, and the streams that missed or repeated an event
 */
export async function fillWithStreams(
  api: { url: string; pid: number },
  { tokens, restaurantId, count }: { tokens: string[]; restaurantId: string; count: number },
  happen: () => Promise<string[]>,
) {
  const before = memoryOf(api.pid);
  const readers: EventReader[] = [];
  for (let opened = 0; opened < count; opened += 50) {
    const some = Array.from({ length: Math.min(50, count - opened) }, async (_, index) => {
      const response = await fetch(`${api.url}/events?restaurant_id=${restaurantId}`, {
        headers: { authorization: `Bearer ${tokens[(opened + index) % tokens.length]}` },
      });
      if (response.status !== 200) throw new Error(`A stream was answered ${response.status}.`);
      return readEvents(response.body);
    });
    readers.push(...(await Promise.all(some)));
  }
  const open = memoryOf(api.pid);
  const heard = readers.map(() => new Map<string, number>());
  const listening = readers.map(async (reader, index) => {
    for (;;) {
      const event = await reader.next().catch(() => null);
      if (!event) return;
      const id = String(event.data.order_id ?? event.data.id);
      if (event.type === "order.created") heard[index]?.set(id, (heard[index].get(id) ?? 0) + 1);
    }
  });
  const orders = await happen();
  const isDone = () => heard.every((one) => orders.every((id) => one.has(id)));
  for (let waited = 0; waited < 20_000 && !isDone(); waited += 250) await pause(250);
  const after = memoryOf(api.pid);
  const wrong = heard.filter((one) => orders.some((id) => one.get(id) !== 1)).length;
  await Promise.all(readers.map((reader) => reader.close().catch(() => undefined)));
  await Promise.all(listening);
  return { before, open, after, wrong };
}
