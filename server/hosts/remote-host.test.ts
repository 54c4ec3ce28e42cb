import { expect, test } from "vitest";
import { observePictureOrigins } from "./remote-host";

const api = "http://api.internal:8080/v1";
const request = { method: "GET", path: "/restaurants", headers: {}, signal: new AbortController().signal } as const;

async function originsAfter(...answers: unknown[]): Promise<string[]> {
  const texts = answers.map((answer) => (typeof answer === "string" ? answer : JSON.stringify(answer)));
  const { transport, pictureOrigins } = observePictureOrigins(async () => {
    return { status: 200, contentType: "application/json", text: texts.shift() ?? "{}" };
  }, api);
  while (texts.length > 0) await transport(request);
  return pictureOrigins();
}

test("a host whose pictures lie elsewhere, or at our own address, is not named", async () => {
  expect(await originsAfter()).toEqual([]);
  expect(await originsAfter({ image_url: "/media/a.webp", logo: "https://cdn.example/a.png" })).toEqual([]);
  expect(await originsAfter({ next_page_url: "http://api.internal:8080/v1/restaurants?page=2" })).toEqual([]);
  expect(await originsAfter({ image: "http://api.internal:8080.evil.example/a.png" })).toEqual([]);
});

test.each([
  [{ data: [{ banner_image: "http://api.internal:8080/uploads/a.png" }] }],
  [{ data: [{ images: ["http://api.internal:8080/uploads/a.png"] }] }],
  [String.raw`{"logo_url": "http:\/\/api.internal:8080\/storage\/a.png"}`],
])("one that names pictures of its own is, from then on: %j", async (answer) => {
  expect(await originsAfter(answer, {})).toEqual(["http://api.internal:8080"]);
});
