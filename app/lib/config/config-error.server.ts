/** What is wrong with the settings, one sentence a line, fit to be printed instead of a stack trace. */
export class ConfigError extends Error {
  override name = "ConfigError";
}
