import { type AppLoadContext, data } from "@remix-run/node";
import { defaultTimeZone } from "@domain/local-time";
import { getFirstRenewalAt } from "@domain/promotions/pass";
import { formatPersonName } from "@domain/values/person-name";
import { type Pass, findPass } from "~/host/payments.server";
import { cardText } from "~/lib/text/card-text";
import { getArea } from "~/session/areas";

const longDate = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: defaultTimeZone });
const date = (value: string) => longDate.format(new Date(value));

/** The fields of a pass that its pages display; dates are texts. */
function toMemberView(pass: Pass) {
  const { brand, last4 } = pass.card ?? {};
  return {
    isCancelled: pass.status === "cancelled",
    renews: pass.renews,
    /** The last renewal was refused; another card can pay for the month. Who has cancelled since is asked for none. */
    isRefused: pass.status === "active" && pass.failedTries > 0,
    isValid: pass.isValid,
    nextTry: pass.nextTryAt ? date(pass.nextTryAt) : null,
    until: date(pass.paidUntil),
    /** Resumed on its last day, the next month is charged at once. */
    isDue: getFirstRenewalAt(new Date(pass.paidUntil)) <= new Date(),
    /** The price of each further month, in cents. */
    price: pass.price,
    card: last4 ? cardText({ brand, last4 }) : null,
  };
}
export type MemberView = ReturnType<typeof toMemberView>;

/** An expired pass counts as none. */
export const runningPass = (pass: Pass | null) => (pass && pass.status !== "lapsed" ? toMemberView(pass) : null);

/**
 * The plan, the visitor's current pass, and the idempotency key of the next month's payment: the same in every tab
 * until it is paid.
 * @throws the 404 page where the host sells no passes
 */
export async function loadPass(context: AppLoadContext) {
  const { user } = context.session;
  const isCustomer = user !== null && getArea(user.role) === "customer";
  const sold = await findPass(context.host);
  if (!sold) throw data(null, 404);
  const { plan, pass } = sold;
  const lines = pass ? [pass.id, pass.paidUntil] : [];
  const terms = { total: plan.price };
  return {
    price: plan.price,
    businessesWithFee: plan.businessesWithFee ?? null,
    visitor: isCustomer ? ("customer" as const) : user ? ("other" as const) : ("nobody" as const),
    name: user ? formatPersonName(user.first_name, user.last_name) : null,
    key: isCustomer ? context.checkoutKey({ customerId: user.id, cartId: "go-pass", lines, terms }) : null,
    pass: runningPass(pass),
  };
}

export type PassPage = Awaited<ReturnType<typeof loadPass>>;
