import { expect, test } from "vitest";
import { searchWords } from "./normalise";
import { toLatin } from "./transliterate";

test.each([
  ["хумус", "humus"],
  ["чизбургер", "chizburger"],
  ["Фалафель", "falafel"],
  ["पास्ता", "pasta"],
  ["पिज़्ज़ा", "pijja"],
  ["মোমো", "momo"],
  ["চিকেন", "chiken"],
  ["ਸਮੋਸਾ", "samosa"],
  ["ਲੱਸੀ", "lassi"],
  ["ગુલાબ", "gulab"],
  ["பிரியாணி", "piriyani"],
  ["చికెన్", "chiken"],
  ["ബിരിയാണി", "biriyani"],
])("[FIND-11] %s is spelled %s in Latin letters", (word, latin) =>
  expect(searchWords(word).map(toLatin)).toEqual([latin]),
);

test.each(["biryani", "برياني", "炒饭", "4", "хуmус"])("[FIND-11] %s is left as it is", (word) =>
  expect(toLatin(word)).toBeNull(),
);
