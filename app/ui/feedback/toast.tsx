import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { onRootData, useLiveRouter } from "~/framework/live-router";
import type { FilledIconName } from "../badge";
import { IconButton } from "../button";
import { cx } from "../cx";
import { Icon } from "../icon";
import { TextLink } from "../text-link";
import { toastReducer, type ToastMessage, toastTime, type QueuedToast, type ToastType } from "./toast-queue";

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

/**
 * The element that contains the toasts now, for a permanent one: `createPortal(toast, section)`. Null until hydration.
 */
export function useToastSection(): HTMLElement | null {
  return useContext(Section);
}

const Place = createContext<(modal: HTMLElement | null) => void>(() => undefined);

/** For modal dialogs: while one is open, toasts are rendered inside it. */
export function useToastPlace(): (modal: HTMLElement | null) => void {
  return useContext(Place);
}

/**
 * Renders the toasts. `toast` is the one that the server sent with the document, so it shows without JavaScript as well; what comes
 * with later data is read from the router.
 */
export function ToastProvider({ toast, children }: { toast?: ToastMessage | null; children: ReactNode }) {
  const [toasts, change] = useReducer(toastReducer, toast ? [{ ...toast, id: 0 }] : []);
  const count = useRef(1);
  const [modal, setModal] = useState<HTMLElement | null>(null);
  const [section, setSection] = useState<HTMLElement | null>(null);

  const show = useCallback((message: ToastMessage) => change({ add: { ...message, id: count.current++ } }), []);
  const close = useCallback((id: number) => change({ remove: id }), []);

  const router = useLiveRouter();
  useEffect(() => {
    // For app/framework/forms/form-fetch, which runs outside of React.
    window.showToast = show;
    if (!router) return;
    return onRootData<{ toast?: ToastMessage | null }>(router, ({ toast: latest }) => {
      // A transition, as the page that it comes with is one: both appear at once.
      if (latest) startTransition(() => show(latest));
    });
  }, [router, show]);

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

const signs: Record<ToastType, { icon: FilledIconName; colour: string }> = {
  success: { icon: "check-circle", colour: "text-success" },
  error: { icon: "warning-circle", colour: "text-danger" },
  info: { icon: "info", colour: "text-info" },
  warning: { icon: "warning", colour: "text-accent-text" },
};

type ToastProps = {
  toast: QueuedToast;
  onClose?: (id: number) => void;
  /** Does not disappear: for the style guide. */
  still?: boolean;
};

/**
 * A toast disappears after four seconds, but not while it is hovered or focused. A pointer that only rests where it
 * comes up does not hover: otherwise it would cover for good what was pressed, as a form's Save.
 */
export function Toast({ toast, onClose, still }: ToastProps) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || still) return;
    const timer = setTimeout(() => onClose?.(toast.id), toastTime);
    return () => clearTimeout(timer);
  }, [held, still, onClose, toast.id]);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const { icon, colour } = signs[toast.type];
  const error = toast.type === "error";
  return (
    <div
      role={error ? "alert" : "status"}
      onMouseMove={hold}
      onMouseLeave={release}
      onFocus={hold}
      onBlur={release}
      className={cx(
        "toast rounded-control bg-raised text-body elevation-3 flex items-center gap-3 py-2 ps-4 pe-2",
        error ? "border-danger border-2" : "border-line border",
      )}
    >
      <Icon name={icon} weight="fill" size={22} className={colour} />
      <div className="min-w-0 flex-1 py-1">
        <p className="text-label text-ink">{toast.message}</p>
        {toast.description && <p className="text-meta text-quiet">{toast.description}</p>}
      </div>
      {toast.action && (
        <TextLink alone to={toast.action.to} onClick={() => onClose?.(toast.id)} className="text-label">
          {toast.action.label}
        </TextLink>
      )}
      <IconButton icon="x" label="Close message" onClick={() => onClose?.(toast.id)} className="noscript:hidden" />
    </div>
  );
}
