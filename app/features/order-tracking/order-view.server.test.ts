import { describe, expect, test } from "vitest";
import { makeOrder } from "@tests/support/order";
import type { Order } from "~/host/orders.server";
import { statusSentence, timelineSteps } from "./order-view.server";

const order = (status: Order["status"], history: [Order["status"], string][]) =>
  makeOrder({
    subtotal: 1725,
    total: 1725,
    status,
    history: history.map(([name, at]) => ({ status: name, at, actor: "restaurant" })),
  });

const now = new Date("2026-11-20T23:45:00Z");

describe("[ORD-5] the timeline of an order", () => {
  test("done steps have their times, later ones none", () => {
    const steps = timelineSteps(
      order("preparing", [
        ["placed", "2026-11-20T23:38:00Z"],
        ["accepted", "2026-11-20T23:40:00Z"],
        ["preparing", "2026-11-20T23:44:00Z"],
      ]),
      now,
    );
    expect(steps.map(({ label, state, time }) => [label, state, time])).toEqual([
      ["Placed", "done", "6:38 PM"],
      ["Accepted", "done", "6:40 PM"],
      ["Preparing", "now", "6:44 PM"],
      ["Ready", "later", undefined],
      ["Delivered", "later", undefined],
    ]);
  });

  test("an order that was cancelled has nothing to come", () => {
    const steps = timelineSteps(
      order("cancelled", [
        ["placed", "2026-11-20T23:38:00Z"],
        ["cancelled", "2026-11-20T23:39:00Z"],
      ]),
      now,
    );
    expect(steps.map(({ label, state }) => [label, state])).toEqual([
      ["Placed", "done"],
      ["Cancelled", "ended"],
    ]);
  });

  test("[ORD-13] until when it waits names its day when it is not today, and is no future once it has passed", () => {
    const placed = (acceptBy: string) => ({ ...order("placed", [["placed", "2026-11-20T23:38:00Z"]]), acceptBy });
    const firstStepText = (acceptBy: string, at = now) => timelineSteps(placed(acceptBy), at)[0]?.text;
    const ends = "it is cancelled automatically and you are refunded.";
    const before = "You can cancel until it is accepted. If it is not accepted by";
    expect(firstStepText("2026-11-20T23:48:00Z")).toBe(`${before} 6:48 PM, ${ends}`);
    expect(firstStepText("2026-11-21T05:05:00Z")).toBe(`${before} tomorrow at 12:05 AM, ${ends}`);
    expect(firstStepText("2026-11-23T17:40:00Z")).toBe(`${before} Monday, November 23 at 12:40 PM, ${ends}`);
    expect(firstStepText("2026-11-20T23:48:00Z", new Date("2026-11-20T23:48:00Z"))).toBe(
      "It should have been accepted by 6:48 PM. It will be cancelled within a minute, and you will be refunded.",
    );
  });

  test("[ORD-13] an order that cost nothing announces no refund", () => {
    const free = {
      ...order("placed", [["placed", "2026-11-20T23:38:00Z"]]),
      total: 0,
      acceptBy: "2026-11-20T23:48:00Z",
    };
    expect(timelineSteps(free, now)[0]?.text).toMatch(/is cancelled automatically\.$/);
    expect(timelineSteps(free, new Date("2026-11-20T23:48:00Z"))[0]?.text).toMatch(/cancelled within a minute\.$/);
  });

  test("[ORD-13] an accepted order for later is not said to be cooked soon", () => {
    const accepted = order("accepted", [["accepted", "2026-11-20T23:40:00Z"]]);
    const note = (scheduledFor?: string) => timelineSteps({ ...accepted, scheduledFor }, now)[1]?.text;
    expect(note("2026-11-22T00:30:00Z")).toBe("Your order will be prepared in time.");
    expect(note()).toBe("Your order will be prepared soon.");
  });

  test("[ORD-5] a kitchen cooks, and a shop prepares milk or books", () => {
    const preparing = order("preparing", [["preparing", "2026-11-20T23:44:00Z"]]);
    const atShop = { ...preparing, restaurant: { ...preparing.restaurant, isShop: true } };
    expect(statusSentence(preparing)).toBe("Anatolia Grill House is cooking your order.");
    expect(statusSentence(atShop)).toBe("Anatolia Grill House is preparing your order.");
    const step = (one: Order) => timelineSteps(one, now)[2];
    expect(step(preparing)).toMatchObject({
      icon: "cooking-pot",
      text: expect.stringMatching(/^The kitchen is cooking\. We/),
    });
    expect(step(atShop)).toMatchObject({ icon: "shopping-bag", text: "We tell you here as soon as it is ready." });
    expect(statusSentence(order("completed", []))).toBe("Delivered. Enjoy your order.");
  });

  test("a placed order is not said to be cooked", () => {
    expect(statusSentence(order("placed", []))).toBe(
      "Anatolia Grill House has received your order and has not accepted it yet.",
    );
  });
});
