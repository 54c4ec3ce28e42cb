/** One event of a server-sent stream; `data` is null for what only moves `id` on. */
interface Block {
  id?: string;
  type: string;
  data: string | null;
  /** Milliseconds. */
  retry?: number;
}

/**
 * Reads a server-sent stream to its end. Not EventSource: that one does not tell a host without events from one that is
 * away for a moment, and gives up for ever at the first error status.
 */
export async function readServerSent(body: ReadableStream<Uint8Array>, told: (block: Block) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    text += decoder.decode(value, { stream: true }).replaceAll("\r", "");
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) told(parse(block));
  }
}

function parse(text: string): Block {
  const block: Block = { type: "message", data: null };
  for (const line of text.split("\n")) {
    const colon = line.indexOf(":");
    const name = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (name === "id") block.id = value;
    if (name === "event") block.type = value;
    if (name === "data") block.data = block.data === null ? value : `${block.data}\n${value}`;
    if (name === "retry" && /^\d+$/.test(value)) block.retry = Number(value);
  }
  return block;
}
