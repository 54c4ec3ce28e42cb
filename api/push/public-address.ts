import type { LookupAddress } from "node:dns";
import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

/** Of one's own machine and network, of nobody, or of everybody (IANA's special-purpose addresses). */
const notPublic = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  notPublic.addSubnet(network, bits, "ipv4");
/** The public IPv6 addresses; all others, including those that contain an IPv4 address, are private or reserved. */
const worldwide = new BlockList();
worldwide.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  notPublic.addSubnet(network, bits, "ipv6");

/** Whether this is an address of a machine that anybody may reach. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, "ipv4");
  return family === 6 && worldwide.check(address, "ipv6") && !notPublic.check(address, "ipv6");
}

type Resolve = (name: string, found: (error: Error | null, addresses: LookupAddress[]) => void) => void;

/**
 * Looks a name up for a connection, and fails unless all of its addresses are public. The connection is made to what was looked at: a name
 * that answers otherwise a moment later leads nowhere.
 */
export const publicLookup =
  (resolve: Resolve = (name, found) => lookup(name, { all: true }, found)): LookupFunction =>
  (name, options, done) =>
    resolve(name, (error, addresses) => {
      const refused = error ?? (addresses.every(({ address }) => isPublicAddress(address)) ? null : notOurs(name));
      const [first] = addresses ?? [];
      if (refused || !first) done(refused ?? notOurs(name), []);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });

const notOurs = (name: string) => new Error(`${name} leads to an address that is not public`);
