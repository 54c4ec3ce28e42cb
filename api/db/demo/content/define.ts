import { listDiets } from "./diets";
import {
  type DeliveryOption,
  type DemoContact,
  type DemoCoupon,
  type DemoDay,
  type DemoDeal,
  type DemoDiscount,
  type DemoItem,
  type DemoMenu,
  type DemoRestaurant,
  type DemoReview,
} from "./types";

/** Shorthand for writing the demo content; omitted fields get their usual value. */

export interface ItemMore {
  caution?: string;
  tags?: DemoItem["tags"];
  large?: number;
  old?: number;
  soldOut?: boolean;
  type?: DemoItem["itemType"];
}

export const item = (
  name: string,
  priceCents: number,
  category: string,
  picture: string,
  description: string,
  more: ItemMore = {},
): DemoItem => ({
  name,
  description,
  category,
  priceCents,
  ...(more.large === undefined ? {} : { largePriceCents: more.large }),
  ...(more.old === undefined ? {} : { oldPriceCents: more.old }),
  caution: more.caution ?? "",
  itemType: more.type ?? "food",
  isAvailable: !more.soldOut,
  tags: more.tags ?? [],
  diets: more.type === undefined ? listDiets({ name, caution: more.caution ?? "" }) : [],
  picture,
  addOns: [],
});

/** An item of a shop: groceries. */
export const grocery = (...[name, price, category, picture, description, more]: Parameters<typeof item>): DemoItem =>
  item(name, price, category, picture, description, { type: "grocery", ...more });

export const percent = (points: number): DemoDiscount => ({
  type: "percentage",
  discountHundredths: Math.round(points * 100),
});
export const fixed = (cents: number): DemoDiscount => ({ type: "fixed", discountHundredths: cents });

type Period = readonly [startsInDays: number, endsInDays: number];

interface CouponMore {
  minimum?: number;
  most?: number;
  perUser?: number | null;
  off?: boolean;
  firstOrder?: boolean;
}

export const coupon = (
  code: string,
  name: string,
  discount: DemoDiscount,
  [startsInDays, endsInDays]: Period,
  description: string,
  more: CouponMore = {},
): DemoCoupon => ({
  code,
  name,
  description,
  ...discount,
  startsInDays,
  endsInDays,
  isActive: !more.off,
  minimumOrderCents: more.minimum ?? 0,
  maximumDiscountCents: more.most ?? null,
  limitPerUser: more.perUser === undefined ? 1 : more.perUser,
  firstOrderOnly: more.firstOrder ?? false,
});

export const deal = (
  title: string,
  discount: DemoDiscount,
  [startsInDays, endsInDays]: Period,
  picture: string,
  more: { categories?: string[]; items?: string[]; off?: boolean } = {},
): DemoDeal => ({
  title,
  ...discount,
  startsInDays,
  endsInDays,
  isActive: !more.off,
  categories: more.categories ?? [],
  itemNames: more.items ?? [],
  picture,
});

/** Equal hours every day; `except` replaces days by weekday, 0 being Monday. */
export const daily = (opens: string, closes: string, except: Readonly<Record<number, DemoDay>> = {}): DemoDay[] =>
  Array.from({ length: 7 }, (_, day) => {
    const other = except[day];
    return other === undefined ? [opens, closes] : other;
  });

/** Open around the clock. */
export const always = daily("00:00", "00:00");

/** The number of ratings per star: they sum to `count`, with a mean that rounds to `average` (4.0 or more). */
export function rated(average: number, count: number): DemoRestaurant["ratings"] {
  const missing = Math.round((5 - average) * count);
  const one = Math.floor((missing * 0.08) / 4);
  const two = Math.floor((missing * 0.1) / 3);
  const three = Math.floor((missing * 0.24) / 2);
  const four = missing - one * 4 - two * 3 - three * 2;
  return [count - one - two - three - four, four, three, two, one];
}

