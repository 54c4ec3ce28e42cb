/**
 * [FIND-11] What people leave out of a dish ("no onion", "egg free", "pizza without cheese") where dishes carry no mark for it. A
 * line is a family, as in ./index.ts: names of one thing; behind an arrow what contains it whatever else its name says. To add one,
 * add a line. What a mark stands for (nuts, gluten, dairy, meat, alcohol) is in ./diets-and-marks.ts instead.
 */
export const avoidedIngredients = `
egg, eggs, anda, yumurta, baid, huevo, huevos, oeuf, oeufs
egg -> omelette, omelet, menemen, shakshuka, cilbir, frittata, quiche, mayonnaise, mayo, meringue, custard
onion, onions, pyaz, piyaz, pyaaz, soğan, basal, cebolla, oignon
onion -> dopiaza, do pyaza
garlic, lahsun, lehsun, sarimsak, thum, ajo
garlic -> toum, aioli, garlicky
onion garlic, onion and garlic, onions and garlic
onion garlic -> onion, garlic
cheese, cheesy, peynir, jibneh, jebne, keju, fromage, queso
cheese -> mozzarella, cheddar, feta, halloumi, paneer, parmesan, ricotta, mascarpone, gouda, provolone, kashar, formaggi, cheeseburger, cheesecake, cheesesteak, margherita, caprese, quesadilla, kunafa, künefe
butter, ghee, makhan, tereyağı
cream, creamy, malai, kaymak
yogurt, yoghurt, yoğurt, dahi, laban, raita
mushroom, mushrooms, mantar, khumbi
tomato, tomatoes, tamatar, domates
cilantro, coriander, dhania
pepper, peppers, capsicum, bell pepper
jalapeno, jalapenos
chilli, chili, chile, chillies, mirchi, mirch
spice, spicy, spices, hot spice, acılı, masaledar
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
pea, peas, matar
eggplant, aubergine, baingan, patlıcan, badenjan
spinach, palak, ıspanak
cabbage
carrot, carrots, gajar
raisin, raisins, kishmish
ginger, adrak
mint, pudina
honey, bal, shahad
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
`;

/** After a comma these are something else that is looked for: "no onion, chicken". */
export const avoidedMeats = `
fish, fishes, samak, machli, machhli, balık, mahi, pescado
fish -> salmon, tuna, cod, sea bass, sea bream, tilapia, trout, anchovy, anchovies, haddock, whiting, sardine, catfish, mackerel, branzino, halibut, snapper, pomfret, hilsa, masgouf, taramosalata
seafood, sea food, deniz ürünleri
seafood -> fish, shellfish, salmon, tuna, cod, sea bass, sea bream, tilapia, trout, anchovy, haddock, whiting, sardine, catfish, mackerel, branzino, halibut, snapper, pomfret, hilsa, masgouf, shrimp, prawn, crab, lobster, calamari, squid, mussel, clam, oyster, scallop, octopus
shellfish
shellfish -> shrimp, prawn, crab, lobster, calamari, squid, mussel, clam, oyster, scallop
shrimp, shrimps, prawn, prawns, jhinga, karides, rubyan
crab, crabs
pork, porc, domuz, carnitas, prosciutto
chicken, chiken, murgh, murg, dajaj, tavuk, piliç, ayam, pollo, joojeh
chicken -> broast, tandoori murgh
beef, dana, sığır, daging, carne
beef -> brisket, pepperoni, sucuk, bulgogi
lamb, mutton, gosht, kuzu, ghanam
lamb -> goat, koobideh
goat, bakri
turkey, hindi
veal
duck, ördek
liver, kaleji, kibda, ciğer
`;
