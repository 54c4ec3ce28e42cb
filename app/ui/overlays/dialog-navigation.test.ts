import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { isDialogNavigation, revalidateUnlessDialog } from "./dialog-navigation";

type Navigation = { from: string; to: string; params?: [object, object]; formMethod?: "POST" };

const args = ({ from, to, params = [{}, {}], formMethod }: Navigation) =>
  ({
    currentUrl: new URL(from, "http://localhost"),
    nextUrl: new URL(to, "http://localhost"),
    currentParams: params[0],
    nextParams: params[1],
    formMethod,
    defaultShouldRevalidate: true,
  }) as ShouldRevalidateFunctionArgs;

const items = "/dashboard/items?search=lamb";
const dialog = "/dashboard/items/new?search=lamb";
const [anatolia, chittagong] = [{ id: "anatolia" }, { id: "chittagong" }];

describe("a dialog over a page", () => {
  it.each<[string, Navigation]>([
    ["opens", { from: items, to: dialog }],
    ["closes", { from: dialog, to: items }],
    [
      "has a parameter",
      { from: "/r/anatolia", to: "/r/anatolia/items/1", params: [anatolia, { ...anatolia, item: "1" }] },
    ],
  ])("that %s leaves the page's data as it is", (_, navigation) => {
    expect(isDialogNavigation(args(navigation))).toBe(true);
    expect(revalidateUnlessDialog(args(navigation))).toBe(false);
  });

  it.each<[string, Navigation]>([
    ["the same address again", { from: items, to: items }],
    ["another search", { from: items, to: "/dashboard/items/new" }],
    [
      "another restaurant",
      { from: "/r/anatolia", to: "/r/chittagong/items/1", params: [anatolia, { ...chittagong, item: "1" }] },
    ],
    ["a form's answer", { from: dialog, to: items, formMethod: "POST" }],
  ])("is not %s", (_, navigation) => {
    expect(isDialogNavigation(args(navigation))).toBe(false);
    expect(revalidateUnlessDialog(args(navigation))).toBe(true);
  });
});
