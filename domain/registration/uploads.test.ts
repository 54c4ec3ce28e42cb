import { expect, test } from "vitest";
import { findUploadKind, uploadKinds, wrongTypeRefusal } from "./uploads";
import { toFormField } from "./wire-fields";

test("[WIZ-14, WIZ-19] every file field has a kind; the banner takes pictures alone", () => {
  expect(
    ["voided_check", "menu_file", "logo", "additional_document_0", "additional_document_12"].map(findUploadKind),
  ).toEqual(["voided_check", "menu_file", "logo", "additional_document", "additional_document"]);
  expect(["", "password", "logo2", "additional_document_x", "__proto__"].map(findUploadKind)).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(uploadKinds.logo.types).not.toContain("application/pdf");
  expect(["x_additional_document", "additional_document_0_x"].map(findUploadKind)).toEqual([null, null]);
  expect(findUploadKind("additional_document")).toBe("additional_document");
  expect(wrongTypeRefusal("logo")).toBe("Please choose a JPEG or PNG picture.");
  expect(wrongTypeRefusal("menu_file")).toBe("Please choose a PDF, JPEG or PNG file.");
});

test("what the host names leads back to its step and field", () => {
  expect(toFormField("email")).toEqual({ step: 2, key: "email" });
  expect(toFormField("name")).toEqual({ step: 1, key: "dbaName" });
  expect(toFormField("operating_hours.0.from_time")).toEqual({ step: 2, key: "operatingHours" });
  expect(toFormField("additional_document_3")).toEqual({ step: 3, key: "additional_document_3" });
  expect(toFormField("agent")).toEqual({ step: 4, key: "agent" });
  for (const file of ["voided_check", "menu_file", "logo", "additional_document", "additional_document_12"])
    expect(toFormField(file), file).toEqual({ step: 3, key: file });
  for (const other of ["old_logo", "logo_2", "additional_document_x"])
    expect(toFormField(other), other).toEqual({ step: 4, key: other });
});
