import type { AppLoadContext } from "@remix-run/node";
import { areaOf, getHomePath } from "./areas";
import { locationOf, modeOf, getTheme } from "./cookies/preferences.server";

/** What pages may know of whoever looks at them: no token, no address of a host. */
export function getVisitor({ session, cookies }: AppLoadContext) {
  const { user } = session;
  return {
    theme: getTheme(cookies),
    mode: modeOf(cookies),
    location: locationOf(cookies),
    user: user && {
      id: user.id,
      email: user.email,
      firstName: user.first_name ?? "",
      lastName: user.last_name ?? "",
      role: user.role,
      area: areaOf(user.role),
      home: getHomePath(user.role),
    },
  };
}

export type Visitor = ReturnType<typeof getVisitor>;
