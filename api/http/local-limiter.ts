import type { Allowances, ApiDependencies } from "@api/dependencies";
import { RateLimited } from "@api/errors";
import { addressRange } from "@domain/accounts/client-address";
import { defaultAllowances } from "./rate-limit";

/** Counts tries of a client address in fixed windows. */
interface LocalLimiter {
  /** @throws RateLimited when it was one too many. */
  take: (limit: keyof Allowances, address: string) => void;
}

const mostKept = 50_000;

/**
 * A limit that each process keeps for itself, in memory: for reads so frequent and so cheap that to write each down would cost more than
 * to answer it. With several processes somebody may do as many times more.
 */
export function createLocalLimiter({ clock, allowances }: Pick<ApiDependencies, "clock" | "allowances">): LocalLimiter {
  const allowed = { ...defaultAllowances, ...allowances };
  const counts = new Map<string, { hits: number; endsAt: number }>();
  return {
    take(limit, address) {
      const { most, seconds } = allowed[limit];
      const now = clock.now().getTime();
      const key = `${limit}:${addressRange(address)}`;
      const known = counts.get(key);
      const count = known && known.endsAt > now ? known : { hits: 0, endsAt: now + seconds * 1000 };
      count.hits += 1;
      counts.delete(key);
      counts.set(key, count);
      // The one that was longest not heard of.
      if (counts.size > mostKept) counts.delete(counts.keys().next().value ?? "");
      if (count.hits > most) throw new RateLimited(Math.max(1, Math.ceil((count.endsAt - now) / 1000)));
    },
  };
}
