import { Icon } from "~/ui/icon";

/** [DASH-8] Why customers do not see this restaurant yet. */
export function StatusBanner({ status, reason }: { status: string | null; reason: string | null }) {
  if (status !== "pending" && status !== "rejected") return null;
  const isPending = status === "pending";
  return (
    <section
      aria-label="Approval"
      className={`rounded-card mb-5 flex gap-3 p-4 ${
        isPending ? "bg-accent-soft text-accent-text" : "bg-danger-soft text-danger-text"
      }`}
    >
      <Icon name={isPending ? "hourglass-medium" : "x-circle"} weight="fill" size={22} className="mt-0.5" />
      <div>
        <p className="text-label">
          {isPending ? "Your restaurant awaits approval" : "Your restaurant was not approved"}
        </p>
        <p className="text-meta">
          {isPending
            ? "An administrator reviews your details. Customers see it once it is approved, and you are told."
            : reason
              ? `Reason: ${reason}`
              : "The administrator gave no reason."}
        </p>
      </div>
    </section>
  );
}
