import { data } from "@remix-run/node";

const notFound = () => data({ code: "not_found" }, 404);

/** Every address that is no page. */
export const loader = () => {
  throw notFound();
};
export const action = () => {
  throw notFound();
};

export default function NotFound() {
  return null;
}
