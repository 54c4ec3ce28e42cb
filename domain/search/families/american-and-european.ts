/** Halal food of America and Europe. How this list reads: see ./index.ts */
export const americanAndEuropean = `
burger, burgers, hamburger, hamburgers, cheeseburger, cheese burger, cheeseburgers, cheezburger, chese burger, chees burger, burgar, burgger, berger, buger, hamberger, hamburgar, burgr, beefburger, smash
smash burger, smashburger, smashed burger, smash burgers, smash, smach burger, smashburgers
classic smash -> smash burger
double smash -> smash burger
philly, philly steak, philly cheesesteak, cheesesteak, cheese steak, philly cheese steak, phily steak, philly chesesteak, philadelphia cheesesteak, cheesestake, cheesteak, phillie
cheesesteak -> steak and cheese
patty melt, pattymelt, paty melt, patti melt
hot dog, hotdog, hot dogs, frankfurter, hotdogs
hot dog -> beef links, turkish sausage
sausage, sausages, sausege, links, sosis, merguez, sucuk, sausag
fries, french fries, chips, frites, frenchfries, potato fries, fris, finger chips, batata, frys, fryes, seasoned fries, french frys, fires, freis, patates kizartmasi, patates kızartması, patates
loaded fries, loaded chips, cheese fries, chilli cheese fries, chili cheese fries, chilly cheese fries, chili fries
chilli, chili, chilly, chile, chillie, mirch, chillies
wings, chicken wings, wing, buffalo wings, hot wings, chickenwings, wingz, winges, buffalo chicken
nuggets, chicken nuggets, nugget, tenders, chicken tenders, chicken strips, chicken fingers, tender
nuggets -> broast, crispy chicken, chicken fillet
crispy chicken, fried chicken sandwich, fried chiken sandwich, fried chicken sandwhich, fried chicken burger, crispy chicken sandwich, chicken sandwich, crispy chicken burger, chicken burger, chicken fillet burger
chicken burger -> zinger
fillet, filet, fillets, file, fillett
mac and cheese, mac n cheese, macaroni and cheese, mac cheese, macaroni cheese, mac & cheese, mac n chees, mac'n'cheese, macncheese, macaroni, mc and cheese, mack and cheese, mac an cheese, mac in cheese
brisket, briskit, brisquet, brisket plate, smoked brisket, briskett, briscuit
ribs, rib, beef ribs, short ribs, beef rib, spare ribs, shortribs, riblets
burnt ends, burned ends, brunt ends
barbecue, bbq, barbeque, bar b que, barbque, b b q, bar b q, bbque, barbicue, barbecued, barbaque
barbecue -> brisket, beef rib, smoked chicken, smoked wings, burnt ends
grill, grilled, grills, gril, charcoal, chargrilled, char grilled, grille, griled
smoked, smoker, smoke, smokey, smoky
fried, fry, deep fried, fryed
roasted, roast, oven roasted
steak, steaks, stake, sirloin, ribeye, rib eye, stek, ribeye steak, rib-eye, rybeye
pizza, pizzas, piza, pizzza, piza pie, pizzeria, pitza, peetza, pissa, pzza, pide pizza, flatbread pizza
margherita, margarita, margerita, margharita, marghareta, margaritta, cheese pizza, margheritta, margarita pizza, margherita pizza
pepperoni, peperoni, peparoni, pepperonni, pepparoni, peproni, pepperonie, peperonni
four cheese, quattro formaggi, quatro formaggi, four cheese pizza, 4 cheese, quattro formagi, quatro formagi, 4 cheese pizza
diavola, diavolo, spicy pizza, diabola
calzone, calzoni, stromboli, strombolli
pasta, pastas, paste noodles, macaroni pasta, psata, passta
spaghetti, spagetti, spagheti, spaggeti, spageti, sphagetti, spagetty, spaghetti pomodoro, spaggetti, sphageti
pomodoro, pomodorro, tomato sauce pasta
alfredo, fettuccine alfredo, fettucine alfredo, chicken alfredo, alfrado, fetuccini alfredo, alfreado
bolognese, bolognaise, ragu, ragù, tagliatelle, beef ragu, meat sauce, spaghetti bolognese, bolognaise pasta, ragout, taglatelle, tagliatele, bolonese
lasagna, lasagne, lasagnia
lasagna -> ragu, pasta
linguine, linguini, linguine pasta, lingvini
caprese, caprisse, capresse, mozzarella tomato salad, capreze, caprice salad
mozzarella, mozarella, mozzarela, mozerella, mozzerella, motzarella, mozarela
mozzarella sticks, cheese sticks, mozz sticks, mozarella sticks, mozzerella stick
garlic knots, garlic knot, garlic bread knots, garlick knots
garlic bread -> garlic knots, focaccia, garlic naan
garlic, garlick, sarimsak, lahsun, thum
focaccia, foccacia, focacia, foccaccia, fokaccia, focachia, foccachia
panna cotta, pannacotta, pana cotta, panacotta, panna cota
tiramisu -> panna cotta
sandwich, sandwiches, sandwhich, sandwitch, sanwich, sammich, sando, sandwichs, sub, subs, hoagie, hoagies, hero sandwich, panini, sandviç, sandwic, sandwish
club sandwich, turkey club, club, smoked turkey club, clubhouse
wrap, wraps, rollwrap, roll wrap, rolls, roll, rap sandwich, burrito, durum
caesar, ceasar, cesar, caeser, ceaser, caesar salad, cesaer, chicken caesar, ceasar wrap
taco, tacos, takko, taco pair
tuna, tuna fish, tunna, ton balık, tuna melt, tona
melt, melts, grilled cheese, toasted cheese, cheese toast, grilled cheese sandwich
toast, tost, toastie, toasty, toasted sandwich
baguette, baguete, bagette, french bread, baguet, bagguette
bagel -> simit
sourdough, sour dough, sour-dough bread, sourdo, country bread, sowerdough, country sourdough
croissant, croissants, crossaint, croisant, cruasan, croissaint, crossant, kruasan, crosant, croisants, crescent roll, coissant, croissent
pretzel, pretzels, pretzle, bretzel, pretsel
doughnut, donut, doughnuts, donuts, dougnut, donat, dunkin, donutt, donughts
cookie, cookies, cooky, biscuit, biscuits, cookey, coockie
brownie, brownies
brownie -> chocolate
cake, cakes, kek, gateau, pasta cake, kake
celebration cake, birthday cake, party cake, bday cake
birthday cake -> cake
cheesecake -> cake
pancake, pancakes, pan cakes, hotcakes, flapjacks, pancaks, hot cakes, panckae
waffle, waffles, wafle, waffels, wafel, waffel, woffle
pudding, puding, puddings, pudin, custard, puddin
custard, custerd, custurd
banana pudding, bananna pudding, banana puding
ice cream, icecream, gelato, dondurma, ice-cream, helado, ayskrim, bouza, booza, icecreem, ice creme, sundae, ice crem
sundae, sundaes, sunday, sundea
piece, pieces, pc, pcs
milkshake, milk shake, shake, shakes, milkshakes, thickshake, mikshake, milshake
smoothie -> milkshake, lassi
apple pie, apple hand pie, hand pie, appel pie, applepie
pie, pies, pye
soup of the day, chowder, bisque
chowder, clam chowder, fish chowder, chowda, smoked haddock chowder
tomato soup, tomatoe soup, tomato bisque, domates corbasi, tomatosoup
lentil soup, lentil soop, shorbat adas, adas soup, red lentil soup, mercimek, lentils soup, shorba adas, lentil shorba, daal soup, ezogelin, ezogelin soup
fish and chips, fish n chips, fish & chips, fish chips, fishnchips, fish and fries, fish & fries
salmon, samon, salman, somon, sallmon, salmen, salmond
sea bass, seabass, levrek, branzino, bass, bronzini, sea bas, see bass, bronzino
sea bream, seabream, dorade, cipura, çipura, dorado, see bream
haddock, haddok, hadock
crab, crabs
lobster, lobstar
hush puppies, hushpuppies, hush puppy, hushpuppy
corn, corn on the cob, sweetcorn, sweet corn, corncob, misir, bhutta, corn cob, cornonthecob
beans, baked beans, pit beans, bean, been
turkey, smoked turkey, hindi turkey, turky
pastrami on rye, pastrami sandwich, beef pastrami, pastrami rye
coffee, coffe, cofee, cafe latte, latte, cappuccino, espresso, kahwa, kahve, cofffee, kofi, coffie, qahwa, hot coffee, americano, macchiato, mocha, cold brew, coldbrew, iced coffee, ice coffee, flat white, cortado, decaf, machiato, capuccino, cappucino, expresso
soda, pop, soft drink, soft drinks, coke, cola, coca cola, cocacola, pepsi, colas, koka kola, kola, fizzy drink, softdrink
sparkling water, soda water, mineral water, seltzer, club soda, fizzy water, carbonated water, sparkeling water, water, sprakling water
iced tea, ice tea, icetea, lemon tea, lemon iced tea, icedtea, lemon ice tea, cold tea, sweet tea, sweetea
lemonade, lemonaid, limonata, limonade, lemon juice, lemonad, limonaid
orange juice, oj, portakal suyu, fresh orange, orange jus, orangejuice, ornage juice, orange jucie
juice, juices, jus, suyu, aseer, asir, jucie, juce
buttermilk, butter milk, chaas, chaach
chocolate, choclate, choco, chocolat, chocolote, cikolata, chocalate, choclat, chocolatte, chocolade
pistachio, pistacio, pistachios, fistik, fıstık, pista, antep, pistachoi, fustuq, pistaschio, pistahio, pestachio
strawberry, strawberries, strawbery, cilek, çilek, strawberrys, strowberry
hot chocolate -> chocolate
breakfast, brekfast, brunch, brekkie, kahvalti, nashta, suhoor, sehri, suhur, breakfst, breakfest, brakfast, sahur, breckfast
dessert -> desert, turkish delight
sweets -> desert, turkish delight
dessert, desert, desserts, sweets, mithai, mishti, misti, tatli, tatlı, halawiyat, deserts, pudding desserts, desert sweets, dissert, sweet dish, meetha, something sweet, sweet treat, sweet treats, sweet tooth
appetizer, appetizers, starter, starters, apetizer, sides, side, apetizers, appitizer, appetiser
drink, drinks, beverage, beverages, drinkz, icecek, cold drinks, bevrage
seafood, sea food, fish, seefood, shellfish, seafoods, deniz urunleri, seafod, sefood
seafood -> shrimp, calamari, salmon, sea bass
bakery, bakeries, baker, patisserie, pastry, pastries, bakehouse, firin, fırın, bakary, backery, pastrys
pastry, pastries, pasty
bread, breads, ekmek, bred, bread loaf, khobz, loaf
catering, family tray, family trays, party tray, party trays, tray, trays, feast, family meal, family pack, platter, family size
cafe, coffee shop, coffeehouse, café, kafe, coffee house, caffe, chai khana
fast food, fastfood, junk food, quick bites
food truck, foodtruck, street food, food cart, streetfood, cart
grocery, groceries, grocer, grocers, supermarket, market, mart, grocery store, bakkal, grocerys, grosery, pantry, convenience store
butcher, butchers, meat shop, halal meat, meats, meat, kasap, boucherie, raw meat, bucher, meat store, butchery, halal meats
books, book, bookshop, bookstore, islamic books, kitab, kitap, book store, book shop, islamic book, boks
slider, sliders, mini burger, mini burgers
slider -> burger
chopped cheese, chop cheese, choppedcheese, bodega chopped cheese
chopped cheese -> philly, steak and cheese, cheeseburger
sloppy joe, sloppy joes
sloppy joe -> bun kebab, burger
hash browns, hash brown, hashbrowns, hashbrown, tater tots, tater tot, tatertots, home fries, homefries
hash browns -> fries
potato wedges, potato wedge, waffle fries, curly fries, steak fries, crinkle fries, crisscross fries, sweet potato fries
potato wedges -> fries
wedges -> fries
meat lovers, meat lovers pizza, meat lover, meat lover pizza, meatlovers, meatlovers pizza
meat lovers -> beef pepperoni, turkish sausage, chicken tikka pizza
deep dish, deep dish pizza, deepdish, detroit pizza, detroit style pizza, chicago pizza, chicago deep dish
deep dish -> pizza
baked ziti, ziti, rigatoni, gnocchi, gnochi, gnocci, penne
baked ziti -> pasta, ragu
chicken parm, chicken parmesan, chicken parmigiana, chicken parmasean, chicken parmesean, chiken parm
chicken parm -> crispy chicken, chicken alfredo
risotto, rissotto, risoto
risotto -> seafood rice, saffron rice
paella, paela, payella
paella -> seafood rice, prawn biryani
bruschetta, brushetta, bruscheta, brushcetta
bruschetta -> caprese, focaccia, garlic knots
crab cake, crab cakes, crabcake, crabcakes
crab cake -> shrimp, fish fillet
lobster roll, lobster rolls, shrimp roll
lobster roll -> shrimp, fish sandwich
po boy, poboy, po boys, shrimp po boy, fish po boy
po boy -> fish sandwich, shrimp
whiting, fried whiting, whiting fish
whiting -> fish fillet, fish and chips, sea bass
catfish, cat fish, fried catfish, catfish nuggets
catfish -> fish fillet, fish and chips, sea bass
snapper, red snapper, red snaper
snapper -> grilled sea bass, sea bream
cornbread, corn bread, cornbred
cornbread -> hush puppies, corn on the cob
chicken and waffles, chicken waffles, chicken n waffles, chicken waffle, chicken & waffles
chicken and waffles -> waffle, crispy chicken, boneless broast
soul food, southern food, southern comfort food
soul food -> fried chicken, mac and cheese, smoked
pot pie, potpie, chicken pot pie
pot pie -> chicken pastilla
bucket, chicken bucket, family bucket, bucket of chicken, chicken bucket meal, bucket meal
bucket -> family broast, broast
family meal -> family
cheese curds, cheese curd, fried cheese curds
cheese curds -> mozzarella sticks
root beer, rootbeer, root bear
root beer -> cola
ginger ale, gingerale, ginger beer, cream soda
ginger ale -> cola, sparkling water
energy drink, energy drinks, red bull, redbull, monster energy, monster drink
arnold palmer, half and half tea, arnold palmers
arnold palmer -> iced tea, lemonade
frappe, frappes, frappuccino, frappucino, frapuccino, frappucinno, frappachino
frappe -> milkshake, coffee
slush, slushie, slushy, slushies, slurpee, icee, italian ice, snowball
churro, churros, churo, churos
churro -> doughnut, chebakia
funnel cake, funnel cakes, funnelcake, fried dough, beignet, beignets
funnel cake -> doughnut, lokma, warm waffle
french toast, frenchtoast, french toast sticks
french toast -> buttermilk pancakes, waffle, kashar toast
flan, flans, creme caramel, crème caramel, caramel custard
flan -> custard, panna cotta, kazandibi
red velvet, red velvet cake, redvelvet
red velvet -> cake
mochi, mochi ice cream
mochi -> ice cream, sesame balls
banana split, bananna split, banana splits
banana split -> sundae, banana pudding
fruit salad, fruit cup, fruit bowl, fruit platter, meyve tabagi, fruit plate
fruit salad -> fruit chaat, fruit box
acai bowl, acai, açaí, smoothie bowl
acai bowl -> fruit chaat
scrambled eggs, scrambled egg, scramble eggs, eggs scrambled
scrambled eggs -> menemen, omelette, eggs with sucuk
oatmeal, oat meal, oats
oatmeal -> breakfast
biscuits and gravy, biscuit and gravy, sausage biscuit, sausage biscuits
biscuits and gravy -> breakfast
english muffin, english muffins, egg mcmuffin, mcmuffin
english muffin -> egg and cheese roll
bagel, bagels, bagle, bagels and cream cheese, bagel with cream cheese, everything bagel
jerky, beef jerky
jerky -> pastrami
tri tip, tritip
tri tip -> brisket
bratwurst, brats, bratworst, kielbasa, boerewors, wurst
bratwurst -> beef links, turkish sausage
mushroom, mushrooms, shrooms, mantar, musroom
broccoli, brocoli, brocolli
menudo, pozole
chimichanga, chimichangas, enchilada, enchiladas, enchalada, tamale, tamales
chimichanga -> taco
burrito bowl, burrito bowls, burito bowl
burrito bowl -> chicken rice bowl, beef rice bowl, taco
poke bowl, poke, poki bowl
poke bowl -> salmon plate, seafood rice
sushi, sushi roll, sushi rolls, california roll, maki, sashimi
carne asada, asada, al pastor, tacos al pastor, birria, birria tacos, barbacoa
carne asada -> taco
empanada, empanadas, empenada, empenadas
empanada -> curry puffs, spinach fatayer, sfiha, vegetable samosas
guacamole, guac, guacamoli, avocado dip
pot roast, potroast
pot roast -> brisket plate, lamb shank, beef stew
blt, blt sandwich
blt -> smoked turkey club, pastrami
french dip, french dip sandwich, roast beef sandwich
french dip -> steak and cheese, pastrami
grits, cheese grits
gumbo, gumbo soup
gumbo -> seafood soup, seafood rice
jambalaya, jambalya, jumbalaya
jambalaya -> seafood rice, prawn biryani
crawfish, crayfish, crawfish boil, seafood boil, shrimp boil, crab boil
crawfish -> shrimp, seafood rice
cobbler, peach cobbler, apple cobbler
cobbler -> apple hand pie, pie
smores, s'mores, smore
smores -> chocolate pizza, chocolate chunk cookie
mussels, mussel, clam, clams, oyster, oysters, scallop, scallops
mussels -> shrimp, seafood
fish fry, fried fish, crispy fish, fish fillet fry, lahori fish, fish nuggets, fish sticks
fish fry -> fish and chips, fish fillet, fish sandwich
`;
