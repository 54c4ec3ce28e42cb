/**
 * What people long for, with a picture that shows it. It leads to a category as the host names it, or, where many dishes are
 * called so and no category holds them, to a search.
 */
export const cravings: readonly Craving[] = [
  { cuisine: "Biryani", label: "Biryani", picture: "card-zafran-biryani-house" },
  { search: "kebab", label: "Kebabs", picture: "card-anatolia-grill-house" },
  { cuisine: "Broast", label: "Broast", picture: "card-crescent-broast" },
  { cuisine: "Desert", label: "Desserts", picture: "card-pistachio-and-rose" },
  { cuisine: "Handi", label: "Handi", picture: "card-karachi-handi" },
  { cuisine: "Pizza", label: "Pizza", picture: "card-mina-stone-pizza" },
];

export type Craving = { label: string; picture: string } & (
  | { cuisine: string; search?: undefined }
  | { search: string; cuisine?: undefined }
);
