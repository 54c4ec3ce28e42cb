import { expect, test } from "vitest";
import { type HalalProfile, profileQuestions } from "@domain/halal/profile";
import { profileFacts } from "./profile-facts";

const nothing: HalalProfile = {
  level: null,
  slaughter: null,
  stunning: null,
  alcohol: null,
  pork: null,
  fryers: null,
};
const facts = (profile: Partial<HalalProfile>) =>
  profileFacts({ ...nothing, ...profile }, profileQuestions).map(
    ({ label, lines: [line] }) => `${label}: ${line?.text}${line?.isQuiet ? " (quiet)" : ""}`,
  );

test("[HALAL-1, HALAL-10] what an owner leaves open says so in the evidence", () => {
  expect(facts({ level: "everything", slaughter: "hand", stunning: "none", alcohol: "served" })).toEqual([
    "What is halal: Everything is halal",
    "Slaughter: By hand, without stunning",
    "Alcohol: Served",
    "Pork on the premises: Not stated (quiet)",
    "Fryers: Not stated (quiet)",
  ]);
  expect(facts({ level: "everything", slaughter: "machine" })).toContain("Slaughter: By machine, stunning not stated");
});

test("[HALAL-1] stunning is said where slaughter is not", () => {
  expect(facts({ level: "options", stunning: "reversible" }).slice(0, 3)).toEqual([
    "What is halal: Halal options, beside other dishes",
    "Slaughter: Not stated (quiet)",
    "Stunning: Reversible stunning",
  ]);
  expect(facts({ level: "vegetarian_seafood", alcohol: "none" })).toEqual([
    "What is halal: Vegetarian and seafood only",
    "Alcohol: None served, none in the cooking",
    "Pork on the premises: Not stated (quiet)",
    "Fryers: Not stated (quiet)",
  ]);
});

test("[HALAL-10] where nothing is answered, the badge says so and no list repeats it", () => {
  expect(facts({})).toEqual([]);
});
