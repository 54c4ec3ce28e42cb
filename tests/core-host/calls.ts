import type { HostCall } from "@tests/support/hosts/fake-host";
import type { Records, Row } from "./records";
import { listIn, loginIn, oneIn, type Shape } from "./shapes";

interface ReceivedCall {
  records: Records;
  shape: Shape;
  call: HostCall;
  /** What the path's `:parts` say. */
  ids: number[];
  /** JSON, or a form's text fields. */
  sent: Record<string, unknown>;
  user: Records["people"][number] | undefined;
}

/** The status and body of an answer. */
type Answer = [status: number, body: unknown];
type Handler = (request: ReceivedCall) => Answer;

const success = (message: string, data?: unknown): Answer => [200, { success: true, message, data }];
const notFound: Answer = [404, { message: "Not found" }];
const byId = (rows: Row[], id: number | undefined) => rows.find((row) => row.id === id);
const without = (rows: { id: number }[], id: number | undefined) => {
  const at = rows.findIndex((row) => row.id === id);
  if (at >= 0) rows.splice(at, 1);
};

/** What the documents name of a form; a host that knows no more ignores the rest. */
const documented: Record<string, string[]> = {
  "Menu item": ["restaurant_id", "name", "description", "caution", "price", "item_type", "category"],
  Addon: ["name", "price", "description"],
};
const findKnown = (name: string, sent: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(sent).filter(([field]) => documented[name]?.includes(field) ?? true));

/** GET, POST, PATCH or PUT and DELETE of a kind of row. */
const recordCalls = (
  path: string,
  of: (records: Records) => Row[],
  change: string,
  name: string,
): [string, Handler][] => [
  [`GET ${path}`, ({ records, shape }) => [200, listIn(shape, of(records))]],
  [
    `POST ${path}`,
    ({ records, sent, shape }) => {
      const row = { is_active: true, ...findKnown(name, sent), id: records.next() };
      of(records).push(row);
      return [201, shape === "bare" ? row : { message: `${name} created`, data: row }];
    },
  ],
  [
    `${change} ${path}/:id`,
    ({ records, sent, ids }) => {
      const row = byId(of(records), ids.at(-1));
      return row ? success(`${name} updated`, Object.assign(row, findKnown(name, sent))) : notFound;
    },
  ],
  [
    `DELETE ${path}/:id`,
    ({ records, ids }) => {
      without(of(records), ids.at(-1));
      return success(`${name} deleted`);
    },
  ],
];

const getCart = (records: Records) => {
  const items = records.lines.map(({ id, quantity, menuItemId }) => ({
    id,
    quantity,
    menuItem: byId(records.items, menuItemId),
  }));
  return items.length > 0 ? { id: 5, items, restaurant: { id: 1, name: "Anatolia Grill House" } } : null;
};
const seenBy = ({ records, user }: ReceivedCall) =>
  records.restaurants.filter(({ is_active }) => is_active === true || user?.role === "admin");

