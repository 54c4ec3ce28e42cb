import { commonPrefixes } from "./password-strength";

/** Common base words of passwords; digits and signs around them make no difference. */
const words = new Set([
  ...commonPrefixes,
  ..."passw pass passwd password test tester testing guest root user username login master secret changeme default".split(
    " ",
  ),
  ..."qwer qwert qwertyuiop qwertyui asdf asdfgh asdfghjk asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc azerty azertyuiop".split(
    " ",
  ),
  ..."qweasd qweasdzxc zaqwsx dragon monkey sunshine princess football baseball basketball soccer hockey superman".split(
    " ",
  ),
  ..."batman pokemon starwars spiderman michael jordan jessica ashley jennifer charlie daniel andrew joshua matthew".split(
    " ",
  ),
  ..."thomas robert william nicole michelle anthony samantha shadow killer hunter trustno freedom whatever internet".split(
    " ",
  ),
  ..."computer samsung google facebook instagram microsoft apple android windows iphone mustang corvette ferrari".split(
    " ",
  ),
  ..."mercedes porsche harley yankees lakers liverpool arsenal chelsea barcelona realmadrid manchester maverick phoenix".split(
    " ",
  ),
  ..."summer winter spring autumn january february october november december monday friday sunday lovely loveme".split(
    " ",
  ),
  ..."iloveyou iloveu ilove lovelove babygirl butterfly flower purple orange chocolate cookie cheese pepper ginger".split(
    " ",
  ),
  ..."tigger buster jasmine diamond silver golden rainbow angel angels heaven jesus christ mother father family".split(
    " ",
  ),
  ..."halalgo halalfood muhammad mohammed mohamed muhammed ahmed allah alhamdulillah bismillah mashallah inshallah".split(
    " ",
  ),
  ..."islam muslim ramadan pakistan istanbul turkey egypt america newyork california london welcome hello goodbye".split(
    " ",
  ),
  ..."restaurant kitchen pizza burger chicken kebab biryani administrator manager owner staff company business".split(
    " ",
  ),
]);

/** The alphabet, and keys in the order in which fingers run over a keyboard. */
const rows = [
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1qaz2wsx3edc4rfv5tgb",
  "1q2w3e4r5t6y7u8i9o0p",
];
/** The rows in both directions. */
const keyboardWalks = rows.flatMap((row) => [row, [...row].reverse().join("")]);

/** Digits and signs that stand for letters. */
const letters: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * Whether a password is among the first to be guessed: a common word with any digits and signs around or instead of its letters;
 * only a few digits; a keyboard walk; or any of these repeated.
 */
export function isCommonPassword(password: string): boolean {
  const plain = withoutRepetition(password.toLowerCase().normalize("NFKC").replace(/\s/g, ""));
  if (/^[\d\W_]{0,11}$/.test(plain) || plain.length < 4) return true;
  if (keyboardWalks.some((walk) => walk.includes(plain))) return true;
  const core = trimSigns(plain);
  const spelled = toLetters(plain);
  return [core, spelled, trimSigns(spelled), toLetters(core)].some(
    (word) => words.has(word) || (word.length >= 4 && keyboardWalks.some((walk) => walk.includes(word))),
  );
}

/** "abcabc" is "abc", "aaaaaaaa" is "a". */
function withoutRepetition(text: string): string {
  return /^(.+?)\1+$/s.exec(text)?.[1] ?? text;
}

/** Without digits and signs at both ends. */
const trimSigns = (text: string) => text.replace(/^[\d\W_]+|[\d\W_]+$/g, "");

const toLetters = (word: string) => [...word].map((sign) => letters[sign] ?? sign).join("");

export const commonPasswordMessage = "This password is too common. Please choose one that nobody would guess first";
