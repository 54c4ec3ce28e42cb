import { Icon } from "~/ui/icon";

/** A note that settings contradict each other. */
export const Warning = ({ children }: { children: string }) => (
  <p
    role="note"
    className="text-meta bg-accent-soft text-accent-text rounded-control flex items-center gap-2.5 px-4 py-3"
  >
    <Icon name="warning" weight="fill" />
    {children}
  </p>
);
