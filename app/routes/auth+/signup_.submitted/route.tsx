import { progressSteps } from "~/features/registration/steps";
import { WizardHeader } from "~/features/registration/wizard-frame";
import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { ProgressSteps } from "~/ui/layout/progress-steps";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

export { loadSubmitted as loader } from "~/features/registration/wizard-page.server";

export const meta = () => [{ title: "Request submitted · HalalGo" }];

/** [WIZ-20] The last page: OK returns to the home page. */
export default function SubmittedPage() {
  return (
    <div data-panel-host className="bg-sunken min-h-dvh">
      <div className="contents">
        <WizardHeader />
        <main id="main" className="mx-auto w-full max-w-304 px-4 pt-6 pb-12 md:px-6 md:pt-9 xl:px-8">
          <h1 className="text-title">Register your Business</h1>
          <div className="mt-5 md:mt-6">
            <ProgressSteps label="Registration" current={4} steps={progressSteps.map(({ label }) => ({ label }))} />
          </div>
        </main>
      </div>
      <Dialog title="Request Submitted Successfully!" size="sm" closeHref={paths.home()}>
        <PanelBody>
          <p className="text-body flex gap-3.5">
            <Icon name="seal-check" weight="fill" size={28} className="text-success shrink-0" />
            <span>
              The admin will review the details and approve the restaurant for listing. You will be notified once it is
              approved.
            </span>
          </p>
        </PanelBody>
        <PanelFoot>
          <ButtonLink to={paths.home()} size="lg" className="max-md:w-full md:min-w-30">
            OK
          </ButtonLink>
        </PanelFoot>
      </Dialog>
    </div>
  );
}
