import { expect, test } from "vitest";
import { checkForm } from "~/lib/read-form.server";
import { quantityFieldName } from "./parts";

test.each(["906", "3f2a9c1e-0000-4000-8000-000000000001", "line-7"])(
  "[CART-4, CHK-2] the buttons of the line %s are a form of ours",
  (id) => {
    const form = new FormData();
    form.append(quantityFieldName(id), "2");
    expect([...checkForm(form).keys()]).toEqual([quantityFieldName(id)]);
  },
);
