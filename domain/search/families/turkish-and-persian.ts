/** How this list reads: see ./index.ts */
export const turkishAndBalkan = `
kebab, kabab, kabob, kebap, kebob, kabap, kibab, cabab, cebab, كباب
doner, donair, doener, donner, donar, döner kebab
durum, dürüm, duerum, durüm wrap, dorum
shish, sish, şiş, shis, seesh, sheesh
adana, adanna, adhana
urfa, oorfa
iskender, iskandar, iskender kebap, alexander kebab, isakender
lahmacun, lahmajun, lahmajoun, lahmajoon, lahmacoun, lahmacan, lahmakun, lahmadjun, lamajun, lamacun, lahma cun, turkish pizza
lahmacun, lahm bi ajeen, lahm bi ajin, lahm bi ajine, lahm ajeen, lahm b ajeen, lahme bi ajin, lahmbajin, lahm bil ajeen
pide, peda, pidde, peede, turkish flatbread
kunafa, künefe, knafeh, kanafeh, kunefe, kunafe, kunafah, konafa, knafe, knefe, kenafeh, knafa, kanafe, kinafa, kadayif, kunefah, kunfa, konafe, kenefe, كنافة
baklava, baklawa, baclava, baqlawa, baklaba, baklavah, backlava, baghlava, buklava, بقلاوة
sutlu tatli, sütlü tatlı, milk dessert, milk desserts, milky dessert
sutlu tatli -> kazandibi, rice pudding, rasmalai, firnee, custard
lokum, lokma delight, turkish delight, rahat lokum, lokoum, lukum, loukoum, locum, turkish delite
simit, semit, simeet, simid, turkish bagel, sesame ring, koulouri, gevrek
gozleme, gözleme, gozlema, gozlemeh, gosleme, gyozleme, guzleme
borek, börek, burek, bourek, boreg, byrek, bureka, boureka, beurek, borreke, burik, bureek, boreek, su boregi, su böreği, su borek
pogaca, poğaça, poacha, pogacha, pogaca bun, pogatsa, pogaça
menemen, melemen, menimen, turkish eggs, menaman
sucuk, sujuk, soujouk, sudjuk, sucuk sausage, sujuq, soujuk, sojouk, turkish sausage, suçuk, sudzuk, sudžuk, sudzukice, sudžukice
kaymak, kaimak, qaimaq, gaymak, qeymer, clotted cream, gaimar, qaimar
kofte, köfte, kofta, kafta, kefta, kufta, koofteh, kufteh, qofte, cufta, koftas, koefte, كفتة
cacik, cacık, tzatziki, jajik, jajeek, zaziki, tsatsiki, cajik
ayran, airan, ayraan, eyran, ajran, doogh, dugh, dough drink, yogurt drink, yoghurt drink
salgam, şalgam
manti, mantı, mantu, mantoo, manty, mantou, afghan dumplings
pilav, pilaf, pilaff, pulao, pulav, pilau, pilaw, palov, polo, polow, palaw, pulaw, pelau, plov, pillau, palao, pullao, polov
sarma, dolma, dolmas, warak enab, warak dawali, warak enab, dolmeh, dolmades, waraq enab, yaprak, grape leaves, stuffed grape leaves, vine leaves, stuffed vine leaves, wara enab, mehshi, mahshi, dolmah, dolmas, warak dawali, dolme, yalanji, yalangi, yaprak sarma, warak inab
imam bayildi, imam bayaldi, imambayildi
karniyarik, karnıyarık
mercimek, mercimek corbasi, red lentil soup, turkish lentil soup, mercimek soup, mercimek çorbası
corba, çorba, chorba, shorba, shurba, shorbat, shourba, shorpo, shurpa, ciorba, soup, soups, soop
kazandibi, kazan dibi, kazandebi
sutlac, sütlaç, rice pudding, riz bi haleeb, riz bel laban, riz b laban, ruz bil laban, ruz bel laban, roz bil laban, roz b laban, arroz con leche, sheer berenj, roz bel laban, roz belaban, ruz bi haleeb, rice puding, muhallebi rice
muhallebi, muhallabia, mahalabia, mahallebi, muhalabia, mahalabiya, milk pudding, malabi, mahalabi, mouhalabieh
kumpir, kumpeer, turkish baked potato, baked potato, jacket potato
cig kofte, çiğ köfte, chi kofte, chee kufta, cigkofte, chig kofte
tantuni, tantooni
pastirma, pastırma, basturma, pastrami, bastirma, pastermah, pastrama, pastromi
incik, lamb shank, lamb shanks, shank, lambshank
serpme, turkish breakfast, serpme kahvalti, kahvalti, serpma
sigara borek, sigara boregi, cigar borek, cheese rolls
lokma, lokmades, loukoumades, luqaimat, lugaimat, awama, awameh, zalabia, zalabiya
karisik izgara, karışık ızgara, izgara, ızgara
karisik izgara -> mixed grill
revani, basbousa, basboosa, namoura, nammoura, harissa cake, harisa cake, basbusa, hareesa cake, semolina cake, بسبوسة, basbosa
trilece, tres leches, trileche
cevapi, ćevapi, cevapcici, ćevapčići, chevapi, chevapchichi, cevap, chevaps
pljeskavica, plyeskavitsa, pleskavica, pljeskavitsa
ajvar, aivar, ayvar
tavuk, chicken, chiken, chikin, chickin, murgh, murg, dajaj, djaj, dijaj, ayam, pollo, tavuk eti, poulet, farooj, chickn, chkn, دجاج, digaag, doro
turkish coffee, türk kahvesi, turk kahvesi, cardamom coffee, arabic coffee, qahwa, gahwa, ahwe, kahve
turkish tea, cay, çay, black tea
sour cherry, visne, vişne, cherry juice
kashar, kasar, kaşar, kashkaval, kasseri
mezze, meze, mezza, mazza, mezzeh, maza, mezes, mazze, muqabilat
patlican salatasi, patlıcan salatası, aubergine salad, eggplant salad, smoked eggplant, kopoglu, smoked aubergine
patlican salatasi -> baba ghanoush, zaalouk, mirza ghasemi
shepherd salad, shepherds salad, coban salata, çoban salatası, choban salad
cherry kebab, kebab karaz, kabab karaz, kabab bil karaz, fishna kebab
gyro, gyros, giro, yeero, jyro, jiro
gyro -> doner, shawarma, lamb döner wrap
souvlaki, suvlaki, souvlakia
souvlaki -> shish, shish tawook
moussaka, musakka, mousaka, musaka, musaqaa, mesaqaa, mesa'ah, messaka, mesakka, msaqaa
moussaka -> eggplant
imam bayildi -> eggplant
tantuni -> durum
pita wrap -> falafel wrap, durum
kumpir -> potato
kiymali pide, kıymalı pide, minced pide, meat pide, minced lamb pide
etli ekmek, etliekmek
etli ekmek -> minced lamb pide, lahmacun
cig kofte -> kofta, tabbouleh, bulgur
kisir, kısır, bulgur salad
kisir -> tabbouleh, bulgur
ali nazik, alinazik, ali nazik kebap
ali nazik -> smoked aubergine, adana
hunkar begendi, hünkar beğendi, hunkar beyendi, sultans delight
hunkar begendi -> smoked aubergine, lamb shank
karniyarik -> smoked aubergine, khoresh bademjan, borani banjan
ezme, acili ezme, acılı ezme, acuka
ezme -> muhammara
haydari, haydary, haidari
haydari -> labneh, mast o khiar
cilbir, çılbır, chilbir, turkish poached eggs
cilbir -> menemen, eggs with sucuk
gavurdagi, gavurdagi salata, gavurdağı salatası
gavurdagi -> shepherd salad
mucver, mücver, zucchini fritters, courgette fritters
mucver -> onion bhaji, potato bolani
kuru fasulye, kurufasulye, fasulye, fasolia, fasoulia, white bean stew
kuru fasulye -> pit beans, foul
tulumba, tulumbe, balah el sham
tulumba -> lokma, chebakia, gulab jamun, baklava
sekerpare, şekerpare, shekerpare
sekerpare -> basbousa, maamoul, baklava
salgam -> ayran, sour cherry
halloumi, haloumi, halloumy, hallumi, hellim, grilled halloumi, halloumi cheese
halloumi -> cheese manakish, cheese rolls, feta
trilece -> rasmalai, cake
tavce gravce, tavche gravche, pasulj, prebranac
tavce gravce -> pit beans, foul
zeljanica, zelyanitsa, spinach burek, ispanakli borek, ıspanaklı börek, spanakopita
zeljanica -> spinach fatayer, gozleme with spinach
krompirusa, krompiruša, potato burek, patatesli borek
krompirusa -> potato bolani, vegetable samosas
gibanica, banitsa
gibanica -> cheese pide, cheese rolls
somun, lepinja, lepinje
somun -> pita
ajvar -> muhammara, smoked aubergine
lokma -> doughnut, gulab jamun
hamsi, hamsi tava, anchovy, anchovies
hamsi -> sardine
acma, açma
acma -> pogaca, simit
tarhana, tarhana corbasi, tarhana soup
tarhana -> red lentil soup, lentil soup
guvec, güveç, guvech
guvec -> lamb tagine
sac kavurma, kavurma, saç kavurma
sac kavurma -> lamb karahi, chicken tawa
barbunya, barbunya pilaki
barbunya -> pit beans
asure, aşure, ashure, noahs pudding
asure -> rice pudding
boza, bozo
kuzu tandir, kuzu tandır, tandir kebabi, lamb tandoor
kuzu tandir -> lamb haneeth, lamb mandi, leg of lamb
pasta, makarna, erişte
water, içme suyu, maden suyu
`;

