import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { settingsCalls } from "@domain/contract/calls/settings";
import { saveSettingsTab } from "~/features/settings/save-settings.server";
import { SettingsForm, useOpenedValues } from "~/features/settings/settings-form";
import { invalidPictureForm } from "~/features/versioned-edit/save-edit.server";
import { saveDraftPictures, appendPicture } from "~/host/pictures.server";
import { findRestaurant } from "~/host/restaurants.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { isEditor } from "~/session/areas";
import { requireEditor, requireMerchant } from "~/session/guards.server";
import { RouteError } from "~/ui/feedback/route-error";
import { PictureField } from "~/ui/forms/picture-field";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { TitledCard } from "~/ui/layout/titled-card";
import { imagesForm } from "./schema";

const imagesFormId = "images";

export const meta = () => [{ title: "Restaurant Images · Settings · HalalGo" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { user, restaurant } = requireMerchant(request, context);
  const found = await findRestaurant(context.host, restaurant.id);
  return { canEdit: isEditor(user.role), logo: found?.logo ?? null, banner: found?.banner ?? null };
}

const pictures = ["logo", "banner_image"];

/** [SET-5, SET-6, HOST-17] */
export async function action({ request, context }: ActionFunctionArgs) {
  const { restaurant } = requireEditor(request, context);
  const result = await createValidator(imagesForm).validate(await readForm(request));
  // One that is refused does not take the other along.
  const savePictures = () =>
    saveDraftPictures(context.host, {
      restaurantId: restaurant.id,
      submitted: result.submittedData,
      names: pictures,
    });
  if (result.error) return invalidPictureForm(result.error, result.submittedData, savePictures);
  const body = new FormData();
  for (const name of pictures) appendPicture(body, result.data, name);
  const [failed, saved] = ["Failed to update restaurant images", "Restaurant images updated"];
  return saveSettingsTab(
    context,
    {
      restaurantId: restaurant.id,
      form: result,
      failed,
      saved,
      back: dashboardPaths.dashboardSettingsImages(),
      savePictures,
    },
    () => context.host.send(settingsCalls.saveImages, { params: { id: restaurant.id }, body, timeoutMs: 60_000 }),
  );
}

const validator = lazyValidator(async () => (await import("./schema")).imagesForm);

/** [SET-5] */
export default function RestaurantImages() {
  const page = useLoaderData<typeof loader>();
  const { opened, key } = useOpenedValues(imagesFormId, page);
  return (
    <SettingsForm
      key={key}
      id={imagesFormId}
      validator={validator}
      defaultValues={{}}
      canEdit={page.canEdit}
      encType="multipart/form-data"
      save="Update images"
    >
      <TitledCard
        title="Restaurant Images"
        text="Images you do not change stay as they are."
        className="flex flex-col gap-6"
      >
        <PictureField
          formId={imagesFormId}
          name="logo"
          label="Logo"
          src={opened.logo}
          removeName="remove_logo"
          hint="Square, JPG, PNG or WebP, up to 10 MB"
        />
        <PictureField
          formId={imagesFormId}
          name="banner_image"
          label="Banner image"
          src={opened.banner}
          removeName="remove_banner_image"
          shape="banner"
          hint="Three times as wide as high, JPG, PNG or WebP, up to 10 MB"
        />
      </TitledCard>
    </SettingsForm>
  );
}

export const ErrorBoundary = () => <RouteError />;
