import { id } from "@domain/contract/primitives";
import * as z from "zod";
import type { Host } from "./client.server";
import { oneAnswer } from "./unwrapping";

const restaurantIds = oneAnswer(z.array(id));

/** [HOST-91] Extended. Ids of the customer's favourite restaurants, newest first. @throws HostError unsupported */
export const listFavourites = (host: Host): Promise<string[]> =>
  host.get("/favourites", restaurantIds, { extended: true });

/** [HOST-92] Extended. @throws HostError not_found, unsupported */
export async function addFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.post("/favourites", z.unknown(), { body: { restaurantId }, extended: true });
}

/** [HOST-93] Extended. @throws HostError unsupported */
export async function removeFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.delete(`/favourites/${encodeURIComponent(restaurantId)}`, z.unknown(), { extended: true });
}
