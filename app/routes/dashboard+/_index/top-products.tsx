import { smallPicture } from "~/lib/picture-sizes";
import { Card } from "~/ui/card";
import { Money } from "~/ui/money";
import { Picture } from "~/ui/picture";
import type { Overview } from "./overview.server";

/** [DASH-6] By how often they were sold; a bar says how they compare with the first. */
export function TopProducts({ products }: Pick<Overview, "products">) {
  const most = Math.max(...products.map(({ quantity }) => quantity), 1);
  return (
    <Card as="section" aria-labelledby="top-products" className="min-w-0">
      <h2 id="top-products" className="text-section mb-3">
        Top selling products
      </h2>
      {products.length === 0 && <p className="text-quiet py-10 text-center">Nothing was sold in these days.</p>}
      <ol>
        {products.map(({ menu_item_id: id, name, image, quantity, total }) => (
          <li key={id ?? name} className="flex items-center gap-3 py-2">
            {image && (
              <Picture
                src={smallPicture(image)}
                alt=""
                width={42}
                height={42}
                className="rounded-small size-10.5 shrink-0"
              />
            )}
            <div className="min-w-0 flex-1">
              <p className="text-meta text-ink font-semibold">{name}</p>
              <span aria-hidden className="bg-muted mt-1.5 block h-1.5 overflow-hidden rounded-full">
                <span
                  className="bg-primary block h-full rounded-full"
                  style={{ inlineSize: `${Math.round((quantity / most) * 100)}%` }}
                />
              </span>
            </div>
            <p className="text-meta text-end tabular-nums">
              <Money cents={total} />
              <span className="text-small text-quiet block">{quantity.toLocaleString("en-US")} sold</span>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
