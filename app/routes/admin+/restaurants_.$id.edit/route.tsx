import { useLoaderData, useParams } from "@remix-run/react";
import { deskPaths } from "~/lib/desk-paths";
import { EditPanel } from "./edit-panel";
import type { loader } from "./edit-page.server";

export { action, loader } from "./edit-page.server";

export const meta = () => [{ title: "Edit Restaurant Details · HalalGo" }];

/** [ADMIN-17] */
export default function EditRestaurant() {
  const page = useLoaderData<typeof loader>();
  const { id = "" } = useParams();
  return <EditPanel key={id} page={page} closeHref={deskPaths.adminRestaurant(id)} />;
}
