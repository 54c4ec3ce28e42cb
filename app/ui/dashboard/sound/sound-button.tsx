import { Button, IconButton } from "../../button";
import { cx } from "../../cx";
import { soundSwitch, setSound, useSound } from "./sound";

/**
 * [RUSH-9] Whether new orders ring in this browser, which may block sound until the page is clicked. Below the width
 * `narrow` its text is for screen readers only. Renders nothing without JavaScript.
 */
export function SoundButton({ className, narrow }: { className?: string; narrow?: "md" | "xl" }) {
  const sound = useSound();
  if (sound === null || sound === "none") return null;
  if (sound === "blocked") {
    return (
      <Button
        {...soundSwitch}
        variant="accent"
        icon="speaker-slash"
        className={cx("whitespace-nowrap", className)}
        onClick={() => setSound(true)}
      >
        <span className={narrow && { md: "max-md:sr-only", xl: "max-xl:sr-only" }[narrow]}>Tap to turn sound on</span>
      </Button>
    );
  }
  const isOn = sound === "on";
  return (
    <IconButton
      {...soundSwitch}
      icon={isOn ? "speaker-high" : "speaker-slash"}
      label="Sound for new orders"
      aria-pressed={isOn}
      frame
      className={className}
      onClick={() => setSound(!isOn)}
    />
  );
}
