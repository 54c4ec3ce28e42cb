/** Ids, numbers, tokens and codes; the words of the API's paths are short and have no digit. */
const isValue = (segment: string) => /\d/.test(segment) || segment.length > 24 || segment !== segment.toLowerCase();
/** Should a path have words of somebody's own after all, they must not fill the memory. */
const mostPatterns = 300;

/** Names the calls of an API whose paths it does not know: "/orders/:id/status", for a metric's label. */
export function createCallPatterns(most = mostPatterns): (path: string) => string {
  const known = new Set<string>();
  return (path) => {
    const [pathname = ""] = path.split("?");
    const pattern = pathname
      .split("/")
      .map((segment) => (isValue(segment) ? ":id" : segment))
      .join("/");
    if (known.size >= most && !known.has(pattern)) return "other";
    known.add(pattern);
    return pattern;
  };
}
