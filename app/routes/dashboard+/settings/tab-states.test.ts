import { describe, expect, test } from "vitest";
import { type TabSettings, tabStates } from "./tab-states";

const now = new Date("2026-11-23T15:00:00Z");
const settings: TabSettings = {
  place: "Bristol, CT 06010",
  operatingHours: [
    { day: "MONDAY", is_open: true, from_time: "11:00", to_time: "21:00" },
    { day: "TUESDAY", is_open: false, from_time: "11:00", to_time: "21:00" },
  ],
  timeZone: "America/New_York",
  specialDays: [],
  pausedUntil: null,
  busyMinutes: 0,
  ramadan: null,
  prayer: null,
  coordinates: null,
  deliveryOptions: ["pickup", "delivery", "shops"],
  halal: {
    state: "certified",
    level: "everything",
    slaughter: "hand",
    alcohol: "none",
    certifier: "A certifier",
    expiresOn: "2027-01-14",
    checkedOn: "2026-11-05",
  },
  logo: "/a.webp",
  banner: null,
};

const mail = {
  order_placed: ["owner" as const],
  order_cancelled: ["owner" as const],
  order_refunded: [],
  daily_summary: [],
};
const team = { members: ["Selin", "Emre", "Zeynep"], invitations: ["Deniz"] };
const none = { taxesOn: null, mail: null, team: null };

describe("[SET-1] a part of the settings says what it is set to", () => {
  test("all of them, as they are now", () => {
    expect(tabStates(settings, { taxesOn: 2, mail, team }, now)).toEqual({
      Company: "Bristol, CT 06010",
      "Opening hours": "Today 11:00 AM – 9:00 PM",
      "Prayer times": "No pauses",
      Ramadan: "Usual hours",
      Ordering: "Delivery, Pickup",
      Halal: "Certified until Jan 14, 2027",
      Taxes: "2 taxes",
      Notifications: "Emails about 2 of 4 events",
      "Restaurant Images": "No banner",
      Team: "3 people, 1 invited",
    });
  });

  test.each<[string, Partial<TabSettings>, string]>([
    ["Opening hours", { operatingHours: null }, "unknown"],
    ["Opening hours", { timeZone: null }, "unknown"],
    [
      "Opening hours",
      { operatingHours: [{ day: "TUESDAY", is_open: true, from_time: "11:00", to_time: "21:00" }] },
      "Closed today",
    ],
    [
      "Opening hours",
      { specialDays: [{ date: "2026-11-23", is_open: false, from_time: null, to_time: null, note: null }] },
      "Today differs",
    ],
    ["Ordering", { busyMinutes: 15 }, "Busy: +15 min"],
    ["Ordering", { busyMinutes: 15, pausedUntil: "2026-11-23T15:00:01Z" }, "Paused"],
    ["Ordering", { pausedUntil: "2026-11-23T15:00:00Z" }, "Delivery, Pickup"],
    ["Ordering", { deliveryOptions: [] }, "unknown"],
    ["Halal", { halal: settings.halal && { ...settings.halal, state: "expired" } }, "Certificate expired"],
    ["Halal", { halal: settings.halal && { ...settings.halal, state: "declared" } }, "Owner’s statement"],
    ["Halal", { halal: settings.halal && { ...settings.halal, state: "unstated" } }, "Nothing stated"],
    ["Halal", { halal: null }, "unknown"],
    ["Restaurant Images", { banner: "/b.webp" }, "Logo and banner"],
    ["Restaurant Images", { logo: null }, "None yet"],
  ])("%s with %j: %s", (part, changed, text) => {
    expect(tabStates({ ...settings, ...changed }, { ...none, taxesOn: 0 }, now)[part] ?? "unknown").toBe(text);
  });

  test.each([
    [null, "unknown"],
    [0, "None charged"],
    [1, "1 tax"],
  ])("%s taxes: %s", (taxes, text) => {
    expect(tabStates(settings, { ...none, taxesOn: taxes }, now).Taxes ?? "unknown").toBe(text);
  });

  test("nobody mailed, nobody else in the team", () => {
    const states = tabStates(
      settings,
      {
        ...none,
        mail: { ...mail, order_placed: [], order_cancelled: [] },
        team: { members: ["Selin"], invitations: [] },
      },
      now,
    );
    expect([states.Notifications, states.Team]).toEqual(["No emails", "1 person"]);
  });
});
