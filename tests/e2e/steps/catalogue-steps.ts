import type { Page } from "@playwright/test";
import sharp from "sharp";

/** A picture as phones make them, to be chosen in a file field. */
export async function photo(background: string) {
  const image = sharp({ create: { width: 900, height: 700, channels: 3, background } });
  return { name: "dish.jpg", mimeType: "image/jpeg", buffer: await image.jpeg().toBuffer() };
}

export const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(lines.join("\r\n")),
});

/** Fills the required fields of the item's form. */
export async function fillItem(
  page: Page,
  item: { name: string; description: string; price: string; category: string },
) {
  await page.getByLabel("Name", { exact: true }).fill(item.name);
  await page.getByLabel("Description").fill(item.description);
  await page.getByLabel("Price", { exact: true }).fill(item.price);
  await page.getByLabel("Category", { exact: true }).last().fill(item.category);
}
