import { expect, test } from "vitest";
import { readListState } from "~/lib/lists/list-state";
import { agentColumns, filterAgents } from "./agents.server";

const agents = [
  { id: "1", firstName: "Zainab", lastName: "Ali", email: "z@halalgo.test", phone: "860", isActive: true },
  { id: "2", firstName: "Bilal", lastName: "Siddiqui", email: "b@halalgo.test", phone: "203", isActive: false },
];
const names = (query: string) =>
  filterAgents(agents, readListState(new URLSearchParams(query), agentColumns)).rows.map(({ firstName }) => firstName);

test("[AGT-1] sales agents are searched by name, e-mail and phone, filtered by status, and sorted", () => {
  expect(names("")).toEqual(["Bilal", "Zainab"]);
  expect(names("sort=last_name")).toEqual(["Zainab", "Bilal"]);
  expect(names("search=bilal sid")).toEqual(["Bilal"]);
  expect(names("search=860")).toEqual(["Zainab"]);
  expect(names("status=inactive")).toEqual(["Bilal"]);
});
