import { SoundButton } from "~/ui/desk/sound-button";
import { IconButton } from "~/ui/icon-button";
import { useHydrated } from "~/ui/use-hydrated";

/** Sound, where there are orders to call (`calls`), and full screen: both need a script, so without one they are not offered. */
export function Switches({ calls }: { calls: boolean }) {
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const toggleFullScreen = () =>
    void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return (
    <>
      {calls && <SoundButton className="min-h-12! min-w-12" />}
      {document.fullscreenEnabled && (
        <IconButton icon="corners-out" label="Full screen" frame className="size-12!" onClick={toggleFullScreen} />
      )}
    </>
  );
}
