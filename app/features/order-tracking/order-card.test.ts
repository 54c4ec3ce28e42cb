import { expect, test } from "vitest";
import { makeOrder } from "@tests/support/order";
import { toOrderCard } from "./order-card";

const order = makeOrder();
const change = {
  id: "c",
  state: "asked",
  lineId: "l",
  name: "Soup",
  pieces: 1,
  needsYes: false,
  back: 0,
  at: "2026-11-20T23:40:00Z",
  answerBy: "2026-11-20T23:45:00Z",
} as const;

test("[RUSH-12] the list of orders says that the restaurant waits for an answer, and until when", () => {
  expect(toOrderCard(order).question).toBeNull();
  expect(toOrderCard({ ...order, changes: [change] }).question).toBe("Soup is sold out. Please answer by 6:45 PM.");
  expect(toOrderCard({ ...order, changes: [{ ...change, state: "replaced" }] }).question).toBeNull();
});
