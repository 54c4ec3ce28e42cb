import type { Query } from "./reading";

/**
 * Text in Cyrillic and in the scripts of India in Latin letters, as its sounds are spelled: "хумус" as "khumus", "पास्ता" as "pasta". What families
 * do not list is then found as a misspelling.
 */

const cyrillic: Readonly<Record<string, string>> = {
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ж: "zh",
  з: "z",
  и: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "h",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "sh",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "yu",
  я: "ya",
  ђ: "dj",
  є: "ye",
  ѕ: "dz",
  і: "i",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  џ: "dz",
  ғ: "gh",
  қ: "q",
  ң: "ng",
  ү: "u",
  ұ: "u",
  ҳ: "h",
  ҷ: "j",
  ә: "a",
  ө: "o",
};

/** Where the blocks of Devanagari, Bengali, Gurmukhi, Gujarati, Oriya, Tamil, Telugu, Kannada and Malayalam begin and end; each has a sound at the same place. */
const [indicStart, indicEnd, blockSize] = [0x0900, 0x0d80, 0x80];
const vowels = "a a i ee u oo ri li e e e ai o o o au".split(" ");
const consonants = "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(" ");
const vowelSigns = "a i ee u oo ri ri e e e ai o o o au".split(" ");
/** Places in a block: of vowels, of consonants, of the dot below them, of the vowels' signs, and of the sign that takes a consonant its vowel. */
const places = {
  vowel: 0x05,
  consonant: 0x15,
  dot: 0x3c,
  sign: 0x3e,
  none: 0x4d,
  doubled: 0x71,
  nasal: [0x01, 0x02, 0x70],
};

/** The word in Latin letters; null for one of another script. */
export function toLatin(word: string): string | null {
  const letters = [...word];
  if (letters.every((letter) => letter in cyrillic)) return letters.map((letter) => cyrillic[letter]).join("");
  // Normalised text has some vowels in two signs, and the dot below a consonant apart from it.
  const codes = [...word.normalize("NFC")].map((letter) => letter.codePointAt(0) ?? 0);
  return codes.every((code) => code >= indicStart && code < indicEnd) ? readIndic(codes) : null;
}

/** A consonant carries an "a" unless a vowel or another consonant follows it; the last one of a word is bare. */
function readIndic(codes: readonly number[]): string {
  const at = codes.map((code) => (code - indicStart) % blockSize).filter((place) => place !== places.dot);
  const isSign = (place: number | undefined) => place !== undefined && place >= places.sign && place <= places.none;
  return at
    .map((place, index) => {
      if (places.nasal.includes(place)) return "n";
      // Gurmukhi's sign for a doubled consonant.
      if (place === places.doubled) return consonants[(at[index + 1] ?? 0) - places.consonant]?.charAt(0) ?? "";
      const consonant = consonants[place - places.consonant];
      if (consonant !== undefined) return consonant + (index === at.length - 1 || isSign(at[index + 1]) ? "" : "a");
      return vowels[place - places.vowel] ?? vowelSigns[place - places.sign] ?? "";
    })
    .join("")
    .replace(/ee$/, "i");
}

/** The query with Latin letters for words of other scripts; null where there are none. */
export function inLatin(query: Query): Query | null {
  const words = query.words.map((word) => toLatin(word) || word);
  return words.some((word, at) => word !== query.words[at]) ? { ...query, words, text: words.join(" ") } : null;
}
