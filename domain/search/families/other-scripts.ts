/** Dishes as they are written in Arabic, Urdu, Persian, Bengali, Hindi, Chinese and Russian. How this list reads: see ./index.ts */
export const otherScripts = `
biryani, برياني, بریانی, বিরিয়ানি, बिरयानी
shawarma, شاورما, شاورمه, شوارما, শাওয়ারমা, शवरमा
kebab, كباب, کباب, কাবাব, कबाब
chapli kebab, چپلی کباب, چپلي کباب
seekh kebab, سیخ کباب, শিক কাবাব, सीख कबाब
shami kebab, شامی کباب, শামি কাবাব
kofta, كفتة, كفته, کوفتہ, কোফতা, कोफ्ता
chicken, 鸡肉, 雞肉, دجاج, فراخ, چکن, مرغ, مرغی, মুরগি, মুরগির, চিকেন, मुर्गा, चिकन
beef, 牛肉, لحم بقري, گائے, গরু, গরুর মাংস, বিফ
lamb, 羊肉, غنم, خروف, لحم غنم, بکرا, مٹن, খাসি, খাসির, মাটন, मटन
lamb biryani, lamb dum biryani, برياني لحم, بریانی گوشت, گوشت بریانی, مٹن بریانی, মাটন বিরিয়ানি, কাচ্চি, কাচ্চি বিরিয়ানি, কাচ্চী বিরিয়ানি, খাসির কাচ্চি, मटन बिरयानी
meat, لحم, لحمة, گوشت, মাংস, गोश्त
گوشت -> lamb, beef
fish, سمك, مچھلی, ماهی, মাছ, मछली
shrimp, روبيان, جمبري, جھینگا, চিংড়ি
rice, 米饭, 米飯, أرز, رز, چاول, برنج, ভাত, चावल
bread, خبز, نان, روٹی, রুটি, रोटी
naan, نان, নান, नान
garlic naan, لہسن نان, গার্লিক নান
paratha, پراٹھا, براتا, পরোটা, पराठा
soup, شوربة, شوربا, سوپ, স্যুপ
lentil soup, شوربة عدس, عدس, سوپ عدس
salad, سلطة, سلاد, سالاد, সালাদ
falafel, فلافل, ফালাফেল
taameya, طعمية
hummus, حمص, হুমুস
fattoush, فتوش
tabbouleh, تبولة
baba ghanoush, بابا غنوج, متبل
labneh, لبنة
vine leaves, ورق عنب, يبرق, برگ مو
dolma, دولمة, محشي, دلمه
kibbeh, كبة, كبه, كبة مقلية
shish tawook, شيش طاووق, شيش طاوق
mandi, مندي, مندی
kabsa, كبسة, کبسہ
haneeth, حنيذ
saltah, سلتة
fahsa, فحسة
masgouf, مسكوف, سمك مسكوف
quzi, قوزي
tashreeb, تشريب
mansaf, منسف
maqluba, مقلوبة
molokhia, ملوخية
koshary, كشري
foul, فول, فول مدمس
hawawshi, حواوشي
manakish, مناقيش, منقوشة
fatayer, فطاير, فطائر
couscous, كسكس, كسكسي
tagine, طاجين, طاجن
harira, حريرة
pastilla, بسطيلة
kunafa, كنافة, كنافه, কুনাফা
baklava, بقلاوة, باقلوا
maamoul, معمول
om ali, أم علي, ام علي
halva, حلاوة, حلوہ, হালুয়া, हलवा
rice pudding, رز بحليب, أرز باللبن
dates, تمر, کھجور, খেজুর
coffee, قهوة, کافی, কফি
tea, شاي, چای, چائے, চা, चाय
mint tea, شاي بالنعناع, أتاي
karak chai, كرك, شاي كرك, کڑک چائے
juice, عصير, جوس, জুস
water, ماء, پانی, পানি
lassi, لسی, লাচ্ছি, लस्सी
nihari, نہاری, নিহারি, निहारी
haleem, حلیم, حليم, হালিম, हलीम
karahi, کڑاہی, کراہی, কড়াই
handi, ہانڈی
pulao, پلاؤ, پلو, পোলাও, पुलाव
kabuli pulao, کابلی پلاؤ, قابلی پلو
daal, دال, ডাল, दाल
samosa, سموسہ, سمبوسة, سموسه, সমুচা, সিঙ্গারা, समोसा
pani puri, گول گپے, পানিপুরি, ফুচকা, पानी पूरी, गोलगप्पे
chaat, چاٹ, চাট, चाट
halwa puri, حلوہ پوری, हलवा पूरी
paneer, پنیر, পনির, पनीर
butter chicken, بٹر چکن, বাটার চিকেন, बटर चिकन
tikka, تکہ, চিকেন টিক্কা, टिक्का
gulab jamun, گلاب جامن, গোলাপ জাম, গুলাব জামুন, गुलाब जामुन
rasmalai, رس ملائی, রসমালাই, रसमलाई
kheer, کھیر, পায়েস, খীর, खीर
kulfi, قلفی, কুলফি, कुल्फी
falooda, فالودہ, ফালুদা
koobideh, کوبیده
joojeh, جوجه, جوجه کباب
ghormeh sabzi, قورمه سبزی
gheymeh, قیمه
zereshk polo, زرشک پلو
tahdig, ته دیگ
mantu, منتو, مانتو
bolani, بولانی
ashak, آشک
pizza, بيتزا, پیزا, পিজা, पिज़्ज़ा
burger, برجر, برغر, برگر, বার্গার, बर्गर
roll, رول, রোল, रोल
chicken roll, چکن رول, চিকেন রোল, चिकन रोल
wings, أجنحة, ونگز, উইংস
egg, بيض, انڈا, ডিম, अंडा
korma, قورمہ, কোরমা, कोरमा
vegetable, خضار, سبزی, সবজি, सब्ज़ी
sweets, dessert, desert, حلويات, مٹھائی, মিষ্টি, मिठाई
breakfast, فطور, ناشتہ, নাস্তা, नाश्ता
sandwich, ساندويش, سندويش, سینڈوچ, স্যান্ডউইচ
fries, بطاطس, بطاطا مقلية, فرائز
ice cream, آيس كريم, بوظة, آئس کریم, আইসক্রিম
lanzhou noodles, 兰州拉面, 蘭州拉麵, 兰州牛肉面, 牛肉拉面, 牛肉面, 牛肉麵, 拉面, 拉麵
lanzhou noodles -> lanzhou beef noodle soup, laghman, noodle soup
noodles, 面条, 麵條, 面, 麵
chow mein, 炒面, 炒麵
dan dan noodles, 担担面, 擔擔麵
dumplings, 饺子, 餃子, 水饺, 锅贴
cumin lamb, 孜然羊肉
lamb skewers, 羊肉串
pulao, плов, ош, палов, палав
shashlik, шашлык, шашлик
laghman, лагман
mantu, манты, манти
samosa, самса, сомса
shawarma, шаурма, шаверма
chicken, курица
lamb, баранина
beef, говядина
bread, хлеб, нон, лепешка
tea, чай
pizza, пицца
burger, бургер
kebab, кебаб, кабоб
`;
