import { Spinner } from "~/ui/spinner";

/** [PAY-6] Over the whole screen while the payment and the order are under way. */
export function Processing() {
  return (
    <div role="status" className="bg-scrim z-toast fixed inset-0 grid place-items-center p-6">
      <div className="bg-raised rounded-panel elevation-3 animate-appear max-w-90 p-8 text-center">
        <Spinner className="text-primary mx-auto" />
        <p className="text-section text-ink mt-4">Processing Your Payment</p>
        <p className="text-meta text-quiet mt-2">Please keep this page open. Your card is charged once.</p>
      </div>
    </div>
  );
}
