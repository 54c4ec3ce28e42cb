import { Icon } from "~/ui/icon";
import { TextLink } from "~/ui/text-link";
import { AuthFrame } from "../frame/auth-frame";

const needed = [
  "The business: its name, legal name, address, phone and the cuisine it cooks",
  "The owner: name, e-mail and phone",
  "Opening hours, delivery options and preparation time",
  "A logo and a banner picture, and your halal certificate",
  "Bank details for payouts, if you have them at hand",
];

/** How a business joins, while that is done in person. */
export function BusinessNotice({ contactEmail }: { contactEmail: string }) {
  return (
    <AuthFrame
      wide
      corner="login"
      title="Register your Business"
      subtitle="Restaurants, shops and bookshops join HalalGo after a short review"
    >
      <h2 className="text-card text-ink">What you will be asked for</h2>
      <ul className="text-body mt-3 flex flex-col gap-2.5">
        {needed.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Icon name="check-circle" weight="fill" className="text-primary mt-0.5" />
            {item}
          </li>
        ))}
      </ul>
      <p className="text-body mt-6">
        Write to{" "}
        <a className="text-primary font-semibold underline underline-offset-[3px]" href={`mailto:${contactEmail}`}>
          {contactEmail}
        </a>{" "}
        and we set it up with you. Only approved businesses are listed. Looking for dinner instead?{" "}
        <TextLink to="/signup">Sign up as a customer</TextLink>.
      </p>
    </AuthFrame>
  );
}
