import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { halalCalls } from "@domain/contract/calls/halal";
import {
  answerLabel,
  type HalalProfile,
  profileChoices,
  profileQuestions,
  questionLabels,
} from "@domain/halal/profile";
import { Signature } from "~/features/halal-evidence/evidence-parts";
import { loadOwnEvidence, getEvidence } from "~/features/halal-evidence/evidence.server";
import { declarationForm } from "~/features/halal-evidence/schema";
import { saveEdit } from "~/features/versioned-edit/save-edit.server";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { EditPanel } from "~/ui/dashboard/edit-panel";
import { SelectField } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";

export const meta = () => [{ title: "Halal profile · HalalGo" }];

export async function loader(args: LoaderFunctionArgs) {
  const { evidence, isCertified } = await loadOwnEvidence(args);
  return { profile: evidence.view.profile, version: evidence.version, isCertified };
}

/** [HALAL-5] Every change to the statement is signed, and reviewed again. */
export function action(args: ActionFunctionArgs) {
  const { context } = args;
  return saveEdit(args, {
    validator: createValidator(declarationForm),
    failed: "Your declaration could not be saved",
    saved: "Your declaration is saved",
    list: dashboardPaths.dashboardHalal(),
    save: (body, id, headers) => context.host.send(halalCalls.declareHalal, { params: { id }, body, headers }),
    compared: {
      labels: questionLabels,
      current: async (id) => {
        const evidence = await getEvidence(context.host, id);
        return evidence && { values: toFormValues(evidence.view.profile), words };
      },
    },
  });
}

const toFormValues = (profile: HalalProfile) =>
  Object.fromEntries(profileQuestions.map((question) => [question, profile[question] ?? ""]));

/** The form's labels for the answers. */
const words = Object.fromEntries(
  profileQuestions.map((question) => [
    question,
    (value: unknown) => {
      const answer = profileChoices[question].find((one) => one === value);
      return answer ? answerLabel(question, answer) : "Not stated";
    },
  ]),
);

const validator = lazyValidator(async () => (await import("~/features/halal-evidence/schema")).declarationForm);

export default function EditProfile() {
  const { profile, version, isCertified } = useRef(useLoaderData<typeof loader>()).current;
  return (
    <EditPanel
      title="Halal profile"
      note="Customers read who says so, and since when. What you leave open says “Not stated”."
      what="profile"
      formId="halal-profile"
      validator={validator}
      values={toFormValues(profile)}
      version={version}
      closeHref={dashboardPaths.dashboardHalal()}
    >
      {profileQuestions.map((question) => (
        <SelectField
          key={question}
          name={question}
          label={questionLabels[question]}
          required={question === "level"}
          placeholder={question === "level" ? "Please choose" : "Not stated"}
          options={profileChoices[question].map((value) => ({ value, label: answerLabel(question, value) }))}
        />
      ))}
      <Signature falls={isCertified} />
    </EditPanel>
  );
}
