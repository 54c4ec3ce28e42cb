import { expect, test } from "vitest";
import { certificateDatesProblem } from "@domain/halal/certificate";
import { halalStep } from "@domain/registration/halal";
import { uploadLimits } from "@domain/registration/uploads";
import { certificateForm } from "./schema";

const sent = {
  certifier_id: "other",
  certifier: "Crescent Assurance (demo)",
  number: "CA-1",
  scope: "outlet",
  holder: "Karachi Handi",
  address: "88 Farmington Ave",
  issued_on: "2026-01-12",
  expires_on: "2027-01-11",
  file: new File(["%PDF"], "paper.pdf"),
};
const messages = (change: object) =>
  certificateForm.safeParse({ ...sent, ...change }).error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
const file = (name: string, bytes: number) => ({ file: new File([new Uint8Array(bytes)], name) });

test("[HALAL-2] a file that is missing, empty or too large is named as that, beside its field", () => {
  expect(messages({})).toEqual([]);
  expect(messages(file("", 0))).toEqual([["file", "Please choose the file"]]);
  expect(messages(file("paper.pdf", 0))).toEqual([["file", "This file is empty."]]);
  expect(messages(file("paper.pdf", uploadLimits.fileBytes))).toEqual([]);
  expect(messages(file("paper.pdf", uploadLimits.fileBytes + 1))).toEqual([
    ["file", "This file is larger than 10 MB. Please choose a smaller one."],
  ]);
});

test("[HALAL-2, HALAL-4] a day that does not exist is not called missing, in Settings and in the registration", () => {
  expect(messages({ issued_on: "2026-02-30", expires_on: "" })).toEqual([
    ["issued_on", "There is no such day. Please check it."],
    ["expires_on", "Please enter the day it ends"],
  ]);
  const registered = halalStep.safeParse({
    level: "everything",
    evidence: "certificate",
    certifier: "Crescent Assurance (demo)",
    certificateNumber: "CA-1",
    validFrom: "",
    validUntil: "20277-01-11",
  });
  expect(registered.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["validFrom", "Please enter the day it was issued"],
    ["validUntil", "There is no such day. Please check it."],
  ]);
});

test("[HALAL-2] a certificate that ends before it was issued is not said to have expired", () => {
  const days = { issuedOn: "2026-11-01", expiresOn: "2026-01-01" };
  expect(certificateDatesProblem(days, "2026-11-20")?.message).toBe("It ends before it was issued.");
});
