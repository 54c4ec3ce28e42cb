import type { HttpBindings } from "@hono/node-server";
import type { visitOf } from "./visit";

/** Hono's typed variables of a request to the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { visit: ReturnType<typeof visitOf>; isFile: boolean };
}
