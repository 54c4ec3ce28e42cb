/**
 * Whether an error means that the client disconnected before its request was complete: there is nobody to respond to, and no fault of ours.
 * This is Node's error for incoming requests; broken outgoing connections have other codes.
 */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
