/** What is offered to those who look for a dish that may not be near. How this list reads: see ./index.ts */
export const relatedDishes = `
qatayef -> kunafa, baklava
dubai chocolate, dubai chocolate bar, kunafa chocolate, pistachio kunafa chocolate, chocolate kunafa
arabic sweets, arab sweets, arabian sweets, middle eastern sweets, syrian sweets, lebanese sweets, turkish sweets, oriental sweets, arabic dessert, turkish dessert
arabic sweets -> baklava, kunafa, maamoul, lokum, basbousa
basbousa -> kunafa, baklava
eid sweets, eid dessert, eid desserts, eid cookies, sweets for eid, eid mithai
eid sweets -> maamoul, baklava, kunafa, gulab jamun
jalebi -> gulab jamun
ladoo -> gulab jamun
barfi -> gulab jamun
shaabiyat -> kunafa, baklava
katmer -> baklava
mishti doi, misti doi, meethi dahi, sweet yoghurt
mishti doi -> kheer, rasmalai, plain yoghurt
sheermal, shirmal, sheer mal, taftan
sheermal -> naan
bihari kebab, bihari boti, bihari kabab, behari kabab, behari boti, bihari
bihari kebab -> seekh kebab, lamb tikka, chicken tikka
banh mi, bahn mi
banh mi -> baguette, sandwich
teh ais, iced tea, ice tea, teh o ais
teh ais -> teh tarik
dosa -> pani puri, paratha
idli -> chaat
vada pav -> samosa, bhaji
pav bhaji -> chaat
maqluba -> mandi
mansaf -> mandi
madfoon -> mandi, haneeth
mathbi, madhbi, mazbi, mudhbi, madhbi chicken, مضبي
mathbi -> mandi, haneeth
samke harra, samkeh harra, samaka harra, samke hara, سمكة حرة
samke harra -> grilled sea bass, sea bream
saj, saj bread, khubz saj, markook, خبز صاج
saj bread -> manakish
sobia, soubia, sobya, سوبيا
hoppers, hopper, egg hoppers, appam
kottu, kottu roti, koththu, kothu parotta
camel, camel meat, hashi, hilib geel
zurbian -> mandi
quzi -> mandi
masgouf -> sea bass, sea bream
tashreeb -> fahsa, saltah
bagila bil dihin -> foul, bissara
adeni tea, adeni chai, shahi adeni, shay adeni, yemeni tea, yemeni chai, shai adeni, chai adeni, shahi haleeb
adeni tea -> karak, chai, tea
sahlab, salep, sahleb, saloop
sahlab -> rice pudding, rose milk, om ali
paya -> nihari, haleem
maghaz -> nihari
samoon -> pita
chelo kabab, chello kabab, chelow kabab, chelo kebab, chelo, chelow
chelo kabab -> koobideh, joojeh, soltani, barg
musakhan -> chicken shawarma
fatteh -> hummus
arayes -> hawawshi, kafta wrap
mujaddara -> koshary, adas polo
beyti, beyti kebab, beyti kebap
beyti -> adana, iskender
balik ekmek -> fish sandwich
borek -> gozleme, fatayer, briouat, cheese pide, poğaça
meat burek, burek with meat, kiymali borek, kıymalı börek, beef burek, burek sa mesom, burek meat
meat burek -> sfiha, lahm bi ajeen, minced lamb pide, hawawshi
cheese burek, burek with cheese, peynirli borek, peynirli börek, sirnica, burek cheese
cheese burek -> cheese rolls, cheese briouats, cheese pide, poğaça
cevapi -> kofta
pljeskavica -> burger
shashlik -> shish tawook
injera -> malawah, msemen, bolani, flatbread
jollof -> pulao, biryani, rice
thieboudienne -> fish and rice, sayadieh, fish
waakye -> rice
egusi -> stew, palak
mafe -> satay
suya -> kebab, skewers
suqaar -> beef
hilib ari, hilib adhi, hilib riyo, cari
hilib ari -> lamb, haneeth
hilib lo, hilib lo'aad, hilib loaad
hilib lo -> beef
hilib -> lamb, mandi, haneeth, beef
naryn, noryn, naren
naryn -> noodle soup, noodles
noorani, nurani, noorani kebab, noorani kabab
bariis -> mandi, kabuli pulao
sushi -> seafood
quesadilla -> taco
nachos -> loaded fries
burrito -> wrap
pita pocket -> falafel wrap
panini -> sandwich
big mac, whopper, mcdouble, quarter pounder, mcdonalds, mc donalds, mcdonald, macdonalds, burger king, burgerking, wendys, five guys, fiveguys, in n out, in and out burger, shake shack, white castle, sonic burger
big mac -> burger
pulled beef, pulled lamb, pulled meat
pulled beef -> brisket
sandwich -> wrap
chicken bucket, bucket of chicken, family bucket, chicken family bucket, pc chicken, piece chicken
chicken bucket -> broast, fried chicken
cold dessert, something sweet and cold, something cold and sweet, cold desserts, cold sweets, sweet and cold, cold and sweet, frozen dessert, frozen desserts, frozen treat, frozen treats, icy dessert
cold dessert -> ice cream, kulfi, sundae, falooda, gola
burrata, fresh mozzarella, buffalo mozzarella, mozzarella salad
burrata -> caprese, margherita, mozzarella
popcorn chicken, chicken bites, chicken pops
popcorn chicken -> boneless broast, fried chicken
meatball, meatballs, meat ball, meat balls
meatball -> kofta
meatloaf -> kofta
puff puff, puffpuff, bofrot, mikate
puff puff -> doughnut, lokma
cupcake -> cake
muffin -> cake, cookie
cinnamon roll, cinnamon rolls, cinnamon bun
cinnamon roll -> doughnut
macaron -> cookie
cheesecake -> cake
frozen yogurt -> ice cream
soft serve -> ice cream
slush -> gola
latte -> coffee
energy drink -> cola
lobster -> shrimp
crab -> shrimp
tilapia -> sea bass, fish
cod -> fish and chips, haddock
trout -> salmon
duck -> chicken
bacon -> pastrami
ham -> turkey
chicken nuggets -> fried chicken
wontons -> dumplings
ramen -> noodles
udon -> noodles
orange chicken -> big plate chicken, sweet and sour
general tso chicken, general tsos, general tso, general tsos chicken, general tsao, general tso's chicken
general tso chicken -> sweet and sour, big plate chicken
kung pao -> big plate chicken
tom yum -> laksa
green curry -> curry
gulai -> rendang
rojak -> satay
stuffed peppers, stuffed pepper, stuffed bell peppers, biber dolmasi, filfil mahshi
stuffed peppers -> dolma, sarma
borscht -> soup
goulash -> stew
ratatouille -> eggplant
guacamole -> hummus
coleslaw -> salad
mashed potato -> potato
onion rings -> fries, bhaji
stuffing -> bread
granola -> breakfast
porridge -> haleem
cereal -> milk
fettuccine, fettucine, fettuccini, fetuccine, fetuccini
fettuccine -> alfredo, tagliatelle, linguine
linguine -> spaghetti, tagliatelle, alfredo
pasta -> spaghetti, linguine, tagliatelle, alfredo
ravioli -> pasta
octopus, squid, kalamar
octopus -> calamari
hot pot, hotpot
hot pot -> noodle soup
shola -> haleem
sholeh zard -> rice pudding, firni
feteer -> fatayer, hawawshi
mango juice -> mango lassi, mango milkshake
sprite, seven up, 7up, 7 up, fanta, mountain dew, mt dew, mtn dew, dr pepper, drpepper
sprite -> sparkling water, lemonade, cola
gatorade -> lemonade
cilantro, coriander, dhania, kuzbara
bukhari, sahih bukhari, sahih muslim, tirmidhi
bukhari -> hadith
tafsir, tafseer, tefsir
tafsir -> quran
kung pao, kung pow, gong bao, kung pao chicken, kung pow chicken, kungpao
nutella -> chocolate
kfc, popeyes, chick fil a, jollibee, raising canes
ceviche -> shrimp, seafood
takatak, taka tak, tak a tak, katakat, kata kat
takatak -> keema, tawa
paneer butter masala, paneer makhani, butter paneer
paneer butter masala -> paneer handi, palak paneer, butter chicken
healthy -> salad, lentil soup, grilled sea bass, salmon plate
kids meal, kids menu, kids, kids food, childrens menu, kid friendly, kids friendly, child friendly
kids meal -> burger, smash meal
late night, late nite, open late, all night, 24 hours, 24 hour, 24 hrs, 24 hr, 24 7, round the clock
late night -> 24
dim sum, dimsum, dim sims
dim sum -> dumplings, scallion pancake
date night, date nite, dinner date, romantic dinner
date night -> for two
jhal muri, jhalmuri, jhaal muri, murmura
jhal muri -> bhel puri
borhani, burhani, borhany
borhani -> ayran, lassi
mash daal, daal mash, maash daal, mash ki daal, urad daal
mash daal -> daal
keema mutter, keema matar, qeema matar, keema mattar, qeema mutter, keema peas
keema mutter -> keema
thali, veg thali, vegetable thali, thaali
thali -> vegetable biryani, samosa, daal
raita -> mast o khiar, yogurt, ayran
cacik -> mast o khiar, ayran
drumstick, drumsticks, chicken legs, chicken leg, leg piece, leg pieces
drumstick -> broast, chicken thighs, wings
reuben, rueben, ruben, reuben sandwich
reuben -> pastrami
creme brulee, crème brûlée, creme brule, cream brulee
creme brulee -> custard, panna cotta, rice pudding
muhallebi -> rice pudding, firni, custard
jallab -> tamarind cooler, rose milk, sour cherry
sharbat -> rose milk, tamarind cooler, lemonade
arabic pizza, arab pizza, arabian pizza, lebanese pizza, syrian pizza, middle eastern pizza
arabic pizza -> manakish, sfiha, lahm bi ajeen
calzone -> pizza
schnitzel, shnitzel, katsu, chicken katsu
schnitzel -> crispy chicken, chicken fillet, broast
fajita, fajitas, fahita
fajita -> taco, wrap
poutine -> loaded fries
teriyaki, teriyaki chicken, teryaki, teriaki, terriyaki, chicken teriyaki, chicken teryaki
teriyaki -> big plate chicken, sweet and sour
dominos, domino pizza, papa johns, little caesars, pizza hut, pizzahut
dominos -> pizza
subway, jimmy johns, jersey mikes
subway -> sandwich
starbucks, starbuck, starbuks, starbucks coffee, dutch bros
starbucks -> coffee
panda express, pf changs, panda
panda express -> chow mein, fried rice, chinese
chipotle, taco bell, tacobell, qdoba
chipotle -> taco
chipotle bowl, burrito bowl, burrito bowls
chipotle bowl -> rice bowl, mandi, pulao
crumbl, crumbl cookies, crumbl cookie, insomnia cookies
crumbl -> cookie
cinnabon -> cinnamon doughnut
street meat, street meats, cart food
street meat -> chicken shawarma, mandi, chicken pulao
`;
