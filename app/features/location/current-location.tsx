import { useNavigation, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { paths } from "~/lib/paths";
import { Button } from "~/ui/button";

const options: PositionOptions = { timeout: 15_000, maximumAge: 5 * 60_000 };

type CurrentLocationProps = {
  /** Leads there afterwards; left out: to /home. */
  redirectTo?: string;
  /** The id of the text that says what it needs. */
  hintId: string;
  className?: string;
  /** It was pressed already, in the header's menu. */
  isPressed?: boolean;
  /** Told when the browser does not say, or its owner refuses. */
  onRefused?: () => void;
};

/**
 * [LAND-11…13] Sends the browser's position, which the server turns into an address. It stands in the page from the start,
 * so that nothing moves, and is not shown where scripts are off.
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
      // [LAND-13] Logged, and nothing else.
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
    // A press is good for once: whoever reloads the page is not asked again.
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
