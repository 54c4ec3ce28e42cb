import { expect, test } from "vitest";
import { toScriptJson } from "./structured-data";

test("no name of a restaurant can end the script that tells it", () => {
  const data = { name: "</script><script>alert(1)</script><!--" };
  expect(toScriptJson(data)).not.toContain("<");
  expect(JSON.parse(toScriptJson(data))).toEqual(data);
});
