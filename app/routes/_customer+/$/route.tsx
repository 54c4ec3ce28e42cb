import { notFoundPage } from "~/lib/not-found-page.server";

/** Handles every unknown URL. */
export const loader = () => {
  throw notFoundPage();
};
export const action = () => {
  throw notFoundPage();
};

export default function NotFound() {
  return null;
}
