import { paths } from "~/lib/paths";
import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { AuthFrame } from "~/features/auth/auth-frame";

/** The same whether or not the address has an account. */
export function LinkSent() {
  return (
    <AuthFrame
      title="Check your email"
      subtitle="If this email has an account, we have sent a link to reset its password."
      foot={
        <>
          Nothing came?{" "}
          <TextLink to={paths.forgotPassword()} alone>
            Try again
          </TextLink>
        </>
      }
    >
      <p className="text-body bg-info-soft text-info-text rounded-control flex gap-2.5 px-4 py-3">
        <Icon name="clock" className="mt-0.5" />
        The link works once, within 60 minutes. Look into your spam folder too.
      </p>
      <ButtonLink to={paths.login()} size="lg" wide className="mt-5">
        Back to Log In
      </ButtonLink>
    </AuthFrame>
  );
}

/** For a host that sends no reset links. */
export function NotOffered() {
  return (
    <AuthFrame title="Forgot your password?" subtitle="Resetting a password by email is not available here.">
      <p className="text-body text-center">
        <TextLink to={paths.contact()}>Write to us</TextLink> and we help you back into your account.
      </p>
      <ButtonLink to={paths.login()} size="lg" wide className="mt-5">
        Back to Log In
      </ButtonLink>
    </AuthFrame>
  );
}
