import { useState } from "react";

/**
 * [FORM-5] The idempotency key that its form was opened with. The page that is read anew after a lost answer has another key, under which
 * the same would be done once more.
 */
export function KeyField({ value }: { value: string }) {
  const [opened] = useState(value);
  return <input type="hidden" name="key" value={opened} />;
}
