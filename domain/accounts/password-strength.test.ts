import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength";

test.each([
  ["", 1],
  ["short1!", 1],
  ["aaaaaaaaaaaaaaaa", 1],
  ["abcdefghijklmnop", 1],
  ["1234567890", 1],
  ["Password123", 1],
  ["P@ssw0rd!", 1],
  ["k7wm2xpf", 2],
  ["lentilsoup", 2],
  ["a long password", 4],
  ["Tr4m-oXen9", 3],
  ["correct horse battery", 4],
  // A letter of one kind is worth 4.75 bits: fair from 9 on, good from 12, strong from 16.
  ["kdmwzrgt", 1],
  ["kdmwzrgtq", 2],
  ["kdmwzrgtqjx", 2],
  ["kdmwzrgtqjxp", 3],
  ["kdmwzrgtqjxpfvn", 3],
  ["kdmwzrgtqjxpfvnb", 4],
  // Strong enough but for its length.
  ["k7Wm2!x", 1],
  // Common words count for nothing, however their letters are written.
  ["pa$$w0rdkdmwzrgtq", 2],
  ["W3lcome!", 2],
  ["Welcome1", 1],
  // Neighbors and repetitions count once.
  ["aabbccddeeffgghh", 1],
  ["zyxwvutsrqponmlk", 1],
])("%j is of strength %i", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test("a password never gets weaker by what is added to it", () => {
  const longest = "Zk9!mq-Lantern_4u";
  const strengths = Array.from({ length: longest.length }, (_, end) => passwordStrength(longest.slice(0, end + 1)));
  expect(strengths).toEqual(strengths.toSorted());
  expect(strengths.at(-1)).toBe(4);
});
