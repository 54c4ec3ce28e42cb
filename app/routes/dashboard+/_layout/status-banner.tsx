import { Icon } from "~/ui/icon";

const waiting = { look: "bg-accent-soft text-accent-text", icon: "hourglass-medium" } as const;
const closed = { look: "bg-danger-soft text-danger-text", icon: "x-circle" } as const;

type Told = (typeof waiting | typeof closed) & { title: string; text: string };

const withReason = (reason: string | null, without: string) => (reason ? `Reason: ${reason}` : without);

function toldOf(status: string | null, reason: string | null): Told | null {
  if (status === "pending")
    return {
      ...waiting,
      title: "Your restaurant awaits approval",
      text: "An administrator reviews your details. What is missing, and how it stands, is on the Dashboard page.",
    };
  if (status === "rejected")
    return {
      ...closed,
      title: "Your restaurant was not approved",
      text: withReason(reason, "The administrator gave no reason."),
    };
  if (status === "suspended")
    return {
      ...closed,
      title: "Your restaurant is suspended",
      text: `Customers cannot find it or order from it. Please finish the orders you have. ${withReason(reason, "")}`.trim(),
    };
  return null;
}

/** [DASH-8] Why customers do not see this restaurant. */
export function StatusBanner({ status, reason }: { status: string | null; reason: string | null }) {
  const told = toldOf(status, reason);
  if (!told) return null;
  return (
    <section aria-label="Approval" className={`rounded-card mb-5 flex gap-3 p-4 ${told.look}`}>
      <Icon name={told.icon} weight="fill" size={22} className="mt-0.5" />
      <div className="min-w-0">
        <p className="text-label">{told.title}</p>
        <p className="text-meta break-words">{told.text}</p>
      </div>
    </section>
  );
}
