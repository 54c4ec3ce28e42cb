import { expect, test } from "vitest";
import { conflictNotice, hostWith } from "@tests/support/edit-conflict";
import { editConflict, type FormValues } from "~/features/versioned-edit/save-edit.server";
import { HostError } from "~/host/errors";
import { companyComparison } from "~/routes/dashboard+/settings._index/company-page.server";
import { hoursComparison } from "~/routes/dashboard+/settings.hours/hours-page.server";
import { orderingComparison } from "~/routes/dashboard+/settings.ordering/ordering-page.server";
import { mailComparison } from "./mail-comparison.server";

test("[SET-3, DASH-3] two editors of the ordering tab: who was faster, when, and what differs", async () => {
  const stored = {
    name: "Anatolia",
    delivery_options: ["DINE_IN", "pickup"],
    preparation_time: 25,
    minimum_order: "0.00",
    delivery_fee: 3,
    delivery_fee_steps: [{ from_subtotal: "30", fee: "0" }],
    accept_within_minutes: 10,
  };
  const typed = {
    delivery_options: ["pickup", "dine-in"],
    preparation_time: 20,
    minimum_order: "0.00",
    delivery_fee: "4.99",
    delivery_fee_rules: [
      { up_to_miles: 2, fee: "1.99" },
      { up_to_miles: 8, fee: "4.99" },
    ],
    delivery_fee_steps: [],
    accept_within_minutes: 10,
    ticket_late_minutes: 30,
  };
  expect(await conflictNotice(orderingComparison(hostWith(stored), "r", typed))).toEqual({
    by: "Leila",
    at: "4:05 PM",
    version: 7,
    isStored: false,
    differences: [
      { label: "Preparation time", yours: "20 min", theirs: "25 min" },
      { label: "Delivery fee", yours: "$1.99 up to 2 mi, $4.99 up to 8 mi", theirs: "$3.00, $0.00 from $30.00" },
      { label: "Kitchen ticket is late after", yours: "30 min", theirs: "" },
    ],
  });
});

test("[SET-3] … of opening hours, day by day, without days that are over", async () => {
  const monday = { day: "MONDAY" as const, from_time: "11:00", to_time: "22:00", is_open: true };
  const tuesday = { ...monday, day: "TUESDAY" as const };
  const stored = {
    time_zone: "America/New_York",
    operating_hours: [
      { ...monday, to_time: "23:30" },
      { ...tuesday, is_open: false },
    ],
    special_days: [
      { date: "2020-12-25", is_open: false },
      { date: "2999-12-25", is_open: false, note: "Christmas" },
    ],
  };
  const typed = {
    operating_hours: [monday, { ...tuesday, is_open: false, to_time: "21:00" }],
    special_days: [
      { date: "2999-12-31", is_open: true, from_time: "11:00", to_time: "15:00" },
      { date: "2999-12-25", is_open: false, note: "Christmas" },
    ],
  };
  const answer = await conflictNotice(hoursComparison(hostWith(stored), "r", typed));
  expect(answer?.differences).toEqual([
    { label: "Monday", yours: "11:00 AM to 10:00 PM", theirs: "11:00 AM to 11:30 PM" },
    {
      label: "Days that differ",
      yours: "Dec 25: Closed, Christmas; Dec 31: 11:00 AM to 3:00 PM",
      theirs: "Dec 25: Closed, Christmas",
    },
  ]);
});

test("[SET-4] … of who is mailed; another refusal names nobody", async () => {
  const nobody = { order_placed: [], order_cancelled: [], order_refunded: [], daily_summary: [] };
  const compared = mailComparison(hostWith({ ...nobody, order_placed: ["company"] }), "r", {
    ...nobody,
    order_placed: ["owner", "staff"],
  });
  expect((await conflictNotice(compared))?.differences).toEqual([
    { label: "A new order", yours: "Owners, Staff", theirs: "The company's email" },
  ]);
  const other = new HostError("forbidden", "No.");
  expect(await editConflict(other, { ...compared, compared, timeZone: async () => "UTC" })).toBeNull();
});

test("[FORM-5] what was typed and is stored already needs no decision, unless something with it is not compared", async () => {
  const compared = { labels: { name: "Name" }, current: async () => ({ values: { name: "Anatolia" } }) };
  const isStored = async (typed: FormValues) => (await conflictNotice({ ...compared, typed }))?.isStored;
  expect(await isStored({ name: "Anatolia", version: "3", image: new Blob([]) })).toBe(true);
  expect(await isStored({ name: "Bosporus" })).toBe(false);
  expect(await isStored({ name: "Anatolia", image: new Blob(["picture"]) })).toBe(false);
  const deleted = await conflictNotice({ ...compared, current: async () => null, typed: {} });
  expect(deleted?.isStored).toBe(false);
});

test("[SET-2] … of the company: only what differs, a field that was emptied too", async () => {
  const stored = {
    name: "Anatolia Grill House",
    email: "hello@anatolia.test",
    phone: "(860) 555-0148",
    website: null,
    street_address: "214 North Main St",
    city: "Bristol",
    state: "CT",
    zip_code: "06010",
    time_zone: "America/New_York",
  };
  const typed = { ...stored, name: "Anatolia Grill", email: "", website: "", description: "Charcoal and bread" };
  expect(await conflictNotice(companyComparison(hostWith(stored), "r", typed))).toEqual({
    by: "Leila",
    at: "4:05 PM",
    version: 7,
    isStored: false,
    differences: [
      { label: "Name", yours: "Anatolia Grill", theirs: "Anatolia Grill House" },
      { label: "Email", yours: "", theirs: "hello@anatolia.test" },
      { label: "Description", yours: "Charcoal and bread", theirs: "" },
    ],
  });
});
