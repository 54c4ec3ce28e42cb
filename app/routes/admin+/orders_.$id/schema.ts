import * as z from "zod";
import { confirmedRefundFields, refundFields, withAmountRules } from "~/lib/refund-request";

/** [HOST-66] An administrator also says who bears it. */
const bearer = { borne_by: z.enum(["restaurant", "platform"], "Choose who bears it") };

export const adminRefundRequest = withAmountRules(z.object({ ...refundFields, ...bearer }));

/** [HOST-66] The press that follows the question. */
export const adminConfirmedRefund = z.object({ ...confirmedRefundFields, ...bearer });

export const refundFormId = "refund";
