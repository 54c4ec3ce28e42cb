import type { DraftValues } from "@domain/contract/registration";
import * as z from "zod";

const rows = z.array(z.looseObject({ fromTime: z.string().optional(), toTime: z.string().optional() }));

/** The first day's times for every day that is open, as "Copy Monday" asks for; what is no table stays as it is. */
export function copiedHours(typed: DraftValues[string] | undefined): DraftValues[string] {
  const week = z.array(z.record(z.string(), z.json())).safeParse(typed).data;
  const first = rows.safeParse(typed).data?.[0];
  if (!week || !first?.fromTime || !first.toTime) return typed ?? null;
  const { fromTime, toTime } = first;
  return week.map((row) => ("isOpen" in row ? { ...row, fromTime, toTime } : row));
}
