import { favouriteCalls } from "@domain/contract/calls/accounts";
import type { Host } from "./client.server";
/** [HOST-91] Extended. Ids of the customer's favourite restaurants, newest first. @throws HostError unsupported */
export const listFavourites = (host: Host): Promise<string[]> => host.call(favouriteCalls.listFavourites);

/** [HOST-92] Extended. @throws HostError not_found, unsupported */
export async function addFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.send(favouriteCalls.addFavourite, { body: { restaurantId } });
}

/** [HOST-93] Extended. @throws HostError unsupported */
export async function removeFavourite(host: Host, restaurantId: string): Promise<void> {
  await host.send(favouriteCalls.deleteFavourite, { params: { restaurantId } });
}
