import { existsSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname } from "node:path";
import { expect, test } from "vitest";
import { makeForm } from "@tests/support/uploads";
import { type ReceivedFile, withReceivedForm } from "./receive";

const limits = { totalBytes: 1_000_000, fileBytes: 1000, files: 5, fields: 10 };
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://host.test/", { method: "POST", body, headers, duplex: "half" });
const folders = () => readdirSync(tmpdir()).filter((name) => name.startsWith("halalgo-upload-")).length;

/** A form whose one file never ends, and how much of it was taken. */
function endless(maxBytes: number) {
  const block = new Uint8Array(64 * 1024).fill(65);
  const head = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n';
  const taken = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        taken.bytes += block.byteLength;
        if (taken.bytes > maxBytes) controller.close();
        else controller.enqueue(block);
      },
    },
    { highWaterMark: 0 },
  );
  return { request: post(body, { "content-type": "multipart/form-data; boundary=x" }), taken };
}

test("[WIZ-18] text and files come apart, names in any script; the files are gone afterwards", async () => {
  const bytes = Buffer.from("12345");
  const form = makeForm({ name: "Café ٱلْحَلَال" }, [{ field: "logo", name: "Menü ٢.png", bytes }]);
  let path = "";
  await withReceivedForm(post(form), limits, async ({ fields, files }) => {
    expect([...fields]).toEqual([["name", "Café ٱلْحَلَال"]]);
    expect(files).toMatchObject([{ field: "logo", name: "Menü ٢.png", size: 5, isCut: false }]);
    path = files[0]?.path ?? "";
    expect(readFileSync(path, "utf8")).toBe("12345");
  });
  expect(existsSync(dirname(path))).toBe(false);
});

test("a file beyond its limit is cut there and said to be; the others are whole", async () => {
  const form = makeForm({}, [
    { field: "logo", name: "a.png", bytes: new Uint8Array(5000) },
    { field: "menu_file", name: "b.pdf", bytes: new Uint8Array(1000) },
  ]);
  const files = await withReceivedForm<ReceivedFile[]>(post(form), limits, async ({ files }) => files);
  expect(files).toMatchObject([
    { field: "logo", isCut: true },
    { field: "menu_file", isCut: false, size: 1000 },
  ]);
});

test("of 200 MB no more is taken than allowed, whatever their length is said to be", async () => {
  const before = folders();
  const memory = process.memoryUsage().rss;
  const { request, taken } = endless(200 * 1024 * 1024);
  const maxBytes = 40 * 1024 * 1024;
  const large = { ...limits, totalBytes: maxBytes, fileBytes: 10 * 1024 * 1024 };
  await expect(withReceivedForm(request, large, async () => undefined)).rejects.toMatchObject({
    code: "payload_too_large",
  });
  expect(taken.bytes).toBeLessThan(maxBytes + 1024 * 1024);
  expect(process.memoryUsage().rss - memory).toBeLessThan(150 * 1024 * 1024);
  const declared = endless(1);
  declared.request.headers.set("content-length", String(200 * 1024 * 1024));
  await expect(withReceivedForm(declared.request, large, async () => undefined)).rejects.toMatchObject({
    code: "payload_too_large",
  });
  expect(declared.taken.bytes).toBe(0);
  expect(folders()).toBe(before);
});

test("a thousand parts, files or fields, and endless text are refused", async () => {
  const many = (of: (index: number) => [string, string | Blob]) => {
    const form = new FormData();
    for (let index = 0; index < 1000; index += 1) form.append(...of(index));
    return form;
  };
  const forms = [
    many((index) => [`f${index}`, "x"]),
    many((index) => [`f${index}`, new Blob(["x"])]),
    makeForm({ name: "x".repeat(100_000) }),
  ];
  for (const form of forms) {
    await expect(withReceivedForm(post(form), limits, async () => undefined)).rejects.toMatchObject({
      code: "payload_too_large",
    });
  }
});

test("what breaks off, has no boundary or is no form is refused as unreadable", async () => {
  const type = { "content-type": "multipart/form-data; boundary=x" };
  const cut = '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\nabc';
  const requests = [
    post(cut, type),
    post('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc', type),
    post("abc", type),
    post("{}", { "content-type": "application/json" }),
    post("abc", { "content-type": "multipart/form-data" }),
    new Request("http://host.test/", { method: "POST", headers: type }),
  ];
  for (const request of requests) {
    await expect(withReceivedForm(request, limits, async () => undefined)).rejects.toMatchObject({
      code: "validation_failed",
    });
  }
});
