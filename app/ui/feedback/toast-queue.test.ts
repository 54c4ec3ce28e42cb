import { expect, test } from "vitest";
import { toastReducer, toastLimit, toastTime, type QueuedToast } from "./toast-queue";

const toast = (id: number): QueuedToast => ({ id, type: "success", message: `Toast ${id}` });

test("[UI-1] a toast lasts 4000 ms and three are seen at once; the oldest gives way", () => {
  expect(toastTime).toBe(4000);
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
