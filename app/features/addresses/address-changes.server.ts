import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import * as z from "zod";
import { addressRequest } from "@domain/contract/accounts/address";
import { addressCalls } from "@domain/contract/calls/accounts";
import { defaultTimeZone } from "@domain/local-time";
import { isAtStreet } from "@domain/restaurants/street";
import { formatPersonName } from "@domain/values/person-name";
import { typedNumber } from "@domain/values/typed-number";
import { forgetAccountLocation, readNewAddress, savedAddresses } from "~/features/location/account-location.server";
import { editConflict } from "~/features/versioned-edit/save-edit.server";
import { addAddress, type Address, listAddresses } from "~/host/accounts.server";
import { formRefusal } from "~/host/errors";
import { notFoundPage } from "~/lib/not-found-page.server";
import { readForm } from "~/lib/read-form.server";
import { findChosenPoint } from "~/places/chosen-place.server";
import { requireCustomer } from "~/session/guards.server";
import { submitConfirmation } from "~/session/submit-confirmation.server";
import { redirectWithToast } from "~/session/toasts.server";
import { type AddressEntry, addressValues } from "./address-panel";

type Change = Pick<ActionFunctionArgs, "request" | "context">;

/** Undefined where the host has no versions. */
const openedVersion = typedNumber(z.number().int()).optional().catch(undefined);

const labels = {
  label: "Label",
  address: "Street address",
  city: "City",
  zipcode: "ZIP code",
  contact_name: "Contact name",
  contact_phone: "Contact phone",
  contact_email: "Contact email",
  is_default: "Default address",
};

/**
 * [ADDR-1, ADDR-6, ADDR-8] Saves the posted address (a new one without `id`) and redirects to `backTo(its id)`. When refused,
 * the form returns with the entered values.
 */
export async function saveAddress(
  { request, context }: Change,
  { id, backTo }: { id?: string; backTo: (id: string) => string },
) {
  requireCustomer(request, context);
  const form = await readForm(request);
  const submission = parseWithZod(form, { schema: addressRequest });
  if (submission.status !== "success") return data({ lastResult: submission.reply(), conflict: null }, 422);
  try {
    const typed = submission.value;
    const version = openedVersion.parse(form.get("version"));
    const { address: street, zipcode: zip, is_default: isDefault = false } = typed;
    const point = await findChosenPoint(context.places, form, { street, zip });
    // The browser's own coordinates do not count.
    const entry = {
      ...typed,
      latitude: point?.latitude,
      longitude: point?.longitude,
      is_default: isDefault,
    };
    const formerDefault = isDefault ? (await savedAddresses(context)).find((one) => one.isDefault)?.id : undefined;
    const addressId = id ?? (await addAddress(context.host, entry)).id;
    if (id) await context.host.send(addressCalls.updateAddress, { params: { id }, body: { ...entry, version } });
    // [FIND-6] The location follows the default; one that was chosen stays.
    if (formerDefault) forgetAccountLocation(context, formerDefault);
    return await redirectWithToast(context, backTo(addressId), { type: "success", message: "Address saved" });
  } catch (error) {
    const refusal = formRefusal(error, "Failed to add/update address");
    const current = async () => {
      const stored = (await listAddresses(context.host)).find((one) => one.id === id);
      return stored ? { values: addressValues(stored) } : null;
    };
    const conflict = await editConflict(error, {
      typed: submission.payload,
      compared: { labels, current },
      timeZone: () => Promise.resolve(defaultTimeZone),
    });
    return data({ lastResult: submission.reply(conflict ? undefined : refusal), conflict }, refusal.status);
  }
}

/** Deletes an address and redirects to `backTo`; when refused, the dialog stays open with the reason. */
export async function removeAddress({ request, context }: Change, { id, backTo }: { id: string; backTo: string }) {
  requireCustomer(request, context);
  return submitConfirmation(context, {
    run: async () => {
      await context.host.send(addressCalls.deleteAddress, { params: { id } });
      forgetAccountLocation(context, id);
    },
    redirectTo: backTo,
    successMessage: "Address deleted",
    failureMessage: "Failed to delete address",
    ignoreNotFound: true,
  });
}

/** An address from the customer's own book [ADDR-7]. Throws the 404 page. */
export async function getOwnAddress({ request, context }: Change, id = ""): Promise<Address> {
  requireCustomer(request, context);
  const entry = (await listAddresses(context.host)).find((found) => found.id === id);
  if (!entry) throw notFoundPage("This address is not in your address book.");
  return entry;
}

/** An address from the customer's own book, and which of its fields are required. Throws the 404 page. */
export async function loadAddressForm(change: Change, id?: string) {
  const entry: AddressEntry = id === undefined ? await newAddress(change) : await getOwnAddress(change, id);
  return { entry, id, constraint: getZodConstraint(addressRequest) };
}

/**
 * A new address, prefilled with what is known of the customer, and with the address they browse for unless it is in their book.
 * The first one becomes the default.
 */
async function newAddress({ request, context }: Change): Promise<AddressEntry> {
  const user = requireCustomer(request, context);
  const [browsed, book] = await Promise.all([readNewAddress(context), listAddresses(context.host)]);
  const isInBook = book.some(
    ({ address, zipcode }) => browsed?.zipcode === zipcode && isAtStreet(browsed.address, address),
  );
  return {
    ...(isInBook ? null : browsed),
    contactName: formatPersonName(user.first_name, user.last_name),
    contactEmail: user.email,
    contactPhone: user.phone ?? "",
    isDefault: book.length === 0,
  };
}
