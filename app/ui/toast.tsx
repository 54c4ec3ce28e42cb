import { createContext, useCallback, useContext, useEffect, useReducer, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Toast } from "./toast-card";
import { changeToasts, type ToastMessage } from "./toast-queue";

declare global {
  interface Window {
    showToast?: (toast: ToastMessage) => void;
  }
}

const Show = createContext<(toast: ToastMessage) => void>(() => undefined);

/** Shows a toast: `const show = useToast(); show({ type: "success", message: "Saved" })`. */
export function useToast(): (toast: ToastMessage) => void {
  return useContext(Show);
}

const Section = createContext<HTMLElement | null>(null);

/** Where toasts stand just now, for one that stays: `createPortal(toast, section)`. Null until the page is awake. */
export function useToastSection(): HTMLElement | null {
  return useContext(Section);
}

const Place = createContext<(modal: HTMLElement | null) => void>(() => undefined);

/** For a modal dialog: while it is open, the toasts stand in it. */
export function useToastPlace(): (modal: HTMLElement | null) => void {
  return useContext(Place);
}

/**
 * Holds the toasts. `toast` is the one the server sent with this page; it is part of the page itself, so it shows without
 * JavaScript as well.
 */
export function ToastProvider({ toast, children }: { toast?: ToastMessage | null; children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, toast ? [{ ...toast, id: 0 }] : []);
  const count = useRef(1);
  const seen = useRef(toast);
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [section, setSection] = useState<HTMLElement | null>(null);

  const show = useCallback((message: ToastMessage) => change({ add: { ...message, id: count.current++ } }), []);
  const close = useCallback((id: number) => change({ remove: id }), []);

  useEffect(() => {
    // For what keeps the page's forms (app/framework/form-fetch), which is no part of React.
    window.showToast = show;
    if (toast && toast !== seen.current) show(toast);
    seen.current = toast;
  }, [toast, show]);

  const messages = (
    <section ref={setSection} aria-label="Messages" data-toasts className="toasts">
      {toasts.map((one) => (
        <Toast key={one.id} toast={one} onClose={close} />
      ))}
    </section>
  );
  return (
    <Show.Provider value={show}>
      {modal ? createPortal(messages, modal) : messages}
      <Section.Provider value={section}>
        <Place.Provider value={setModal}>{children}</Place.Provider>
      </Section.Provider>
    </Show.Provider>
  );
}
