import type { LogFn, Logger } from "pino";

const warn = 40;
const fatal = 60;
const second = 1_000;
/** Kinds are written in the code; should a library put values into its messages, they must not fill the memory. */
const mostKinds = 500;

/**
 * A hook for pino: an outage makes every request say the same, and a full disk or a blocked pipe would be the next outage. The first
 * line of a kind is written at once; those that follow within a second are counted, and told by one line at its end.
 */
export function oneASecond() {
  const suppressed = new Map<string, number>();
  return function logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, level: number): void {
    if (level < warn || level >= fatal) return method.apply(this, args);
    const kind = kindOf(level, args);
    const count = suppressed.get(kind);
    if (count !== undefined) return void suppressed.set(kind, count + 1);
    method.apply(this, args);
    if (suppressed.size >= mostKinds) return;
    suppressed.set(kind, 0);
    setTimeout(() => {
      const more = suppressed.get(kind) ?? 0;
      suppressed.delete(kind);
      if (more > 0) method.call(this, { suppressed: more }, textOf(args) ?? "More of the same");
    }, second).unref();
  };
}

const textOf = (args: readonly unknown[]): string | undefined => args.find((arg) => typeof arg === "string");

/** What it says, and what kind of error it is about. */
function kindOf(level: number, args: readonly unknown[]): string {
  const [first] = args;
  const error = first instanceof Error ? first : errorIn(first);
  const code = error && "code" in error ? String(error.code) : "";
  return [level, textOf(args) ?? "", error?.name ?? "", code].join(" ");
}

const errorIn = (value: unknown): Error | null =>
  typeof value === "object" && value !== null && "err" in value && value.err instanceof Error ? value.err : null;
