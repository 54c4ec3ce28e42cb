import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";

const ways = [
  { value: "tomorrow", label: "Until tomorrow" },
  { value: "hours-1", label: "1 hour" },
  { value: "hours-2", label: "2 hours" },
  { value: "hours-4", label: "4 hours" },
  { value: "off", label: "Until switched on" },
];

/** [ITEM-4] Takes the item off the menu for a while, or puts it back. Tomorrow begins at 5:00 AM. */
export function AvailabilityForm({ id, isAvailable }: { id: string; isAvailable: boolean }) {
  return (
    <Form method="post" action="?index" preventScrollReset className="border-line mt-5 border-t pt-4">
      <input type="hidden" name="ids" value={id} />
      <h2 className="text-label text-ink mb-2.5">{isAvailable ? "Mark as sold out" : "Sold out"}</h2>
      <div className="flex flex-wrap gap-2">
        {isAvailable ? (
          ways.map(({ value, label }) => (
            <SubmitButton key={value} name="availability" value={value} variant="secondary" size="sm">
              {label}
            </SubmitButton>
          ))
        ) : (
          <SubmitButton name="availability" value="on">
            Put back on the menu
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
