import { OpenAPIHono } from "@hono/zod-openapi";
import { ApiError } from "@api/errors";
import { installIssueTexts } from "@domain/values/issue-texts";
import type { ApiEnv } from "./environment";

installIssueTexts();

/**
 * A router whose zod refusals come out as `validation_failed` with one sentence a field, and as `not_found` where the path
 * itself is wrong. Every module starts from it.
 */
export function createRouter(): OpenAPIHono<ApiEnv> {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === "param") throw new ApiError("not_found", "Not found.");
      const errors: Record<string, string> = {};
      for (const issue of result.error.issues) errors[issue.path.join(".") || "_"] ??= issue.message;
      throw new ApiError("validation_failed", Object.values(errors)[0] ?? "Some of what was sent is not valid.", {
        errors,
      });
    },
  });
}
