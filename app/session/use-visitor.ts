import { useRouteLoaderData } from "@remix-run/react";
import type { Visitor } from "./visitor.server";

const anonymousVisitor: Visitor = { theme: "light", mode: "delivery", location: null, user: null };

/** The current visitor, for any component; an anonymous one where the root's loader failed. */
export const useVisitor = (): Visitor => useRouteLoaderData<() => Visitor>("root") ?? anonymousVisitor;
