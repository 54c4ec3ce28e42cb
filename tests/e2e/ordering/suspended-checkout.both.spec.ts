import { fillCart } from "@tests/e2e/steps/checkout-steps";
import { expect, signInAt, test } from "@tests/support/e2e";

test("[CHK-17] a restaurant that is suspended under an open checkout is named as taking no orders, and the cart is kept", async ({
  page,
  app,
  browser,
  signIn,
}) => {
  await signIn("customer");
  const name = "Kulfi Corner";
  const id = await fillCart(page, name);
  await page.goto(`/checkout?restaurantId=${id}&type=takeaway`);
  const place = page.getByRole("button", { name: /^Place Order/ });
  await expect(place).toBeVisible();

  const office = await browser.newContext();
  await signInAt(app.url, office.request, "admin");
  const decide = async (decision: string, form: Record<string, string>) => {
    const headers = { Origin: app.url };
    const url = `${app.url}/admin/restaurants/${id}/${decision}`;
    const response = await office.request.post(url, { form, headers, maxRedirects: 0 });
    expect(response.status(), decision).toBe(302);
  };
  await decide("suspend", { reason: "The kitchen is inspected today" });
  await place.click();
  const sentence = `${name} is not taking orders at the moment. Nothing was charged. Your cart is kept for later.`;
  await expect(page.getByRole("alert")).toContainText(sentence);
  await expect(place).toHaveCount(0);
  await page.getByRole("link", { name: "Your carts" }).click();
  await expect(page.getByText(`${name} is not taking orders at the moment.`)).toBeVisible();
  await decide("resume", {});
  await office.close();
});
