import type * as z from "zod";
import type { ErrorCode } from "./errors";

/** Roles of accounts. */
export type CallRole = "customer" | "owner" | "manager" | "staff" | "agent" | "admin";

/** Definition of a call. The API's route, the app's request and the OpenAPI operation derive from it. */
interface CallDefinition {
  method: "get" | "post" | "put" | "patch" | "delete";
  /** `{name}` is replaced by that field of `params`. */
  path: `/${string}`;
  /** core: every host implements it. extended: a foreign host may lack it, and the app works without it. */
  tier: "core" | "extended";
  /** Who may call it; some of the listed roles may see or do less. */
  access: "anyone" | "signed-in" | readonly CallRole[];
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  headers?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  /** Instead of `body`: a multipart form with files. */
  multipart?: true;
  response?: z.ZodType;
  /** Instead of `response`: bytes of this media type. */
  media?: string;
  /** Describes a successful response in the OpenAPI document. */
  responseDescription: string;
  status?: 201;
  /** In addition to the errors common to all calls of its kind (api/http/openapi.ts). */
  errors?: readonly ErrorCode[];
}

/** Tags of the OpenAPI document with their descriptions. */
export const tagDescriptions = {
  Accounts: "Opening, confirming, changing and deleting an account; logging in and out.",
  "Add-ons": "Extras that a restaurant sells with its items.",
  Addresses: "Where a customer has orders delivered.",
  Administration: "Figures of the whole marketplace.",
  Announcements: "What a restaurant tells its followers.",
  Applications: "A restaurant's application between registration and approval: documents, questions, bank details.",
  "Audit log": "Who changed what, and when.",
  Carts: "A customer's carts, one at each restaurant.",
  "Counter orders": "Orders that staff take at the counter.",
  Coupons: "A restaurant's discount codes.",
  Customers: "Customers' accounts, for administrators.",
  Deals: "A restaurant's temporary price reductions.",
  "Dining tables": "Tables whose codes guests scan to order.",
  Events: "A stream of changes as they happen.",
  Favourites: "Restaurants that a customer has marked.",
  "Finding food": "Places and dishes by where somebody is, and what is asked for where nobody delivers.",
  "Go Pass": "The customers' subscription: its plan, buying it, ending its renewal.",
  "Halal evidence": "What places state about halal, their certificates and suppliers, and how both are checked.",
  "Menu categories": "The parts of a menu and their order.",
  "Menu imports": "Menus that come as CSV files.",
  "Menu items": "What a restaurant sells.",
  "Menus by time": "Menus that are served on some days and hours, such as Breakfast.",
  "Modifier groups": "Groups that add-ons are chosen from, with how many may be.",
  Newsletter: "Subscribing and unsubscribing by email.",
  Notifications: "What happened to somebody's own orders and restaurants.",
  Orders: "Quotes, and orders from placing to completion.",
  Payments: "Charges, the provider's payment page, and the outcomes of payments.",
  Pictures: "Pictures of restaurants and dishes.",
  "Platform coupons": "Codes that the platform pays for, good at every restaurant.",
  Refunds: "Refunds, and those that need manual work.",
  Registrations: "Registering a business, with drafts and files.",
  Reports: "Sales, payments and refunds of a restaurant, with their sums.",
  Restaurants: "Finding restaurants, and administering them.",
  Reviews: "What customers say of completed orders.",
  "Sales agents": "People who register restaurants for the platform.",
  Search: "Finding dishes and places by text, however it is spelled.",
  Settings: "A restaurant's own settings, opening hours and notices.",
  Taxes: "Taxes that a restaurant charges.",
  Team: "Who works at a restaurant, and invitations.",
} as const;

/** A tag's name. */
type Tag = keyof typeof tagDescriptions;

/** A definition with its operation id and tag. */
export type Call = CallDefinition & { operationId: string; tag: Tag };

type Named<Definitions> = { [Id in keyof Definitions]: Definitions[Id] & { operationId: Id & string; tag: Tag } };

/** Defines the calls of one resource; each key becomes the operation id. */
export function defineCalls<const Definitions extends Record<string, CallDefinition>>(
  tag: Tag,
  definitions: Definitions,
): Named<Definitions>;
export function defineCalls(tag: Tag, definitions: Record<string, CallDefinition>): Record<string, Call> {
  const named = Object.entries(definitions).map(([operationId, call]) => [operationId, { ...call, operationId, tag }]);
  return Object.fromEntries(named);
}

type Part<Definition, Name extends string> =
  Definition extends Record<Name, infer Schema extends z.ZodType> ? Schema : undefined;

/** The schemas of a call; undefined if it has none. */
export interface CallInput<Definition extends Call> {
  params: Part<Definition, "params">;
  query: Part<Definition, "query">;
  headers: Part<Definition, "headers">;
  body: Part<Definition, "body">;
  response: Part<Definition, "response">;
}
