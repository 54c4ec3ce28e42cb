import { describe, expect, test } from "vitest";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { orderingForm } from "./schema";

const validator = createValidator(orderingForm);
const usual = {
  delivery_options: "delivery",
  preparation_time: "20",
  minimum_order: "15",
  accept_within_minutes: "10",
  fee_kind: "none",
};
async function check(input: Record<string, string>, more: [string, string][] = []) {
  const form = new FormData();
  for (const [name, value] of [...Object.entries({ ...usual, ...input }), ...more]) form.append(name, value);
  const { data, error } = await validator.validate(form);
  return error?.fieldErrors ?? data?.changes;
}

describe("[SET-3] the ordering form", () => {
  test("becomes what the wire takes; boxes are a list", async () => {
    expect(await check({}, [["delivery_options", "pickup"]])).toEqual({
      delivery_options: ["delivery", "pickup"],
      preparation_time: 20,
      minimum_order: "15.00",
      accept_within_minutes: 10,
      ticket_warning_minutes: null,
      ticket_late_minutes: null,
      stations: [],
      delivery_fee: "0.00",
      delivery_fee_rules: [],
      delivery_fee_steps: [],
      delivery_radius: null,
      delivery_zip_codes: [],
      excluded_zip_codes: [],
    });
  });

  test("[FIND-15] takes ZIP codes as they are typed, each once, and says which is none", async () => {
    const typed = { delivery_radius: "4.5", delivery_zip_codes: "06010, 06011\n06010", excluded_zip_codes: "" };
    expect(await check(typed)).toMatchObject({ delivery_radius: 4.5, delivery_zip_codes: ["06010", "06011"] });
    expect(await check({ delivery_zip_codes: "06010, Bristol" })).toEqual({
      delivery_zip_codes: "Bristol is no ZIP code of five digits",
    });
    expect(await check({ delivery_radius: "31" })).toEqual({
      delivery_radius: "Nobody delivers farther than 30 miles",
    });
  });

  test("looks at the fees of the chosen kind alone; empty rows were not filled in", async () => {
    const rows = {
      "rules[1].up_to_miles": "3",
      "rules[1].fee": "1.99",
      "rules[2].up_to_miles": "8",
      "rules[2].fee": "4",
    };
    expect(await check({ fee_kind: "distance", flat_fee: "nonsense", ...rows })).toMatchObject({
      delivery_fee: "4.00",
      delivery_fee_rules: [
        { up_to_miles: 3, fee: "1.99" },
        { up_to_miles: 8, fee: "4.00" },
      ],
    });
    expect(
      await check({ fee_kind: "subtotal", base_fee: "3.99", "steps[0].from_subtotal": "30", "steps[0].fee": "0" }),
    ).toMatchObject({
      delivery_fee: "3.99",
      delivery_fee_steps: [{ from_subtotal: "30.00", fee: "0.00" }],
    });
  });

  test("says what is wrong where it stands", async () => {
    expect(await check({ fee_kind: "flat", flat_fee: "-1" })).toEqual({
      flat_fee: "Please enter an amount, such as 2.99",
    });
    expect(await check({ fee_kind: "distance", "rules[1].up_to_miles": "3" })).toEqual({
      "rules[1].fee": "Please enter a fee",
    });
    expect(await check({ fee_kind: "distance" })).toEqual({ rules: "Fill in at least one distance" });
    expect(await check({ preparation_time: "soon", ticket_warning_minutes: "9", ticket_late_minutes: "9" })).toEqual({
      preparation_time: "Please enter minutes from 0 to 240",
    });
    expect(await check({ ticket_warning_minutes: "9", ticket_late_minutes: "9" })).toEqual({
      ticket_late_minutes: "The warning must come before the ticket is late",
    });
  });
});
