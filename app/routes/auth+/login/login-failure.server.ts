import { NoTokenError } from "~/host/auth.server";
import { isHostError } from "~/host/errors";

interface LoginFailure {
  status: number;
  title: string;
  detail?: string;
}

/** [AUTH-7, AUTH-8, SESS-13] What a login that failed says: a 401 here is a wrong password, not an ended session. */
export function loginFailure(error: unknown): LoginFailure {
  if (!isHostError(error)) throw error;
  if (error instanceof NoTokenError) return { status: 502, title: error.message };
  if (error.code === "invalid_credentials" || error.code === "unauthenticated") {
    const title = error.hostMessage ?? "Invalid email or password.";
    return { status: 401, title, detail: "Check both and try again." };
  }
  if (error.status >= 500) return { status: error.status, title: "An error occurred during login. Please try again." };
  return { status: error.status, title: error.message };
}
