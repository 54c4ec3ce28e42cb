import type { AppLoadContext } from "@remix-run/node";
import { getArea, getHomePath } from "./areas";
import { findLocation, getMode, getTheme } from "./cookies/preferences.server";

/** The parts of session and preferences that may be sent to the browser: no token, no host URL. */
export function getVisitor({ session, cookies }: AppLoadContext) {
  const { user } = session;
  return {
    theme: getTheme(cookies),
    mode: getMode(cookies),
    location: findLocation(cookies),
    user: user && {
      id: user.id,
      email: user.email,
      firstName: user.first_name ?? "",
      lastName: user.last_name ?? "",
      role: user.role,
      area: getArea(user.role),
      home: getHomePath(user.role),
    },
  };
}

export type Visitor = ReturnType<typeof getVisitor>;
