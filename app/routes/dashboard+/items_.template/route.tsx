import type { LoaderFunctionArgs } from "@remix-run/node";
import { parseItemMarks } from "@domain/halal/items";
import { mapMenuItemTexts } from "@domain/menu/menu-item-rules";
import { menuExportColumns } from "~/features/menu-items/menu-list.server";
import { fileResponse } from "~/lib/lists/table-export.server";
import { requireMerchant } from "~/session/guards.server";

/** [ITEM-10] The CSV template, with one sample item to replace. */
export function loader({ request, context }: LoaderFunctionArgs) {
  requireMerchant(request, context);
  return fileResponse("csv", { name: "menu-template", columns: menuExportColumns, pages: example() });
}

async function* example() {
  yield [
    {
      id: "",
      name: "Adana Kebab Plate",
      description: "Hand-minced lamb shoulder, charred over oak",
      category: "Kebab plates",
      ...mapMenuItemTexts(() => null),
      caution: "Contains wheat",
      type: "food",
      image: null,
      tags: ["featured"],
      diets: ["nut-free", "dairy-free"],
      marks: parseItemMarks({ halal: "yes", meat: "lamb", slaughter: "place" }),
      menus: [],
      meals: null,
      isAvailable: true,
      unavailableUntil: null,
      priceCents: 1599,
      regularCents: null,
      largeCents: 1899,
      oldPriceCents: null,
      deal: null,
      version: undefined,
      taxes: [],
    },
  ];
}
