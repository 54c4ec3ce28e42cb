import { expect, test } from "vitest";
import { dayReportResponse } from "@domain/contract/day-close";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { makeRestaurant } from "@tests/support/restaurants";
import { storeCashSale } from "@tests/support/sample-order";

const database = withTestDatabase();
const none = { hundreds: 0, fifties: 0, twenties: 0, tens: 0, fives: 0, ones: 0, coins: 0 };

test("[RUSH-14] days that nobody closed are named from the first close on, if money moved on them, by the place's own clock", async () => {
  const api = createTestApi(database.db);
  const place = await makeRestaurant(database.db, {});
  const { token } = await api.signIn("owner", { restaurantId: place });
  const read = async (day: string) =>
    dayReportResponse.parse((await api.call("GET", `/restaurants/${place}/day-closes/${day}`, { token })).body).data;
  const close = async (day: string) => {
    const { drawer } = await read(day);
    const expected = (drawer.opening_float ?? 0) + drawer.cash + drawer.other_cash;
    const more = Math.max(0, -expected);
    const body = {
      day,
      opening_float: 0,
      count: { ...none, coins: expected + more },
      paid_out: 0,
      paid_out_for: null,
      float_left: 0,
      reason: more > 0 ? "Counted with the day after" : null,
      expected,
    };
    const response = await api.call("POST", `/restaurants/${place}/day-closes`, { token, body });
    expect(response).toMatchObject({ status: 200 });
  };
  // The clocks go back on November 1: 11:30 PM of the day before is 03:30 UTC, of the day itself 04:30.
  for (const at of [
    "2026-10-20T18:00:00Z",
    "2026-10-30T18:00:00Z",
    "2026-11-01T03:30:00Z",
    "2026-11-02T04:30:00Z",
    "2026-11-03T18:00:00Z",
    "2026-11-04T18:00:00Z",
  ]) {
    await storeCashSale(database.db, { restaurantId: place, at: new Date(at) }, 2_000);
  }
  api.clock.set("2026-11-04T20:00:00Z");
  expect((await read("2026-11-04")).unclosed, "nobody closes days here").toEqual([]);
  await close("2026-10-30");
  expect((await read("2026-11-04")).unclosed).toEqual(["2026-11-03", "2026-11-01", "2026-10-31"]);
  await close("2026-11-03");
  await close("2026-10-31");
  expect((await read("2026-11-04")).unclosed).toEqual(["2026-11-01"]);
  await close("2026-11-01");
  const last = await read("2026-11-04");
  expect(last.unclosed).toEqual([]);
  // Today's cash lay in the drawer at the first count, and went out with it.
  expect(last.drawer, "right, whatever the order").toMatchObject({ opening_float: 0, cash: 2_000, other_cash: -2_000 });
});
