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
lubia polo, loobia polo
salad shirazi, shirazi salad, shiraz salad, shirazi, salad e shirazi, sheerazi
sangak, sangack, nan e sangak, sangak bread, noon sangak, persian bread, sangaak
barbari, barbari bread
lavash, lawash, lavaash
bastani, bastani sonnati, saffron ice cream, persian ice cream, bastani irani, safron icecream
faloodeh, faloodeh shirazi
falooda, faluda, faloodah, falooda kulfi, royal falooda, phalooda, falude, falluda, feluda
sholeh zard, shole zard, saffron pudding
sholeh zard -> saffron custard
gaz, gaz nougat, nougat, persian nougat, nugat
saffron, safron, zafran, zafraan, zaafaran, kesar, saffran, saffren
abgoosht, abgusht, dizi
tahchin, tah chin
kuku sabzi, kookoo sabzi
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
sheer chai, noon chai, kashmiri chai, pink tea, pink chai
mantu -> dumpling
dumpling, dumplings, dumplin, jiaozi, momo, momos, momoz, gyoza, potsticker, potstickers, pot stickers, manti, mantu, wonton, wontons, dumpings, xiaolongbao
laghman, lagman, leghmen, lamian, langman, lahgman, laghmen, hand pulled noodles, handpulled noodles, pulled noodles, hand pull noodles, la mian
laghman -> noodle
noodle, noodles, nudle, nodles, mee, mian, mie, noodels, nuddles, noodel, chow mein
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
chebureki, cheburek
shurpa, shorpo
kuurdak, kuyrdak
dimlama, dymlama
`;
