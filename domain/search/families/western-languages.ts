/** Food in Spanish, French, Portuguese, Italian and German. How this list reads: see ./index.ts */
export const westernLanguages = `
chicken, pollo, poulet, frango, galinha, pollo entero, huhn, hahnchen, haehnchen, hühnchen, gallina
wings, chicken wings, alitas, alitas de pollo, alas de pollo, ailes de poulet, ailerons de poulet, ailerons, asinhas, chicken fluegel, hähnchenflügel
beef, carne de res, carne res, boeuf, bœuf, rindfleisch, rind, manzo, carne bovina, carne de vaca, ternera, vitello
lamb, cordero, carnero, agneau, cordeiro, agnello, lammfleisch, lamm, chivo, cabrito, chevreau, cabra
goat, chivo, cabrito, cabra
lamb chops, chuletas de cordero, cotelettes dagneau, côtelettes d'agneau, lammkotelett, lammkoteletts, chuletas
lamb shank, jarret d'agneau, souris d'agneau, souris dagneau, lammhaxe
meat, carne, viande, fleisch
mixed grill, carne a la parrilla, viande grillee, viandes grillees, churrasco
ground beef, carne molida, carne picada, viande hachee, hackfleisch, carne macinata
fish, pescado, poisson, fisch, peixe, pesce
fried fish, pescado frito, poisson frit, gebratener fisch
fried fish -> fish and chips, fish sandwich
grilled fish, pescado a la parrilla, pescado a la plancha, poisson grille, poissons grilles, peixe grelhado, pesce alla griglia
grilled fish -> grilled sea bass, sea bream, salmon plate
seafood, mariscos, fruits de mer, meeresfrüchte, frutti di mare, frutos do mar
shrimp, prawn, camaron, camarones, gambas, langostinos, langostino, crevette, crevettes, camarão, camaroes, gamberi, gamberetti, garnelen
salmon, saumon, lachs, salmone, salmón
tuna, atun, thon, thunfisch, tonno
rice, arroz, riz, reis, riso
fried rice, arroz frito, arroz chino, riz cantonais, riz frit, riz saute, gebratener reis
paella, paela, paeya, arroz con mariscos
paella -> seafood rice
salad, ensalada, salade, salat, insalata, salada, salade verte, ensalada verde
soup, sopa, soupe, suppe, zuppa, caldo, potage
lentil soup, sopa de lentejas, soupe de lentilles, soupe lentilles, soupe aux lentilles, linsensuppe, zuppa di lenticchie, sopa de lentilha
lentils, lentejas, lentilles, linsen, lenticchie
tomato soup, sopa de tomate, soupe de tomate, soupe a la tomate, tomatensuppe
chickpeas, garbanzos, pois chiches, kichererbsen, ceci
beans, frijoles, haricots, bohnen, fagioli, feijao, habichuelas
fava beans, feves, habas
bread, pan, pain, brot, pane, pão
garlic bread, pan de ajo, pain a l'ail, knoblauchbrot
garlic bread -> garlic knots, garlic naan
cheese, queso, fromage, käse, formaggio, queijo
cheeseburger, burger, smash, hamburguesa con queso, hamburguesas con queso, hamburguesa de queso, burger fromage
burger, hamburguesa, hamburguesas, hamburguer
fries, papas fritas, patatas fritas, papas a la francesa, pommes frites, pommes, papas, frites, patatine fritte, batata frita, batatas fritas, salchipapas
potato, patata, patatas, pomme de terre, pommes de terre, kartoffel, kartoffeln, batata
sausage, salchicha, salchichas, saucisse, saucisses, wurst, salsiccia, longaniza
turkey, pavo, dinde, pute, tacchino
steak, bistec, bife, bistek, bistecca, entrecote, lomo, filete
steak -> steak and cheese, ribeye
ribs, costillas, costilla, travers de boeuf, rippchen, costelas
ribs -> beef rib, short ribs
roast chicken, pollo asado, pollo rostizado, pollo a la brasa, poulet roti, poulets rotis, poulet grille, poulet braise, pollo a la parrilla, pollos asados, brathähnchen, frango assado
roast chicken -> charcoal chicken, smoked half chicken
fried chicken, pollo frito, poulet frit, poulet pane, pollo empanizado, pollo broaster, pollo broasted, frango frito, pollo campero
chicken sandwich, sandwich de pollo, sandwich poulet, sandwich au poulet, torta de pollo, bocadillo de pollo
sandwich, torta, tortas, bocadillo, emparedado, panino
lamb skewers, lammspieß, lammspiesse, brochettes dagneau, brochette dagneau, pinchos de cordero
meatballs, kofta, albondigas, boulettes, boulettes de viande, polpette, almondegas, fleischbällchen
skewers, pinchos, brochetas, brocheta, pincho, anticuchos, spiesse, spieß, spiedini, espetinho, kafta espetinho
empanada, empanadas, empanadillas
empanada -> samosa, sfiha, curry puffs, fatayer
tacos, taquitos, tostadas, flautas
tacos -> shrimp taco
vegetables, verduras, legumes, vegetales, gemüse, verdure, légumes
eggplant, berenjena, aubergine, melanzane, beringela, auberginen
spinach, espinaca, espinacas, epinards, spinat, spinaci
olives, aceitunas, oliven, azeitonas
onion, cebolla, oignon, zwiebel, cipolla
garlic, ajo, ajillo, knoblauch, aglio
egg, huevo, huevos, oeuf, oeufs, œufs, eier, uova, ovos
omelette, tortilla de huevos, tortilla espanola, omelett, omeleta
omelette -> menemen
breakfast, desayuno, desayunos, petit dejeuner, petit dej, frühstück, colazione, cafe da manha, brunch
lunch, almuerzo, comida corrida, dejeuner, mittagessen, pranzo
dessert, desert, sweets, postre, postres, desserts, dolce, dolci, nachtisch, sobremesa, nachspeise
cake, pastel, torta de cumpleanos, gateau, gateaux, kuchen, torte, bolo, tarta, bizcocho
birthday cake, pastel de cumpleanos, gateau d'anniversaire, gateau anniversaire, geburtstagskuchen, geburtstagstorte
ice cream, helado, helados, glace, glaces, creme glacee, eis, sorvete, nieve, gelato
chocolate, chocolat, schokolade, cioccolato
pistachio, pistache, pistacho, pistazie, pistazien, pistacchio
rice pudding, arroz con leche, riz au lait, milchreis, arroz doce, riso al latte
flan, flan de caramelo, creme caramel, crème caramel, pudim, crema catalana
flan -> custard, panna cotta
pancakes, panqueques, panquecas, hotcakes, hot cakes, pfannkuchen, crepes, crêpe
waffle, gaufre, gaufres, gofre, gofres, waffel
cookie, galleta, galletas, kekse, biscotti, biscotto
doughnut, dona, donas, beignet, beignets, churros, churro, berliner
churro -> doughnut, lokma
croissant, croissants, pain au chocolat, medialuna, medialunas, cuernito
pastries, pasteles, viennoiserie, viennoiseries, patisserie, patisseries, gebäck, pan dulce
honey, miel, honig, miele
dates, datiles, dattes, datteln, tamaras, datteri
nuts, nueces, noix, nüsse, frutos secos
apple, manzana, pomme, apfel
fruit, fruta, frutas, fruits, obst
orange juice, jugo de naranja, zumo de naranja, jus d'orange, jus dorange, orangensaft, suco de laranja, succo d'arancia
juice, jugo, jugos, zumo, jus, saft, suco, succo
mango, mangue
strawberry, fresa, fresas, fraise, fraises, erdbeere, erdbeeren, fragola
lemonade, limonada, limonade, zitronenlimonade, limonata
drinks, bebidas, bebida, boissons, boisson, getränke, getränk, bevande, refrescos
drinks -> cola, sparkling water, lemonade, iced tea, juice
soda, refresco, gaseosa, soda pop, fizzy drink, fizzy drinks, pop soda
water, agua, eau, wasser, acqua, agua mineral, eau minerale
sparkling water, agua con gas, eau gazeuse, eau petillante, mineralwasser, acqua frizzante, seltzer
tea, té, tee
mint tea, te de menta, thé a la menthe, thé menthe, the a la menthe, minztee, pfefferminztee, te moruno
coffee, café con leche, cafe con leche, cafecito, cafe negro, kaffee, caffe
milk, leche, lait, milch, leite
yoghurt, yogur, yaourt, joghurt, iogurte
butter, mantequilla, beurre, manteiga
stew, guiso, guisado, ragout, eintopf, estofado, ensopado
noodles, fideos, tallarines, nouilles, nudeln
pasta, pâtes, pates, macarrones, teigwaren
macaroni and cheese, macarrones con queso
macaroni and cheese -> mac and cheese
pizza, pizzas, pizze
cheese pizza, pizza de queso, pizza fromage, pizza au fromage, pizza con queso, pizza quatre fromages, pizza cuatro quesos
cheese pizza -> margherita, quattro formaggi
spicy, picante, picantes, épicé, epice, epices, piquant, pikant, scharf, piccante, picoso, enchilado
vegetarian, vegetariana, vegetariano, vegetarianos, vegetarienne, vegetarisch, vegetariani
cheese rolls, palitos de queso, tequenos, tequeños
mozzarella sticks, dedos de queso, batonnets de mozzarella, palitos de mozzarella
chicken tenders, dedos de pollo, tiras de pollo, deditos de pollo, nuggets de pollo, batonnets de poulet
stuffed vine leaves, hojas de parra, feuilles de vigne, folhas de uva, charuto de uva, weinblätter, hojas de uva
butcher, carniceria, carnicería, boucherie, metzgerei, macelleria
bakery, pastries, panaderia, panadería, boulangerie, bäckerei, padaria, panificio, pasteleria
grocery, supermercado, tienda, epicerie, épicerie, supermarche, lebensmittel
moroccan, marroqui, marocain, marocaine, marokkanisch, marocchino
turkish, turca, turco, turc, turque, türkisch, turkisch
lebanese, libanesa, libanes, libanais, libanaise, libanesisch
indian, india, indio, hindu, indien, indienne, indisch, indiano
chinese, china, chino, chinois, chinoise, chinesisch, cinese
arabic food, comida arabe, cuisine arabe, comida halal, nourriture arabe
italian, italiana, italien, italienne, italienisch
`;
