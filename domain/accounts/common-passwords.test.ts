import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords";

test.each([
  ..."password Password1 p@ssw0rd! passwordpassword 123password 12345678 00000000 11223344 1qaz2wsx qwerty123".split(
    " ",
  ),
  ..."QWERTYUIOP asdfghjkl zyxwvuts abcdefgh iloveyou1 welcome2026 Ramadan2026! halalgo1 admin1234 letmein! trustno1".split(
    " ",
  ),
  ..."football99 19900101 abcabcabc !!!!!!!! 2026-11-22".split(" "),
])("%s is among those that guessing begins with", (password) => expect(isCommonPassword(password)).toBe(true));

test.each([
  ..."halalgo-demo correct-horse tulip7garden x8Kd-29sLq Anatolia-Oven-12 qwerty-meets-kebab 481516234289144".split(
    " ",
  ),
  "correct horse",
  "new password",
  "a password of mine",
  "пароль на двоих",
])("%s is not", (password) => expect(isCommonPassword(password)).toBe(false));
