import type { LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { paths } from "~/lib/paths";
import { safeRedirect } from "~/session/redirect-to";
import { useVisitor } from "~/session/use-visitor";
import { SubmitButton } from "~/ui/button";
import { DeliveryAddressField } from "~/ui/forms/places/place-assist";
import { TableIllustration } from "~/ui/illustration";
import { TextLink } from "~/ui/text-link";

export const meta = () => [{ title: "Welcome · HalalGo" }];

/** [ROUTE-7] Greets a new customer; the address entry is the landing page's. */
export function loader({ request }: LoaderFunctionArgs) {
  return { next: safeRedirect(new URL(request.url).searchParams.get("redirectTo")) ?? paths.home() };
}

const fieldId = "delivery-address";

export default function Welcome() {
  const { next } = useLoaderData<typeof loader>();
  const { user, location } = useVisitor();
  return (
    <main
      id="main"
      className="bg-sunken relative flex min-h-[70dvh] flex-col items-center overflow-hidden px-4 py-10 md:py-14 [@media(min-width:1024px)_and_(min-height:760px)]:pb-72"
    >
      <div className="border-line bg-surface rounded-panel elevation-1 relative z-1 w-full max-w-[560px] border p-5 md:p-8">
        <h1 className="text-title text-center">
          {user?.firstName ? `Salaam, ${user.firstName}` : "Welcome to HalalGo"}
        </h1>
        <p className="text-lead mt-2 text-center">Tell us where you are, and choose what to eat.</p>
        <Form method="post" action={paths.location()} className="mt-6 flex flex-col gap-5">
          <input type="hidden" name="redirectTo" value={next} />
          <DeliveryAddressField id={fieldId} pattern=".*\S.*" required defaultValue={location?.address} />
          <SubmitButton size="lg" wide pendingLabel="Saving...">
            Find food
          </SubmitButton>
        </Form>
        <p className="mt-5 text-center">
          <TextLink to={next} alone>
            Look around first
          </TextLink>
        </p>
      </div>
      <TableIllustration />
    </main>
  );
}
