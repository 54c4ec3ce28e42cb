import { halalBody, registrationForm, stepPath } from "@tests/support/registration-form";
import type { Page, Visitor } from "@tests/support/visitor";
import { filled, formsIn } from "./html-forms";

/**
 * Whoever uses the app before the forwarding host: which pages they open (tests/e2e/steps/route-access), what they make first so
 * that there is a form for every change, and where that form is.
 */
interface Person {
  role: string | null;
  kinds: readonly string[];
  /** Gives pages to open beside those of `kinds`. */
  begin: (visitor: Visitor) => Promise<string[]>;
}

const linkIn = ({ text }: Page, pattern: RegExp): string => {
  const found = pattern.exec(text)?.[1];
  if (!found) throw new Error(`No link like ${pattern}`);
  return found;
};

/** Posts the first form of the page that has this field, with these words typed into it. */
async function send(visitor: Visitor, path: string, field: string, words: Record<string, string>, button?: string) {
  const form = formsIn((await visitor.get(path)).text).find(({ fields }) => fields.some(([name]) => name === field));
  if (!form) throw new Error(`${path} has no form with ${field}`);
  const page = await visitor.post(form.action ?? path, filled(form, button, words).body);
  if (page.status >= 400) throw new Error(`${path} answered ${page.status}`);
}

export const people: Record<string, Person> = {
  customer: {
    role: "customer",
    kinds: ["open", "person", "customer"],
    begin: async (visitor) => {
      const restaurant = linkIn(await visitor.get("/home"), /href="(\/restaurant\/[\da-f-]{36})"/);
      const item = linkIn(await visitor.get(restaurant), /href="(\/restaurant\/[^"]*\/items\/[\da-f-]{36})/);
      await visitor.post(item, { intent: "add", quantity: "1", size: "regular" });
      return [`/checkout?restaurantId=${restaurant.slice("/restaurant/".length)}`];
    },
  },
  owner: {
    role: "owner",
    kinds: ["merchant", "sales", "editor", "owner"],
    begin: async (visitor) => {
      await send(visitor, "/dashboard/addon-groups/new", "minimum", { name: "Sauces" });
      await send(visitor, "/dashboard/settings/team", "email", { email: "cook@example.test" });
      await send(visitor, "/dashboard/menu-order", "name", { intent: "add", name: "Nothing yet" });
      const counter = linkIn(await visitor.get("/dashboard/pos"), /value="(\/dashboard\/pos\?line=[^"]+)"/);
      await send(visitor, counter, "orderType", {});
      const charge = counter.replace("/pos?", "/pos/charge?");
      await send(visitor, charge, "payment", { payment: "later" }, "intent");
      return [counter, charge];
    },
  },
  admin: { role: "admin", kinds: ["admin"], begin: async () => [] },
  "new business": {
    role: null,
    kinds: [],
    begin: async (visitor) => {
      const form = registrationForm("new-business@example.test");
      for (const step of [1, 2] as const) await visitor.post(stepPath(step), form[step]);
      await visitor.post(stepPath("halal"), halalBody("new-business@example.test"));
      return [stepPath(1), stepPath(2), stepPath("halal"), stepPath(3)];
    },
  },
};
