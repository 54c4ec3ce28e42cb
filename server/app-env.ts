import type { HttpBindings } from "@hono/node-server";
import type { requestInfo } from "./request-info";

/** Hono's typed variables of a request to the app. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { info: ReturnType<typeof requestInfo>; isFile: boolean };
}
