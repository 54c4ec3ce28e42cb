import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { paths } from "~/lib/paths";

/** [ROUTE-3] */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirect(`${paths.login()}${new URL(request.url).search}`, 301);
