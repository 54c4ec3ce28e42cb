import { useEffect, useRef, useSyncExternalStore } from "react";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { useLeaderTab } from "~/ui/live/use-leader-tab";
import type { Kitchen } from "./load-kitchen.server";

/** Stored per device, as each has its own printer. */
const choiceKey = "prints";
const printedKey = "printed";

const choices = { none: "Nothing", chit: "Kitchen chit", receipt: "Receipt", both: "Chit and receipt" } as const;
type Choice = keyof typeof choices;

/** null if the browser refuses storage; then nothing is printed. */
function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();
const listen = (changed: () => void) => {
  listeners.add(changed);
  addEventListener("storage", changed);
  return () => {
    listeners.delete(changed);
    removeEventListener("storage", changed);
  };
};

function useChoice(): Choice {
  const value = useSyncExternalStore(
    listen,
    () => readStored(choiceKey),
    () => null,
  );
  return value === "chit" || value === "receipt" || value === "both" ? value : "none";
}

function choose(value: string): void {
  try {
    // Printing starts with orders accepted from now on, not those already waiting.
    localStorage.removeItem(printedKey);
    localStorage.setItem(choiceKey, value);
  } catch {
    // The choice stays unchanged, and the page shows that.
  }
  for (const changed of listeners) changed();
}

/** Orders this device has printed or skipped as too old, and when it last checked. */
export interface Printed {
  ids: string[];
  at: number;
}

/** A display away for longer starts over: orders accepted meanwhile were cooked from its screen. */
const awayMs = 60_000;
const maxPrintedIds = 200;

/**
 * [RUSH-19] Which of the recently accepted orders to print now, each once, and the updated record. A display that has
 * checked before continues after any pause; one that was reloaded after a long absence prints nothing old.
 */
export function toPrint(record: Printed | null, accepted: readonly string[], at: { now: number; hasLooked: boolean }) {
  const isFollowing = record !== null && (at.hasLooked || at.now - record.at < awayMs);
  const known = new Set(record?.ids);
  const ids = isFollowing ? accepted.filter((id) => !known.has(id)) : [];
  const printed: Printed = {
    ids: [...new Set([...(record?.ids ?? []), ...accepted])].slice(-maxPrintedIds),
    at: at.now,
  };
  return { ids, printed };
}

/** [RUSH-19] What this device prints automatically, and the browser settings it needs. */
export function PrintChoice() {
  return (
    <div className="px-3 py-1">
      <label className="text-label text-ink block" htmlFor="prints">
        Print automatically
      </label>
      <select
        id="prints"
        className="field mt-1 min-h-12! w-full"
        value={useChoice()}
        onChange={({ target }) => choose(target.value)}
        aria-describedby="prints-hint"
      >
        {Object.entries(choices).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <p id="prints-hint" className="text-small text-quiet mt-1.5">
        On this device, once an order is accepted. To print without asking, start Chrome with{" "}
        <span className="whitespace-nowrap">--kiosk-printing</span> and make the receipt printer its standard one.
      </p>
    </div>
  );
}

/** Prints orders accepted since this display last checked, once, in only one of the browser's tabs. */
export function useAutoPrint({ recentlyAccepted, now, isSample }: Kitchen, stations: readonly string[]): void {
  const choice = useChoice();
  const isWanted = choice !== "none" && !isSample;
  const isOnly = useLeaderTab("halalgo-prints", isWanted);
  const station = stations.join("\n");
  const hasLooked = useRef(false);
  useEffect(() => {
    if (!isWanted || !isOnly) return;
    const { ids, printed } = toPrint(readPrinted(), recentlyAccepted, { now, hasLooked: hasLooked.current });
    hasLooked.current = true;
    localStorage.setItem(printedKey, JSON.stringify(printed));
    const kinds = choice === "both" ? ["chit", "receipt"] : [choice];
    const slips = ids.flatMap((id) => kinds.map((kind) => dashboardPaths.dashboardTicket(id, { kind, station })));
    if (slips.length > 0) void printSlips(slips);
  }, [isWanted, isOnly, choice, recentlyAccepted, now, station]);
}

function readPrinted(): Printed | null {
  try {
    const value: unknown = JSON.parse(readStored(printedKey) ?? "null");
    if (typeof value !== "object" || value === null || !("ids" in value) || !("at" in value)) return null;
    const { ids, at } = value;
    if (!Array.isArray(ids) || typeof at !== "number") return null;
    return { ids: ids.map(String), at };
  } catch {
    return null;
  }
}

/** Prints the slips of these pages, each on its own sheet, from the current page because framing is not allowed. */
async function printSlips(addresses: readonly string[]): Promise<void> {
  const sheet = document.createElement("div");
  sheet.className = "print-slips";
  for (const address of addresses) {
    const page = new DOMParser().parseFromString((await read(address)) ?? "", "text/html");
    const slip = page.querySelector("main[data-slip]");
    if (!slip) continue;
    slip.removeAttribute("id");
    sheet.append(document.adoptNode(slip));
  }
  if (!sheet.firstChild) return;
  document.body.append(sheet);
  print();
  sheet.remove();
}

/** Retries for a minute, in case the connection is down or the server restarts. */
async function read(address: string, tries = 20): Promise<string | null> {
  const response = await fetch(address).catch(() => null);
  if (response?.ok) return response.redirected ? null : response.text();
  if (tries === 0 || (response && response.status < 500)) return null;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  return read(address, tries - 1);
}
