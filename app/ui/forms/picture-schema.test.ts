import { expect, test } from "vitest";
import { uploadRefusals } from "@domain/registration/uploads";
import { chosenPicture, pictureFields } from "./picture-schema";

test("[FORM-2, ITEM-2] a chosen picture of 0 bytes is refused; the empty file that browsers send for none is none", () => {
  const empty = new File([], "logo.png");
  const none = new File([], "");
  for (const field of [chosenPicture, pictureFields.image]) {
    expect(field.safeParse(empty).error?.issues[0]?.message).toBe(uploadRefusals.empty);
    expect(field.safeParse(none).success).toBe(true);
  }
  expect(chosenPicture.parse(none)).toBeUndefined();
});
