import { defaultTimeZone, type LocalDate, toInstant, toLocalTime } from "@domain/local-time";

/**
 * [DATA-13] Lets this whole process live on another day: whoever asks for the time, the embedded database included, is told the
 * present time of day, by the platform's clock, of that day, and it runs on from there. One place instead of a clock handed to
 * hundreds of readers, so that none is forgotten. Only for the demo (app/lib/config): browsers, another API, a database elsewhere
 * and a card provider go by their own clocks. @returns how many milliseconds ahead it lives
 */
export function shiftClockTo(day: LocalDate): number {
  const Real = globalThis.Date;
  const now = new Real();
  const { date, minute } = toLocalTime(now, defaultTimeZone);
  const ahead = toInstant(day, minute, defaultTimeZone).getTime() - toInstant(date, minute, defaultTimeZone).getTime();
  const moved = () => Real.now() + ahead;
  const Shifted = new Proxy(Real, {
    construct: (target, given: unknown[]): Date =>
      given.length > 0 ? Reflect.construct(target, given) : new target(moved()),
    apply: () => new Real(moved()).toString(),
    get: (target, name) => (name === "now" ? moved : Reflect.get(target, name)),
  });
  globalThis.Date = Shifted;
  Object.defineProperty(Real.prototype, "constructor", { value: Shifted, configurable: true, writable: true });
  return ahead;
}
