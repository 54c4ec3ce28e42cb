import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { findTax, saveTaxForm } from "~/features/taxes/save-tax.server";
import { TaxPanel } from "~/features/taxes/tax-panel";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Edit Tax · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  return { tax: await findTax(context.host, restaurant.id, params.id ?? "") };
}

export const action = (args: ActionFunctionArgs) => saveTaxForm(args, args.params.id ?? "");

export default function EditTax() {
  const { tax } = useLoaderData<typeof loader>();
  return <TaxPanel key={tax.id} title="Edit Tax" tax={tax} />;
}
