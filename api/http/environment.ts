import type { UserRole } from "@api/db/tables/people";

/** The signed-in person behind a bearer token. */
export interface Actor {
  id: string;
  role: UserRole;
  email: string;
  firstName: string;
  lastName: string;
  /** Restaurants this person works at, the active one first. */
  restaurantIds: string[];
}

/** Hono's typed variables of every request. `tokenHash` names the access token that was sent, as it is stored. */
export interface ApiEnv {
  Variables: { actor: Actor | null; tokenHash: string | null; requestId: string; clientAddress: string };
}
