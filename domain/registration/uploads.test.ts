import { expect, test } from "vitest";
import { uploadKindOf, uploadKinds, wrongTypeRefusal } from "./uploads";
import { formFieldOf } from "./wire-fields";

test("[WIZ-14, WIZ-19] every file field has a kind; the banner takes pictures alone", () => {
  expect(
    ["voided_check", "menu_file", "logo", "additional_document_0", "additional_document_12"].map(uploadKindOf),
  ).toEqual(["voided_check", "menu_file", "logo", "additional_document", "additional_document"]);
  expect(["", "password", "logo2", "additional_document_x", "__proto__"].map(uploadKindOf)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(uploadKinds.logo.types).not.toContain("application/pdf");
  expect(wrongTypeRefusal("logo")).not.toBe(wrongTypeRefusal("menu_file"));
});

test("what the host names leads back to its step and field", () => {
  expect(formFieldOf("email")).toEqual({ step: 2, key: "email" });
  expect(formFieldOf("name")).toEqual({ step: 1, key: "dbaName" });
  expect(formFieldOf("operating_hours.0.from_time")).toEqual({ step: 2, key: "operatingHours" });
  expect(formFieldOf("additional_document_3")).toEqual({ step: 3, key: "additional_document_3" });
  expect(formFieldOf("agent")).toEqual({ step: 4, key: "agent" });
});
