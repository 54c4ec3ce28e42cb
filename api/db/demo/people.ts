import type { UserRole } from "@api/db/tables/people";
import type { Db } from "@api/dependencies";
import { hashPassword } from "@api/modules/auth/accounts";
import { dayMs } from "@domain/duration";
import { customers, type DemoCustomer, type DemoRestaurant } from "./content";
import { bulkInsert, demoId } from "./rows";

/** Everyone's password in the demo data. */
export const demoPassword = "halalgo-demo";

/** The restaurant that owner@, manager@ and staff@ belong to. */
export const homeRestaurant = "anatolia-grill-house";

interface Login {
  role: UserRole;
  firstName: string;
  lastName: string;
  phone: string;
}

/** The logins for trying the product: `<role>@halalgo.test`. */
export const demoLogins: readonly Login[] = [
  { role: "customer", firstName: "Amina", lastName: "Rahman", phone: "(860) 555-0117" },
  { role: "owner", firstName: "Selin", lastName: "Aydın", phone: "(860) 555-0148" },
  { role: "manager", firstName: "Emre", lastName: "Aydın", phone: "(860) 555-0149" },
  { role: "staff", firstName: "Zeynep", lastName: "Koç", phone: "(860) 555-0150" },
  { role: "agent", firstName: "Bilal", lastName: "Siddiqui", phone: "(860) 555-0160" },
  { role: "admin", firstName: "Maryam", lastName: "Haddad", phone: "(860) 555-0100" },
];

/** The customers of the demo orders; the first one is the customer login. */
export const demoCustomers: readonly DemoCustomer[] = customers.map((customer, index) =>
  index === 0 ? { ...customer, email: "customer@halalgo.test" } : customer,
);

export const loginEmail = (role: UserRole): string => `${role}@halalgo.test`;
export const userId = (email: string): string => demoId("user", email);

/** Amina's address book; the first is her default. */
const addresses = [
  { label: "Home", phone: "(860) 555-0117", address: "48 Prospect St, Apt 3", latitude: 41.665, longitude: -72.956 },
  {
    label: "Work",
    phone: "(860) 555-0133",
    address: "1 Century Dr, Suite 210",
    latitude: 41.6598,
    longitude: -72.9101,
  },
];

/** The logins, further customers, and each restaurant's owner. The password is hashed only once. */
export async function insertPeople(
  db: Db,
  { customers, places, now }: { customers: readonly DemoCustomer[]; places: readonly DemoRestaurant[]; now: Date },
): Promise<void> {
  const password_hash = await hashPassword(demoPassword);
  const months = (count: number) => new Date(now.getTime() - count * 30 * dayMs);
  const logins = demoLogins.map(({ role, firstName, lastName, phone }) => ({
    id: userId(loginEmail(role)),
    email: loginEmail(role),
    password_hash,
    first_name: firstName,
    last_name: lastName,
    phone,
    role,
    created_at: months(14),
  }));
  const known = new Set(logins.map((login) => login.email));
  const others = customers
    .filter((customer) => !known.has(customer.email))
    .map((customer, index) => ({
      id: userId(customer.email),
      email: customer.email,
      password_hash,
      first_name: customer.firstName,
      last_name: customer.lastName,
      phone: customer.phone,
      role: "customer",
      created_at: months(12 - (index % 11)),
    }));
  await bulkInsert(db, "users", [...logins, ...others]);
  await insertOwners(db, { places, password_hash, now });
  const customer = demoLogins[0];
  await bulkInsert(
    db,
    "addresses",
    addresses.map((entry, index) => ({
      id: demoId("address", entry.label),
      user_id: userId(loginEmail("customer")),
      label: entry.label,
      contact_name: `${customer?.firstName ?? ""} ${customer?.lastName ?? ""}`,
      contact_email: loginEmail("customer"),
      contact_phone: entry.phone,
      address: entry.address,
      city: "Bristol",
      zipcode: "06010",
      latitude: entry.latitude,
      longitude: entry.longitude,
      is_default: index === 0,
      created_at: months(12 - index),
    })),
  );
}

/** Owners of the given places, by their contact; those of the home restaurant are among the logins. */
export async function insertOwners(
  db: Db,
  { places, password_hash, now }: { places: readonly DemoRestaurant[]; password_hash: string; now: Date },
): Promise<void> {
  const owners = places
    .filter((place) => place.slug !== homeRestaurant)
    .map(({ contact }) => ({
      id: userId(contact.email),
      email: contact.email,
      password_hash,
      first_name: contact.firstName,
      last_name: contact.lastName,
      phone: contact.phone,
      role: "owner",
      created_at: new Date(now.getTime() - 400 * dayMs),
    }));
  await bulkInsert(db, "users", owners);
}
