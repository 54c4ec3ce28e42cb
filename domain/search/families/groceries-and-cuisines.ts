/** Groceries, goods of shops, names of cuisines, ways to ask. How this list reads: see ./index.ts */
export const groceriesAndCuisines = `
yogurt, yoghurt, yoghourt, yogourt, dahi, laban, curd, youghurt, yogert, yoghert, yougurt, jogurt, leban, zabadi
milk, whole milk, sut, süt, haleeb, doodh, caano, gallon milk, mlik, susu
butter, tereyagi, makhan, zibda, buter, buttr
cheese, peynir, jibneh, jibna, cheeze, chese, chees, jebne, keju, fromage
cheddar, chedder, chedar, cheddar cheese
feta, fetta, feta cheese, white cheese, beyaz peynir
honey, bal, asal, asel, shehad, hunny, hony
honey, sidr, sidr honey, sidir honey, sider honey, yemeni honey
dates, date, khajoor, tamar, tamr, hurma, kurma dates, khajur, datez, rutab
ajwa, ajwah, ajwa dates, madinah dates, medina dates, ajuwa
medjool, medjoul, majdool, mejdool, medjool dates, medjul, majdoul, mejool
olives, olive, zeytin, zaitoon, zaytoun, zeitoun, oliv
olive oil, zeytinyagi, zait zaytoun
rice, ruz, roz, chawal, pirinc, reis, arroz, rise, nasi, basmati
basmati, basmati rice, basmathi, basmatti, basmatie
bulgur, bulghur, burghul, bulgar, borghol, cracked wheat, bulger, bourghul
eggplant, aubergine, aubergines, patlican, brinjal, baingan, bademjan, banjan, batinjan, badenjan, eggplants, begun, patlıcan, egg plant, aubergene, aubergin
tomato, tomatoes, domates, tamatar, tomatos, tomatoe
apricot, mishmish, kayisi, kayısı, apricots, aprikot
jam, preserve, preserves, marmalade, recel, jelly, murabba
nuts, mixed nuts, dry fruit, dry fruits, kuruyemis, makhlouta, mixed nut, almonds, cashews
spices, spice, baharat, baharaat, masala powder, spicies, seven spice, 7 spice, bharat
coconut, cocount, narial, hindistan cevizi, coconout, coconuts
minced beef, ground beef, beef mince, kiyma, kıyma, beef keema, keema
beef, dana, daging, lahm baqar, bif, beaf, baqar, beeff
veal -> beef
lamb chops, lamb chop, pirzola, chops, chaamp, lambchops, mutton chops
leg of lamb, lamb leg, raan, lamb leg roast, lambleg
whole chicken, full chicken, chicken whole, roast chicken, rotisserie chicken, whole chiken
rotisserie chicken -> charcoal chicken
charcoal chicken, grilled chicken, bbq chicken, barbecue chicken, farooj, chicken charcoal, al faham, alfaham, dajaj mashwi, dajaj meshwi, djej meshwi, farrouj mashwi, ayam bakar, kuku choma, pollo asado, pollo a la brasa
chicken thighs, chicken thigh, thigh, chicken thigs
stew meat, stew cubes, beef stew, stewing beef, beef cubes
prayer rug, prayer mat, sajjada, janamaz, jainamaz, seccade, sajadah, musallah, sejadah, prayer carpet, praying mat, prayer rugs
prayer beads, tasbih, tasbeeh, misbaha, tesbih, subha, misbah, rosary, tespih, dhikr beads
quran, qur'an, koran, kuran, mushaf, noble quran, coran, al quran, holy quran, القرآن
hadith, hadeeth, hadis, hadits, ahadith, hadeth, hadees
nawawi, an-nawawi, forty hadith, 40 hadith, arbaeen nawawi, nawawee, 40 hadees
ihya, ihya ulum al din, ihya ulum ad din, ihya ulumuddin
ihya -> revival
riyad as salihin, riyadh us saliheen, riyad us saliheen, riyadus saliheen, riyadussaliheen, riyad al salihin, riyadh as saliheen, riyad salihin, riyadh saliheen, gardens of the righteous
seerah, sirah, seera, sira, siyer, prophet biography, prophets life, biography of the prophet
dua, duas, supplication, supplications, azkar, adhkar, hisnul muslim, fortress of the muslim, duaa
prophets stories, stories of the prophets, qasas al anbiya, prophet stories
childrens books, kids books, bedtime stories, childrens stories, kids islamic book, islamic kids book, islamic childrens book, children islamic book, islamic story book, kids story book, story book, book for kids
learn arabic, arabic lessons, arabic grammar, arabic course
pen, pens, calligraphy pen, fountain pen
notebook, note book, journal, diary, notepad, notebok
candle, candles, candel
iranian, persian, farsi, iran, persia, irani, persien, parsi, iranain, persion
turkish, turkey cuisine, turk, turkiye, türk, turkich, turkisch, anatolian, ottoman, turkesh, turkis, türkisch
syrian, shami food, syria, damascus, aleppo, damascene, aleppine, halabi, shaam, suriye, syrain, sirian
lebanese, lebanon, beirut, beiruti, lebaneese, libanese, lebnani, lebanease, lebonese, lebenese
afghan, afghani, afghanistan, kabul, kandahar, afgan, afgani, afghanese, afgahn, afghn
pakistani, pakistan, karachi, lahore, lahori, punjabi, pakistanian, pakistny, peshawari, paki food, pakastani, pakstani, pakistany
indian, india, hyderabadi, hindustani, mughlai, bombay, hyderabad, mumbai, south indian, inidan, indain, indien, endian
bangladeshi, bangla, bengali, bangladesh, bangali
bangladeshi -> indian, pakistani
desi, south asian, indo pak, indopak, subcontinental
desi -> pakistani, indian
egyptian, egypt, masri, cairo, alexandrian, masry, egyption, egiptian, alexandria, eygptian, egyptain
moroccan, morocco, maghrebi, maroc, moroccon, marocan, morrocan, maroccan, moroccain, morocan, casablanca, atlas, morrocco
yemeni, yemen, sanaa, yemenite, yamani, yemini, yameni, adeni, hadrami
yemeni -> middle eastern
iraqi, iraq, irak, baghdad, baghdadi, iraki, irakee
iraqi -> middle eastern
saudi -> middle eastern
khaleeji -> middle eastern
gulf -> middle eastern
palestinian -> middle eastern, lebanese, syrian
jordanian -> middle eastern, lebanese, syrian
arabic food, arab, arabian, arabic, arabi
middle eastern, middle east, mid eastern, mideast, middleeastern, middle estern
arab -> middle eastern, lebanese, syrian, egyptian, moroccan
middle eastern -> arabic, lebanese, syrian, iranian, egyptian
levantine -> lebanese, syrian
mediterranean, mediteranean, meditteranean, mediterrenean, mediterranian
mediterranean -> turkish, lebanese, syrian, italian, moroccan
greek -> turkish
north african -> moroccan, egyptian
tunisian -> moroccan
algerian -> moroccan
african -> moroccan, egyptian
somali -> middle eastern
uzbek -> afghan
central asian -> afghan
balkan -> turkish
bosnian -> turkish
chinese, china, chineese, chinees, chines, chinise, cantonese, szechuan, sichuan, chinease
asian -> chinese, malaysian
thai -> malaysian, chinese
indonesian -> malaysian
singaporean -> malaysian
malaysian, malaysia, malay, penang, malayan, malasian, malaisian, nyonya, malasyan, malyasian
italian, italy, italien, italiano, italain, itallian, itilian
american, america, usa, diner, deli, amercan, americain, amerikan, delicatessen
mexican -> taco
rice bowl, rice bowls, bowl, rice plate, halal cart, street cart, over rice, halal guys
rice bowl -> mandi, pulao, chicken shawarma
chicken over rice, chicken and rice
chicken over rice -> chicken shawarma, chicken mandi, chicken pulao
kids meal -> nuggets, fries
lunch box, lunchbox, lunch boxes, bento, tiffin, dabba, lunch special, lunch, luch box
iftar -> dates, lentil soup, samosa, mixed grill
plate, plates, platter, tabak, dish, platters, plater
stuffed, filled, bharwan
dip -> hummus, baba ghanoush
flatbread -> naan, pide, manakish, bolani, gozleme, pita
nougat -> lokum
honey cake -> honey
sauce, sos, salsa
toffee -> gaz nougat
2, two
3, three
4, four
5, five
6, six
8, eight
9, nine
10, ten
12, twelve, dozen
candy, candies, gummy bears, gummy bear, gummies, gummy, haribo, marshmallow, marshmallows, halal gummies, jelly beans
candy -> turkish delight, chocolate bar
qurbani, udhiya, udhiyah, kurban, aqiqah, aqeeqah, aqiqa, akika, sadaqah meat
qurbani -> leg of lamb, lamb shoulder, butcher
low carb, keto, high protein, low calorie, lowcarb, keto friendly, no carb
protein shake, protein shakes, protein smoothie
protein shake -> milkshake
low carb -> salad, grilled
miswak, siwak, sewak, meswak
attar, ittar, perfume, oud, oudh, bukhoor, bakhoor, bakhur, incense
zamzam, zam zam, zamzam water, zam zam water
hijab, hijabs, khimar, abaya, abayas, jilbab, niqab
thobe, thawb, jubba, kurta, kufi, topi, prayer cap
milo, ovaltine, nesquik
caribbean, carribean, carribbean, caribean, jamaican, jamacian, jamaica
trinidadian, trini, guyanese, west indian
trinidadian -> indian
ethiopian, eritrean, habesha, ethiopia, etheopian, ethopian
nigerian, ghanaian, senegalese, west african, nigeria, kenyan
xinjiang -> lanzhou, chinese
albanian, kosovar, macedonian
albanian -> turkish
korean, korea, japanese, japan
korean -> chinese
vietnamese -> malaysian, chinese
flour, atta, maida
ghee, desi ghee, ghi, clarified butter
ghee -> salted butter
`;
