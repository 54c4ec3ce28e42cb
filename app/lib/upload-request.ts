import { pagePath } from "~/framework/data-request";
import { registrationPaths } from "./registration-paths";

/** Forms that bring files: the registration's documents, as the page posts them and as scripts do, and single files. */
const takers = [registrationPaths.step("halal"), registrationPaths.step(3), registrationPaths.files()];

/** An application's page takes documents as the registration does. */
const application = /^\/auth\/application\/[^/]+$/;

/**
 * Whether a request's body is a form with files, larger than other forms may be. It has to be read as it comes, by the route
 * itself: nobody may copy it or hold it as a whole.
 */
export const isUploadRequest = (request: Request): boolean =>
  request.method === "POST" &&
  isTaker(pagePath(new URL(request.url).pathname)) &&
  /^multipart\/form-data\b/i.test(request.headers.get("Content-Type") ?? "");

const isTaker = (pathname: string): boolean => takers.includes(pathname) || application.test(pathname);
