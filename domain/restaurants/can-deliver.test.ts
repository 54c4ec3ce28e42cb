import { expect, test } from "vitest";
import { canDeliver, findNoDeliveryReason } from "./delivery-area";

const bristol = { latitude: 41.6718, longitude: -72.9493 };

test.each([
  [bristol, [], true],
  [null, ["06010"], true],
  [bristol, ["06010"], true],
  [null, [], false],
])("[FIND-1, FIND-15] a place at %o with ZIP codes %o can deliver: %s", (point, zipCodes, can) => {
  expect(canDeliver({ point, zipCodes })).toBe(can);
  expect(findNoDeliveryReason({ point, zipCodes }) === null).toBe(can);
});
