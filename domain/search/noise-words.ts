import { isSpelling } from "./known-spellings";
import { maxPhraseWords, maxQueryWords } from "./reading";

/** The maximum number of words read. */
export const maxWordsRead = 40;

/** Words that do not describe a dish; kept if there are no others. */
const noise = new Set(
  (
    "a an and the of in on at for from to with my me some any i im am under below above than max price want need have near nearby nearest around close here best good great " +
    "top cheap tasty delicious yummy fresh halal zabiha food foods restaurant restaurants place places order online delivery deliver " +
    "delivered pickup takeout takeaway open now today tonight n ve w shop shops store stores spot spots joint joints cuisine dish dishes menu " +
    "house combo combos over dinner eat eats get can where is are that this please or nor ni veya oder without want something anything somewhere style kitchen people person persons guests " +
    "there do does you your we us our it be who has had how what whats which when would could should will can let lets give show find look looking " +
    "buy got sell sells serve serves serving sold make makes made asap pls plz hello hi hey maybe also just really warm cold day bag bags bottle bottles jar jars packet packets cup cups glass " +
    "de del con du les au aux al el la los las le un una une und horno из с mit wala wali dengan pour para por " +
    "yemek yemekler khana khabar makanan chakula cunto essen nourriture еда еду طعام اكل غذا کھانا खाना খাবার ya wa iyo"
  ).split(" "),
);

export const isNoise = (word: string): boolean => noise.has(word);

/** In Urdu "with" ("daal wali"), in Swahili rice, which is what it means alone. */
const dishAlone = "wali";

/** Whether these words, all that is looked for, name a dish although they say nothing beside others. */
export const isDishAlone = (words: readonly string[]): boolean => words.length === 1 && words[0] === dishAlone;

/** Beside others these mean halal, as "zabiha" does; alone they ask for meat slaughtered by hand. */
const noiseBesideOthers = new Set(["zabihah", "dhabihah", "zabeeha"]);

const isDropped = (word: string): boolean => isNoise(word) || noiseBesideOthers.has(word);

/** The places of the words that count: no noise words, unless they are part of a known phrase: "sea food", "mac and cheese". */
export function listCountingPlaces(words: readonly string[]): number[] {
  const places = words.map((_, at) => at);
  const counting = [isDropped, isNoise].map((isLeftOut) =>
    places.filter((at) => !isLeftOut(words[at] ?? "") || isInPhrase(words, at)),
  );
  return (counting.find(({ length }) => length > 0) ?? places).slice(0, maxQueryWords);
}

/** Whether a noise word belongs to a known phrase with other words. */
export function isInPhrase(words: readonly string[], at: number): boolean {
  for (let start = Math.max(0, at - maxPhraseWords + 1); start <= at; start += 1) {
    for (let end = Math.max(at + 1, start + 2); end <= Math.min(words.length, start + maxPhraseWords); end += 1) {
      const phrase = words.slice(start, end);
      if (!phrase.every(isDropped) && isSpelling(phrase)) return true;
    }
  }
  return false;
}
