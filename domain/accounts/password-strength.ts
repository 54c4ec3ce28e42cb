/** How hard a password is to guess, from 1 (weak) to 4 (strong). A hint for people; the rules are its length and ./common-passwords. */
export type PasswordStrength = 1 | 2 | 3 | 4;

/** Common beginnings of passwords. */
export const commonPrefixes = [
  "password",
  "passwort",
  "qwerty",
  "letmein",
  "welcome",
  "iloveyou",
  "admin",
  "halal",
  "123456",
  "abc123",
];
/** The size of the alphabet of each kind of character used. */
const alphabets: [kind: RegExp, size: number][] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d]/, 33],
];
/** The minimum bits for fair, good, strong. */
const steps = [40, 56, 72];

/**
 * Counts bits: every character that does not repeat or continue its predecessor (aaa, abc, 321) adds the bits of its alphabet.
 * Passwords with a common beginning are weak whatever follows.
 */
export function passwordStrength(password: string): PasswordStrength {
  const plain = password.toLowerCase().replaceAll("0", "o").replaceAll("@", "a").replaceAll("$", "s");
  const beginning = commonPrefixes.find((word) => plain.startsWith(word.replaceAll("0", "o")));
  const counted = beginning ? password.slice(beginning.length) : password;
  const codes = [...counted].map((character) => character.codePointAt(0) ?? 0);
  const surprising = codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1);
  const alphabet = alphabets.reduce((sum, [kind, size]) => (kind.test(counted) ? sum + size : sum), 1);
  const bits = surprising.length * Math.log2(alphabet);
  if (password.length < 8 || bits < (steps[0] ?? 0)) return 1;
  if (bits < (steps[1] ?? 0)) return 2;
  return bits < (steps[2] ?? 0) ? 3 : 4;
}
