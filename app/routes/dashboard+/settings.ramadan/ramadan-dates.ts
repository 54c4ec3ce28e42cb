import type { LocalDate } from "@domain/local-time";
import { getRamadan, type HijriCorrection } from "@domain/prayer/hijri";

const longDay = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const dayText = (date: LocalDate) => longDay.format(new Date(`${date}T00:00:00Z`));

const sources: Record<HijriCorrection, string> = {
  [-1]: "a day earlier than the Umm al-Qura calendar has it",
  0: "by the Umm al-Qura calendar",
  1: "a day later than the Umm al-Qura calendar has it",
};

/** [PRAYER-3] The dates of this Ramadan or the next one, and where they come from. */
export function formatRamadan(today: LocalDate, correction: HijriCorrection): string {
  const { first, last } = getRamadan(today, correction);
  const which = today < first ? "The next Ramadan is" : "This Ramadan is";
  return `${which} from ${dayText(first)} to ${dayText(last)}, ${sources[correction]}.`;
}
