import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "@api/db/tables";
import { hashPassword } from "@api/modules/auth/accounts";
import { createSignedIn, createTestApi } from "@tests/support/api";
import { chargedPayment } from "@tests/support/shop";
import { createVisitor } from "@tests/support/visitor";
import { fillCart, type Kitchen, openKitchen } from "../../chaos/market";

/** A kitchen whose staff logs in with `cookie`. */
export interface Place extends Kitchen {
  cookie: string;
}

const password = "a-password-of-a-rush";

/** @returns `count` kitchens that are open at any hour, each with somebody logged in at `app` */
export async function openPlaces(db: Kysely<Database>, app: string, count: number): Promise<Place[]> {
  const password_hash = await hashPassword(password);
  const places: Place[] = [];
  // One after the other: thirty password checks at once time out on a busy machine, before anything is measured.
  for (let index = 0; index < count; index += 1) {
    const kitchen = await openKitchen(db, `Rush Kitchen ${index + 1}`);
    const email = `${randomUUID()}@example.test`;
    const { user_id } = await db
      .selectFrom("restaurant_members")
      .select("user_id")
      .where("restaurant_id", "=", kitchen.id)
      .executeTakeFirstOrThrow();
    await db.updateTable("users").set({ email, password_hash }).where("id", "=", user_id).execute();
    const visitor = createVisitor(app);
    const page = await visitor.post("/auth/login", { email, password });
    if (page.status !== 302) throw new Error(`The login answered ${page.status}.`);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    places.push({ ...kitchen, cookie });
  }
  return places;
}

/** What POST /orders takes of a customer whose card has just been charged. */
export interface PaidCheckout {
  token: string;
  key: string;
  body: object;
}

/** @returns a new customer at `place`, charged for two of its dish */
export function customerMaker(db: Kysely<Database>) {
  const api = createTestApi(db);
  return async (place: Place): Promise<PaidCheckout> => {
    api.clock.set(new Date());
    const person = await createSignedIn(db, "customer");
    await fillCart(db, person.id, place, 2);
    const choices = { restaurantId: place.id, orderType: "takeaway" as const };
    const { key, chargeId, amount } = await chargedPayment(api, person, choices);
    const body = {
      restaurantId: place.id,
      items: [],
      transactionId: chargeId,
      paymentAmount: amount,
      currency: "usd",
      orderType: "takeaway",
    };
    return { token: person.token, key, body };
  };
}

/** `count` more people who work at `place`, by their tokens: nobody may hold more than 30 streams open. */
export async function hireStaff(db: Kysely<Database>, place: Place, count: number): Promise<string[]> {
  const hire = async () => {
    const { token } = await createSignedIn(db, "staff", { restaurantId: place.id });
    return token;
  };
  return Promise.all(Array.from({ length: count }, hire));
}
