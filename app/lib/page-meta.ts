/** The share picture of pages without their own (scripts/pictures/brand.mjs). */
const sharePicture = "/pictures/share.jpg";

interface PageMeta {
  title: string;
  description: string;
  /** The page's path without parameters that only change its presentation. */
  path: string;
  /** A path of ours or a full URL. */
  image?: string | null;
}

/** Every page has the root's data, which includes the app's public origin. */
type Matches = readonly ({ data: unknown } | undefined)[];

/** Title, description, canonical URL, Open Graph and Twitter card; all URLs are absolute. */
export function pageMeta(matches: Matches, { title, description, path, image }: PageMeta) {
  const root = matches[0]?.data;
  const origin = getOrigin(root);
  const url = origin + path;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  const own = [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
  ];
  // Crawlers and link previews, which read the remaining tags, have no session.
  if (isSignedIn(root)) return own;
  return [
    ...own,
    property("site_name", "HalalGo"),
    property("type", "website"),
    property("title", title),
    property("description", description),
    property("url", url),
    property("image", toAbsoluteUrl(origin, image || sharePicture)),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const isSignedIn = (root: unknown): boolean =>
  typeof root === "object" && root !== null && "user" in root && root.user !== null && root.user !== undefined;

const getOrigin = (root: unknown): string =>
  typeof root === "object" && root !== null && "origin" in root ? String(root.origin) : "";

/** `url` resolved against `origin`; full URLs stay unchanged. */
export const toAbsoluteUrl = (origin: string, url: string): string => (url.startsWith("/") ? origin + url : url);
