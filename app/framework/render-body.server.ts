import { Writable } from "node:stream";
import { setImmediate } from "node:timers/promises";

/** Event loop turns within which a page should complete. Its data is written a turn or two after its shell. */
const turnsForWhole = 4;

/**
 * The rendered document: whole if it completes soon, else as a stream of few chunks. React 18.3.1 writes 2 kB at a
 * time; passing each through eight streams and a compressor took a fifth of a page's time.
 */
export async function renderBody(
  pipe: (destination: Writable) => void,
): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>> {
  let chunks: Uint8Array[] = [];
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
  const flush = () => {
    if (chunks.length > 0) stream?.enqueue(Buffer.concat(chunks));
    if (stream) chunks = [];
  };
  const drawn = new Writable({
    write(chunk: Uint8Array, _encoding, done) {
      if (chunks.push(withoutPadding(chunk)) === 1 && stream) void setImmediate().then(flush);
      done();
    },
    final(done) {
      flush();
      stream?.close();
      done();
    },
    destroy(error, done) {
      // The client has disconnected.
      stream = undefined;
      done(error);
    },
  });
  pipe(drawn);
  for (let turn = 0; turn < turnsForWhole && !drawn.writableEnded; turn += 1) await setImmediate();
  if (drawn.writableEnded) return Buffer.concat(chunks);
  return new ReadableStream<Uint8Array>({
    start(controller) {
      stream = controller;
      flush();
    },
    cancel: () => void drawn.destroy(),
  });
}

/**
 * React 18.3.1 sends its 2 kB as they are when the next character does not fit into the rest, which is up to three zero bytes
 * then; in an attribute a browser shows each as U+FFFD.
 */
function withoutPadding(chunk: Uint8Array): Uint8Array {
  let end = chunk.length;
  while (end > 0 && chunk[end - 1] === 0) end -= 1;
  return end === chunk.length ? chunk : chunk.subarray(0, end);
}
