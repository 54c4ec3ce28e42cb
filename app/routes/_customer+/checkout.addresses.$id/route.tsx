import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAddressForm, saveAddress } from "~/features/addresses/address-changes.server";
import { AddressPanel } from "~/features/addresses/address-panel";
import { readChoices } from "~/features/checkout/choices";
import { returnHref } from "~/features/checkout/choices.server";
import { useBackHref } from "~/features/checkout/use-choices";

export const meta = () => [{ title: "Edit address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return loadAddressForm(args, args.params.id);
}

export async function action(args: ActionFunctionArgs) {
  const choices = readChoices(new URL(args.request.url).searchParams);
  return saveAddress(args, { id: args.params.id, backTo: () => returnHref(args.context, choices, "address") });
}

/** An address, in a panel over the checkout, whose choices stay in the URL. */
export default function EditAddress() {
  const { entry, id, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <AddressPanel
      key={id}
      title="Edit address"
      closeHref={useBackHref("address")}
      entry={entry}
      constraint={constraint}
      lastResult={actionData?.lastResult}
      conflict={actionData?.conflict}
    />
  );
}
