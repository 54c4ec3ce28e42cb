import { createHash } from "node:crypto";

/**
 * The 'sha256-…' of each inline element for the policy; a cached page cannot use a nonce.
 * @param attribute only elements with it
 */
export function computeCspHashes(html: string, element: "script" | "style", attribute = ""): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const found = [...html.matchAll(inline)].filter(([, attributes]) => attributes?.includes(attribute));
  const texts = new Set(found.map(([, , text = ""]) => text));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}
