import * as z from "zod";
import { dataResponse, foundPoint, id, listResponse } from "@domain/contract/primitives";

/** [ADDR-3…5] The address form and the call's body: one schema for browser, action and host, in the order of the form. */
export const addressRequest = z.object({
  label: z.string().trim().min(2, "Please enter a label").max(40),
  address: z.string().trim().min(3, "Please enter your address").max(300),
  city: z.string().trim().min(2, "Please enter your city").max(120),
  zipcode: z.string().trim().min(3, "Please enter your zip/post code").max(12),
  contact_name: z.string().trim().min(2, "Please enter a valid name").max(120),
  contact_phone: z.string().trim().min(6, "Please enter a valid phone number").max(20, "Phone number is too long"),
  contact_email: z.email("Please enter a valid email").max(254),
  is_default: z.boolean().optional(),
  ...foundPoint,
});

/** With `version` (extended), a newer change is not overwritten. */
export const addressChangeRequest = addressRequest.partial().extend({ version: z.number().int().optional() });

export const address = z.object({
  id,
  label: z.string().nullable(),
  contact_name: z.string().nullable(),
  contact_email: z.string().nullable(),
  contact_phone: z.string().nullable(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  zipcode: z.string().nullable(),
  is_default: z.boolean().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  /** Extended. */
  version: z.number().int().nullable(),
});

/** The delivery address of an order, as it was when chosen. */
export const deliveryAddress = z.object({
  label: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
  address: z.string(),
  city: z.string(),
  zipcode: z.string(),
  /** Extended. From the restaurant to there, as its fee was worked out; null where either point was unknown. */
  miles: z.number().nullable(),
});

export const addressList = listResponse(address);
export const addressResponse = dataResponse(address);

export type AddressWire = z.infer<typeof address>;
export type AddressRequest = z.infer<typeof addressRequest>;