/** [HOST-6…56] The calls of the documents, and no others. */
export const coreCalls: [string, Handler][] = [
  [
    "POST /auth/login",
    ({ records, sent, shape }) => {
      const user = records.people.find(({ email }) => email === sent.email);
      if (!user) return [401, { message: "Wrong e-mail or password" }];
      const restaurants = ["owner", "merchant"].includes(user.role) ? records.restaurants.slice(0, 1) : [];
      return [200, loginIn(shape, `token-${user.id}`, { ...user, restaurants })];
    },
  ],
  ["POST /auth/user/signup", () => success("Please log in now")],
  ["GET /auth/profile", ({ user, shape }) => (user ? [200, oneIn(shape, user)] : [401, { message: "Log in" }])],
  ["POST /auth/change-password", () => success("Password changed")],
  ["GET /restaurants", (request) => [200, listIn(request.shape, seenBy(request))]],
  [
    "GET /restaurants/admin/inactive",
    ({ records, shape }) => [
      200,
      listIn(
        shape,
        records.restaurants.filter(({ is_active }) => is_active !== true),
      ),
    ],
  ],
  ["GET /restaurants/:id", ({ records, ids, shape }) => [200, oneIn(shape, byId(records.restaurants, ids[0]) ?? null)]],
  [
    "PUT /restaurants/:id/status",
    ({ records, ids, sent }) => {
      const found = byId(records.restaurants, ids[0]);
      return found
        ? success("Status changed", Object.assign(found, { is_active: sent.status === "approved" }))
        : notFound;
    },
  ],
  [
    "PUT /restaurants/admin/:id",
    ({ records, ids, sent }) => {
      const found = byId(records.restaurants, ids[0]);
      return found ? success("Restaurant saved", Object.assign(found, sent)) : notFound;
    },
  ],
  [
    "DELETE /restaurants/:id",
    ({ records, ids }) => {
      without(records.restaurants, ids[0]);
      return success("Restaurant deleted");
    },
  ],
  ["PUT /restaurants/:id/images", () => success("Images saved")],
  ["POST /restaurants/agent", () => success("Thank you")],
  ...recordCalls("/menu-items", ({ items }) => items, "PUT", "Menu item"),
  ["POST /menu-items/bulk-upload", () => success("Menu items imported")],
  [
    "GET /menu-items/:id/addons",
    ({ records, ids, shape }) => {
      const chosen = records.assigned.filter(({ item }) => item === ids[0]).map(({ addon }) => addon);
      return [
        200,
        listIn(
          shape,
          records.addons.filter(({ id }) => chosen.includes(id)),
        ),
      ];
    },
  ],
  [
    "POST /menu-items/:id/addons/:id",
    ({ records, ids: [item = 0, addon = 0] }) => {
      records.assigned.push({ item, addon });
      return success("Addon assigned");
    },
  ],
  [
    "DELETE /menu-items/:id/addons/:id",
    ({ records, ids }) => {
      records.assigned = records.assigned.filter(({ item, addon }) => item !== ids[0] || addon !== ids[1]);
      return success("Addon removed");
    },
  ],
  ...recordCalls("/addons", ({ addons }) => addons, "PATCH", "Addon"),
  ...recordCalls("/coupons", ({ coupons }) => coupons, "PATCH", "Coupon"),
  ...recordCalls("/deals", ({ deals }) => deals, "PATCH", "Offer"),
  ...recordCalls("/restaurants/:id/taxes", ({ taxes }) => taxes, "PATCH", "Tax"),
  [
    "PATCH /restaurants/:id/taxes/:id/status",
    ({ records, ids, sent }) => {
      const tax = byId(records.taxes, ids[1]);
      return tax ? success("Tax status changed", Object.assign(tax, { status: sent.status })) : notFound;
    },
  ],
  ["GET /auth/agents", ({ records, shape }) => [200, listIn(shape, records.agents)]],
  ...recordCalls("/auth/agent/signup", ({ agents }) => agents, "PUT", "Sales agent"),
  [
    "DELETE /auth/agents/:id",
    ({ records, ids }) => {
      without(records.agents, ids[0]);
      return success("Sales agent deleted");
    },
  ],
  ["GET /cart/user", ({ records, shape }) => [200, listIn(shape, [getCart(records)].filter(Boolean))]],
  [
    "GET /cart/restaurant/:id",
    ({ records, ids, shape }) => [200, oneIn(shape, ids[0] === 1 ? getCart(records) : null)],
  ],
  [
    "POST /cart/items",
    ({ records, sent }) => {
      const line = records.lines.find(({ menuItemId }) => menuItemId === Number(sent.menuItemId));
      if (line) line.quantity += Number(sent.quantity);
      else {
        const menuItemId = Number(sent.menuItemId);
        records.lines.push({ id: records.next(), quantity: Number(sent.quantity), menuItemId });
      }
      return success("Added");
    },
  ],
  ...recordCalls("/addresses", ({ addresses }) => addresses, "PATCH", "Address"),
  [
    "POST /payments/clover/charge",
    ({ records, sent, call, shape }) => {
      const key = String(call.headers["idempotency-key"]);
      const made = records.charges.get(key) ?? { transactionId: `txn-${records.next()}`, amount: Number(sent.amount) };
      records.charges.set(key, made);
      return [200, oneIn(shape, { transactionId: made.transactionId })];
    },
  ],
  [
    "POST /orders",
    ({ records, sent, call, shape }) => {
      records.orders.set(String(call.headers["idempotency-key"]), sent);
      records.lines = [];
      // "Response fields are not shown": one host says the id, another a sentence, a third nothing of use.
      return [
        201,
        { nested: { success: true, data: { id: 77 } }, "in data": { message: "Thank you" }, bare: {} }[shape],
      ];
    },
  ],
];
