import { phoneText } from "~/lib/text/phone-text";

/** A phone number, on one line and left to right in any language. */
export const PhoneNumber = ({ phone }: { phone: string }) => (
  <bdi dir="ltr" className="whitespace-nowrap">
    {phoneText(phone)}
  </bdi>
);
