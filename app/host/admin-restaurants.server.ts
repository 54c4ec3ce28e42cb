import type { Application } from "@domain/contract/administration/application";
import type { Note } from "@domain/contract/administration/note";
import { registrationCalls } from "@domain/contract/calls/registrations";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import type { Lenient } from "@domain/contract/primitives";
import { inactiveRestaurant, type InactiveRestaurant, restaurantDetails } from "@domain/contract/restaurant";
import { lenientListResponse, looseItemResponse } from "./client/envelope";
import type { Host } from "./client/host";
import { nullIfNotFound, nullIfUnsupported } from "./errors";

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
  /** The application's content; null where the host does not say. */
  application: Lenient<Application> | null;
}

interface AllQuery {
  search?: string;
  status?: string;
  sort?: string;
  page: number;
  per_page: number;
}

/** [HOST-11] One page of all restaurants, in any status; `total` is null where the host does not paginate. */
export async function listAllRestaurants(host: Host, query: AllQuery) {
  const { items, total } = await host.call(
    restaurantCalls.listRestaurants,
    { query: { ...query, facets: "false" } },
    lenientListResponse(inactiveRestaurant),
  );
  return { restaurants: items.map(toAdminRestaurant), total };
}

/** [HOST-12] Everything that was registered, unchanged; null where there is no such restaurant. */
export const findRestaurantDetails = (host: Pick<Host, "call">, id: string) =>
  host
    .call(restaurantCalls.getRestaurant, { params: { id } }, looseItemResponse(restaurantDetails.nullish()))
    .catch(nullIfNotFound);

/** Extended. The files of the registration; null where the host has no such call. */
export async function listDocuments(host: Host, id: string) {
  const list = await host.call(registrationCalls.listDocuments, { params: { id } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** Extended. A document's bytes. @throws HostError not_found, forbidden */
export const openDocument = (host: Host, id: string, documentId: string, signal: AbortSignal) =>
  host.download(registrationCalls.getDocument, { params: { id, documentId }, signal });

/** [HOST-80] The notes, newest first; null where the host has no notes. */
export async function listNotes(host: Host, id: string): Promise<Note[] | null> {
  const list = await host.call(restaurantCalls.listNotes, { params: { id } }).catch(nullIfUnsupported);
  return list && list.items;
}

/** [HOST-13] All restaurants that are pending, rejected or suspended, oldest first. */
export async function listInactiveRestaurants(host: Host): Promise<AdminRestaurant[]> {
  const { items } = await host.call(
    restaurantCalls.listInactiveRestaurants,
    {},
    lenientListResponse(inactiveRestaurant),
  );
  return items.map(toAdminRestaurant).sort((a, b) => (a.createdAt ?? "").localeCompare(b.createdAt ?? ""));
}

/** Whether the host can suspend restaurants. */
export const supportsSuspension = (host: Pick<Host, "supports">, id: string): Promise<boolean> =>
  host.supports(restaurantCalls.suspendRestaurant, { id });

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
    status: toRestaurantStatus(wire),
    reason: (wire.status === "suspended" ? wire.suspension_reason : wire.rejection_reason) ?? null,
    createdAt: wire.created_at ?? null,
    application: wire.application ?? null,
  };
}

/** [ADMIN-8] "Active" is approved and open for business. */
export function toRestaurantStatus({
  status,
  is_active,
}: Pick<InactiveRestaurant, "status" | "is_active">): AdminRestaurant["status"] {
  if (is_active) return "active";
  return status === "rejected" || status === "suspended" ? status : "pending";
}
