import { expect, test } from "vitest";
import { isPushEndpoint } from "./notification";

test.each([
  ["https://fcm.googleapis.com/fcm/send/abc:def", true],
  ["https://updates.push.services.mozilla.com/wpush/v2/abc", true],
  ["https://web.push.apple.com/abc", true],
  ["https://wns2-by3p.notify.windows.com/w/?token=abc", true],
  ["https://push.services.com:443/a", true],
  ["http://fcm.googleapis.com/fcm/send/abc", false],
  ["https://push.services.com:8443/a", false],
  ["https://somebody:secret@push.services.com/a", false],
  ["https://push.services.com/a#b", false],
  ["https://localhost/a", false],
  ["https://api/a", false],
  ["https://database.internal/a", false],
  ["https://database.internal./a", false],
  ["https://printer.local/a", false],
  ["https://127.0.0.1/a", false],
  ["https://0x7f.1/a", false],
  ["https://2130706433/a", false],
  ["https://8.8.8.8/a", false],
  ["https://[::1]/a", false],
  ["https://[::ffff:10.0.0.1]/a", false],
  ["ftp://push.services.com/a", false],
  ["nonsense", false],
  ["", false],
  [`https://push.services.com/${"a".repeat(1000)}`, false],
])("[RUSH-3] %s is an address of a push service: %s", (address, isOne) => {
  expect(isPushEndpoint(address)).toBe(isOne);
});
