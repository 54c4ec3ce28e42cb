import { useNavigation } from "@remix-run/react";

/** A thin bar at the top while a page is on its way; waits 150 ms so that quick answers show none. */
export function NavigationProgress() {
  const busy = useNavigation().state !== "idle";
  return (
    <div aria-hidden className="z-toast pointer-events-none fixed inset-x-0 top-0 h-1 overflow-hidden">
      {busy && <div className="progress-run bg-primary h-full shadow-[0_0_0_1px_var(--color-canvas)]" />}
    </div>
  );
}
