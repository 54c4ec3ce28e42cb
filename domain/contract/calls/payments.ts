import * as z from "zod";
import {
  failedPaymentList,
  failedPaymentQuery,
  refundList,
  refundQuery,
  refundResponse,
  settleRefundRequest,
} from "@domain/contract/administration/admin-dashboard";
import { buyPassRequest, openPassCheckoutRequest, ownPassResponse, passResponse } from "@domain/contract/ordering/pass";
import {
  cardFieldsConfig,
  chargeRequest,
  chargeResponse,
  keyHeader,
  openCheckoutRequest,
  openCheckoutResponse,
  paymentKey,
  paymentStatus,
} from "@domain/contract/ordering/payment";
import { defineCalls } from "../define-call";
import { idParams } from "../params";
import { withMessageField } from "../primitives";

export const failedPaymentCalls = defineCalls("Payments", {
  listFailedPayments: {
    method: "get",
    path: "/failed-payments",
    tier: "extended",
    access: ["admin"],
    summary: "Payments everywhere that came to nothing",
    query: failedPaymentQuery,
    response: failedPaymentList,
    responseDescription: "The newest first unless sorted otherwise; amounts in cents",
  },
});

export const passCalls = defineCalls("Go Pass", {
  getPass: {
    method: "get",
    path: "/pass",
    tier: "extended",
    access: "anyone",
    summary: "The plan, and the customer's own latest pass (null for anyone else)",
    response: passResponse,
    responseDescription: "Amounts in cents",
  },
  buyPass: {
    method: "post",
    path: "/pass",
    tier: "extended",
    access: ["customer"],
    summary: "Buy a pass that renews by itself; the card is kept at the provider",
    headers: keyHeader,
    body: buyPassRequest,
    response: ownPassResponse,
    responseDescription: "The pass; the same for the same key",
    errors: ["payment_declined"],
  },
  openPassCheckout: {
    method: "post",
    path: "/pass/checkouts",
    tier: "extended",
    access: ["customer"],
    summary: "Open the provider's payment page for one month; no card is kept",
    headers: keyHeader,
    body: openPassCheckoutRequest,
    response: openCheckoutResponse,
    responseDescription: "Where to send the customer",
    errors: ["payment_declined"],
  },
  cancelPass: {
    method: "post",
    path: "/pass/cancel",
    tier: "extended",
    access: ["customer"],
    summary: "End the renewal; the pass stays good to the end of its paid month",
    response: ownPassResponse,
    responseDescription: "The pass",
    errors: ["not_found"],
  },
  resumePass: {
    method: "post",
    path: "/pass/resume",
    tier: "extended",
    access: ["customer"],
    summary: "Take the cancellation back while the paid month runs",
    response: ownPassResponse,
    responseDescription: "The pass",
    errors: ["not_found"],
  },
});

export const paymentCalls = defineCalls("Payments", {
  charge: {
    method: "post",
    path: "/payments/clover/charge",
    tier: "core",
    access: ["customer"],
    summary: "Charge the quoted cart",
    headers: keyHeader,
    body: chargeRequest,
    response: chargeResponse,
    responseDescription: "The charge; the same for the same key",
    errors: ["payment_declined"],
  },
  getCardFields: {
    method: "get",
    path: "/payments/clover/config",
    tier: "extended",
    access: ["customer"],
    summary: "What the browser's card fields need",
    response: cardFieldsConfig,
    responseDescription: "Nothing of it is secret",
  },
  openCheckout: {
    method: "post",
    path: "/payments/clover/checkouts",
    tier: "extended",
    access: ["customer"],
    summary: "Open the provider's payment page for the quoted cart",
    headers: keyHeader,
    body: openCheckoutRequest,
    response: openCheckoutResponse,
    responseDescription: "Where to send the customer",
    errors: ["payment_declined"],
  },
  getPayment: {
    method: "get",
    path: "/payments/{idempotencyKey}",
    tier: "extended",
    access: ["customer"],
    summary: "What became of a payment",
    params: z.object({ idempotencyKey: paymentKey }),
    response: paymentStatus,
    responseDescription: "Its status, order and refund",
  },
});

export const refundCalls = defineCalls("Refunds", {
  listRefunds: {
    method: "get",
    path: "/refunds",
    tier: "extended",
    access: ["admin"],
    summary: "Refunds everywhere; those not finished unless a status is named",
    query: refundQuery,
    response: refundList,
    responseDescription: "Refused ones first, then the oldest",
  },
  getRefund: {
    method: "get",
    path: "/refunds/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "One refund",
    params: idParams,
    response: refundResponse,
    responseDescription: "The refund",
  },
  settleRefund: {
    method: "patch",
    path: "/refunds/{id}",
    tier: "extended",
    access: ["admin"],
    summary: "Try a refused refund again, or note that it was given back by hand",
    params: idParams,
    body: settleRefundRequest,
    response: withMessageField(refundResponse),
    responseDescription: "The refund as it is now",
  },
});
