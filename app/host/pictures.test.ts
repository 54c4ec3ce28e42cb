import { expect, test } from "vitest";
import { assertAllowedPicture } from "./pictures.server";

const settings = {
  isDemo: false,
  contactEmail: "a@b.test",
  pictureOrigins: ["https://cdn.example", "https://*.pictures.example"],
  isEmbedded: true,
  cardFields: null,
};
const check = (address: unknown) => () => assertAllowedPicture({ origin: "https://shop.example", settings }, address);

test.each([
  undefined,
  "",
  "/media/1.webp",
  "https://shop.example/media/1.webp",
  "https://cdn.example/a.png",
  "https://eu.pictures.example/a.png",
])("%j is shown", (address) => expect(check(address)).not.toThrow());

test.each([
  "https://evil.example/a.png",
  "http://cdn.example/a.png",
  "https://cdn.example:8443/a.png",
  "https://cdn.example.evil.test/a.png",
  "https://pictures.example/a.png",
  "http://eu.pictures.example/a.png",
  "https://evilpictures.example/a.png",
])("%j is refused beside its field", (address) => {
  expect(check(address)).toThrow(expect.objectContaining({ status: 422, errors: { image_url: expect.any(String) } }));
});
