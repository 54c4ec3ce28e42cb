import { decode } from "turbo-stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { flashHeader } from "../data-request";
import { isSubmissionPending, isFormPending, isReloadFailing, didSubmissionFail } from "./connection";
import { createFormFetch, formFetch } from "./form-fetch";

const shown = new URL("http://app/dashboard/settings?tab=1");
const navigation = (state: string, errors: object | null = null, location = shown) =>
  vi.stubGlobal("__remixRouter", { state: { navigation: { state }, errors, location } });
beforeEach(() => {
  vi.stubGlobal("dispatchEvent", vi.fn());
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", shown);
  navigation("idle");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ours = (status: number, headers: Record<string, string> = {}) =>
  new Response("[]", { status, headers: { "Content-Type": "text/x-script; charset=utf-8", ...headers } });
/** Its line is cut in the middle. */
const abortedResponse = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('[{"_1":'));
        controller.error(new TypeError("network error"));
      },
    }),
    { headers: { "Content-Type": "text/x-script; charset=utf-8" } },
  );
const flash = (message: string) => ({
  [flashHeader]: encodeURIComponent(JSON.stringify({ type: "error", message })),
});
const unclear = /^We got no clear answer: this may or may not have gone through.*nothing you typed is lost/;
const html = (status: number) => new Response("<h1>No</h1>", { status, headers: { "Content-Type": "text/html" } });

/** A page whose requests get these answers in turn, and what it was told. */
function pageWith(...answers: (Response | Error)[]) {
  const messages: string[] = [];
  const ask = vi.fn<typeof fetch>(async () => {
    const next = answers.shift();
    if (next instanceof Response) return next;
    throw next ?? new Error("No answer is left.");
  });
  return { messages, ask, formFetch: createFormFetch(ask, ({ message }) => messages.push(message)) };
}

const post = { method: "POST", body: "note=No+onions" };
async function getData({ body }: Response): Promise<unknown> {
  if (!body) throw new Error("An answer without a body.");
  return (await decode(body)).value;
}

test.each([
  ["that nobody answers", new TypeError("Failed to fetch"), unclear, 503],
  ["whose answer breaks off", abortedResponse(), unclear, 503],
  ["that a proxy waits for in vain", html(504), unclear, 504],
  ["that a proxy loses", html(502), unclear, 502],
  ["that a proxy takes to nobody", html(503), /could not process.*Nothing you typed is lost/, 503],
  ["that is refused by a limit", html(429), /could not process.*Nothing you typed is lost/, 429],
  ["that is too large", html(413), /too large/, 413],
  ["that a login page of the network answers", html(200), /could not process/, 400],
])("[FORM-2] a form %s stays, and a sentence says why", async (_what, response, sentence, status) => {
  const { formFetch, messages } = pageWith(response);
  const answer = await formFetch("http://app/orders.data?index", post);
  expect(await getData(answer)).toEqual({ data: null });
  expect(answer.status).toBe(status);
  expect(messages).toEqual([expect.stringMatching(sentence)]);
  expect(didSubmissionFail(), "so that what had been asked before it stays").toBe(true);
});

test("[FORM-2] what the app says beside its answer is told, and the answer is handed on as it came", async () => {
  const [refused, plain] = [ours(409, flash("Grillhaus “Köfte” is closed.")), ours(422)];
  const { formFetch, messages } = pageWith(refused, plain);
  expect(await formFetch("/cart.data", post)).toMatchObject({ status: 409, headers: refused.headers });
  expect(await formFetch("/cart.data", post)).toMatchObject({ status: 422, headers: plain.headers });
  expect(messages).toEqual(["Grillhaus “Köfte” is closed."]);
});

test("[FORM-2] data that was asked for too often is asked for again when it is time, unless nobody waits any more", async () => {
  vi.useFakeTimers();
  const busy = () => ours(429, { ...flash("Later"), "Retry-After": "20" });
  const page = pageWith(busy(), ours(200));
  const response = page.formFetch("/home.data");
  await vi.advanceTimersByTimeAsync(19_000);
  expect(page.ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await response).status).toBe(200);
  expect(page.messages).toEqual(["Later"]);

  const left = new AbortController();
  const gone = pageWith(busy(), new DOMException("Aborted", "AbortError"));
  const ending = expect(gone.formFetch("/home.data", { signal: left.signal })).rejects.toThrow("Aborted");
  await vi.advanceTimersByTimeAsync(1_000);
  left.abort();
  await ending;
});

