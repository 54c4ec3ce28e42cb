import { useEffect, useState } from "react";
import { IconButton } from "~/ui/icon-button";
import { useHydrated } from "~/ui/use-hydrated";
import { isSoundOn, ring, setSound } from "./ring";

/** Sound and full screen: both need a script, so without one they are not offered. */
export function Switches() {
  const isHydrated = useHydrated();
  const [sound, setIsSound] = useState(false);
  useEffect(() => setIsSound(isSoundOn()), []);
  if (!isHydrated) return null;
  const toggleSound = () => {
    setSound(!sound);
    setIsSound(!sound);
    if (!sound) ring();
  };
  const toggleFullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <div className="flex gap-1 max-xl:order-last">
      <IconButton
        icon={sound ? "speaker-high" : "speaker-slash"}
        label="Sound for new orders"
        aria-pressed={sound}
        frame
        className="size-12!"
        onClick={toggleSound}
      />
      {document.fullscreenEnabled && (
        <IconButton icon="corners-out" label="Full screen" frame className="size-12!" onClick={toggleFullScreen} />
      )}
    </div>
  );
}
