/** [PRAYER-4] The meals of a fasting day that one can order for. */
export const occasions = ["iftar", "suhoor"] as const;
export type Occasion = (typeof occasions)[number];