test("[ERR-2] a cut line takes no page away: the newest data of the one that is shown is asked for until it comes", async () => {
  vi.useFakeTimers();
  const [newest, left] = [ours(200), new AbortController()];
  const page = pageWith(new TypeError("Failed to fetch"), html(502), abortedResponse(), newest);
  const response = page.formFetch(new URL("http://app/dashboard/settings.data?tab=1&_routes=routes%2Fa"));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(await (await response).text()).toBe("[]");
  expect(page.messages).toEqual([]);

  const gone = pageWith(new TypeError("Failed to fetch"), new DOMException("Aborted", "AbortError"));
  const ending = expect(gone.formFetch("/dashboard/settings.data?tab=1", { signal: left.signal })).rejects.toThrow(
    "Aborted",
  );
  await vi.advanceTimersByTimeAsync(1_000);
  left.abort();
  await ending;
});

test("[ERR-2, KDS-5] a reload in the background that is refused leaves the page, says that it is old, and is repeated", async () => {
  vi.useFakeTimers();
  const page = pageWith(html(500), ours(503), html(200), ours(200));
  const response = page.formFetch("/dashboard/settings.data?tab=1");
  for (let nth = 0; nth < 3; nth += 1) {
    await vi.advanceTimersByTimeAsync(nth === 0 ? 0 : 3_000);
    expect(isReloadFailing()).toBe(true);
  }
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await response).status).toBe(200);
  expect(isReloadFailing()).toBe(false);
  expect(page.messages).toEqual([]);
  expect(dispatchEvent).toHaveBeenCalledTimes(2);
  // What somebody may no longer see goes, and whoever presses something, also "Try again" on an error, gets the answer.
  expect((await pageWith(ours(403)).formFetch("/dashboard/settings.data?tab=1")).status).toBe(403);
  navigation("loading");
  expect((await pageWith(ours(503)).formFetch("/dashboard/settings.data?tab=1")).status).toBe(503);
  navigation("idle", { root: "failed" });
  expect((await pageWith(ours(503)).formFetch("/dashboard/settings.data?tab=1")).status).toBe(503);
});

test.each(["/dashboard/orders.data?tab=2", "/__manifest?p=%2Fdashboard%2Forders"])(
  "[ERR-2] what a press leads to (%s) is opened once the line is back, said once; what is only learned ahead fails",
  async (target) => {
    vi.useFakeTimers();
    const left = new AbortController();
    const page = pageWith(new TypeError("Failed to fetch"), new TypeError("Failed to fetch"), ours(200));
    const response = page.formFetch(target, { signal: left.signal });
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await response).status).toBe(200);
    expect(page.messages).toEqual([expect.stringMatching(/opens once it is back/)]);

    const gone = pageWith(new TypeError("Failed to fetch"), new DOMException("Aborted", "AbortError"));
    const ending = expect(gone.formFetch(target, { signal: left.signal })).rejects.toThrow("Aborted");
    await vi.advanceTimersByTimeAsync(1_000);
    left.abort();
    await ending;
    await expect(pageWith(new TypeError("gone")).formFetch(target)).rejects.toThrow("gone");
  },
);

test("a press may use what was prefetched, unless a form has been sent since; the page that is shown never does", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(5_000);
  const { signal } = new AbortController();
  const page = pageWith(ours(200), ours(200), ours(200), ours(200), ours(200));
  const cacheOf = async (target: string) => {
    await page.formFetch(target, { signal });
    return page.ask.mock.lastCall?.[1]?.cache;
  };
  expect(await cacheOf("/dashboard/settings.data?tab=1")).toBe("reload");
  expect(await cacheOf("/restaurant/1.data")).toBeUndefined();
  await page.formFetch("/restaurant/1.data", post);
  vi.advanceTimersByTime(4_900);
  expect(await cacheOf("/restaurant/1.data")).toBe("reload");
  vi.advanceTimersByTime(200);
  expect(await cacheOf("/restaurant/1.data")).toBeUndefined();
});

test.each([
  ["idle", "no"],
  ["loading", null],
])("data of the page that is shown asks for a toast only while somebody navigates: %s", async (state, wanted) => {
  navigation(state);
  const page = pageWith(ours(200));
  await page.formFetch("/dashboard/settings.data?tab=1");
  expect(new Headers(page.ask.mock.lastCall?.[1]?.headers).get(flashHeader)).toBe(wanted);
});

test("a till that wrote its basket to the address is still the page that is shown: its reloads leave other tabs' toasts alone", async () => {
  const till = "http://app/dashboard/pos";
  navigation("idle", null, new URL(`${till}?order=1`));
  vi.stubGlobal("location", new URL(`${till}?line=2*1&order=1`));
  const page = pageWith(ours(200));
  await page.formFetch("/dashboard/pos.data?order=1");
  expect(new Headers(page.ask.mock.lastCall?.[1]?.headers).get(flashHeader)).toBe("no");
});

