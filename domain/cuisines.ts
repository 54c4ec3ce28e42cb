/** [HOME-13] Cuisines of the registration, in their order. */
export const cuisines = [
  "Pakistani",
  "Syrian",
  "Middle Eastern",
  "Indian",
  "Turkish",
  "Lebanese",
  "Egyptian",
  "Moroccan",
  "Afghan",
  "Iranian",
  "Other",
] as const;
