const start = String.raw`(?<![\p{L}\p{N}])`;
const end = String.raw`(?![\p{L}\p{N}])`;
const numberFirst = new RegExp(String.raw`${start}(\d+)(\p{L}{2,})${end}`, "gu");
const numberLast = new RegExp(String.raw`${start}(\p{L}{3,})(\d+)${end}`, "gu");

/** Arabic letters that Latin ones lack, as they are typed in chats, and how transliterations write them. */
const chatLetters = new Map([
  ["2", ""],
  ["3", ""],
  ["5", "kh"],
  ["6", "t"],
  ["7", "h"],
  ["8", "q"],
  ["9", "s"],
]);
/** Only where a digit stands between letters: "7up" is none. */
const chatWord = /(?<![\p{L}\p{N}])(?=\p{L}*\d\p{L})[a-z][a-z\d]{3,}(?![\p{L}\p{N}])/giu;

/**
 * [FIND-11] Numbers that are typed together with a word are parted from it: "12pc chicken", "chicken65", "under10". Digits within a word are letters
 * of the Arabic chat alphabet: "na3na3" is "nana".
 */
export const readDigits = (text: string): string =>
  text
    .replace(numberFirst, "$1 $2")
    .replace(numberLast, "$1 $2")
    .replace(chatWord, (word) => word.replace(/\d/g, (digit) => chatLetters.get(digit) ?? digit));
