import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { getRestaurant } from "~/host/restaurants.server";
import { requireMerchant } from "~/session/guards.server";
import { Card } from "~/ui/card";
import { RouteError } from "~/ui/route-error";

export const meta = () => [{ title: "Company · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const found = await getRestaurant(context.host, restaurant.id);
  const facts = [
    ["Name", found?.name ?? restaurant.name],
    ["Phone", found?.phone],
    ["Address", found?.address],
    ["City", [found?.city, found?.zipCode].filter(Boolean).join(" ")],
    ["Time zone", found?.timeZone],
  ] as const;
  return { facts: facts.flatMap(([name, value]) => (value ? [{ name, value }] : [])) };
}

/** [SET-2] */
export default function Company() {
  const { facts } = useLoaderData<typeof loader>();
  return (
    <Card as="section" aria-labelledby="company">
      <h2 id="company" className="text-section">
        Company
      </h2>
      <dl className="mt-4 grid gap-4 md:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-meta text-quiet">{name}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

export const ErrorBoundary = () => <RouteError />;
