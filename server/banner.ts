import type { Config } from "~/lib/config.server";

const roles = ["customer", "owner", "manager", "staff", "agent", "admin", "applicant"];

/** Says on the terminal where to look, and in demo mode as whom. */
export function printBanner({ role, isDemo, apiHost, appUrl }: Config, port: number): void {
  const url = appUrl ?? `http://localhost:${port}`;
  const lines = [role === "api" ? `HalalGo's marketplace API is at ${url}` : `HalalGo is at ${url}`];
  if (role === "app" && apiHost) lines.push(`It calls the marketplace API at ${apiHost}`);
  if (role === "app" && isDemo && !apiHost) {
    lines.push("", "Demo logins, password halalgo-demo for all:", ...roles.map((name) => `  ${name}@halalgo.test`));
  }
  process.stdout.write(`\n${lines.join("\n")}\n\n`);
}
