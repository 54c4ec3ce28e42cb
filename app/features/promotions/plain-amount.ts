import { toDecimal } from "@domain/money";
import { periodFields } from "@domain/promotions/promotion-period";

/** An amount as people type it: "15", "12.50". */
export const plainAmount = (hundredths: number): string => toDecimal(hundredths).replace(/\.00$/, "");

/** Field values of a stored period; dates that the host omits are empty. */
export function periodValues(startsAt: string | null, endsAt: string | null, timeZone: string) {
  if (!startsAt || !endsAt) return { startDate: "", startTime: "", endDate: "", endTime: "" };
  return periodFields({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) }, timeZone);
}
