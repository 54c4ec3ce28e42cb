import {
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useLocation,
  useNavigation,
} from "@remix-run/react";
import { paths } from "~/lib/paths";
import { Dialog } from "~/ui/overlays/dialog";
import { Picture } from "~/ui/picture";
import { ItemForm } from "./item-form";
import type { action, loader } from "./item-page.server";

export { action, loader } from "./item-page.server";

export const meta = ({ data }: { data?: { item: { name: string } } }) =>
  data ? [{ title: `${data.item.name} · HalalGo` }] : [];
export const handle = { frame: { cartBar: false } };

/** A rejected item is not loaded again, so that the dialog stays unchanged. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus !== undefined && actionStatus >= 400 ? false : defaultShouldRevalidate;
}

/** [FORM-4, REST-7…11] The add-to-cart dialog; without JavaScript a page. */
export default function ItemDialog() {
  const { item, addons, marks, choice, key } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const { pathname } = useLocation();
  const menu = pathname.replace(/\/items\/[^/]+\/?$/, "") || paths.home();
  const { state, formMethod, location } = useNavigation();
  // The dish is in the cart: whoever chooses the next one need not wait for the cart's new count.
  if (state === "loading" && formMethod && location.pathname === menu) return null;
  return (
    <Dialog
      title={item.name}
      size="lg"
      closeHref={menu}
      picture={
        item.image && (
          <>
            {/* Phones show the whole picture in a square format, unless it would leave no room for the choices. Only the visible one is loaded. */}
            <Picture
              src={item.image}
              alt=""
              width={400}
              height={400}
              className="rounded-card short:hidden mx-auto mt-5 size-56 shrink-0 md:hidden"
            />
            <Picture
              src={largePicture(item.image)}
              alt=""
              width={500}
              height={740}
              className="shrink-0 max-md:hidden md:w-[40.4%]"
            />
          </>
        )
      }
    >
      <ItemForm
        item={item}
        addons={addons}
        marks={marks}
        initial={actionData?.choice ?? choice}
        formKey={actionData?.key ?? key}
        errors={actionData?.errors ?? {}}
      />
    </Dialog>
  );
}

/** Our own illustrations also exist in a tall format (docs/pictures.md); other pictures are cropped. */
const largePicture = (image: string) => image.replace(/^(\/pictures\/demo\/)item-/, "$1large-");
