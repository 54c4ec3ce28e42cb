import type { StoredCard } from "./records";

/** Card rules of the sandbox: brands, Luhn, dates, and what Clover's public sandbox numbers do. */
export type CardBrand = "VISA" | "MC" | "AMEX" | "DISCOVER" | "DINERS_CLUB" | "JCB" | "UNKNOWN";

/** How a charge of this card behaves, by its number, which itself is never stored. */
export type CardBehaviour = "approve" | "decline";

export interface CardDetails {
  number: string;
  name: string;
  /** Month 1 to 12 and four-digit year, as typed "MM/YY" or "MM/YYYY". */
  date: string;
  cvv: string;
  postalCode: string;
}

export type CardField = keyof CardDetails;

const brandPatterns: readonly [CardBrand, RegExp, readonly number[]][] = [
  ["VISA", /^4/, [13, 16, 19]],
  ["MC", /^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, [16]],
  ["AMEX", /^3[47]/, [15]],
  ["DISCOVER", /^(6011|64[4-9]|65)/, [16, 19]],
  ["DINERS_CLUB", /^3(0[0-5]|[689])/, [14]],
  ["JCB", /^35/, [16]],
];

/** Declined as docs.clover.com, "Test card numbers", prescribes; its partial approval is declined online too. */
const declining = new Set([
  "4005571702222222",
  "4005578003333335",
  "375987654000004",
  "5424180273333333",
  "4264281511117771",
]);

const stripNonDigits = (text: string): string => text.replace(/\D/g, "");

export const getCardBrand = (number: string): CardBrand =>
  brandPatterns.find(([, pattern]) => pattern.test(stripNonDigits(number)))?.[0] ?? "UNKNOWN";

export const getCardBehaviour = (number: string): CardBehaviour =>
  declining.has(stripNonDigits(number)) ? "decline" : "approve";

/** Whether a card number has a valid check digit (Luhn). */
export function passesLuhn(number: string): boolean {
  const sum = [...stripNonDigits(number)].reverse().reduce((total, digit, index) => {
    const value = index % 2 ? Number(digit) * 2 : Number(digit);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Month and year of "3/27", "0327", "03 / 2027", or null when it is no month. */
export function parseCardDate(text: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(text);
  const month = Number(match?.[1]);
  if (!match?.[2] || month < 1 || month > 12) return null;
  const year = Number(match[2]);
  return { month, year: year < 100 ? 2000 + year : year };
}

/** What the sandbox stores of a card: never its number or CVV. */
export function toStoredCard({ number, date }: Pick<CardDetails, "number" | "date">): StoredCard {
  const { month, year } = parseCardDate(date) ?? { month: 0, year: 0 };
  return {
    brand: getCardBrand(number),
    last4: stripNonDigits(number).slice(-4),
    expMonth: month,
    expYear: year,
    behaviour: getCardBehaviour(number),
  };
}

/** One sentence a field that is wrong; empty when the card may be used. `now` decides whether the date has passed (UTC). */
export function checkCard(card: CardDetails, now: Date): Partial<Record<CardField, string>> {
  const errors: Partial<Record<CardField, string>> = {};
  const number = stripNonDigits(card.number);
  const brand = getCardBrand(number);
  const lengths = brandPatterns.find(([name]) => name === brand)?.[2];
  if (!number) errors.number = "Enter the card number.";
  else if (lengths ? !lengths.includes(number.length) : number.length < 12 || number.length > 19) {
    errors.number = "Enter the whole card number.";
  } else if (!passesLuhn(number)) errors.number = "This card number is not right. Check its digits.";

  if (!card.name.trim()) errors.name = "Enter the name on the card.";

  const date = parseCardDate(card.date);
  if (!card.date.trim()) errors.date = "Enter the month and year on the card.";
  else if (!date) errors.date = "Enter the date as MM/YY.";
  else if (date.year * 12 + date.month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1) {
    errors.date = "This date has passed. Enter the month and year on the card.";
  }

  const cvvLength = brand === "AMEX" ? 4 : 3;
  if (!card.cvv.trim()) errors.cvv = "Enter the CVV.";
  else if (!new RegExp(`^\\d{${cvvLength}}$`).test(card.cvv.trim()))
    errors.cvv = `Enter the ${cvvLength} digits of the CVV.`;

  if (!card.postalCode.trim()) errors.postalCode = "Enter the postal code.";
  else if (!/^[A-Za-z0-9][A-Za-z0-9 -]{1,8}[A-Za-z0-9]$/.test(card.postalCode.trim())) {
    errors.postalCode = "Enter the postal code of the card's bill.";
  }
  return errors;
}
