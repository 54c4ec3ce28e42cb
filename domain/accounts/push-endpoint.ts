/** Names that lead into somebody's own network. */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)$/;

/**
 * [RUSH-3] Whether news may be sent to this address of a push service, which a browser names: https, by name and on its usual port.
 * Where the name leads is looked at when it is sent (api/push/public-address).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  if (protocol !== "https:" || username || password || port || hash) return false;
  const name = hostname.replace(/\.$/, "");
  // The URL parser has made plain numbers of every way to write an address.
  return name.includes(".") && !/^[\d.]+$/.test(name) && !ownNames.test(name);
}
