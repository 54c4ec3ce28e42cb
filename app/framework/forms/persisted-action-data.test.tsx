import { useActionData } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider, UNSAFE_DataRouterStateContext as RouterState } from "react-router";
import { expect, test } from "vitest";
import { PersistedActionData } from "./persisted-action-data";

const Answer = () => <p>{useActionData<string>() ?? "none"}</p>;
const page = (
  <PersistedActionData>
    <Answer />
  </PersistedActionData>
);
const makeRouter = (element = page) =>
  createMemoryRouter([{ id: "page", path: "/", element, action: () => "refused", loader: () => null }]);
const getMarkup = (router: ReturnType<typeof makeRouter>) => renderToStaticMarkup(<RouterProvider router={router} />);

test("the router forgets an action's answer when it loads anew, on the same page", async () => {
  const router = makeRouter();
  await router.navigate("/", { formMethod: "post", formData: new FormData() });
  const { key } = router.state.location;
  expect(router.state.actionData).toEqual({ page: "refused" });
  expect(getMarkup(router)).toBe("<p>refused</p>");
  router.revalidate();
  await expect.poll(() => router.state.revalidation).toBe("idle");
  expect(router.state.actionData).toBeNull();
  expect(router.state.location.key).toBe(key);
});

test("useActionData reads what is provided in the router's own context", async () => {
  const Provided = () => (
    <RouterState.Consumer>
      {(state) =>
        state && <RouterState.Provider value={{ ...state, actionData: { page: "kept" } }}>{page}</RouterState.Provider>
      }
    </RouterState.Consumer>
  );
  const router = makeRouter(<Provided />);
  await expect.poll(() => router.state.initialized).toBe(true);
  expect(getMarkup(router)).toBe("<p>kept</p>");
});
