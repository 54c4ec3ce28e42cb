import { toDecimal } from "@domain/money";
import type { OwnAddon } from "~/host/addons.server";

/** What the form shows of an add-on, or of a new one. */
export const addonValues = (addon: OwnAddon | null) => ({
  name: addon?.name ?? "",
  description: addon?.description ?? "",
  price: addon ? toDecimal(addon.priceCents) : "",
  is_active: String(addon?.isActive ?? true),
  is_available: addon?.isAvailable ?? true,
  group_id: addon?.group?.id ?? "",
  image_url: elsewhere(addon?.image),
});

/** The address of a picture that is not ours, as its field shows it; else empty. */
const elsewhere = (image: string | null | undefined): string => (image && /^https?:/.test(image) ? image : "");
