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
lokum, lokma delight, turkish delight, rahat lokum, lokoum, lukum, loukoum, locum, turkish delite
simit, semit, simeet, simid, turkish bagel, sesame ring, koulouri, gevrek
gozleme, gözleme, gozlema, gozlemeh, gosleme, gyozleme, guzleme
borek, börek, burek, bourek, boreg, byrek, bureka, boureka, beurek, borreke, burik
pogaca, poğaça, poacha, pogacha, pogaca bun, pogatsa, pogaça
menemen, melemen, menimen, turkish eggs, menaman
sucuk, sujuk, soujouk, sudjuk, sucuk sausage, sujuq, soujuk, sojouk, turkish sausage, suçuk
kaymak, kaimak, qaimaq, gaymak, qeymer, clotted cream, gaimar, qaimar
kofte, köfte, kofta, kafta, kefta, kufta, koofteh, kufteh, qofte, cufta, koftas, koefte, كفتة
cacik, cacık, tzatziki, jajik, jajeek, zaziki, tsatsiki, cajik
ayran, airan, ayraan, eyran, ajran, doogh, dugh, dough drink, yogurt drink, yoghurt drink
salgam, şalgam
manti, mantı, mantu, mantoo, manty, mantou, afghan dumplings
pilav, pilaf, pilaff, pulao, pulav, pilau, pilaw, palov, polo, polow, palaw, pulaw, pelau, plov, pillau, palao, pullao, polov
sarma, dolma, dolmas, warak enab, warak dawali, warak enab, dolmeh, dolmades, waraq enab, yaprak, grape leaves, stuffed grape leaves, vine leaves, stuffed vine leaves, wara enab, mehshi, mahshi, dolmah, dolmas, warak dawali, dolme
imam bayildi, imam bayaldi, imambayildi
karniyarik, karnıyarık
mercimek, mercimek corbasi, red lentil soup, turkish lentil soup, mercimek soup, mercimek çorbası
corba, çorba, chorba, shorba, shurba, shorbat, shourba, ciorba, soup, soups, soop
kazandibi, kazan dibi, kazandebi
sutlac, sütlaç, rice pudding, riz bi haleeb, riz bel laban, roz bel laban, ruz bi haleeb, rice puding, muhallebi rice
muhallebi, muhallabia, mahalabia, mahallebi, muhalabia, mahalabiya, milk pudding, malabi, mahalabi, mouhalabieh
kumpir, kumpeer, turkish baked potato
cig kofte, çiğ köfte, chi kofte, chee kufta, cigkofte
tantuni, tantooni
pastirma, pastırma, basturma, pastrami, bastirma, pastermah, pastrama, pastromi
incik, lamb shank, lamb shanks, shank, lambshank
serpme, turkish breakfast, serpme kahvalti, kahvalti, serpma
sigara borek, sigara boregi, cigar borek, cheese rolls
lokma, lokmades, loukoumades, luqaimat, lugaimat, awama, awameh, zalabia, zalabiya
revani, basbousa, basboosa, namoura, nammoura, harissa cake, harisa cake, basbusa, hareesa cake, semolina cake, بسبوسة
trilece, tres leches, trileche
cevapi, ćevapi, cevapcici, ćevapčići, chevapi, chevapchichi, cevap, chevaps
pljeskavica, plyeskavitsa, pleskavica, pljeskavitsa
ajvar, aivar, ayvar
tavuk, chicken, chiken, chikin, chickin, murgh, murg, dajaj, djaj, dijaj, ayam, pollo, tavuk eti, poulet, farooj, chickn, chkn, دجاج
turkish coffee, türk kahvesi, turk kahvesi, cardamom coffee, arabic coffee, qahwa, gahwa, ahwe, kahve
turkish tea, cay, çay, black tea
sour cherry, visne, vişne, cherry juice
kashar, kasar, kaşar, kashkaval, kasseri
mezze, meze, mezza, mazza, mezzeh, maza, mezes, mazze, muqabilat
shepherd salad, shepherds salad, coban salata, çoban salatası, choban salad
cherry kebab, kebab karaz, kabab karaz, kabab bil karaz, fishna kebab
gyro, gyros, giro, yeero, jyro, jiro
gyro -> doner, shawarma, lamb döner wrap
souvlaki, suvlaki, souvlakia
souvlaki -> shish, shish tawook
moussaka, musakka, mousaka, musaka, musaqaa
imam bayildi -> eggplant
tantuni -> durum
pita wrap -> falafel wrap, durum
kumpir -> potato
`;
