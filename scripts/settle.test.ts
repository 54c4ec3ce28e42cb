import { expect, test } from "vitest";
import config from "../remix.config.js";
import { settled } from "./settle.mjs";

/** As the compiler writes what is asked, once each. */
const asked = [
  "window.__remixContext",
  "let a=e.future.v3_singleFetch===!0",
  "r?.v7_partialHydration",
  "{v7_partialHydration:!1}",
  "e.isSpaMode",
  'typeof window>"u"||typeof window.document>"u"',
  'typeof document<"u"',
  'if(typeof k=="function")return await k()',
  'typeof __remixContext=="object"&&__remixContext.a',
  "return e.type===w.deferred",
  'return t&&typeof t=="object"&&typeof t.data=="object"&&typeof t.subscribe=="function"&&t',
  '"documentMode"in document',
  "9<document.documentMode",
  'typeof MSApp<"u"',
  '"oninput"in document',
  'typeof queueMicrotask=="function"',
  "Object.assign?Object.assign.bind():",
];

test("what the framework asks about its settings and the browser is answered when the app is built", () => {
  expect(settled(asked.join(";"))).toBe(
    [
      "window.__remixContext",
      "let a=(!0)===!0",
      "(!0)",
      "{v7_partialHydration:!1}",
      "(!1)",
      "!1||!1",
      "!0",
      "if(!0)return await k()",
      "!1",
      "return!1",
      "return!1&&t",
      "!1",
      "9<void 0",
      "!1",
      "!0",
      "!0",
      "!0?Object.assign.bind():",
    ].join(";"),
  );
  expect(settled("e.future.v3_singleFetch")).toBe("e.future.v3_singleFetch");
});

test("a framework that no longer asks stops the build", () => {
  expect(() => settled(asked.slice(0, -1).join(";"))).toThrow("no longer asks");
});

test("the answer to all of v3's flags is yes", () => {
  const flags = Object.entries(config.future ?? {}).filter(([name]) => name.startsWith("v3_"));
  expect(flags.length).toBeGreaterThan(0);
  expect(flags.filter(([, isOn]) => !isOn)).toEqual([]);
});
