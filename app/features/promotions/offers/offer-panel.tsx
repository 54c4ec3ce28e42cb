import { useRef } from "react";
import type { OwnOffer } from "~/host/offers.server";
import { ActiveChoice } from "~/ui/desk/active-choice";
import { createValidator } from "~/ui/forms/create-validator";
import { PictureField } from "~/ui/forms/picture-field";
import { TextField } from "~/ui/forms/validated-form";
import { DiscountFields } from "../discount-fields";
import { PeriodFields } from "../period-fields";
import { PromotionPanel } from "../promotion-panel";
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
  const image = useRef(offer?.image ?? null).current;
  return (
    <PromotionPanel
      title={title}
      note="Prices change for customers as soon as you save."
      what="offer"
      formId={offerFormId}
      validator={validator}
      values={offerValues(offer, timeZone)}
      version={offer?.version}
      closeHref={closeHref}
      deleteHref={deleteHref}
      preview={(values) => <OfferPreviewStrip values={values} menu={menu} />}
    >
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
      <ActiveChoice />
      <PictureField
        formId={offerFormId}
        label="Image *"
        src={image}
        hint="548 by 140 px. JPG, PNG or WebP, up to 10MB"
        shape="offer"
        canRemove={false}
        required
      />
    </PromotionPanel>
  );
}
