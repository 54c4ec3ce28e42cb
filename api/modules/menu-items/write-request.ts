import { z } from "@hono/zod-openapi";
import { fromJson } from "@api/http/multipart";
import { besidePicture } from "@api/modules/pictures/fresh";
import { eachText, menuItemFields, menuItemTextFields } from "@domain/menu/menu-item-rules";

const { name, description, price, category, caution, item_type, tags, diets } = menuItemFields;
const { halal, meat, slaughter, contains, menus } = menuItemFields;
const { regular_price: size, old_price } = menuItemFields;

/**
 * The multipart fields of an item [HOST-20, HOST-21]: the documents' own, and extended ones (tags, diets and size_prices as JSON,
 * is_available, oldPrice, version, remove_image). An extended field that is left out leaves the item as it is.
 */
export const menuItemWrite = z.object({
  restaurant_id: z.string().max(64).optional(),
  name,
  description,
  price,
  category,
  ...menuItemTextFields.partial().shape,
  caution,
  item_type,
  tags: z.preprocess(fromJson, tags.optional()),
  diets: z.preprocess(fromJson, diets.optional()),
  halal: halal.optional(),
  meat: meat.optional(),
  slaughter: slaughter.optional(),
  contains: z.preprocess(fromJson, contains.optional()),
  menus: z.preprocess(fromJson, menus.optional()),
  size_prices: z.preprocess(fromJson, z.object({ regular: size, large: size }).optional()),
  oldPrice: old_price.optional(),
  is_available: z.enum(["true", "false"]).optional(),
  ...besidePicture,
});

export type MenuItemWrite = z.output<typeof menuItemWrite>;

/** The columns an item gets; those of extended fields only where they were sent. */
export function columnsOf(write: MenuItemWrite) {
  return {
    name: write.name,
    description: write.description,
    category: write.category,
    ...eachText((text) => write[text]),
    item_type: write.item_type,
    price_cents: write.price,
    ...(write.tags === undefined ? {} : { tags: write.tags }),
    ...(write.diets === undefined ? {} : { diets: write.diets }),
    ...(write.halal === undefined ? {} : { halal: write.halal }),
    ...(write.meat === undefined ? {} : { meat: write.meat }),
    ...(write.slaughter === undefined ? {} : { slaughter: write.slaughter }),
    ...(write.contains === undefined ? {} : { contains: write.contains }),
    ...(write.menus === undefined ? {} : { menus: write.menus }),
    ...(write.size_prices === undefined
      ? {}
      : { regular_price_cents: write.size_prices.regular, large_price_cents: write.size_prices.large }),
    ...(write.oldPrice === undefined ? {} : { old_price_cents: write.oldPrice }),
  };
}
