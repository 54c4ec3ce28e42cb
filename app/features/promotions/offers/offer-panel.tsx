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
import { offerValues } from "./offer-values";
import { offerForm, offerFormId } from "./schema";
import { Price } from "~/ui/money";
import { PreviewStrip } from "../preview-strip";
import type { TypedValues } from "../typed-values";
import { offerPreview } from "./offer-preview";

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

/** What customers would pay for some of the dishes that the offer covers. */
function OfferPreviewStrip({ values, menu }: { values: TypedValues; menu: OfferMenu }) {
  const preview = offerPreview(values, menu);
  if (!preview) {
    return (
      <PreviewStrip>
        <p className="text-quiet">Enter a discount to see what customers pay.</p>
      </PreviewStrip>
    );
  }
  const { coveredCount, samples } = preview;
  const of = `${coveredCount} of ${menu.items.length} ${menu.items.length === 1 ? "item" : "items"}`;
  return (
    <PreviewStrip>
      <p className="text-quiet mb-1">
        {coveredCount === 0 ? "It covers nothing yet." : `It lowers ${of}. For example:`}
      </p>
      <ul className="max-w-110">
        {samples.map(({ id, name, cents, wasCents, better }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span className="min-w-0">
              {name}
              {better && (
                <span className="text-small text-accent-text block font-semibold">“{better}” takes more off</span>
              )}
            </span>
            <Price cents={cents} wasCents={wasCents} />
          </li>
        ))}
      </ul>
    </PreviewStrip>
  );
}
