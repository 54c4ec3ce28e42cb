/** What a pass saves now, by the host's count of businesses that charge for delivery; null where the host does not count. */
export function savingText(businessesWithFee: number | null): string | null {
  if (businessesWithFee === null) return null;
  if (businessesWithFee === 0) {
    return "At the moment every restaurant and shop delivers for $0, so a pass would save you nothing.";
  }
  const who =
    businessesWithFee === 1 ? "1 restaurant or shop charges" : `${businessesWithFee} restaurants and shops charge`;
  return `${who} for delivery at the moment. At all others it is $0 without a pass, too.`;
}
