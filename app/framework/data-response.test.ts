import { data, redirect } from "@remix-run/node";
import { expect, test } from "vitest";
import { findError } from "./data-response.server";

test("what an answer of Remix's says went wrong is read", () => {
  expect(findError(data({ message: "Grillhaus is closed" }, 409))).toEqual({
    status: 409,
    message: "Grillhaus is closed.",
  });
  expect(findError(data({ message: "Something went wrong", reference: "r-1" }, { status: 500 }))).toEqual({
    status: 500,
    message: "Something went wrong. Reference number r-1.",
  });
  expect(findError(data(null, 422))).toEqual({ status: 422, message: "That did not work." });
  expect(findError(new Response("No", { status: 404 }))).toEqual({ status: 404, message: "That did not work." });
});

test("an answer that leads elsewhere, or went well, is no error", () => {
  const answers = [
    redirect("/auth/login"),
    data({ message: "Saved" }, 200),
    data({ message: "Saved" }),
    { status: 500 },
    null,
  ];
  expect(answers.map(findError)).toEqual(answers.map(() => null));
});
