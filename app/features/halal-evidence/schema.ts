import * as z from "zod";
import {
  certificateFields,
  certifierRequest,
  concernResponse,
  declarationRequest,
  supplierRequest,
} from "@domain/contract/halal";
import { verificationMethods } from "@domain/halal/certificate";
import { uploadLimits, uploadRefusals } from "@domain/registration/uploads";
import { otherCertifier, refusalReasons, statementRefusalReasons } from "@domain/values/choices";
import { typedNumber } from "@domain/values/typed-number";
import { chosenPicture, isNamedFile } from "~/ui/forms/picture-schema";

/** Checkboxes of one name: none, one, or a list. */
const several = (value: unknown) => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
const isTicked = (value: unknown) => value === "on" || value === true;
/** The version that the form was opened with. */
const version = typedNumber(z.number().int()).optional();

const stated = declarationRequest.shape;

/** [HALAL-5] The owner's declaration; an unanswered question is not declared. */
export const declarationForm = declarationRequest.extend({
  slaughter: stated.slaughter.default(null),
  stunning: stated.stunning.default(null),
  alcohol: stated.alcohol.default(null),
  pork: stated.pork.default(null),
  fryers: stated.fryers.default(null),
  version,
});

export const supplierForm = supplierRequest.extend({
  animals: z.preprocess(several, supplierRequest.shape.animals),
});
export const signedForm = supplierRequest.pick({ signed_name: true });

/**
 * [HALAL-2] A certificate: from the directory, or from another certifier by name. The host detects the file's type from
 * its content.
 */
export const certificateForm = certificateFields
  .extend({
    certifier_id: z.union([z.guid(), z.literal(otherCertifier)]).optional(),
    certifier: z.string().trim().max(120, "Please keep it to 120 characters").optional(),
    is_public: z.preprocess(isTicked, z.boolean()),
    file: z
      .instanceof(Blob, { error: "Please choose the file" })
      .refine((file) => file.size > 0 || isNamedFile(file), "Please choose the file")
      .refine((file) => file.size > 0 || !isNamedFile(file), uploadRefusals.empty)
      .refine(({ size }) => size <= uploadLimits.fileBytes, uploadRefusals.tooLarge),
  })
  // Reported together with all other problems.
  .refine(({ certifier_id: id, certifier }) => id || certifier, {
    path: ["certifier_id"],
    error: "Please choose the certifier",
    when: () => true,
  })
  .refine(({ certifier_id: id, certifier }) => id !== otherCertifier || (certifier?.length ?? 0) > 1, {
    path: ["certifier"],
    error: "Please enter the certifier",
    when: () => true,
  });

const { certifier_id: _id, supplier_id: _supplier, is_public: _public, ...paper } = certificateFields.shape;

/** [HALAL-8] Verification: what the document says as an administrator reads it, and how it was checked. */
export const verifyForm = z.object({
  ...paper,
  checked_by: z.preprocess(several, z.array(z.enum(verificationMethods)).min(1, "Please say how you checked it")),
  note: z.string().trim().max(500, "Please keep it to 500 characters").optional(),
  version,
});
export const paperFields = Object.keys(paper);

const words = (missing: string) =>
  z.string({ error: missing }).trim().min(3, missing).max(400, "Please keep it to 400 characters");

type InWords = { reason?: string | undefined; note?: string | undefined; version?: number | undefined };

const refuseFor = (reasons: string[]): z.ZodType<InWords> =>
  z
    .object({
      reason: z.enum(reasons, "Please choose the reason"),
      note: z.string().trim().max(400, "Please keep it to 400 characters").optional(),
      version,
    })
    .refine(({ reason, note }) => reason !== reasons.at(-1) || (note?.length ?? 0) > 2, {
      path: ["note"],
      error: "Please write why",
    });

/** Steps that need a text: a question to the owner, or the reason of a refusal or a revocation. */
export const stepForms: Record<"ask" | "refuse" | "revoke" | "refuseStatement", z.ZodType<InWords>> = {
  ask: z.object({ note: words("Please write what you need to know"), version }),
  refuse: refuseFor(refusalReasons),
  refuseStatement: refuseFor(statementRefusalReasons),
  revoke: z.object({ note: words("Please give the reason"), version }),
};

export const concernForm = concernResponse;
export const reviewForm = z.object({ version: typedNumber(z.number().int()) });

/** [HALAL-3] */
export const certifierForm = certifierRequest.extend({
  logo: chosenPicture,
  /** The URL of a logo stored by an earlier, refused submission. */
  kept_logo: z.string().max(200).optional(),
  remove_logo: z.enum(["true"]).optional().catch(undefined),
  is_active: z
    .enum(["true", "false"])
    .default("true")
    .transform((value) => value === "true"),
  version,
});
