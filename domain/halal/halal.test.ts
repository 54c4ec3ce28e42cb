import { expect, test } from "vitest";
import { addDays } from "@domain/local-time";
import {
  certificateDatesProblem,
  certificateStates,
  certificateSteps,
  currentCertificateState,
  listDifferences,
  isSameText,
  namesAnotherBusiness,
  nextCertificateState,
} from "./certificate";
import { answerLabel, type HalalProfile } from "./profile";
import {
  daysUntil,
  getHalalStatus,
  getHalalSummary,
  type HalalEvidence,
  isRevocationStanding,
  halalFilters,
  noStoredHalal,
  passesHalal,
  type StoredHalal,
} from "./status";

const roles = ["admin", "owner", "manager", "staff", "agent", "customer", null] as const;

test("[HALAL-2] every step from every state by every role: administrators alone decide, and nothing leads back", () => {
  const allowed = certificateStates.flatMap((from) =>
    certificateSteps.flatMap((step) =>
      roles.flatMap((role) => {
        const to = nextCertificateState(from, step, role);
        return to === null ? [] : [`${role}: ${from} -${step}-> ${to}`];
      }),
    ),
  );
  expect(allowed).toEqual([
    "admin: submitted -verify-> verified",
    "admin: submitted -refuse-> refused",
    "admin: verified -revoke-> revoked",
  ]);
});

const profile: HalalProfile = {
  level: "everything",
  slaughter: "hand",
  stunning: null,
  alcohol: "none",
  pork: null,
  fryers: null,
};
const today = "2026-11-20";
const paper = { id: "a", scope: "outlet", state: "verified", issuedOn: "2026-01-12", expiresOn: "2027-01-11" } as const;
const evidence = (change: Partial<HalalEvidence> = {}): HalalEvidence => ({
  profile,
  signedOn: "2026-01-12",
  isRevoked: false,
  reviewedOn: "2026-11-03",
  certificates: [paper],
  ...change,
});

test("[HALAL-10] a place is certified by a verified certificate of its kitchen that holds today, beside a statement that was looked at", () => {
  const state = (change?: Partial<HalalEvidence>) => getHalalStatus(evidence(change), today).state;
  expect(state()).toBe("certified");
  for (const one of ["submitted", "refused", "revoked"] as const)
    expect(state({ certificates: [{ ...paper, state: one }] }), one).toBe("declared");
  expect(state({ certificates: [{ ...paper, scope: "supplier" }] })).toBe("declared");
  expect(state({ certificates: [{ ...paper, scope: "product" }] })).toBe("declared");
  expect(state({ certificates: [{ ...paper, issuedOn: "2026-11-21" }] }), "from tomorrow on").toBe("declared");
  expect(state({ reviewedOn: null }), "nobody has looked at what is stated now").toBe("declared");
  expect(state({ profile: { ...profile, level: null } }), "no level").toBe("unstated");
  expect(state({ signedOn: null, certificates: [] })).toBe("unstated");
});

test("[HALAL-9] day by day over 70 days the badge falls once, on the day after the last one, and only a new paper or a later look lifts it", () => {
  const from = "2026-12-10";
  const states = (change?: Partial<HalalEvidence>) =>
    Array.from({ length: 70 }, (_, day) => addDays(from, day)).map((day) => [
      day,
      getHalalStatus(evidence(change), day).state,
    ]);
  const changes = (rows: string[][]) => rows.filter(([, state], index) => state !== rows[index - 1]?.[1]);
  expect(changes(states())).toEqual([
    ["2026-12-10", "certified"],
    ["2027-01-12", "expired"],
  ]);
  const renewed = { ...paper, id: "b", issuedOn: "2027-01-20", expiresOn: "2028-01-19" };
  expect(changes(states({ certificates: [paper, renewed] }))).toEqual([
    ["2026-12-10", "certified"],
    ["2027-01-12", "expired"],
    ["2027-01-20", "certified"],
  ]);
  const later = (change: Partial<HalalEvidence>) => getHalalStatus(evidence(change), "2027-01-16").state;
  expect(later({ signedOn: "2027-01-15", reviewedOn: null }), "by the owner's word alone").toBe("expired");
  expect(later({ signedOn: "2027-01-15", reviewedOn: "2027-01-16" })).toBe("declared");
  expect(later({ signedOn: "2027-01-11", reviewedOn: "2027-01-16" }), "signed while it was valid").toBe("expired");
});

