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
cendol, chendol, cendul, chendul, dawet, tjendol
teh tarik, tea tarik, teh tareek, teh tarek, pulled tea, tehtarik, malaysian tea, teh tarick
roti canai -> paratha
gado gado, gadogado
rojak, rujak
bakso, baso
soto, soto ayam
murtabak, martabak, mutabbaq, mutabaq, mataba
ais kacang, abc shaved ice
char kway teow, char kuey teow
pad thai, phad thai, padthai
pad thai -> mee goreng, chow mein
tom yum, tom yam
pho -> noodle soup
ramen -> noodle soup
boba, boba tea, bubble tea, boba milk tea, pearl milk tea, buble tea, tapioca tea, bobba, milk boba, bubbletea
injera, enjera, injeera, anjera, anjero, anjeero, canjeero, canjero, canjeelo, laxoox, laxox, lahoh, lahooh, somali pancake, somali pancakes, sour flatbread
doro wat, doro wot, doro wett
tibs, tebs
shiro, shiro wat
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
egusi, egussi
thieboudienne, thieboudiene, thiebou, thieb, thiebou djeun, ceebu jen, ceebu jën
mafe, maafe
bunny chow, bunnychow
peri peri, piri piri, periperi, nando, nandos
ugali, posho, sadza
mandazi, mahamri
mishkaki, mshikaki
`;
