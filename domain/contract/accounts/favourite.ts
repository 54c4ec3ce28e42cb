import * as z from "zod";
import { dataResponse, id } from "@domain/contract/primitives";

/** [HOST-91…93] The ids of the customer's favourite restaurants, newest first. */
export const favouritesResponse = dataResponse(z.array(id));
export const addFavouriteRequest = z.object({ restaurantId: z.string().min(1).max(64) });
