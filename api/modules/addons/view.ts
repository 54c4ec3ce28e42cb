import type { AddonWire } from "@domain/contract/menu";
import type { ModifierGroup } from "@domain/modifier-groups";
import { toDecimal } from "@domain/money";

/** An add-on as everyone sees it. */
export function addonView(row: {
  id: string;
  name: string;
  description: string | null;
  price_cents: number;
  is_active: boolean;
  image: string | null;
  version: number;
  group?: ModifierGroup | null;
}): AddonWire {
  const { id, name, description, image, is_active, version, group } = row;
  const price = toDecimal(row.price_cents);
  return { id, name, description, price, is_active, is_available: is_active, image, version, group: group ?? null };
}
