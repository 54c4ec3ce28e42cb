import { expect, test } from "vitest";
import { createStreamLimit } from "./stream-limit";

test("a person holds so many streams at once, and as many again once they are closed", () => {
  const limit = createStreamLimit({ person: 2 });
  const first = limit.open("a", "203.0.113.1");
  expect(limit.open("a", "203.0.113.2")).not.toBeNull();
  expect(limit.open("a", "203.0.113.3")).toBeNull();
  expect(limit.open("b", "203.0.113.3")).not.toBeNull();
  first?.();
  first?.();
  expect(limit.open("a", "203.0.113.1")).not.toBeNull();
  expect(limit.open("a", "203.0.113.1")).toBeNull();
});

test("an address holds so many, whoever they are; IPv6 by its first 64 bits", () => {
  const limit = createStreamLimit({ address: 1 });
  expect(limit.open("a", "2001:db8::1")).not.toBeNull();
  expect(limit.open("b", "2001:db8::2")).toBeNull();
  expect(limit.open("b", "2001:db8:0:1::2")).not.toBeNull();
});

test("what was refused counts for nobody", () => {
  const limit = createStreamLimit({ person: 2, address: 1 });
  const close = limit.open("a", "203.0.113.1");
  expect(limit.open("a", "203.0.113.1")).toBeNull();
  expect(limit.open("a", "203.0.113.1")).toBeNull();
  close?.();
  expect(limit.open("a", "203.0.113.1")).not.toBeNull();
});

test("this very machine and nobody's address are not counted", () => {
  const limit = createStreamLimit({ address: 1 });
  for (const address of ["127.0.0.1", "::1", "unknown"])
    for (const person of ["a", "b"]) expect(limit.open(person, address)).not.toBeNull();
});
