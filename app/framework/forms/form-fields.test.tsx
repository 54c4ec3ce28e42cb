import { parseWithZod } from "@conform-to/zod/v4";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { ValidatedForm } from "remix-validated-form";
import { expect, test } from "vitest";
import * as z from "zod";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { commandFields, formIdField } from "./form-fields";

test("remix-validated-form posts its form's id in this field", () => {
  const form = <ValidatedForm id="tax" validator={createValidator(z.object({}))} />;
  const markup = renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element: form }])} />);
  expect(markup).toContain(`<input type="hidden" name="${formIdField}" value="tax"/>`);
});

test("conform obeys what comes in these fields, and keeps them from the data", () => {
  const schema = z.object({ lines: z.array(z.string()).optional() });
  const sent = new FormData();
  expect(parseWithZod(sent, { schema }).status).toBe("success");
  for (const name of commandFields) sent.set(name, JSON.stringify({ type: "insert", payload: { name: "lines" } }));
  const { status, payload } = parseWithZod(sent, { schema });
  expect(status).toBeUndefined();
  expect(Object.keys(payload)).toEqual(["lines"]);
});
