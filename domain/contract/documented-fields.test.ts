import { expect, test } from "vitest";
import { agent, agentRequest, newAgentRequest } from "./accounts/agent";
import { addon } from "./menu";
import { tax } from "./promotion";

test("[DATA-5] add-ons, taxes and sales agents hold the documents' fields; an agent's password is written only", () => {
  const addonFields = ["id", "name", "description", "price", "is_active", "is_available", "image"];
  expect(Object.keys(addon.shape)).toEqual(expect.arrayContaining(addonFields));
  expect(Object.keys(tax.shape)).toEqual(expect.arrayContaining(["id", "name", "code", "rate", "status"]));
  const state = { id: "1", name: "State tax", code: "CT", rate: "6.35", version: null };
  expect(tax.safeParse({ ...state, status: true }).success).toBe(true);
  expect(tax.safeParse({ ...state, status: "active" }).success).toBe(false);
  // `version` is ours: an older tab does not overwrite a newer change.
  const agentFields = ["email", "first_name", "id", "is_active", "last_name", "phone", "version"];
  expect(Object.keys(agent.shape).sort()).toEqual(agentFields);
  for (const request of [newAgentRequest, agentRequest]) expect(request.shape).toHaveProperty("password");
});
