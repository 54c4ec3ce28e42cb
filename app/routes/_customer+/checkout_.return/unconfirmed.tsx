import { Form } from "@remix-run/react";
import { SubmitButton } from "~/ui/button";
import { CheckboxField } from "~/ui/forms/checkbox-field";
import { TextLink } from "~/ui/text-link";

interface UnconfirmedProps {
  contactEmail: string;
  transaction: string | null;
  sentences: readonly string[];
  hasCart: boolean;
  /** Why paying again was refused. */
  error: string | undefined;
}

/** [PAY-16, PAY-18] A payment of which the host says nothing: what is known, and paying again only on the customer's word. */
export function Unconfirmed({ contactEmail, transaction, sentences, hasCart, error }: UnconfirmedProps) {
  return (
    <>
      <h1 className="text-title mt-4">We could not confirm your order</h1>
      <p className="mt-3">
        Your card may have been charged. Please do not pay again: write to{" "}
        <TextLink to={`mailto:${contactEmail}`}>{contactEmail}</TextLink> or call the restaurant
        {transaction && (
          <>
            {" "}
            and name your payment, <bdi dir="ltr">{transaction}</bdi>
          </>
        )}
        .
      </p>
      <section aria-labelledby="known" className="rounded-card border-line bg-surface mt-6 border p-5 text-start">
        <h2 id="known" className="text-section">
          What we know
        </h2>
        <ul className="mt-2 list-disc ps-5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {hasCart && (
          <Form method="post" className="mt-4" noValidate>
            <CheckboxField
              name="again"
              label="I want to pay again, and know that my card may then be charged twice"
              errors={error ? [error] : undefined}
              required
            />
            <SubmitButton variant="secondary" className="mt-3">
              Go on to pay again
            </SubmitButton>
          </Form>
        )}
      </section>
    </>
  );
}
