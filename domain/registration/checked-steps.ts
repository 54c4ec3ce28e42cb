import { internationalPhone, usPhone } from "./phone";
import { businessStep, contactStep } from "./steps";

const unusable = "Please enter a valid phone number";

/** Step 1 as actions and the host check it: the telephone number is one that can be dialled in the US. */
export const checkedBusinessStep = businessStep.extend({
  restaurantPhone: businessStep.shape.restaurantPhone.refine((text) => usPhone(text) !== null, unusable),
});

/** Step 2 as actions and the host check it: the WhatsApp number is one of some country; without a code, of the US. */
export const checkedContactStep = contactStep.extend({
  whatsappNumber: contactStep.shape.whatsappNumber.refine((text) => internationalPhone(text) !== null, unusable),
});
