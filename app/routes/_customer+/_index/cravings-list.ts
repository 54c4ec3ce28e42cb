/** Category as the host names it, its readable name, and a picture that shows it. */
export const cravings = [
  { category: "Biryani", label: "Biryani", picture: "card-zafran-biryani-house" },
  { category: "Turkish", label: "Kebabs", picture: "card-anatolia-grill-house" },
  { category: "Broast", label: "Broast", picture: "card-crescent-broast" },
  { category: "Desert", label: "Desserts", picture: "card-pistachio-and-rose" },
  { category: "Handi", label: "Handi", picture: "card-karachi-handi" },
  { category: "Pizza", label: "Pizza", picture: "card-mina-stone-pizza" },
];
