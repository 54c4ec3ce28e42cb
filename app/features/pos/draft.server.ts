import type { AppLoadContext } from "@remix-run/node";
import type { MemberRestaurant } from "@domain/contract/accounts/auth";
import { counterAddress, type CounterQuoteRequest, counterTypes } from "@domain/contract/ordering/counter";
import type { Pos } from "./basket";
import { counterMoney } from "./counter-money";

/** The fields stored in a draft; the form limits their length. */
const names = ["orderType", "table", "customerName", "customerPhone", "address", "city", "zipcode"];
const money = ["discountKind", "discountValue", "discountReason", "discountNote", "tip"];
const all = [...names, ...money, "couponCode", "note"];

interface Taker {
  user: { id: string };
  restaurant: Pick<MemberRestaurant, "id">;
}

/** A draft belongs to one order, so that late updates to the order just placed do not reach the next one. */
const draftOwner = ({ user, restaurant }: Taker, { after }: Pos) => `${user.id} ${restaurant.id} ${after}`;

export const readDraft = (context: AppLoadContext, taker: Taker, pos: Pos) =>
  context.counterDraft.read(draftOwner(taker, pos));

export async function saveDraft(context: AppLoadContext, taker: Taker, pos: Pos, form: FormData): Promise<void> {
  const fields = all.flatMap((name): [string, string][] => {
    const value = form.get(name);
    return typeof value === "string" && value.trim() ? [[name, value.slice(0, 500)]] : [];
  });
  await context.counterDraft.keep(draftOwner(taker, pos), Object.fromEntries(fields));
}

/** The parts of a draft that affect its price. An address is used once it is complete. */
export function priced(draft: Record<string, string | null | undefined>): Omit<CounterQuoteRequest, "items"> {
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
