/** What people call a card; the provider names brands in its own code. */
const brands: Record<string, string> = {
  VISA: "Visa",
  MC: "Mastercard",
  AMEX: "Amex",
  DISCOVER: "Discover",
  DINERS_CLUB: "Diners Club",
  JCB: "JCB",
};

/** "Mastercard"; a brand without a name is written as the host names it, and one that nobody knows is null. */
export const cardBrandText = (brand: string | null | undefined): string | null =>
  brand && brand !== "UNKNOWN" ? (brands[brand] ?? brand) : null;

/** "Mastercard ending in 5454"; "card ending in 5454" where the brand is not known. */
export const cardText = ({ brand, last4 }: { brand: string | null | undefined; last4: string }): string =>
  `${cardBrandText(brand) ?? "card"} ending in ${last4}`;
