/** First and last name in one; "" for a person without either. */
export const formatPersonName = (firstName: string | null | undefined, lastName: string | null | undefined): string =>
  `${firstName ?? ""} ${lastName ?? ""}`.trim();
