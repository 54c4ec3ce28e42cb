/** How a field that is a choice says its value. */
export const activeWord = (value: unknown): string => (value === "false" ? "Inactive" : "Active");
export const upperCase = (value: unknown): string =>
  String(value ?? "")
    .trim()
    .toUpperCase();
