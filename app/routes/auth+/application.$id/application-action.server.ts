import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data } from "@remix-run/node";
import {
  answerRequest as answerSchema,
  bankRequest,
  sendAgainRequest,
} from "@domain/contract/administration/application";
import type { FileRefusal } from "@domain/contract/administration/registration";
import { applicationCalls } from "@domain/contract/calls/registrations";
import { readRegistrationForm } from "~/features/registration/read-form.server";
import { formRefusal } from "~/host/errors";
import { addApplicationFile } from "~/host/registrations.server";
import { registrationPaths } from "~/lib/registration-paths";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";

/** What a refused form is told: which one it was, why, and what was typed (bank numbers excepted). */
export interface Refused {
  form: string;
  formErrors: string[];
  fieldErrors: Record<string, string[]>;
  typed: Record<string, string>;
  files: FileRefusal[];
}

/** Every button of the page: a file, bank details, an answer, or sending it again. The host asks whose application it is. */
export async function changeApplication({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "merchant", "agent");
  const { host } = context;
  const id = params.id ?? "";
  // The host refuses a file before it is read of who may not; asked first, as a large form would be read for nothing.
  const { form, refusals } = await readRegistrationForm(request, (upload) =>
    addApplicationFile(host, id, upload, request.signal),
  );
  const intent = String(form.get("intent") ?? "files");
  const [what = "", about = ""] = intent.split(":");
  const refused = (status: number, told: Partial<Refused>) =>
    data({ form: intent, formErrors: [], fieldErrors: {}, typed: {}, files: [], ...told }, status);
  if (what === "files" && refusals.length > 0) return refused(422, { files: refusals });
  const back = registrationPaths.application(id);
  const done = (message: string) => redirectWithToast(context, back, { type: "success", message });
  const schema = { bank: bankRequest, answer: answerSchema, send: sendAgainRequest }[what];
  const typed = Object.fromEntries(
    ["bank_name", "answer", "message"].flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])),
  );
  const submission = schema && parseWithZod(form, { schema });
  if (submission && submission.status !== "success")
    return refused(422, { fieldErrors: errorsIn(submission.error), typed });
  try {
    switch (what) {
      case "files":
        return await done("Added. Send it again when you are done.");
      case "remove":
        await host.send(applicationCalls.deleteApplicationFile, { params: { id, documentId: about } });
        return await done("Document removed");
      case "bank":
        await host.send(applicationCalls.saveApplicationBank, {
          params: { id },
          body: bankRequest.parse(submission?.value),
        });
        return await done("Bank details saved");
      case "answer":
        await host.send(applicationCalls.answerApplicationRequest, {
          params: { id, requestId: about },
          body: { answer: answerSchema.parse(submission?.value).answer },
        });
        return await done("Answer saved");
      case "send":
        await host.send(applicationCalls.sendApplicationAgain, {
          params: { id },
          body: { message: sendAgainRequest.parse(submission?.value).message || null },
        });
        return await done("Sent again. We tell you by email what we decide.");
      default:
        return refused(400, { formErrors: ["That did not work. Please try again."] });
    }
  } catch (error) {
    const { status, formErrors, fieldErrors } = formRefusal(error, "We could not save this. Please try again.");
    return refused(status, { formErrors, fieldErrors, typed });
  }
}

const errorsIn = (errors: Record<string, string[] | null> | null | undefined) =>
  Object.fromEntries(Object.entries(errors ?? {}).flatMap(([name, told]) => (told ? [[name, told]] : [])));
