/** Food in Somali, Swahili and Amharic. How this list reads: see ./index.ts */
export const eastAfrican = `
chicken, digaag, kuku, doro
fried chicken, digaag shiilan, kuku wa kukaanga, kuku kukaanga, kuku wakukaanga
grilled chicken, digaag duban, kuku choma, kuku wa kuchoma, digaag la dubay
chicken curry, mchuzi wa kuku, kuku wa nazi, kuku mchuzi, suugo digaag
chicken curry -> kari ayam, butter chicken, chicken karahi
chicken over rice, wali kuku, wali na kuku, wali wa kuku, bariis digaag, bariis iyo digaag
chicken biryani, biriani ya kuku, biryani ya kuku, pilau ya kuku, pilau kuku
lamb biryani, biriani ya nyama, biryani ya nyama, biriani ya mbuzi, biryani ya mbuzi
pulao, pilau, pilau ya nyama, pilao, surbiyaan
fries, chipsi, baradho shiilan, viazi vya kukaanga, viazi ulaya, bakaylo
chipsi kuku, chips kuku, chipsi na kuku, kuku na chipsi, kuku chips
chipsi kuku -> broast, smash meal, crispy chicken
omelette, chips mayai, chipsi mayai, zege, ukun shiilan
meat, hilib, hilib shiilan, nyama
nyama -> lamb, beef, mixed grill
lamb, mbuzi, nyama ya mbuzi, kondoo, nyama ya kondoo, hilib ari, hilib adhi, hilib wan, yebeg
beef, ngombe, ng'ombe, nyama ya ng'ombe, nyama ya ngombe, hilib lo, sanga
camel, hilib geel, nyama ya ngamia
fish, samaki, kalluun, malaay, kaluun, asa
fried fish, samaki wa kukaanga, samaki kukaanga, kalluun shiilan
grilled fish, samaki wa kuchoma, samaki choma, kalluun duban
shrimp, prawn, kamba, aargosto, uduvi
rice, wali mweupe, wali, bariis cad, mchele
bariis iskukaris, iskukaris, bariis hilib, bariis iyo hilib, bariis surbiyaan
bariis iskukaris -> lamb mandi, kabuli pulao, lamb dum biryani
coconut rice, wali wa nazi, bariis qumbe
coconut rice -> nasi lemak, saffron rice
beans, maharage, digir, cambuulo, maharagwe, kunde
soup, supu, maraq, fuud, supu ya mboga, shurba
chicken soup, supu ya kuku, maraq digaag, fuud digaag
chicken soup -> noodle soup, lentil soup
lamb soup, supu ya mbuzi, maraq hilib, maraq ari, supu ya nyama
lamb soup -> fahsa, saltah, harira, noodle soup
lentil soup, supu ya dengu, misir shorba, misir, maraq misir
vegetables, mboga, mboga za majani, khudaar, khudrad, sukuma wiki, sukuma, atkilt
salad, kachumbari, saladi, salad somali, ansalaato
bread, mkate, rooti, roodhi, mkate wa ajemi, mkate wa kumimina, dabo
flatbread, sabaayad, sabayad, kimis, chapati ya maji, chapo
sabaayad -> paratha, roti canai, malawah, naan
chapati, chapo, chapatti, chapathi, chapatis, chapo maharage
chapati -> roti canai, naan, paratha
canjeero, anjero, canjero, lahoh, laxoox, lahooh, injera
canjeero -> malawah, bolani, msemen
malawah, malawax, malawah somali, malawaax
samosa, sambuus, sambusa, sambusa ya nyama, sambusa hilib, sambuusa, sambusa za nyama, sambuusi, sanbuus
pakora, bajiye, bajiya, bajia, bhajia, viazi karai, badjia
bajiye -> onion bhaji, falafel, samosa
potato, viazi, baradho
egg, ukun, mayai, yai, beed
skewers, mishkaki, mishkaki ya nyama, mishikaki, mishkak, hilib qalaan
mishkaki -> lamb skewers, lamb shish, lamb brochettes, beef skewers
pasta, baasto, pasto, tambi
liver, maini
milk, caano, maziwa
yoghurt, mtindi, maziwa lala, caano fadhi, garoor
tea, shaah, chai, chai ya rangi, chai ya tangawizi, shaah rinji, shaah bigays
karak chai, shaah caddeys, shaah cadays, chai ya maziwa, shaah caano, chai maziwa, chai ya masala, shaax
coffee, qaxwo, kahawa, qaxwe, bunna, buna
juice, juisi, cabitaan miro, sharaabka, juisi ya matunda, casiir
mango, cambe, embe, maembe
mango juice, juisi ya embe, juisi ya maembe, casiir cambe, cambe shake
orange juice, juisi ya machungwa, juisi ya chungwa, casiir liin, liin
water, biyo, maji, maji ya kunywa
drink, cabitaan, kinywaji, vinywaji, cabbitaan
banana, moos, ndizi, muus
moos -> banana pudding, masoub, fruit
dates, timir, tende, timirta
honey, malab, asali
cake, keki, doolsho, keeg, kek, mkate wa sinia
cookie, buskud, biskuti, buskut
doughnut, mandazi, mahamri, mandaazi, maandazi, kaimati, kac kac, kackac, vitumbua
dessert, desert, sweets, macmacaan, vitamutamu, kitamutamu, tamutamu, tamu
halva, xalwo, xalwad, haluwa, halwo, haluwo
ice cream, jalaato, aiskrimu, barafu, jalaatada
breakfast, quraac, kifungua kinywa, staftahi, qureec, quraacda
lunch, qado, chakula cha mchana, qadada
dinner, casho, chakula cha jioni, chakula cha usiku, cashada
dinner -> mixed grill, mandi, biryani
spicy, basbaas, pilipili, pili pili, kali, basbaas leh
sausage, soseji
burger, baga, burgar somali
urojo, zanzibar mix, zanzibari mix
urojo -> bhel puri, samosa chaat
katlesi, cutlet, cutlets, kotleti
katlesi -> shami kebab, potato bolani, bun kebab
`;
