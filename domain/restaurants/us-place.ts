import { findUsState } from "@domain/registration/options";

/** ZIP code prefixes by state, from the given prefix on (GeoNames, CC BY 4.0); AE, AA and AP are the armed forces'. */
const statesByPrefix =
  "005NY 010MA 028RI 030NH 039ME 050VT 055MA 056VT 060CT 070NJ 090AE 100NY 150PA 197DE 200DC 201VA 202DC 206MD 220VA 247WV " +
  "270NC 290SC 300GA 320FL 340AA 341FL 350AL 370TN 386MS 398GA 400KY 430OH 460IN 480MI 500IA 530WI 550MN 569DC 570SD 580ND " +
  "590MT 600IL 630MO 660KS 680NE 700LA 716AR 730OK 733TX 734OK 750TX 800CO 820WY 832ID 840UT 850AZ 870NM 885TX 889NV 900CA " +
  "962AP 967HI 969MH 970OR 980WA 995AK";

/** Exceptions whose state differs from their prefix's. */
const acrossBorder: Record<string, string> = {
  "06390": "NY",
  "20588": "MD",
  "20598": "VA",
  "72643": "MO",
  "73960": "TX",
  "83414": "WY",
};

const starts = statesByPrefix.split(" ").map((entry) => ({ from: Number(entry.slice(0, 3)), state: entry.slice(3) }));

/** "CT" for "06010"; null for what is no US ZIP code. */
export function findStateByZip(zip: string): string | null {
  const [, code] = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(zip) ?? [];
  if (!code) return null;
  const prefix = Number(code.slice(0, 3));
  return acrossBorder[code] ?? starts.findLast(({ from }) => from <= prefix)?.state ?? null;
}

interface Place {
  city?: string | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
}

/** The last line of a US address: "Bristol, CT 06010". Unknown parts are omitted. */
export function formatCityLine({ city, state, zip }: Place): string {
  const region = [state || findStateByZip(zip ?? ""), zip].filter(Boolean).join(" ");
  // "Bristol SW1A 1AA": without a state there is nothing that a comma would part from the city.
  return [city, region].filter(Boolean).join(state || findStateByZip(zip ?? "") ? ", " : " ");
}

/** The address of a restaurant's row in one line: "214 North Main St, Bristol, CT 06010". */
export const formatAddress = (row: { street_address: string; city: string; state: string; zip_code: string }): string =>
  `${row.street_address}, ${formatCityLine({ ...row, zip: row.zip_code })}`;

/** ZIP code prefixes in another time zone than most of their state. */
const zonesByPrefix = {
  "America/New_York": "373 374 376 377 378 379",
  "America/Chicago": "324 325 420 421 422 423 424 463 464 476 477",
  "America/Denver": "577 586 693 798 799 885 979",
  "America/Los_Angeles": "835 838",
};

/** The time zone of a ZIP code; null if it is not a US ZIP code. */
export function findTimeZoneByZip(zip: string): string | null {
  const state = findStateByZip(zip);
  if (!state) return null;
  const own = Object.entries(zonesByPrefix).find(([, prefixes]) => prefixes.includes(zip.trim().slice(0, 3)));
  return own?.[0] ?? findUsState(state)?.timeZone ?? null;
}
