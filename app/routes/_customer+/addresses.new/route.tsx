import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAddressForm, saveAddress } from "~/features/addresses/address-changes.server";
import { AddressPanel } from "~/features/addresses/address-panel";
import { paths } from "~/lib/paths";

export const meta = () => [{ title: "Add address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return loadAddressForm(args);
}

export async function action(args: ActionFunctionArgs) {
  return saveAddress(args, { backTo: () => paths.addresses() });
}

/** A new address, in a panel over the address book. */
export default function NewAddress() {
  const { entry, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <AddressPanel
      title="Add address"
      closeHref={paths.addresses()}
      entry={entry}
      constraint={constraint}
      lastResult={actionData?.lastResult}
    />
  );
}
