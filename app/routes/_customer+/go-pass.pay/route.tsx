import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { type ClientActionFunctionArgs, useLoaderData, useOutletContext } from "@remix-run/react";
import { loadPass, type PassPage } from "~/features/pass/load-pass.server";
import { paths } from "~/lib/paths";
import { requireCardFields } from "~/session/cookies/card-fields.server";
import { requireCustomer } from "~/session/guards.server";
import { PassDialog } from "./pass-dialog";
import type { PassOutcome } from "./pay-action.server";

export { action } from "./pay-action.server";

export const meta = () => [{ title: "Card payment · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  requireCustomer(request, context);
  const [{ pass }, config] = await Promise.all([loadPass(context), requireCardFields(context)]);
  // It goes on by itself: there is nothing to pay.
  return pass?.renews && !pass.isRefused ? redirect(paths.goPass()) : config;
}

/** What the card fields need does not change while they are open. */
export const shouldRevalidate = () => false;

/** A reply that got lost on its way: whether the card was charged is not known here. */
export async function clientAction({ serverAction }: ClientActionFunctionArgs): Promise<PassOutcome> {
  try {
    return await serverAction<PassOutcome>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { kind: "checking" };
  }
}

/** The card dialog over the page of the Go Pass. */
export default function PayPass() {
  const page = useOutletContext<PassPage>();
  const config = useLoaderData<typeof loader>();
  return page.key ? <PassDialog price={page.price} paymentKey={page.key} config={config} /> : null;
}
