/**
 * A file that strangers sent, for those who may see it: a picture is shown, anything else is saved, and nothing in it runs
 * or is kept by caches.
 */
export function privateFileAnswer({ contentType, body }: { contentType: string; body: ReadableStream | null }) {
  const isPicture = /^image\/(jpeg|png|webp)$/.test(contentType);
  return new Response(body, {
    headers: {
      "Content-Type": isPicture ? contentType : "application/octet-stream",
      "Content-Disposition": isPicture ? "inline" : "attachment",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
