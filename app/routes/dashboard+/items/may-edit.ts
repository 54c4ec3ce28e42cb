/** Who may write menus; staff may switch items and manage their add-ons (docs/catalogue.md). The host has the last word. */
export const mayEditMenu = (role: string): boolean => role !== "staff";
