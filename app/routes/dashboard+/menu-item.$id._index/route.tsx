import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Form, useLoaderData } from "@remix-run/react";
import { itemHalalLabels, itemSlaughterLabels, meatLabels } from "@domain/halal/items";
import { formatDiets } from "@domain/menu/diets";
import { categoryLabel } from "@domain/options";
import { itemMealLabels } from "@domain/prayer/occasions";
import { menuItemTexts } from "@domain/values/choices";
import { loadOwnItem } from "~/features/menu-items/items.server";
import { availabilityText, itemTypeLabel, tagText, textFieldLabels } from "~/features/menu-items/menu-text";
import { toggleAvailability } from "~/features/menu-items/toggle-availability.server";
import { listCapabilities } from "~/host/capabilities.server";
import { getTimeZone } from "~/host/restaurants.server";
import { Badge } from "~/ui/badge";
import { SubmitButton } from "~/ui/button";
import { Card } from "~/ui/card";
import { Fact, Facts } from "~/ui/layout/facts";
import { Price } from "~/ui/money";
import { Picture, pictureSet } from "~/ui/picture";

export const meta = () => [{ title: "Menu item · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { item, restaurant } = await loadOwnItem(args);
  const { host } = args.context;
  const [timeZone, offered] = await Promise.all([
    getTimeZone(host, restaurant.id),
    listCapabilities(host, ["availability"]),
  ]);
  const availability = availabilityText(item, new Date(), timeZone);
  return { item, availability, canSwitch: offered.includes("availability") };
}

export const action = (args: ActionFunctionArgs) => toggleAvailability(args);

/** [ITEM-12] The item's details. */
export default function Information() {
  const { item, availability, canSwitch } = useLoaderData<typeof loader>();
  const regular = item.regularCents ?? item.priceCents;
  const tax = item.taxes.map(({ name, rate }) => `${name} ${Number(rate)}%`).join(", ");
  return (
    <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]">
      <Picture
        src={item.image}
        srcSet={pictureSet(item.image)}
        sizes="20rem"
        alt={item.image ? item.name : ""}
        width={480}
        height={480}
        className="rounded-card aspect-square w-full max-w-80"
      />
      <Card>
        <Facts>
          <Fact label="Name">{item.name}</Fact>
          <Fact label="Category">{categoryLabel(item.category)}</Fact>
          <Fact label="Type">{itemTypeLabel(item.type)}</Fact>
          <Fact label="Status">
            <Badge tone={item.isAvailable ? "ok" : "warn"} icon={item.isAvailable ? "check-circle" : "clock"}>
              {availability}
            </Badge>
          </Fact>
          <Fact label="Price">
            <Price cents={regular} wasCents={item.oldPriceCents} />
            {item.largeCents !== null && (
              <span className="text-meta text-quiet block">
                Large <Price cents={item.largeCents} />
              </span>
            )}
          </Fact>
          <Fact label="Tax">{tax || "None"}</Fact>
          <Fact label="Featured">{item.tags.includes("featured") ? "Yes" : "No"}</Fact>
          <Fact label="Tags">{tagText(item.tags) || "None"}</Fact>
          <Fact label="Dietary marks">{formatDiets(item.diets) || "None"}</Fact>
          <Fact label="Halal">{markText(item.marks.halal && itemHalalLabels[item.marks.halal])}</Fact>
          <Fact label="Meat">{markText(item.marks.meat && meatLabels[item.marks.meat])}</Fact>
          <Fact label="Slaughter">{markText(item.marks.slaughter && itemSlaughterLabels[item.marks.slaughter])}</Fact>
          <Fact label="Contains">{item.marks.contains.join(", ") || "Nothing stated"}</Fact>
          {item.meals && <Fact label="In Ramadan">{itemMealLabels[item.meals]}</Fact>}
          {item.menus.length > 0 && <Fact label="Menus">{item.menus.join(", ")}</Fact>}
          {menuItemTexts.map((text) => (
            <Fact key={text} label={textFieldLabels[text].label}>
              {item[text] ?? "None"}
            </Fact>
          ))}
          <Fact label="Description" wide>
            {item.description}
          </Fact>
        </Facts>
        {canSwitch && <AvailabilityForm id={item.id} isAvailable={item.isAvailable} />}
      </Card>
    </div>
  );
}

const markText = (text: string | null) => text ?? "Not stated";

const ways = [
  { value: "tomorrow", label: "Until tomorrow" },
  { value: "hours-1", label: "1 hour" },
  { value: "hours-2", label: "2 hours" },
  { value: "hours-4", label: "4 hours" },
  { value: "off", label: "Until switched on" },
];

/** [ITEM-4] Marks the item as unavailable for a while, or as available again. "Tomorrow" starts at 5:00 AM. */
function AvailabilityForm({ id, isAvailable }: { id: string; isAvailable: boolean }) {
  return (
    <Form method="post" action="?index" preventScrollReset className="border-line mt-5 border-t pt-4">
      <input type="hidden" name="ids" value={id} />
      <h2 className="text-label text-ink mb-2.5">{isAvailable ? "Mark as sold out" : "Sold out"}</h2>
      <div className="flex flex-wrap gap-2">
        {isAvailable ? (
          ways.map(({ value, label }) => (
            <SubmitButton key={value} name="availability" value={value} variant="secondary" size="sm">
              {label}
            </SubmitButton>
          ))
        ) : (
          <SubmitButton name="availability" value="on">
            Put back on the menu
          </SubmitButton>
        )}
      </div>
    </Form>
  );
}
