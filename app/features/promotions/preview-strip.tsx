import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/live/use-hydrated";

/** Posted by the button that draws the preview anew where no script does. */
export const previewIntent = "preview";

/**
 * What customers would pay, between a form's fields and its foot. It follows the typing; without JavaScript its button sends
 * the form, which saves nothing and comes back with the preview.
 */
export function PreviewStrip({ children }: { children: ReactNode }) {
  const hydrated = useHydrated();
  return (
    <section aria-label="Preview" className="bg-sunken border-line text-meta shrink-0 border-t px-5 py-3 md:px-8">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">{children}</div>
        {!hydrated && (
          <Button type="submit" name="intent" value={previewIntent} variant="tonal" size="sm">
            Preview
          </Button>
        )}
      </div>
    </section>
  );
}

/** The Enter key presses a form's first button: without JavaScript that must be the one that saves. First in the form. */
export function FirstSubmit() {
  const hydrated = useHydrated();
  return hydrated ? null : <button type="submit" aria-hidden tabIndex={-1} className="sr-only" />;
}
