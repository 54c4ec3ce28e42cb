import { type AppLoadContext, data } from "@remix-run/node";
import { type CardFields, getCardFields } from "~/host/payments.server";

/** What the card dialog needs. Throws the 404 page where neither the host nor this app has a card provider. */
export async function requireCardFields({ host, settings }: AppLoadContext): Promise<CardFields> {
  const fields = await getCardFields(host, settings.cardFields);
  if (!fields) throw data({ code: "not_found", message: "Card payment is not set up here yet." }, 404);
  return fields;
}
