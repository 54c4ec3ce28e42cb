import { useRouteLoaderData } from "@remix-run/react";
import type { Visitor } from "./visitor.server";

const stranger: Visitor = { theme: "light", mode: "delivery", location: null, user: null };

/** Who looks at the page and how, in any component; a stranger where the root itself could not be loaded. */
export const useVisitor = (): Visitor => useRouteLoaderData<() => Visitor>("root") ?? stranger;
