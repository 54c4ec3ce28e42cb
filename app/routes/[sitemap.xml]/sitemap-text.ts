const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** The addresses as sitemaps.org's protocol has it. */
export function sitemapOf(addresses: readonly string[]): string {
  const entries = addresses.map(
    (url) => `<url><loc>${url.replace(/[&<>"']/g, (sign) => entities[sign] ?? "")}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}
