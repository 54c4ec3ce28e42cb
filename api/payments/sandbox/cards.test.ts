import { expect, test } from "vitest";
import { checkCard, getCardBehaviour, getCardBrand, parseCardDate, passesLuhn } from "./cards";

const card = { number: "4242 4242 4242 4242", name: "Amina Rahman", date: "12/30", cvv: "123", postalCode: "06010" };
const now = new Date("2026-11-20T23:52:00Z");

test("[PAY-13] Clover's public sandbox numbers are valid, have their brand, and do what they prescribe", () => {
  const numbers: [string, string, string][] = [
    ["4242 4242 4242 4242", "VISA", "approve"],
    ["5555 5555 5555 4444", "MC", "approve"],
    ["6011 3610 0000 6668", "DISCOVER", "approve"],
    ["3782 822463 10005", "AMEX", "approve"],
    ["3056 93090 25904", "DINERS_CLUB", "approve"],
    ["3566 0020 2036 0505", "JCB", "approve"],
    ["4005 5717 0222 2222", "VISA", "decline"],
    ["4005 5780 0333 3335", "VISA", "decline"],
  ];
  for (const [number, brand, behaviour] of numbers) {
    expect([number, passesLuhn(number), getCardBrand(number), getCardBehaviour(number)]).toEqual([
      number,
      true,
      brand,
      behaviour,
    ]);
    const cvv = brand === "AMEX" ? "1234" : "123";
    expect(checkCard({ ...card, number, cvv }, now)).toEqual({});
  }
});

test("[PAY-1] each field has its own sentence", () => {
  const wrong = { number: "4242 4242 4242 4241", name: " ", date: "10/26", cvv: "12", postalCode: "" };
  expect(checkCard(wrong, now)).toEqual({
    number: "This card number is not right. Check its digits.",
    name: "Enter the name on the card.",
    date: "This date has passed. Enter the month and year on the card.",
    cvv: "Enter the 3 digits of the CVV.",
    postalCode: "Enter the postal code.",
  });
  expect(checkCard({ ...card, number: "4242" }, now)).toEqual({ number: "Enter the whole card number." });
});

test("[PAY-1] a card is good until the end of its month; a date is read as people type it", () => {
  expect(checkCard({ ...card, date: "11/26" }, now)).toEqual({});
  expect(checkCard({ ...card, date: "11/26" }, new Date("2026-12-01T00:00:00Z"))).toHaveProperty("date");
  for (const typed of ["3/27", "03/27", "0327", "03 / 2027", "03-27"])
    expect(parseCardDate(typed)).toEqual({ month: 3, year: 2027 });
  for (const typed of ["13/27", "00/27", "3", "", "03/027", "ab/cd"]) expect(parseCardDate(typed)).toBeNull();
});
