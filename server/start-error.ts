/** Why the process cannot start, as a sentence for whoever started it; no stack trace helps them. */
export class StartError extends Error {
  override name = "StartError";
}
