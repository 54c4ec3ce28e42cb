/**
 * [FIND-11] What people leave out of a dish ("no onion", "egg free", "pizza without cheese") where dishes carry no mark for it. A
 * line is a family, as in ./index.ts: names of one thing; behind an arrow what contains it whatever else its name says. To add one,
 * add a line. What a mark stands for (nuts, gluten, dairy, meat, alcohol) is in ./diets-and-marks.ts instead; words before and
 * behind these ("red onions", "cheese sauce") are in ./around-avoided.ts.
 */
export const avoidedIngredients = `
egg, eggs, anda, yumurta, baid, huevo, huevos, oeuf, oeufs, eier, بيض, بيضة, انڈا, انڈے, ডিম, अंडा
egg -> omelette, omelet, menemen, shakshuka, cilbir, frittata, quiche, mayonnaise, mayo, meringue, custard
onion, onions, zwiebel, zwiebeln, pyaz, piyaz, pyaaz, soğan, basal, cebolla, oignon, بصل, پیاز, পেঁয়াজ, प्याज
onion -> dopiaza, do pyaza, birista, shallot, shallots, scallion, scallions, spring onion
shallot, shallots
scallion, scallions, spring onion, spring onions, green onion, green onions, taze soğan
leek, leeks, pırasa, gandana
chive, chives
garlic, knoblauch, lahsun, lehsun, sarimsak, thum, ajo, ثوم, لہسن, রসুন, लहसुन
garlic -> toum, aioli, garlicky
onion garlic, onion and garlic, onions and garlic
onion garlic -> onion, garlic
cheese, cheesy, käse, peynir, jibneh, jebne, keju, fromage, queso, جبن, جبنة, پنیر
goat cheese, goats cheese, chevre
cheese -> mozzarella, cheddar, feta, halloumi, paneer, parmesan, ricotta, mascarpone, gouda, provolone, kashar, formaggi, cheeseburger, cheesecake, cheesesteak, margherita, caprese, quesadilla, kunafa, künefe
butter, ghee, makhan, tereyağı
cream, creamy, malai, kaymak
yogurt, yoghurt, yoğurt, dahi, laban, raita
mushroom, mushrooms, mantar, khumbi
tomato, tomatoes, tamatar, domates, tomate, tomates, طماطم, بندورة, ٹماٹر
cilantro, coriander, dhania
basil, tulsi, fesleğen, reyhan
parsley, maydanoz, baqdunis
dill, dereotu, shibit
oregano, kekik
thyme, zaatar, za'atar
rosemary
lemongrass, lemon grass
cumin, zeera, jeera, kimyon, kammun
turmeric, haldi, zerdeçal, kurkum
saffron, zafran, kesar, safran
cardamom, elaichi, kakule
cinnamon, darchini, tarçın, qirfa
fenugreek, methi, qasuri methi
sumac, somak
fennel, saunf, rezene
clove, cloves, laung
vanilla, vanille
pepper, peppers, capsicum, bell pepper, biber
black pepper, kali mirch
jalapeno, jalapenos
chilli, chili, chile, chillies, mirchi, mirch
spicy, hot and spicy, very spicy, extra spicy, too spicy, extra hot, very hot, fiery, picante, pedas, acı, acılı, teekha, tikha, mirchi
spicy -> hot sauce, hot wings, chilli heat, jalapeno, jalapenos, buffalo sauce, buffalo wings
hot -> spicy
hot sauce, sriracha, tabasco
spice, spices, baharat, masaledar
olive, olives, zeytin
pickle, pickles, achar, turşu
lettuce, iceberg
cucumber, cucumbers, kheera, salatalık
celery
ketchup
mayo, mayonnaise, mayonaise
mustard
coconut, nariyal, narkel
sesame, tahini, tahina, til
sesame -> hummus, halva, baba ghanoush
soy, soya, soy sauce, tofu, edamame
corn, maize, makai
potato, potatoes, aloo, alu, batata
potato -> fries
bean, beans, fasulye, lobia
lentil, lentils, daal, dal, mercimek
chickpea, chickpeas, chana, nohut
chickpea -> hummus, falafel
pea, peas, matar, mutter, mattar
eggplant, aubergine, baingan, patlıcan, badenjan
spinach, palak, ıspanak
cabbage
kale
broccoli
cauliflower, gobi, karnabahar
zucchini, courgette, courgettes, kabak
radish, radishes, mooli, turp
beet, beets, beetroot, beetroots, pancar, chukandar
turnip, turnips, shalgam, şalgam
okra, bhindi, bamya, bamia
asparagus
artichoke, artichokes
arugula, rocket, roka
caper, capers
truffle, truffles
anchovy, anchovies, hamsi
lemon, lemons, limon, nimbu
lime, limes
carrot, carrots, gajar
raisin, raisins, kishmish
ginger, adrak
mint, pudina
honey, bal, shahad
rose water, rosewater, gül suyu, gulab jal
rose water -> rose
blossom water, orange blossom water
sugar, şeker, cheeni
salt, tuz, namak
gelatine, gelatin, jelatin
caffeine
caffeine -> coffee, tea, chai, espresso, latte, cappuccino, cola
msg, ajinomoto
avocado, guacamole
pineapple
banana, bananas
strawberry, strawberries
raspberry, raspberries
blueberry, blueberries
caramel, karamel
barley, arpa
semolina, suji, sooji, irmik
yeast, maya
vinegar, sirke
oil, yağ
palm oil
flour, maida
corn syrup
carb, carbs
shellfish
shellfish -> shrimp, prawn, crab, lobster, calamari, squid, mussel, clam, oyster, scallop
bone, bones
skin, skins
bun, buns
ice
whipped cream
crust
dressing
gravy
`;

