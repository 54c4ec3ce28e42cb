interface PrivateFile {
  contentType: string;
  body: ReadableStream<Uint8Array> | null;
}

const sandboxPolicy = "sandbox; default-src 'none'";
/**
 * A sandboxed document cannot show a PDF. Files recognized as PDF by their first bytes are rendered apart from this
 * site anyway.
 */
const pdfPolicy = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/**
 * A file uploaded by strangers, for those who may see it. Pictures and PDFs are displayed, anything else is downloaded;
 * nothing in it can act as a page of ours, and it is not cached. PDFs are recognized by their first bytes, whatever the
 * host says; with `isFramed` they may be shown in a frame of our pages.
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
      // Set here, because headers set on a finished response do not reach the browser.
      "Content-Security-Policy": isFramed && start === "%PDF-" ? pdfPolicy : sandboxPolicy,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** The whole stream, and its first bytes as text. */
async function withStart(body: ReadableStream<Uint8Array>, length: number) {
  const [content, looked] = body.tee();
  const reader = looked.getReader();
  let start = "";
  while (start.length < length) {
    const { done, value } = await reader.read();
    if (done) break;
    start += Buffer.from(value.subarray(0, length - start.length)).toString("latin1");
  }
  // Settles only once the other branch ends.
  void reader.cancel();
  return [content, start] as const;
}
