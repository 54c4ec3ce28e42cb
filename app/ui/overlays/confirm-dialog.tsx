import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import { FormError } from "~/ui/forms/validation/error-summary";
import { SubmitButton, ButtonLink } from "../button";
import { Overlay } from "./overlay";
import { PanelBody, PanelFoot } from "./side-panel";

type ConfirmDialogProps = {
  title: string;
  /** The question and its consequence. */
  message: ReactNode;
  /** A verb: "Remove". Never Yes. */
  confirmLabel: string;
  /** The way out, where "Cancel" could be taken for what is asked. */
  keepLabel?: string;
  pendingLabel?: string;
  cancelHref: string;
  /** Where it posts; the dialog's own route unless given. */
  action?: string;
  fields?: Record<string, string>;
  tone?: "danger" | "primary";
  /** What went wrong; the dialog stays open and says it. */
  error?: string;
};

/** Asks before something is lost. Posts `fields` natively. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, message, confirmLabel, keepLabel = "Cancel", pendingLabel, cancelHref, action, error } = props;
  const { fields = {}, tone = "danger" } = props;
  return (
    <Overlay kind="dialog" closeLink={false} width={480} title={title} closeHref={cancelHref}>
      <Form method="post" action={action} className="panel-form" preventScrollReset>
        <PanelBody className="pt-2! md:pb-2!">
          <p>{message}</p>
          {error && (
            <div className="mt-4">
              <FormError title={error} />
            </div>
          )}
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </PanelBody>
        <PanelFoot className="border-0! pb-6!">
          <ButtonLink variant="secondary" to={cancelHref} preventScrollReset>
            {keepLabel}
          </ButtonLink>
          <SubmitButton variant={tone} pendingLabel={pendingLabel}>
            {confirmLabel}
          </SubmitButton>
        </PanelFoot>
      </Form>
    </Overlay>
  );
}
