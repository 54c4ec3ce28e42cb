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

/** Hono's typed variables of every request. */
export interface ApiEnv {
  Variables: { actor: Actor | null; requestId: string; clientAddress: string };
}
