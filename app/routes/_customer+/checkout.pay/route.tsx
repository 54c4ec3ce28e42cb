import type { LoaderFunctionArgs } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData, useOutletContext } from "@remix-run/react";
import type { CheckoutView } from "~/features/checkout/load-checkout.server";
import { requireCardFields } from "~/session/cookies/card-fields.server";
import { requireCustomer } from "~/session/guards.server";
import { CardDialog } from "./card-dialog";
import type { PayOutcome } from "./pay-action.server";

export { action } from "./pay-action.server";

export const meta = () => [{ title: "Card payment · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  return requireCardFields(context);
}

/** What the card fields need does not change while they are open. */
export const shouldRevalidate = () => false;

/** A reply that got lost on its way: whether the card was charged is not known here. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<PayOutcome> {
  try {
    return await serverAction<PayOutcome>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { kind: "checking", message: null };
  }
}

/** [CHK-14] The card dialog over the checkout. */
export default function Pay() {
  const view = useOutletContext<CheckoutView>();
  return <CardDialog view={view} config={useLoaderData<typeof loader>()} />;
}
