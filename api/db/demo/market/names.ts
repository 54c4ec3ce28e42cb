/** What invented places and people are called. Names are made of a list's word and a kind, by what is cooked. */

const words = (text: string): readonly string[] => text.split(", ");

interface NameList {
  /** Towns, rivers, flowers and whatever else such places are named after. */
  after: readonly string[];
  families: readonly string[];
  kinds: readonly string[];
}

const southAsian: NameList = {
  after: words(
    "Lahore, Karachi, Multan, Peshawar, Swat, Hunza, Hyderabad, Lucknow, Delhi, Kashmir, Dhaka, Sylhet, Chittagong, Bombay, Charminar, Anarkali, Shalimar, Noor Jahan, Mughal, Nizami, Chandni, Gulberg, Saddar, Food Street, Kohinoor, Ravi, Indus, Malabar, Punjab, Chinar",
  ),
  families: words(
    "Khan, Malik, Qureshi, Siddiqui, Butt, Chaudhry, Sheikh, Mirza, Ansari, Iqbal, Baig, Rahman, Hossain, Chowdhury, Usmani, Farooqi, Hashmi, Rizvi, Memon, Dar, Akhtar, Nawaz",
  ),
  kinds: words("Kitchen, Karahi House, Biryani House, Tikka Grill, Dhaba, Handi, Kabab House, Tandoor, Dastarkhwan"),
};
const arab: NameList = {
  after: words(
    "Damascus, Aleppo, Homs, Beirut, Byblos, Baalbek, Tripoli, Sidon, Nablus, Jerusalem, Ramallah, Amman, Petra, Baghdad, Mosul, Basra, Sanaa, Aden, Hadramout, Cairo, Luxor, Nile, Giza, Fez, Marrakesh, Rabat, Tangier, Medina, Jeddah, Levant, Cedars, Jasmine, Orient, Andalus",
  ),
  families: words(
    "Haddad, Khoury, Saleh, Nassar, Mansour, Hamdan, Barakat, Shaheen, Darwish, Hijazi, Najjar, Sabbagh, Qasim, Farah, Awad, Zahran, Bakri, Masri, Idrissi, Benali, Amrani, Tazi",
  ),
  kinds: words("Grill, Kitchen, Shawarma, Mandi House, Oven, Table, Garden, Bakehouse, Hearth, Mezze"),
};
const turkish: NameList = {
  after: words(
    "Istanbul, Bosphorus, Ankara, Izmir, Bursa, Konya, Antep, Urfa, Adana, Trabzon, Cappadocia, Ephesus, Galata, Marmara, Anatolia, Sultan, Topkapi, Ottoman, Tulip, Sarajevo, Mostar, Skopje",
  ),
  families: words(
    "Yilmaz, Kaya, Demir, Celik, Sahin, Yildiz, Ozturk, Aydin, Arslan, Dogan, Kilic, Aslan, Cetin, Koc, Kurt",
  ),
  kinds: words("Grill, Kebab House, Kitchen, Döner, Pide Oven, Cafe, Lokanta, Sofra, Ocakbasi"),
};
const persian: NameList = {
  after: words(
    "Isfahan, Shiraz, Tehran, Tabriz, Caspian, Persepolis, Darband, Yazd, Kabul, Herat, Kandahar, Mazar, Bamyan, Panjshir, Samarkand, Bukhara, Pamir, Saffron, Pomegranate, Rumi, Hafez",
  ),
  families: words(
    "Karimi, Ahmadi, Hosseini, Rahimi, Noori, Popal, Wardak, Stanekzai, Sadat, Tehrani, Moradi, Jafari, Ebrahimi",
  ),
  kinds: words("Kabob, Kabob House, Kitchen, Grill, Charcoal, Palow House, Restaurant, Chopan"),
};
const american: NameList = {
  after: words(
    "Maple Street, Main Street, Elm Street, Route 9, Liberty, Harbor, Union, Railroad, Smokestack, Hickory, Redwood, Copper, Lantern, Crescent, Corner, Uptown, Riverside, Lakeside, Sunset, Bluebird, Juniper, Cactus, Prairie, Summit, Old Mill",
  ),
  families: words("Jackson, Davis, Brooks, Carter, Bell, Hassan, Omar, Yusuf, Bilal, Idris, Salim, Karim, Zaid, Hamza"),
  kinds: words(
    "Burgers, Smash, Fried Chicken, Broast, Wings, Grill, BBQ, Sandwiches, Diner, Hot Chicken, Subs, Steakhouse",
  ),
};
const italian: NameList = {
  after: words("Olive, Basil, Napoli, Roma, Verona, Stone Hearth, Brick Lane, Brooklyn, Tower, Tuscan, Vesuvio, Bella"),
  families: words("Rossi, Bianchi, Romano, Karam, Sami, Adel, Nabil, Tariq, Faris, Ramzi"),
  kinds: words("Pizza, Pizzeria, Pizza Kitchen, Pasta House, Slice Shop, Trattoria"),
};
const eastAsian: NameList = {
  after: words("Lanzhou, Xian, Silk Road, Kashgar, Penang, Malacca, Jakarta, Bandung, Lotus, Bamboo, Jade, Lantern"),
  families: words("Ma, Ding, Hai, Yang, Aziz, Rahim, Ismail, Yusof, Hamid, Santoso, Wijaya"),
  kinds: words("Noodles, Noodle House, Kitchen, Hand-Pulled Noodles, Wok, Satay House, Warung"),
};
const sweet: NameList = {
  after: words("Pistachio, Rose, Honey, Cardamom, Almond, Saffron, Marigold, Snow, Kulfi, Sugar Moon, Orange Blossom"),
  families: words("Nabulsi, Habibah, Mahrouse, Zalatimo, Gulab, Rehmat, Hafiz, Karachi, Al Sultan, Antepli"),
  kinds: words("Sweets, Bakery, Desserts, Ice Cream, Patisserie, Tea House, Pastry, Creamery"),
};
const shops: NameList = {
  after: words("Madina, Makkah, Al Noor, Barakah, Crescent, Bismillah, Zam Zam, Salam, Al Huda, Amanah, Iman, Tayyib"),
  families: words("Khan, Haddad, Rahman, Saleh, Omar, Yilmaz, Karimi, Malik, Mansour, Hossain"),
  kinds: words("Market, Grocers, Halal Meats, Bazaar, Foods, Supermarket, Souk, Butcher"),
};
const books: NameList = {
  ...shops,
  kinds: words("Books, Bookshop, Reading Room, Books & Gifts"),
};

