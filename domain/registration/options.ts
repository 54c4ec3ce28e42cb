import { weekdays } from "@domain/local-time";

/** Options of the registration; cuisines, which customers use too, are in domain/options. */

/** [WIZ-9] Every half hour from 00:00 to 23:30, local. */
export const timeOptions: readonly string[] = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, "0");
  return `${hour}:${half % 2 === 0 ? "00" : "30"}`;
});

/** [WIZ-9] 10:00 to 20:00, open Monday to Saturday, closed on Sunday. */
export const defaultOperatingHours = weekdays.map((day) => ({
  day,
  fromTime: "10:00",
  toTime: "20:00",
  isOpen: day !== "SUNDAY",
}));

interface UsState {
  /** "CT" */
  code: string;
  name: string;
  /** The time zone of most of a state's people; owners can change it in the settings. */
  timeZone: string;
}

const zones = {
  "America/New_York":
    "CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, IN Indiana, KY Kentucky, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, NH New Hampshire, NJ New Jersey, NY New York, NC North Carolina, OH Ohio, PA Pennsylvania, RI Rhode Island, SC South Carolina, VT Vermont, VA Virginia, WV West Virginia",
  "America/Chicago":
    "AL Alabama, AR Arkansas, IL Illinois, IA Iowa, KS Kansas, LA Louisiana, MN Minnesota, MS Mississippi, MO Missouri, NE Nebraska, ND North Dakota, OK Oklahoma, SD South Dakota, TN Tennessee, TX Texas, WI Wisconsin",
  "America/Denver": "CO Colorado, ID Idaho, MT Montana, NM New Mexico, UT Utah, WY Wyoming",
  "America/Phoenix": "AZ Arizona",
  "America/Los_Angeles": "CA California, NV Nevada, OR Oregon, WA Washington",
  "America/Anchorage": "AK Alaska",
  "Pacific/Honolulu": "HI Hawaii",
  "America/Puerto_Rico": "PR Puerto Rico",
};

/** The fifty states, the capital's district and Puerto Rico, by name. */
export const usStates: readonly UsState[] = Object.entries(zones)
  .flatMap(([timeZone, states]) =>
    states.split(", ").map((state) => ({ code: state.slice(0, 2), name: state.slice(3), timeZone })),
  )
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The state with this code or name, ignoring case; undefined if unknown. */
export function findUsState(text: string): UsState | undefined {
  const wanted = text.trim().toLowerCase();
  return usStates.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
}

/** [WIZ-3] Business types. */
export const businessTypes = [
  "Restaurant",
  "Pizza",
  "Bakery",
  "Cafe",
  "Fast Food",
  "Food Truck",
  "Catering",
  "Grocery Store",
  "Other",
] as const;

/** Relation of the registrant to the business. */
export const relationsToBusiness = ["owner", "manager", "representative", "other"] as const;
