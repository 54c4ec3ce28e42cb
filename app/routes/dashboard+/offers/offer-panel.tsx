import { useActionData } from "@remix-run/react";
import { useRef } from "react";
import type { OwnOffer } from "~/host/offers.server";
import { EditFoot } from "~/ui/desk/edit-foot";
import { type EditAnswer, EditRefusal } from "~/ui/desk/edit-refusal";
import { createValidator } from "~/ui/forms/create-validator";
import { PictureField } from "~/ui/forms/picture-field";
import { RadioGroup, TextField, ValidatedForm } from "~/ui/forms/validated-form";
import { PanelBody } from "~/ui/panel-parts";
import { SidePanel } from "~/ui/side-panel";
import { DiscountFields } from "../promotions/discount-fields";
import { PeriodFields } from "../promotions/period-fields";
import { FirstSubmit } from "../promotions/preview-strip";
import { useTypedValues } from "../promotions/typed-values";
import { CoverageField } from "./coverage-field";
import type { OfferMenu } from "./load-menu.server";
import { OfferPreviewStrip } from "./offer-preview-strip";
import { offerValues } from "./offer-values";
import { offerForm, offerFormId } from "./schema";

/** Its fields begin as text, whatever is made of them. */
const validator = createValidator<Record<string, unknown>>(offerForm);

type OfferPanelProps = {
  title: string;
  offer: OwnOffer | null;
  menu: OfferMenu;
  timeZone: string;
  closeHref: string;
  deleteHref?: string;
};

/** [OFFER-2…4] The form of an offer, over the list. */
export function OfferPanel({ title, offer, menu, timeZone, closeHref, deleteHref }: OfferPanelProps) {
  const answer = useActionData<EditAnswer>();
  // The form begins with what it was opened with; a later load must not change what is being typed.
  const first = useRef({ offer, values: offerValues(offer, timeZone) }).current;
  const { values, watch } = useTypedValues(offerFormId, first.values);
  const image = first.offer?.image ?? null;
  return (
    <SidePanel
      title={title}
      closeHref={closeHref}
      head={<p className="text-meta text-quiet">Prices change for customers as soon as you save.</p>}
    >
      <ValidatedForm
        id={offerFormId}
        validator={validator}
        defaultValues={first.values}
        encType="multipart/form-data"
        className="panel-form"
        {...watch}
      >
        <FirstSubmit />
        <PanelBody className="flex flex-col gap-4.5">
          <EditRefusal answer={answer} openedWith={first.offer?.version} />
          {image && <input type="hidden" name="has_image" value="1" />}
          <TextField
            label="Title"
            name="title"
            hint="What customers read, such as 10% off kebab plates"
            required
            maxLength={80}
          />
          <DiscountFields what="Discount value" />
          <CoverageField menu={menu} />
          <PeriodFields endName="end_date" timeZone={timeZone} />
          <RadioGroup
            label="Status"
            name="is_active"
            options={[
              { value: "true", label: "Active" },
              { value: "false", label: "Inactive" },
            ]}
          />
          <PictureField
            formId={offerFormId}
            label="Image *"
            src={image}
            hint="548 by 140 px. JPG, PNG or WebP, up to 10MB"
            shape="offer"
            canRemove={false}
            required
          />
        </PanelBody>
        <OfferPreviewStrip values={values} menu={menu} />
        <EditFoot closeHref={closeHref} deleteHref={deleteHref} isConflict={Boolean(answer?.version)} />
      </ValidatedForm>
    </SidePanel>
  );
}
