import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { pagePath } from "~/framework/data-request";
import { bringsFiles } from "~/lib/upload-request";
import { plainPage } from "./plain-page";

const megabyte = 1024 * 1024;
/** A picture or a CSV file of 10 MB, and the fields around it. */
const withFile = 11 * megabyte;

const refusing = (maxSize: number, whatToDo: string) =>
  bodyLimit({
    maxSize,
    onError: () => {
      const page = plainPage(413, "That is too large to be sent", whatToDo);
      // What is still being sent is not read, so that nothing else can follow on this line.
      page.headers.set("Connection", "close");
      return page;
    },
  });

/** 1 MB, for whatever carries no files. */
export const limitText = refusing(megabyte, "A form may hold 1 MB at most. Go back and send less.");
const tooLarge = "File size must be less than 10MB. Go back and choose a smaller file.";

/** Pages whose forms carry files; each asks who is there before it reads one. */
const fileForms = [
  { pages: /^\/dashboard\/(items|addons|coupons|offers)(\/|$)/, limit: refusing(withFile, tooLarge) },
  { pages: /^\/dashboard\/settings\/halal\/certificate$/, limit: refusing(withFile, tooLarge) },
  { pages: /^\/dashboard\/settings\/images$/, limit: refusing(2 * withFile, tooLarge) },
];

/**
 * 1 MB for a form, 11 MB for each file that it carries. Answers 413 with a plain page. The registration's files are read as they
 * come, within limits of their own.
 */
export const limitForms: MiddlewareHandler = (c, next) => {
  if (bringsFiles(c.req.raw)) return next();
  const isForm = c.req.header("content-type")?.startsWith("multipart/form-data");
  const withFiles = isForm && fileForms.find(({ pages }) => pages.test(pagePath(c.req.path)));
  return withFiles ? withFiles.limit(c, next) : limitText(c, next);
};

/** Whether a form is short enough to be kept beside the page that answers it. */
export const isShort = (headers: Headers): boolean => Number(headers.get("content-length") ?? 0) <= megabyte;
