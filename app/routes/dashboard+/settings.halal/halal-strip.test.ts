import { expect, test } from "vitest";
import type { HalalEvidence, OwnCertificate } from "@domain/contract/halal";
import { makeHalalView } from "@tests/support/halal-view";
import { findHalalStrip } from "./halal-strip";

const certificate = (more: Partial<OwnCertificate> = {}): OwnCertificate => ({
  id: "old",
  certifier: "Crescent Assurance (demo)",
  certifier_id: null,
  certifier_country: null,
  supplier_id: null,
  number: "CA-1",
  certifier_logo: null,
  website: null,
  lookup_url: null,
  phone: null,
  scope: "outlet",
  covers: null,
  not_covered: null,
  file: null,
  issued_on: "2026-01-12",
  expires_on: "2027-01-11",
  state: "verified",
  checked_at: null,
  checked_by: [],
  check_note: null,
  holder: "Anatolia",
  address: "1 Main St",
  is_public: false,
  sent_at: "2026-01-13T15:00:00Z",
  sent_by: null,
  decided_by: null,
  reason: null,
  question: null,
  typed: {},
  differences: [],
  version: 1,
  ...more,
});

type Known = Partial<HalalEvidence["view"]> &
  Partial<Pick<HalalEvidence, "certificates" | "reviewed_at" | "question" | "refusal">>;

function strip(
  today: string,
  { certificates = [], reviewed_at = null, question = null, refusal = null, ...view }: Known,
) {
  const evidence: HalalEvidence = {
    view: makeHalalView({
      state: "declared",
      profile: { level: "everything", slaughter: null, stunning: null, alcohol: null, pork: null, fryers: null },
      declared_at: "2026-01-01T12:00:00Z",
      ...view,
    }),
    legal_name: null,
    declared_by: null,
    reviewed_at,
    question,
    refusal,
    certificates,
    concerns: [],
    papers: [],
    looker: null,
    version: 1,
    is_listed: true,
  };
  return findHalalStrip(evidence, today, (at) => at.slice(0, 10));
}

const certified = (more: Known = {}): Known => ({
  state: "certified",
  certificate: certificate(),
  certificates: [certificate()],
  reviewed_at: "2026-02-01",
  ...more,
});

test.each([
  ["2026-11-11", null, null],
  ["2026-11-12", "warn", "Expires in 60 days, renew"],
  ["2026-12-27", "warn", "Expires in 15 days, renew"],
  ["2026-12-28", "bad", "Expires in 14 days, renew"],
  ["2027-01-10", "bad", "Expires in 1 day, renew"],
  ["2027-01-11", "bad", "Expires today, renew"],
])("[HALAL-5] a certificate to January 11 is asked for on %s: %s", (today, tone, title) => {
  const found = strip(today, certified());
  expect([found?.tone ?? null, found?.title ?? null]).toEqual([tone, title]);
  if (found) expect(found.act).toEqual({ label: "Renew certificate", to: "certificate", from: "old" });
});

const sent = (more: Partial<OwnCertificate>) =>
  certificate({ id: "new", state: "submitted", sent_at: "2026-12-19T15:00:00Z", ...more });

test("[HALAL-5] the strip says what waits, what was asked, refused or changed, and what ended", () => {
  const with2 = (more: Partial<OwnCertificate>) => certified({ certificates: [sent(more), certificate()] });
  expect(strip("2026-12-19", with2({}))).toMatchObject({
    tone: "info",
    text: "Sent December 19, 2026. The old certificate counts until it ends on January 11, 2027.",
    act: null,
  });
  expect(strip("2026-12-19", with2({ question: "Who is that?" }))).toMatchObject({
    tone: "warn",
    text: "Who is that?",
  });
  expect(strip("2026-12-19", with2({ state: "refused", reason: "Not readable." }))).toMatchObject({
    tone: "bad",
    text: "Not readable.",
    act: { label: "Send another", from: "new" },
  });
  expect(strip("2027-01-12", certified({ state: "expired" }))?.title).toBe("Certificate expired on January 11, 2027");
  const changed = certified({ state: "declared", certificate: null, reviewed_at: null });
  expect(strip("2026-06-01", changed)?.title).toBe("Your changes are under review");
  const moved = certified({ ...changed, certificates: [certificate({ differences: ["holder", "address"] })] });
  expect(strip("2026-06-01", moved)).toMatchObject({
    title: "Your certificate names another holder and another address",
    act: { label: "Send the new one", to: "certificate" },
  });
  expect(strip("2026-06-01", {})?.act).toEqual({ label: "Add certificate", to: "certificate", from: null });
});

test("[HALAL-5, HALAL-8] a refused statement is signed again, and so is a question about it answered", () => {
  const refused = { state: "unstated", declared_at: null, refusal: "A supplier is missing." } as const;
  expect(strip("2026-12-19", { ...refused, certificates: [sent({})] })).toEqual({
    tone: "bad",
    title: "We could not accept what you state",
    text: "A supplier is missing. It does not count until you sign again.",
    act: { label: "State it again", to: "declaration" },
  });
  expect(strip("2026-12-19", certified({ question: "Who sells you the lamb?" }))).toMatchObject({
    tone: "warn",
    text: "Who sells you the lamb?",
    act: { to: "declaration" },
  });
});

test("[HALAL-2, HALAL-5] beside a revoked certificate the statement is signed again, then another certificate sent", () => {
  const revoked = { state: "revoked", certificate: null, reviewed_at: null } as const;
  const papers = [certificate({ state: "revoked", reason: "The certifier withdrew it." })];
  expect(strip("2026-06-01", certified({ ...revoked, declared_at: null, certificates: papers }))).toEqual({
    tone: "bad",
    title: "Your certificate was revoked",
    text: "The certifier withdrew it. What you stated does not count any more either: sign it again first. Until we have accepted something new, customers read “Certificate withdrawn”.",
    act: { label: "State it again", to: "declaration" },
  });
  expect(strip("2026-06-01", certified({ ...revoked, certificates: papers }))?.act).toMatchObject({
    to: "certificate",
  });
});

test("[HALAL-5] without a signed level that is what is asked for first", () => {
  const nothing = { state: "unstated", declared_at: null } as const;
  expect(strip("2026-06-01", nothing)?.act).toEqual({ label: "State it", to: "declaration" });
  expect(strip("2026-06-01", { ...nothing, certificates: [sent({})] })?.act).toEqual({
    label: "State it",
    to: "declaration",
  });
  const supplier = [sent({ scope: "supplier" })];
  expect(strip("2026-06-01", { certificates: supplier })?.title, "a supplier's is not this kitchen's").toBe(
    "No certificate that counts",
  );
});
