import type { AppLoadContext } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/accounts/auth";
import { counterAddress, type CounterQuoteRequest, counterTypes } from "@domain/contract/ordering/counter";
import type { CounterBasket } from "./basket";
import { counterMoney } from "./counter-money";

/** The fields stored in a draft; the form limits their length. */
const names = ["orderType", "table", "customerName", "customerPhone", "address", "city", "zipcode"];
const money = ["discountKind", "discountValue", "discountReason", "discountNote", "tip"];
const all = [...names, ...money, "couponCode", "note"];

interface Merchant {
  user: { id: string };
  restaurant: Pick<MemberRestaurant, "id">;
}

/** A draft belongs to one order: late updates to the order just placed do not reach the next one, nor an order in one tab another's. */
const toDraftName = ({ user, restaurant }: Merchant, { after, key }: CounterBasket) => ({
  owner: `${user.id} ${restaurant.id} ${after}`,
  key,
});

export const readDraft = (context: AppLoadContext, merchant: Merchant, basket: CounterBasket) =>
  context.counterDraft.read(toDraftName(merchant, basket));

/** Once the order is placed, on hold or gone. */
export const clearDraft = (context: AppLoadContext, merchant: Merchant, basket: CounterBasket) =>
  context.counterDraft.clear(toDraftName(merchant, basket));

export async function saveDraft(
  context: AppLoadContext,
  merchant: Merchant,
  basket: CounterBasket,
  form: FormData,
): Promise<void> {
  const fields = all.flatMap((name): [string, string][] => {
    const value = form.get(name);
    return typeof value === "string" && value.trim() ? [[name, value.slice(0, 500)]] : [];
  });
  await context.counterDraft.save(toDraftName(merchant, basket), Object.fromEntries(fields));
}

/** The parts of a draft that affect its price. An address is used once it is complete. */
export function toQuoteRequest(draft: Record<string, string | null | undefined>): Omit<CounterQuoteRequest, "items"> {
  const money = counterMoney.safeParse(draft).data;
  return {
    ...(money?.discount ? { discount: money.discount } : {}),
    ...(money?.tip ? { tip: money.tip } : {}),
    orderType: counterTypes.find((type) => type === draft.orderType) ?? "takeaway",
    deliveryAddress: counterAddress.safeParse(draft).data ?? null,
    couponCode: draft.couponCode?.trim() || null,
    customerPhone: draft.customerPhone?.trim().slice(0, 30) || null,
  };
}
