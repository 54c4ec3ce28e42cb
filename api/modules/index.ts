import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDependencies } from "@api/dependencies";
import type { ApiEnv } from "@api/http/environment";
import { addressesModule } from "./addresses/routes";
import { authModule } from "./auth/routes";
import { cartsModule } from "./carts/routes";
import { newsletterModule } from "./newsletter/routes";
import { notificationsModule } from "./notifications/routes";
import { quoteModule } from "./quote/routes";

/** Every module of the API: what makes its routes from the dependencies. */
export const apiModules: ((dependencies: ApiDependencies) => OpenAPIHono<ApiEnv>)[] = [
  addressesModule,
  authModule,
  cartsModule,
  newsletterModule,
  notificationsModule,
  quoteModule,
];
