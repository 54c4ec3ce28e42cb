import { expect, test, vi } from "vitest";
import { addLine, isSameOrder, plainLine, type Pos, type PosLine, withoutRefused } from "~/features/pos/basket";
import { createBasketSync } from "./basket-sync";

const empty: Pos = { lines: [], q: "", category: "", after: "" };
const soups = (count: number): PosLine[] =>
  Array.from({ length: count }).reduce<Pos>((pos) => addLine(pos, plainLine("soup")), empty).lines;

/** A host whose answers are given one by one. */
function slowHost() {
  const asked: { lines: PosLine[]; answer: (price: number) => void; refuse: (error: Error) => void }[] = [];
  const confirmed = vi.fn();
  const refused = vi.fn();
  const ask = (lines: PosLine[]) => new Promise<number>((answer, refuse) => void asked.push({ lines, answer, refuse }));
  const unheard = vi.fn();
  const isUnheard = (error: unknown) => error instanceof TypeError;
  const tell = createBasketSync({ ask, confirmed, refused, isUnheard, unheard, pause: passed });
  return { asked, confirmed, refused, unheard, tell };
}

const passed = () => new Promise<void>((resolve) => setImmediate(resolve));

test("[RUSH-13] six presses while the host thinks are two questions, and six dishes", async () => {
  const { asked, confirmed, tell } = slowHost();
  for (let count = 1; count <= 6; count += 1) tell(soups(count));
  expect(asked.map(({ lines }) => lines[0]?.quantity)).toEqual([1]);
  asked[0]?.answer(100);
  await passed();
  expect(confirmed, "it is not the price of what is shown").not.toHaveBeenCalled();
  expect(asked.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 6]);
  asked[1]?.answer(600);
  await passed();
  expect(confirmed.mock.calls).toEqual([[soups(6), 600]]);
  expect(asked).toHaveLength(2);
});

test("[RUSH-13] what the host refuses is told once, and the next press is asked for again", async () => {
  const { asked, confirmed, refused, tell } = slowHost();
  tell(soups(1));
  tell(soups(2));
  asked[0]?.refuse(new Error("away"));
  await passed();
  expect(refused.mock.calls).toEqual([[new Error("away")]]);
  expect(asked, "what was pressed with it does not count either").toHaveLength(1);
  tell(soups(1));
  asked[1]?.answer(100);
  await passed();
  expect(confirmed.mock.calls).toEqual([[soups(1), 100]]);
});

test("[RUSH-13] what never arrived stays, is told once, and is sent again with what was pressed meanwhile", async () => {
  const { asked, confirmed, refused, unheard, tell } = slowHost();
  tell(soups(1));
  asked[0]?.refuse(new TypeError("Failed to fetch"));
  await passed();
  tell(soups(3));
  await passed();
  asked[1]?.refuse(new TypeError("Failed to fetch"));
  await passed();
  await passed();
  expect(unheard).toHaveBeenCalledTimes(1);
  asked[2]?.answer(300);
  await passed();
  expect(asked.map(({ lines }) => lines[0]?.quantity).at(-1)).toBe(3);
  expect(confirmed.mock.calls).toEqual([[soups(3), 300]]);
  expect(refused).not.toHaveBeenCalled();
});

test("[RUSH-13] a dish that is sold out by now goes back to what stood before, with its reason", () => {
  const tea = plainLine("tea");
  const messages = ["Soup is sold out."];
  expect(withoutRefused([...soups(3), tea], ["Soup is sold out.", null], [])).toEqual({ lines: [tea], messages });
  expect(withoutRefused(soups(3), ["Soup is sold out."], soups(2))).toEqual({ lines: soups(2), messages });
  // It stood there before: its problem is shown beside it, and it is removed by hand.
  expect(withoutRefused([...soups(2), tea], ["Soup is sold out.", null], soups(2)).messages).toEqual([]);
  expect(isSameOrder(soups(2), [{ ...plainLine("soup"), quantity: 2 }])).toBe(true);
});