/** By cuisine; whatever is not here is named as American places are. */
const lists: Readonly<Record<string, NameList>> = {
  Pakistani: southAsian,
  Indian: southAsian,
  Afghan: persian,
  Iranian: persian,
  Turkish: turkish,
  Syrian: arab,
  Lebanese: arab,
  Egyptian: arab,
  Moroccan: arab,
  "Middle Eastern": arab,
  Pizza: italian,
  Italian: italian,
  Chinese: eastAsian,
  Malaysian: eastAsian,
  Desserts: sweet,
  "Ice Cream": sweet,
  Bakery: sweet,
  Grocery: shops,
  Butcher: shops,
  Other: shops,
  "Islamic Books": books,
};

export const namesFor = (cuisine: string): NameList => lists[cuisine] ?? american;

/** Put before or behind a place's name now and then. */
export const grand = words("New, Golden, Royal, Little, Original, Old, Silver, Green, Blue, Grand");
export const firstNames = words(
  "Ahmed, Aisha, Ali, Amir, Asma, Bilal, Dalia, Daniel, Elif, Fatima, Grace, Hamza, Hana, Hassan, Ibrahim, Iman, James, Jamal, Khadija, Laila, Mariam, Mehmet, Mona, Musa, Nadia, Noor, Omar, Rania, Rashid, Salma, Samir, Sara, Selim, Sofia, Tariq, Usman, Yasmin, Yusuf, Zahra, Zain",
);
export const lastNames = [southAsian, arab, turkish, persian, american].flatMap(({ families }) => families);
export const streets = words(
  "Main St, Broadway, Park Ave, Market St, Washington St, Lincoln Ave, Maple Ave, Oak St, Pine St, Cedar Ave, Elm St, 2nd St, 5th Ave, Church St, High St, Mill Rd, Lake St, River Rd, Union Ave, Center St",
);
