/** Rules for how many add-ons of a group must be chosen. */
export interface ModifierGroup {
  id: string;
  name: string;
  minimum: number;
  /** Null: no limit. */
  maximum: number | null;
}

/** "Choose 1", "Choose 2 to 4", "Choose at least 1", "Choose up to 2" or "Optional". */
export function formatModifierRule({ minimum, maximum }: Pick<ModifierGroup, "minimum" | "maximum">): string {
  if (maximum === null) return minimum > 0 ? `Choose at least ${minimum}` : "Optional";
  if (minimum === maximum) return `Choose ${minimum}`;
  return minimum > 0 ? `Choose ${minimum} to ${maximum}` : `Choose up to ${maximum}`;
}

/** The rule as this many add-ons can meet it; where none is left, nothing has to be chosen. */
export function offeredRule(
  { minimum, maximum }: Pick<ModifierGroup, "minimum" | "maximum">,
  offered: number,
): Pick<ModifierGroup, "minimum" | "maximum"> {
  if (offered === 0) return { minimum: 0, maximum };
  return { minimum: Math.min(minimum, offered), maximum: maximum === null ? null : Math.min(maximum, offered) };
}

/** A message about invalid add-on choices, or null. If a group offers less than its minimum, that number is required. */
export function modifierProblem(
  offered: readonly { id: string; group?: ModifierGroup | null }[],
  chosen: ReadonlySet<string>,
): string | null {
  const groups = new Map(offered.flatMap(({ group }) => (group ? [[group.id, group] as const] : [])));
  for (const group of groups.values()) {
    const members = offered.filter((addon) => addon.group?.id === group.id);
    const count = members.filter((addon) => chosen.has(addon.id)).length;
    const rule = offeredRule(group, members.length);
    if (count >= rule.minimum && count <= (rule.maximum ?? count)) continue;
    return `${group.name}: ${formatModifierRule(rule).toLowerCase()}.`;
  }
  return null;
}
