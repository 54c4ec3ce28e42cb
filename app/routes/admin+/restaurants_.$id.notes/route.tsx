import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { noteRequest } from "@domain/contract/administration/note";
import { restaurantCalls } from "@domain/contract/calls/restaurants";
import { listNotes } from "~/host/admin-restaurants.server";
import { saveRefusal } from "~/host/errors";
import { dashboardPaths } from "~/lib/dashboard-paths";
import { readForm } from "~/lib/read-form.server";
import { shortMomentText } from "~/lib/text/order-text";
import { requireArea } from "~/session/guards.server";
import { redirectWithToast } from "~/session/toasts.server";
import { Card } from "~/ui/card";
import { SampleBadge } from "~/ui/feedback/sample-badge";
import { SubmitButton, TextArea, ValidatedForm } from "~/ui/forms/validated-form";
import { createValidator } from "~/ui/forms/validation/create-validator";
import { FormError } from "~/ui/forms/validation/error-summary";
import { lazyValidator } from "~/ui/forms/validation/lazy-validator";
import { invalidForm, refusedForm } from "~/ui/forms/validation/refused-form";
import { useHydrated } from "~/ui/live/use-hydrated";

/** [HOST-80] Shown if a host stores no notes; always under a "Sample data" badge. */
const sampleNotes = [
  { id: "1", text: "Ensure tax documents are up to date.", author: null, created_at: null },
  { id: "2", text: "Confirm banking info with owner.", author: null, created_at: null },
  { id: "3", text: "Schedule onboarding call.", author: null, created_at: null },
];

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  requireArea(request, context, "admin");
  const notes = await listNotes(context.host, params.id ?? "");
  const shown = (notes ?? sampleNotes).map(({ id, text, author, created_at: at }) => ({
    id,
    text,
    by: [author, at && shortMomentText(at, null, new Date())].filter(Boolean).join(" · "),
  }));
  return { notes: shown, isSample: notes === null };
}

/** [ADMIN-14, HOST-81] */
export async function action({ request, context, params }: ActionFunctionArgs) {
  requireArea(request, context, "admin");
  const result = await createValidator(noteRequest).validate(await readForm(request));
  if (result.error) return invalidForm(result.error, result.submittedData);
  const id = params.id ?? "";
  try {
    await context.host.send(restaurantCalls.addNote, { params: { id }, body: { text: result.data.text } });
    return await redirectWithToast(context, dashboardPaths.adminRestaurantNotes(id), {
      type: "success",
      message: "Note added",
    });
  } catch (error) {
    const refusal = saveRefusal(error, "Failed to add the note");
    return data(refusedForm(result, refusal), refusal.status);
  }
}

/** [ADMIN-14] */
export default function Notes() {
  const { notes, isSample } = useLoaderData<typeof loader>();
  const actionData = useActionData<{ formError?: string | null }>();
  return (
    <div className="flex max-w-180 flex-col gap-4">
      {isSample ? (
        <SampleBadge className="self-start" />
      ) : (
        <NoteForm key={notes.length} problem={actionData?.formError} />
      )}
      {notes.length === 0 && <p className="text-quiet">No notes yet.</p>}
      <ul aria-label="Notes" className="flex flex-col gap-3">
        {notes.map(({ id, text, by }) => (
          <li key={id}>
            <Card>
              <p className="text-ink break-words whitespace-pre-line">{text}</p>
              {by && <p className="text-meta text-quiet mt-1">{by}</p>}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  );
}

const validator = lazyValidator(async () => (await import("@domain/contract/administration/note")).noteRequest);

/** [ADMIN-14] With JavaScript the button is enabled once there is text; without, the response asks for it. */
function NoteForm({ problem }: { problem?: string | null }) {
  const [text, setText] = useState("");
  const isHydrated = useHydrated();
  return (
    <ValidatedForm id="note" validator={validator} className="flex flex-col gap-3">
      {problem && <FormError title={problem} />}
      <TextArea
        label="New note"
        name="text"
        rows={3}
        maxLength={2000}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
      <SubmitButton pendingLabel="Adding..." className="self-start" disabled={isHydrated && text.trim() === ""}>
        Add Note
      </SubmitButton>
    </ValidatedForm>
  );
}
