import { type DemoCustomer } from "./types";

/** People of the demo orders. The first is the one behind the customer login. All are invented. */
export const customers: DemoCustomer[] = (
  [
    ["Amina", "Rahman", "48 Prospect St"],
    ["Omar", "Haddad", "17 Summer St"],
    ["Nadia", "Suleiman", "215 West St"],
    ["Mehmet", "Kaya", "6 Maple St"],
    ["Layla", "Rashid", "90 Burlington Ave"],
    ["Yusuf", "Bello", "133 North Main St"],
    ["Fatima", "Zahra", "58 High St"],
    ["Daniel", "Cruz", "410 Pine St"],
    ["Hannah", "Whitman", "24 Bellevue Ave"],
    ["Ibrahim", "Diallo", "301 Stafford Ave"],
    ["Zainab", "Iqbal", "72 Jerome Ave"],
    ["Marcus", "Lee", "19 Elm St"],
  ] as const
).map(([firstName, lastName, streetAddress], index) => ({
  firstName,
  lastName,
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  phone: `(860) 555-01${String(60 + index)}`,
  streetAddress: `${streetAddress}, Bristol, CT 06010`,
}));
