import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";

const options: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 };

type CurrentLocationProps = {
  /** Where to go afterwards; defaults to /home. */
  redirectTo?: string;
  /** The id of the text that explains what is required. */
  hintId: string;
  className?: string;
  /** Already pressed in the header's menu. */
  isPressed?: boolean;
  /** Called when the position is unavailable or permission is denied. */
  onRefused?: () => void;
};

/**
 * [LAND-11…13] Sends the browser's position, which the server resolves to an address. Rendered on the server to avoid
 * a layout shift; hidden without JavaScript.
 */
export function CurrentLocation(props: CurrentLocationProps) {
  const { redirectTo = "", hintId, className, isPressed = false, onRefused } = props;
  const submit = useSubmit();
  const { formData } = useNavigation();
  const [isAsking, setAsking] = useState(false);

  function ask() {
    setAsking(true);
    const stop = (reason: string) => {
      setAsking(false);
      onRefused?.();
      // [LAND-13] Only logged.
      // oxlint-disable-next-line no-console
      console.info(`The position is not known: ${reason}`);
    };
    if (!("geolocation" in navigator)) return stop("this browser has none");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setAsking(false);
        submit({ lat, lng, redirectTo }, { method: "post", action: paths.location() });
      },
      ({ message }) => stop(message),
      options,
    );
  }

  const isOpen = useRef(isPressed);
  useEffect(() => {
    if (!isOpen.current) return;
    isOpen.current = false;
    // A press counts once: reloading the page must not request the position again.
    history.replaceState({ ...history.state, usr: null }, "");
    ask();
  });

  return (
    <Button
      variant="ghost"
      icon="crosshair"
      onClick={ask}
      pending={isAsking || Boolean(formData?.has("lat"))}
      pendingLabel="Finding you..."
      aria-describedby={hintId}
      className={`noscript:hidden ${className ?? ""}`}
    >
      Use current location
    </Button>
  );
}
