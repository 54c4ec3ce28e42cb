/** How long a short toast is shown, and one with a link, which has to be reached; what reading takes. All in ms. */
const shortestTime = 4000;
const timePerLetter = 65;
const timeToPress = 10_000;
/** How many are shown at once; the oldest is removed. */
export const toastLimit = 3;

export type ToastType = "success" | "error" | "info" | "warning";

export type ToastMessage = {
  type: ToastType;
  message: string;
  description?: string;
  action?: { label: string; to: string };
};

export type QueuedToast = ToastMessage & { id: number };

export type ToastChange = { add: QueuedToast } | { remove: number };

/** [UI-1] How long it is shown, in ms: as long as it takes to read. Null for an error, which stays until it is closed. */
export function getShownTime({ type, message, description = "", action }: ToastMessage): number | null {
  if (type === "error") return null;
  return Math.max(shortestTime, (message.length + description.length) * timePerLetter, action ? timeToPress : 0);
}

/**
 * The toasts after a change, newest last. A toast with the same text replaces the older one and restarts its time; what succeeds
 * takes away the errors of earlier attempts, which would contradict it.
 */
export function toastReducer(toasts: readonly QueuedToast[], change: ToastChange): QueuedToast[] {
  if ("remove" in change) return toasts.filter((toast) => toast.id !== change.remove);
  const { add } = change;
  const isOver = (toast: QueuedToast) =>
    toast.id === add.id || saysSame(toast, add) || (add.type === "success" && toast.type === "error");
  return [...toasts.filter((toast) => !isOver(toast)), add].slice(-toastLimit);
}

const saysSame = (one: ToastMessage, other: ToastMessage): boolean => toText(one) === toText(other);

const toText = ({ type, message, description, action }: ToastMessage) =>
  JSON.stringify([type, message, description, action?.to]);
