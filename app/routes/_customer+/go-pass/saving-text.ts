/** The host counts no further. */
const mostCounted = 1000;

/** What a pass saves now, by the host's count of businesses that charge for delivery; null where the host does not count. */
export function savingText(businessesWithFee: number | null): string | null {
  if (businessesWithFee === null) return null;
  if (businessesWithFee === 0) {
    return "At the moment every restaurant and shop delivers for $0, so a pass would save you nothing.";
  }
  return `${whoCharges(businessesWithFee)} for delivery at the moment. At all others it is $0 without a pass, too.`;
}

function whoCharges(count: number): string {
  if (count === 1) return "1 restaurant or shop charges";
  return count < mostCounted ? `${count} restaurants and shops charge` : "At least 1,000 restaurants and shops charge";
}
