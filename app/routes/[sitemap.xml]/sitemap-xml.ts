const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
const located = (url: string) => `<loc>${url.replace(/[&<>"']/g, (sign) => entities[sign] ?? "")}</loc>`;

/** A sitemap in the format of sitemaps.org. */
export const formatSitemap = (addresses: readonly string[]): string => formatDocument("urlset", "url", addresses);

/** A sitemap index: the URLs of other sitemaps. */
export const formatSitemapIndex = (sitemaps: readonly string[]): string =>
  formatDocument("sitemapindex", "sitemap", sitemaps);

const formatDocument = (name: string, entry: string, urls: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...urls.map((url) => `<${entry}>${located(url)}</${entry}>`),
    `</${name}>`,
    "",
  ].join("\n");
