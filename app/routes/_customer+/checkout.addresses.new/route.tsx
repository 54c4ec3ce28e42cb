import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { addressForm, saveAddress } from "../addresses/address-changes.server";
import { AddressPanel } from "../addresses/address-panel";
import { checkoutHref, readChoices } from "../checkout/choices";

export const meta = () => [{ title: "Add address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return addressForm(args);
}

export async function action(args: ActionFunctionArgs) {
  const choices = readChoices(new URL(args.request.url).searchParams);
  return saveAddress(args, { backTo: (address) => checkoutHref({ ...choices, address }) });
}

/** A new entry, over the checkout; its choices stay in the address. */
export default function NewAddress() {
  const { entry, constraint } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [query] = useSearchParams();
  return (
    <AddressPanel
      title="Add address"
      closeHref={checkoutHref(readChoices(query))}
      entry={entry}
      constraint={constraint}
      lastResult={answer?.lastResult}
    />
  );
}
