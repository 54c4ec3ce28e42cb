import { expect, test } from "vitest";
import { errorList, fieldProps } from "./conform";

const field = { id: "f-email", name: "email", formId: "f", required: true, errors: ["Please enter a valid email"] };

test("[FORM-2] a conform field hands its errors and what was typed to our fields", () => {
  expect(fieldProps({ ...field, initialValue: "amina@" })).toEqual({
    id: "f-email",
    name: "email",
    form: "f",
    required: true,
    errors: ["Please enter a valid email"],
    defaultValue: "amina@",
  });
});

test("[FORM-2] the summary lists every error of a refused form and leads to its field", () => {
  const allErrors = { "": ["Invalid email or password."], email: ["Please enter a valid email"] };
  expect(errorList({ id: "f", status: "error", allErrors })).toEqual([
    { id: "f", message: "Invalid email or password." },
    { id: "f-email", message: "Please enter a valid email" },
  ]);
  expect(errorList({ id: "f", status: undefined, allErrors })).toEqual([]);
});
