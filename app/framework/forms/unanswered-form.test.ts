import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFormFetch } from "./form-fetch";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("location", new URL("http://app/dashboard/settings?tab=1"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const post = { method: "POST", body: "note=No+onions" };
const ours = async () => new Response("[]", { headers: { "Content-Type": "text/x-script; charset=utf-8" } });
/** Begins to answer, and never ends unless it is broken off. */
const hangs: typeof fetch = async (_target, init) =>
  new Response(
    new ReadableStream({
      start: (controller) => init?.signal?.addEventListener("abort", () => controller.error(new Error("broken off"))),
    }),
  );

function pageWith(...answers: (typeof fetch)[]) {
  const messages: string[] = [];
  const send: typeof fetch = (...request) => (answers.shift() ?? hangs)(...request);
  return { messages, formFetch: createFormFetch(send, ({ message }) => messages.push(message)) };
}

test("[FORM-2] a form that hangs is given up after ten seconds, and not said to have failed", async () => {
  const { formFetch, messages } = pageWith(hangs);
  const answer = formFetch("/orders.data", post);
  await vi.advanceTimersByTimeAsync(9_900);
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect((await answer).status).toBe(503);
  expect(messages).toEqual([expect.stringMatching(/^We got no clear answer.*nothing you typed is lost/)]);
});

test("[PAY-16] a payment that hangs is sent again", async () => {
  const { formFetch, messages } = pageWith(hangs, ours);
  const answer = formFetch("/checkout/pay.data", post);
  await vi.advanceTimersByTimeAsync(13_000);
  expect((await answer).status).toBe(200);
  expect(messages).toEqual([expect.stringMatching(/Your payment is settled once it is back/)]);
});

const proxied = async () => new Response("<h1>Gateway Timeout</h1>", { status: 504 });

test("[PAY-16] a payment that a proxy answers is sent again, as the app knows its outcome", async () => {
  const { formFetch, messages } = pageWith(proxied, ours);
  const answer = formFetch("/checkout/pay.data", post);
  await vi.advanceTimersByTimeAsync(3_000);
  expect((await answer).status).toBe(200);
  expect(messages).toEqual([]);
});

test("[PAY-18] a payment that a proxy answers twice counts as unknown only once the app cannot charge it any more", async () => {
  const { formFetch, messages } = pageWith(proxied, proxied);
  const failed = vi.fn();
  formFetch("/checkout/pay.data", post).catch(failed);
  await vi.advanceTimersByTimeAsync(12_900);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(failed).toHaveBeenCalled();
  expect(messages).toEqual([]);
});

/** A dish's form, with the file that was chosen, if any: browsers send an empty one for an empty field. */
function dish(content = ""): FormData {
  const form = new FormData();
  form.set("name", "Red Lentil Soup");
  form.set("image", new File([content], content && "soup.jpg"));
  return form;
}

test("[FORM-2] a form whose file field was left empty is given up like any other", async () => {
  const { formFetch, messages } = pageWith(hangs);
  const answer = formFetch("/items.data", { method: "POST", body: dish() });
  await vi.advanceTimersByTimeAsync(10_000);
  expect((await answer).status).toBe(503);
  expect(messages).toEqual([expect.stringMatching(/^We got no clear answer/)]);
});

test("[FORM-2] a form with files may take five minutes to arrive, and is given up when no answer can come", async () => {
  const { formFetch, messages } = pageWith(hangs);
  const ended = vi.fn();
  void formFetch("/items.data", { method: "POST", body: dish("a picture") }).then(ended);
  await vi.advanceTimersByTimeAsync(309_000);
  expect(ended).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ status: 503 }));
  expect(messages).toEqual([expect.stringMatching(/^We got no clear answer/)]);
});

test("[ERR-2] a form that is lost says so itself where it has room for it, and by a toast where it has none", async () => {
  const [inForm, toasts]: [string[], string[]] = [[], []];
  const showInForm = (path: string, message: string) => path === "/account" && inForm.push(message) > 0;
  const formFetch = createFormFetch(proxied, ({ message }) => toasts.push(message), showInForm);
  await formFetch("/account.data", post);
  await formFetch("/favourites.data", post);
  const unclear = [expect.stringMatching(/^We got no clear answer/)];
  expect([inForm, toasts]).toEqual([unclear, unclear]);
});

test("[FORM-2] a form is said not to be sent only where there is no network to send it on", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { formFetch, messages } = pageWith(() => Promise.reject(new TypeError("Failed to fetch")));
  await formFetch("/orders.data", post);
  expect(messages).toEqual([expect.stringMatching(/^This could not be sent.*nothing you typed is lost/)]);
});

test("[SESS-12] a reload in the background that finds the session over leaves a page with a form that is not saved, and says so once", async () => {
  const ended = async () =>
    new Response('[["SingleFetchRedirect",1],{"_2":3},"redirect","/auth/login?redirectTo=%2Fdashboard"]', {
      status: 202,
      headers: { "Content-Type": "text/x-script" },
    });
  vi.stubGlobal("__remixRouter", { state: { navigation: { state: "idle" }, errors: null, location } });
  const page = new EventTarget();
  vi.stubGlobal("dispatchEvent", (event: Event) => page.dispatchEvent(event));
  const field = { form: { method: "post" }, value: "", defaultValue: "" };
  vi.stubGlobal("document", { querySelectorAll: () => [field, { ...field, form: { method: "get" }, value: "soup" }] });
  const reload = "/dashboard/settings.data?tab=1";
  expect((await pageWith(ended).formFetch(reload)).status, "nothing is typed").toBe(202);

  const asks = (event: Event) => event.preventDefault();
  page.addEventListener("beforeunload", asks);
  const { formFetch, messages } = pageWith(ended, ended, ours);
  const answer = vi.fn();
  void formFetch(reload).then(answer);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(answer).not.toHaveBeenCalled();
  expect(messages).toEqual(["Your session has ended. What you typed is still here: save it, and log in."]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answer, "somebody logged in in another tab").toHaveBeenCalled();

  page.removeEventListener("beforeunload", asks);
  field.value = "31 Half Typed Lane";
  const typed = pageWith(ended, ours);
  void typed.formFetch(reload);
  await vi.advanceTimersByTimeAsync(0);
  expect(typed.messages, "typed into a form that does not ask before it is left").toEqual(messages);
  await vi.advanceTimersByTimeAsync(15_000);
});
