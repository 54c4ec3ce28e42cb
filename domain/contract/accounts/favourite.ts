import * as z from "zod";
import { dataOf, id } from "../primitives";

/** [HOST-91…93] The ids of the customer's favourite restaurants, newest first. */
export const favouritesAnswer = dataOf(z.array(id));
export const addFavouriteRequest = z.object({ restaurantId: z.string().min(1).max(64) });
