/** Pakistan, India, Bangladesh. How this list reads: see ./index.ts */
export const southAsian = `
biryani, biriyani, biriani, briyani, briani, beryani, biryiani, birayni, buryani, biryany, biyrani, byriani, biraynee, bryani, biriany, birani, beriyani, byriyani, biriyanis, biryanee, برياني
dum biryani, dam biryani, dum biriyani, hyderabadi biryani, hydrabadi biryani, hyderabad biryani
nihari, nehari, nahari, nihaari, neharri, nihary, niharee, nahaari, nalli nihari, نہاری
haleem, halim, haleeem, daleem, halem, haaleem, hallem, hareesah, حلیم
karahi, karai, kadai, kadhai, karhai, korai, karaahi, kadhahi, karrahi, karahai, kerahi, kadahi, balti, کڑاہی
handi, haandi, hundi, handee, haandee, hanndi
tikka, tika, tekka, teekka, tikkah, teeka, tikkaa
tikka, chicken tikka, tandoori chicken, chicken tikka boti, tandori chicken, tandoori, tandori, chiken tika
tikka masala, tikka masla, tika masala, chicken tikka masala, ctm, tikkamasala
tikka masala -> butter chicken, chicken tikka, karahi
butter chicken, murgh makhani, murg makhani, makhani chicken, chicken makhani, buter chicken, buttered chicken, butterchicken, murgh makhni, butar chicken
butter chicken -> tikka masala
white handi, chicken white handi, white karahi, malai handi, malai chicken, white korma
rogan josh, roganjosh, rogan gosht, rogan josh lamb, roghan josh, roghan ghosht, rogan joosh, rogan jost
seekh, seekh kebab, seekh kabab, sheekh kebab, sheekh kabab, sikh kebab, seek kabab, seek kebab, seikh kebab, seekh kabob, seek, sheek, seekh kababs, sheek kebab
seekh -> adana, koobideh
bun kebab, bun kabab, bunkabab, bun kabob, anday wala burger, pakistani burger
keema, qeema, kheema, kima, qeemah, keemah, qima, minced meat, mince, minced beef, ground beef, ground meat, keemaa, minced
tawa, tava, tawah, thawa, tava fry
paratha, parata, parantha, parotta, porotta, barotta, paratah, pratha, prata, farata, parathay, parathas, pharatha
roti canai, roti prata, roti paratha, roti cani, rotican, roti chanai
roti, chapati, chapatti, chapathi, phulka, rotti, chappati, chapatee
naan, nan, naaan, nann, naan bread, nan bread, tandoori naan, tandoori roti, tandoori nan, nun bread, nanbread
garlic naan, garlic nan, lahsun naan
samosa chaat, samosa chat, samosa chaat plate, samosachaat
chaat, chat, chaart, chatt, chaaat, chaats
dahi chaat, dahi chat, papdi chaat, papri chaat, dahi papdi chaat, papdi chat, dahi papri
pani puri, golgappa, gol gappa, gol gappay, golgappe, gol guppa, puchka, phuchka, fuchka, puchkas, panipoori, pani poori, pani purri, golgappas, gol gappe, phuchhka, fuska, gupchup
bhel puri, bhelpuri, bhel poori, bel puri, bhel, behl puri, bhelpoori
puri, poori, purri, pooree, luchi
aloo tikki, alu tikki
aloo, alu, potato, potatoes, potatos, patata, kartoffel, aaloo, pototo, poteto, kachaloo, kachalu
kathi roll, kati roll, kati role, kathi role, kaathi roll, katti roll, frankie, kathiroll, paratha roll, kathi wrap, kathy roll
dosa, dosai, thosai, dosha, masala dosa
idli, idly, idlis
pakora, pakoda, bhaji, bhajia, pakoras, bhajji, bajji, bhaja, fritter, fritters, pakorah, bhajis, bahji
onion bhaji, onion bhajia, onion pakora, onion bhajee, onion baji, pyaz pakora
chicken 65, chicken sixty five, chilli chicken, chicken65
chicken 65 -> chicken fry
paneer, panir, panner, paner, pannir, paneeer, cottage cheese
palak paneer, saag paneer, palak panir, spinach paneer, sag paneer, palakpaneer, palak panneer, paalak paneer
palak, saag, sag, spinach, ispanak, spinich, sabanekh, paalak, spinnach, espinaca
daal, dal, dhal, dahl, daahl, dhall, lentil, lentils, lentills, mercimek, adas, masoor, daals, lentel, lentle, dahal
daal makhani, dal makhani, daal makhni, dal makhni, makhani daal, black daal, black dal, kali dal, dal makhnee
tadka daal, tarka daal, tarka dal, tadka dal, dal tadka, daal tadka, dal tarka, daal tarka, tadka dhal
daal fry, dal fry, dahl fry
chana, channa, chole, cholay, chola, chickpea, chickpeas, garbanzo, chick peas, chanay, chick pea, nohut, chikpea
aloo gobi, alu gobi
korma -> handi, karahi
vindaloo -> curry
curry, curries, kari, salan, currie, cury, kurry, currys, gravy
biryani -> pulao
pulao -> biryani
kheer, khir, payasam, payesh, kheer pudding, khear, sheer birinj, kheeer
sheer birinj -> rice pudding, firnee
gulab jamun, gulab jaman, gulaab jamun, gulab jamon, gulabjamun, gulab jamoon, golap jam, gulabjaman, gulab jam, gulob jamun, ghulab jamun, kala jamun
rasmalai, ras malai, rasmalay, rossomalai, roshmalai, ras malay, rasmallai, russmalai, rosmalai
ras gulla, rasgulla, rosogolla, roshogolla, rasagola, rasgola
jalebi, jilebi, jelebi, jalabi, jilapi, zulbia, mushabak, jaleebi, zoolbia, zoolbia bamieh, zolbia
barfi, burfi, barfee
ladoo, laddu, laddoo
kulfi, qulfi, kulfee, kulfie, coolfi, kulpi, malai kulfi, kulfy
gola, gola ganda, gola gunda, shaved ice, snow cone, snowcone, baraf gola, shave ice, chuski
gajar halwa, gajar ka halwa, carrot halwa, gajrela, gajraila, gajjar halwa
lassi, lasi, lassie, lasssi, laasi, lussi
mango lassi, mangolassi, mango lasi, aam lassi, mango lassie, mengo lassi
chai, masala chai, karak, karak chai, karak tea, chaya, doodh patti, dood patti, milk tea, kadak chai, chay, indian tea, kerak chai, karek chai, spiced tea, chai latte, chai tea, karrak
tea, teas, shay, shai, cha, te, thee, chay, chai, hot tea
rose milk, rooh afza, roohafza, ruh afza, rose sherbet, bandung, air bandung
sharbat, sherbet, sharbet, sherbat
raita, raitha, rayta, raitta
achar, achaar, pickle, pickles, turshi, torshi, tursu, mukhallal
masala, masla, massala, marsala spice, masalla
malai, malaai, mallai
boti, bihari boti, bihari kebab
reshmi, reshmi kebab
galouti, galawati
nargisi kofta, nargis kofta
sajji, sajji chicken
paya, paye, siri paye, pacha, pacheh, kalle pache, kalleh pacheh, kelle paca, khash, trotters
maghaz, magaz, brain masala, maghaz masala, magaz masala, bheja fry, brain
chargha, lahori chargha, charga, lahori charga
zinger, zinga burger, zingr, zinger burger
broast, broasted, broasted chicken, brost, brosted, al baik, albaik, pressure fried chicken, broste, brosted chicken
fried chicken -> broast, zinger, wings, crispy chicken
kfc -> broast, zinger
omelette, omelet, omlet, omlette, omelett, anda, egg omelette, omlete
egg, eggs, anda, baid, yumurta, egs, eggz, dim, deem, telur, tukhm murgh
mutton, lamb, gosht, goat, kuzu, khashi, khasi, khashir, khasir, lahm, gosth, lahme, lahmeh, lam, kambing, mouton, goosht
chicken biryani, murgh biryani, chiken biryani, chicken briyani
mutton biryani, lamb biryani, lamb dum biryani, gosht biryani, goat biryani
prawn biryani, shrimp biryani, jhinga biryani
vegetable biryani, veg biryani, veggie biryani, sabzi biryani, vegetarian biryani
sabzi -> vegetable
vegetable, vegetables, veg, veggie, veggies, sebze, veges, vegetabel, vegatable
bhuna, bhoona, bhunna
kacchi, kacchi biryani, kacchi biriyani, kachchi, kachchi biryani, kachi biryani, tehari
fuska -> pani puri
shorshe ilish, hilsa
maach, machli, machhi, fish, kalluun, kaluun, malaay, mallaay, balik, samak, ikan, mahi, pescado, poisson, fisch, samek, سمك, samaki
dahi vada, dahi bhalla, dahi balla, dahi baray, dahi barey, dahi vadas
kachori, kachauri
vada pav, wada pav
pav bhaji, pao bhaji
murgir jhol, murgir mangsho, murghir jhol, chicken jhol, chicken curry
murgir jhol -> chicken karahi, butter chicken
macher jhol, mach bhaja, macher kalia, ilish mach, ilish, hilsa, fish curry
macher jhol -> fish and rice, sea bass
gorur mangsho, gorur mangso, beef bhuna, kala bhuna, beef curry
gorur mangsho -> beef nihari, beef rendang
kacchi biryani -> lamb dum biryani, mutton biryani
bhat, bhaat, rice
dahi vada -> dahi chaat
kachori -> vegetable samosas, chaat
chargha -> charcoal chicken, broast
sajji -> charcoal chicken, smoked half chicken, whole chicken
bhuna -> karahi, rogan josh, beef nihari
aloo gobi -> vegetable biryani, palak paneer, vegetable tagine
aloo tikki -> potato bolani, vegetable samosas, chaat
ras gulla -> rasmalai, gulab jamun
gajar halwa -> kheer, gulab jamun
shahi tukra, shahi tukray, shahi tukda, shahi tukre, double ka meetha
shahi tukra -> om ali, kheer, rasmalai
sambar, sambhar, sambaar
sambar -> daal
rajma, rajmah, rajma chawal, kidney beans, kidney bean
rajma -> daal makhani, pit beans
bhorta, bharta, vorta, baingan bharta, baigan bharta, begun bhorta, baingan ka bharta
bhorta -> smoked aubergine, borani banjan, zaalouk
chotpoti, chatpati, chotpotti, chatpoti
chotpoti -> chickpea chaat, samosa chaat
chicken manchurian, manchurian, manchuria, manchurian chicken
chicken manchurian -> chicken 65, sweet and sour, big plate chicken
gobi manchurian, veg manchurian, vegetable manchurian, gobhi manchurian, cauliflower manchurian
gobi manchurian -> onion bhaji
jalfrezi, chicken jalfrezi, jalfrazi, jalfarezi, jalfreezi
jalfrezi -> karahi, chicken tawa
dopiaza, do piaza, dopyaza, chicken dopiaza, do pyaza
dopiaza -> karahi, rogan josh
achari, achari chicken, chicken achari, achari murgh
achari -> chicken karahi, chicken tawa, chicken tikka
rezala, chicken rezala, rejala
rezala -> white handi
chicken lollipop, chicken lollipops, lollipop chicken, drums of heaven
chicken lollipop -> wings, chicken 65
medu vada, meduvada, vada, wada, vadai
medu vada -> onion bhaji, dahi chaat
uttapam, utappam, uthappam, oothappam
uttapam -> paratha, roti canai
dhokla, dhokra, khaman
dhokla -> bhel puri, samosa chaat
hara bhara kabab, hara bhara kebab, veg kabab, veg kebab, vegetable kebab
hara bhara kabab -> vegetable samosas, onion bhaji
bhindi masala, bhindi fry, bhindi, okra curry, okra masala
bhindi masala -> palak paneer, vegetable tagine
doubles, trini doubles, trinidad doubles
doubles -> chickpea chaat, halwa puri
pholourie, phulourie, pholouri
pholourie -> onion bhaji
buss up shut, buss up shot, bussup shut, paratha roti
buss up shut -> paratha, roti canai
sheer khurma -> kheer
reshmi -> chicken tikka, seekh kebab
galouti -> shami kebab
nargisi kofta -> kofta
shorshe ilish -> fish and rice, sea bass
chicken corn soup, corn soup, sweet corn soup, chicken sweet corn soup, hot and sour soup, hot n sour soup
chicken corn soup -> noodle soup, lentil soup
achar gosht, achaar gosht, achari gosht, aachar gosht
achar gosht -> lamb karahi
rabri, rabdi, rabari, basundi
rabri -> kheer, rasmalai, kulfi
zarda, meethe chawal, meetha chawal
zarda -> rose rice pudding, kheer
sohan halwa, sohan halva, habshi halwa
sohan halwa -> pistachio halva, gaz nougat
chole bhature, bhature, bhatura, chana bhatura, chole bhatura
chole bhature -> halwa puri
kulcha, kulche, amritsari kulcha, kulchay
kulcha -> naan
malai kofta, malai kofte, paneer kofta
malai kofta -> paneer handi, palak paneer
navratan korma, veg korma, vegetable korma, veggie korma
navratan korma -> paneer handi, palak paneer
misal pav, misal, dabeli
misal pav -> chaat
kadhi, kadhi pakora, karhi pakora, kadhi chawal
kadhi -> daal fry, tadka daal, onion bhaji
morog polao, morog pulao, murgh pulao, murg pulao, yakhni pulao
morog polao -> chicken pulao, chicken biryani
chomchom, cham cham, chum chum, chamcham
chomchom -> rasmalai, gulab jamun
khichdi, khichuri, khichri, vuna khichuri, bhuna khichuri
khichdi -> adas polo, tadka daal
chicken, murgi, murga, murgir, morog, kozhi, kodi
lamb, bakra, bakri, bakre ka gosht, khashi, khasi
yoghurt, doi, tok doi
spicy, masaledar, chatpata, teekha, tikha, jhal
`;
