/** Calls whose path the documents leave open, and the one that is proposed for them. */
const proposed: Readonly<Record<string, string>> = { "/auth/agent/login": "/auth/login" };

/**
 * Gives a path of ours as the host has it: `own` (API_PATHS) names beginnings of ours and what stands there instead; the
 * longest that fits whole segments counts.
 */
export function hostPaths(own: Readonly<Record<string, string>> = {}) {
  const known = Object.entries({ ...proposed, ...own }).sort(([a], [b]) => b.length - a.length);
  return function pathOf(path: string): string {
    const found = known.find(([ours]) => path.startsWith(ours) && /^(?:[/?]|$)/.test(path.slice(ours.length)));
    return found ? `${found[1]}${path.slice(found[0].length)}` : path;
  };
}
