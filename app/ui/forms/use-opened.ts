import { useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { didSubmissionFail } from "~/framework/forms/connection";

/**
 * What a form was opened with, or has saved last. News that reload the page do not count: what somebody else changed would pass for
 * read. `isOwn` tells this form from others of its page.
 */
export function useOpened<Value>(latest: Value, isRefused: boolean, isOwn: (sent: FormData) => boolean): Value {
  const { formData } = useNavigation();
  const isSent = formData !== undefined && isOwn(formData);
  const wasSent = useRef(false);
  const [opened, setOpened] = useState(latest);
  useEffect(() => {
    if (wasSent.current && !isSent && !isRefused && !didSubmissionFail()) setOpened(latest);
    wasSent.current = isSent;
  }, [isSent, isRefused, latest]);
  return opened;
}
