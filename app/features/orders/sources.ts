/** [ORD-11] Where an order came from; each has a list of its own. */
export const sources = ["online", "table", "pos"] as const;
export type Source = (typeof sources)[number];

/** To the letter [ORD-6]. */
export const sourceTitles: Record<Source, string> = {
  online: "Online Orders",
  table: "Table Orders",
  pos: "POS Orders",
};

/** Orders of a source this app does not know are shown among the online ones. */
export const sourceOf = (text: string): Source => sources.find((source) => source === text) ?? "online";
