import type { Transport } from "~/host/transport.server";

/** `"image_url":"https:\/\/…`: a field named after a picture, and where it lies; slashes may be escaped. */
const picture = /"\w*(?:image|logo|banner|picture|photo|avatar|thumb)\w*"\s*:\s*\[?\s*"(https?:\\?\/\\?\/[^"/\\]+)/gi;

/**
 * The same transport, and whether the host has named pictures at its own address: only then pages name it among what they load.
 * An API that nobody outside can reach is nobody's business. (A picture passed on at our own address has none of the host's.)
 */
export function noticingPictures(transport: Transport, baseUrl: string) {
  const { origin, host } = new URL(baseUrl);
  let isShown = false;
  const noticing: Transport = async (request) => {
    const answer = await transport(request);
    if (!isShown && answer.text.includes(host)) {
      isShown = [...answer.text.matchAll(picture)].some(([, site = ""]) => site.replaceAll("\\", "") === origin);
    }
    return answer;
  };
  return { transport: noticing, pictureOrigins: (): string[] => (isShown ? [origin] : []) };
}
