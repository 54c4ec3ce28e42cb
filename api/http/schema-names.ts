import * as z from "zod";
import { accountExport } from "@domain/contract/accounts/account";
import { address, deliveryAddress } from "@domain/contract/accounts/address";
import { agent } from "@domain/contract/accounts/agent";
import { memberRestaurant, user } from "@domain/contract/accounts/auth";
import { customer } from "@domain/contract/accounts/customer";
import { openInvitation, team, teamInvitation, teamMember } from "@domain/contract/accounts/team";
import { adminDashboard, adminRefund, failedPayment } from "@domain/contract/administration/admin-dashboard";
import {
  application,
  applicationRequest,
  applicationStep,
  ownApplication,
} from "@domain/contract/administration/application";
import { auditEntry } from "@domain/contract/administration/audit";
import { note } from "@domain/contract/administration/note";
import {
  agentRegistration,
  draft,
  draftFile,
  fileRefusal,
  restaurantDocument,
} from "@domain/contract/administration/registration";
import { announcement, announcements } from "@domain/contract/announcement";
import { diningTable, tableByCode } from "@domain/contract/dining-table";
import {
  addon,
  itemDeal,
  menuCategory,
  menuImport,
  menuItem,
  modifierGroup,
  modifierGroupRow,
  pendingPicture,
} from "@domain/contract/menu";
import { notification } from "@domain/contract/notification";
import { cart, cartItem } from "@domain/contract/ordering/cart";
import { order, orderedAgain, orderItem, orderPlaced } from "@domain/contract/ordering/order";
import { pass, passPlan } from "@domain/contract/ordering/pass";
import { quote, quoteChoices, quoteItem, quoteLine } from "@domain/contract/ordering/quote";
import { cents, decimal, happenedAt, id, periodEnd, periodStart, timestamp } from "@domain/contract/primitives";
import { coupon, deal, tax } from "@domain/contract/promotion";
import {
  dashboard,
  moneyReport,
  sale,
  salesSummary,
  saleSummary,
  transaction,
  transactionSummary,
} from "@domain/contract/report";
import {
  bankDetails,
  facets,
  inactiveRestaurant,
  operatingDay,
  restaurantCustomer,
  restaurantDetails,
  restaurantOwner,
  review,
  specialDay,
} from "@domain/contract/restaurant";
import { restaurantSettings } from "@domain/contract/settings";

/** The OpenAPI names of the contract's schemas. */
const named = {
  AccountExport: accountExport,
  Address: address,
  DeliveryAddress: deliveryAddress,
  AdminDashboard: adminDashboard,
  AdminRefund: adminRefund,
  FailedPayment: failedPayment,
  MoneyReport: moneyReport,
  Agent: agent,
  Announcement: announcement,
  Announcements: announcements,
  ApplicationParts: application,
  ApplicationRequest: applicationRequest,
  ApplicationStep: applicationStep,
  OwnApplication: ownApplication,
  AuditEntry: auditEntry,
  MemberRestaurant: memberRestaurant,
  User: user,
  Cart: cart,
  CartItem: cartItem,
  Customer: customer,
  DiningTable: diningTable,
  TableOfCode: tableByCode,
  Addon: addon,
  ItemDeal: itemDeal,
  KeptPicture: pendingPicture,
  MenuCategory: menuCategory,
  MenuImport: menuImport,
  MenuItem: menuItem,
  ModifierGroup: modifierGroup,
  OwnModifierGroup: modifierGroupRow,
  Note: note,
  Notification: notification,
  Order: order,
  OrderItem: orderItem,
  OrderPlaced: orderPlaced,
  OrderedAgain: orderedAgain,
  Pass: pass,
  PassPlan: passPlan,
  Coupon: coupon,
  Deal: deal,
  Tax: tax,
  Quote: quote,
  QuoteChoices: quoteChoices,
  QuoteItem: quoteItem,
  QuoteLine: quoteLine,
  AgentRegistration: agentRegistration,
  DraftFile: draftFile,
  RegistrationDraft: draft,
  FileRefusal: fileRefusal,
  RestaurantDocument: restaurantDocument,
  Dashboard: dashboard,
  Sale: sale,
  SaleSummary: saleSummary,
  SalesSummary: salesSummary,
  Transaction: transaction,
  TransactionSummary: transactionSummary,
  BankDetails: bankDetails,
  Facets: facets,
  InactiveRestaurant: inactiveRestaurant,
  OperatingDay: operatingDay,
  RestaurantCustomer: restaurantCustomer,
  RestaurantDetails: restaurantDetails,
  RestaurantOwner: restaurantOwner,
  Review: review,
  SpecialDay: specialDay,
  RestaurantSettings: restaurantSettings,
  OpenInvitation: openInvitation,
  Team: team,
  TeamInvitation: teamInvitation,
  TeamMember: teamMember,
};

const examples: readonly (readonly [z.ZodType, unknown])[] = [
  [id, "0198c0de-7a1b-7cde-8f00-1234567890ab"],
  [decimal, "15.99"],
  [cents, 1599],
  [timestamp, "2026-03-04T17:00:00.000Z"],
  [happenedAt, "2026-03-04T17:00:00.000Z"],
  [periodStart, "2026-03-04T05:00:00.000Z"],
  [periodEnd, "2026-03-31T03:59:59.999Z"],
];

/** Names of schemas and example values for the OpenAPI document only; never sent to a browser. */
export const schemaNames = z.registry<{ id?: string; examples?: unknown[] }>();
for (const [name, schema] of Object.entries(named)) schemaNames.add(schema, { id: name });
for (const [schema, example] of examples) schemaNames.add(schema, { examples: [example] });
