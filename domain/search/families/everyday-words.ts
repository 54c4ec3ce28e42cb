/** What people ask for by its use, how it is served, or a short name. How this list reads: see ./index.ts */
export const everydayWords = `
hot drink, hot drinks, hot beverage, hot beverages, warm drink, warm drinks, something hot to drink, something warm to drink
hot drink -> karak chai, tea, coffee
cold drink, cold drinks, cold beverage, cold beverages, iced drink, iced drinks, icy drink, something cold to drink, something to drink, thirst quencher, refreshing drink, refreshments
cold drink -> cola, lemonade, iced tea, ayran, juice
cold coffee, iced coffee, ice coffee, frappe, frappuccino, iced latte, cold brew
cold coffee -> coffee, boba milk tea
hot chocolate, hot choclate, hot coco, hot cocoa, cocoa, chocolat chaud
hot chocolate -> chocolate
milk tea, milky tea, 奶茶, tea with milk, chai with milk, doodh wali chai, chai latte
milk tea -> boba milk tea, teh tarik, karak chai
boba, bubble tea, 珍珠奶茶, boba tea, pearl tea, tapioca tea
snack, snacks, munchies, finger food, finger foods, nibbles, quick bite, light bites, small bites, tea time snacks, after school snack
snack -> samosa, fries, chaat, curry puffs, wings, mozzarella sticks
light meal, light meals, something light, light lunch, light dinner, light food, not too heavy, something not heavy, low fat, diet food, something healthy, healthy food, healthy meal, healthy options, healthy lunch
light meal -> salad, soup
filling meal, something filling, hearty meal, comfort food, something hearty, big meal
filling meal -> mandi, biryani, mixed grill
warm meal, something warm, something hot, cold weather food, winter food, food for cold, sick food, food for the flu
warm meal -> soup, nihari, haleem
red sauce pasta, pasta in red sauce, pasta with red sauce, red pasta, marinara, marinara pasta, tomato pasta, pasta with tomato sauce, arrabiata, arrabbiata, penne arrabiata, napolitana
red sauce pasta -> pomodoro, ragu
white sauce pasta, pasta in white sauce, pasta with white sauce, white pasta, creamy pasta, cream pasta, pasta with cream, carbonara, creamy chicken pasta
white sauce pasta -> alfredo
pink sauce pasta, pink pasta, pink sauce, vodka pasta, penne vodka
pink sauce pasta -> alfredo, pomodoro
ragu, bolognese, spag bol, spagbol, spag bog, spaghetti bol, meat pasta, pasta with meat, meat sauce pasta
shrimp pasta, prawn pasta, seafood pasta, shrimp linguine, prawn linguine, shrimp alfredo
shrimp pasta -> pasta, garlic prawns, seafood rice
pesto pasta, pesto, basil pasta
pesto pasta -> pomodoro, caprese
baked pasta, baked ziti, ziti, penne
baked ziti -> pasta, mac and cheese
chip shop, chippy, chippie, fish supper, cod and chips
chippy -> fish and chips
burger meal, meal deal, value meal, combo meal, burger combo
burger meal -> smash meal, burger
cuppa, cup of tea, brew, builders tea, pot of tea, teapot
cuppa -> tea, karak chai
fizzy, fizzy water, bubbly water, soda water, club soda, bubly, la croix, lacroix, perrier
fizzy water -> sparkling water
party, wedding, nikah, nikkah, walima, valima, shaadi, mehndi, dholki, engagement, baby shower, bridal shower, potluck, office party, graduation, banquet, gathering, reception, dawat, daawat, anniversary, bbq party, big order, large order, bulk order, group order, team order, crowd
party -> platter, family biryani tray, mandi tray, mezze tray
office lunch, team lunch, corporate lunch, work lunch, lunch meeting, business lunch, boxed lunch, boxed lunches, packed lunch, school lunch, lunch at work, lunch for work
office lunch -> lunch box
wedding sweets, sweets for wedding, wedding dessert, party dessert, dessert tray, sweet tray, sweets box, box of sweets, mithai box, mithai ka dabba, dessert platter, sweets platter
wedding sweets -> baklava tray, turkish delight, gulab jamun, maamoul
gift, gifts, hostess gift, housewarming gift, ramadan gift, gift basket, gift hamper, hamper
gift -> gift box, baklava tray, lokum, maamoul
sehri, suhur, suhoor, sahur, sahoor, sehri food, suhoor meal, imsak, suhour, sahari
sehri -> halwa puri, nihari breakfast, paratha, foul, breakfast
iftar, iftari, iftaar, aftari, ifthar, futoor, buka puasa, break fast, break my fast, ramadan, ramzan, ramadhan, ramazan
iftar -> dates, samosa, soup, lentil soup, harira, pakora, mixed grill
eid food, eid dinner, eid lunch, eid meal, eid feast
eid food -> biryani, lamb shoulder, family biryani tray, mandi tray
game day, super bowl, superbowl, football night, movie night, watch party
game day -> wings, loaded fries, pizza, burger
hangover, hungover, midnight snack, late night snack, late night munchies
hangover -> loaded fries, shawarma, burger
kids meal, toddler food, baby food, kid meal, childs meal, children meal, kids portion, happy meal
spicy, spicy food, something spicy, really spicy, very spicy, super spicy, extra spicy, extra hot, hot and spicy, something with a kick
crunchy, something crunchy, crispy food, something crispy
crunchy -> crispy
something salty, salty, salty snack
salty snack -> fries, chaat, samosa, pretzel
something fruity, fruity, fruit dessert
fruity -> fruit chaat, mango
chocolatey, chocolaty, something chocolate, something chocolatey, choco, chocolate dessert, chocolate lover
chocolate dessert -> chocolate pizza, chocolate kunafa, chocolate chunk cookie
meat lovers, meat lover, meat feast, meat feast pizza, meat lovers pizza, meatlovers, all meat
meat feast pizza -> beef pepperoni, turkish sausage, barbecue chicken
veggie pizza, vegetable pizza, veg pizza, vegetarian pizza, pizza with vegetables
veggie pizza -> garden
kids pizza, plain pizza, just cheese pizza, cheese slice, pizza slice, slice of pizza, pizza by the slice
pizza slice -> slice, margherita
veggie wrap, vegetarian wrap, veg wrap, veg roll, vegetable wrap, hummus wrap
veggie wrap -> falafel wrap, falafel durum, paneer kathi roll
mushroom burger, mushroom swiss burger, swiss burger
mushroom burger -> patty melt, classic smash
side dish, side dishes, something on the side, side order
side dish -> fries, salad, rice, naan
`;
