/** Malaysia, Indonesia, the Horn of Africa, West Africa. How this list reads: see ./index.ts */
export const southeastAsianAndAfrican = `
nasi goreng, nasi goring, nasi gorang, indonesian fried rice, malaysian fried rice, nasigoreng, nasi gorang, nasi goren
nasi lemak, nasi lemac, nasilemak, coconut rice, nasi lamak, nasi lemek
mee goreng, mie goreng, mi goreng, bami goreng, bakmi goreng, mee goring, meegoreng, migoreng, malaysian noodles, mee gorang
mee goreng -> chow mein
laksa, lakhsa, laxa, curry laksa, curry mee, laksah, lakasa
satay, sate, satey, sattay, saté, chicken satay, sataay, sate ayam, sahtay, satays
rendang, randang, beef rendang, rendang daging, rendeng, redang
kari ayam, chicken curry, curry chicken, ayam kari, gulai ayam, curri chicken, karee ayam
kari ayam -> chicken karahi, butter chicken
curry puff, curry puffs, karipap, epok epok, currypuff, karipaps
sambal, sambel, sambol, sambhal, sambal udang
kuih, kueh, kue, kuih muih
kuih -> cendol, curry puffs, sesame balls
cendol, chendol, cendul, chendul, dawet, tjendol
teh tarik, tea tarik, teh tareek, teh tarek, pulled tea, tehtarik, malaysian tea, teh tarick
roti canai -> paratha
gado gado, gadogado
rojak, rujak
bakso, baso
soto, soto ayam, soto betawi
murtabak, martabak, mutabbaq, mutabaq, mataba, mutabbak, martabak telur
ais kacang, abc shaved ice
char kway teow, char kuey teow, kway teow, kuey teow, kwetiau, kwetiau goreng, hor fun
pad thai, phad thai, padthai
pad thai -> mee goreng, chow mein
tom yum, tom yam
pho -> noodle soup
ramen -> noodle soup
boba, boba tea, bubble tea, boba milk tea, pearl milk tea, buble tea, tapioca tea, bobba, milk boba, bubbletea
injera, enjera, injeera, anjera, anjero, anjeero, canjeero, canjero, canjeelo, laxoox, laxox, lahoh, lahooh, somali pancake, somali pancakes, sour flatbread
doro wat, doro wot, doro wett
tibs, tebs, beef tibs, lamb tibs, chicken tibs
shiro, shiro wat, shiro wot, shuro
kitfo, ketfo
suqaar, suqar, sukaar
bariis, baris, bariis iskukaris, bariis iskukaris rice, surbiyaan
bariis -> pulao
muufo, mufo
shaah, shaah hawaash, somali tea
shaah -> chai, tea
osh, uzbek plov, osh palov
osh -> plov
jollof, jolof, jollof rice, joloff
suya, souya
waakye, wache
egusi, egussi, egusi soup
thieboudienne, thieboudiene, thiebou, thieb, thiebou djeun, ceebu jen, ceebu jën
mafe, maafe
bunny chow, bunnychow
peri peri, piri piri, periperi, nando, nandos
ugali, posho, sadza, nshima, nsima
mandazi, mahamri, mandaazi, mandasi, maandazi
mishkaki, mshikaki
tibs -> lamb karahi, keema tawa
kitfo -> keema tawa
shiro -> tadka daal, bissara, hummus
doro wat -> kari ayam, chicken karahi, butter chicken
misir wot, misir wat, mesir wat, messer wat, mesir wot
misir wot -> tadka daal, lentil soup
bakso -> noodle soup, beef dumplings
soto -> noodle soup, laksa
gado gado -> satay, garden salad
murtabak -> roti canai, potato bolani, hawawshi
char kway teow -> chow mein, mee goreng
nasi padang, nasi kandar, nasi campur
nasi padang -> beef rendang, nasi lemak, kari ayam
tempeh, tempe, tempe goreng, tofu, tahu, bean curd
tempeh -> laksa
pad see ew, pad se ew, pad siew, drunken noodles, pad kee mao
pad see ew -> mee goreng, chow mein
baasto, baasta, suugo, baasto suugo, suugo suqaar
baasto -> spaghetti, tagliatelle
mandazi -> doughnut, lokma
chin chin, chinchin
chin chin -> cookie, doughnut
mishkaki -> lamb skewers, lamb shish, lamb brochettes
nyama choma, nyamachoma, choma, mbuzi choma
nyama choma -> mixed grill, lamb skewers, lamb shish, lamb chops
kuku paka, kuku wa kupaka
kuku paka -> kari ayam, butter chicken
bunny chow -> kari ayam, lamb karahi, butter chicken
peri peri -> charcoal chicken, spicy broast
yassa, chicken yassa, poulet yassa, yassa poulet
yassa -> chicken tagine with lemon
dibi, dibi lamb, dibiterie
dibi -> lamb chops, mixed grill
efo riro, efo, efo elegusi
efo riro -> palak, molokhia
fufu, foofoo, pounded yam, eba, garri, amala, banku
plantain, plantains, fried plantain, fried plantains, platano, platanos, maduros, tostones, kelewele, alloco, dodo
jerk chicken, jerk, jerk chiken, jamaican jerk chicken, caribbean jerk chicken
jerk chicken -> charcoal chicken, chicken brochettes, barbecue chicken
oxtail, oxtails, ox tail, ox tails, oxtail stew, braised oxtail
oxtail -> beef nihari, lamb shank, fahsa
jamaican patty, jamaican patties, beef patties, jamaican beef patty, jamaican beef patties, caribbean patty
jamaican patty -> curry puffs, sfiha
callaloo, calaloo, collard greens, collards, collard green
callaloo -> palak paneer, molokhia
ais kacang -> cendol, gola
muufo -> malawah
zigni, zigni wat, key wat, siga wat, beef wat, key wot
zigni -> beef rendang, lamb karahi
moin moin, moi moi, moimoi
vegetables, sayur, sayuran, lalapan
soup, sup, sop
dessert, desert, sweets, pencuci mulut, makanan penutup, manisan
iced tea, es teh, es teh manis, teh ais limau
pisang goreng, goreng pisang, fried banana, banana fritters
pisang goreng -> banana pudding, masoub
water, air mineral, air kosong, air putih
fried chicken, ayam goreng, ayam penyet, ayam geprek
fried fish, ikan goreng
grilled fish, ikan bakar
`;
