import { useLocation } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";

/** [COUP-9] The platform's own coupons count here too, and are not to be changed here. */
export function PlatformNote({ codes }: { codes: string[] }) {
  const { search } = useLocation();
  if (codes.length === 0) return null;
  const one = codes.length === 1;
  const list = new Intl.ListFormat("en-US", { type: "conjunction" }).format(codes);
  return (
    <p className="text-meta mt-4 flex items-start gap-2.5 px-1">
      <Icon name="info" className="text-quiet mt-0.5 shrink-0" />
      <span>
        <strong className="text-ink">{one ? "One coupon of HalalGo" : `${codes.length} coupons of HalalGo`}</strong>,{" "}
        {list}, can also be used on orders here. Only an administrator can change {one ? "it" : "them"}.{" "}
        <TextLink to={`${deskPaths.dashboardPlatformCoupons()}${search}`} preventScrollReset className="font-semibold">
          View {one ? "it" : "them"}
        </TextLink>
      </span>
    </p>
  );
}
