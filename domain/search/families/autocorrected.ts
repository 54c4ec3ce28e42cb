/** What a phone's keyboard makes of dishes that it does not know. How this list reads: see ./index.ts */
export const autocorrected = `
lamb shank, lamb shame, lamb shark, lamb thank, lamb shanked
baklava, balaclava
kebab, ke bab, kebob
shawarma, swarm a, shaw arma, shawarmed, swarma
biryani, bryan, brian, biryan
chicken biryani, chicken bryan, chicken brian
falafel, fall a fell, fall awful, fell awful
hummus, hum us, humanus
haleem, harem
samosa, samoa, samoas
kunafa, kung fa, kun fa
keema, kerma
karahi, karaoke
nihari, nihilist
pulao, pulp o
tikka masala, tikka masalah, tick a masala
paneer, pioneer, panera
palak paneer, palak pioneer
lassi, lassie
mango lassi, mango lassie
gulab jamun, gulag jamun, gulab jam un
kofta, koala
karak chai, karate chai
doner, donor, donner
doner kebab, donor kebab, donner kebab, diner kebab
ayran, aryan
tabbouleh, tablet salad
fattoush, fat toush, fatou
manakish, man akish
zaatar, avatar
broast, brost, broasted
fries, frys, freis
wings, wigs
hot wings, hot winds
samosa chaat, samosa chart
chaat, chart
rasmalai, rash malai
mandi, mandir
kheer, kher
roti, riot
paratha, para tha
garlic naan, garlic nana, garlic nan
pide, pied
ice cream, i scream, ice cram
fried rice, fried ride, freed rice
french fries, french frees, french flies
cheeseburger, burger, smash, cheese bugger
chicken nuggets, chicken nuggies
milkshake, milk shack
pastrami, pastry ami
sundae, ice cream sunday
waffle, waffle house
croissant, crescent roll, quasson, crossant
`;
