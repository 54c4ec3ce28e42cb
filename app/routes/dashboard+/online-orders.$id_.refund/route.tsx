import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GiveBackPanel } from "~/features/give-back/panel";
import { loadGiveBack, takeGiveBack } from "~/features/give-back/panel.server";

export const meta = () => [{ title: "Give money back · HalalGo" }];

export const loader = (args: LoaderFunctionArgs) => loadGiveBack(args, "online");
export const action = (args: ActionFunctionArgs) => takeGiveBack(args, "online");

export default function GiveBack() {
  return <GiveBackPanel view={useLoaderData<typeof loader>()} source="online" />;
}
