import type { Told } from "@domain/contract/told";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import type { Application } from "@domain/contract/application";
import type { Note } from "@domain/contract/note";
import {
  type BankDetails,
  inactiveRestaurant,
  type InactiveRestaurant,
  restaurantDetails,
  type RestaurantEdit,
} from "@domain/contract/restaurant";
import type { Host } from "./client/host";
import { isHostError, nullIfUnsupported } from "./errors";
import { listAnswer, looseItemAnswer } from "./client/envelope";

/** A restaurant as the administration's lists use it. */
export interface AdminRestaurant {
  id: string;
  name: string;
  ownerEmail: string | null;
  phone: string | null;
  address: string;
  category: string | null;
  cuisine: string | null;
  logo: string | null;
  status: "active" | "pending" | "rejected" | "suspended";
  /** Why it was rejected, or is suspended. */
  reason: string | null;
  /** UTC; null where the host does not say. */
  createdAt: string | null;
  /** What the application holds; null where the host does not say. */
  application: Told<Application> | null;
}

interface AllQuery {
  search?: string;
  status?: string;
  sort?: string;
  page: number;
  per_page: number;
}

/** [HOST-11] One page of all restaurants, whatever their status; `total` is null where the host pages nothing. */
export async function listAllRestaurants(host: Host, query: AllQuery) {
  const { items, total } = await host.call(
    restaurantCalls.listRestaurants,
    { query: { ...query, facets: "false" } },
    listAnswer(inactiveRestaurant),
  );
  return { restaurants: items.map(toAdminRestaurant), total };
}

/** [HOST-12] Everything that was registered, in the host's words; null where there is no such restaurant. */
export async function getRestaurantDetails(host: Pick<Host, "call">, id: string) {
  try {
    return await host.call(
      restaurantCalls.getRestaurant,
      { params: { id } },
      looseItemAnswer(restaurantDetails.nullish()),
    );
  } catch (error) {
    if (isHostError(error, "not_found")) return null;
    throw error;
  }
}

/** Extended. The files of the registration; null where the host has no such call. */
export async function listDocuments(host: Host, id: string) {
  const list = await host.call(registrationCalls.listDocuments, { params: { id } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** Extended. A document's bytes. @throws HostError not_found, forbidden */
export const openDocument = (host: Host, id: string, documentId: string, signal: AbortSignal) =>
  host.download(registrationCalls.getDocument, { params: { id, documentId }, signal });

/** [HOST-80] The notes, newest first; null where the host keeps none. */
export async function listNotes(host: Host, id: string): Promise<Note[] | null> {
  const list = await host.call(restaurantCalls.listNotes, { params: { id } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** [HOST-81] @throws HostError validation_failed, unsupported */
export async function addNote(host: Host, id: string, text: string): Promise<void> {
  await host.send(restaurantCalls.addNote, { params: { id }, body: { text } });
}

/** [HOST-13] All restaurants that wait, were rejected or are suspended, the oldest first. */
export async function listInactiveRestaurants(host: Host): Promise<AdminRestaurant[]> {
  const { items } = await host.call(restaurantCalls.listInactiveRestaurants, {}, listAnswer(inactiveRestaurant));
  return items.map(toAdminRestaurant).sort((a, b) => (a.createdAt ?? "").localeCompare(b.createdAt ?? ""));
}

/** [HOST-14] Lists a restaurant, or turns it down with a reason for its owner. @throws HostError not_found, conflict */
export async function decideRestaurant(
  host: Host,
  restaurantId: string,
  status: "approved" | "rejected",
  reason?: string,
): Promise<void> {
  await host.send(restaurantCalls.decideRestaurant, {
    params: { id: restaurantId },
    body: { restaurantId, status, reason },
  });
}

/** Whether the host takes restaurants off the marketplace for a while. */
export const offersSuspension = (host: Pick<Host, "offers">, id: string): Promise<boolean> =>
  host.offers(restaurantCalls.suspendRestaurant, { id });

/** Extended. Takes a listed restaurant off the marketplace; its owner is told why. @throws HostError conflict, unsupported */
export async function suspendRestaurant(host: Host, id: string, reason: string): Promise<void> {
  await host.send(restaurantCalls.suspendRestaurant, { params: { id }, body: { reason } });
}

/** Extended. Lists it again, with a word for its owner. @throws HostError conflict, unsupported */
export async function resumeRestaurant(host: Host, id: string, reason?: string): Promise<void> {
  await host.send(restaurantCalls.resumeRestaurant, { params: { id }, query: { reason } });
}

/** Extended. Bank details in full, which the host notes. @throws HostError unsupported, forbidden */
export const viewBankDetails = (host: Host, id: string): Promise<BankDetails> =>
  host.call(restaurantCalls.viewBankDetails, { params: { id } });

/** [HOST-15] Saves an administrator's edit. @throws HostError validation_failed, email_taken, conflict, not_found */
export const editRestaurant = (host: Host, id: string, edit: RestaurantEdit): Promise<{ message: string | null }> =>
  host.send(restaurantCalls.editRestaurant, { params: { id }, body: edit });

/** [HOST-16] Its books stay. @throws HostError conflict while orders are running, not_found */
export const deleteRestaurant = (host: Host, id: string): Promise<{ message: string | null }> =>
  host.send(restaurantCalls.deleteRestaurant, { params: { id } });

function toAdminRestaurant(wire: InactiveRestaurant): AdminRestaurant {
  const { street_address, city, state, zip_code } = wire;
  return {
    id: wire.id,
    name: wire.name,
    ownerEmail: wire.owner?.email ?? null,
    phone: wire.phone ?? null,
    address: [street_address, city, [state, zip_code].filter(Boolean).join(" ")].filter(Boolean).join(", "),
    category: wire.category ?? null,
    cuisine: wire.cuisine_type ?? null,
    logo: wire.logo ?? null,
    status: statusOf(wire),
    reason: (wire.status === "suspended" ? wire.suspension_reason : wire.rejection_reason) ?? null,
    createdAt: wire.created_at ?? null,
    application: wire.application ?? null,
  };
}

/** [ADMIN-8] "Active" is approved and open for business. */
export function statusOf({
  status,
  is_active,
}: Pick<InactiveRestaurant, "status" | "is_active">): AdminRestaurant["status"] {
  if (is_active) return "active";
  return status === "rejected" || status === "suspended" ? status : "pending";
}
