import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type RunningApp, startApp } from "@tests/support/app";
import { type FakeHost, json, startFakeHost } from "@tests/support/hosts/fake-host";
import { registrationForm, sampleFiles, stepPath } from "@tests/support/registration-form";
import { createVisitor } from "@tests/support/visitor";

const fileHead = 'Content-Disposition: form-data; name="menu_file"; filename="a.pdf"\r\nContent-Type: application/pdf';

describe("a form that is still being sent when its draft is refused, or that is none", () => {
  let host: FakeHost;
  let app: RunningApp;
  const dataDir = mkdtempSync(join(tmpdir(), "halalgo-registration-"));
  beforeAll(async () => {
    host = await startFakeHost();
    host.behave((_call, response) =>
      json(response, { success: false, code: "rate_limited", message: "Too many drafts." }, 429),
    );
    app = await startApp({ dataDir, env: { API_HOST: host.url } });
  });
  afterAll(async () => {
    await app.stop();
    await host.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Sends half of the form, waits until the draft has been refused, and sends the rest. */
  async function sendSlowly(path: string, body: Buffer, type: string) {
    const callsBefore = host.calls.length;
    const headers = { "content-type": type, "content-length": body.length, accept: "text/html", origin: app.url };
    const post = request(`${app.url}${path}`, { method: "POST", headers });
    const answer = new Promise<string>((resolve, reject) => {
      post.on("error", reject);
      post.on("response", (response) => {
        text(response).then((page) => resolve(`${response.statusCode} ${page}`), reject);
      });
    });
    post.write(body.subarray(0, body.length / 2));
    await expect.poll(() => host.calls.length, { timeout: 20_000 }).toBeGreaterThan(callsBefore);
    // The refusal has arrived when the same host has answered somebody else.
    await createVisitor(app.url).get("/home");
    post.end(body.subarray(body.length / 2));
    return answer;
  }

  const isAlive = async () => (await fetch(`${app.url}/healthz`)).text();

  test("[WIZ-21] the process goes on, and what was typed stays", async () => {
    const page = await sendSlowly(
      stepPath(1),
      Buffer.from(new URLSearchParams(registrationForm("")[1]).toString()),
      "application/x-www-form-urlencoded",
    );
    expect(page).toMatch(/^429 /);
    expect(page).toContain("Too many drafts.");
    expect(page).toContain('value="Karachi Handi LLC"');
    expect(await isAlive()).toBe("ok");
  });

  test("[WIZ-21] also with files", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(registrationForm("")[3])) form.append(name, value);
    form.append("menu_file", new Blob([sampleFiles.pdf], { type: "application/pdf" }), "menu.pdf");
    const encoded = new Response(form);
    const type = encoded.headers.get("content-type") ?? "";
    const page = await sendSlowly(stepPath(3), Buffer.from(await encoded.arrayBuffer()), type);
    expect(page).toMatch(/^429 /);
    expect(page).toContain('value="First Bank"');
    expect(await isAlive()).toBe("ok");
  });

  test.each([
    ["no boundary", "multipart/form-data", "nonsense"],
    ["another boundary", "multipart/form-data; boundary=x", "--y\r\nnonsense"],
    ["no end", "multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb'],
    ["a file without an end", "multipart/form-data; boundary=x", `--x\r\n${fileHead}\r\n\r\n%PDF-1.4`],
    ["no name", "multipart/form-data; boundary=x", "--x\r\nContent-Disposition: form-data\r\n\r\nb\r\n--x--"],
    ["nothing", "multipart/form-data; boundary=x", ""],
    ["no form", "application/json", "{"],
  ])("[WIZ-21] a body with %s is refused, and the process goes on", async (_what, type, body) => {
    for (const path of [stepPath(3), `${stepPath(3)}.data`, "/auth/signup/files", stepPath(1)]) {
      const headers = { "content-type": type, accept: "text/html", origin: app.url };
      const response = await fetch(`${app.url}${path}`, { method: "POST", headers, body });
      expect(response.status, path).toBeGreaterThanOrEqual(400);
      expect(response.status, path).toBeLessThan(500);
      await response.text();
    }
    expect(await isAlive()).toBe("ok");
    expect(app.log.filter((line) => line.includes('"fatal"') || line.includes("Request failed"))).toEqual([]);
  });
});
