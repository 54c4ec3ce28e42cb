import { coupon, fixed, percent } from "./define";

/** Coupons of the platform itself: good at every restaurant, changed by administrators only. */
export const platformCoupons = [
  coupon("SALAAM5", "Welcome to HalalGo", fixed(500), [-120, 240], "$5 off your first order over $25.", {
    minimum: 2500,
    firstOrder: true,
  }),
  coupon("SEVEN7", "Seven for everyone", percent(7), [-10, 50], "7% off, up to $7.", {
    minimum: 2000,
    most: 700,
    perUser: 3,
  }),
  coupon("EID10", "Eid together", percent(10), [-1, 6], "10% off for Eid, up to $15.", {
    minimum: 3000,
    most: 1500,
    perUser: 2,
  }),
  coupon("NEWYEAR8", "New year, new kitchens", percent(8), [30, 45], "8% off, up to $10, from January.", {
    minimum: 2500,
    most: 1000,
  }),
  coupon("AUTUMN6", "Autumn table", fixed(600), [-90, -20], "$6 off orders over $40.", { minimum: 4000 }),
  coupon("PAUSED9", "Paused offer", percent(9), [-30, 60], "9% off, switched off for now.", { most: 900, off: true }),
];
