/** The picture that links to pages without one of their own are shared with (scripts/pictures/brand.mjs). */
const sharePicture = "/pictures/share.jpg";

interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, without what only chooses how it looks. */
  path: string;
  /** A path of ours or a whole address. */
  image?: string | null;
}

/** The root's data comes with every page: where the visitor sees this app. */
type Matches = readonly ({ data: unknown } | undefined)[];

/** Title, description, canonical address, and what Open Graph and Twitter cards ask for; their addresses are absolute. */
export function pageMeta(matches: Matches, { title, description, path, image }: PageMeta) {
  const origin = getOrigin(matches[0]?.data);
  const url = origin + path;
  const property = (name: string, content: string) => ({ property: `og:${name}`, content });
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    property("site_name", "HalalGo"),
    property("type", "website"),
    property("title", title),
    property("description", description),
    property("url", url),
    property("image", toAbsoluteUrl(origin, image || sharePicture)),
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

const getOrigin = (root: unknown): string =>
  typeof root === "object" && root !== null && "origin" in root ? String(root.origin) : "";

/** `url` seen from `origin`: whole addresses stay what they are. */
export const toAbsoluteUrl = (origin: string, url: string): string => (url.startsWith("/") ? origin + url : url);
