import * as z from "zod";
import { certificateSteps, verificationMethods } from "@domain/halal/certificate";
import { certificateFields } from "./halal";

/** Extended: what administrators decide about halal evidence. */

const words = z.string().trim().max(500, "Please keep it to 500 characters").nullish();

const corrections = certificateFields.omit({ certifier_id: true, supplier_id: true, is_public: true }).partial();

/** An administrator's decision. It may correct what the certificate says; the typed values are stored as well. */
export const certificateDecision = z
  .object({
    step: z.enum([...certificateSteps, "ask"]),
    version: z.number().int(),
    checked_by: z.array(z.enum(verificationMethods)).max(verificationMethods.length).default([]),
    note: words,
    corrections: corrections.optional(),
  })
  .superRefine(({ step, checked_by, note }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (step === "verify" && checked_by.length === 0) refuse("checked_by", "Please say how you checked it");
    if (step === "ask" && !note) refuse("note", "Please write what you need to know");
    if ((step === "refuse" || step === "revoke") && !note) refuse("note", "Please give the reason");
  });

/** What an administrator decides about the declaration: a refused one counts as not signed until it is signed again. */
export const declarationReview = z
  .object({
    step: z.enum(["accept", "ask", "refuse"]).default("accept"),
    version: z.number().int(),
    note: words,
  })
  .superRefine(({ step, note }, context) => {
    const refuse = (message: string) => context.addIssue({ code: "custom", path: ["note"], message });
    if (step === "ask" && !note) refuse("Please write what you need to know");
    if (step === "refuse" && !note) refuse("Please give the reason");
  });
