import { pagePath } from "~/framework/data-request";
import { registrationPaths } from "./registration-paths";

/** Routes that accept files: the registration's documents, posted by the page or by scripts, and single files. */
const uploadRoutes = [registrationPaths.step("halal"), registrationPaths.step(3), registrationPaths.files()];

/** An application's page accepts documents as the registration does. */
const application = /^\/auth\/application\/[^/]+$/;

/**
 * Whether a request's body is a form with files, which may be larger than other forms. The route itself has to stream
 * it: nothing may clone it or hold it in memory as a whole.
 */
export const isUploadRequest = (request: Request): boolean =>
  request.method === "POST" &&
  acceptsUploads(pagePath(new URL(request.url).pathname)) &&
  /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");

const acceptsUploads = (pathname: string): boolean => uploadRoutes.includes(pathname) || application.test(pathname);
