import { RemixBrowser } from "@remix-run/react";
import { encode } from "turbo-stream";
import { afterEach, expect, test, vi } from "vitest";
import { pageDataDecoded } from "./page-data";

afterEach(() => void vi.unstubAllGlobals());

test("RemixBrowser throws a promise until the page's data is decoded, and none once it is", async () => {
  const state = { loaderData: { root: { name: "Grillhaus" } } };
  const remix: Record<string, unknown> = {
    future: { v3_singleFetch: true },
    stream: encode(state),
  };
  vi.stubGlobal("window", { __remixContext: remix });
  expect(thrownBy(() => RemixBrowser({}))).toBeInstanceOf(Promise);
  expect(remix.state).toBeUndefined();
  await pageDataDecoded();
  expect(remix.state).toEqual(state);
  expect(thrownBy(() => RemixBrowser({}))).not.toBeInstanceOf(Promise);
});

function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (thrown) {
    return thrown;
  }
  return null;
}
