import * as z from "zod";

/** What an application holds so far, for whoever decides about it. Extended: a host that does not say leaves all of it out. */
export const application = z.object({
  email: z.boolean(),
  phone: z.boolean(),
  whatsapp: z.boolean(),
  terms: z.boolean(),
  /** Days of the week with opening hours. */
  open_days: z.number().int(),
  sales_tax_id: z.boolean(),
  /** Name, routing number and account number. */
  bank: z.boolean(),
  voided_check: z.boolean(),
  /** Its name as it was sent. */
  menu_file: z.string().nullish(),
  menu_items: z.number().int(),
  /** A logo or a banner image. */
  picture: z.boolean(),
  /** The sales agent who registered it; null: the business itself. */
  registered_by: z.string().nullish(),
});

export type Application = z.infer<typeof application>;
