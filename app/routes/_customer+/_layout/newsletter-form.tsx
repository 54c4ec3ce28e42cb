import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { paths } from "~/lib/paths";
import { Icon } from "~/ui/icon";
import { SubmitButton } from "~/ui/button";

/** The form's answer; also what /newsletter shows without JavaScript. */
export type NewsletterAnswer = { message?: string; error?: string; email?: string };

/** [LAND-15] One e-mail address, really subscribed; the field is cleared and the answer stands below it. */
export function NewsletterForm() {
  const fetcher = useFetcher<NewsletterAnswer>();
  const { pathname, search } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { message, error } = fetcher.data ?? {};
  useEffect(() => {
    if (message) form.current?.reset();
  }, [message]);
  return (
    <fetcher.Form ref={form} method="post" action={paths.newsletter()} className="col-span-2 xl:col-span-1">
      <h2 className="text-label">New kitchens in your inbox</h2>
      <p className="text-meta text-on-night-quiet mt-2">
        One short email when a restaurant or shop joins. Leave any time.
      </p>
      <input type="hidden" name="redirectTo" value={`${pathname}${search}`} />
      <label htmlFor="newsletter-email" className="text-small mt-4 block font-semibold">
        Email address
      </label>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <input
          id="newsletter-email"
          type="email"
          name="email"
          required
          autoComplete="email"
          maxLength={254}
          placeholder="name@example.com"
          aria-invalid={error ? true : undefined}
          aria-describedby="newsletter-answer"
          className="rounded-control border-night-line text-body placeholder:text-on-night-quiet h-12 min-w-44 flex-1 border bg-transparent px-3.5 text-white"
        />
        <SubmitButton
          variant="accent"
          pending={fetcher.state !== "idle"}
          pendingLabel="Subscribing..."
          className="h-12"
        >
          Subscribe
        </SubmitButton>
      </div>
      <p id="newsletter-answer" role="status" className="text-small mt-2 flex min-h-5 items-center gap-1.5">
        {(message ?? error) && <Icon name={error ? "warning-circle" : "check-circle"} weight="fill" size={16} />}
        {message ?? error}
      </p>
    </fetcher.Form>
  );
}