/** Iran, Afghanistan, Uyghurs, Central Asia, China. How this list reads: see ./index.ts */
export const persianAndCentralAsian = `
koobideh, kubideh, kobideh, koubideh, koobide, kubide, kubidah, koobidah, kobida, kobide, koobidea, kubida, minced kebab, کوبیده
joojeh, jujeh, joujeh, jooje, juje, joojeh kebab, jujeh kabab, joojeh kabab, saffron chicken kebab, jojeh, jujah, joje, جوجه
barg, bargh, kabab barg, kebab e barg
soltani, sultani, soltany, sultany, kabab soltani
chenjeh, chenjah, chenje
ghormeh sabzi, ghorme sabzi, qormeh sabzi, gormeh sabzi, ghormeh, gormeh sabzeh, ghormesabzi, ghorme sabzee, khoresh sabzi, qorma sabzi, qorme sabzi, herb stew, قورمه سبزی
gheymeh, gheimeh, gheyme, qeymeh, ghaimeh, gheime, gheymeh stew, qeimeh, keymeh, gaymeh, split pea stew
fesenjan, fesenjoon, fesenjun, fesenjān, fesanjan, fesenjoun, fessenjan, fessenjoon, khoresh fesenjan, fezenjan, walnut stew, pomegranate walnut stew, pomegranate stew, fisinjan
tahdig, tahdeeg, tadig, tah dig, tadeeg, tahdeg, tadik, crispy rice, tadigh
kashk e bademjan, kashke bademjan, kashk bademjan, kashk o bademjan, kashkeh bademjan, kashk bademjoon, kashke bademjoon, kashko bademjan, kask e bademjan
khoresh bademjan, khoresht bademjan, khoresh bademjoon, khoresh e bademjan, khoresht e bademjan, eggplant stew, khoreshbademjan
khoresh, khoresht, khorest, stew, stews, stue, persian stew
mirza ghasemi, mirza qasemi, mirzaghasemi, mirza gasemi, mirza ghassemi
mast o khiar, mast o khiyar, mast va khiar, mast khiar, masto khiar, mast-o-khiyar, cucumber yogurt, cucumber yoghurt, mastokhiar
mast o khiar -> cacik, raita
ash reshteh, aash reshteh, ash e reshteh, asheh reshteh, aashe reshte, aush, ash reshte, noodle soup persian, aash, ashreshteh
zereshk polo, zereshk polow, zereshkpolo, barberry rice, zereshk pulao, zeresk polo, berry rice
baghali polo, baghali polow, baqali polo, baghala polo, dill rice, bagali polo, baghali polo mahicheh
adas polo, adas polow, adaspolo, lentil rice, adas pulao
sabzi polo, sabzi polow
salad shirazi, shirazi salad, shiraz salad, shirazi, salad e shirazi, sheerazi
sangak, sangack, nan e sangak, sangak bread, noon sangak, persian bread, sangaak
barbari, barbari bread
lavash, lawash, lavaash
bastani, bastani sonnati, saffron ice cream, persian ice cream, bastani irani, safron icecream
faloodeh, faloodeh shirazi
falooda, faluda, faloodah, falooda kulfi, royal falooda, phalooda, falude, falluda, feluda
sholeh zard, shole zard, sholezard, saffron pudding, saffron rice pudding
sholeh zard -> saffron custard
gaz, gaz nougat, nougat, persian nougat, nugat
saffron, safron, zafran, zafraan, zaafaran, kesar, saffran, saffren
abgoosht, abgusht, dizi
kabuli pulao, qabili palaw, kabuli palaw, qabuli palau, kabuli pilau, kabeli palau, qabuli pulao, qabli palaw, kabli pulao, kabuli pulav, kabuli palao, kabuli polow, kabuli rice, qabuli, kabuli, qabili, kabouli, kabulee pulao
chopan, chopan kebab, chopan kabab, choopan, chopaan, lamb chop kebab, chupan
bolani, boolani, bolanee, boulani, bulani, afghan flatbread, bolaani, bolany, perakai
ashak, aushak, aashak, leek dumplings, ashaq
borani banjan, borani, burani banjan, borani banjaan, boorani, banjan borani, bouranee baunjan, afghan eggplant, buranee banjan
shami, shaami, shami kabab, shammi kebab, shami kebab, shammi
chapli, chappli, chapali, chapli kebab, chapli kabab, peshawari kebab, chaplee, chappal kebab
firnee, firni, phirni, ferni, feerni, firnee pudding, phirnee, fereni
qorma, korma, kurma, quorma, kourma, ghorma, kormah, khorma
afghan naan, afghani naan, naan e afghani, afghan bread
sheer khurma, sheer korma, sheer khorma, seviyan, sewaiyan
sheer chai, noon chai, kashmiri chai, kashmiri pink chai, pink tea, pink chai
mantu -> dumpling
dumpling, dumplings, dumplin, jiaozi, momo, momos, momoz, gyoza, potsticker, potstickers, pot stickers, manti, mantu, wonton, wontons, dumpings, xiaolongbao
laghman, lagman, leghmen, lamian, langman, lahgman, laghmen, hand pulled noodles, handpulled noodles, pulled noodles, hand pull noodles, la mian
laghman -> noodle
noodle, noodles, nudle, nodles, mee, mian, mie, noodels, nuddles, noodel
noodle -> chow mein
lanzhou, lan zhou, lanzhow, lanzou
big plate chicken, da pan ji, dapanji, toho qorumisi, dapan ji, big tray chicken, da panji
xinjiang lamb skewers, yang rou chuan, lamb skewers, chuan, chuanr, cumin lamb skewers, uyghur kebab, uyghur lamb skewers, lamb kebab skewers, yangrouchuan
xinjiang, sinkiang, uyghur, uighur, uygur, uigur, shinjang, xinjang
dan dan noodles, dandan noodles, dan dan mian, dandan mian, tan tan noodles, tantan noodles, dandanmian
chow mein, chowmein, chaomian, chaumin, chow mien, chowmien, choumin, lo mein, lomein, stir fried noodles, fried noodles
fried rice, fryed rice, friedrice, chow fan, chaofan, chao fan, egg fried rice, fride rice
scallion pancake, scallion pancakes, spring onion pancake, green onion pancake, cong you bing, scallion pan cake
sesame balls, sesame ball, jian dui, jiandui, onde onde
sweet and sour, sweet n sour, sweet & sour, sweet sour
spring roll, spring rolls, egg roll, egg rolls, lumpia, eggroll
shashlik, shashlyk, shashlick, shish kebab, shishkabob, sheesh kabob, shish kabob, shishkebab, sheesh kebab, skewer, skewers, kabob skewers, tikka skewers, brochette, saslik
samsa -> sambousek
shurpa, shorpo
kuurdak, kuyrdak
dimlama, dymlama
dizi -> fahsa, lamb shank, gheymeh
chainaki, chaynaki, chinaki
chainaki -> fahsa, lamb shank, gheymeh
tahchin, tah chin, tahchin morgh, tahchin e morgh, saffron rice cake
tahchin -> tahdig, zereshk polo
kuku sabzi, kookoo sabzi, kuku, kookoo, persian herb omelette
kuku sabzi -> masala omelette, gozleme with spinach
lubia polo, loobia polo, lubia polow, green bean rice
lubia polo -> adas polo, zereshk polo, baghali polo
khoresht karafs, khoresh karafs, khoresht e karafs, celery stew
khoresht karafs -> ghormeh sabzi, gheymeh
kotlet, kotlets, cutlet, cutlets, katlet
kotlet -> shami kebab, kofta
olivier salad, olivieh, salad olivieh, salad olivie, russian salad, potato salad
olivier salad -> garden salad, green salad
sheer yakh, shir yakh, sheeryakh, afghan ice cream
sheer yakh -> saffron ice cream, ice cream, kulfi
shor nakhod, shornakhod, shor nakhud
shor nakhod -> chickpea chaat
pumpkin, kadu, kadoo, kaddu, pumpkins
borani kadoo, kadu borani, kaddo bourani, kadoo borani, borani kadu
borani kadoo -> borani banjan
achichuk, achik chuchuk, achuchuk
achichuk -> shepherd salad, salad shirazi
chebureki, cheburek, chiburek
chebureki -> leek bolani, potato bolani, samsa
uyghur polo, uyghur pulao, uyghur pilaf
uyghur polo -> kabuli pulao
goshnan, gosh nan, goshgirde, gosh girde
goshnan -> minced lamb pide, lahmacun, hawawshi
chuchure, chuchvara, chochure, dumpling soup
chuchure -> dumplings, noodle soup
bao, baos, bao bun, bao buns, baozi, steamed bun, steamed buns
bao -> dumplings
stir fry, stirfry, stir fried, stir fry noodles
stir fry -> fried rice, chow mein
beef and broccoli, beef broccoli, beef and brocoli, beef with broccoli, mongolian beef
beef and broccoli -> beef fried rice, cumin lamb noodles
sesame chicken, honey chicken, honey sesame chicken
sesame chicken -> sweet and sour, big plate chicken
crab rangoon, crab ragoon, crab rangoons, rangoon
crab rangoon -> dumplings, cheese rolls
egg foo young, egg fu young, egg foo yung
egg foo young -> omelette
chenjeh -> barg, lamb tikka skewers
barbari -> sangak, afghan naan
faloodeh -> falooda, saffron ice cream
dimlama -> lamb tagine, khoresh bademjan
kabab tabei, kabab tabe, kabob tabei, kabab tabeh, kotlet tabei
kabab tabei -> koobideh
sabzi polo mahi, sabzi polo ba mahi
sabzi polo -> baghali polo
sabzi polo mahi -> fish and rice, baghali polo
mast musir, mast o musir, mast mousir
mast musir -> mast o khiar
goosh fil, gooshfil, gosh e fil, elephant ear, elephant ears
goosh fil -> chebakia, doughnut
green tea, chai sabz, sabz chai, yesil cay, yeşil çay
green tea -> tea
roujiamo, rou jia mo, chinese burger, chinese hamburger
roujiamo -> hawawshi
liangpi, liang pi, cold noodles, cold skin noodles
liangpi -> dan dan noodles
congee, jook, rice porridge
spring roll -> cheese rolls, curry puffs, vegetable samosas
sheer chai -> karak chai
`;
