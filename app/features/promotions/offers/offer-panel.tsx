import { useRef } from "react";
import { useField } from "remix-validated-form";
import { parseCents } from "@domain/money";
import { categoryLabel } from "@domain/options";
import { dealCovers, unitDiscount } from "@domain/promotions/deals";
import { pluralize } from "@domain/values/plural";
import type { OfferMenu } from "~/features/promotions/preview-data.server";
import { PreviewStrip } from "~/features/promotions/preview-strip";
import { DiscountFields, PeriodFields, PromotionPanel } from "~/features/promotions/promotion-fields";
import { periodValues, plainAmount, toText, toTexts, type TypedValues } from "~/features/promotions/typed-values";
import type { OwnOffer } from "~/host/promotions.server";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { PictureField } from "~/ui/forms/picture-field";
import { ActiveField, RadioGroup, TextField } from "~/ui/forms/validated-form";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { Money, Price } from "~/ui/money";

const validator = lazyValidator(async () => (await import("./schema")).offerForm);

type OfferPanelProps = {
  title: string;
  offer: OwnOffer | null;
  menu: OfferMenu;
  timeZone: string;
  closeHref: string;
  deleteHref?: string;
};

/** [OFFER-2…4] The form of an offer, in a panel over the list. */
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
      <ActiveField />
      <PictureField
        formId={offerFormId}
        label="Image *"
        src={image}
        hint="548 by 140 px. JPG, PNG or WebP, up to 10 MB"
        shape="offer"
        removeName={null}
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
  const of = `${coveredCount} of ${pluralize(menu.items.length, "item")}`;
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

/** [OFFER-6] The whole menu, or chosen categories and items; CSS alone shows the lists. */
function CoverageField({ menu }: { menu: OfferMenu }) {
  const chosenItems = new Set(toTexts(useField("menuItemIds").defaultValue));
  const named = toTexts(useField("categories").defaultValue);
  const chosenCategories = new Set(named);
  // Includes removed categories, so that they can be deselected.
  const categories = [...menu.categories, ...named.filter((name) => !menu.categories.includes(name))];
  return (
    <div className="group/covers">
      <RadioGroup
        label="Covers"
        name="covers"
        options={[
          { value: "menu", label: "Whole menu" },
          { value: "chosen", label: "Chosen categories and items" },
        ]}
      />
      <div className="border-control rounded-control mt-1 hidden max-h-72 overflow-y-auto border px-4 py-2 group-has-[[value=chosen]:checked]/covers:block">
        {categories.map((category) => (
          <fieldset key={category} className="border-line py-2 not-first:border-t">
            <legend className="sr-only">{categoryLabel(category)}</legend>
            <CheckRow
              name="categories"
              value={category}
              defaultChecked={chosenCategories.has(category)}
              label={<span className="text-label text-ink">All {categoryLabel(category)}</span>}
              className="max-md:min-h-11"
            />
            {menu.items
              .filter((item) => item.category === category)
              .map((item) => (
                <CheckRow
                  key={item.id}
                  name="menuItemIds"
                  value={item.id}
                  defaultChecked={chosenItems.has(item.id)}
                  label={item.name}
                  end={<Money cents={item.regularCents} />}
                  className="ps-8.5 max-md:min-h-11"
                />
              ))}
          </fieldset>
        ))}
      </div>
    </div>
  );
}

interface OfferPreview {
  coveredCount: number;
  /** Some of the covered dishes: the price before, and what the customer pays. Cents. */
  samples: { id: string; name: string; wasCents: number; cents: number; better: string | null }[];
}

const maxSamples = 3;

/**
 * What customers would pay for dishes that the offer as entered covers. `better` names another offer with a larger
 * discount on the dish, which customers get instead. null without a discount.
 */
export function offerPreview(values: TypedValues, { items }: Pick<OfferMenu, "items">): OfferPreview | null {
  const type = values.type === "percentage" ? "percentage" : "fixed";
  const discountHundredths = parseCents(toText(values.discount_value));
  if (discountHundredths === null || discountHundredths < 0) return null;
  if (type === "percentage" && discountHundredths > 10_000) return null;
  const isChosen = values.covers === "chosen";
  const coverage = { menuItemIds: toTexts(values.menuItemIds), categories: toTexts(values.categories) };
  const isNothing = isChosen && coverage.menuItemIds.length + coverage.categories.length === 0;
  const covered = isNothing ? [] : items.filter((item) => !isChosen || dealCovers(coverage, item));
  const samples = covered.slice(0, maxSamples).map(({ id, name, regularCents: wasCents, other }) => {
    const own = unitDiscount({ type, discountHundredths }, wasCents);
    const isBeaten = other !== null && other.unitDiscountCents > own;
    const cents = wasCents - (isBeaten ? other.unitDiscountCents : own);
    return { id, name, wasCents, cents, better: isBeaten ? other.title : null };
  });
  return { coveredCount: covered.length, samples };
}

export const offerFormId = "offer";

/** Form values of an offer, or of a new one. */
export function offerValues(offer: OwnOffer | null, timeZone: string) {
  const { startDate, startTime, endDate, endTime } = periodValues(
    offer?.startsAt ?? null,
    offer?.endsAt ?? null,
    timeZone,
  );
  const menuItemIds = offer?.menuItemIds ?? [];
  const categories = offer?.categories ?? [];
  return {
    title: offer?.title ?? "",
    type: offer?.type ?? "percentage",
    discount_value: offer ? plainAmount(offer.discountHundredths) : "",
    // An offer whose dishes have left the menu does not cover the whole menu.
    covers: menuItemIds.length + categories.length > 0 ? "chosen" : "menu",
    menuItemIds,
    categories,
    start_date: startDate,
    start_time: startTime,
    end_date: endDate,
    end_time: endTime,
    is_active: String(offer?.isActive ?? true),
  };
}
