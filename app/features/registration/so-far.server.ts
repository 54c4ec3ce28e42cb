import { usState } from "@domain/registration/options";
import type { KeptDraft } from "~/host/registration-drafts/draft-store";
import type { StepNumber } from "./steps";

export interface SoFarRow {
  label: string;
  text: string;
}

/** What the steps before this one hold, to look at while going on; nothing secret, no bank numbers. */
export function soFar({ values, files }: KeptDraft, step: StepNumber): SoFarRow[] {
  if (step === 1) return [];
  const text = (key: string) => {
    const value = values[key];
    return typeof value === "string" ? value.trim() : "";
  };
  const joined = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);
  const state = usState(text("state"))?.code ?? text("state");
  const rows = [
    { label: "DBA name", text: text("dbaName") },
    { label: "Category", text: joined(", ", text("category"), text("cuisineType")) },
    {
      label: "Address",
      text: joined(", ", text("streetAddress"), text("city"), joined(" ", state, text("zipCode"))),
    },
    { label: "Phone", text: text("restaurantPhone") },
  ];
  if (step > 2) {
    rows.push({ label: "Contact", text: joined(" ", text("firstName"), text("lastName")) });
    rows.push({ label: "Email", text: text("email") });
  }
  if (step > 3)
    rows.push({ label: "Documents", text: files.length === 0 ? "None" : files.map(({ name }) => name).join(", ") });
  return rows.filter((row) => row.text !== "");
}
