/** A plain IPv4 or IPv6 address, as far as a label needs to know. */
export const isIpAddress = (text: string): boolean => /^[\da-f.:]{2,45}$/i.test(text);

/**
 * The range of one household or server: an IPv4 address, or the first 64 bits of an IPv6 address, as anybody gets 2⁶⁴ of the
 * rest. Other text is unchanged.
 */
export function addressRange(address: string): string {
  const embedded = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (embedded) return embedded;
  if (!address.includes(":") || !isIpAddress(address)) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("::");
  const groups = (part: string) => (part ? part.split(":") : []);
  const gap = address.includes("::") ? Math.max(0, 8 - groups(head).length - groups(tail).length) : 0;
  const all = [...groups(head), ...Array<string>(gap).fill("0"), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** A loopback address. */
export const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/i.test(address);
