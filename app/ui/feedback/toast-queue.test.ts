import { expect, test } from "vitest";
import { getShownTime, type QueuedToast, toastLimit, toastReducer } from "./toast-queue";

const toast = (id: number): QueuedToast => ({ id, type: "success", message: `Toast ${id}` });

test("[UI-1] a short toast lasts 4000 ms, a longer one as long as it takes to read, one with a link ten seconds, an error stays", () => {
  expect(getShownTime({ type: "success", message: "Login successful" })).toBe(4000);
  const long = { type: "info", message: "m".repeat(60), description: "d".repeat(60) } as const;
  expect(getShownTime(long)).toBe(7800);
  expect(getShownTime({ type: "success", message: "Sent", action: { label: "Open", to: "/orders/4" } })).toBe(10_000);
  expect(getShownTime({ type: "error", message: "Not sent" })).toBeNull();
});

test("[UI-1] what succeeds takes away the errors of earlier attempts", () => {
  const failed: QueuedToast = { id: 1, type: "error", message: "This could not be sent." };
  expect(toastReducer([failed], { add: toast(2) })).toEqual([toast(2)]);
  const news: QueuedToast = { id: 3, type: "info", message: "Your order is ready." };
  expect(toastReducer([failed], { add: news })).toEqual([failed, news]);
});

test("[UI-1] three toasts are seen at once; the oldest gives way", () => {
  expect(toastLimit).toBe(3);
  const four = [1, 2, 3, 4].reduce<QueuedToast[]>((toasts, id) => toastReducer(toasts, { add: toast(id) }), []);
  expect(four.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test("[UI-1] a closed toast leaves the others where they are", () => {
  expect(toastReducer([toast(1), toast(2), toast(3)], { remove: 2 })).toEqual([toast(1), toast(3)]);
  expect(toastReducer([toast(1)], { remove: 9 })).toEqual([toast(1)]);
});

test("[UI-1] what two presses are refused for is said once", () => {
  const refused = (id: number): QueuedToast => ({ id, type: "error", message: "This could not be sent." });
  const changes = [refused(1), toast(2), refused(3)].map((add) => ({ add }));
  expect(changes.reduce<QueuedToast[]>(toastReducer, [])).toEqual([toast(2), refused(3)]);
  const linked = { ...refused(4), action: { label: "Open", to: "/orders/4" } };
  expect(toastReducer([refused(3)], { add: linked }), "what leads elsewhere is another one").toHaveLength(2);
});
