import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { parseItemChoice } from "./item-choice";
import { AddonList } from "./item-form";

const addon = (id: string, priceCents: number, maximum: number | null) => ({
  id,
  name: `Add-on ${id}`,
  description: null,
  priceCents,
  isAvailable: true,
  group: { id: `g${maximum}`, name: "Bun", minimum: 1, maximum },
});

test("[REST-9] one of a group is taken by radio buttons of its own field, several by boxes; both are read", () => {
  const addons = [addon("a", 0, 1), addon("b", 75, 1), addon("c", 100, 2)];
  const html = renderToStaticMarkup(<AddonList addons={addons} initial={["b"]} />);
  expect(html.match(/<input[^>]*type="radio"[^>]*>/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*required[^>]*name="addon:g1"[^>]*>/g)).toHaveLength(2);
  expect(html.match(/<input[^>]*type="checkbox"[^>]*>/g)).toHaveLength(1);
  expect(html).toContain("+$0.75");
  expect(html).not.toContain("$0.00");
  const posted = new URLSearchParams([
    ["addon:g1", "b"],
    ["addon", "c"],
    ["addons", "x"],
  ]);
  expect(parseItemChoice(posted).addonIds).toEqual(["b", "c"]);
});

test("[RUSH-8] what is sold out stands there and cannot be chosen, and nothing is asked for that nobody can choose", () => {
  const soldOut = { ...addon("a", 0, 1), isAvailable: false };
  const html = renderToStaticMarkup(<AddonList addons={[soldOut, addon("b", 75, 1)]} initial={["a"]} />);
  expect(html.match(/<input[^>]*disabled[^>]*value="a"[^>]*>/g)).toHaveLength(1);
  expect(html).toContain("Sold out");
  expect(html).not.toContain("checked=");
  expect(html.match(/<input[^>]*required/g)).toHaveLength(2);
  expect(renderToStaticMarkup(<AddonList addons={[soldOut]} initial={[]} />)).not.toContain("required");
});

test("[REST-9] a group asks for no more than what is left of it", () => {
  const group = { id: "g", name: "Bun", minimum: 5, maximum: null };
  const [one, two] = [
    { ...addon("a", 0, 1), group },
    { ...addon("b", 75, 1), group },
  ];
  expect(renderToStaticMarkup(<AddonList addons={[one, two]} initial={[]} />)).toContain("Choose at least 2");
  const html = renderToStaticMarkup(<AddonList addons={[one, { ...two, isAvailable: false }]} initial={[]} />);
  expect(html).toContain("Choose at least 1");
});
