import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getOwnAddress, removeAddress } from "~/features/addresses/address-changes.server";
import { DeleteAddress } from "~/features/addresses/delete-address";
import { noAddress, readChoices } from "~/features/checkout/choices";
import { returnHref } from "~/features/checkout/choices.server";
import { useBackHref } from "~/features/checkout/use-choices";

export const meta = () => [{ title: "Delete address · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  return getOwnAddress(args, args.params.id);
}

/** [ADDR-2] After deleting the chosen address none is chosen. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? "";
  const choices = readChoices(new URL(args.request.url).searchParams);
  const address = choices.address === id ? noAddress : choices.address;
  return removeAddress(args, { id, backTo: returnHref(args.context, { ...choices, address }, "address") });
}

/** The confirmation, over the checkout, whose choices stay in the URL. */
export default function RemoveAddress() {
  const entry = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  return <DeleteAddress entry={entry} cancelHref={useBackHref("address")} error={actionData?.error} />;
}
