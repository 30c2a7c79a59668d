/** Common French words that are in no riddle, first half: word; part of speech; ranked clues; recall; family. */
export const COMMON_1 = `
chat;n;miauler félin ronronner souris moustache gouttière matou chien;miaou souris griffes moustaches croquettes ronron litière botté gouttière;chaton chatte chatière
vache;n;lait meugler pis pré traire étable taureau ferme;lait ferme meuh pré cornes cloche traite folle ruminant;vachette vacher vacherie vachement
chèvre;n;biquette bouc bêler fromage corne barbiche bouquetin loup;fromage barbichette bique cornes montagne loup piquet biquette;chevreau chevrier chevrette caprin
coq;n;poulailler poule crête chanter aube clocher gaulois ergot;poule réveil crête ferme gaulois clocher vin basse;cocorico coquelet
poussin;n;poule jaune œuf couver duvet petit ferme éclore;œuf jaune piailler poule duvet éclosion couvée bébé;poussine poussinière
canard;n;mare plume palmipède colvert palme magret confit journal;coin mare laqué magret plumes boiteux journal bec confit;cane caneton cancaner canarder
oie;n;foie plume jars gras palmipède gaver duvet volaille;foie gras blanche plumes jeu cri cou jars duvet;oison oisillon oiseau
dinde;n;farcir marron volaille glouglouter gras réveillon rôtir poulailler;farcie volaille marrons glousser plumes sotte ferme réveillon;dindon dindonneau
rat;n;rongeur égout souris peste queue gris laboratoire opéra;égout peste souris queue avare rongeur laboratoire opéra fromage;raton ratière dératiser ratatiner raticide
âne;n;bonnet braire baudet têtu mule bourrique oreille bât;bonnet têtu oreilles braire bourricot crèche carotte mulet;ânesse ânon ânerie
taureau;n;corrida corne vache arène toréador zodiaque rouge mâle;corrida cornes arène vache rouge torero zodiaque ferme fort;tauromachie taurin taurillon
veau;n;vache blanquette escalope petit paupiette bovin étable génisse;vache blanquette escalope petit cuir lait génisse boucher;vêler vélin vêlage
agneau;n;brebis mouton gigot bêler doux petit côtelette innocence;mouton pâques gigot doux bêler brebis blanc loup;agnelle agneler agnelet
tigre;n;rayer félin dompteur fauve jungle lion griffe savane;rayures félin jungle savane cirque rugir fauve lion orange;tigresse tigré tigron
éléphant;n;trompe défense ivoire pachyderme barrir mémoire cornac énorme;trompe défense mémoire ivoire savane gris cirque énorme cornac;éléphanteau éléphantesque
girafe;n;cou long tache savane grand acacia peigner zoo;cou savane taches haute feuilles zoo africain grande herbivore;girafon girafeau
singe;n;banane primate guenon grimace chimpanzé malin liane ouistiti;banane grimace arbre liane zoo imiter malin savane chimpanzé;singerie singer simiesque simien
gorille;n;singe primate garde torse brume poilu géant poitrine;singe garde poitrine muscles zoo brume dos jungle;gorillon
ours;n;miel peluche polaire grizzli hiberner brun tanière grogner;miel peluche brun polaire caverne hiberner grogner montagne griffe;ourson ourse oursonne
loup;n;hurler meute chaperon lune bois sauvage agneau masque;chaperon meute hurler lune forêt chien garou bois cochons;louve louveteau louvetier louveterie
renard;n;roux rusé terrier goupil corbeau fourrure poulailler fable;rusé roux terrier corbeau queue poule fourrure rage goupil;renardeau renarde renardière
cerf;n;bois bramer biche forêt chasse daim andouiller faon;bois biche forêt brame chasse volant chasseur andouiller;cervidé cervin
biche;n;cerf faon forêt doux œil chevreuil chevrette femelle;cerf faon forêt yeux douce brame chasse femelle;bichette bichon
sanglier;n;laie marcassin forêt porc défense sauvage chasse gaulois;cochon forêt chasse défenses marcassin laie gaulois civet groin;sanglière
écureuil;n;noisette roux panache arbre rongeur grimper épargne chêne;noisette queue roux arbre gland rongeur réserve parc sauter;
hérisson;n;piquant épine boule rouler jardin châtaigne piquer petit;piquants boule jardin feuilles épines nocturne hiver limace;hérisser hérissé hérissement
taupe;n;aveugle galerie myope souterrain noir jardin espion creuser;aveugle terre galerie jardin espion lunettes trou pelouse myope;taupinière taupier
castor;n;barrage rongeur queue rivière incisive bois hutte scout;barrage queue dents rivière bois rongeur scout plate;castoréum
loutre;n;rivière moustache poisson nager fourrure mustélidé carnivore aquatique;rivière fourrure poisson eau aquatique moustaches mer castor;loutreau
blaireau;n;terrier rasage mousse ringard barbe rayure idiot mustélidé;rasage terrier mousse imbécile rayé nocturne poils barbe;blaireautin
dromadaire;n;bosse désert chameau unique caravane sable bédouin méhari;bosse désert chameau sable caravane oasis bédouin nomade;dromadaires
kangourou;n;marsupial poche sauter australien boxe bond slip mère;poche bond australien sauter boxe marsupial slip bébé;
koala;n;eucalyptus marsupial peluche arbre gris australien paresseux câlin;eucalyptus australien câlin arbre dormir marsupial peluche gris oreilles;
panda;n;bambou chinois noir ours blanc mascotte peluche roux;bambou chinois noir blanc zoo roux yeux menacé voiture;
léopard;n;tache félin panthère fauve agile jaguar chasseur griffe;taches félin fauve savane fourrure rapide imprimé neiges;léopardé
panthère;n;rose noir félin jaguar jungle fauve léopard ocelot;rose noire félin fauve jungle griffes souple féline savane;
guépard;n;rapide félin courir vitesse savane tache gazelle fauve;rapide course félin savane taches vitesse africain sprint;
hyène;n;ricaner charognard savane carnassier rire nécrophage meute cadavre;rire charogne savane tachetée ricaner carcasse africain lion;hyénidé
rhinocéros;n;corne pachyderme charger savane éléphant cuirasse gris massif;corne savane charger ivoire gris africain peau lourd;rhino
hippopotame;n;pachyderme fleuve cheval énorme marais gueule lourd amphibie;rivière gros bouche africain fleuve boue gris lourd savane;hippo
crocodile;n;mâchoire reptile alligator marigot larme caïman sac marécage;mâchoire sac dents larmes fleuve marais écailles reptile rivière;croco crocodilien
serpent;n;venin ramper vipère siffler reptile cobra écaille sonnette;venin écailles ramper vipère sonnette siffler pomme python charmeur;serpenter serpentin serpenteau
lézard;n;reptile mur queue soleil paresser iguane gecko vert;soleil mur queue reptile paresser bronzer sang écaille;lézarde lézarder
tortue;n;carapace lent lièvre reptile salade escargot bouclier marine;carapace lente lièvre salade ninja marine vieille mer;
grenouille;n;mare têtard vert coasser cuisse nénuphar sauter bénitier;mare cuisses nénuphar têtard verte étang coasser saut météo;grenouillère grenouiller
crapaud;n;pustule coasser laid grenouille verrue têtard baver fauteuil;laid pustule prince mare bave buffle verrue sorcière grenouille;crapaudine crapauduc
caméléon;n;couleur changer camouflage reptile langue adapter lézard imiter;couleur langue camouflage changer reptile lézard branche yeux;caméléonesque
escargot;n;coquille baver lent spirale beurre ail limace corne;coquille bave lent pluie beurre bourguignon cornes salade;escargotière
limace;n;baver escargot gluant salade visqueux mou lent ver;salade gluante bave jardin lente potager molle chemise;limaçon
requin;n;aileron squale mâchoire océan blanc marteau dent prédateur;dents aileron mer marteau mâchoires blanc attaque océan finance;
baleine;n;cétacé énorme bosse fanon parapluie mammifère océan souffler;océan énorme bleue harpon fanon parapluie cétacé bosse jet;baleinier baleineau baleinière
dauphin;n;cétacé mammifère bassin intelligent héritier sauter roi aileron;mer intelligent saut successeur roi nageoire cétacé acrobate;dauphine dauphinois delphinarium
phoque;n;banquise otarie moustache morse nager fourrure esquimau glace;banquise ballon moustaches otarie nageoires fourrure polaire cirque bébé;
morse;n;défense banquise code phoque moustache télégraphe point arctique;alphabet défenses code banquise télégraphe phoque moustaches signal;
pingouin;n;banquise manchot noir polaire froid smoking glace oiseau;banquise smoking noir glace oiseau polaire froid costume;
manchot;n;bras empereur banquise pingouin amputer antarctique polaire handicap;empereur bras banquise oiseau glace infirme œuf polaire;manchote
pieuvre;n;tentacule huit poulpe ventouse encre mollusque calamar céphalopode;tentacules ventouses encre poulpe mer bras huit géante;
méduse;n;piquer urticant gélatineux mer plage radeau flotter filament;piqûre mer plage gélatine filament serpents brûlure transparente radeau;méduser méduséen
crabe;n;pince tourteau crustacé côté plage étrille panier rocher;pinces plage rocher côté panier cancer mer mayonnaise;crabier
homard;n;crustacé pince langouste bleu mayonnaise luxe casier rouge;pinces rouge crustacé mer breton mayonnaise casier luxe;homarderie
crevette;n;crustacé rose décortiquer bouquet gris épuisette apéritif mayonnaise;rose mer grise mayonnaise filet petite cocktail épuisette bouquet;crevettier
huître;n;perle coquille claire bassin citron coquillage écailler iode;perle nacre citron coquille ouvrir mer noël bassin réveillon;huîtrier ostréiculture ostréiculteur
moule;n;frite coquillage gâteau marinière belge bouchot mollusque forme;frites marinière gâteau tarte rocher coquillage belge forme;mouler moulage démouler mytiliculture
saumon;n;fumer rose rivière poisson norvégien remonter sushi pavé;fumé rose remonter rivière ours sushi aneth pavé poisson;saumoné saumoneau
thon;n;boîte rouge poisson conserve nageoire germon mayonnaise miette;boîte mer poisson salade miettes rouge pêche mayonnaise;thonier thonidé
sardine;n;boîte métro huile poisson tente conserve breton anchois;boîte huile serrées tente poisson port grillée métro piquet;sardinier sardinerie
truite;n;rivière poisson arc amande mouche torrent ruisseau saumon;rivière pêche arc meunière mouche poisson farine amandes;truitelle truiticulture
aigle;n;rapace serre royal aire planer bec emblème majestueux;rapace serres royal montagne vol yeux noir emblème bec;aiglon aiglonne aquilin
hibou;n;chouette nuit hululer rapace genou nocturne arbre duc;nuit genou plumes sagesse oreilles nocturne hululer pluriel yeux;hiboux
chouette;n;hibou nocturne hululer super rapace effraie génial sympa;super nuit sympa hululer harfang clocher effraie grange génial;chouettement
pigeon;n;voyageur roucouler colombe ville dupe fiente ramier argile;ville voyageur statue messager crotte naïf roucouler place dupe;pigeonneau pigeonnier pigeonner
corbeau;n;noir croasser renard fromage lugubre fable anonyme oiseau;noir renard fromage croasser lettre champ plumes anonyme augure;corvidé corbin corneille
moineau;n;piaf oiseau petit pierrot gris passereau miette ville;petit oiseau piaf miettes plumes ville nid cervelle;moine
hirondelle;n;printemps nid migrer oiseau noir martinet retour bois;printemps migration nid queue oiseau pluie faire sud retour;hirondeau
perroquet;n;répéter bavard plume ara oiseau exotique pirate perchoir;répéter couleurs pirate parler pastis cage bavard plumes épaule;perruche
cygne;n;blanc lac cou canard étang ballet grâce chant;lac blanc noir ballet cou signet plumes chant vilain;cygneau
autruche;n;tête sable œuf courir oiseau plume émeu politique;œuf sable plumes cou courir politique tête africain;autruchon
cigogne;n;bébé migrateur échassier nid bec livrer alsacien cheminée;bébé alsacien cheminée nid échasses migration blanche oiseau;cigogneau
mouette;n;port goéland plage rieur oiseau mer cri blanc;mer plage port rieuse poisson oiseau blanc goéland cri;
flamant;n;rose plume patte échassier oiseau étang lagune bec;rose marécage échassier patte étang plumes bec marais;flamme flamboyant
vautour;n;charognard rapace chauve désert condor cadavre planer griffe;charogne rapace désert chauve cadavre planer carcasse profiteur;
abeille;n;miel ruche butiner reine essaim dard guêpe bourdonner;miel ruche piqûre reine fleur essaim dard pollen butiner;apiculture apiculteur apicole
fourmi;n;cigale insecte colonie reine travailleur minuscule ouvrier pique;cigale reine travail colonie petite insecte sucre pique antenne;fourmilière fourmilier fourmiller fourmillement
moustique;n;piquer démanger sang été insecte bourdonner bouton paludisme;piqûre été sang bourdonner démangeaison lotion nuit insecte tigre;moustiquaire démoustiquer
papillon;n;chenille aile voler nœud filet chrysalide brasse insecte;ailes fleur chenille nœud filet brasse cocon couleurs minute;papillonner papillote papillonnage lépidoptère
chenille;n;papillon cocon chrysalide insecte tank larve ramper danse;papillon feuille cocon char manège tank poilue soie danse;chenillé chenillette écheniller
coccinelle;n;rouge point bête insecte jardin puceron élytre bonheur;points rouge pucerons jardin bête dieu voiture insecte chance;cochenille
araignée;n;toile huit patte tisser plafond velu mygale peur;toile pattes mouche plafond peur velue mygale soie;arachnide arachnophobe aranéide
scorpion;n;dard venin queue zodiaque désert pince arachnide astrologie;dard venin queue zodiaque désert pinces piqûre signe;
libellule;n;insecte étang demoiselle aile mare hélicoptère voler nénuphar;ailes étang insecte mare bleue transparente demoiselle vol;
sauterelle;n;criquet insecte bond vert herbe nuée grillon plaie;verte bond insecte herbe criquet nuage plaie été;sauter saut
cigale;n;fourmi chanter été crisser insecte fable pin musicien;chant été provençal fourmi soleil fable pin insecte bise;cigalier
ver;n;terre hameçon lombric pomme asticot soie solitaire ramper;terre pomme hameçon soie pêche solitaire nu asticot lombric;vermisseau vermifuge vermoulu véreux vermine
licorne;n;crinière cheval fantastique légende fée magique arc mythique;arc cheval magie rose fée légende blanche conte tapisserie;corne
dinosaure;n;préhistoire jurassique disparaître fossile diplodocus reptile météorite tyrannosaure;préhistoire fossile disparu jurassique météorite reptile géant musée œuf;dino dinosaurien
mammouth;n;préhistoire éléphant laineux défense disparaître géant glaciaire trompe;défenses laine glace préhistoire éléphant poils chasse disparu;
poney;n;cheval petit équitation monter crinière galoper selle manège;petit cheval manège club crinière balade shetland équitation selle;ponette
fromage;n;camembert lait plateau raclette gruyère chèvre affiner dessert;camembert lait vache râpé souris trou plateau odeur raclette;fromager fromagerie
yaourt;n;pot nature lait bulgare dessert ferment crémeux cuillère;lait nature pot fraise dessert cuillère bulgare ferment gâteau;yaourtière yogourt yoghourt
jambon;n;porc cuit cru tranche beurre charcuterie fumer baguette;cochon tranche beurre purée coquillettes fumé blanc cuisse couenne;jambonneau
saucisse;n;charcuterie barbecue purée choucroute moutarde merguez cocktail grill;lentilles barbecue moutarde purée cocktail chien allemand choucroute merguez;saucisson saucissonner sauce
saucisson;n;charcuterie sec rondelle apéritif tranche ail cochon peau;apéro tranche sec cochon rondelle pain couteau charcuterie ail;saucisse saucissonner
steak;n;frite bifteck saignant haché viande bœuf poivre tartare;frites haché saignant grill bœuf viande bavette cuit tartare;
poulet;n;rôtir cuisse volaille aile fermier dimanche policier plume;rôti frites aile cuisse dimanche ferme policier four broche;poule poularde poulailler
viande;n;boucher bœuf rouge végétarien chair steak saignant carnivore;boucher steak rouge bœuf cuire saignante hachée barbecue protéine;viandard viandeux
bœuf;n;charrue bourguignon steak viande taureau labour âne côte;bourguignon carottes charrue viande steak vache filet rôti œuf;bovin bouvier bovidé bouvillon
riz;n;baguette cantonais grain sushi basmati blanc asiatique paella;chinois baguettes lait grain blanc cantonais asiatique sushi champ;rizière rizicole riziculture risotto
purée;n;pomme écraser moulinette hachis mousseline bouillie compote légume;pommes mousseline jambon écraser bébé beurre lait volcan;pur épurer
frite;n;patate huile belge ketchup moule doré croustillant cornet;huile belge moule sel ketchup steak patate baraque cornet;frire friteuse friture friterie
pizza;n;mozzarella italien tomate quatre napolitaine four fromage reine;italien four mozzarella tomate livraison part napolitaine pâte quatre;pizzeria pizzaïolo
sandwich;n;pain jambon tranche baguette club beurre midi panini;jambon pain beurre pique midi club tranche mayonnaise;sandwicherie
hamburger;n;frite steak ketchup cheddar pain américain oignon rapide;frites ketchup steak américain fromage rapide pain cheddar;burger
crêpe;n;breton chandeleur retourner pâte galette poêle froment beurre;chandeleur breton sucre poêle sauter farine cidre caramel sarrasin;crêperie crêpier crêpière
gaufre;n;belge chantilly moule carreau fer sucre pâte foire;belge sucre chantilly carreaux fête foraine moule pâte abeille;gaufrette gaufrier gaufrer
tarte;n;pâte pomme gifle dessert citron crème gâteau moule;pommes citron gifle dessert pâte crème tatin fruits moule;tartelette entarter tartine
bonbon;n;sucre réglisse friandise sucette carie confiserie caramel acidulé;sucre carie enfant sucer réglisse menthe halloween fraise dentiste;bonbonnière
chocolat;n;cacao noir tablette pâques carré lait suisse praline;cacao noir pâques lait tablette œuf suisse gourmandise;chocolatier chocolaterie chocolaté
miel;n;abeille ruche doux ours apiculteur sucre pot nectar;abeille ruche doux pot tartine ours gorge lune sucré;mielleux emmieller mellifère
confiture;n;tartine fraise pot beurre gelée fruit bocal marmelade;fraise tartine pot grand abricot petit beurre sucre fruits;confiturier confire confit
sel;n;poivre marin mer assaisonner marais fleur fade gros;poivre mer pincée iode table morue cuisine gros marais;saler salière salin salé saunier saline
poivre;n;moulin sel épice noir grain éternuer steak gris;sel moulin grain noir éternuer gris épice steak;poivrer poivrière poivré poivron
moutarde;n;piquant nez condiment pot jaune vinaigrette fort relever;piquante nez saucisse pot jaune vinaigrette forte condiment;moutardier
vinaigre;n;huile cornichon acide salade framboise sauce condiment balsamique;salade acide huile cornichon balsamique mouche détartrer cidre sauce;vinaigrette vinaigrer vinaigrier vin aigre
huile;n;olive tournesol gras vidange vinaigre friture tache moteur;olive friture salade tournesol vidange moteur poêle tache grasse;huiler huileux huilier oléagineux
sauce;n;béchamel viande napper mayonnaise tomate bolognaise assaisonnement rôti;tomate salade viande bolognaise béchamel blanche tremper kebab pâtes;saucer saucière saucier
farine;n;blé moulin gâteau meunier levure tamis pain poudre;gâteau blé moulin pain blanche boulanger tamis crêpes levure;fariner farineux enfariner farinade
crème;n;chantilly fraîche lait fouetter bronzer brûlé dessert anglais;fraîche chantilly brûlée solaire mains dessert visage lait anglaise;crémeux crémerie crémier écrémer
glace;n;cornet vanille boule froid miroir été patinoire congeler;cornet vanille miroir froid boule patinoire esquimau été banquise;glacier glaçon glacial verglas glacer
sorbet;n;boule cornet fruit cassis framboise dessert été frais;citron boule framboise cornet dessert froid fruits glace;sorbetière
caramel;n;mou beurre salé sucre bonbon flan roux fondre;bonbon mou sucre beurre salé flan coller breton dent;caraméliser
vanille;n;gousse glace parfum arôme chocolat crème sucre orchidée;gousse glace parfum crème dessert fraise yaourt îles;vanillé vanillier vanilline
cannelle;n;épice bâton pomme écorce marron pain poudre spéculoos;épice pomme bâton noël compote thé vin tilleul marron;cannelier
croissant;n;boulangerie lune viennoiserie beurre café brioche matin chocolatine;lune beurre boulanger matin café petit amandes tremper fertile;croissanterie croître croissance
céréale;n;blé avoine bol orge maïs matin seigle lait;blé bol lait matin maïs avoine champ orge grain;céréalier
sirop;n;menthe grenadine toux érable sucre diluer médicament orgeat;grenadine toux menthe érable verre eau gorge fraise cuillère;siroter siropeux
limonade;n;bulle boisson citron panaché gazeux diabolo pétiller soda;bulles citron sucre fraîche boisson été panaché diabolo soif;limonadier
jus;n;orange fruit presser boisson viande pomme paille centrifugeuse;orange fruit presser pomme verre viande paille matin boire;juteux juter
thé;n;infusion sachet vert tasse anglais café menthe boisson;tasse anglais sachet vert infuser infusion menthe chinois salon;théière théine
vin;n;rouge bordeaux cave raisin bouteille tonneau cru sommelier;rouge verre bouteille blanc cave raisin bouchon ivresse tonneau;vinicole viniculture vinification vineux vinasse
bière;n;mousse houblon blond pression brasserie pinte malt cercueil;mousse bar houblon blonde pression chope cercueil belge alcool;
champagne;n;bulle coupe flûte fête brut bouchon trinquer pétiller;bulles fête bouchon coupe flûte nouvel mariage trinquer sabrer;champenois champagniser
eau;n;boire robinet minéral mer pluie liquide source mouiller;boire mer pluie robinet plate rivière bouteille source soif;aquatique aqueux aqueduc évier
soda;n;bulle boisson canette cola sucre gazeux limonade pétiller;bulles sucre canette cola gaz boisson paille citron;sodium
pomme;n;fruit poire cidre compote terre pépin reinette croquer;tarte verger compote péché croquer neige pépin pin rouge;pommier pommeau pommette pommeraie
poire;n;pomme fruit belle pépin alcool conférence naïf électricité;fruit belle compote naïf ampoule alcool pépins visage;poirier poiré
pêche;n;noyau fruit poisson melba canne brugnon hameçon velours;canne poisson abricot noyau hameçon fruit rivière velours forme;pêcher pêcheur pêcherie
abricot;n;fruit noyau orange confiture jaune pêche tarte velouté;confiture fruit noyau orange été tarte pêche compote sec;abricotier abricoté
cerise;n;noyau fruit clafoutis queue rouge oreille gâteau griotte;noyau gâteau rouge queue clafoutis temps bigarreau confiture oreilles;cerisier cerisaie
fraise;n;chantilly rouge fruit garriguette dentiste confiture bois charlotte;rouge tarte chantilly dentiste panier jardin bois confiture printemps;fraisier fraiseuse fraiser
framboise;n;rose fruit ronce rouge coulis mûre sorbet sirop;rouge confiture fruit jardin sirop tarte épines rose coulis;framboisier framboisine
mûre;n;ronce fruit noir framboise épine confiture buisson automne;ronce confiture noire haie épine sauvage adulte cueillette prête;mûrier mûrir mûr
myrtille;n;baie bleu tarte muffin fruit montagne airelle violet;bleue tarte montagne fruit confiture muffin baie langue cueillir;myrtillier
groseille;n;gelée rouge fruit grappe maquereau acide baie cassis;rouge gelée grappe acide confiture fruit baie maquereau jardin;groseillier
cassis;n;kir noir crème liqueur groseille fruit baie ralentisseur;liqueur kir sirop noir baie fruit glace crème bourguignon;cassissier
prune;n;reine mirabelle quetsche contravention noyau violet fruit amende;noyau fruit contravention mirabelle confiture alcool violette quetsche tarte;prunier pruneau prunelle
raisin;n;vigne grappe vendange grain fruit muscat vin pépin;vin grappe vigne vendange grain noir pépin sec blanc;raisiné
melon;n;jambon porto fruit chapeau charentais été pastèque boule;jambon été chapeau porto orange boule fruit pépins;melonnière
pastèque;n;pépin rouge vert fruit été melon eau tranche;rouge eau pépins été tranche verte grosse rafraîchissante fruit;
orange;n;jus fruit couleur presser agrume clémentine sanguine vitamine;jus fruit peler vitamine carotte feu agrume noël téléphone;oranger orangeade orangerie orangé
citron;n;jaune acide agrume presser zeste tarte vert limonade;acide jaune jus presser tarte limonade vert zeste thé;citronnier citronnade citronné
mandarine;n;clémentine agrume quartier orange hiver fruit pépin éplucher;agrume noël quartier peler orange chinois canard fruit clémentine;mandarinier mandarin
pamplemousse;n;agrume amer rose fruit jus pomélo jaune acide;amer rose jus agrume matin crevette fruit gros acide;pamplemoussier
ananas;n;tropical fruit exotique rondelle piquant couronne jaune pizza;tropical tranche exotique jus rondelle couronne boîte pizza jaune;
mangue;n;exotique fruit lassi tropical noyau chutney avocat jaune;exotique fruit tropicale noyau orange sorbet chutney juteuse;manguier mangoustan
kiwi;n;vert fruit oiseau poilu zélandais vitamine duvet exotique;vert poilu vitamine oiseau fruit rugby peau pépins zélandais;
figue;n;violet sec fruit foie olive méditerranéen raisin feuille;sèche fruit arbre feuille confiture violette barbarie soleil raisin;figuier
datte;n;palmier désert sec oasis noyau fruit ramadan sucre;palmier fruit désert oasis noyau sucrée ramadan sèche sud;dattier
noix;n;coque casser cerneau coco roquefort muscade huile écureuil;coco casser cerneau coquille dinde huile écureuil fromage beurre;noyer noisette noiseraie
noisette;n;écureuil casser coque café beurre praline gland fruit;écureuil chocolat casser beurre yeux coque marron fruit café;noisetier noix
amande;n;dragée pâte frangipane noyau coque calisson sec galette;dragée galette noyau verte pâte yeux lait huile frangipane;amandier
châtaigne;n;marron bogue automne bois chaud piquant arbre décharge;automne grillée marron bogue feu forêt coup dinde purée;châtaignier châtain châtaigneraie
olive;n;huile noyau vert méditerranéen tapenade noir apéritif pastis;huile noyau verte noire apéritif tapenade colombe oiseau provençal;olivier oliveraie olivette
cacahuète;n;arachide apéritif beurre singe coque salé grignoter éléphant;apéro singe coque beurre salée grillée arachide éléphant;cacahouète
avocat;n;tribunal défendre guacamole robe plaider juge crevette noyau;tribunal vert noyau procès robe défense guacamole plaidoirie crevette;avocate avocatier
tomate;n;ketchup rouge mozzarella cerise salade farcir légume sauce;rouge ketchup salade farcie cerise jus mozzarella pâtes potager;tomates
courgette;n;ratatouille légume vert aubergine gratin concombre farcir fleur;ratatouille verte légume potager gratin farcie soupe fleur;courge
aubergine;n;violet ratatouille courgette moussaka légume caviar contractuelle farcir;ratatouille violette légume moussaka farcie caviar couleur poêle;
concombre;n;cornichon tzatziki salade crudité vert masque eau légume;salade vert tzatziki eau masque tranche crème cornichon frais;
poivron;n;ratatouille rouge piment vert farcir piperade légume basquaise;rouge vert ratatouille farci légume jaune basquaise piment;poivre
oignon;n;pleurer éplucher soupe bulbe échalote rondelle émincer ail;pleurer soupe éplucher pelures rondelle ail tarte orteil couches;oignons
ail;n;gousse vampire haleine oignon persil tête condiment beurre;vampire gousse haleine persil escargot gigot odeur oignon tête;aïoli ailler aillet
poireau;n;vinaigrette légume vert blanc soupe fondue attendre botte;soupe vinaigrette légume vert asperge faire verrue tarte potager;poireauter
chou;n;potée farcir rouge lapin fleur chantilly garçon bruxellois;crème farci rave bébé fleur soupe chèvre rouge mignon;choucroute choute
navet;n;légume film nul blanc racine mauvais couscous violet;légume soupe mauvais film blanc couscous rond pot nul;
radis;n;rose croquer beurre botte légume fane crudité sou;rose beurre croquer sel sou argent noir botte potager;radical
betterave;n;rouge sucre crudité légume dé violet salade vinaigrette;rouge sucre salade violet cantine taches racine légume;betteravier
épinard;n;vert force fer crème feuille légume beurre saumon;soldat vert crème fer feuilles légume cantine lasagnes muscle;
haricot;n;vert cassoulet légume mouton gousse mexicain équeuter blanc;vert magique blanc cassoulet légume rouge conserve fayot mouton;haricots
lentille;n;contact légume saucisse vert optique petit salé œil;saucisse contact œil verte eau plat vue optique;lenticulaire
asperge;n;blanc pointe botte légume vert grand printemps mousseline;blanche printemps maigre vinaigrette légume mayonnaise verte pointe grande;aspergeraie
potiron;n;citrouille soupe courge orange velouté automne légume gratin;soupe citrouille halloween orange gros automne courge carrosse velouté;
persil;n;herbe ail aromate plat frisé bouquet taboulé ciboulette;ail taboulé herbe plat vert jardinière bouquet perroquet frisé;persillé persillade
basilic;n;pesto tomate pistou herbe aromate feuille italien mozzarella;pesto tomate herbe mozzarella vert pistou italien parfum pot;basilique
menthe;n;sirop thé fraîcheur feuille diabolo poivré mojito dentifrice;thé sirop bonbon fraîche verte haleine dentifrice tisane;menthol mentholé
maïs;n;popcorn épi jaune céréale grain champ polenta poulet;pop épi boîte jaune grain champ poule popcorn salade;
blé;n;épi farine céréale moisson pain champ argent doré;farine champ moisson épi grain pain argent céréale tendre;emblaver
laitue;n;salade feuille vert batavia cœur lapin potager frisée;salade verte feuille limace jardin vinaigrette frisée tortue;lait
céleri;n;rémoulade branche rave légume tige crudité râper sel;rémoulade branche rave légume soupe racine vert croquer;
gingembre;n;racine épice rhizome sushi aphrodisiaque asiatique confit piquant;épice racine asiatique aphrodisiaque thé piquant pain confit sushi;
piment;n;fort rouge piquer épice mexicain harissa brûler chorizo;rouge fort brûler épice basque mexicain bouche piquant langue;pimenter pimenté
chemise;n;cravate col manche bouton vêtement repasser homme hawaïen;col boutons cravate repassage bureau manches nuit blanche nuage;chemisier chemisette chemiserie
veste;n;costume vêtement blazer jean retourner manteau cuir échec;tailleur pantalon jean prendre costume retourner poche perdre porter;veston vestiaire vestimentaire
manteau;n;hiver fourrure chaud vêtement parka laine pardessus patère;hiver froid laine porter cape fourrure long neige cheminée;mantelet démanteler
robe;n;jupe mariée femme soirée vêtement chambre avocat décolleté;mariée fille jupe soirée avocat bal cheval longue moine;enrober
jupe;n;robe plisser femme écossais court tailleur vêtement kilt;fille courte écossaise plissée robe mini tutu kilt femme;jupon jupette minijupe
pull;n;laine tricot hiver chandail col vêtement gilet mohair;laine hiver tricot col chaud mailles noël mouton rayé;pullover
chaussette;n;pied bas trouer orphelin mollet paire tiroir laine;pied trou laine noël paire orpheline panier puer machine;chausser chaussure chausson déchausser
botte;n;caoutchouc pluie cavalier foin chaussure chat radis cuir;pluie caoutchouc chat italien foin cavalier secrète radis paille;bottine botter bottier bottillon
sandale;n;été chaussure plage lanière spartiate tong pied moine;été plage pied romain lanières moine nu spartiate claquette;sandalette
chausson;n;pomme pantoufle danse pied bébé maison ballet cheminée;danse pommes maison pied ballet bébé escalade chaud;chausser chaussure chaussette
pantoufle;n;chausson vair carrosse pied maison charentaise confort mule;vair maison chaude charentaise confort cheminée pied grand;pantouflard pantoufler
casquette;n;visière tête baseball couvrir chapeau rappeur soleil béret;visière tête soleil américaine baseball contrôleur rappeur capitaine;casque
écharpe;n;cou laine hiver maire foulard froid cachemire tricot;cou hiver laine maire froid tricot supporter bras longue;écharper
foulard;n;soie cou écharpe scout tête voile nouer tissu;cou soie scout carré femme tête louveteau noué jeu;fouler
gant;n;main doigt boxe moufle hiver mitaine laine toilette;main hiver boxe toilette vaisselle jeter paire chirurgien retourné;ganter gantelet ganterie
cravate;n;nœud costume cou chemise homme soie club élégant;nœud costume cou bureau père chemise soie fête serrer;cravater
ceinture;n;boucle pantalon sécurité cuir noir judo taille bretelle;pantalon noire boucle judo sécurité cuir voiture serrer cran;ceinturer ceinturon
maillot;n;bain jaune plage cycliste bikini équipe nager foot;bain jaune plage cycliste piscine jambes sport deux corps;emmailloter
short;n;culotte été court bermuda sport pantalon tennis vêtement;été sport jambes football bermuda court tennis vacances;shorty
costume;n;cravate veste déguisement théâtre gilet habit mariage smoking;cravate mariage bureau déguisement théâtre veste carnaval trois noir;costumer costumier costumé
uniforme;n;soldat militaire école policier képi identique pompier galon;école soldat police gendarme pompier militaire pareil galons armée;uniformité uniformiser uniformément
tablier;n;cuisine cuisinier écolier pont boucher protéger rendre nouer;cuisine cuisinier sommelier rendre nouer blouse boucher maîtresse taches;table attabler
imperméable;a;pluie ciré étanche manteau gabardine trench capuche caoutchouc;pluie parapluie jaune breton détective ciré capuche étanche sec;imperméabiliser perméable imperméabilité
blouson;n;cuir aviateur noir veste jean motard fermeture vêtement;cuir noir moto jean veste hiver rocker fermeture zip;blouse
bouton;n;chemise acné couture appuyer rose pus mercerie ascenseur;chemise acné manchette pousser ascenseur or culotte couture rose;boutonner boutonnière boutonneux
poche;n;pantalon argent kangourou mouchoir livre clé pickpocket vêtement;pantalon mouchoir argent kangourou livre lampe main trou billard;pochette empocher pocher pochoir
manche;n;chemise bras balai mer tunnel retrousser pelle mendier;bras balai chemise retrousser mer tennis gagner maladroit courte;manchette emmancher manchon
bague;n;doigt diamant bijou fiançailles anneau alliance solitaire pigeon;doigt fiançailles mariage diamant bijou or dentiste anneau pigeon;baguer baguier
bracelet;n;poignet bijou montre gourmette chaîne cheville électronique or;poignet bijou perles montre breloque or brésilien amitié ficelle;bras brassard
montre;n;poignet heure aiguille cadran suisse bracelet gousset chronomètre;heure poignet suisse aiguilles bracelet gousset cadran temps retard;montrer montreur
casque;n;moto tête chantier protéger soldat écouteur gaulois musique;moto tête soldat musique pompier romain vélo viking sécurité;casquer casqué casquette
perruque;n;cheveu faux chauve tête postiche clown moumoute blond;chauve cheveux fausse clown roi juge postiche déguisement;perruquier
parapluie;n;averse ouvrir baleine mouiller canne ombrelle abri manche;averse baleine ouvrir abri vent golf mouillé ombrelle oublier;pluie pluvieux
portefeuille;n;billet argent poche cuir monnaie bourse ministre voler;argent billets poche cuir voleur actions ministre carte papiers;porter feuille
mouchoir;n;nez papier rhume pleurer poche éternuer tissu adieu;nez rhume larmes poche papier pleurer jetable adieu brodé;moucher morve
talon;n;aiguille chaussure haut tendon pied chèque arrière cordonnier;aiguille tendon chaussure pied haut chèque femme cartes hauteur;talonner talonnette talonnade
lacet;n;chaussure nouer virage basket boucle route défaire montagne;chaussure nouer virage boucle montagne baskets route défaire;lacer délacer enlacer laçage
capuche;n;tête sweat manteau pluie moine couvrir anorak cagoule;tête pluie sweat moine manteau chaperon blouson froid;capuchon encapuchonner capucin
déguisement;n;carnaval costume masque panoplie travestir clown princesse fête;carnaval halloween masque costume princesse fête pirate enfant mardi;déguiser guise
visage;n;figure face tête nez joue trait portrait maquiller;figure yeux nez maquillage tête pâle masque portrait sourire;dévisager envisager visagiste
front;n;ride fièvre tête guerre frange ligne fer bombé;tête guerre ride fièvre sourcils populaire transpirer bataille frange;frontal affronter frontière
œil;n;voir paupière pupille iris borgne cil bandeau regard;vue regard cil larme voir bœuf pupille borgne paupière;yeux oculiste œillade œillère oculaire
bouche;n;lèvre langue dent métro manger parler égout baiser;lèvres dent manger parler métro langue baiser oreille égout;bouchée buccal emboucher
cou;n;girafe écharpe tête nuque minerve gorge torticolis cygne;girafe écharpe nuque tête gorge tordre torticolis vampire long;col collier encolure décolleté
gorge;n;mal angine avaler amygdale canyon profond tousser cou;mal angine avaler chat montagne couper rouge pastille toux;égorger gorgée engorger
coude;n;bras articulation plier angle genou table serrer huile;bras rivière lever genou articulation pli tuyau table;coudé accouder coudière
doigt;n;main index bague cinq annulaire ongle phalange dé;main bague index nez ongle pied gant bout montrer;doigté digital doigtier
pouce;n;main doigt stop sucer opposable petit index téter;sucer main stop doigt lever auto bébé tourner empereur;poucet poucette
ongle;n;vernis doigt ronger lime griffe manucure main coupe;vernis doigt ronger main manucure griffe lime incarné couper;onglet onglerie ongulé
poitrine;n;sein buste torse soutien cœur thorax lard corsage;seins soutien torse cœur femme porc gorge volaille buste;poitrinaire pectoral poitrail
hanche;n;bassin balancer taille prothèse os fémur cuisse articulation;os bassin tour prothèse rouler danse taille articulation arthrose;déhancher déhanchement
jambe;n;pied mollet cuisse marcher bas bois tibia croiser;pied bois genou pantalon plâtre courir cuisse bas mollet;jambière enjamber jambette enjambée
genou;n;jambe rotule articulation plier prier cuisse ménisque hibou;jambe plier bobo hibou prière articulation rotule fiançailles pluriel;genouillère agenouiller
cheville;n;pied entorse fouler malléole bois articulation chaussette fixer;pied entorse foulure ouvrière bois gonfler mur bracelet tordre;cheviller
pied;n;orteil chaussure marcher jambe talon main cheville doigt;chaussure orteil marcher ballon nu main bot puer noir;piédestal piéton pédestre pédale pédicure bipède
peau;n;épiderme bronzer ours tambour cuir dermatologue rider banane;ours crème rides bronzer bouton tambour épiderme banane tatouage;peaufiner peler dépecer
cheveu;n;tête coiffeur poil brun peigne blond shampooing soupe;tête soupe coiffeur blond chauve long peigne langue couper;chevelure capillaire échevelé chevelu
sourcil;n;œil épiler poil arcade froncer front visage crayon;œil poil froncer épiler arcade pince front épais visage;sourcilier sourciller cil
cil;n;œil mascara paupière poil battre faux maquillage long;œil mascara battre paupière poil faux long regard;ciller sourcil
dent;n;mordre carie brosse molaire mâchoire sagesse gencive souris;carie souris molaire lait mordre sagesse brosse bouche croquer;dentiste dentaire dentifrice dentier
langue;n;bouche parler français chat étranger bœuf goût tirer;bouche étrangère tirer chat anglais parler bœuf goût bois;langage linguistique languette lingual
lèvre;n;bouche rouge baiser embrasser gloss gercer pulpeux sourire;bouche rouge baiser baume gerçure sourire pincée bec supérieure;lippu labial
cerveau;n;tête penser crâne intelligence neurone matière réfléchir organe;tête penser intelligence neurone génie crâne réfléchir zombie matière;cérébral cervelle écervelé cervelet
cœur;n;battre amour organe poitrine pique trèfle aorte artichaut;amour battre rouge rythme artichaut pique organe carreau greffe;cardiaque écœurer cordial
poumon;n;respirer organe souffle tabac bronche thorax air cancer;respirer air cigarette souffle organe cancer tousser côtes vert;pulmonaire pneumonie époumoner
estomac;n;digérer ventre ulcère organe creux faim brûlure avaler;ventre digérer manger faim ulcère organe crampe vide repas;stomacal estomaquer
foie;n;gras oie organe cirrhose crise bile alcool jaune;gras crise organe canard alcool cirrhose noël bile veau;hépatique hépatite
rein;n;dialyse organe urine calcul dos filtrer greffe lombaire;pierre dialyse organe dos greffe calcul urine mal tour;rénal éreinter
sang;n;rouge veine vampire transfusion donneur hémoglobine globule blessure;rouge vampire veine don cœur blessure froid prise globules;sanguin saigner sanglant ensanglanté exsangue
muscle;n;biceps fort haltère crampe fessier sportif corps abdominal;bras force crampe biceps sport gonfler gym cœur haltère;musculation musculaire musclé musculeux
squelette;n;os crâne mort côte maigre ossature radiographie anatomie;os crâne halloween pirate maigre mort placard cimetière radiographie;squelettique
crâne;n;tête os chauve cerveau pirate boîte squelette fracture;tête os pirate chauve mort drapeau cerveau rasé squelette;crânien crâner crâneur
larme;n;pleurer œil chagrin goutte tristesse couler crocodile mouchoir;pleurer œil joie triste goutte couler crocodile mouchoir chagrin;larmoyer larmoyant lacrymal
sueur;n;transpirer effort chaleur aisselle goutte sport front froid;transpirer front sport chaleur froide odeur aisselle effort goutte;suer suée sudation
salive;n;bouche cracher bave avaler crachat postillon langue mouiller;bouche bave baver avaler cracher langue gâcher digestion crachat;saliver salivaire salivation
cuisse;n;poulet jambe grenouille fémur genou hanche mollet gigot;poulet jambe grenouille viande muscle légère canard genou;cuissarde cuissot cuissard
mollet;n;jambe crampe cheville œuf genou tibia chaussette cycliste;jambe œuf muscle cycliste crampe coq chaussette cheville;molletière
nombril;n;ventre cordon piercing centre égoïste trou abdomen bébé;ventre piercing bébé cordon centre monde danse égoïste trou;ombilic ombilical nombriliste
appartement;n;immeuble louer studio étage loyer logement copropriété maison;immeuble louer étage locataire ville loyer pièce logement voisins;appart
immeuble;n;étage bâtiment ascenseur appartement concierge tour habitation gardien;étages appartement ascenseur ville tour concierge voisins gratte hauteur;immobilier
château;n;donjon roi fort princesse chevalier pont sable tour;fort roi sable princesse tour douves cartes gonflable seigneur;châtelain châtelet castel
cabane;n;hutte arbre bois jardin enfant refuge trappeur bicoque;arbre bois jardin enfants forêt pêcheur planches sucre;cabanon cabaner
tente;n;camping camper toile sardine igloo piquet dormir tipi;camping piquet dormir sardine vacances toile canadienne scout cirque;tenture
igloo;n;esquimau neige glace banquise inuit abri froid maison;glace esquimau neige banquise maison froid inuit blanc;igloos
cuisine;n;recette repas chef casserole évier manger pièce four;chef four recette plat repas casserole évier manger grand;cuisiner cuisinier cuisinière cuisiniste cuire
bureau;n;travail ordinateur chaise secrétaire tabac meuble employé pièce;travail ordinateur chaise tabac école tiroir patron vote employé;bureaucrate bureautique bureaucratie
salle;n;pièce bain manger attente fête cinéma classe spectacle;bains classe attente manger fêtes cinéma jeux pièce concert;salon
couloir;n;corridor passage appartement long vestibule métro porte aérien;porte hôtel étroit long métro aérien passage piscine appartement;couler
cave;n;vin bouteille souterrain grenier humide cellier fromage descendre;vin sombre sous humide bouteille araignée escalier grenier creux;caveau caviste caverne
garage;n;voiture mécanicien réparer vente maison auto parking pneu;voiture mécanicien réparer parking porte bricolage outils vente;garer garagiste
jardin;n;fleur tondre pelouse potager arroser plante public banc;fleurs potager tondre pelouse nain arroser enfants légumes banc;jardinier jardiner jardinage jardinière
terrasse;n;café balcon soleil toit parasol maison bar été;café soleil été parasol maison barbecue boire table toit;terrasser terrassement
balcon;n;rambarde géranium terrasse immeuble fenêtre théâtre étage sérénade;fleurs étage sérénade vue appartement géranium théâtre fumer poitrine;balconnet balconnière
ascenseur;n;étage monter escalier immeuble cabine bouton panne descendre;étage bouton monter panne immeuble coincé descendre social liftier;ascension ascensionnel
sol;n;plafond parquet plancher carrelage note clé moquette musique;terre tapis carrelage note plafond musique clé parquet tomber;entresol
volet;n;fenêtre fermer persienne roulant bois store maison trier;fenêtre fermer bois maison roulant bleu nuit second obscurité;volets
clé;n;porte serrure trousseau ouvrir verrouiller sol fermer molette;porte serrure ouvrir trousseau sol voiture anglaise secret perdre;clef
serrure;n;clé porte trou verrou cambrioleur ouvrir cylindre fermer;clé porte trou verrou cadenas cambrioleur ouvrir coffre forcer;serrurier serrurerie serrer
sonnette;n;porte entrée carillon serpent visiteur vélo bouton cloche;porte vélo entrer facteur serpent carillon visiteur alarme bouton;sonner sonnerie son
piscine;n;nager bain chlore plongeoir municipal maillot plonger eau;nager été eau chlore maillot plongeoir municipale bassin brasse;pisciniste
barrière;n;clôture obstacle passage bloquer péage corail train enclos;clôture passage train corail fermer vache péage obstacle langue;barrer barreau barrage
portail;n;entrée jardin grille internet cathédrale fer ouvrir automatique;jardin entrée grille internet fermer maison église voiture électrique;porte portillon portier
canapé;n;salon sofa divan asseoir lit fauteuil apéritif coussin;salon télé sofa cuir apéro sieste coussin convertible paresser;
tabouret;n;bar siège trois asseoir piano chaise pied escabeau;bar assis trépied piano pieds haut siège vache traire;
banc;n;public parc asseoir jardin square siège poisson touche;parc asseoir public poissons école église amoureux jardin touche;banquette bancal
lit;n;dormir matelas chambre couette drap coucher nuit rivière;dormir chambre matelas draps nuit oreiller superposé sommeil rivière;literie aliter liteau
berceau;n;bébé balancer couffin dormir landau lit nourrisson fée;bébé dormir landau naissance enfant balancer origine maternité doudou;bercer berceuse bercement
matelas;n;lit dormir ressort sommier pneumatique mousse drap chambre;lit dormir ressort gonflable mou plage camping mousse billets;matelasser matelassier
drap;n;lit housse couverture blanc fantôme oreiller coucher bain;lit blanc housse fantôme dormir plage coton laver couverture;drapier draper drapeau
coussin;n;canapé oreiller moelleux péteur plume fauteuil confort airbag;canapé oreiller mou péteur sofa confort salon plume air;coussinet
rideau;n;fenêtre théâtre tringle voilage fer douche scène tissu;fenêtre théâtre fer tissu fermer scène douche tringle tomber;rideaux
armoire;n;vêtement meuble ranger penderie linge glace normand cintre;vêtements meuble ranger chambre glace normande monstre penderie costaud;
placard;n;ranger balai cuisine armoire cadavre caser vaisselle étagère;ranger balais cuisine vêtements squelette sortir cacher meuble;placarder
tiroir;n;commode ranger meuble bureau caisse ouvrir coulisser chaussette;commode chaussettes couverts meuble ranger caisse bureau fond ouvrir;tirer tirette
commode;n;tiroir meuble pratique ranger chambre armoire vêtement aisé;tiroir meuble pratique chambre chaussettes linge facile ancienne;commodité incommoder
étagère;n;livre planche mur ranger bibelot bibliothèque meuble rayon;livres ranger mur planche bibelots poussière meuble bois suédois;étage étager
bibliothèque;n;livre lire emprunter rayon étagère silence roman lecteur;livres lecture silence emprunter étudiant rose étagère école roman;bibliothécaire bibliophile
bougie;n;cire anniversaire mèche flamme souffler chandelle gâteau moteur;flamme cire anniversaire gâteau mèche souffler église romantique voiture;bougeoir
horloge;n;minuit aiguille pendule temps coucou cadran tic balancier;temps aiguille coucou parlante gare pendule balancier biologique;horloger horlogerie
tableau;n;peintre craie musée cadre toile noir peinture école;noir peinture craie école musée cadre maître artiste mur;tablette table
cadre;n;photo tableau peinture vélo bois entreprise entourer rectangle;photo tableau vélo mur patron supérieur bois accrocher entreprise;encadrer encadrement cadrer cadrage
radiateur;n;chauffage chaleur hiver fonte électrique chaudière thermostat pièce;chaud hiver chauffage fonte maison froid électrique purger;radiation radiant
baignoire;n;douche mousse sabot eau salle laver canard bonde;eau mousse canard salle laver sabot robinet bébé;bain baigner baigneur
lavabo;n;robinet main évier salle eau bonde vasque miroir;eau robinet mains salle dents miroir bouché brosse;laver lavage
robinet;n;eau fuite évier couler fermer goutte plombier chaud;eau fuite évier plombier goutte ouvrir chaude lavabo couler;robinetterie
toilette;n;gant cabinet chasse pipi papier laver beauté cuvette;chasse papier gant cuvette propre chat pipi petit eau;toiletter toiletteur toile
serviette;n;table bain sécher plage éponge papier nappe cartable;table plage bain sécher bouche éponge cartable hygiénique plier;servir
savon;n;mousse laver bulle main propre hygiène glisser douche;mains bulle laver mousse glisser propre noir passer;savonner savonnette savonneux
shampooing;n;cheveu laver mousse douche coiffeur pellicule tête flacon;cheveux mousse laver douche coiffeur yeux pellicules bébé;shampouiner
dentifrice;n;brosse tube menthe carie laver blancheur fluor haleine;brosse tube menthe fluor carie bouche matin rincer;dent dentiste
peigne;n;cheveu coiffeur coiffer démêler brosse fin raie girafe;cheveux coiffeur dents poux fin coiffer raie démêler;peigner dépeigner peignoir
brosse;n;dent cheveu peigne poil balai reluire frotter tableau;dents cheveux poils chaussures laver coiffer reluire cheval plancher;brosser brossage
rasoir;n;barbe lame mousse électrique ennuyeux barbier jetable homme;barbe lame mousse couper électrique jetable coiffeur ennuyeux;raser rasage raseur
parfum;n;flacon sentir odeur eau vaporiser senteur glace femme;odeur flacon fleur eau sentir femme cadeau rose glace;parfumer parfumerie parfumeur
maquillage;n;fard mascara rouge poudre cosmétique visage clown femme;rouge mascara clown femme fard beauté miroir yeux;maquiller maquilleur démaquiller
éponge;n;absorber vaisselle essuyer laver grattoir jaune mouiller mer;vaisselle eau grattoir absorber laver mer tableau boire passer;éponger spongieux
balai;n;sorcière ménage poussière pelle manche brosse nettoyer serpillière;sorcière poussière ménage manche brosse voler nettoyer essuie pelle;balayer balayette balayeur
aspirateur;n;poussière ménage tapis sac balai nettoyer bruyant moquette;poussière ménage sac bruit robot tapis nettoyer moquette;aspirer aspiration
seau;n;sable pelle eau anse plage puits champagne vider;eau plage pelle sable serpillière anse puits champagne glaçons;seaux
poubelle;n;déchet ordure jeter trier sac éboueur recyclage détritus;ordures jeter déchets sac tri éboueur recyclage couvercle puer;
linge;n;laver sécher lessive sale repasser étendre corde armoire;sale machine sécher pince étendre laver corbeille propre maison;lingerie lingère linceul
lessive;n;linge laver machine baril sale poudre tambour blanc;machine linge laver poudre propre tambour tache adoucissant mousse;lessiver lessiveuse
repassage;n;fer linge planche vapeur chemise pli ménage corvée;fer planche chemise vapeur plis corvée linge lisser;repasser passer repasseuse
four;n;cuire micro gâteau pain chaleur cuisine échec rôtir;cuisine gâteau micro pain chaud cuire pizza rôti boulanger;fournée fournil enfourner fourneau
frigo;n;froid cuisine congélateur aliment électroménager glaçon magnet conserver;froid cuisine lait beurre aimant manger yaourt glacière courses;frigorifique frigidaire réfrigérateur réfrigérer
congélateur;n;froid frigo surgelé glace glaçon conserver bac électroménager;glace froid surgelé glaçons givre conserver cuisine poisson;congeler décongeler gel congélation
évier;n;cuisine robinet vaisselle carrelage lavabo bonde inox laver;cuisine vaisselle robinet plonge laver bouché siphon éponge;
casserole;n;cuisine manche cuire couvercle eau feu faitout bouillir;cuisine manche couvercle pâtes lait eau chanter cuire;casserolée
cocotte;n;minute papier poule fonte autocuiseur marmite mijoter pression;minute poule papier fonte marmite cuisine pression vapeur mijoter;cocotter
verre;n;boire vin transparent pied lunette eau casser bouteille;vin eau boire lunettes fragile cristal trinquer pied;verrerie verrière verrier vitre verroterie
tasse;n;café thé soucoupe anse porcelaine boire bol mug;café thé anse soucoupe boire petit porcelaine cuillère;tassée
bol;n;lait breton café céréale tasse chance boire cheveu;lait céréales chance breton matin riz petit soupe coupe;bolée
fourchette;n;couteau couvert manger piquer dent spaghetti argenterie assiette;couteau piquer dents manger table couvert spaghetti gauche argenterie;fourche fourchu
cuillère;n;couvert soupe café fourchette dessert remuer yaourt louche;soupe petite bois manger mélanger bébé sucre yaourt dos;cuillerée
couteau;n;couper lame fourchette suisse canif trancher aiguiser boucher;couper lame fourchette pain suisse cran beurre aiguisé boucher;coutelas coutelier coutellerie
passoire;n;trou pâte égoutter nouille filtrer cuisine tamis gardien;pâtes trous égoutter cuisine gardien eau percée casque;passer
nappe;n;table carreau tissu brouillard repas pétrole serviette déjeuner;table blanche tache repas carreaux pétrole dimanche brodée miettes;napper napperon
carafe;n;eau vin décanter verre pichet restaurant boire cristal;eau vin verre table cristal cantine bouchon verser;carafon
théière;n;bouilloire infusion tasse anglais bec porcelaine boisson verser;anglais porcelaine bec eau menthe tasse infusion service;thé théine
cafetière;n;expresso filtre matin arabica capsule électrique tasse percolateur;expresso filtre matin tasse marc italienne dosette cuisine;café caféine caféier
bouilloire;n;eau thé chauffer vapeur siffler théière chaud infusion;eau chaude thé siffler vapeur électrique infusion cuisine;bouillir bouillon ébullition
mixeur;n;soupe robot broyer purée électroménager cuisine fouet lame;soupe électrique purée lames cuisine robot smoothie hacher;mixer mixage mixte
entonnoir;n;verser gaver bouteille liquide transvaser fou cône huile;verser bouteille huile fou liquide goulot essence forme étroit;entonner tonneau
vaisselle;n;assiette laver évier couvert éponge plat essuyer sale;assiettes laver sale éponge évier corvée porcelaine lave casser;vaisselier
recette;n;cuisine ingrédient plat chef gâteau préparation dépense magique;cuisine gâteau ingrédients livre plat chef crêpes grand argent;recevoir receveur
tirelire;n;cochon argent pièce économie épargner casser fente monnaie;cochon pièces économies argent casser fente enfant sous;
corbeille;n;papier fruit panier osier pain mariage jeter poubelle;fruits papier pain osier panier linge bourse mariée;corbillon
boîte;n;carton sardine conserve lettre couvercle nuit chaussure emballage;nuit conserve carton lettres sardines allumettes outils musique crâne;boîtier emboîter déboîter
carton;n;déménagement boîte emballage papier rouge ondulé arbitre colis;boîte déménagement emballer rouge papier jaune arbitre recyclage invitation;cartonner cartonnage encarter
coffre;n;trésor voiture fort bagage jouet malle pirate banque;trésor voiture fort banque pirate bagages jouets malle;coffrer coffret encoffrer
paille;n;boire foin chaume grange chapeau litière botte sec;boire foin botte cheval cochon chaise chapeau courte cocktail;paillasse paillasson empailler pailler
clou;n;marteau planter enfoncer pointe tête bois fakir rouille;marteau planche tableau girofle spectacle pointu mur tordu fakir;clouer clouter déclouer
vis;n;écrou boulon filetage pas cruciforme clou spirale bricolage;tourner bois écrou filetage escalier boulon plate bricolage serrer;visser dévisser visseuse tournevis
tournevis;n;cruciforme outil boulon bricolage serrer plat manche écrou;cruciforme outil bricolage plat boîte serrer boulon électricien;tourner vis
scie;n;bois couper dent outil planche sauteuse requin lame;couper bois dents bûcheron sauteuse circulaire planche musicale outil;scier scierie sciure scieur
pince;n;crabe linge outil serrer épiler tenaille monseigneur cheveu;linge crabe monseigneur épiler cheveux serrer outil coupante sans;pincer pincette pincement
perceuse;n;trou mèche bricolage outil mur foret cheville vrille;trou mur mèche bruit bricolage électrique voisin béton outil;percer perçage percée
pelle;n;creuser seau trou bêche sable râteau tarte terre;creuser sable seau terre rouler plage tarte baiser mécanique;pelleter pelleteuse pelletée
râteau;n;feuille jardin dent pelle gazon outil refus manche;feuilles jardin dents pelle gazon ramasser plage prendre échec;ratisser râteler ratissage
brouette;n;roue jardin maçon pousser chantier transporter terre outil;jardin roue terre transporter pousser maçon japonaise chantier;brouetter brouettée
arrosoir;n;eau plante jardin pomme fleur bec verser outil;jardin fleurs eau pomme plantes pluie métal verser;arroser arrosage
tuyau;n;eau plomberie arroser conduit gaz canalisation pompier renseignement;arrosage eau jardin plombier conseil pompier cuivre fuite course;tuyauterie tuyauter
hache;n;bûcheron bois fendre couper bourreau guerre tranchant viking;bûcheron couper bois bourreau arbre indien guerre lame viking;hacher hachette hachis hachoir
corde;n;pendre sauter nœud guitare linge raide escalade tirer;nœud sauter pendu violon raide grimper tirer alpiniste guitare;cordage cordelette encorder cordon cordée
ficelle;n;corde string rôti pain attacher lier nouer paquet;attacher colis nœud cerf rôti pantin tirer pain string;ficeler déficeler ficelé
fil;n;aiguille coudre couture électrique téléphone bobine fer funambule;aiguille couture téléphone araignée pêche coudre barbelé électrique funambule;filer filature enfiler filament
tissu;n;étoffe coton soie couture textile velours coupon rideau;coton robe couture rideau laine mensonge soie coupon mouchoir;tisser tisserand tissage
laine;n;mouton tricoter pelote pull tonte bonnet hiver brebis;mouton tricot pull pelote hiver aiguilles chaude bonnet verre;lainage laineux lainier
coton;n;tige blanc tissu champ démaquiller hydrophile fil doux;tissu blanc doux tige oreilles maquillage champ hydrophile jambes;cotonnade cotonneux cotonnier
cuir;n;peau veste chaussure vache sac tanneur chevelu ceinture;blouson vache canapé sac chaussures chevelu moto peau ceinture;cuirasse coriace
béton;n;ciment gravier immeuble armé bâtiment gris mur maçon;ciment armé immeuble dur gris maçon mur ville toupie;bétonner bétonnière bétonnage
fer;n;repasser métal rouille cheval forger acier dame minerai;repasser cheval forge rouille épinards métal dur cheveux blanc;ferraille ferrer ferronnerie ferroviaire ferreux
acier;n;métal inoxydable fonte alliage sidérurgie fer lame dur;métal dur usine inoxydable fonte trempé sidérurgie lame poutre;aciérie aciéré
argent;n;or monnaie banque riche billet métal médaille payer;monnaie billet or banque riche poche métal médaille bague;argenterie argenté argentin désargenté
cuivre;n;métal rouge fanfare casserole fil orange électrique trompette;métal casserole fil trompette fanfare rouge bracelet tuyau voleur;cuivré cuprifère
bronze;n;médaille troisième statue cloche alliage argent âge étain;médaille troisième statue métal âge étain cloche sculpture podium;bronzer bronzage
plomb;n;lourd métal soldat balle cartouche saturnisme fusible soleil;métal lourd soldats fusible essence pêche chasse toit toxique;plombier plomber plomberie aplomb
verrou;n;porte fermer serrure loquet targette clé sécurité cadenas;porte fermer serrure clé targette sécurité prison pousser tirer;verrouiller déverrouiller verrouillage
plastique;n;bouteille pétrole sac emballage matière recycler pollution polymère;bouteille sac polluer océan chirurgie recycler jouet mou bombe;plasticien plastifier plastiquer
caoutchouc;n;pneu gomme élastique botte latex hévéa canard souple;pneu botte élastique gomme arbre balle canard latex plante;caoutchouteux caoutchouter
papier;n;feuille écrire carton journal crayon recycler toilette cadeau;feuille écrire peint cadeau arbre toilette crayon journal plier;papeterie papetier paperasse
diamant;n;bague précieux bijou pierre solitaire carat brillant joyau;bague bijou éternel dur pierre carat précieux mine fiançailles;diamantaire diamanté
cristal;n;verre boule carafe lustre pur voyant fragile transparent;verre lustre fragile coupe boule pur voix chantant roche;cristallin cristalliser cristallerie
argile;n;terre potier glaise poterie colosse modeler sculpture brique;poterie terre vase modeler potier rouge pot masque colosse;argileux
boue;n;gadoue terre pluie sale patauger cochon fange éclabousser;terre pluie bottes cochon sale gadoue flaque bain marron;boueux éboueur embourber bourbier
colle;n;tube glu adhésif bâton punition papier scotch retenue;réparer papier forte bâton tube bricolage timbre interrogation glu;coller décoller collage autocollant
peinture;n;pinceau tableau couleur mur rouleau toile pot gouache;tableau pinceau mur artiste couleurs toile gouache rouleau huile;peindre peintre repeindre pictural
pinceau;n;peintre peinture toile poil aquarelle artiste gouache tableau;peindre poils toile artiste gouache maquillage couleur aquarelle doigts;
rouleau;n;printemps pâtisserie peinture papier cylindre vague compresseur essuyer;printemps pâtisserie peinture papier compresseur vague cheveux compositeur scotch;rouler enrouler dérouler
outil;n;marteau bricolage tournevis caisse pince artisan instrument boîte;marteau tournevis bricolage boîte clé pince jardin scie ouvrier;outillage outiller
levier;n;vitesse soulever manette bras bascule force point pousser;vitesse soulever bras force pied actionner barre machine;lever levage
boussole;n;nord aiguille aimant orientation pôle perdre magnétique randonnée;nord direction perdu aiguille sud randonnée marin aimant scout;
loupe;n;grossir détective agrandir verre lentille timbre lire indice;détective grossir timbre verre enquête fourmi lire glace;
jumelle;n;sœur identique double siamois observer spectacle pareil opéra;sœur identique observer pareille double oiseaux loin lits;jumeau jumeler gémellaire jumelage
télescope;n;étoile astronomie observer ciel lunette galaxie planète lentille;étoiles astronomie lune observer ciel planète espace lunette;télescoper télescopique
microscope;n;laboratoire grossir bactérie cellule minuscule biologiste observer lentille;cellule laboratoire biologie grossir bactérie scientifique petit lentille;microscopique microscopie
pile;n;face électrique télécommande énergie assiette recharger tas pièce;électrique face tas télécommande lampe assiettes batterie jouet recharger;empiler pilonner pilier
ampoule;n;lampe lumière pied électrique grillé douille idée filament;lumière lampe idée pied éclairer électrique marche verre changer;ampoulé
batterie;n;musique voiture recharger tambour rock caisse baguette téléphone;tambour musique téléphone rechargeable voiture cuisine baguettes panne;batteur battre
moteur;n;voiture essence piston capot vrombir action diesel huile;voiture essence bruit panne avion huile recherche vrombir piston;motoriser moto mouvoir motricité
ressort;n;matelas sauter rebondir spirale élastique montre métal énergie;matelas rebond métal spirale diable sauter élastique compresser;ressortir
roue;n;vélo pneu voiture secours paon jante fortune tourner;voiture pneu vélo tourner secours fortune paon charrette hamster;rouage rouer roulette rouler
engrenage;n;roue mécanisme dent rouage machine horloge pignon moulin;roues dents mécanisme horloge machine tourner pignon rouage;engrener
soleil;n;lune briller été chaleur bronzer astre crème ciel;lune été bronzer chaud jaune lunettes ciel plage étoile;solaire ensoleillé insolation parasol
étoile;n;briller nuit ciel astre filant berger mer comète;ciel nuit briller mer filante berger shérif sapin star;étoilé stellaire
neige;n;ski hiver blanc flocon montagne bonhomme boule froid;blanche hiver ski flocon bonhomme froid boule montagne luge;neiger enneigé enneigement neigeux
tonnerre;n;orage foudre bruit gronder nuage éclair fracas coup;orage éclair bruit gronder foudre peur applaudissements pluie;tonner tonitruant détonation
éclair;n;orage tonnerre foudre chocolat flash zigzag café rapide;orage café foudre chocolat pâtisserie flash lumière génie tonnerre;éclairer éclairage clair éclaircie
tempête;n;vent mer orage bourrasque naufrage crâne calme ouragan;vent mer orage bateau crâne neige sable naufrage toit;tempétueux tempêter
brouillard;n;brume phare route épais purée visibilité corne humide;brume voiture épais phare anglais automne visibilité gris perdu;brouiller embrouiller
arc;n;flèche ciel triomphe corde tir indien cible violon;flèche ciel triomphe indien elfe tir cible corde couleurs;archer arcade arceau archet
grêle;n;glaçon orage pluie averse récolte vigne mince météo;pluie glaçons orage voiture toit averse vigne coup dégâts;grêlon grêler
glaçon;n;apéritif froid cube whisky pastis congélateur verre frigo;verre froid apéritif congélateur pastis eau cube freezer banquise;glace glacer glacial
gel;n;froid hiver cheveu douche coiffer hydroalcoolique zéro thermomètre;froid cheveux douche hiver mains coiffer verglas figer plantes;geler gelée dégel congeler engelure
givre;n;hiver froid blanc fenêtre gratter glace matin cristal;froid voiture hiver pare blanc vitre gratter congélateur orange;givrer dégivrer givré
rosée;n;matin herbe goutte aube humide perle gouttelette pelouse;matin herbe gouttes perle aube humide araignée chasse;arroser arrosoir
canicule;n;chaleur été sécheresse chaud ventilateur août étouffer soif;chaleur été soleil ventilateur août soif sécheresse étouffer alerte;caniculaire
météo;n;temps prévision bulletin pluie carte soleil satellite présentateur;temps pluie soleil prévision vent télévision grenouille demain parapluie;météorologie météorologue météorologique
température;n;degré thermomètre fièvre chaleur froid météo celsius climat;fièvre degrés thermomètre chaud froid malade bain météo ambiante;tempérer tempéré
thermomètre;n;température fièvre mercure degré malade médecin frontal chaud;fièvre degré mercure malade température front chaud docteur;thermique thermal thermostat
ouragan;n;cyclone vent tempête tropical tornade toiture catastrophe œil;vent cyclone tempête dévaster tropical détruire œil catastrophe;
tornade;n;vent tourbillon ouragan cyclone dévaster trombe spirale destruction;vent tourbillon américain dévaster cyclone dégâts blanche ménage ciel;
inondation;n;crue eau déluge pluie fleuve digue débordement submerger;eau pluie crue rivière débordement dégâts cave catastrophe barque;inonder inondable onde
sécheresse;n;canicule désert manque pluie aridité été soif craqueler;eau soif désert canicule pluie manque aride terre été;sec sécher séchoir assécher
séisme;n;tremblement terre sol secousse magnitude catastrophe épicentre faille;tremblement terre secousse magnitude catastrophe échelle ruines japonais faille;sismique sismologue sismographe parasismique
volcan;n;lave éruption cratère cracher cendre magma éteint montagne;lave éruption cratère feu montagne éteint cendres fumée cône;volcanique volcanologue vulcanologue
lave;n;volcan magma éruption couler basalte coulée brûlant roche;volcan coulée rouge brûlante linge vaisselle éruption magma fusion;lavique
avalanche;n;neige montagne skieur ensevelir chute couloir pente chien;neige montagne ski danger ensevelir chien sauveteur piste piège;aval
automne;n;feuille saison octobre vendange champignon orange rentrée hiver;feuilles saison rentrée champignon marron octobre vent vendanges tomber;automnal
saison;n;printemps quatre automne été hiver trimestre série épisode;été hiver quatre printemps cueillette série année automne changer;saisonnier saisonnalité assaisonner
midi;n;douze heure déjeuner sud zénith soleil pile repas;déjeuner repas soleil sud heure zénith pause douze accent;méridional méridien
minuit;n;douze heure carrosse crime cloche zéro réveillon sorcière;douze princesse noir heure crime carrosse réveillon coups messe;mi nuit
aube;n;aurore matin jour lever soleil crépuscule coq enfant;matin jour lever soleil tôt rosée chant commencement crépuscule;aubade
crépuscule;n;soir soleil coucher aube nuit déclin rouge pénombre;soir soleil nuit coucher dieux aube vampire tombée ciel;crépusculaire
jour;n;nuit semaine date lumière matin vingt calendrier soleil;nuit semaine lumière matin soleil férié an lundi date;journée journal journalier ajourner quotidien
semaine;n;sept jour travail calendrier dimanche mois lundi agenda;sept jours lundi dimanche travail calendrier quatre dernière saint;hebdomadaire semainier
mois;n;année trente calendrier juin douze salaire semaine loyer;année février trente calendrier salaire douze jours loyer semaine;mensuel mensualité bimestriel
année;n;mois douze nouveau siècle calendrier scolaire bissextile vœu;douze mois nouvelle bissextile calendrier scolaire lumière siècle;an annuel annuaire bisannuel
siècle;n;cent longtemps année époque histoire âge lumière millénaire;cent ans lumières temps histoire époque long vingt dernier;séculaire séculier
minute;n;seconde heure soixante cocotte temps aiguille instant montre;soixante heure temps seconde montre cocotte papillon instant rapide;minuteur minuterie minuter
seconde;n;minute temps instant deuxième lycée chronomètre classe moment;minute temps chrono lycée deuxième vitesse rapide tierce main;second secondaire secondement
mardi;n;gras lundi jour mercredi carnaval semaine crêpe deuxième;gras carnaval lundi semaine jour crêpes crustacé demain;
mercredi;n;jour cendre enfant mardi semaine jeudi milieu cinéma;enfants semaine milieu jour cendres école centre activité fantastique;mercure
jeudi;n;jour mercredi vendredi ascension semaine quatrième quatre noir;semaine jour ascension noir quatre mercredi ancien saint;
vendredi;n;treize jeudi saint poisson samedi jour semaine sauvage;treize weekend naufragé poisson saint semaine sauvage jour fin;
samedi;n;dimanche soir fièvre jour vendredi semaine shabbat sortie;weekend courses sortie fête sport repos grasse mariage semaine;sabbat
janvier;n;mois vœu galette premier hiver décembre épiphanie année;vœux galette hiver neige premier mois soldes rois froid;
février;n;mois chandeleur court amoureux bissextile janvier hiver carnaval;court chandeleur vingt carnaval amoureux bissextile mois ski hiver;
mars;n;planète mois printemps giboulée rouge chocolat guerre barre;planète chocolat printemps mois giboulées barre rouge dieu guerre;martien martial
avril;n;poisson mois mars farce premier printemps fil blague;poisson mois fil printemps farce premier averses découvrir pâques;
mai;n;muguet mois travail avril joli pont défilé ouvrier;muguet mois travail manifestation pavés plaît printemps fête ponts;
juin;n;mois appel été solstice débarquement baccalauréat mai examen;été examen musique mois bac solstice débarquement kermesse cerises;
juillet;n;quatorze mois été août vacances bal national défilé;vacances fête été quatorze pétard plage mois tour défilé;juillettiste
août;n;mois quinze juillet vacances été canicule assomption chaleur;vacances été chaleur plage mois touriste moisson canicule étoiles;aoûtien aoûtat
septembre;n;rentrée mois école août vendange onze neuvième cartable;rentrée école automne mois vendange cartable attentat onze champignons;sept septième
octobre;n;mois automne rose rouge citrouille novembre révolution dixième;automne halloween rose rouge mois feuilles révolution citrouille;
novembre;n;mois toussaint armistice onze octobre chrysanthème automne moustache;toussaint armistice pluie gris chrysanthème mois onze moustache brouillard;
décembre;n;mois bûche sapin dernier avent janvier réveillon solstice;noël hiver sapin neige cadeaux fin calendrier mois réveillon;
lac;n;cygne eau barque étang montagne pédalo rive baignade;eau cygne montagne barque pêche baignade monstre bleu;lacustre
ruisseau;n;rivière eau couler petit truite source torrent caniveau;eau source rivière petit truite couler forêt pont;ruisseler ruisselet ruissellement
source;n;eau origine jaillir rivière fleuve commencement thermal embouchure;eau rivière jaillir origine thermale montagne lumière chaude début;sourcier sourdre
cascade;n;eau chute torrent cinéma rivière dégringoler doublure montagne;chute eau acteur rivière montagne saut jaillir acrobatie;cascadeur cascader
étang;n;eau mare poisson lac nénuphar canard grenouille marais;mare canard grenouille nénuphar eau pêche poisson roseau carpe;
marée;n;bas haut océan noir coefficient lune plage pêcheur;basse noire haute lune coquillages horaire plage montante;mer marin maritime
plage;n;sable mer serviette été parasol bronzer coquillage maillot;sable mer serviette été soleil château parasol vacances baignade;plagiste
montagne;n;sommet ski randonnée altitude neige chalet vallée alpinisme;ski neige sommet chalet russes randonnée souris vache;montagnard mont montagneux monter
vallée;n;montagne rivière creux fleuve larme plaine verdoyant encaissé;montagne rivière creux glacier verte larmes mort colline rois;val vallon vallonné
falaise;n;mer rocher craie abrupt précipice escarpé côte vide;mer roche haute craie vertige escalade tomber bord;
grotte;n;caverne préhistoire stalactite ours obscur spéléologie cavité souterrain;ours chauve préhistoire caverne sombre stalactite peinture spéléologue;grotesque
désert;n;sable dune chameau aride oasis mirage vide traversée;sable chameau oasis soif dune chaud mirage vide;désertique déserter déserteur désertification
oasis;n;désert palmier eau dune mirage datte fraîcheur chameau;désert palmier eau dattes mirage chameau boisson jus fraîcheur;oasien
jungle;n;forêt liane tropical singe tigre sauvage serpent explorateur;livre singe liane perroquet tigre forêt sauvage serpent;
prairie;n;herbe vache vert pâturage bison maison champ brouter;herbe vache fleurs cheval cowboy bison verte pâturage petite;pré
champ;n;blé agriculteur culture labourer tracteur bataille course paysan;blé tracteur culture maïs paysan bataille vache fleurs labourer;champêtre champignon
campagne;n;ville calme rural ferme village vert électoral paysan;ville ferme calme vaches électorale verdure air maison tracteur;campagnard champ
plaine;n;plat étendue montagne champ morne plateau vallée blé;plate champs vallée montagne étendue herbe bison morne blé;aplanir plan plain
glacier;n;montagne fondre crevasse cornet sorbet vanille alpin moraine;neige montagne fondre vendeur cornet froid vallée crevasse boule;glace glacial glaçon glaciaire
pôle;n;nord sud froid banquise aimant expédition arctique ours;nord sud froid ours banquise emploi aimant glace explorateur;polaire polariser polarité
horizon;n;ligne loin coucher soleil mer lointain bleu ciel;mer ligne loin coucher soleil lointain paysage bateau perdu;horizontal horizontalement
continent;n;océan six asiatique africain européen terre dérive vaste;américain monde asiatique océan planète géographie dérive cinq terre;continental intercontinental
pays;n;nation état frontière hexagone étranger drapeau capitale patrie;drapeau frontière nation monde voyage carte patrie capitale étranger;paysage paysan dépayser
frontière;n;douane pays passeport limite mur séparer étranger borne;pays douane passeport limite mur douanier passer séparation ligne;frontalier front
carte;n;jouer routier as postal atout bleu menu poker;jeu bancaire postale plan géographie bleue restaurant visite trésor;cartographie carton cartomancienne encarter
fleur;n;rose pétale bouquet vase tulipe jardin abeille pot;rose bouquet jardin pétale parfum printemps vase abeille tige;fleurir fleuriste floral floraison flore
feuille;n;arbre automne papier branche mort vert page érable;arbre papier automne vigne impôts verte branche morte cahier;feuillage effeuiller feuillet feuillu
branche;n;arbre tronc feuille rameau oiseau bois olivier céleri;arbre bois feuille oiseau céleri cassée rameau secteur scier;branchage embrancher ébrancher branchie
tronc;n;arbre écorce bûche bois branche commun église corps;arbre bois église écorce corps buste commun pièces creux;tronçon tronçonneuse tronquer
écorce;n;arbre tronc bois orange liège chêne terrestre zeste;arbre tronc bois orange chêne peau terrestre liège graver;écorcer écorcher
graine;n;semer planter germer pousser couscous oiseau semence jardinier;semer plante oiseau jardin pousser tournesol germer star pot;grain granuleux égrener grainetier
herbe;n;pelouse vert brouter gazon vache tondre pré chèvre;verte pelouse vache tondre brouter fumer mauvaise jardin prairie;herbier herbivore désherber herbage herboriste
mousse;n;chocolat bière rasage bain marin champignon savon forêt;chocolat bière savon forêt rasage bain marin dessert matelot;mousser mousseux moussaillon mousseline
buisson;n;ardent arbuste épine haie broussaille ronce fourré petit;ardent épines haie jardin cacher feuilles lapin touffu;buissonnier buissonneux
haie;n;jardin thuya clôture course tailler honneur arbuste obstacle;jardin tailler voisin clôture course thuya honneur saut verte;
chêne;n;gland arbre roseau forêt solide bois tonneau liège;arbre gland roseau forêt fort bois meuble truffe druide;chênaie
sapin;n;guirlande conifère épine boule décorer forêt cercueil arbre;noël boule guirlande forêt aiguilles vert étoile roi;sapinière sapinette
bouleau;n;arbre blanc écorce russe forêt tronc nordique bois;arbre blanc écorce forêt russe tronc nordique balai sève;
palmier;n;tropical datte plage arbre coco oasis île biscuit;plage coco tropiques oasis datte gâteau île arbre festival;palme palmeraie
olivier;n;paix rameau arbre noueux huile méditerranéen branche tapenade;huile arbre paix branche provençal sud soleil rameau;olive oliveraie
pommier;n;verger arbre normand cidre fruit compote tarte croquer;verger cidre normand fruit arbre fleurs compote croquer jardin;pomme pommeraie
cerisier;n;japonais verger fleur arbre fruit rouge griotte bigarreau;arbre fleurs japonais verger fruit temps oiseau échelle;cerise cerisaie
saule;n;pleureur arbre osier rivière étang branche aspirine bord;pleureur arbre rivière branches triste osier eau feuillage;saulaie
tulipe;n;hollandais fleur bulbe noir printemps vase bouquet jardin;fleur hollandais printemps bulbe bouquet noire jardin verre pétale;tulipier
marguerite;n;pétale effeuiller fleur aimer blanc vache pâquerette prairie;fleur pétale effeuiller blanche aimer vache jaune bouquet;marguerites
tournesol;n;jaune huile fleur champ graine professeur bouquet tourteau;huile jaune graine champ professeur fleur été peintre;tourner soleil
violette;n;fleur mauve timide parfum modeste bonbon couleur petit;fleur couleur bonbon parfum timide bouquet petite sous impératrice;violet violacé
coquelicot;n;rouge fleur champ pavot sauvage blé nature fragile;rouge champ fleur été gentil pavot madame blé;coq
muguet;n;mai clochette brin fleur parfum bonheur blanc travail;mai clochettes porte bonheur parfum blanc fleur brin forêt;
jonquille;n;jaune fleur printemps narcisse bulbe bouquet avril cloche;jaune fleur printemps pâques jardin bulbe bouquet narcisse;jonc
lavande;n;provençal fleur violet sachet mauve parfum armoire champ;provençal parfum violet champ armoire mauve abeille savon sachet;lavandin laver
orchidée;n;fleur exotique pot rare vanille tropical raffiné délicat;fleur exotique pot rare fragile salon cadeau vanille;orchis
lilas;n;mauve fleur arbuste blanc parfum grappe mai printemps;fleur mauve printemps parfum blanc arbuste porte bouquet;
pissenlit;n;salade racine souffler jaune fleur lapin mort pousser;salade racine souffler jaune lapin graines cimetière herbe;pisser lit
trèfle;n;quatre carreau chance pique irlandais carte feuille cœur;quatre chance carte vert irlandais carreau feuilles as;trois
cactus;n;désert piquant épine mexicain pot western plante gras;piquant désert épines mexicain plante pot eau succulente;cactée
bambou;n;panda léger canne tige pousse exotique chinois roseau;panda chinois tige asiatique pousse coup canne forêt;bambouseraie
lierre;n;grimper mur plante façade feuille envahir arbre vert;mur grimper plante vert façade feuille coller tapisser;
fougère;n;plante bois vert forêt fronde humide spore préhistorique;forêt verte humide plante feuille sous préhistoire ombre;fougeraie
épine;n;rose piquer hérisson couronne cactus ronce sapin dorsale;rose piquer cactus doigt dorsale couronne pied buisson;épineux épiner épinière
bouquet;n;fleur mariée vase offrir fleuriste final rose artifice;fleurs mariée vase roses final garni offrir feu;bouquetier
pétale;n;fleur rose corolle effeuiller marguerite blé tomber sépale;fleur rose marguerite effeuiller tomber doux céréales corolle;pétaloïde
gland;n;chêne cochon fruit écureuil rideau idiot cupule forêt;chêne écureuil cochon forêt idiot fruit sanglier automne;glandée
algue;n;mer sushi marin vert plage japonais goémon laminaire;mer verte plage sushi marée japonais glissante eau;algal algologie
corail;n;récif barrière mer plongée rouge tropical atoll train;mer récif rouge poisson atoll barrière lagon train bijou;corallien
galet;n;plage caillou rond lisse ricochet mer poli pierre;plage ricochet pierre lisse rond plat mer rivière;
rocher;n;pierre bloc escalade falaise chocolat granit mer moule;pierre mer moule chocolat escalade sirène montagne praline;roche rocheux rocaille
caillou;n;petit semer pierre gravier chaussure bijou chou galet;pierre chaussure chemin hibou petit genou tête lancer;caillouteux caillasse caillouter
médecin;n;malade ordonnance soigner hôpital docteur cabinet stéthoscope généraliste;malade ordonnance cabinet hôpital blouse guérir généraliste stéthoscope imaginaire;médical médicament médecine
docteur;n;médecin soigner malade ordonnance patient piqûre thèse hôpital;malade hôpital piqûre blouse soigner stéthoscope cabinet visite urgence;doctoresse doctorat docte
infirmier;n;hôpital piqûre soin blouse blanc malade seringue médecin;hôpital piqûre blouse blanc pansement soins malade prise seringue;infirmerie infirme infirmité
dentiste;n;carie fraise plombage roulette couronne arracher bouche détartrage;carie fauteuil roulette bouche arracher peur fraise appareil;dent dentaire dentition
pharmacien;n;médicament croix ordonnance vert officine aspirine apothicaire sirop;médicament croix ordonnance blouse verte sirop boîte comptoir;pharmacie pharmaceutique
vétérinaire;n;animal chien soigner vaccin chat médecin zoo clinique;animaux chien chat vaccin zoo cheval soigner cabinet;véto
chirurgien;n;opérer bistouri bloc hôpital masque scalpel greffe esthétique;opération bloc bistouri masque hôpital gants blouse greffe cœur;chirurgie chirurgical
boulanger;n;pain farine baguette croissant pétrir four artisan mitron;pain baguette four farine croissant pétrin matin commerçant;boulangerie boulange
pâtissier;n;gâteau éclair chou tarte crème sucre macaron dessert;gâteau éclair crème toque tarte chou religieuse dessert;pâtisserie pâte
serveur;n;restaurant café plateau garçon pourboire addition bar informatique;restaurant plateau pourboire café carte table informatique garçon addition;servir service serviteur
fermier;n;agriculteur paysan vache poulet tracteur campagne éleveur champ;vache tracteur campagne agriculteur champ traite cochon paysan;ferme fermage
jardinier;n;planter fleur sécateur tondre potager plante râteau bêche;fleurs arroser râteau plantes tondeuse potager bêche salopette;jardin jardiner jardinage
fleuriste;n;bouquet rose vendeur boutique vase tulipe pot composition;bouquet roses vase vendeur plantes composition parfum mariage;fleur floral
coiffeur;n;cheveu tondeuse salon coupe brushing couper barbier frange;cheveux ciseaux salon couper shampooing peigne permanente couleur;coiffer coiffure coiffe
maçon;n;mur truelle brique ciment bâtir franc construire parpaing;mur brique ciment truelle chantier béton bâtir parpaing;maçonnerie maçonner maçonnique
plombier;n;fuite robinet tuyau polonais lavabo réparer évier salopette;fuite robinet tuyau polonais évier dépannage chaudière moustache;plomb plomberie
électricien;n;courant fil prise câble disjoncteur ampoule lumière panne;fils courant prise panne ampoule compteur disjoncteur câble;électricité électrique électrifier
menuisier;n;bois meuble ébéniste rabot scie charpentier escalier planche;bois scie meuble planche rabot fenêtre atelier artisan;menuiserie menu
peintre;n;chevalet tableau pinceau toile artiste bâtiment modèle cubiste;tableau pinceau toile artiste musée échelle bâtiment chevalet blouse;peindre peinture
mécanicien;n;moteur garage cambouis voiture réparer vidange clé panne;garage voiture moteur réparer panne cambouis clé salopette;mécanique mécanisme
pompier;n;feu incendie rouge échelle sirène éteindre bal secours;feu incendie camion échelle rouge sirène casque calendrier sauver;pompe pomper
policier;n;arrêter menotte enquête voleur roman commissariat agent matraque;voleur menottes uniforme commissariat enquête roman gyrophare arrestation;police policer
gendarme;n;voleur policier képi brigade caserne radar route saint;voleur képi saucisse brigade uniforme bâton route amende peur;gendarmerie gens
soldat;n;guerre armée militaire casque fusil caserne uniforme plomb;guerre armée uniforme fusil plomb inconnu caserne casque tranchée;soldatesque
capitaine;n;bateau commandant équipe marin navire brassard officier pirate;bateau équipe brassard pirate navire corsaire armée casquette chef;capitainerie
pilote;n;avion course ligne cockpit voler formule chasse conduire;avion course formule cockpit ligne conduire casque hélicoptère essai;piloter copilote pilotage
chauffeur;n;taxi conduire bus voiture camion volant limousine routier;taxi bus conduire volant limousine route voiture camion;chauffer chauffard
facteur;n;lettre courrier poste vélo distribuer timbre colis calendrier;lettre courrier poste vélo sonnette chien calendrier boîte colis;factrice
professeur;n;enseigner école cours matière lycée classe élève maître;école élève cours tableau maître enseigner lycée tournesol punition;professoral prof professorat
instituteur;n;école maître enseigner classe enfant primaire tableau maternelle;école classe maître tableau craie élève primaire enseigner;institution instituer
élève;n;école écolier classe cartable professeur apprendre maître bon;école maître classe cartable cahier professeur collège bon punition;élever éleveur
étudiant;n;université faculté campus examen amphithéâtre bourse jeune licence;université bac fac cours examen résidence fête bourse amphithéâtre;étude étudier studieux
directeur;n;école patron chef manager entreprise responsable bureau supérieur;école chef patron bureau entreprise usine général principal;direction diriger directive
secrétaire;n;bureau taper directeur sténo courrier assistant téléphone général;bureau téléphone dactylo agenda taper meuble rendez patron;secrétariat secret
juge;n;tribunal arbitre robe procès marteau condamner sentence verdict;tribunal procès marteau prison avocat sentence robe arbitre coupable;juger jugement judiciaire préjuger
notaire;n;acte étude testament héritage maison vente signer clerc;maison héritage acte signature vente testament contrat étude;notariat notarial notarié
architecte;n;plan maison bâtiment construire immeuble dessiner urbanisme chantier;plan maison construire bâtiment dessin immeuble compas équerre;architecture architectural
ingénieur;n;diplôme polytechnique technique concevoir école invention informatique calcul;école technique usine calcul pont mathématiques machine son;ingénierie ingénieux
savant;n;fou scientifique génie chercheur érudit ignorant calcul laboratoire;fou science laboratoire intelligent chercheur génie inventeur blouse;savoir savamment
astronaute;n;fusée espace lune cosmonaute apesanteur combinaison navette scaphandre;espace fusée lune apesanteur combinaison planète station casque;astronautique astre
journaliste;n;presse article reporter interview plume télévision rédaction carte;article presse micro télévision interview reportage carte actualité;journal journalisme
écrivain;n;roman auteur livre plume prix encre romancier éditeur;livre roman plume auteur stylo papier bestseller dédicace;écrire écriture écrit
poète;n;vers rime romantique maudit lune sonnet muse strophe;rime vers maudit muse romantique plume lyre disparu rêveur;poésie poème poétique
chanteur;n;micro scène voix concert tube crooner idole ténor;micro scène voix disque concert vedette opéra rock;chanter chant chanson cantatrice
danseur;n;ballet tutu étoile valse chorégraphie tango opéra mondain;ballet étoile tutu opéra scène chorégraphie collant rythme;danse danser
photographe;n;appareil cliché objectif image portrait mariage flash pose;appareil mariage portrait objectif flash sourire paparazzi pellicule;photo photographier
magicien;n;lapin chapeau baguette tour illusion disparaître carte colombe;lapin baguette chapeau tour cartes colombe cape illusion;magie magique mage
pirate;n;corsaire bateau trésor perroquet île crochet jambe bandeau;bateau trésor perroquet crochet jambe drapeau bandeau informatique sabre;piraterie pirater piratage
prince;n;charmant roi petit fils altesse royal conte crapaud;charmant roi cheval crapaud petit couronne carrosse bal;princesse princier principauté
princesse;n;reine fille château couronne conte diadème grenouille bal;roi robe couronne dragon château petits bal diadème crapaud;prince princier principauté
empereur;n;romain roi sacre aigle couronne manchot trône souverain;romain chinois manchot couronne trône roi palais sacre;empire impérial impératrice
président;n;république élire quinquennat chef état mandat élection américain;république élection chef état discours vote dirigeant pays;présider présidence présidentiel
ministre;n;gouvernement premier portefeuille état président intérieur conseil remaniement;gouvernement premier politique député loi discours conseil voiture;ministère ministériel
maire;n;écharpe commune mariage village élu ville adjoint municipal;ville écharpe mariage commune élection village adjoint conseil;mairie mairesse
berger;n;mouton troupeau chien allemand étoile garder brebis houlette;mouton chien troupeau étoile allemand montagne crèche houppelande;bergère bergerie pastoral
bûcheron;n;hache arbre forêt abattre bois chemise tronçonneuse couper;hache forêt arbre bois chemise canadien scie tronc;bûche bûcheronner
pêcheur;n;canne poisson filet hameçon bateau port ligne moulinet;canne poisson hameçon bateau filet rivière ver port;pêche pêcher pêcherie
chasseur;n;fusil gibier sachant chien lapin sanglier tirer trophée;fusil gibier chien forêt sanglier lapin avion noir camouflage;chasse chasser pourchasser
espion;n;secret agent taupe gadget guerre russe filature caméra;secret agent micro russe mission infiltré gadget lunettes;espionner espionnage
détective;n;enquête loupe privé filature indice pipe crime imperméable;enquête loupe indice privé crime imperméable pipe mystère;détecter détection
voleur;n;gendarme cambrioleur bandit larcin dérober banque pickpocket quarante;bijoux police masque nuit bandit gendarme pickpocket sac prison;vol voler
bijoutier;n;bague collier vendeur bracelet alliance or vitrine orfèvre;bague or diamant vitrine montre braquage collier alliance vendeur;bijou bijouterie
couturier;n;mode haut robe aiguille fil mannequin défilé styliste;mode robe haute défilé aiguille mannequin ciseaux tissu soie;couture coudre couturière
cordonnier;n;chaussure talon semelle cuir réparer ressemeler clou botte;chaussures semelle cuir talon clés réparer ressemeler mal;cordonnerie
caissier;n;supermarché argent monnaie banque ticket payer scanner magasin;supermarché argent monnaie banque tapis magasin ticket bip;caisse encaisser
libraire;n;bouquin vendeur roman boutique lire conseiller papeterie édition;rayon romans magasin lecture vendre bouquin conseil papier;librairie livre
champion;n;gagner médaille podium monde vainqueur titre coupe sport;médaille coupe gagner sport victoire podium monde olympique titre;championnat championne
esclave;n;chaîne liberté maître coton traite maure soumettre noir;chaînes maître romain liberté coton galère travail fouet noir;esclavage esclavagiste
prêtre;n;église messe curé soutane confesser religion paroisse moine;église messe soutane curé confession hostie religion mariage;prêtrise presbytère prêtresse
pape;n;pontife conclave catholique blanc église cardinal romain fumée;concile blanc église religion bulle chrétien mobile évêque fumée;papal papauté papamobile
ange;n;aile paradis gardien ciel démon auréole chérubin céleste;ailes ciel gardien démon auréole plumes paradis cheveux;angélique archange angelot
sorcier;n;magie baguette potion apprenti école chaudron sort grimoire;baguette magie potion apprenti chapeau grimoire indien magicien chaudron;sorcellerie ensorceler sorcière
sorcière;n;balai chaudron nez magie vilain potion crochu verrue;balai verrue chapeau potion chaudron halloween nez chat méchante;sorcier sorcellerie ensorceler
fée;n;baguette clochette marraine magie conte pouvoir aile électricité;baguette clochette marraine dents magie conte ailes logis vœu;féerie féerique
fantôme;n;drap hanter revenant château maison esprit spectre apparaître;drap château hanter peur opéra revenant blanc esprit halloween;fantomatique
vampire;n;sang mordre chauve ail canine cercueil nuit pieu;sang ail dents cercueil cape nuit chauve pieu;vampiriser vampirisme
géant;n;grand immense nain vert énorme ogre haricot taille;grand ogre haricot vert énorme slalom panda taille;gigantesque gigantisme
nain;n;sept petit jardin géant gnome barbe minuscule mine;petit blanche sept jardin barbe grincheux bonnet mine minuscule;nanisme naine
ogre;n;dévorer conte enfant géant glouton botte affamé manger;dévorer manger enfants vert bottes faim méchant conte géant;ogresse
lutin;n;elfe bonnet farceur petit gnome vert traîneau oreille;noël vert bonnet forêt farceur petit elfe oreilles;lutiner
sirène;n;pompier alarme queue poisson chant mer écaille marin;queue pompier mer alarme chant petite ambulance poisson;
robot;n;machine automate mixeur humanoïde métal ménager cuisine intelligent;métal machine cuisine aspirateur futur usine automatique androïde électronique;robotique robotiser
momie;n;bandelette pharaon sarcophage pyramide égyptien tombeau embaumer cadavre;égyptien bandelettes pyramide pharaon sarcophage tombe musée malédiction;momifier momification
cowboy;n;western indien lasso cheval chapeau américain santiag colt;indien cheval lasso chapeau pistolet western bottes ranch;
héros;n;super courage sauver roman personnage brave cape lâche;super cape sauver courage film brave aventure zéro légende;héroïne héroïque héroïsme
football;n;ballon but gardien crampon maillot penalty stade onze;ballon but stade arbitre mondial équipe bleus crampons gardien;foot footballeur
tennis;n;raquette balle service court set filet ace terre;raquette balle filet court chaussures service set terre;tennisman tennistique
rugby;n;ovale essai mêlée ballon quinze plaquage transformation poteau;mêlée essai ballon ovale stade plaquage noirs troisième;rugbyman rugbystique
basket;n;panier dribble dunk ballon grand chaussure rebond équipe;panier ballon chaussure dribble grand américain lacets smash;basketteur basketball
natation;n;piscine crawl brasse bonnet papillon maillot bassin sport;piscine brasse crawl bonnet maillot eau papillon bassin;nager nageur nage
ski;n;neige piste montagne bâton slalom télésiège hiver descente;neige montagne piste bâtons remonte tire hiver slalom nautique;skier skieur skiable
judo;n;kimono ceinture tatami japonais ippon combat sport prise;ceinture kimono tatami prise japonais dojo combat tapis;judoka
karaté;n;kimono ceinture japonais combat tatami brique kata coup;kimono ceinture japonais poing combat noire coup planche;karatéka
boxe;n;ring gant poing round assommer combat frapper uppercut;gants ring poing combat thaïe coup uppercut sac;boxer boxeur
escrime;n;fleuret épée sabre masque touche parade duel estoc;épée fleuret masque touche sabre botte duel assaut;escrimeur escrimer
équitation;n;cheval selle bombe galop poney obstacle manège étrier;cheval manège selle poney cavalier obstacle bombe étriers;équestre équin
gymnastique;n;poutre barre roulade sport souplesse justaucorps agrès trampoline;poutre barres souplesse tapis roue salto anneaux justaucorps;gymnaste gymnase gym
athlétisme;n;course javelot stade sprint piste saut haie perche;course saut stade javelot sprint poids piste haies;athlète athlétique
cyclisme;n;vélo tour pédaler peloton maillot étape dopage course;vélo tour maillot dopage montagne peloton pédale étape;cycliste cycle bicyclette
golf;n;green trou club balle caddie fer swing pelouse;trou club green balle vert caddie gazon voiture herbe;golfeur golfique
volley;n;filet ballon smash plage passe manchette équipe sport;filet ballon plage smash sable main équipe manchette;volleyball volleyeur
surf;n;vague planche océan glisse mer rouleau neige combinaison;vague planche océan plage internet combinaison requin argent glisse;surfer surfeur
voile;n;bateau vent mât mariée régate musulman planche visage;bateau mariée vent mât musulman planche mer régate cacher;voilier voilure dévoiler voilage
escalade;n;grimper mur corde rocher montagne baudrier mousqueton alpinisme;mur corde montagne grimper baudrier falaise mousqueton chaussons;escalader
patinage;n;glace artistique pirouette couple figure lame vitesse gala;glace artistique couple pirouette lame vitesse figure piste;patin patiner patineur patinoire
course;n;vitesse cheval marathon pied magasin sprint supermarché dossard;vitesse cheval pied marathon supermarché voiture sprint cycliste vache;courir coureur coursier
marathon;n;quarante kilomètre endurance grec long coureur fatigue jogging;course grec kilomètres endurance essoufflé jambes coureur long;marathonien
yoga;n;méditation zen posture tapis indien souplesse lotus relaxation;posture zen tapis respiration lotus souplesse indien méditation détente;yogi
plongée;n;bouteille poisson mer palme masque tuba apnée profondeur;bouteille mer palmes masque tuba sous poissons apnée;plonger plongeur plongeon
randonnée;n;marche sac montagne sentier bâton pédestre balade nature;sac marche montagne chaussures sentier forêt gourde bâton;randonneur randonner
balle;n;tennis rebond fusil lancer jouer golf revolver rond;tennis fusil rebond golf raquette pistolet chien ronde mousse;ballon ballot
raquette;n;tennis balle frapper neige cordage badminton manche filet;tennis balle badminton neige joueur cordage plage manche;
filet;n;pêche tennis bœuf poisson papillon mignon but maille;pêche tennis poisson bœuf cage cheveux provisions papillon mignon;fil enfiler filer
but;n;football gardien marquer objectif cage ballon poteau score;football gardien marquer objectif goal cage cible filet;buteur buter
match;n;rencontre football partie équipe nul arbitre stade retour;football arbitre équipe nul stade tennis gagner journal supporter;matchs
équipe;n;groupe sport joueur football capitaine onze collectif ensemble;football joueurs maillot groupe capitaine bleus sport onze;équipier coéquipier
médaille;n;or bronze argent champion podium revers cou olympique;or argent bronze podium cou olympique champion revers chocolat;médaillé médaillon
piano;n;clavier touche queue instrument sonate noir droit concerto;touches musique noir queue blanc clavier concert solfège partition;pianiste pianoter
guitare;n;corde instrument électrique rock gratter médiator flamenco accord;cordes électrique musique feu rock gratter sèche plage tzigane;guitariste
violon;n;archet corde instrument orchestre tzigane alto crincrin quatuor;archet cordes orchestre musique prison tzigane alto crincrin concert;violoniste violoncelle viole
flûte;n;bec enchanté instrument souffler roseau berger champagne charmeur;enchantée bec champagne traversière berger zut trous rat pain;flûtiste flûtiau
trompette;n;instrument jazz cuivre klaxon fanfare souffler clairon nez;cuivre fanfare jazz souffler orchestre éléphant bouche militaire;trompettiste trompe
saxophone;n;jazz instrument cuivre alto souffler anche ténor blues;jazz cuivre souffler instrument nuit anche orchestre belge;saxo saxophoniste
harpe;n;corde instrument ange doigt celtique pincer lyre orchestre;cordes ange celte pincer orchestre musique doigts irlandais;harpiste
accordéon;n;bretelle musette bal soufflet instrument piano guinguette valse;bal musette soufflet guinguette touches musique parisien valse;accordéoniste accord
clarinette;n;instrument anche jazz bec souffler hautbois bois vent;anche bec instrument jazz bois noire orchestre souffler;clarinettiste
orgue;n;église instrument tuyau barbarie cathédrale messe clavier pédalier;église tuyaux cathédrale messe barbarie musique pédale mariage;organiste
harmonica;n;bouche instrument souffler blues western lèvre folk poche;bouche blues western cowboy souffler musique poche prison;harmonie harmoniciste
xylophone;n;lame instrument percussion baguette bois frapper marteau enfant;lames baguettes bois enfant couleurs frapper percussion musique;xylophoniste
cymbale;n;percussion batterie instrument cuivre fanfare frapper orchestre disque;batterie métal bruit percussion disque orchestre frapper fanfare;cymbalier
concert;n;musique scène rock orchestre chanteur spectacle public salle;musique scène chanteur public salle rock billet orchestre klaxon;concertiste concerto
musique;n;note mélodie instrument concert écouter chanson fête piano;note piano chanson danser rythme concert fanfare classique chambre;musicien musical musicalité
mélodie;n;air musique chanson note harmonie fredonner chant refrain;chanson musique air notes chanter harmonie refrain bonheur;mélodieux mélodique mélodrame
opéra;n;chant cantatrice ténor soprano diva scène gâteau musique;chanteur ténor fantôme gâteau diva musique rat chocolat loge;opérette opératique
chorale;n;chant groupe église voix chef ensemble chanteur gospel;chanter voix église groupe ensemble concert noël soprano;chœur choriste
micro;n;chanteur voix parler onde ordinateur scène karaoké amplifier;chanter ondes voix parler karaoké chanteur ordinateur four;microphone
disque;n;vinyle musique dur platine or album rayé lancer;vinyle musique dur lancer or rayé tourne chanson frein;disquaire disquette discographie discothèque
radio;n;écouter station poste onde antenne fréquence auditeur poumon;musique ondes station poumons libre os transistor voiture antenne;radiophonique radiographie radiologue
rythme;n;cadence tempo musique batterie danse mesure battement vitesse;musique tambour cardiaque danse cadence battement tempo batterie peau;rythmer rythmique arythmie
école;n;élève classe cartable apprendre maîtresse enfant cour récréation;maître élève cartable classe cour cahier buissonnière tableau récréation;écolier scolaire scolarité
collège;n;sixième école lycée brevet adolescent cinquième troisième professeur;élève cantine adolescent professeur sixième brevet classe cartable;collégien collégial collègue
lycée;n;baccalauréat terminale collège seconde école adolescent professeur élève;bac terminale professeur adolescent élève seconde examen cours;lycéen
université;n;étudiant faculté amphithéâtre campus doctorat diplôme supérieur licence;étudiant campus amphithéâtre diplôme professeur été licence faculté;universitaire
classe;n;école élève salle tableau maîtresse cours rang élégance;école élève maîtresse tableau verte première élégant neige groupe;classer classeur classement classique
livre;n;lire page roman lecture bibliothèque auteur sterling kilo;lecture page roman bibliothèque sterling poche auteur couverture chevet;librairie livret libraire
crayon;n;mine bois gomme dessiner couleur gris papier tailler;papier dessiner mine couleur gomme bois trousse tailler écrire;crayonner
stylo;n;bille écrire encre plume cartouche bleu trousse capuchon;encre bille écrire plume bleu papier trousse capuchon;stylographe stylet
gomme;n;effacer crayon erreur trousse blanc caoutchouc pneu école;crayon effacer trousse arabique mâcher erreur sucre papier;gommer gommage
règle;n;mesurer droit loi trait centimètre jeu équerre trousse;mesurer trait droite jeu grammaire loi graduée centimètre exception;régler réglette règlement régulier
compas;n;cercle boussole pointe géométrie rond rayon trousse navigation;cercle géométrie pointe rond boussole œil école mathématiques;compasser
cartable;n;école dos élève sac rentrée livre lourd bretelle;école dos cahier livres lourd rentrée écolier roulettes;carte
trousse;n;stylo crayon école secours cartable zip toilette gomme;stylos école crayons toilette gomme secours fermeture rangement;détrousser trousseau
ardoise;n;craie toit école écrire dette addition noir effacer;toit craie dette école tuile effacer bar noire;ardoisier
craie;n;tableau blanc ardoise école écrire maître falaise poussière;tableau blanche ardoise école falaise poussière maître écrire;crayeux crayon
devoir;v;école falloir obligation leçon soir cahier maison exercice;école maison obligation soir exercice leçon citoyen conjugal table;dû dette redevable
dictée;n;faute orthographe ponctuation école écrire grammaire maître concours;orthographe fautes école maître cahier mots magique zéro;dicter dictateur dictaphone
lecture;n;livre bibliothèque écriture roman page apprendre lunette école;livre lunettes lit roman bibliothèque syllabes école page;lire lecteur lisible
écriture;n;stylo lecture plume cunéiforme calligraphie lettre main alphabet;stylo plume lettre cahier calligraphie roman sainte pattes;écrire écrit écrivain scribe
calcul;n;mental addition opération rein arithmétique compter chiffre nombre;addition mental chiffres mathématiques rein compter opération machine;calculer calculatrice calculateur
multiplication;n;table pain fois addition division opération produit calcul;table fois croix pains opération calcul produit apprendre;multiplier multiple
chiffre;n;nombre dix zéro romain lettre arabe neuf numéro;nombre un zéro compter romain dix arabe affaires calcul;chiffrer déchiffrer
lettre;n;alphabet facteur enveloppe timbre courrier poste amour voyelle;alphabet timbre enveloppe facteur amour voyelle écrire boîte;lettré littéraire littérature
alphabet;n;lettre vingt voyelle grec braille cyrillique morse abécédaire;lettres majuscule apprendre grec école voyelle morse braille ordre;alphabétique alphabétiser analphabète
phrase;n;mot verbe sujet point majuscule proposition texte écrire;mots point verbe majuscule sujet grammaire parler virgule;phrasé paraphrase périphrase
page;n;livre tourner feuille blanc cahier numéro web marge;livre tourner blanche cahier marque jaune chevalier numéro internet;pagination paginer
chapitre;n;livre roman partie page titre premier section moine;livre roman partie moine titre suite page histoire;chapitrer
géographie;n;carte histoire pays relief capitale fleuve atlas matière;carte histoire pays capitale monde école globe continents atlas;géographe géographique
science;n;physique chercheur biologie fiction laboratoire savoir expérience recherche;fiction laboratoire savant physique expérience infuse recherche connaissance chimie;scientifique
chimie;n;molécule laboratoire atome éprouvette physique expérience acide réaction;physique formule laboratoire molécule éprouvette explosion atome tableau;chimiste chimique alchimie
grammaire;n;conjugaison orthographe règle verbe français sujet adverbe langue;règle français conjugaison verbe école orthographe faute livre phrase;grammatical grammairien
examen;n;épreuve baccalauréat copie diplôme réviser concours test médical;bac note réviser épreuve stress université médical copie conscience;examiner examinateur
diplôme;n;baccalauréat licence examen université master certificat encadrer obtenir;bac examen université études licence mention encadrer réussite toque;diplômé
récréation;n;cour école pause jouer bille élève marelle cloche;école cour jeux marelle billes pause cloche enfants goûter;récréatif récré
cantine;n;école manger midi plateau self repas purée réfectoire;école repas midi plateau épinards purée manger collège ticket;cantinier
dessin;n;crayon animer papier croquis feuille artiste image esquisse;crayon feuille couleur animé artiste esquisse papier mouton bande;dessiner dessinateur
poésie;n;vers rime apprendre sonnet réciter muse strophe récitation;vers rime réciter école apprendre lyrisme strophe cœur;poème poète poétique
roman;n;livre policier auteur histoire écrivain lire chapitre fiction;livre policier écrivain amour lire page histoire art auteur;romancier romanesque
conte;n;fée histoire princesse ogre légende enfant veillée sorcière;fée histoire ogre princesse enfant merveilleux noël loup;conter conteur raconter
bulletin;n;note vote école météo trimestre salaire urne scolaire;notes vote école météo urne trimestre salaire parents élection;bulle
autobus;n;arrêt transport impériale ligne ticket car ville passager;transport arrêt chauffeur ticket école ville passager ligne impériale;bus abribus
car;o;autobus scolaire voyage conjonction excursion touriste transport puisque;voyage chauffeur scolaire transport parce touristes route véhicule;autocar
moto;n;casque deux roue bolide cylindrée vrombir cross guidon;casque vitesse roues police cuir virage course bruit;motard motocyclette moteur
vélo;n;pédale roue guidon selle tour chaîne deux cadenas;pédales roue tour guidon selle casque petite chaîne cycliste;vélocipède véloce vélodrome vélomoteur
trottinette;n;roue guidon pousser électrique patinette enfant planche équilibre;roues enfant électrique équilibre guidon rouler pousser frein;trotter trottoir
train;n;gare rail wagon locomotive voyage quai contrôleur vapeur;gare rail wagon vapeur voyage retard contrôleur petit;traîner entraîner
métro;n;station rame souterrain ticket parisien transport boulot quai;ticket souterrain station boulot ligne rame bouche strapontin;métropolitain
tramway;n;rail ville transport électrique arrêt ligne urbain caténaire;rails ville nommé désir ticket transport ligne arrêt électrique;tram
avion;n;voler aile aéroport pilote hôtesse ciel réacteur papier;aile pilote voler aéroport ciel hôtesse réacteur papier voyage;avionneur aviation aviateur
hélicoptère;n;pale rotor voler pilote secours aéronef treuil tournoyer;rotor pale ciel pilote secours vertical voler bruit;hélice héliport
fusée;n;espace décoller lune astronaute feu artifice satellite compte;espace lune astronaute décollage artifice vitesse ciel satellite planète;fuser
bateau;n;mer voile naviguer capitaine port coque marin croisière;mer voile port capitaine rame pirate croisière coque pêche;batelier batellerie
navire;n;bateau mer capitaine port équipage guerre ancre coque;mer marin port guerre cargo amiral capitaine équipage couler;naviguer naval navigation
voilier;n;bateau mât régate vent skipper mer catamaran coque;mât vent mer régate coque port skipper bois;voile voilure
canoë;n;pagaie rivière kayak torrent indien pirogue rapide eau;pagaie rivière kayak rapide gilet eau rame indien;canoéiste canot
radeau;n;méduse naufrage flotter rondin mer bois survie île;bois méduse naufragé flotter rondins île troncs survie;radelier
paquebot;n;croisière transatlantique bateau passager iceberg mer cabine luxe;croisière mer naufrage traversée passager luxe océan iceberg;paquet
tracteur;n;agriculteur ferme champ remorque labourer roue agricole moissonneuse;champ ferme agriculteur labour paysan remorque roues campagne;traction tracter
ambulance;n;hôpital sirène urgence blessé gyrophare accident brancard malade;hôpital sirène urgence blessé brancard accident blanche gyrophare;ambulancier ambulant
caravane;n;camping vacances chameau remorque désert gitan roulotte tour;camping vacances chameau remorque désert voiture gitan chien passer;caravanier caravaning caravansérail
charrette;n;cheval bœuf foin roue tirer fantôme bois carriole;cheval bœuf foin roues bois tirer paysan fantôme;char charretier chariot
luge;n;neige glisser traîneau pente enfant hiver descendre bobsleigh;neige glisser hiver pente descente noël enfants traîneau;lugeur
fourgon;n;véhicule banque blindé police camionnette utilitaire pompier mortuaire;police camion blindé camionnette déménagement transport prisonnier postal;fourgonnette
parachute;n;sauter avion toile vide planer ventral militaire doré;saut avion toile voler doré tomber ciel soldat;parachutiste parachuter chute
montgolfière;n;ballon air nacelle chaud voler ciel brûleur aéronaute;ballon air chaud nacelle ciel vol panier brûleur;
`;
