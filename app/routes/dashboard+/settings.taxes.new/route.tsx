import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { saveTaxForm } from "~/features/taxes/save-tax.server";
import { TaxPanel } from "~/features/taxes/tax-panel";
import { requireEditor } from "~/session/guards.server";

export const meta = () => [{ title: "Add Tax · HalalGo" }];

export function loader({ request, context }: LoaderFunctionArgs) {
  requireEditor(request, context);
  return null;
}

export const action = (args: ActionFunctionArgs) => saveTaxForm(args, null);

export default function AddTax() {
  return <TaxPanel title="Add Tax" tax={null} />;
}
