import { Icon } from "~/ui/icon";

const waiting = { look: "bg-accent-soft text-accent-text", icon: "hourglass-medium" } as const;
const closed = { look: "bg-danger-soft text-danger-text", icon: "x-circle" } as const;

type Banner = (typeof waiting | typeof closed) & { title: string; text: string };

const withReason = (reason: string | null, without: string) => (reason ? `Reason: ${reason}` : without);

interface BannerProps {
  status: string | null;
  reason: string | null;
  /** Only the owner can edit the application; staff see its status and who can act. */
  isOwner: boolean;
}

function findBanner({ status, reason, isOwner }: BannerProps): Banner | null {
  if (status === "pending")
    return {
      ...waiting,
      title: isOwner ? "Your restaurant awaits approval" : "This restaurant awaits approval",
      text: isOwner
        ? "An administrator reviews your details. What is missing, and how it stands, is on the Dashboard page."
        : "An administrator reviews it. Its owner sees what is missing. You can set up the menu meanwhile.",
    };
  if (status === "rejected")
    return {
      ...closed,
      title: isOwner ? "Your restaurant was not approved" : "This restaurant was not approved",
      text: isOwner
        ? `${withReason(reason, "The administrator gave no reason.")} Change it and send it again on the Dashboard page.`
        : "Its owner knows why, and can change the application and send it again.",
    };
  if (status === "suspended")
    return {
      ...closed,
      title: isOwner ? "Your restaurant is suspended" : "This restaurant is suspended",
      text: `Customers cannot find it or order from it. Please finish the orders you have. ${isOwner ? withReason(reason, "") : ""}`.trim(),
    };
  return null;
}

/** [DASH-8] Explains why customers do not see this restaurant. */
export function StatusBanner(standing: BannerProps) {
  const banner = findBanner(standing);
  if (!banner) return null;
  return (
    <section aria-label="Approval" className={`rounded-card mb-5 flex gap-3 p-4 ${banner.look}`}>
      <Icon name={banner.icon} weight="fill" size={22} className="mt-0.5" />
      <div className="min-w-0">
        <p className="text-label">{banner.title}</p>
        <p className="text-meta break-words">{banner.text}</p>
      </div>
    </section>
  );
}
