/**
 * Whether an error only says that the sender went away before all was sent: nobody is there to be answered, and nothing is wrong here.
 * So Node names it; a connection to a server of ours that breaks says otherwise.
 */
export const isClientDisconnect = (error: unknown): boolean =>
  error instanceof Error && error.message === "aborted" && "code" in error && error.code === "ECONNRESET";
