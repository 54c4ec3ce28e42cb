import { addDays } from "@domain/local-time";
import type { Visitor } from "./visitor";

/** What a business fills in, by step and form key; right in every field. */
export function registrationForm(email: string) {
  const days = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];
  const hours = days.flatMap((day, index) => [
    [`operatingHours[${index}].day`, day],
    [`operatingHours[${index}].fromTime`, "11:00"],
    [`operatingHours[${index}].toTime`, day === "FRIDAY" ? "02:00" : "21:00"],
    ...(day === "SUNDAY" ? [] : [[`operatingHours[${index}].isOpen`, "on"]]),
  ]);
  return {
    1: {
      legalName: "Karachi Handi LLC",
      dbaName: "Karachi Handi",
      salesTaxId: "12-3456789",
      restaurantPhone: "(860) 582-0164",
      streetAddress: "88 Farmington Ave",
      city: "Bristol",
      state: "CT",
      zipCode: "06010",
      category: "Restaurant",
      cuisineType: "Pakistani",
    },
    2: {
      ...Object.fromEntries(hours),
      firstName: "Bilal",
      lastName: "Siddiqui",
      whatsappNumber: "860 582 0117",
      email,
      password: "a long password",
      relationToBusiness: "owner",
    },
    halal: {
      level: "everything",
      slaughter: "hand",
      evidence: "certificate",
      certifier: "Board of Nowhere (made up)",
      certifierCountry: "United States",
      certificateNumber: "NW-58213",
      validFrom: dayFromNow(-100),
      validUntil: dayFromNow(200),
      statedBy: "Bilal Siddiqui",
    },
    3: { bankName: "First Bank", routingNumber: "011000015", accountNumber: "1234 5678", agreeToTerms: "on" },
  } satisfies Record<number | "halal", Record<string, string>>;
}

/** "2027-01-11" */
export const dayFromNow = (days: number) => addDays(new Date().toISOString().slice(0, 10), days);

const addresses = {
  1: "/auth/signup?user_type=business",
  2: "/auth/signup/hours",
  halal: "/auth/signup/halal",
  3: "/auth/signup/documents",
  4: "/auth/signup/agent",
};
export const stepPath = (step: keyof typeof addresses) => addresses[step];

/** The smallest files that are what their names say. */
export const sampleFiles = {
  pdf: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  png: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

/** The halal step as a browser sends it, with the certificate as PDF. */
export function halalBody(email: string): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(registrationForm(email).halal)) body.append(name, value);
  body.append("halal_certificate", new Blob([sampleFiles.pdf], { type: "application/pdf" }), "halal.pdf");
  return body;
}

/** Steps 1 to 3 by plain posts, with a certificate and a menu as PDF and a banner. @throws when one of them is refused */
export async function fillRegistration(visitor: Visitor, email: string): Promise<void> {
  const form = registrationForm(email);
  for (const step of [1, 2] as const) {
    const page = await visitor.post(stepPath(step), form[step]);
    if (page.status !== 302) throw new Error(`Step ${step} answered ${page.status}`);
  }
  // A host that keeps no evidence leads past it.
  const { location } = await visitor.get(stepPath("halal"));
  if (location !== stepPath(3)) {
    const page = await visitor.post(stepPath("halal"), halalBody(email));
    if (page.status !== 302) throw new Error(`The halal step answered ${page.status}`);
  }
  const banking = new FormData();
  for (const [name, value] of Object.entries(form[3])) banking.append(name, value);
  banking.append("menu_file", new Blob([sampleFiles.pdf], { type: "application/pdf" }), "menu.pdf");
  banking.append("logo", new Blob([sampleFiles.png], { type: "image/png" }), "banner.png");
  const page = await visitor.post(stepPath(3), banking);
  if (page.status !== 302) throw new Error(`Step 3 answered ${page.status}`);
}
