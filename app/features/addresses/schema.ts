import * as z from "zod";
import { addressRequest } from "@domain/contract/accounts/address";
import { typedNumber } from "@domain/values/typed-number";

/** A saved address as its form posts it, with the version it was opened with. */
export const addressForm = addressRequest.extend({ version: typedNumber(z.number().int()).optional() });
