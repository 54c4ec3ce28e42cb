import { expect, test } from "vitest";
import { conflictNotice, hostWith } from "@tests/support/edit-conflict";
import { detailsComparison } from "./edit-page.server";

const owner = { first_name: "Selin", last_name: "Aydin", email: "selin@anatolia.test", role: "owner" };
const stored = {
  id: "r",
  name: "Anatolia",
  phone: "(860) 555-0148",
  state: "Connecticut",
  account_number: "4007719",
  owner,
};
const typed = {
  name: "Anatolia",
  phone: "(860) 555-0134",
  state: "CT",
  account_number: "4007720",
  first_name: "Elif",
  last_name: "Aydin",
  email: "selin@anatolia.test",
  role: "manager",
};
const differing = async (now: object, opened: { id: string; owner?: typeof owner | null } = stored) => {
  const answer = await conflictNotice({ ...detailsComparison(hostWith(now), opened), typed });
  return answer?.differences.map(({ label, yours, theirs }) => [label, yours, theirs]);
};

test("[ADMIN-17] an administrator's edit that an owner was faster than: what differs, by the form's words", async () => {
  expect(await differing(stored)).toEqual([
    ["Phone", "(860) 555-0134", "(860) 555-0148"],
    ["First name", "Elif", "Selin"],
    ["Role", "manager", "owner"],
    ["Account number", "4007720", "••••19"],
  ]);
});

test("[ADMIN-17] … without an owner their fields are none of the form's", async () => {
  const nobody = { ...stored, owner: null };
  expect(await differing(nobody, nobody)).toEqual([
    ["Phone", "(860) 555-0134", "(860) 555-0148"],
    ["Account number", "4007720", "••••19"],
  ]);
});
