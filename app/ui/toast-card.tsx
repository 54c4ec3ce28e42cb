import { useEffect, useState } from "react";
import type { FilledIconName } from "./badge";
import { cx } from "./cx";
import { Icon } from "./icon";
import { IconButton } from "./icon-button";
import { TextLink } from "./text-link";
import { toastTime, type QueuedToast, type ToastType } from "./toast-queue";

const signs: Record<ToastType, { icon: FilledIconName; colour: string }> = {
  success: { icon: "check-circle", colour: "text-success" },
  error: { icon: "warning-circle", colour: "text-danger" },
  info: { icon: "info", colour: "text-info" },
  warning: { icon: "warning", colour: "text-accent-text" },
};

type ToastProps = {
  toast: QueuedToast;
  onClose?: (id: number) => void;
  /** Stays: for the style guide. */
  still?: boolean;
};

/** One toast: goes after four seconds, waits while it is pointed at or focused. */
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
      onMouseEnter={hold}
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
