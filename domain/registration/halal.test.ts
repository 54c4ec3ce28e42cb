import { describe, expect, test } from "vitest";
import { dayProblems, halalStep, listMissingDocuments, parseHalalPart } from "./halal";

const certificate = {
  level: "everything",
  evidence: "certificate",
  certifier: "Crescent Assurance (demo)",
  certificateNumber: "CA-58213",
  validFrom: "2026-08-01",
  validUntil: "2027-07-31",
};
const butcher = { slot: "2", name: "Prospect Street Halal Meats", animals: ["lamb", "beef"] };
const declaration = {
  level: "options",
  evidence: "declaration",
  signedName: "Hana Aydın",
  signedOn: "2026-11-23",
  suppliers: [butcher],
};
const today = "2026-11-23";

const problems = (value: unknown) =>
  Object.fromEntries(
    (halalStep.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

describe("[HALAL-4] the halal part of a registration", () => {
  test("needs a level and evidence, and nothing else", () => {
    expect(problems({})).toEqual({
      level: "Please choose what you serve",
      evidence: "Please choose how we can check it",
    });
    expect(problems(certificate)).toEqual({});
    expect(problems(declaration)).toEqual({});
    expect(parseHalalPart(certificate).profile).toEqual({
      level: "everything",
      slaughter: null,
      stunning: null,
      alcohol: null,
      pork: null,
      fryers: null,
    });
  });

  test.each([
    ["a level that there is not", { level: "certified" }, "level"],
    ["an answer that there is not", { slaughter: "verified" }, "slaughter"],
    ["a way that there is not", { evidence: "trust" }, "evidence"],
    ["no certifier", { certifier: "" }, "certifier"],
    ["no number", { certificateNumber: " " }, "certificateNumber"],
    ["a day that there is not", { validFrom: "2026-02-30" }, "validFrom"],
    ["no last day", { validUntil: undefined }, "validUntil"],
    ["a website that is a script", { certifierWebsite: "javascript:alert(1)" }, "certifierWebsite"],
    ["half a signature", { statedBy: "H" }, "statedBy"],
    ["a supplier without a name", { suppliers: [{ animals: ["lamb"] }] }, "suppliers.0.name"],
    ["meat that there is not", { suppliers: [{ ...butcher, animals: ["unicorn"] }] }, "suppliers.0.animals"],
    ["two suppliers for one invoice", { suppliers: [butcher, butcher] }, "suppliers"],
    ["an invoice's place that there is not", { suppliers: [{ ...butcher, slot: "7" }] }, "suppliers"],
    ["too many suppliers", { suppliers: Array.from({ length: 7 }, () => butcher) }, "suppliers"],
  ])("with a certificate refuses %s", (_, changes, path) => {
    expect(Object.keys(problems({ ...certificate, ...changes }))).toContain(path);
  });

  test("as a declaration needs signature, day and suppliers; a kitchen without meat has none", () => {
    expect(Object.keys(problems({ level: "options", evidence: "declaration" }))).toEqual([
      "signedName",
      "signedOn",
      "suppliers",
    ]);
    const meatless = { ...declaration, level: "vegetarian_seafood", suppliers: [{ slot: "0" }] };
    expect(problems(meatless)).toEqual({});
    expect(parseHalalPart(meatless).suppliers).toEqual([]);
  });

  test("reads only what belongs to the way that was chosen", () => {
    const both = {
      ...declaration,
      ...certificate,
      validFrom: "no day",
      certifierWebsite: "nothing",
      evidence: "declaration",
    };
    expect(problems(both)).toEqual({});
    expect(parseHalalPart(both)).toMatchObject({
      certificate: null,
      signature: { name: "Hana Aydın", on: "2026-11-23" },
      suppliers: [{ slot: "2", name: butcher.name, animals: ["beef", "lamb"], certifier: null }],
    });
    expect(parseHalalPart({ ...certificate, signedName: "x" }).signature).toBeNull();
    expect(parseHalalPart({ ...certificate, statedBy: "Hana" }).signature).toEqual({ name: "Hana", on: null });
  });

  test.each([
    [{}, {}],
    [{ validFrom: "2026-11-24" }, { validFrom: "This day is still to come. Please check it." }],
    [{ validUntil: "2026-11-22" }, { validUntil: "This certificate has expired. Please send the new one." }],
    [{ validFrom: "2026-11-20", validUntil: "2026-11-19" }, { validUntil: "It ends before it was issued." }],
    [
      { validUntil: "2036-01-01" },
      { validUntil: "Certificates are valid for 5 years at most. Please check both days." },
    ],
  ])("judges days by the calendar of the place: %o", (changes, expected) => {
    expect(dayProblems(parseHalalPart({ ...certificate, ...changes }), today)).toEqual(expected);
  });

  test.each([
    ["2026-11-23", {}],
    ["2026-10-24", {}],
    ["2026-10-23", { signedOn: "This was signed long ago. Please sign it today." }],
    ["2026-11-24", { signedOn: "This day is still to come. Please check it." }],
  ])("a statement signed on %s", (signedOn, expected) => {
    expect(dayProblems(parseHalalPart({ ...declaration, signedOn }), today)).toEqual(expected);
  });

  test("file, photo or both make a certificate; each supplier of a declaration has an invoice of its own", () => {
    const paper = parseHalalPart(certificate);
    expect(listMissingDocuments(paper, new Set())).toEqual({
      halal_certificate: "Please add the certificate: a PDF, a photo or a scan",
    });
    for (const there of [["halal_certificate"], ["halal_photo"], ["halal_certificate", "halal_photo"]])
      expect(listMissingDocuments(paper, new Set(there))).toEqual({});
    const statement = parseHalalPart(declaration);
    expect(listMissingDocuments(statement, new Set(["halal_certificate", "supplier_invoice_0"]))).toEqual({
      supplier_invoice_2: "Please add an invoice of Prospect Street Halal Meats",
    });
    expect(listMissingDocuments(statement, new Set(["supplier_invoice_2"]))).toEqual({});
  });
});
