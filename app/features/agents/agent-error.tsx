import { registrationPaths } from "~/lib/registration-paths";
import { RouteError } from "~/ui/feedback/route-error";
import { QuietHeader } from "~/ui/layout/quiet-header";

/** An error on a sales agent's page, under the header of those pages. */
export function AgentError() {
  return (
    <>
      <QuietHeader />
      <RouteError home={{ to: registrationPaths.ofAgent(), label: "Back to your registrations" }} />
    </>
  );
}
