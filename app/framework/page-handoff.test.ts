import { createRequestHandler } from "@remix-run/node";
import { decode } from "turbo-stream";
import { expect, test } from "vitest";
import { remixBuild } from "@tests/support/remix-build";
import { encodeUnlessCancelled, writePagesLate } from "./page-handoff.server";

/** Data that tells whether it was read. */
const data = () => {
  const told = { wasRead: false };
  const value = {
    get name() {
      told.wasRead = true;
      return "Falafel";
    },
  };
  return { value, told };
};

test("what is cancelled at once is not written down", async () => {
  const { value, told } = data();
  await encodeUnlessCancelled(value).cancel();
  await new Promise(setImmediate);
  expect(told.wasRead).toBe(false);
});

test("else it is what it was, with what comes later and what fails", async () => {
  const later = Promise.resolve("soon");
  const failing = Promise.reject(new Error("No kitchen"));
  const { value, done } = await decode(encodeUnlessCancelled({ ...data().value, later, failing }));
  expect(value).toMatchObject({ name: "Falafel" });
  const { later: came, failing: failed } = Object(value);
  await expect(came).resolves.toBe("soon");
  await expect(failed).rejects.toThrow("No kitchen");
  await done;
});

test("Remix writes a page's data so", async () => {
  writePagesLate();
  const { value, told } = data();
  const pages = remixBuild({ landing: { index: true, loader: () => value } });
  const sendAgain: typeof pages.entry.module.default = (_request, _status, _headers, { serverHandoffStream }) => {
    void serverHandoffStream?.cancel();
    return new Response("as before");
  };
  const build = { ...pages, entry: { module: { ...pages.entry.module, default: sendAgain } } };
  const answer = await createRequestHandler(build, "production")(new Request("http://app/"));
  expect(await answer.text()).toBe("as before");
  expect(told.wasRead).toBe(false);
});
