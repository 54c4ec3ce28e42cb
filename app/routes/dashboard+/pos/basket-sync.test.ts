import { expect, test, vi } from "vitest";
import {
  addLine,
  isSameOrder,
  plainLine,
  type CounterBasket,
  type BasketLine,
  removeRejectedChanges,
} from "~/features/pos/basket";
import { createBasketSync } from "./basket-sync";

const empty: CounterBasket = { lines: [], q: "", category: "", after: "" };
const soups = (count: number): BasketLine[] =>
  Array.from({ length: count }).reduce<CounterBasket>((basket) => addLine(basket, plainLine("soup")), empty).lines;

/** A host whose answers are given one by one. */
function slowHost() {
  const requests: { lines: BasketLine[]; answer: (price: number) => void; refuse: (error: Error) => void }[] = [];
  const onConfirmed = vi.fn();
  const onRejected = vi.fn();
  const requestPrice = (lines: BasketLine[]) =>
    new Promise<number>((answer, refuse) => void requests.push({ lines, answer, refuse }));
  const onConnectionLost = vi.fn();
  const isConnectionLost = (error: unknown) => error instanceof TypeError;
  const sync = createBasketSync({
    requestPrice,
    onConfirmed,
    onRejected,
    isConnectionLost,
    onConnectionLost,
    pause: passed,
  });
  return { requests, onConfirmed, onRejected, onConnectionLost, sync };
}

const passed = () => new Promise<void>((resolve) => setImmediate(resolve));

test("[RUSH-13] six presses while the host thinks are two questions, and six dishes", async () => {
  const { requests, onConfirmed, sync } = slowHost();
  for (let count = 1; count <= 6; count += 1) sync(soups(count));
  expect(requests.map(({ lines }) => lines[0]?.quantity)).toEqual([1]);
  requests[0]?.answer(100);
  await passed();
  expect(onConfirmed, "it is not the price of what is shown").not.toHaveBeenCalled();
  expect(requests.map(({ lines }) => lines[0]?.quantity)).toEqual([1, 6]);
  requests[1]?.answer(600);
  await passed();
  expect(onConfirmed.mock.calls).toEqual([[soups(6), 600]]);
  expect(requests).toHaveLength(2);
});

test("[RUSH-13] what the host refuses is told once, and the next press is asked for again", async () => {
  const { requests, onConfirmed, onRejected, sync } = slowHost();
  sync(soups(1));
  sync(soups(2));
  requests[0]?.refuse(new Error("away"));
  await passed();
  expect(onRejected.mock.calls).toEqual([[new Error("away")]]);
  expect(requests, "what was pressed with it does not count either").toHaveLength(1);
  sync(soups(1));
  requests[1]?.answer(100);
  await passed();
  expect(onConfirmed.mock.calls).toEqual([[soups(1), 100]]);
});

test("[RUSH-13] what never arrived stays, is told once, and is sent again with what was pressed meanwhile", async () => {
  const { requests, onConfirmed, onRejected, onConnectionLost, sync } = slowHost();
  sync(soups(1));
  requests[0]?.refuse(new TypeError("Failed to fetch"));
  await passed();
  sync(soups(3));
  await passed();
  requests[1]?.refuse(new TypeError("Failed to fetch"));
  await passed();
  await passed();
  expect(onConnectionLost).toHaveBeenCalledTimes(1);
  requests[2]?.answer(300);
  await passed();
  expect(requests.map(({ lines }) => lines[0]?.quantity).at(-1)).toBe(3);
  expect(onConfirmed.mock.calls).toEqual([[soups(3), 300]]);
  expect(onRejected).not.toHaveBeenCalled();
});

test("[RUSH-13] a dish that is sold out by now goes back to what stood before, with its reason", () => {
  const tea = plainLine("tea");
  const messages = ["Soup is sold out."];
  expect(removeRejectedChanges([...soups(3), tea], ["Soup is sold out.", null], [])).toEqual({
    lines: [tea],
    messages,
  });
  expect(removeRejectedChanges(soups(3), ["Soup is sold out."], soups(2))).toEqual({ lines: soups(2), messages });
  // It stood there before: its problem is shown beside it, and it is removed by hand.
  expect(removeRejectedChanges([...soups(2), tea], ["Soup is sold out.", null], soups(2)).messages).toEqual([]);
  expect(isSameOrder(soups(2), [{ ...plainLine("soup"), quantity: 2 }])).toBe(true);
});
