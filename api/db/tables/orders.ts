import type { Generated } from "kysely";
import type { DayReport } from "@domain/contract/day-close";
import type { HoldOrderRequest } from "@domain/contract/ordering/counter";
import type { OrderHalal, OrderItemHalal } from "@domain/contract/ordering/order";
import type { Quote, QuoteChoices } from "@domain/contract/ordering/quote";
import type { DiscountReason } from "@domain/orders/counter-payment";
import type { DrawerCount } from "@domain/orders/day-close";
import type { SoldOutPreference } from "@domain/orders/line-changes";
import type { OrderStatus } from "@domain/orders/order-status";
import type { OrderType } from "@domain/orders/order-type";
import type { RefundReason } from "@domain/orders/refund-lines";
import type { CreatedAt, Json, JsonDefault, JsonOrNull, Nullable } from "./columns";

export interface CartsTable {
  id: Generated<string>;
  user_id: string;
  restaurant_id: string;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface CartItemsTable {
  id: Generated<string>;
  cart_id: string;
  menu_item_id: string;
  quantity: number;
  size: Generated<"regular" | "large">;
  addon_ids: Generated<string[]>;
  line_key: string;
  created_at: CreatedAt;
}

/** The address as it was when the order was placed; later edits of the address book do not change it. */
export interface DeliveryAddressSnapshot {
  label: string;
  contactName: string;
  contactPhone: string;
  address: string;
  city: string;
  zipcode: string;
  /** Orders of before December 2026 have none. */
  miles?: number | null;
}

export interface OrdersTable {
  id: Generated<string>;
  number: Generated<number>;
  restaurant_id: string;
  customer_id: Nullable<string>;
  customer_name: string;
  customer_phone: Nullable<string>;
  source: "online" | "table" | "pos";
  order_type: OrderType;
  table_label: Nullable<string>;
  /** The pickup number. */
  token: number;
  status: OrderStatus;
  scheduled_for: Nullable<Date>;
  /** [PRAYER-3] The meal it is for, and the time of the prayer at its address that ends or begins the fast. */
  occasion: Nullable<"iftar" | "suhoor">;
  prayer_at: Nullable<Date>;
  estimated_ready_at: Nullable<Date>;
  /** When it was last ready, else handed over; null before, and for moves by the previous version during an upgrade. */
  done_at: Nullable<Date>;
  /** The deadline for accepting it; null at the counter, and if the previous version placed it during an upgrade. */
  accept_by: Nullable<Date>;
  delivery_address: JsonOrNull<DeliveryAddressSnapshot>;
  /** [HALAL-13] The place's halal claim when it was placed. */
  halal: JsonOrNull<OrderHalal>;
  subtotal_cents: number;
  offer_discount_cents: Generated<number>;
  coupon_discount_cents: Generated<number>;
  /** The part of the coupon's discount borne by the platform: it does not reduce the restaurant's payout. */
  platform_discount_cents: Generated<number>;
  /** What the platform pays the restaurant for a delivery it promised free. */
  platform_delivery_cents: Generated<number>;
  delivery_fee_cents: Generated<number>;
  tax_cents: Generated<number>;
  taxes: JsonDefault<Quote["taxes"]>;
  tip_cents: Generated<number>;
  total_cents: number;
  currency: Generated<string>;
  coupon_id: Nullable<string>;
  coupon_code: Nullable<string>;
  /** [RUSH-13] Why the till gave a discount: then `coupon_discount_cents` is that discount, and there is no coupon. */
  discount_reason: Nullable<DiscountReason>;
  discount_note: Nullable<string>;
  payment_method: "credit_card" | "cash" | "digital_wallet" | "bank_transfer";
  note: Nullable<string>;
  /** [RUSH-12] The customer's preference for sold-out items; null if not requested. */
  if_sold_out: Nullable<SoldOutPreference>;
  /** The idempotency key of the counter's request. */
  counter_key: Nullable<string>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface OrderItemsTable {
  id: Generated<string>;
  order_id: string;
  menu_item_id: Nullable<string>;
  name: string;
  category: Nullable<string>;
  image: Nullable<string>;
  size: Generated<string>;
  addons: JsonDefault<{ id: string; name: string; price: number }[]>;
  quantity: number;
  unit_price_cents: number;
  line_total_cents: number;
  position: number;
  /** [RUSH-13] How it is wanted, and the key of the request that added it to an open order. */
  note: Nullable<string>;
  added_key: Nullable<string>;
  /** [HALAL-13] The dish's halal claim when it was ordered. */
  halal: JsonOrNull<OrderItemHalal>;
  /** [RUSH-7] When the kitchen finished it, and who marked it. */
  bumped_at: Nullable<Date>;
  bumped_by: Nullable<string>;
  /** Discount of deals; null for older orders without this figure, and for a replacement in a paid order. */
  offer_cents: Nullable<number>;
  /** [RUSH-12] Pieces that are not made; what was paid for them is refunded. */
  left_out: Generated<number>;
  /** The line it replaces, the original one of several; what was paid for the pieces is then what it took over. */
  replaces: Nullable<string>;
  paid_cents: Nullable<number>;
  paid_tax_cents: Nullable<number>;
}

export interface OrderStatusChangesTable {
  id: Generated<number>;
  order_id: string;
  status: OrderStatus;
  at: CreatedAt;
  actor_id: Nullable<string>;
  actor_role: string;
  reason: Nullable<string>;
}

/** A kitchen ticket of a cancelled order, until it is acknowledged there. */
export interface KitchenVoidsTable {
  order_id: string;
  created_at: Date;
  acknowledged_at: Nullable<Date>;
  acknowledged_by: Nullable<string>;
}

export interface CouponRedemptionsTable {
  coupon_id: string;
  user_id: string;
  use_number: number;
  order_id: string;
  created_at: CreatedAt;
}

export type PaymentStatus =
  | "open"
  | "charging"
  | "charged"
  | "ordered"
  | "declined"
  | "refunding"
  | "refunded"
  | "abandoned";

export interface PaymentsTable {
  id: Generated<string>;
  key: string;
  purpose: Generated<"order" | "pass">;
  customer_id: Nullable<string>;
  /** These three are set if the purpose is an order. */
  restaurant_id: Nullable<string>;
  choices: JsonOrNull<QuoteChoices>;
  quote: JsonOrNull<Quote>;
  cart_id: Nullable<string>;
  order_id: Nullable<string>;
  method: Generated<string>;
  /** Taken by the restaurant itself, without a provider. */
  at_counter: Generated<boolean>;
  status: PaymentStatus;
  attempt: Generated<number>;
  amount_cents: number;
  /** For cash, the amount handed over. */
  tendered_cents: Nullable<number>;
  currency: Generated<string>;
  charge_id: Nullable<string>;
  card_brand: Nullable<string>;
  card_last4: Nullable<string>;
  decline_code: Nullable<string>;
  checkout_session_id: Nullable<string>;
  checkout_href: Nullable<string>;
  source_token: Nullable<string>;
  client_address: Nullable<string>;
  /** The pass renewed by this payment, and the end of its previous month; null for the payment of a new pass. */
  pass_id: Nullable<string>;
  pass_paid_until: Nullable<Date>;
  card_id: Nullable<string>;
  claimed_at: Nullable<Date>;
  created_at: CreatedAt;
  updated_at: CreatedAt;
}

export interface RefundsTable {
  id: Generated<string>;
  payment_id: string;
  order_id: Nullable<string>;
  key: string;
  /** Created when the form was shown: the same request returns the same refund. */
  request_key: Nullable<string>;
  amount_cents: number;
  /** [RUSH-11] Its parts of tax, tip and fee; null for older refunds, which are split in proportion. */
  tax_cents: Nullable<number>;
  tip_cents: Nullable<number>;
  delivery_cents: Nullable<number>;
  reason: string;
  reason_kind: Nullable<RefundReason>;
  borne_by: Generated<"restaurant" | "platform">;
  status: "pending" | "succeeded" | "failed";
  provider_refund_id: Nullable<string>;
  actor_id: Nullable<string>;
  created_at: CreatedAt;
  /** When the provider was last called. */
  tried_at: Nullable<Date>;
  settled_at: Nullable<Date>;
}

/** [RUSH-11] Refunded pieces of an order's line; amounts are what was paid for them, and their tax. */
export interface RefundLinesTable {
  refund_id: string;
  order_id: string;
  order_item_id: string;
  quantity: number;
  amount_cents: number;
  tax_cents: number;
}

/** [RUSH-13] Put on hold at the counter, before it is placed. */
export interface HeldOrdersTable {
  id: Generated<string>;
  restaurant_id: string;
  hold_key: string;
  name: string;
  total_cents: number;
  request: Json<HoldOrderRequest>;
  held_by: Nullable<string>;
  held_at: Date;
}

/** [RUSH-14] A closed day: its sums at that time, and the count. */
export interface DayClosesTable {
  id: Generated<string>;
  restaurant_id: string;
  day: string;
  closed_at: Date;
  closed_by: Nullable<string>;
  closed_by_name: string;
  books: Json<Pick<DayReport, "orders" | "money" | "payment_ways">>;
  opening_float_cents: number;
  cash_cents: number;
  other_cash_cents: number;
  counted_cash_cents: number;
  paid_out_cents: number;
  paid_out_for: Nullable<string>;
  drawer: Json<DrawerCount>;
  counted_cents: number;
  float_left_cents: number;
  reason: Nullable<string>;
}

export interface DayCloseCorrectionsTable {
  id: Generated<string>;
  day_close_id: string;
  at: Date;
  by_user: Nullable<string>;
  by_name: string;
  amount_cents: number;
  note: string;
}
