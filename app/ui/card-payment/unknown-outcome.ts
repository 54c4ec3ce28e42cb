/**
 * The outcome of a payment by the app's action, or `unknown` where something other than the app responds (app/framework/forms/send-form):
 * then nobody knows whether the card was charged.
 */
export async function outcomeOr<Outcome>(serverAction: () => Promise<Outcome>, unknown: Outcome): Promise<Outcome> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return unknown;
  }
}
