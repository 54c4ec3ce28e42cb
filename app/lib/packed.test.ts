import { expect, test } from "vitest";
import { pack, unpack } from "./packed";

test("what was packed comes out as it was, and is one text for the encoding of the framework", () => {
  const dishes = [{ name: "Künefe “with cheese” \\ </script>", wasCents: null, isPopular: false }];
  const packed = pack(dishes);
  expect(Object.values(packed)).toEqual([expect.any(String)]);
  expect(unpack(packed)).toEqual(dishes);
});
