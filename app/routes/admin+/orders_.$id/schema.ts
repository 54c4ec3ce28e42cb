import * as z from "zod";
import { refundFields } from "~/lib/refund-request";

/** [HOST-66] An administrator also says who bears it. */
export const adminRefundRequest = z.object({
  ...refundFields,
  borne_by: z.enum(["restaurant", "platform"], "Choose who bears it"),
});

export const refundFormId = "refund";
