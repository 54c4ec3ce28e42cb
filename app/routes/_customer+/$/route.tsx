import { data } from "@remix-run/node";

const nothingHere = () => data({ code: "not_found" }, 404);

/** Every address that is no page. */
export const loader = () => {
  throw nothingHere();
};
export const action = () => {
  throw nothingHere();
};

export default function NotFound() {
  return null;
}
