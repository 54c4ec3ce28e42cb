import { useId } from "react";
import { Button } from "../../button";
import { setVolume, soundSwitch, testSound, useSound, useVolume, volumes } from "./sound";

/** [RUSH-9] How loud new orders ring on this device, and a try of it; part of a menu. Renders nothing without JavaScript. */
export function SoundSettings() {
  const sound = useSound();
  const volume = useVolume();
  const id = useId();
  if (sound === null || sound === "none") return null;
  const isOff = sound === "off";
  return (
    <div className="px-3 py-2">
      <label htmlFor={id} className="text-label text-ink flex justify-between">
        Volume of new orders <span className="text-quiet font-normal tabular-nums">{volume}%</span>
      </label>
      <input
        id={id}
        type="range"
        min={volumes.minimum}
        max={volumes.maximum}
        step={volumes.step}
        value={volume}
        aria-valuetext={`${volume}%`}
        onChange={({ target }) => setVolume(target.valueAsNumber)}
        className="accent-primary my-1 block min-h-11 w-full"
      />
      <Button {...soundSwitch} variant="secondary" icon="speaker-high" className="w-full" onClick={testSound}>
        {isOff ? "Turn sound on" : "Test sound"}
      </Button>
      {isOff && <p className="text-small text-quiet mt-1.5">Sound is off on this device.</p>}
    </div>
  );
}
