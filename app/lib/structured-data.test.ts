import { expect, test } from "vitest";
import { inScript } from "./structured-data";

test("no name of a restaurant can end the script that tells it", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  expect(inScript(data)).not.toContain("<");
  expect(JSON.parse(inScript(data))).toEqual(data);
});
