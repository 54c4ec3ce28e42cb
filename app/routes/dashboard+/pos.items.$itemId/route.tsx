import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useLocation } from "@remix-run/react";
import { formatModifierRule, offeredRule } from "@domain/menu/modifier-groups";
import { parseNumber } from "@domain/values/parse-number";
import { SoldOutForm, type SoldOutThing } from "~/features/menu-items/sold-out";
import { addLine, counterHref, parseBasket, setLine } from "~/features/pos/basket";
import { listCapabilities } from "~/host/capabilities.server";
import { findMenuItem, listItemAddons } from "~/host/menu.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { requireMerchant } from "~/session/guards.server";
import { SubmitButton } from "~/ui/button";
import { CheckRow } from "~/ui/forms/checkbox-field";
import { ChoiceTiles } from "~/ui/forms/choice-tiles";
import { StepperField } from "~/ui/forms/stepper-field";
import { Money } from "~/ui/money";
import { Dialog } from "~/ui/overlays/dialog";
import { PanelBody, PanelFoot } from "~/ui/overlays/side-panel";

export const meta = () => [{ title: "Size and add-ons · HalalGo" }];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { restaurant } = requireMerchant(request, context);
  const id = params.itemId ?? "";
  const [item, addons, offered] = await Promise.all([
    findMenuItem(context.host, restaurant.id, id),
    listItemAddons(context.host, id),
    listCapabilities(context.host, ["availability", "addonAvailability"]),
  ]);
  const line = lineAt(new URL(request.url), id)?.line;
  if (!item) throw notFoundPage("Item not found.", { to: dashboardPaths.dashboardPos(), label: "Back to POS" });
  const things: SoldOutThing[] = [
    { kind: "item" as const, ...item, text: null },
    ...addons.map((addon) => ({ kind: "addon" as const, ...addon, text: null })),
  ].filter(({ kind }) => offered.includes(kind === "item" ? "availability" : "addonAvailability"));
  return {
    item,
    line: line ? { size: line.size, addonIds: line.addonIds, quantity: line.quantity } : null,
    addons,
    things: things.map(({ kind, id: of, name, isAvailable }) => ({
      kind,
      id: of,
      name,
      isAvailable,
      text: isAvailable ? null : "Sold out",
    })),
  };
}

/** The order line being edited, from the zero-based `at`; without it the dish is added. */
function lineAt(url: URL, itemId: string) {
  const index = parseNumber(url.searchParams.get("at") ?? "");
  const line = parseBasket(url.searchParams).lines[index];
  return line?.menuItemId === itemId ? { line, index } : null;
}

/** Adds the dish with its options, or edits a line; the order is in the URL, so nothing is stored. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireMerchant(request, context);
  const form = await readForm(request);
  const typedQuantity = parseNumber(form.get("quantity"));
  const step = parseNumber(form.get("quantityStep") ?? "0");
  const quantity = Number.isInteger(typedQuantity) && typedQuantity >= 1 ? Math.min(typedQuantity, 99) : 1;
  const line = {
    menuItemId: params.itemId ?? "",
    quantity: Math.max(1, quantity + (Number.isInteger(step) ? step : 0)),
    size: form.get("size") === "large" ? ("large" as const) : ("regular" as const),
    addonIds: form.getAll("addon").map(String).slice(0, 30),
  };
  const url = new URL(request.url);
  const basket = parseBasket(url.searchParams);
  const before = lineAt(url, line.menuItemId);
  if (!before) return redirect(counterHref(addLine(basket, line)));
  const { note } = before.line;
  return redirect(counterHref(setLine(basket, before.index, note ? { ...line, note } : line)));
}

const formId = "pos-item";

/** The sold-out forms scroll with the options, as together they may be taller than the screen. */
export default function PosItem() {
  const { item, line, addons, things } = useLoaderData<typeof loader>();
  const { search } = useLocation();
  const countOffered = (groupId: string) => addons.filter((one) => one.isAvailable && one.group?.id === groupId).length;
  return (
    <Dialog title={item.name} closeHref={`${dashboardPaths.dashboardPos()}${search}`} size="sm">
      <div className="panel-form">
        <PanelBody>
          <Form method="post" preventScrollReset id={formId} className="flex flex-col gap-5">
            <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
            {item.type === "food" && item.largeCents !== null && (
              <ChoiceTiles
                name="size"
                label="Size"
                defaultValue={line?.size ?? "regular"}
                options={[
                  { value: "regular", label: "Regular", end: <Money cents={item.priceCents} /> },
                  { value: "large", label: "Large", end: <Money cents={item.largeCents} /> },
                ]}
              />
            )}
            {addons.length > 0 && (
              <fieldset>
                <legend className="text-label text-ink mb-1">Add-ons</legend>
                <ul className="divide-line divide-y">
                  {addons.map(({ id, name, priceCents, isAvailable, group }) => (
                    <li key={id}>
                      <CheckRow
                        roomy
                        name="addon"
                        value={id}
                        disabled={!isAvailable}
                        defaultChecked={isAvailable && line?.addonIds.includes(id)}
                        label={
                          <>
                            {name}
                            {group && (
                              <span className="text-meta text-quiet block">
                                {group.name}: {formatModifierRule(offeredRule(group, countOffered(group.id)))}
                              </span>
                            )}
                          </>
                        }
                        end={isAvailable ? <Money cents={priceCents} signed /> : "Sold out"}
                      />
                    </li>
                  ))}
                </ul>
              </fieldset>
            )}
            <StepperField name="quantity" label="Quantity" defaultValue={line?.quantity ?? 1} min={1} max={99} />
          </Form>
          {things.length > 0 && (
            <section aria-label="Sold out" className="border-line mt-5 border-t pt-4">
              <h3 className="text-card mb-1">{item.isAvailable ? "Sold out?" : "Sold out"}</h3>
              <ul className="divide-line divide-y">
                {things.map((thing) => (
                  <li key={thing.id} className="py-2.5">
                    <SoldOutForm thing={thing} />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </PanelBody>
        <PanelFoot>
          <SubmitButton
            form={formId}
            icon={line ? "check" : "plus"}
            pendingLabel={line ? "Saving..." : "Adding..."}
            disabled={!item.isAvailable}
          >
            {item.isAvailable ? (line ? "Change" : "Add to order") : "Sold out"}
          </SubmitButton>
        </PanelFoot>
      </div>
    </Dialog>
  );
}