test("[HALAL-2] after a revocation nothing from before counts, whatever certificate is left, until something is verified or accepted", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));
  const stands = (reviewedAt: Date | null, ...checkedAt: (Date | null)[]) =>
    isRevocationStanding(at(12), { reviewedAt, checkedAt });
  expect(isRevocationStanding(null, { reviewedAt: null, checkedAt: [] }), "nothing was revoked").toBe(false);
  expect([stands(null), stands(at(11), at(10), null), stands(at(12), at(12))]).toEqual([true, true, true]);
  expect([stands(at(13)), stands(null, at(13)), stands(at(11), null, at(13))]).toEqual([false, false, false]);
  const states = [evidence(), evidence({ certificates: [] }), evidence({ signedOn: null })].map(
    (one) => getHalalStatus({ ...one, isRevoked: true }, today).state,
  );
  expect(states).toEqual(["revoked", "revoked", "revoked"]);
});

test("[HALAL-2] what is stored as verified shows as expired after its last day", () => {
  const at = (day: string) => currentCertificateState({ state: "verified", expiresOn: "2027-01-11" }, day);
  expect([at("2027-01-10"), at("2027-01-11"), at("2027-01-12")]).toEqual(["verified", "verified", "expired"]);
  expect(currentCertificateState({ state: "refused", expiresOn: "2020-01-01" }, today)).toBe("refused");
  expect([daysUntil("2027-01-11", "2026-12-19"), daysUntil(today, today)]).toEqual([23, 0]);
});

test("[HALAL-2] days to come, days that passed and lives of decades are refused in words", () => {
  const refused = (issuedOn: string, expiresOn: string) =>
    certificateDatesProblem({ issuedOn, expiresOn }, today)?.field ?? null;
  expect(refused("2026-11-20", "2026-11-20")).toBeNull();
  expect(refused("2026-11-21", "2027-11-20")).toBe("issued_on");
  expect(refused("2025-11-20", "2026-11-19")).toBe("expires_on");
  expect(refused("2026-01-01", "2036-01-01")).toBe("expires_on");
});

test("[HALAL-8] holder and address are compared by what they say, not by how it is written", () => {
  expect(isSameText("Anatolia Grill House, L.L.C.", "anatolia grill house llc")).toBe(true);
  expect(isSameText("214 North Main Street", "214 N. Main St")).toBe(true);
  expect(isSameText("Künefe Salonu", "Kunefe salonu")).toBe(true);
  expect(isSameText("80 Farmington Ave", "88 Farmington Ave")).toBe(false);
  const place = {
    name: "Karachi Handi",
    legalName: "Siddiqui Foods LLC",
    address: "88 Farmington Ave, Bristol, CT 06010",
  };
  const differs = (holder: string, address: string) => listDifferences({ holder, address }, place);
  expect(differs("Siddiqui Foods, LLC", "88 Farmington Avenue, Bristol")).toEqual([]);
  expect(differs("Karachi Handi", "88 Farmington Ave")).toEqual([]);
  expect(differs("Karachi Handi Inc.", "80 Farmington Ave, Bristol, CT 06010")).toEqual(["holder", "address"]);
  expect(listDifferences({ holder: "", address: "" }, { ...place, legalName: null })).toEqual(["holder", "address"]);
});

