/** Diets and halal marks, and what nobody here sells. How this list reads: see ./index.ts */
export const dietsAndMarks = `
vegan, vegans, vegen, vegn, plant based, plantbased, fully vegan, no animal products
vegetarian, veg, veggie, vejetaryen, meatless, vegeterian, vegitarian, vegetarien, vegaterian, vegetarion, meat free, no meat, without meat, pure veg, shakahari, nabati, végétarien, vegetariano, etsiz
gluten free, glutenfree, no gluten, without gluten, بدون جلوتين, بدون غلوتين, gf, gluten less, celiac, coeliac, celiac friendly, glutensiz, sans gluten, sin gluten, wheat free, no wheat, without wheat
nut free, nutfree, no nuts, no nut, without nuts, بدون مكسرات, nut allergy, peanut free, no peanuts, nuts free, tree nut free, almond free, no almond, cashew free, no cashew, walnut free, no walnut, pistachio free, no pistachio, hazelnut free, no hazelnut, pecan free, no pecan, macadamia free, no macadamia, peanut allergy
dairy free, dairyfree, no dairy, without dairy, non dairy, lactose free, no lactose, milk free, no milk, without milk, بدون حليب, بدون لاكتوز, بدون ألبان, lactose intolerant, dairy allergy, sans lactose, diary free, no diary
nonvegetarian, non vegetarian, nonveg, non veg, non veggie, non vegeterian, non vegitarian, not vegetarian, not veg, no veg, non veg food
nonvegetarian -> chicken, lamb, mutton, goat, beef, veal, turkey, duck, quail, rabbit, camel, meat, gosht, keema, mince, kebab, kabab, kofta, steak, brisket, burger, sausage, sucuk, pepperoni, wings, ribs, liver, fish, seafood, salmon, prawn, shrimp, calamari, tuna, broast, shawarma, doner
spicy, very spicy, extra spicy, hot and spicy, spicy food, picante, pedas, acili, acılı, mirchi, teekha, spicey
hot -> spicy
hand slaughtered, handslaughtered, hand slaughter, handslaughter, slaughtered by hand, zabiha hand slaughtered, hand slaughtered zabiha, hand zabiha, zabihah, dhabihah, zabeeha
no alcohol, noalcohol, alcohol free, without alcohol, alcoholfree, alkolsuz, sans alcool, no alcohol served, no wine
machine slaughtered, machine slaughter, mechanical slaughter
certified, halal certified, certificate, halal certificate, certified halal
beer, bira, biere, lager
wine, vino, sarap, red wine
vodka, whiskey, whisky, cocktail, cocktails
pork, porc, domuz, pork chop, pork chops, pork ribs, pork belly, carnitas, chorizo, prosciutto
sugar free, no sugar, sugarless, sugarfree, diabetic
`;
