import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { loadAddressForm, saveAddress } from "~/features/addresses/address-changes.server";
import { AddressPanel } from "~/features/addresses/address-panel";
import { paths } from "~/lib/paths";

export const meta = () => [{ title: "Edit address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return loadAddressForm(args, args.params.id);
}

export async function action(args: ActionFunctionArgs) {
  return saveAddress(args, { id: args.params.id, backTo: () => paths.addresses() });
}

/** An address, in a panel over the address book. */
export default function EditAddress() {
  const { entry, id, constraint } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return (
    <AddressPanel
      key={id}
      title="Edit address"
      closeHref={paths.addresses()}
      entry={entry}
      constraint={constraint}
      lastResult={actionData?.lastResult}
      conflict={actionData?.conflict}
    />
  );
}
