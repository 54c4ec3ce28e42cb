import { ProviderUnavailable } from "../provider";
import { cloverError } from "./wire";

export type Fetch = (request: Request) => Response | Promise<Response>;

export interface CloverCall {
  method: "GET" | "POST" | "DELETE";
  url: string;
  headers: Record<string, string>;
  body?: unknown;
  limitMs: number;
}

/** Clover's answer: its JSON, or its refusal with the error's code. A refusal means that nothing was done. */
export type CloverAnswer =
  | { ok: true; json: unknown }
  | { ok: false; status: number; code: string | null; message: string };

/** Statuses after which it is unknown, or not yet decided, whether the call took effect. */
const undecided = (status: number): boolean => status >= 500 || status === 429 || status === 409 || status === 408;

/**
 * One call to Clover with a time limit over headers and body together.
 * @throws ProviderUnavailable without an answer in time, on an undecided status, or when the answer is not JSON.
 */
export async function callClover(send: Fetch, call: CloverCall): Promise<CloverAnswer> {
  let status: number;
  let json: unknown;
  try {
    const response = await send(
      new Request(call.url, {
        method: call.method,
        headers: {
          accept: "application/json",
          ...(call.body ? { "content-type": "application/json" } : {}),
          ...call.headers,
        },
        body: call.body ? JSON.stringify(call.body) : null,
        redirect: "error",
        signal: AbortSignal.timeout(call.limitMs),
      }),
    );
    status = response.status;
    json = await response.json();
  } catch (cause) {
    throw new ProviderUnavailable(`Clover gave no answer to ${call.method} ${new URL(call.url).pathname}`, { cause });
  }
  if (status >= 200 && status < 300) return { ok: true, json };
  if (undecided(status)) throw new ProviderUnavailable(`Clover answered ${status}`);
  const refusal = cloverError.safeParse(json);
  const error = refusal.success ? refusal.data.error : null;
  const message = error?.message ?? (refusal.success ? refusal.data.message : null) ?? `Clover answered ${status}`;
  return { ok: false, status, code: error?.code ?? null, message };
}
