import { data } from "@remix-run/node";

const notFound = () => data({ code: "not_found" }, 404);

/** Handles every unknown URL. */
export const loader = () => {
  throw notFound();
};
export const action = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
