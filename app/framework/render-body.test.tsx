import { renderToPipeableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { renderBody } from "./render-body.server";

test("characters of several bytes never leave zero bytes behind, wherever React's chunks end", async () => {
  const dishes = Array.from({ length: 2_000 }, (_, index) => `${"x".repeat(index % 7)}Künefe – 12€ 🍽`);
  const { pipe } = renderToPipeableStream(
    <ul>
      {dishes.map((dish, index) => (
        <li key={index} title={dish}>
          {dish}
        </li>
      ))}
    </ul>,
  );
  const html = await new Response(await renderBody(pipe)).text();
  expect(html).toBe(`<ul>${dishes.map((dish) => `<li title="${dish}">${dish}</li>`).join("")}</ul>`);
});
