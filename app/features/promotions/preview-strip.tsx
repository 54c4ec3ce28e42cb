import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/live/use-hydrated";

/** Posted by the button that updates the preview without JavaScript. */
export const previewIntent = "preview";

/**
 * A preview of what customers would pay, above a form's buttons. It updates while typing; without JavaScript its button
 * submits the form, which saves nothing and returns with the preview.
 */
export function PreviewStrip({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <section aria-label="Preview" className="bg-sunken border-line text-meta shrink-0 border-t px-5 py-3 md:px-8">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">{children}</div>
        {!isHydrated && (
          <Button type="submit" name="intent" value={previewIntent} variant="tonal" size="sm">
            Preview
          </Button>
        )}
      </div>
    </section>
  );
}

/**
 * The Enter key activates a form's first submit button, which without JavaScript must be the one that saves. Place this
 * first in the form.
 */
export function FirstSubmit() {
  const isHydrated = useHydrated();
  return isHydrated ? null : <button type="submit" aria-hidden tabIndex={-1} className="sr-only" />;
}
