import { expect, test } from "vitest";
import { hostPaths } from "./transport.server";

test.each([
  ["/auth/agent/login", "/auth/login"],
  ["/auth/login", "/auth/login"],
  ["/auth/agents/7", "/auth/agents/7"],
])("[HOST-10] without settings %s is %s", (ours, theirs) => expect(hostPaths()(ours)).toBe(theirs));

test.each([
  ["/auth/agent/login", "/agents/login"],
  ["/auth/agents", "/sales/agents"],
  ["/auth/agents/7", "/sales/agents/7"],
  ["/auth/agents?page=2", "/sales/agents?page=2"],
  ["/auth/agentship", "/auth/agentship"],
  ["/addons/3", "/menu/addons/3"],
  ["/menu-items/1/addons/3", "/menu-items/1/addons/3"],
])("[HOST-30, HOST-47] with settings %s is %s", (ours, theirs) => {
  const own = { "/auth/agents": "/sales/agents", "/auth/agent/login": "/agents/login", "/addons": "/menu/addons" };
  expect(hostPaths(own)(ours)).toBe(theirs);
});
