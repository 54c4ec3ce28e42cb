import { expect, test } from "vitest";
import { invalidForm } from "./refused-form";

test("[FORM-2] a form that breaks a rule comes back with what was typed, and without files, wherever they were put", async () => {
  const error = { formId: "coupon", fieldErrors: { code: "Please enter a code" } };
  const answer = invalidForm(error, { name: "Ten off", code: new File(["x"], "x.png") });
  const sent: unknown = await answer.json();
  expect(sent).toEqual({ ...error, repopulateFields: { name: "Ten off" } });
});
