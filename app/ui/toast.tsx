import { createContext, useCallback, useContext, useEffect, useReducer, useRef, type ReactNode } from "react";
import { Toast } from "./toast-card";
import { changeToasts, type QueuedToast, type ToastMessage } from "./toast-queue";

const Show = createContext<(toast: ToastMessage) => void>(() => undefined);

/** Shows a toast: `const show = useToast(); show({ type: "success", message: "Saved" })`. */
export function useToast(): (toast: ToastMessage) => void {
  return useContext(Show);
}

/**
 * Holds the toasts. Stands directly inside `<body>`, so that an open dialog leaves the toasts alone. `toast` is the one
 * the server sent with this page; it is part of the page itself, so it shows without JavaScript as well.
 */
export function ToastProvider({ toast, children }: { toast?: ToastMessage | null; children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, toast, firstToast);
  const count = useRef(1);
  const seen = useRef(toast);

  const show = useCallback((message: ToastMessage) => change({ add: { ...message, id: count.current++ } }), []);
  const close = useCallback((id: number) => change({ remove: id }), []);

  useEffect(() => {
    if (toast && toast !== seen.current) show(toast);
    seen.current = toast;
  }, [toast, show]);

  return (
    <Show.Provider value={show}>
      <section aria-label="Messages" data-toasts className="toasts">
        {toasts.map((one) => (
          <Toast key={one.id} toast={one} onClose={close} />
        ))}
      </section>
      {children}
    </Show.Provider>
  );
}

function firstToast(toast: ToastMessage | null | undefined): QueuedToast[] {
  return toast ? [{ ...toast, id: 0 }] : [];
}
