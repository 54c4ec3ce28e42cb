import { expect, test } from "vitest";
import { browseResponse } from "@domain/contract/browse";
import { dealList } from "@domain/contract/promotion";
import { createTestApi } from "@tests/support/api";
import { withTestDatabase } from "@tests/support/database";
import { openShop } from "@tests/support/shop";

const database = withTestDatabase();

test("[HALAL-6] [OFFER-6] a deal of nothing but hidden dishes is none to customers: not on the page, the card, in the filter or its count", async () => {
  const api = createTestApi(database.db);
  const shop = await openShop(database.db);
  const owner = await api.signIn("owner", { restaurantId: shop.id });
  const mark = (marks: object) =>
    api.call("PATCH", "/menu-items/marks", { token: owner.token, body: { ids: [shop.adana], ...marks } });
  const titles = async () => {
    const listed = browseResponse.parse(
      (await api.call("GET", "/browse?mode=pickup&deals=true&latitude=41.6806&longitude=-72.9466")).body,
    ).data;
    const running = dealList.parse((await api.call("GET", `/deals?restaurant_id=${shop.id}`)).body).data.data;
    const { body } = await api.call("GET", `/restaurants/${shop.id}`);
    return {
      listed: listed.total,
      running: running.map(({ title }) => title),
      page: JSON.stringify(body).includes("10% off"),
    };
  };
  const shown = { listed: 1, running: ["10% off kebab plates"], page: true };
  const hidden = { listed: 0, running: [], page: false };
  expect(await titles()).toEqual(shown);
  await mark({ contains_add: ["alcohol"] });
  expect(await titles()).toEqual(hidden);
  await mark({ contains_remove: ["alcohol"] });
  expect(await titles()).toEqual(shown);
  await mark({ halal: "no" });
  expect(await titles()).toEqual(hidden);
  // Its own people see it, and once it also names a dish that the menu shows, customers do.
  const own = dealList.parse((await api.call("GET", `/deals?restaurant_id=${shop.id}`, { token: owner.token })).body)
    .data.data;
  expect(own).toMatchObject([{ title: "10% off kebab plates" }]);
  const body = new FormData();
  body.append("menuItemIds", JSON.stringify([shop.soup]));
  expect((await api.call("PATCH", `/deals/${own[0]?.id ?? ""}`, { token: owner.token, body })).status).toBe(200);
  expect(await titles()).toEqual(shown);
  expect((await api.call("DELETE", `/menu-items/${shop.soup}`, { token: owner.token })).status).toBe(200);
  expect(await titles()).toEqual(hidden);
});
