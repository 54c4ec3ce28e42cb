import { redirect } from "@remix-run/node";
import { paths } from "~/lib/paths";

/** [ROUTE-5] */
export const loader = () => redirect(paths.home(), 301);
