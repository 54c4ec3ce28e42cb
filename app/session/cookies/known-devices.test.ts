import { expect, test } from "vitest";
import { readCookies } from "./cookies.server";
import { saveDevice, knownDevices } from "./known-devices.server";

const secret = (letter: string) => letter.repeat(43);

test("[AUTH-7] a device keeps the secrets of the three people who logged in last, out of scripts' reach", () => {
  const cookies = readCookies(`devices=${secret("a")}.${secret("b")}.${secret("c")}`, true);
  expect(knownDevices(cookies), "a cookie of another prefix").toEqual([]);
  for (const letter of ["a", "b", "c", "d", "b"]) saveDevice(cookies, secret(letter));
  expect(knownDevices(cookies)).toEqual(["b", "d", "c"].map(secret));
  const [sent = ""] = cookies.toSend();
  expect(sent).toMatch(/^__Host-devices=.*HttpOnly/);
  expect(sent).toContain("Secure");
});

test("what is no secret is not sent to the host", () => {
  expect(knownDevices(readCookies(`devices=x.${secret("a")}.%0d%0aevil`, false))).toEqual([secret("a")]);
});
