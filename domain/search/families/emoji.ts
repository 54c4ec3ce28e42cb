/** Emoji of food, and the words they are read as. */
const lines = `
🍕 pizza
🍔 burger
🍟 fries
🌭 hot dog
🌮 taco
🌯 wrap
🥙 falafel wrap
🧆 falafel
🥪 sandwich
🥗 salad
🍗 fried chicken
🍖 ribs
🥩 steak
🍢 skewers
🍡 skewers
🍛 curry
🍚 rice
🍜 noodle soup
🍝 pasta
🍲 stew
🥘 tagine
🫕 mezze
🥟 dumplings
🍤 shrimp
🦐 shrimp
🐟 fish
🍳 eggs
🥚 eggs
🥞 pancakes
🧇 waffle
🥐 croissant
🥖 baguette
🍞 bread
🫓 naan
🥨 pretzel
🧀 cheese
🍅 tomato
🍆 aubergine
🥔 potato
🌽 corn
🫒 olives
🍓 strawberry
🥭 mango
🥥 coconut
🌴 dates
🍩 doughnut
🍪 cookie
🎂 cake
🍰 cake
🧁 cake
🥧 pie
🍮 custard
🍫 chocolate
🍨 ice cream
🍦 ice cream
🍧 shaved ice
🍯 honey
🥛 milk
☕ coffee
🍵 tea
🫖 tea
🧋 boba tea
🥤 drinks
🧃 juice
📖 quran
📿 prayer beads
`;

export const emojiWords: ReadonlyMap<string, string> = new Map(
  lines.split("\n").flatMap((line) => {
    const [sign = "", ...words] = line.trim().split(" ");
    return sign ? [[sign, words.join(" ")] as const] : [];
  }),
);
