import { megabyte } from "@domain/file-size";
import { uploadLimits } from "@domain/registration/uploads";
import { pagePath } from "~/framework/data-request";
import { registrationPaths } from "../registration-paths";

/** Routes that accept files: the registration's documents, posted by the page or by scripts, and single files. */
const uploadRoutes = [registrationPaths.step("halal"), registrationPaths.step(3), registrationPaths.files()];

/** An application's page accepts documents as the registration does. */
const application = /^\/auth\/application\/[^/]+$/;

/**
 * Whether a request's body is a form with files, which may be larger than other forms. The route itself has to stream
 * it: nothing may clone it or hold it in memory as a whole.
 */
export const isUploadRequest = (request: Request): boolean =>
  request.method === "POST" && acceptsUploads(getPath(request)) && isMultipart(request);

const getPath = ({ url }: Request): string => pagePath(new URL(url).pathname);

const acceptsUploads = (pathname: string): boolean => uploadRoutes.includes(pathname) || application.test(pathname);

const isMultipart = ({ headers }: Request): boolean =>
  /^multipart\/form-data\b/i.test(headers.get("Content-Type") ?? "");

/** A picture or CSV file plus the other fields. */
const withFile = uploadLimits.fileBytes + megabyte;

/** Pages with file uploads; each checks the login before reading, but for concerns, which anybody may report. */
const fileForms = [
  { pages: /^\/dashboard\/(items|addons|coupons|offers)(\/|$)/, bytes: withFile },
  { pages: /^\/dashboard\/settings\/halal\/certificate$/, bytes: withFile },
  { pages: /^\/agent\/[^/]+\/halal$/, bytes: withFile },
  { pages: /^\/restaurant\/[^/]+\/halal\/concern$/, bytes: withFile },
  { pages: /^\/admin\/certifiers\//, bytes: withFile },
  { pages: /^\/dashboard\/settings\/images$/, bytes: 2 * withFile },
];

/** Up to this size, in bytes, a form with files is read to its end. */
const readBytes = 100 * megabyte;

/** How many bytes a form may have: 1 MB, and 11 MB more per file where there are file fields. */
export const getFormLimit = (request: Request): number =>
  (isMultipart(request) && fileForms.find(({ pages }) => pages.test(getPath(request)))?.bytes) || megabyte;

/** Whether a form with files is larger than those may be, and is read as a stream (app/lib/uploads/oversized-form.server) to say so beside its field. */
export function isOversizedForm(request: Request): boolean {
  const limit = getFormLimit(request);
  const bytes = Number(request.headers.get("Content-Length") ?? 0);
  return limit > megabyte && bytes > limit && bytes <= readBytes;
}