/** What is also ordered for itself: after a comma or "and" it is something else that is looked for, "no onion, rice". */
export const avoidedFoods = `
rice, chawal, pirinç, ruz, pilav
oat, oats, oatmeal, yulaf
quinoa, kinoa
chocolate, cocoa, cacao, çikolata
coffee, espresso, kahve, qahwa
apple, apples, elma
mango, mangos, mangoes, aam
orange, oranges, portakal
grape, grapes, üzüm
pomegranate, pomegranates, anar, nar
date, dates, khajoor, khajur, hurma
fig, figs, anjeer, incir
pear, pears, armut
peach, peaches, şeftali
cherry, cherries, vişne
kiwi, kiwis
watermelon, karpuz
apricot, apricots, kayısı
prune, prunes, plum, plums
ice cream, dondurma
garlic bread
hot chocolate
hot dog, hot dogs, hotdog
onion ring, onion rings
onion bhaji, onion bhajis
egg roll, egg rolls
`;

/** After another ingredient these are something else that is looked for: "no onion, chicken"; after one of these not: "no pork or beef". */
export const avoidedMeats = `
fish, fishes, samak, machli, machhli, balık, mahi, pescado, سمك, مچھلی, মাছ, मछली
fish -> salmon, tuna, cod, sea bass, sea bream, tilapia, trout, anchovy, anchovies, haddock, whiting, sardine, catfish, mackerel, branzino, halibut, snapper, pomfret, hilsa, masgouf, taramosalata
seafood, sea food, deniz ürünleri
seafood -> fish, shellfish, salmon, tuna, cod, sea bass, sea bream, tilapia, trout, anchovy, haddock, whiting, sardine, catfish, mackerel, branzino, halibut, snapper, pomfret, hilsa, masgouf, shrimp, prawn, crab, lobster, calamari, squid, mussel, clam, oyster, scallop, octopus
shrimp, shrimps, prawn, prawns, jhinga, karides, rubyan
crab, crabs
pork, porc, domuz, carnitas, prosciutto
chicken, chiken, murgh, murg, dajaj, tavuk, piliç, ayam, pollo, joojeh, دجاج, چکن, مرغ, মুরগি, चिकन
chicken -> broast, tandoori murgh
beef, dana, sığır, daging, carne, بقر
beef -> brisket, pepperoni, sucuk, bulgogi
lamb, mutton, gosht, kuzu, ghanam, غنم, خروف, مٹن
lamb -> goat, koobideh
goat, bakri
turkey, hindi
veal
duck, ördek
bacon
ham, jambon
sausage, sausages, sosis
pepperoni
salami, salam
sucuk, sujuk
steak, steaks
quail
rabbit
camel
salmon, somon
tuna, ton balığı
calamari, squid, kalamar
lobster, ıstakoz
red meat, kırmızı et
red meat -> beef, lamb, mutton, gosht, goat, veal, steak, koobideh
liver, kaleji, kibda, ciğer
`;