test("what was prefetched while a form was on its way is not used after its answer", async () => {
  vi.useFakeTimers();
  const { signal } = new AbortController();
  const ask = vi.fn<typeof fetch>();
  let answerForm = (_: Response) => {};
  ask.mockReturnValueOnce(new Promise((resolve) => (answerForm = resolve))).mockResolvedValueOnce(ours(200));
  const fetchAround = createFormFetch(ask, () => {});
  const form = fetchAround("/restaurant/1.data", post);
  vi.advanceTimersByTime(6_000);
  answerForm(ours(200));
  await form;
  vi.advanceTimersByTime(500);
  await fetchAround("/restaurant/2.data", { signal });
  expect(ask.mock.lastCall?.[1]?.cache).toBe("reload");
});

test("[PAY-16] a payment whose answer is lost is sent again until there is one, said once; a proxy's failure leaves its outcome open", async () => {
  vi.useFakeTimers();
  const page = pageWith(abortedResponse(), new TypeError("Failed to fetch"), ours(200));
  const response = page.formFetch("/checkout/pay.data?restaurantId=1", post);
  await vi.advanceTimersByTimeAsync(6_000);
  expect((await response).status).toBe(200);
  expect(page.ask.mock.calls.map(([, init]) => init?.body)).toEqual([post.body, post.body, post.body]);
  expect(page.messages).toEqual([expect.stringMatching(/Your payment is settled once it is back/)]);

  const down = pageWith(html(502), html(502));
  const failed = expect(down.formFetch("/go-pass/pay.data", post)).rejects.toThrow("No outcome");
  await vi.advanceTimersByTimeAsync(13_000);
  await failed;
  // The first may have been made.
  const limited = pageWith(new TypeError("Failed to fetch"), html(429));
  const unknown = expect(limited.formFetch("/checkout/pay.data", post)).rejects.toThrow("No outcome");
  await vi.advanceTimersByTimeAsync(13_000);
  await unknown;
  const refused = pageWith(html(413));
  expect((await refused.formFetch("/go-pass/pay.data", post)).status).toBe(413);
});

test("a form that nobody waits for any more, and other requests, fail as they always do", async () => {
  const left = AbortSignal.abort();
  const { formFetch, messages } = pageWith(new TypeError("gone"), new TypeError("gone"), html(500));
  await expect(formFetch("/orders.data", { ...post, signal: left })).rejects.toThrow("gone");
  await expect(formFetch("/home.data")).rejects.toThrow("gone");
  expect((await formFetch("https://clover.test/tokens", post)).status).toBe(500);
  expect(messages).toEqual([]);
});

test("[RUSH-5, RUSH-9] a fetcher whose form was lost is not being sent, however long the reload after it hangs", () => {
  expect(isSubmissionPending({ state: "submitting" })).toBe(true);
  expect(isSubmissionPending({ state: "loading", data: { isSaved: true } }), "saved, its page is read anew").toBe(true);
  expect(isSubmissionPending({ state: "loading", data: undefined }), "lost").toBe(false);
  expect(isSubmissionPending({ state: "idle", data: { isSaved: true } })).toBe(false);
});

test("[RUSH-9, RUSH-13] a form that was lost is not under way while the page is read anew; the next one is", async () => {
  const { formFetch } = pageWith(new Error("cut"), ours(200));
  await formFetch("http://app/dashboard/pos/charge.data", post);
  expect([isFormPending("submitting"), isFormPending("loading")]).toEqual([true, false]);
  await formFetch("http://app/dashboard/pos/charge.data", post);
  expect([isFormPending("loading"), isFormPending("idle")]).toEqual([true, false]);
});

test("[RUSH-7] forms to one address are sent in turn, also after one that failed; others and loads are not held up", async () => {
  const sent: string[] = [];
  const answers = new Map<string, (answer: Response | Error) => void>();
  const send = (path: string, name: string, method = "POST") =>
    formFetch(
      () =>
        new Promise<Response>((resolve, reject) => {
          sent.push(name);
          answers.set(name, (answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
        }),
      [`http://app${path}`, { method }],
    );
  vi.stubGlobal("window", {});
  const first = send("/dashboard/kds.data", "line not done");
  const second = send("/dashboard/kds.data", "ticket done");
  const third = send("/dashboard/kds.data", "undo");
  void send("/dashboard/pos.data", "elsewhere");
  void send("/dashboard/kds.data", "load", "GET");
  expect(sent).toEqual(["line not done", "elsewhere", "load"]);
  answers.get("line not done")?.(new TypeError("Failed to fetch"));
  expect((await first).status).toBe(503);
  await vi.waitFor(() => expect(sent.at(-1)).toBe("ticket done"));
  answers.get("ticket done")?.(ours(200));
  expect((await second).status).toBe(200);
  await vi.waitFor(() => expect(sent.at(-1)).toBe("undo"));
  answers.get("undo")?.(ours(200));
  expect((await third).status).toBe(200);
});
