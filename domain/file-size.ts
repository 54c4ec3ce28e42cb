/** Bytes. */
export const megabyte = 1024 * 1024;

/** How long a request with files may take to arrive over a slow line, in milliseconds; the server ends it then. */
export const uploadTimeLimitMs = 300_000;
