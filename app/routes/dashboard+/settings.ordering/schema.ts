import * as z from "zod";
import { toDecimal } from "@domain/money";
import { deliveryFeeRules, deliveryFeeSteps, orderingFields, ticketProblem } from "@domain/settings/ordering";

export const feeKinds = ["none", "flat", "distance", "subtotal"] as const;

const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
/** The filled-in rows, with their positions. */
const rowsIn = (value: unknown) =>
  several(value)
    .map((row: unknown, index) => ({ row, index }))
    .filter(({ row }) => typeof row === "object" && row !== null && Object.values(row).some(Boolean));

const { delivery_options, delivery_fee, ...plain } = orderingFields;

const posted = z.object({
  ...z.object(plain).omit({ delivery_fee_rules: true, delivery_fee_steps: true }).shape,
  delivery_options: z.preprocess(several, delivery_options),
  fee_kind: z.enum(feeKinds, "Choose what a delivery costs"),
  flat_fee: z.unknown().optional(),
  base_fee: z.unknown().optional(),
  rules: z.unknown().optional(),
  steps: z.unknown().optional(),
  version: z.string().max(12).optional(),
});

/** [SET-3, HOST-83] Parses the ordering form to the API's format. Only fees of the chosen kind are validated. */
export const orderingForm = posted.transform((form, context) => {
  const { fee_kind, flat_fee, base_fee, rules, steps, version, ...rest } = form;
  const problem = ticketProblem(form.ticket_warning_minutes, form.ticket_late_minutes);
  if (problem) context.addIssue({ code: "custom", path: ["ticket_late_minutes"], message: problem });
  const say = (path: PropertyKey[], error: z.ZodError) => {
    for (const issue of error.issues) {
      context.addIssue({ code: "custom", path: [...path, ...issue.path], message: issue.message });
    }
  };
  const amountIn = (name: string, value: unknown): string => {
    const parsed = delivery_fee.safeParse(value);
    if (!parsed.success) say([name], parsed.error);
    return toDecimal(parsed.data ?? 0);
  };
  const common = {
    ...rest,
    minimum_order: toDecimal(form.minimum_order),
    delivery_fee_rules: noRules,
    delivery_fee_steps: noSteps,
  };
  const done = (fees: Partial<typeof common> & { delivery_fee: string }) => ({
    changes: { ...common, ...fees },
    version,
  });
  switch (fee_kind) {
    case "none":
      return done({ delivery_fee: "0.00" });
    case "flat":
      return done({ delivery_fee: amountIn("flat_fee", flat_fee) });
    case "distance": {
      const table = parseTable(deliveryFeeRules, "rules", rules, "Fill in at least one distance", context);
      const wire = table.map(({ up_to_miles, fee }) => ({ up_to_miles, fee: toDecimal(fee) }));
      return done({ delivery_fee: wire.at(-1)?.fee ?? "0.00", delivery_fee_rules: wire });
    }
    case "subtotal": {
      const base = amountIn("base_fee", base_fee);
      const table = parseTable(deliveryFeeSteps, "steps", steps, "Fill in at least one subtotal", context);
      const wire = table.map((step) => ({ from_subtotal: toDecimal(step.from_subtotal), fee: toDecimal(step.fee) }));
      return done({ delivery_fee: base, delivery_fee_steps: wire });
    }
  }
});

const noRules: { up_to_miles: number; fee: string }[] = [];
const noSteps: { from_subtotal: string; fee: string }[] = [];

/** The filled-in rows of a table; errors refer to the rows' positions in the form. */
function parseTable<Row>(
  schema: z.ZodType<Row[]>,
  name: string,
  value: unknown,
  none: string,
  context: z.RefinementCtx,
): Row[] {
  const filledRows = rowsIn(value);
  if (filledRows.length === 0) context.addIssue({ code: "custom", path: [name], message: none });
  const parsed = schema.safeParse(filledRows.map(({ row }) => row));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const [position, ...rest] = path;
    const at = typeof position === "number" ? [name, filledRows[position]?.index ?? position, ...rest] : [name];
    context.addIssue({ code: "custom", path: at, message });
  }
  return parsed.data ?? [];
}
