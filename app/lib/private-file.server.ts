interface PrivateFile {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}

const walled = "sandbox; default-src 'none'";
/** A sandbox keeps browsers from drawing a PDF; one that is one by its first bytes is drawn apart from this site anyway. */
const drawn = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * A file that strangers sent, for those who may see it: a picture or a PDF is shown, anything else is saved, and nothing in it
 * can act as a page of ours or is kept by caches. A PDF is one by its first bytes, whatever the host calls it; with `isFramed`
 * browsers draw it, in a frame of our pages too.
 */
export async function privateFileResponse(
  { contentType, body }: PrivateFile,
  { isFramed = false } = {},
): Promise<Response> {
  const isPicture = /^image\/(jpeg|png|webp)$/.test(contentType);
  const [content, start] = body && contentType === "application/pdf" ? await withStart(body, 5) : [body, ""];
  const isShown = isPicture || start === "%PDF-";
  return new Response(content, {
    headers: {
      "Content-Type": isShown ? contentType : "application/octet-stream",
      "Content-Disposition": isShown ? "inline" : "attachment",
      // Said at once: what is set on an answer that is made already does not reach the browser.
      "Content-Security-Policy": isFramed && start === "%PDF-" ? drawn : walled,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** The stream, still whole, and its first bytes as text. */
async function withStart(body: ReadableStream<Uint8Array>, length: number) {
  const [content, looked] = body.tee();
  const reader = looked.getReader();
  let start = "";
  while (start.length < length) {
    const { done, value } = await reader.read();
    if (done) break;
    start += Buffer.from(value.subarray(0, length - start.length)).toString("latin1");
  }
  // Settles only when the other branch ends too.
  void reader.cancel();
  return [content, start] as const;
}
