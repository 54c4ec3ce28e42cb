import { expect, test } from "vitest";
import { mealsAhead } from "./meals.server";

const now = new Date("2027-02-20T18:00:00Z");
const order = (
  occasion: "iftar" | "suhoor" | null,
  scheduledFor: string,
  status: "placed" | "accepted" | "ready" | "cancelled",
) => ({
  occasion,
  scheduledFor,
  status,
  restaurant: { timeZone: "America/New_York" },
});

test("[PRAYER-5] orders of Ramadan are counted by meal and time, as long as they are not ready", () => {
  const iftar = "2027-02-20T22:20:00.000Z";
  const meals = mealsAhead(
    [
      order("iftar", iftar, "placed"),
      order("suhoor", "2027-02-21T09:35:00.000Z", "placed"),
      order("iftar", iftar, "accepted"),
      order("iftar", iftar, "ready"),
      order("iftar", iftar, "cancelled"),
      order(null, iftar, "accepted"),
      order("iftar", "2027-02-20T22:15:00.000Z", "placed"),
    ],
    now,
  );
  expect(meals).toEqual(["1 for iftar, 5:15 PM", "2 for iftar, 5:20 PM", "1 for suhoor, tomorrow at 4:35 AM"]);
});