export const unrated: DemoRestaurant["ratings"] = [0, 0, 0, 0, 0];

export const review = (author: string, rating: DemoReview["rating"], daysAgo: number, text: string): DemoReview => ({
  author,
  rating,
  daysAgo,
  text,
});

interface PlaceInput {
  slug: string;
  name: string;
  cuisine: string;
  category?: string;
  kind?: DemoRestaurant["kind"];
  status?: DemoRestaurant["status"];
  rejectionReason?: string;
  description: string;
  /** Last two digits of (860) 555-01xx. */
  line: string;
  street: string;
  at: readonly [latitude: number, longitude: number];
  hours: DemoDay[];
  minutes: number;
  options?: DeliveryOption[];
  contact: readonly [firstName: string, lastName: string, relation?: DemoContact["relation"]];
  ratings: DemoRestaurant["ratings"];
  /** Cents; a delivery fee set by the owner. */
  fee?: number;
  logo: string;
  items: DemoItem[];
  /** Name to price. */
  addOns?: Readonly<Record<string, number>>;
  /** Groups from which a number of add-ons must be chosen; their add-ons are among `addOns`. */
  addOnGroups?: readonly {
    name: string;
    choose: readonly [minimum: number, maximum: number | null];
    of: readonly string[];
  }[];
  /** Category to the names of the add-ons offered with its items. */
  addOnsFor?: Readonly<Record<string, readonly string[]>>;
  coupons?: DemoCoupon[];
  deals?: DemoDeal[];
  timedMenus?: DemoMenu[];
  reviews?: DemoReview[];
}

const getGroup = ({ addOnGroups = [] }: PlaceInput, addOn: string): Pick<DemoRestaurant["addOns"][number], "group"> => {
  const group = addOnGroups.find(({ of }) => of.includes(addOn));
  return group ? { group: group.name } : {};
};

/** A demo restaurant or shop with all its data. No delivery fee by default. */
export function place(input: PlaceInput): DemoRestaurant {
  const { name, slug } = input;
  const [firstName, lastName, relation = "owner"] = input.contact;
  const phone = `(860) 555-01${input.line}`;
  const host = `${slug}.example`;
  return {
    slug,
    kind: input.kind ?? "restaurant",
    status: input.status ?? "approved",
    rejectionReason: input.rejectionReason ?? null,
    name,
    legalName: `${name.replace(/ &/g, " and")} LLC`,
    cuisineType: input.cuisine,
    category: input.category ?? "Restaurant",
    description: input.description,
    phone,
    email: `hello@${host}`,
    website: `https://${host}`,
    streetAddress: input.street,
    city: "Bristol",
    state: "CT",
    zipCode: "06010",
    latitude: input.at[0],
    longitude: input.at[1],
    timeZone: "America/New_York",
    salesTaxId: `CT-06010-10${input.line}`,
    contact: { firstName, lastName, email: `${firstName.toLowerCase()}@${host}`, phone, relation },
    hours: input.hours,
    preparationMinutes: input.minutes,
    deliveryOptions: input.options ?? ["delivery", "pickup", "dine-in"],
    deliveryFeeCents: input.fee ?? 0,
    ratings: input.ratings,
    addOns: Object.entries(input.addOns ?? {}).map(([addOn, priceCents]) => ({
      name: addOn,
      description: "",
      priceCents,
      isActive: true,
      ...getGroup(input, addOn),
    })),
    addOnGroups: (input.addOnGroups ?? []).map(({ name, choose: [minimum, maximum] }) => ({ name, minimum, maximum })),
    items: input.items.map((one) => ({ ...one, addOns: [...(input.addOnsFor?.[one.category] ?? [])] })),
    coupons: input.coupons ?? [],
    ...(input.timedMenus && { timedMenus: input.timedMenus }),
    deals: input.deals ?? [],
    reviews: input.reviews ?? [],
    picture: slug,
    logo: input.logo,
  };
}
