import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { settingsCalls } from "@domain/contract/calls/settings";
import { OtherDevices, DeviceNotifications } from "~/features/push/device-notifications";
import { type Push, findPush } from "~/features/push/push.server";
import { mailComparison } from "~/features/settings/mail-comparison.server";
import { mailEvents, mailRecipients } from "~/features/settings/mail-options";
import { saveSettingsTab, parseVersion } from "~/features/settings/save-settings.server";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { findMailSettings } from "~/host/settings.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { ComingSoon } from "~/ui/feedback/coming-soon";
import { RouteError } from "~/ui/feedback/route-error";
import { ChoiceTiles } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm } from "~/ui/forms/validation/refused-form";
import { TitledCard } from "~/ui/layout/titled-card";
import { mailForm } from "./schema";

const mailFormId = "mails";

export const meta = () => [{ title: "Notifications · Settings · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const [found, push] = await Promise.all([findMailSettings(context.host, restaurant.id), findPush(context)]);
  if (!found) return { canEdit: false, settings: null, version: null, push };
  const { version = null, ...settings } = found;
  return { canEdit: isEditor(user.role), settings, version, push };
}

/** [SET-4] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await createValidator(mailForm).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const { version, ...settings } = result.data;
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed: "Failed to save notification settings",
      saved: "Notification settings saved",
      back: dashboardPaths.dashboardSettingsMail(),
      compared: mailComparison(context.host, restaurant.id, settings),
    },
    () =>
      context.host.send(settingsCalls.saveMailSettings, {
        params: { id: restaurant.id },
        body: { ...settings, version: parseVersion(version) },
      }),
  );
}

const validator = lazyValidator(async () => (await import("./schema")).mailForm);

/** [SET-4] If the host lacks the call, shows the text from the specification. */
export default function Notifications() {
  const page = useLoaderData<typeof loader>();
  const { opened } = useOpenedValues(mailFormId, page);
  if (!opened.settings) {
    return <ComingSoon title="Notifications" />;
  }
  return (
    <>
      <DevicesCard push={page.push} />
      <SettingsForm
        id={mailFormId}
        validator={validator}
        defaultValues={opened.settings}
        version={opened.version}
        canEdit={page.canEdit}
      >
        <TitledCard
          title="Notifications"
          text="Who gets an email. The bell in the dashboard tells everybody in any case."
          className="flex flex-col gap-6"
        >
          {mailEvents.map((event) => (
            <ChoiceTiles key={event.name} {...event} multiple options={mailRecipients} />
          ))}
        </TitledCard>
      </SettingsForm>
    </>
  );
}

/** [RUSH-3] The user's own devices, also for staff; the restaurant's settings are not affected. */
function DevicesCard({ push }: { push: Push | null }) {
  if (!push) return null;
  return (
    <TitledCard title="Your devices" className="mb-4">
      <p className="text-meta text-quiet mt-0.5 mb-4 max-w-[70ch]">
        A message on this screen for each new order, even while HalalGo is closed. It shows the order number and the
        restaurant, nothing else. Logging out ends it.
      </p>
      <DeviceNotifications push={push} byMail="New orders are also announced by email: choose below who gets it." />
      <OtherDevices push={push} />
    </TitledCard>
  );
}

export const ErrorBoundary = () => <RouteError />;