test.each([
  ["nothing", {}, false],
  ["the same street, written otherwise", { address: "88 Farmington Avenue, Bristol, CT 06010" }, false],
  ["a street that the paper does not name", { address: "12 Riverside Ave, Bristol, CT 06010" }, true],
  ["the same street of another town", { address: "88 Farmington Ave, Hartford, CT 06105" }, true],
  ["a name that is not the holder's", { name: "Lahore House", legalName: null }, true],
  ["a name, while the holder is the legal one", { name: "Lahore House", legalName: "Karachi Handi" }, false],
  ["the name that the paper has", { name: "Karachi Handi Inc." }, false],
])("[HALAL-2] after %s was changed a verified paper speaks of another place: %o %s", (_, change, expected) => {
  const place = { name: "Karachi Handi", legalName: null, address: "88 Farmington Ave, Bristol, CT 06010" };
  const holder = "name" in change && change.name === "Karachi Handi Inc." ? "Karachi Handi Inc" : "Karachi Handi";
  const written = { holder, address: "88 Farmington Ave, Bristol" };
  expect(namesAnotherBusiness(written, place, { ...place, ...change })).toBe(expected);
});

test("[HALAL-1] what is left open says so", () => {
  expect(answerLabel("fryers", null)).toBe("Not stated");
  expect(answerLabel("slaughter", "hand")).toBe("By hand");
});

const stored: StoredHalal = {
  ...profile,
  signedAt: "2026-01-12T12:00:00Z",
  revokedAt: null,
  reviewedAt: "2026-11-03T12:00:00Z",
  certificates: [{ ...paper, certifier: "Halal Trust", checkedAt: "2026-11-03T12:00:00Z" }],
};

test("[HALAL-10] what lists keep says on each day, by the place's own calendar, what the evidence would say", () => {
  const at = (now: string, zone = "America/New_York") => getHalalSummary(stored, zone, new Date(now));
  const certified = { state: "certified", certifier: "Halal Trust", expiresOn: "2027-01-11", checkedOn: "2026-11-03" };
  expect(at("2027-01-12T04:59:59Z")).toMatchObject(certified);
  expect(at("2027-01-12T05:00:00Z")).toMatchObject({ ...certified, state: "expired" });
  expect(at("2027-01-12T05:00:00Z", "America/Los_Angeles")).toMatchObject({ state: "certified" });
  expect(getHalalSummary(noStoredHalal, "America/New_York", new Date())).toMatchObject({
    state: "unstated",
    certifier: null,
  });
});

test("[HALAL-11] a filter lets through what is said today: nothing of what has ended, is not signed or not stated", () => {
  const passed = (change: Partial<StoredHalal>, now = "2026-11-20T12:00:00Z") => {
    const summary = getHalalSummary({ ...stored, ...change }, "America/New_York", new Date(now));
    return halalFilters.filter((filter) => passesHalal(summary, filter)).join(" ");
  };
  expect(passed({})).toBe("certified hand no_alcohol everything");
  expect(passed({}, "2027-01-20T12:00:00Z")).toBe("");
  expect(passed({ certificates: [] })).toBe("hand no_alcohol everything");
  expect(passed({ certificates: [], signedAt: null })).toBe("");
  expect(passed({ reviewedAt: null })).toBe("hand no_alcohol everything");
  const revoked = { revokedAt: "2026-11-18T12:00:00Z", certificates: [], reviewedAt: null };
  expect([passed(revoked), passed({ ...revoked, certificates: stored.certificates })]).toEqual(["", ""]);
  expect(passed({ ...revoked, reviewedAt: "2026-11-19T12:00:00Z" })).toBe("hand no_alcohol everything");
  expect(passed({ level: "options", alcohol: "served", slaughter: "both" })).toBe("certified");
  expect(passed({ level: "vegetarian_seafood", alcohol: null })).toBe("certified");
  expect(halalFilters.filter((filter) => passesHalal(null, filter))).toEqual([]);
});
