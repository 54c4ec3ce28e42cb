import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress, publicLookup } from "./public-address";

test.each([
  ["8.8.8.8", true],
  ["142.250.74.42", true],
  ["2a00:1450:4001:81c::200a", true],
  ["0.0.0.0", false],
  ["10.1.2.3", false],
  ["100.64.0.1", false],
  ["127.0.0.1", false],
  ["169.254.169.254", false],
  ["172.31.255.255", false],
  ["192.168.0.1", false],
  ["198.18.0.1", false],
  ["224.0.0.1", false],
  ["255.255.255.255", false],
  ["::", false],
  ["::1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a9fe:a9fe", false],
  ["fc00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["2001:db8::1", false],
  ["2002:7f00:1::", false],
  ["push.services.com", false],
])("[RUSH-3] %s is public: %s", (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

const of = (...addresses: string[]) =>
  new Promise<unknown>((resolve) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    publicLookup((_name, callback) => callback(null, found))("push.services.com", { all: true }, (error, addresses) =>
      resolve(error ? error.message : addresses),
    );
  });

test("[RUSH-3] a connection goes to the addresses that were looked at, and nowhere when one of them is not public", async () => {
  expect(await of("8.8.8.8")).toEqual([{ address: "8.8.8.8", family: 4 }]);
  const refused = "push.services.com leads to an address that is not public";
  expect(await of("8.8.8.8", "127.0.0.1")).toBe(refused);
  expect(await of("::1")).toBe(refused);
  expect(await of()).toBe(refused);
});
