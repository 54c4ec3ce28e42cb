/** How long a toast is shown, in ms. */
export const toastTime = 4000;
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

/** The toasts after a change, newest last. A toast with the same text replaces the older one and restarts its time. */
export function toastReducer(toasts: readonly QueuedToast[], change: ToastChange): QueuedToast[] {
  if ("remove" in change) return toasts.filter((toast) => toast.id !== change.remove);
  const { add } = change;
  return [...toasts.filter((toast) => toast.id !== add.id && !saysSame(toast, add)), add].slice(-toastLimit);
}

const saysSame = (one: ToastMessage, other: ToastMessage): boolean => toText(one) === toText(other);

const toText = ({ type, message, description, action }: ToastMessage) =>
  JSON.stringify([type, message, description, action?.to]);
