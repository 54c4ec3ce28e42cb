/** One block of a server-sent stream. */
interface ReadEvent {
  id: string;
  type: string;
  data: Record<string, unknown>;
}

/** Reads a server-sent stream by hand, so that tests see ids, pings and the end. */
export interface EventReader {
  /** The next event; waits for it. @throws when the stream ends first */
  next: () => Promise<ReadEvent>;
  /** As many as `count`, in order. */
  take: (count: number) => Promise<ReadEvent[]>;
  /** Everything until the stream ends. */
  rest: () => Promise<ReadEvent[]>;
  /** What a browser would send as Last-Event-ID. */
  lastEventId: () => string;
  close: () => Promise<void>;
}

/** Resolves once the stream has said where it begins. */
export async function readEvents(body: ReadableStream<Uint8Array> | null): Promise<EventReader> {
  if (!body) throw new Error("There is no stream.");
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let lastEventId = "";

  const block = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const found = text.slice(0, end);
        text = text.slice(end + 2);
        return found;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
  };
  const event = async (): Promise<ReadEvent | null> => {
    for (;;) {
      const found = await block();
      if (found === null) return null;
      const fields = new Map(found.split("\n").map((line): [string, string] => split(line)));
      lastEventId = fields.get("id") ?? lastEventId;
      const data = fields.get("data");
      if (data !== undefined)
        return { id: lastEventId, type: fields.get("event") ?? "message", data: JSON.parse(data) };
    }
  };
  const next = async () => {
    const found = await event();
    if (!found) throw new Error("The stream ended.");
    return found;
  };
  const take = async (count: number) => {
    const events: ReadEvent[] = [];
    while (events.length < count) events.push(await next());
    return events;
  };
  const rest = async () => {
    const events: ReadEvent[] = [];
    for (let one = await event(); one; one = await event()) events.push(one);
    return events;
  };

  const greeting = await block();
  if (greeting === null) throw new Error("The stream ended before it began.");
  if (greeting.includes("data:")) text = `${greeting}\n\n${text}`;
  lastEventId = /^id: (.*)$/m.exec(greeting)?.[1] ?? "";
  return { next, take, rest, lastEventId: () => lastEventId, close: () => reader.cancel() };
}

function split(line: string): [string, string] {
  const colon = line.indexOf(":");
  return [line.slice(0, colon), line.slice(colon + 1).trimStart()];
}
