import { type AppLoadContext, data } from "@remix-run/node";
import { type CardFields, getCardFields } from "~/host/payments.server";

/** What the card dialog needs. Throws the 501 page where neither the host nor this app has a card provider. */
export async function requireCardFields({ host, settings }: AppLoadContext): Promise<CardFields> {
  const fields = await getCardFields(host, settings.cardFields);
  if (!fields) throw data({ code: "unsupported", message: "Card payment is not set up here yet." }, 501);
  return fields;
}
