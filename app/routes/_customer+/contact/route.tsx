import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listCapabilities } from "~/host/capabilities.server";
import { pageMeta } from "~/lib/page-meta";
import { paths } from "~/lib/paths";
import { getArea } from "~/session/areas";
import { Article } from "~/ui/article";
import { TextLink } from "~/ui/text-link";

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: "Contact · HalalGo",
    description: "How to reach HalalGo by phone and email.",
    path: paths.contact(),
  });
export const handle = { isQuiet: true };

const link = "text-primary underline underline-offset-3";

export async function loader({ context }: LoaderFunctionArgs) {
  const { host, session, settings } = context;
  const isForThem = !session.user || getArea(session.user.role) === "customer";
  const hasOrders = isForThem && (await listCapabilities(host, ["orders"])).includes("orders");
  return { email: settings.contactEmail, hasOrders };
}

/** [PAGE-1] */
export default function Contact() {
  const { email, hasOrders } = useLoaderData<typeof loader>();
  return (
    <Article title="Contact" lead="A person answers. Have your order number at hand if you write about an order.">
      <h2>About an order</h2>
      <p>
        The fastest way is the restaurant itself: its phone number is on{" "}
        {hasOrders ? <TextLink to={paths.orders()}>your order’s page</TextLink> : "its page"}. If that does not help,
        write to us.
      </p>
      <h2>Email and phone</h2>
      <ul>
        <li>
          <a className={link} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
        <li>
          <a className={link} href="tel:+18605550142">
            <bdi dir="ltr">(860) 555-0142</bdi>
          </a>
          , Monday to Saturday, 10:00 AM to 8:00 PM
        </li>
        <li>HalalGo, Bristol, CT 06010</li>
      </ul>
      <h2>For businesses</h2>
      <p>
        You would like to sell on HalalGo? <TextLink to={paths.signup("business")}>Register your business</TextLink>, or
        write to us first.
      </p>
    </Article>
  );
}
