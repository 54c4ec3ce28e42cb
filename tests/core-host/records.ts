/** A row as the host keeps it; ids are numbers here, as many hosts count. */
export interface Row {
  id: number;
  [field: string]: unknown;
}

interface Line {
  id: number;
  quantity: number;
  menuItemId: number;
}
const none = (): Row[] => [];
const noLines = (): Line[] => [];

/** What the core host keeps, in memory. Fields are those of the documents and no others. */
export function createRecords() {
  let last = 100;
  const restaurant = (id: number, name: string, is_active: boolean): Row => ({
    id,
    name,
    is_active,
    cuisine_type: "Turkish",
    phone: "(860) 555-0148",
    street_address: "214 North Main St",
    city: "Bristol",
    state: "CT",
    zip_code: "06010",
    category: "Restaurant",
    average_rating: 4.8,
    delivery_options: ["Delivery", "Pickup"],
    deals: [],
    logo: null,
    banner_image: null,
    created_at: "2026-11-01T12:00:00Z",
    legal_name: `${name} LLC`,
    sales_tax_id: "12-3456789",
    owner: { first_name: "Selin", last_name: "Aydın", email: "selin@example.test", role: "owner", is_active: true },
  });
  const item = (id: number, name: string, price: number): Row => ({
    id,
    name,
    price,
    description: "From the grill.",
    category: "Kebab plates",
    caution: null,
    item_type: "food",
    image: null,
    is_available: true,
    tags: ["featured"],
    restaurant: { id: 1, name: "Anatolia Grill House" },
    restaurant_id: 1,
  });
  return {
    next: () => ++last,
    people: [
      { id: 1, email: "amina@example.test", first_name: "Amina", last_name: "Rahman", role: "customer" },
      { id: 2, email: "selin@example.test", first_name: "Selin", last_name: "Aydın", role: "owner" },
      { id: 4, email: "emre@example.test", first_name: "Emre", last_name: "Aydın", role: "merchant" },
      { id: 3, email: "admin@example.test", first_name: "Ada", last_name: "Min", role: "admin" },
    ],
    restaurants: [restaurant(1, "Anatolia Grill House", true), restaurant(2, "Cardamom Kitchen", false)],
    items: [item(11, "Adana Kebab Plate", 15.99), item(12, "Red Lentil Soup", 5.49)],
    addons: [{ id: 21, name: "Garlic yoghurt", description: "Small", price: "0.75", is_active: true, image: null }],
    assigned: [{ item: 11, addon: 21 }],
    coupons: none(),
    deals: none(),
    taxes: none(),
    agents: none(),
    addresses: [
      {
        id: 31,
        label: "Home",
        contact_name: "Amina Rahman",
        contact_email: "amina@example.test",
        contact_phone: "(860) 555-0117",
        address: "48 Prospect St",
        city: "Bristol",
        zipcode: "06010",
        is_default: true,
      },
    ],
    lines: noLines(),
    /** By idempotency key. */
    charges: new Map<string, { transactionId: string; amount: number }>(),
    orders: new Map<string, Record<string, unknown>>(),
  };
}

export type Records = ReturnType<typeof createRecords>;
