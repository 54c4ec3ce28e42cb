/** Host names of internal networks. */
const ownNames = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa|test|invalid|example)$/;

/**
 * [RUSH-3] Whether push messages may be sent to this endpoint, which comes from a browser: https, a host name, the default port.
 * Its IP address is checked when sending (api/push/public-address).
 */
export function isPushEndpoint(text: string): boolean {
  if (text.length > 1000 || !URL.canParse(text)) return false;
  const { protocol, username, password, port, hostname, hash } = new URL(text);
  if (protocol !== "https:" || username || password || port || hash) return false;
  const name = hostname.replace(/\.$/, "");
  // The URL parser has normalised every notation of an IP address.
  return name.includes(".") && !/^[\d.]+$/.test(name) && !ownNames.test(name);
}
