import { isDeepStrictEqual } from "node:util";
import * as z from "zod";
import { listErrorResponses } from "@api/http/openapi";
import { allCalls } from "@domain/contract/calls";
import { errorStatus } from "@domain/contract/errors";

interface Answered {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

const patterns = allCalls
  .map((call) => ({ call, pattern: new RegExp(`^${call.path.replaceAll(/\{\w+\}/g, "[^/]+")}$`) }))
  // A fixed path before one with a name in its place.
  .sort((a, b) => a.call.path.split("{").length - b.call.path.split("{").length);

const refused = z.looseObject({ code: z.string() });

/** Fails the test where the API answers a call otherwise than its definition, and with it the OpenAPI document, says. */
export function assertMatchesContract({ method, path, status, body }: Answered): void {
  const [pathname = ""] = path.split("?");
  const found = patterns.find(({ call, pattern }) => call.method === method.toLowerCase() && pattern.test(pathname));
  if (!found) return;
  const { call } = found;
  const name = `${call.operationId} answered ${status}`;
  if (status >= 400) {
    const known = listErrorResponses(call).map((code) => errorStatus[code]);
    const { code } = refused.parse(body);
    if (!known.some((one) => one === status)) throw new Error(`${name} (${code}), which is not documented`);
    return;
  }
  if (status !== (call.status ?? 200)) throw new Error(`${name}, which is not documented`);
  if (!call.response) return;
  const read = call.response.safeParse(body);
  if (!read.success) throw new Error(`${name}, which is not what is documented:\n${z.prettifyError(read.error)}`);
  if (!isDeepStrictEqual(read.data, body)) throw new Error(`${name} with more than is documented`);
}
