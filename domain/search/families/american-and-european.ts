/** Halal food of America and Europe. How this list reads: see ./index.ts */
export const americanAndEuropean = `
burger, burgers, hamburger, hamburgers, cheeseburger, cheese burger, cheeseburgers, cheezburger, chese burger, chees burger, burgar, burgger, berger, buger, hamberger, hamburgar, burgr, beefburger, smash
smash burger, smashburger, smashed burger, smash burgers, smash, classic smash, double smash, smach burger, smashburgers
philly, philly steak, philly cheesesteak, cheesesteak, cheese steak, philly cheese steak, phily steak, philly chesesteak, philadelphia cheesesteak, cheesestake, cheesteak, phillie
cheesesteak -> steak and cheese
patty melt, pattymelt, paty melt, patti melt
hot dog, hotdog, hot dogs, frankfurter, hotdogs
hot dog -> beef links, turkish sausage
sausage, sausages, sausege, links, sosis, merguez, sucuk, sausag
fries, french fries, chips, frites, frenchfries, potato fries, fris, finger chips, batata, frys, fryes, seasoned fries, french frys, fires, freis
loaded fries, loaded chips, cheese fries, chilli cheese fries, chili cheese fries, chilly cheese fries, chili fries
chilli, chili, chilly, chile, chillie, mirch, chillies
wings, chicken wings, wing, buffalo wings, hot wings, chickenwings, wingz, winges, buffalo chicken
nuggets, chicken nuggets, nugget, tenders, chicken tenders, chicken strips, chicken fingers, tender
nuggets -> broast, crispy chicken, chicken fillet
crispy chicken, fried chicken sandwich, fried chiken sandwich, fried chicken sandwhich, fried chicken burger, crispy chicken sandwich, chicken sandwich, crispy chicken burger, chicken burger, chicken fillet burger
chicken burger -> zinger
fillet, filet, fillets, file, fillett
mac and cheese, mac n cheese, macaroni and cheese, mac cheese, macaroni cheese, mac & cheese, mac n chees, mac'n'cheese, macncheese, macaroni
brisket, briskit, brisquet, brisket plate, smoked brisket, briskett, briscuit
ribs, rib, beef ribs, short ribs, beef rib, spare ribs, shortribs, riblets
burnt ends, burned ends, brunt ends
barbecue, bbq, barbeque, bar b que, barbque, b b q, bar b q, bbque, barbicue, barbecued, barbaque
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
calzone, calzoni
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
cake, cakes, kek, gateau, pasta cake, birthday cake, kake
celebration cake, birthday cake, party cake, bday cake
cheesecake -> cake
pancake, pancakes, pan cakes, hotcakes, flapjacks, pancaks, hot cakes, panckae
waffle, waffles, wafle, waffels, wafel, waffel, woffle
pudding, puding, puddings, pudin, custard, puddin
custard, custerd, custurd
banana pudding, bananna pudding, banana puding
ice cream, icecream, gelato, dondurma, ice-cream, helado, ayskrim, bouza, booza, icecreem, ice creme, sundae, ice crem
sundae, sundaes, sunday, sundea
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
coffee, coffe, cofee, cafe latte, latte, cappuccino, espresso, kahwa, kahve, cofffee, kofi, coffie, qahwa
soda, pop, soft drink, soft drinks, coke, cola, coca cola, cocacola, pepsi, colas, koka kola, kola, fizzy drink, softdrink
sparkling water, soda water, mineral water, seltzer, club soda, fizzy water, carbonated water, sparkeling water, water, sprakling water
iced tea, ice tea, icetea, lemon tea, lemon iced tea, icedtea, lemon ice tea, cold tea
lemonade, lemonaid, limonata, limonade, lemon juice, lemonad, limonaid
orange juice, oj, portakal suyu, fresh orange, orange jus, orangejuice, ornage juice, orange jucie
juice, juices, jus, suyu, aseer, asir, jucie, juce
buttermilk, butter milk, chaas, chaach
chocolate, choclate, choco, chocolat, chocolote, cikolata, chocalate, choclat, chocolatte, chocolade
pistachio, pistacio, pistachios, fistik, fıstık, pista, antep, pistachoi, fustuq, pistaschio, pistahio, pestachio
strawberry, strawberries, strawbery, cilek, çilek, strawberrys, strowberry
hot chocolate -> chocolate
breakfast, brekfast, brunch, brekkie, kahvalti, nashta, suhoor, sehri, suhur, breakfst, breakfest, brakfast, sahur, breckfast
sweets -> dessert
dessert, desert, desserts, mithai, tatli, tatlı, halawiyat, deserts, pudding desserts, desert sweets, delight, dissert, sweet dish, meetha
appetizer, appetizers, starter, starters, apetizer, sides, side, snacks, snack, apetizers, appitizer, appetiser, finger food
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
`;
