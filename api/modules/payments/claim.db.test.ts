import { expect, test } from "vitest";
import { computeQuote } from "@api/modules/quote/service";
import { withTestDatabase } from "@tests/support/database";
import { createPayingApi, readyToPay } from "@tests/support/hosts/payment-api";
import { claimPayment } from "./claim";

const database = withTestDatabase();

test("[PAY-16] an account deleted while its payment was on the way is not charged", async () => {
  const api = createPayingApi(database.db);
  const { customer, choices, key } = await readyToPay(api);
  const { quote, cartId } = await computeQuote(api.db, { customerId: customer.id, choices, now: api.clock.now() });
  const claim = {
    key,
    customerId: customer.id,
    cartId: cartId ?? "",
    choices,
    quote,
    purpose: { status: "charging", token: "clv_1", clientAddress: "127.0.0.1" },
  } as const;
  await api.db.updateTable("users").set({ deleted_at: api.clock.now() }).where("id", "=", customer.id).execute();
  await expect(claimPayment(api.dependencies, claim)).rejects.toMatchObject({ code: "unauthenticated" });
  await api.db.updateTable("users").set({ deleted_at: null }).where("id", "=", customer.id).execute();
  expect(await claimPayment(api.dependencies, claim)).toMatchObject({ status: "charging", key });
});
