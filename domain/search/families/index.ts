import { americanAndEuropean } from "./american-and-european";
import { arab } from "./arab";
import { autocorrected } from "./autocorrected";
import { cyrillic } from "./cyrillic";
import { dietsAndMarks } from "./diets-and-marks";
import { eastAfrican } from "./east-african";
import { everydayWords } from "./everyday-words";
import { groceriesAndCuisines } from "./groceries-and-cuisines";
import { menusInOtherScripts } from "./menus-in-other-scripts";
import { otherScripts } from "./other-scripts";
import { relatedDishes } from "./related-dishes";
import { southAsian } from "./south-asian";
import { southeastAsianAndAfrican } from "./southeast-asian-and-african";
import { persianAndCentralAsian, turkishAndBalkan } from "./turkish-and-persian";
import { westernLanguages } from "./western-languages";

/**
 * [FIND-11] Families of spellings. A line is a family: spellings of one thing, or words for it, with commas between; whoever
 * types one of them finds all. "a -> b, c": who types a finds b and c too, after what is called a; not the other way. Accents and
 * capital letters do not matter, and a word may stand in several lines. Plurals and slips of the finger need no entry: closeness
 * does those. To add a dish, add a line; tests/search measures what it does.
 */
export const familyLists = [
  turkishAndBalkan,
  arab,
  persianAndCentralAsian,
  southAsian,
  southeastAsianAndAfrican,
  eastAfrican,
  americanAndEuropean,
  groceriesAndCuisines,
  dietsAndMarks,
  autocorrected,
  otherScripts,
  cyrillic,
  menusInOtherScripts,
  westernLanguages,
  relatedDishes,
  everydayWords,
];
