import { build } from "esbuild";
import { expect, test } from "@tests/support/e2e";

/** A form as the server sends it, React that takes it over, and what its `onChange` has heard. */
const page = `
  import { createElement as e } from "react";
  import { flushSync } from "react-dom";
  import { hydrateRoot } from "react-dom/client";
  import { renderToString } from "react-dom/server";
  import { replayInputs } from "./app/framework/replayed-inputs";

  const heard = [];
  const onChange = ({ target }) => heard.push(target.name + "=" + (target.type === "checkbox" ? target.checked : target.value));
  const field = (name, more) => e("input", { key: name + more.value, name, onChange, ...more });
  const form = e("form", null,
    field("text", { defaultValue: "" }),
    field("box", { type: "checkbox" }),
    field("choice", { type: "radio", value: "one", defaultChecked: true }),
    field("choice", { type: "radio", value: "two" }),
    e("select", { name: "day", onChange }, e("option", null, "today"), e("option", null, "tomorrow")),
    e("textarea", { name: "note", onChange }),
    field("untouched", { defaultValue: "as sent" }),
  );
  document.body.innerHTML = renderToString(form);
  Object.assign(window, {
    hydrate: () => void flushSync(() => hydrateRoot(document.body, form)),
    replay: () => replayInputs(document.querySelectorAll("input, select, textarea")),
    heard,
  });
`;

declare global {
  interface Window {
    hydrate?: () => void;
    replay?: () => void;
    heard?: string[];
  }
}

test("[FORM-3] React hears nothing of what was typed and chosen before it took over, until it is told again", async ({
  page: tab,
}) => {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "iife",
    define: { "process.env.NODE_ENV": '"production"' },
  });
  await tab.evaluate(outputFiles[0]?.text ?? "");
  await tab.locator("[name=text]").fill("Grillhaus");
  await tab.locator("[name=box]").check();
  await tab.locator("[value=two]").check();
  await tab.locator("[name=day]").selectOption("tomorrow");
  await tab.locator("[name=note]").fill("Ring twice");
  await tab.evaluate(() => window.hydrate?.());
  expect(await tab.evaluate(() => window.heard)).toEqual([]);
  await tab.evaluate(() => window.replay?.());
  const heard = ["text=Grillhaus", "box=true", "choice=two", "day=tomorrow", "note=Ring twice"];
  expect(await tab.evaluate(() => window.heard)).toEqual(heard);
  await expect(tab.locator("[name=text]")).toHaveValue("Grillhaus");
  await expect(tab.locator("[value=two]")).toBeChecked();
});
