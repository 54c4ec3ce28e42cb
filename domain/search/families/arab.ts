/** Levant, Egypt, Maghreb, Iraq, Gulf and Yemen. How this list reads: see ./index.ts */
export const arab = `
shawarma, shwarma, shawerma, schawarma, shawurma, chawarma, shaurma, shoarma, shuwarma, sharwama, shewarma, shawrma, shwerma, shavarma, shaverma, shawarmah, sharma wrap, charwma, شاورما
shawarma -> doner
beef shawarma, shawarma lahme, shawarma lahmeh, shawarma lahm, shawarma laham, meat shawarma, shawarma meat, dana shawarma
doner -> shawarma
falafel, falafil, felafel, filafel, falafal, flafel, fallafel, falafels, faleful, falaffel, falefel, phalafel, فلافل
taameya, tamiya, taamia, tameya, taamiya, tamia, egyptian falafel, taameyah, طعمية
taameya -> falafel
falafel -> taameya
hummus, hummos, humus, houmous, hommus, hommos, hoummos, hommous, homos, humos, houmus, humous, hummous, humuss, himmus, hummas, hommas, حمص
baba ghanoush, baba ganoush, babaganoush, baba ghanouj, baba ghannouj, babaganush, baba ganush, baba ghanosh, baba ganoosh, baba ghanooj, baba ganouj, baba gannouj, moutabal, mutabbal, mutabal, mutabel, eggplant dip, baba genoush, baba ghanuj
fattoush, fatoush, fattush, fatush, fatoosh, fattoosh, fettoush, fatouch, fattouche, فتوش
tabbouleh, tabouli, tabouleh, tabbouli, tabuli, taboule, tabboule, tabule, tabbuleh, tabboulleh, tabolah, taboola, tabula salad, تبولة
muhammara, mohammara, muhamara, mhammara, mouhamara, muhammra
manakish, manakeesh, manaqish, manoushe, manousheh, manaeesh, man'oushe, manouche, mankousheh, manoosh, manooshe, manakesh, manaish, mana'eesh, manaquish, مناقيش
zaatar, za'atar, zatar, zahtar, zattar, zaater, satar, zathar, zaatr, زعتر
sfiha, sfeeha, sfiiha, sfija, sfeha, esfiha, esfirra, meat pie, meat pies, safiha, sfeehah
fatayer, fatayir, fataya, fatayeer, fatair, fatteyer, spinach pie, spinach pies, fataer, fetayer
kibbeh, kibbe, kibbi, kibba, kebbeh, kubba, kubbeh, kobeba, kebbe, icli kofte, kube, kibeh, quipe, kubbe, kibby
labneh, labne, lebneh, labna, labaneh, lebne, labanah, lebni, strained yogurt, strained yoghurt
shish tawook, shish taouk, shish tawouk, shish tauk, sheesh tawook, sheesh taouk, shish taook, shishtawook, tawook, taouk, tawouk, shish tawuk, tauk, tawouq, shish taouq, chicken skewers, شيش طاووق
shish tawook -> chicken shish
tavuk shish, tavuk sis, shish tavuk, chicken shish, chicken sis, tavuk sis kebap
tavuk shish -> shish tawook
shaghoura, kafta wrap, kofta wrap, kofte durum
mujaddara, mujadara, mujadarra, mjadra, moujadara, mudardara
foul, ful, fool, foul medames, ful medames, foul mudammas, ful mudammas, fool mudammas, foul moudamas, fava beans, fūl, fool medames, foule, ful mudamas, فول
koshary, koshari, kushari, kosheri, kushary, koshery, kosharee, koshri, koushari, kusheri, kosharry, kochary, كشري
molokhia, molokhiya, mulukhiyah, mloukhieh, molokhiyah, mulukhia, mlokhia, molokheya, moloukhia, mulukhiya, jute leaves, melokhia, mloukhia, ملوخية
hawawshi, hawawshy, hawashi, hawawchi, hawawsi
om ali, umm ali, om aly, um ali, umali, omali, oum ali, egyptian bread pudding, bread pudding, أم علي
karkadeh, karkade, karkadey, karkaday, hibiscus, hibiscus tea, karkadah, kerkede, carcade, sorrel drink, bissap, zobo
sayadieh, sayadeya, sayadiyeh, sayadiah, sayyadieh, sayadiya, siyadiyeh, sayadieh rice, saiyadiya
feteer, fiteer, fetir, feteer meshaltet, fatir, fiteer meshaltet
bamia, bamya, bamieh, bamiya, okra, bhindi
fatteh, fatta, fattah, fette
musakhan, msakhan, musakhkhan, mosakhan, musakhen
maqluba, maqlooba, makloubeh, maqlubeh, makluba, maqlouba, maglooba, upside down rice, makloobeh
mansaf, mensaf, mansef
kaak, ka'ak, kaek, kak, kaake, kahk, sesame kaak
maamoul, mamoul, ma'amoul, mamool, mammoul, maamool, maamul, ma'moul, mamul, معمول
halawa, halva, halwa, helva, halvah, halawah, halaweh, halvas, tahini halva, حلاوة, halwo, xalwo, xalwa
halwa puri, halva puri, halwa poori, puri halwa, halva poori, halwapuri, halwa purri
qatayef, katayef, atayef, qatayif
ashta, kashta, qishta, ashtah, kishta
arayes, arais, aryes
makdous, makdus, magdoos
shakshuka, shakshouka, chakchouka, shakshooka, chakshuka, shakshukha, shaksuka
shakshuka -> menemen
tagine, tajine, tajin, tagin, tagines, tahine, tajeen, tageen, tajinne, tagene, طاجين
couscous, cous cous, kuskus, cuscus, couscouse, coucous, kuskusu, seksu, couscus, cuscous, koskos, كسكس
harira, hareera, hrira, harirah, moroccan soup, harrira, حريرة
pastilla, bastilla, bisteeya, b'stilla, bstilla, bastila, pastila, bestila, basteeya, bisteya
zaalouk, zaaluk, zalouk, zalook, zaalook, zaluk
chebakia, chebakiya, shebakia, chbakia, chabakia, shebakiya, mkharka
msemen, msemmen, rghaif, rghayef, moroccan pancake, msamen, melloui, meloui, msemn
briouat, briouats, briwat, briwats, brewat, briouate, brik, brick pastry
merguez, mergez, mirqaz, merguez sausage, merges
bissara, bessara, bisara, byssar, fava bean soup, bissarah, besara
brochette, brochettes, broshet, brochete, brochet
tfaya, t'faya, tfaia
chermoula, charmoula, sharmoula, chermula
gazelle horns, kaab el ghazal, kaab ghzal, gazelle horn, cornes de gazelle, kab el ghazal
rfissa, rafissa
mandi, mendi, mandy, mandhi, mandee, mande, mundi, مندي
madfoon, madfun, madfoun
kabsa, kabsah, kebsa, majboos, machboos, makboos, machbous, kabssa, كبسة
kabsa -> mandi
machboos -> mandi
zurbian, zorbian, zurbiyan
haneeth, hanith, haneed, hanid, honeeth, haneth, hanit, حنيذ
saltah, salta, saltaah, selta, salteh
fahsa, fahsah, fehsa, fahssa
masoub, masoob, massoub, mashoub, masob, ma'soob
bint al sahn, bint al sahan, bint as sahn, bintal sahn, bint sahn, bint alsahn, bintalsahn
malawah, mulawah, malawach, malooga, mlawach, malawa, mulawwah, melawach, mallawah, malawah bread
malawah -> paratha
aseed, asida, aseeda, assida
sahawiq, zhug, zhoug, schug, sahawek, zhoog
quzi, qouzi, qoozi, ghoozi, ouzi, guzi, quozi, oozi
masgouf, masgoof, mazgouf, masgoof fish, masguf
tashreeb, tashrib, thareed, tharid, tashreeb laham
samoon, samoun, samun, samoon bread, iraqi bread
bagila bil dihin, bagilla, bagila, baqila bil dihin, bagella
harees, hareesa, harise, haris, jareesh, jarish
luqaimat -> lokma
balaleet, balalit
regag, rgag
tahini, tahina, tahineh, tehina, tahine sauce, tarator
toum, toom, garlic sauce, garlic dip, thoom, garlic toum
white sauce -> toum
arabic bread, khubz, khubuz, khobz, khoubz, pita, pitta, pita bread, lebanese bread, pita bred, aish baladi, peta bread, khobez
sambousek, sambousa, sambusa, samosa, samoosa, samboosa, sambosa, samousa, sambusak, sanbusak, sambousik, somosa, samsa, singara, shingara, samusa, samossa, somoosa, sambuza, sambusas, smosa, سمبوسة
arabic salad, salata, salad, salads, salade, salat, salata arabiya, salatah, saladd
mixed grill, mashawi, mashawi mushakal, meshwi, mixed mashawi, mix grill, grilled platter, mashwi, mixed grille, mixgrill
siniyah, saniyah, seniyeh
shaabiyat, shabiyat, warbat, warbat ashta
kebda, kibda, liver, beef liver, alexandrian liver, kebdah, kalija, kaleji, ciger, ciğer, jigar, liver and onions
mahshi -> sarma
sujuk -> sucuk
sahlab, salep, sahlep
jallab, jellab, julab
tamarind, tamarind juice, tamr hindi, tamer hindi, tamarhindi, imli, tamarind drink, tamarin, tamrind, tamerind
mint tea, atay, maghrebi tea, moroccan tea, moroccan mint tea, shay bil nana, shai nana, mint te, naane tea
mint lemonade, limonana, lemon mint, limonada, limoon bi nana, lemon with mint, lemon and mint, lemonana, mint lemonaid
arabic shawarma, arabi shawarma, shawarma arabi
quail, hamam, hamam mahshi, stuffed pigeon, pigeon, samman, batair, firri
calamari, calamary, kalamari, squid, sotong, calimari, calamaries, kalamar, calamar
singari, sengari, singary
sardine, sardines, sardeen, sardinas, serdine
shrimp, prawn, prawns, shrimps, chingri, chingdi, chingree, gambari, jhinga, udang, karides, rubyan, robian, crevettes, gambas, shirmp, praun, shrim
samak mashwi, samak meshwi, samak mashwy, samak mishwi, grilled fish, ikan bakar, balik izgara, balık ızgara, samaki wa kupaka, mahi kabab, fish grill
samak mashwi -> grilled sea bass, sea bream, salmon plate
malfouf, malfoof, mahshi malfouf, stuffed cabbage, cabbage rolls, cabbage roll, lahana sarmasi, lahana sarması, golabki
malfouf -> stuffed vine leaves, dolma
kousa mahshi, koosa mahshi, kousa, koosa, stuffed zucchini, stuffed squash
kousa mahshi -> stuffed vine leaves, dolma
loubieh, loubia, loubieh bi zeit, loubia bi zeit, lubia, lubiya, loobia, green beans, green bean
loubieh -> pit beans, foul
shanklish, shankleesh, shinklish, shanglish
shanklish -> labneh, feta
freekeh, freekah, frikeh, farik, freekeh soup
freekeh -> bulgur
shish barak, shishbarak, shish barrak
shish barak -> manti, ashak
riz bi shareeyeh, riz bi shaariyeh, riz bi shariyeh, vermicelli rice, rice with vermicelli
riz bi shareeyeh -> saffron rice, rice
bamia -> molokhia, vegetable tagine
makdous -> olives and pickles, smoked aubergine
kabab halabi, kebab halabi, aleppo kebab, halabi kebab
kabab halabi -> cherry kebab, kofta
zucchini, courgette, zuchini, zucchinis, courgettes
zucchini -> vegetable tagine, seven vegetables
ashta -> kaymak
rfissa -> chicken tagine, msemen
siniyah -> kofta plate
harees -> haleem
saleeg, saleeq, saleg
saleeg -> chicken mandi
margoog, margoogah, matazeez, mataziz
bazella, bazilla, bazalia
daoud basha, dawood basha, kofta dawood basha
daoud basha -> kofta
moghrabieh, mograbieh, maftoul, pearl couscous
moghrabieh -> couscous
makanek, maanek, nakanek
makanek -> merguez, turkish sausage, beef links
znoud el sit, znoud al sit, halawet el jibn, halawat al jibn, halawet jibn
znoud el sit -> kunafa, baklava
balila, balilah
balila -> hummus
ghraybeh, ghraiba, ghorayeba, ghoriba, ghuraiba
ghraybeh -> maamoul, brown butter cookie
barazek, barazi
barazek -> sesame kaak, maamoul
qamar al din, amardeen, amar el din, kamar el deen, qamardeen
mombar, mumbar
torly, turlu, türlü
torly -> vegetable tagine
lablabi, lablebi
lablabi -> harira
mechouia, salade mechouia, mechwia
mechouia -> zaalouk
tanjia, tangia, mrouzia
tanjia -> lamb tagine
seffa, seffa medfouna
seffa -> couscous
baghrir, beghrir, harcha, harsha
baghrir -> msemen
makroud, makrout, makroudh
makroud -> date maamoul, maamoul, chebakia
tepsi, tepsi baytinijan
tepsi -> khoresh bademjan, smoked aubergine
kleicha, klaicha, kleija, kolicheh
kleicha -> date maamoul, maamoul
makhlama, makhlamah
makhlama -> menemen
muqalqal, mugalgal, mogalgal
muqalqal -> fahsa, lamb karahi
areeka, areekah, arika
areeka -> masoub
jahnun, jachnun, jahnoon
jahnun -> malawah
shafoot, shafout
`;
