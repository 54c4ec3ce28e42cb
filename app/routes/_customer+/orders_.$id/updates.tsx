import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { TextLink } from "~/ui/text-link";

const everyMs = 15_000;

/** A running order's page asks again by itself: with JavaScript while it is looked at, without it as a whole. */
export function Updates({ seenAt }: { seenAt: string }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <p className="bg-sunken dark:bg-surface rounded-control text-meta mt-2 flex items-center gap-2.5 px-3.5 py-2">
      <noscript>
        <meta httpEquiv="refresh" content="30" />
      </noscript>
      <span aria-hidden className="bg-success-text size-2.5 rounded-full" />
      <span className="flex-1">
        Updates by itself · <bdi dir="ltr">{seenAt}</bdi>
      </span>
      <TextLink to="" reloadDocument alone className="inline-flex min-h-9 items-center">
        Refresh
      </TextLink>
    </p>
  );
}
