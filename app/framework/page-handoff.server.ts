import { createRequire } from "node:module";
import { encode } from "turbo-stream";

/**
 * @remix-run/server-runtime 2.17.5 writes a page's data down before it asks entry.server for the page, also where that sends a
 * document it has (062) and cancels what was written: a tenth of a home that is sent again. Here writing waits for one microtask,
 * which is after entry.server has looked. Not longer: whoever writes also takes note of promises that fail.
 */
export function encodeUnlessCancelled(...input: Parameters<typeof encode>): ReadableStream<Uint8Array> {
  let isCancelled = false;
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      await Promise.resolve();
      if (isCancelled) return;
      for await (const chunk of encode(...input)) controller.enqueue(chunk);
      controller.close();
    },
    cancel() {
      isCancelled = true;
    },
  });
}

/** Has Remix write so: it looks `encode` up in what turbo-stream 2.4.1 exports to CommonJS, at each page. */
export function writePagesLate(): void {
  const exported: unknown = createRequire(import.meta.url)("turbo-stream");
  if (typeof exported === "object" && exported !== null) Object.assign(exported, { encode: encodeUnlessCancelled });
}
