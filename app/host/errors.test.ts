import { expect, test } from "vitest";
import { errorStatus } from "@domain/contract/errors";
import { HostError, isHostError, toHostError, UpstreamError, formRefusal } from "./errors";

const ours = (code: string) => ({ success: false, code, message: "No.", errors: { city: "Which city?" } });

test.each(Object.entries(errorStatus))("a refusal with code %s keeps it", (code, status) => {
  const error = toHostError(status, ours(code), true);
  expect(error).toMatchObject({ code, message: "No.", errors: { city: "Which city?" } });
  expect(error.status).toBe(code === "internal" ? 502 : status);
});

test.each([
  [400, "validation_failed"],
  [401, "unauthenticated"],
  [403, "forbidden"],
  [404, "not_found"],
  [408, "timeout"],
  [410, "not_found"],
  [418, "conflict"],
  [429, "rate_limited"],
  [302, "invalid_response"],
  [500, "internal"],
  [502, "invalid_response"],
  [503, "unreachable"],
  [504, "timeout"],
])("another host's %i is %s", (status, code) => {
  expect(toHostError(status, { error: "Their words" }, false).code).toBe(code);
  expect(toHostError(status, "<html>", false).hostMessage).toBeNull();
});

test("[ERR-2] another host's sentence is shown, but not what its fault says", () => {
  expect(toHostError(409, { message: "Already there" }, false).hostMessage).toBe("Already there");
  expect(toHostError(500, { message: "NullPointerException at x.java" }, false).message).toBe("Something went wrong");
});

test.each([404, 405, 501])(
  "[HOST-5] %i to an extended call without a code of ours: the host lacks the call",
  (status) => {
    expect(toHostError(status, { message: "Cannot GET /favourites" }, true).code).toBe("unsupported");
    expect(toHostError(status, null, true).code).toBe("unsupported");
    expect(toHostError(status, null, false).code).not.toBe("unsupported");
  },
);

test("[HOST-5] an extended call's own not_found is an entity that is not there", () => {
  expect(toHostError(404, ours("not_found"), true).code).toBe("not_found");
});

test("isHostError tells by code", () => {
  const error = new UpstreamError("is rubbish");
  expect(isHostError(error)).toBe(true);
  expect(isHostError(error, "timeout", "invalid_response")).toBe(true);
  expect(isHostError(error, "timeout")).toBe(false);
  expect(isHostError(new Error("x"))).toBe(false);
});

test("[ERR-2] a form shows the host's sentence, else the action's own, else why there was no answer", () => {
  expect(formRefusal(toHostError(409, { message: "Taken" }, false), "Failed").formErrors).toEqual(["Taken"]);
  expect(formRefusal(toHostError(500, null, false), "Failed").formErrors).toEqual(["Failed"]);
  expect(formRefusal(new HostError("timeout", "Too slow."), "Failed")).toMatchObject({
    status: 504,
    formErrors: ["Too slow."],
  });
  expect(formRefusal(toHostError(404, null, true), "Failed")).toMatchObject({
    status: 501,
    formErrors: ["This is not available here."],
  });
});

test("[ERR-2, FORM-5] a form says that a change may have been made where no clear answer came, and else why not", () => {
  const shown = (status: number) => formRefusal(toHostError(status, "<html>", false), "Failed", "It may be").formErrors;
  expect([302, 408, 500, 502, 503, 504].flatMap(shown)).toEqual(Array(6).fill("It may be"));
  expect([409, 422].flatMap(shown)).toEqual(["Failed", "Failed"]);
  expect(shown(429)).toEqual(["Failed"]);
});

test("[ERR-2] a form without a sentence for it is not said to have failed where something else answered, or nothing that can be read", () => {
  const shown = (status: number) => formRefusal(toHostError(status, "<html>", false), "Failed").formErrors;
  const unclear = expect.stringMatching(/^We got no clear answer: this may or may not have gone through/);
  expect([302, 502].flatMap(shown)).toEqual([unclear, unclear]);
  expect(formRefusal(new UpstreamError("is no JSON"), "Failed").formErrors).toEqual([unclear]);
});

test("[FORM-2] a form shows the host's refusals beside their fields, once", () => {
  expect(formRefusal(toHostError(422, ours("validation_failed"), false))).toEqual({
    status: 422,
    formErrors: [],
    fieldErrors: { city: ["Which city?"] },
  });
});

test("[SESS-11] a form leaves an ended session, and what is not the host's, to be thrown", () => {
  expect(() => formRefusal(toHostError(401, null, false))).toThrow(HostError);
  expect(() => formRefusal(new TypeError("bug"))).toThrow(TypeError);
});
