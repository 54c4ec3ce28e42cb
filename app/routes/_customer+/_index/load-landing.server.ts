import type { LoaderFunctionArgs } from "@remix-run/node";
import { readPass } from "~/host/passes.server";
import { siteData } from "./site-data.server";

/**
 * Who runs this site and how it is searched, for search engines; and whether the Go Pass may be claimed [LAND-5]: a host
 * that does not answer takes no more than its panel away.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  context.page.structuredData = siteData(context.origin, context.settings.contactEmail);
  const sold = await readPass(context.host).catch((error: unknown) => {
    context.logger.warn({ err: error }, "The landing page does not know whether passes are sold");
    return null;
  });
  return { sellsPass: sold !== null };
}
