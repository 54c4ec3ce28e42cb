import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getOwnAddress, removeAddress } from "~/features/addresses/address-changes.server";
import { DeleteAddress } from "~/features/addresses/delete-address";
import { paths } from "~/lib/paths";

export const meta = () => [{ title: "Delete address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return getOwnAddress(args, args.params.id);
}

export async function action(args: ActionFunctionArgs) {
  return removeAddress(args, { id: args.params.id ?? "", backTo: paths.addresses() });
}

/** The confirmation, over the address book. */
export default function RemoveAddress() {
  const entry = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <DeleteAddress entry={entry} cancelHref={paths.addresses()} error={actionData?.error} />;
}
