import { expect, test } from "vitest";
import { uploadLimits } from "@domain/registration/uploads";
import { readForm } from "../read-form.server";

const megabyte = 1024 * 1024;

/** A form as browsers send it: with its length. */
async function request(path: string, entries: Record<string, string | Blob>): Promise<Request> {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.append(name, value);
  const encoded = new Response(form);
  const body = await encoded.arrayBuffer();
  const headers = {
    "Content-Type": encoded.headers.get("Content-Type") ?? "",
    "Content-Length": String(body.byteLength),
  };
  return new Request(`http://app${path}`, { method: "POST", headers, body });
}

const picture = (megabytes: number) => new File([new Uint8Array(megabytes * megabyte)], "Köfte.jpg");

test("[FORM-6] a form whose file is too large is read to its end: the file a little too large, all else as it was sent", async () => {
  const logo = picture(1 / 2);
  const entries = { name: "Köfte", logo, image: picture(11), note: "Hot" };
  const form = await readForm(await request("/dashboard/items/new", entries));
  expect(form.get("image")).toMatchObject({ size: uploadLimits.fileBytes + 1, name: "Köfte.jpg" });
  expect(form.get("logo")).toMatchObject({ size: logo.size, name: "Köfte.jpg" });
  expect([form.get("name"), form.get("note")]).toEqual(["Köfte", "Hot"]);
});

test("[FORM-6] more files than a form of the page has are refused, and not held in memory", async () => {
  const many = { image: picture(9), second: picture(2), third: picture(1) };
  await expect(readForm(await request("/dashboard/items/new", many))).rejects.toMatchObject({ init: { status: 413 } });
});

test("[FORM-6] a text that is too large, and what is no form, are refused as such", async () => {
  const tooMuch = { image: picture(10), name: "a".repeat(2 * megabyte) };
  await expect(readForm(await request("/dashboard/items/new", tooMuch))).rejects.toMatchObject({
    init: { status: 413 },
  });
  const broken = await request("/dashboard/items/new", { image: picture(12) });
  const cut = new Request(broken, { body: (await broken.arrayBuffer()).slice(0, 11 * megabyte + 1) });
  await expect(readForm(cut)).rejects.toMatchObject({ init: { status: 400 } });
});
