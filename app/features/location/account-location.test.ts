import { expect, test } from "vitest";
import { createHostClient } from "~/host/client/client.server";
import { inProcessTransport } from "~/host/client/transport.server";
import { readCookies } from "~/session/cookies/cookies.server";
import { findLocation } from "~/session/cookies/preferences.server";
import { locationFor, saveAddress } from "./account-location.server";

const home = { id: "1", label: "Home", address: "48 Prospect St", city: "Bristol", zipcode: "06010", is_default: true };
const work = { id: "2", label: "Work", address: "1 Century Dr", city: "Bristol", zipcode: "06010", is_default: false };
const placed = (row: object, latitude = 41.66) => ({ ...row, latitude, longitude: -72.95 });

/** A signed-in customer with this address book; null: the host fails. */
function customerWith(book: object[] | null, cookies = readCookies(null, false)) {
  const transport = inProcessTransport(() =>
    book ? Response.json({ data: { data: book } }) : new Response("{}", { status: 500 }),
  );
  const caller = { token: () => "t", requestId: "1", forwardedHeaders: {}, clientAddress: "" };
  const host = createHostClient({ transport, guard: (call) => call() })(caller);
  return { cookies, host, session: { user: { role: "customer" } }, logger: { warn: () => {} } };
}

/** The cookies of a customer who chose "Work" in the menu. */
function cookiesAtWork() {
  const cookies = readCookies(null, false);
  const entry = { ...work, contactName: "", contactEmail: "", contactPhone: "", place: "Bristol, CT 06010" };
  saveAddress(
    { cookies },
    { ...entry, isDefault: false, version: undefined, coordinates: { lat: 41.66, lng: -72.95 } },
  );
  return cookies;
}

test("[FIND-6] a saved address that was chosen stays the location, and is not stored again", async () => {
  const cookies = cookiesAtWork();
  const stored = cookies.get("userAddress");
  expect(await locationFor(customerWith([placed(home), placed(work)], cookies))).toMatchObject({ addressId: "2" });
  expect(cookies.get("userAddress")).toBe(stored);
});

test.each([
  ["its street", { ...placed(work), address: "9 Elm St" }, { address: "9 Elm St, Bristol, CT 06010" }],
  ["its place", placed(work, 42.1), { coordinates: { lat: 42.1, lng: -72.95 } }],
])(
  "[FIND-1, FIND-6] a saved address whose %s changed on another device is where it is now",
  async (_, row, expected) => {
    const customer = customerWith([placed(home), row], cookiesAtWork());
    expect(await locationFor(customer)).toMatchObject({ addressId: "2", ...expected });
    expect(findLocation(customer.cookies)).toMatchObject(expected);
  },
);

test("[FIND-6] one that was deleted gives way to the default, or to nothing", async () => {
  expect(await locationFor(customerWith([placed(home)], cookiesAtWork()))).toMatchObject({ addressId: "1" });
  const without = customerWith([], cookiesAtWork());
  expect(await locationFor(without)).toBeNull();
  expect(findLocation(without.cookies)).toBeNull();
});

test("[FIND-6] where the address book cannot be read, the location stays", async () => {
  expect(await locationFor(customerWith(null, cookiesAtWork()))).toMatchObject({ addressId: "2" });
});
