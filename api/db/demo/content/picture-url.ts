export type DemoPictureKind = "card" | "banner" | "item" | "large" | "offer" | "category";

/**
 * The address of a generated picture. card 640x400 and banner 1440x480 take a place's picture key, item 400x400 and
 * large 500x740 a dish's, offer 548x140 the dish shown with an offer, category 144x144 the category's value.
 */
export function demoPictureUrl(kind: DemoPictureKind, key: string): string {
  return `/pictures/demo/${kind}-${key.toLowerCase()}.webp`;
}
