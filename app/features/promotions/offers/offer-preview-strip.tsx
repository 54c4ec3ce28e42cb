import { Price } from "~/ui/money";
import { PreviewStrip } from "../preview-strip";
import type { TypedValues } from "../typed-values";
import type { OfferMenu } from "./load-menu.server";
import { offerPreview } from "./offer-preview";

/** What customers would pay for some of the dishes that the offer covers. */
export function OfferPreviewStrip({ values, menu }: { values: TypedValues; menu: OfferMenu }) {
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
