interface PrivateFile {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}

/**
 * A file that strangers sent, for those who may see it: a picture or a PDF is shown, anything else is saved, and nothing in it
 * can act as a page of ours or is kept by caches. A PDF is one by its first bytes, whatever the host calls it.
 */
export async function privateFileAnswer({ contentType, body }: PrivateFile): Promise<Response> {
  const isPicture = /^image\/(jpeg|png|webp)$/.test(contentType);
  const [content, start] = body && contentType === "application/pdf" ? await withStart(body, 5) : [body, ""];
  const isShown = isPicture || start === "%PDF-";
  return new Response(content, {
    headers: {
      "Content-Type": isShown ? contentType : "application/octet-stream",
      "Content-Disposition": isShown ? "inline" : "attachment",
      "Content-Security-Policy": "sandbox; default-src 'none'",
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
