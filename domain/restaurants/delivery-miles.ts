import * as z from "zod";
import { farthestDeliveryMiles } from "@domain/orders/delivery-estimate";
import { typedNumber } from "@domain/values/typed-number";

/** How far somebody delivers, as owners type it; in miles. */
export const deliveryMiles = typedNumber(
  z
    .number({ error: "Please enter miles, such as 3.5" })
    .positive("Please enter miles, such as 3.5")
    .max(farthestDeliveryMiles, `Nobody delivers farther than ${farthestDeliveryMiles} miles`),
);
