import * as z from "zod";
import { dataResponse, happenedAt, id, listResponse, pageResponse, timestamp } from "@domain/contract/primitives";

/** Extended: a registration in progress, stored by the host so that reloads, refusals and restarts lose nothing. */

/**
 * A file of a draft. `field` is the name it was uploaded under (docs/api.md); additional files have no number in it.
 * Sizes in bytes and pixels.
 */
export const draftFile = z.object({
  id,
  field: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
});

/** The values entered so far, valid or not, by form key (camelCase). Any JSON. */
export const draftValues = z.record(z.string().min(1).max(60), z.unknown());

export const draftCreatedResponse = dataResponse(z.object({ token: z.string(), expires_at: timestamp }));

/** After submission, values and files are removed and `restaurant_id` names the resulting restaurant. */
export const draft = z.object({
  values: draftValues,
  files: z.array(draftFile),
  expires_at: timestamp,
  submitted: z.boolean(),
  restaurant_id: id.nullable(),
});
export const draftResponse = dataResponse(draft);

/** Replaces the stored values of the given keys; null removes a value. Other keys stay unchanged. */
export const saveDraftRequest = z.object({ values: draftValues });

/** Why a file was refused; the other files of the same call were stored. */
export const fileRefusal = z.object({ field: z.string(), name: z.string(), message: z.string() });

/** `data.files`: all files of the draft. */
export const draftFilesResponse = z.object({
  success: z.literal(true),
  data: z.object({ files: z.array(draftFile) }),
  errors: z.array(fileRefusal),
});

/** [HOST-18] The response's data is extended. Submitting a draft again returns the same response. */
export const registrationResponse = dataResponse(z.object({ id, name: z.string(), status: z.string() }));

/** Extended: a restaurant that an agent registered; `status` is pending, approved or rejected. */
export const agentRegistration = z.object({
  id,
  name: z.string(),
  city: z.string(),
  status: z.string(),
  created_at: happenedAt,
  /** Questions that the applicant has not answered yet. */
  open_requests: z.number().int().nullable(),
  /** Whether something was added or answered since it was last sent. */
  has_unsent_changes: z.boolean().nullable(),
});
export const agentRegistrationList = pageResponse(agentRegistration);

/** Extended: a document of a registered business; `kind` is the field it was uploaded under. */
export const restaurantDocument = z.object({
  id,
  kind: z.string(),
  name: z.string(),
  size: z.number().int(),
  content_type: z.string(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  created_at: happenedAt,
});
export const restaurantDocumentList = listResponse(restaurantDocument);

export type DraftFile = z.infer<typeof draftFile>;
export type DraftValues = z.infer<typeof draftValues>;
export type RegistrationDraft = z.infer<typeof draft>;
export type FileRefusal = z.infer<typeof fileRefusal>;
export type AgentRegistration = z.infer<typeof agentRegistration>;
export type RestaurantDocument = z.infer<typeof restaurantDocument>;
