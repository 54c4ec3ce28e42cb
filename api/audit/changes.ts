/** What a line of the audit log tells of a field: what it was and what it is, or only that it changed. */
type Change = [from: unknown, to: unknown] | "changed";

/**
 * The fields that differ, from what to what. Of `secret` ones (bank data, tax ids) only that they changed. Fields that `after`
 * leaves out (undefined) stay as they are. Undefined where nothing differs.
 */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  secret: readonly string[] = [],
): Record<string, Change> | undefined {
  const changes = Object.entries(after).flatMap(([field, to]): [string, Change][] => {
    const from = before[field] ?? null;
    if (to === undefined || JSON.stringify(from) === JSON.stringify(to ?? null)) return [];
    return [[field, secret.includes(field) ? "changed" : [from, to]]];
  });
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}
