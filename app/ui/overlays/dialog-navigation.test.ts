import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { describe, expect, it } from "vitest";
import { revalidateUnlessDialog } from "./dialog-navigation";

const isRevalidated = (from: string, to: string, formMethod?: "POST") =>
  revalidateUnlessDialog({
    currentUrl: new URL(from, "http://localhost"),
    nextUrl: new URL(to, "http://localhost"),
    currentParams: {},
    nextParams: {},
    formMethod,
    defaultShouldRevalidate: true,
  });

const items = "/dashboard/items?search=lamb";
const dialog = "/dashboard/items/new?search=lamb";

describe("a page's data", () => {
  it("is not loaded again when a dialog opens or closes over it", () => {
    expect(isRevalidated(items, dialog)).toBe(false);
    expect(isRevalidated(dialog, items)).toBe(false);
  });

  it.each<Parameters<typeof isRevalidated>>([
    [items, items],
    [items, "/dashboard/items/new"],
    ["/orders/1", "/orders/10"],
    ["/restaurant/anatolia", "/restaurant/chittagong/items/1"],
    [dialog, items, "POST"],
  ])("is loaded again from %s to %s, %s", (...navigation) => {
    expect(isRevalidated(...navigation)).toBe(true);
  });

  it("is as it is where Remix would not load it", () => {
    const url = new URL("http://localhost/account");
    const args: ShouldRevalidateFunctionArgs = {
      currentUrl: url,
      nextUrl: url,
      currentParams: {},
      nextParams: {},
      defaultShouldRevalidate: false,
    };
    expect(revalidateUnlessDialog(args)).toBe(false);
  });
});
