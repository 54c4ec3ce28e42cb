import { defaultTimeZone, type LocalDate, toInstant, toLocalTime } from "@domain/local-time";

/**
 * [DATA-13] Shifts the clock of this process to another date, including the embedded database: it starts at the current time of
 * day in the platform's time zone and runs on from there. Patching `Date` once covers every reader of the clock.
 * Only for the demo (app/lib/config): browsers, other APIs, external databases and card providers keep their own clocks.
 * @returns the shift in milliseconds
 */
export function shiftClockTo(day: LocalDate): number {
  const Real = globalThis.Date;
  const now = new Real();
  const { date, minute } = toLocalTime(now, defaultTimeZone);
  const ahead = toInstant(day, minute, defaultTimeZone).getTime() - toInstant(date, minute, defaultTimeZone).getTime();
  const moved = () => Real.now() + ahead;
  const Shifted = new Proxy(Real, {
    construct: (target, args: unknown[]): Date =>
      args.length > 0 ? Reflect.construct(target, args) : new target(moved()),
    apply: () => new Real(moved()).toString(),
    get: (target, name) => (name === "now" ? moved : Reflect.get(target, name)),
  });
  globalThis.Date = Shifted;
  Object.defineProperty(Real.prototype, "constructor", { value: Shifted, configurable: true, writable: true });
  return ahead;
}
