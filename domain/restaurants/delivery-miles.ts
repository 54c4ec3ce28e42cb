import * as z from "zod";
import { maxDeliveryMiles } from "@domain/orders/delivery-estimate";
import { typedNumber } from "@domain/values/typed-number";

/** The delivery radius as owners enter it, in miles. */
export const deliveryMiles = typedNumber(
  z
    .number({ error: "Please enter miles, such as 3.5" })
    .positive("Please enter miles, such as 3.5")
    .max(maxDeliveryMiles, `Nobody delivers farther than ${maxDeliveryMiles} miles`),
);

/** More ZIP codes than any county has. */
const maxZipCodes = 300;

/** ZIP codes as they are typed, with commas, spaces or new lines between, or as a list; each once, in order. */
export const zipCodeList = z
  .union([z.string().max(8_000), z.array(z.string().max(20)).max(maxZipCodes)])
  .transform((entered, context) => {
    const codes = (typeof entered === "string" ? entered.split(/[\s,;]+/) : entered)
      .map((code) => code.trim())
      .filter(Boolean);
    const wrong = codes.find((code) => !/^\d{5}$/.test(code));
    if (wrong !== undefined) context.addIssue(`${wrong.slice(0, 20)} is no ZIP code of five digits`);
    else if (codes.length > maxZipCodes) context.addIssue(`Please name at most ${maxZipCodes} ZIP codes`);
    else return [...new Set(codes)].sort();
    return z.NEVER;
  });
