/** More words of the French decks, as marked there: word; part of speech; ranked clues; recall; family. */
export const DECK_3 = `
dessus;o;sous haut lit table chapeau avoir poser surface;dessous haut lit sur table couvrir nappe étage voisin sens toit couette;sus
cercueil;n;mort enterrement bois vampire corbillard tombe sapin bière;mort enterrement tombe bois cimetière vampire corbillard obsèques boîte planches cadavre croque;
derrière;n;fesses devant postérieur dos train cul après caché;devant fesses dos cul postérieur verso siège queue rideau coussin caché ombre;arrière arriéré
déménageur;n;cartons camion breton costaud meubles piano muscles maison;cartons camion meubles fort piano costaud maison porter breton armoire étages muscles;déménager ménage emménager
puzzle;n;pièces mille jeu morceaux image assembler patience casse;pièces jeu assembler patience morceaux boîte image mille casse enfant cartonné reconstituer;
bonjour;o;salut saluer revoir politesse matin dame poli rencontre;salut saluer matin main poli politesse facteur revoir madame tristesse bise coucou;jour journée bon
noce;n;mariage or fête mariée cérémonie union argent pièce;mariage fête cérémonie mariés pièce robe or lune banquet invités alliance union;nuptial noceur
carillon;n;cloches église sonnerie porte heure mélodie horloge pâques;cloche horloge sonner église porte heure clocher musique mélodie beffroi coucou ding;carillonner
centrale;n;nucléaire électricité prison école énergie uranium gare réacteur;nucléaire électricité tour position vapeur barrage énergie chauffage ingénieur école réacteur achat;centre centralisé central
étourdi;a;distrait oublie tête inattentif clés air lunaire linotte;oublier distrait tête lune clés rêveur inattention coup cervelle linotte air assommé;étourderie étourdissement étourdir
gommette;n;autocollant enfant maternelle coller maîtresse école couleur ronde;coller autocollant maternelle enfant couleur ronde école papier étoile verte récompense rouge;gomme
buste;n;statue piédestal poitrine marbre sculpture tronc torse mairie;statue poitrine tronc portrait seins haut sculpture torse marbre corps mairie tête;bustier
rouet;n;filer laine quenouille belle doigt bois fuseau princesse;laine filer fuseau belle bois dormant princesse aiguille quenouille piquer endormir tisser;roue rouage rouler
perfection;n;idéal défaut absolu excellence impeccable dix irréprochable sommet;défaut idéal impeccable excellence qualité exploit dieu sommet sublime divin absolu faute;parfait perfectionner parfaire
atome;n;noyau molécule électron crochu bombe nucléaire physique chimie;molécule bombe noyau électron proton crochu physique chimie petit matière particule hydrogène;atomique atomiser
trous;n;gruyère golf chaussettes percés fromage noirs creuser taupe;gruyère creuser taupes dix chaussettes aiguilles terre mémoire golf noirs passoire dentelle;trouer trouée trou
astrologue;n;horoscope signe zodiaque voyante avenir étoiles scorpion balance;horoscope étoiles signes avenir ciel planètes zodiaque prédire voyante lune bélier thème;astre astrologie astral
vertige;n;vide hauteur peur tour falaise étourdissement tête échelle;hauteur vide peur tête tourner haut tomber falaise échelle étourdissement montagne pont;vertigineux
fourrure;n;vison manteau animal poils renard hiver lapin peau;manteau vison animal poil renard chaud lapin ours hiver hermine trappeur peau;fourrer fourreur fourré
raisonner;v;réfléchir penser logique tête cerveau philosophe calmer convaincre;réfléchir penser logique cerveau tambour convaincre intelligence tête calculer argumenter philosophe déduire;raison raisonnement rationnel
femme;n;homme mari épouse robe mère dame fatale sexe;homme mari épouse fille dame mère sexe maîtresse mariée fatale enceinte ménage;féminin féminisme efféminé femelle
baptême;n;dragées bébé parrain église eau marraine prêtre chrétien;église bébé parrain dragées prêtre eau marraine prénom curé catholique air sacrement;baptiser baptismal baptiste
distributeur;n;billets argent boissons carte retrait machine automatique pièces;billets boissons banque automatique argent bonbons machine carte café monnaie retirer gare;distribuer distribution tribut
millions;n;loto jackpot euros argent fortune six riche gros;argent coffre loto gagner riche euros zéros héritage dollars fortune gagnant centaines;millionnaire mille million
loin;o;près distance proche là lunettes ailleurs voyage jumelles;près distance proche perdu voyage horizon jumelles bout kilomètres ailleurs voir ici;lointain éloigner
sherpa;n;montagne népalais porteur guide alpiniste expédition sac yack;népalais montagne guide yack porteur sommet alpinisme neige cordée expédition grimper sac;
lentement;o;tortue doucement escargot vite sûrement mollo pas tranquillement;doucement vite tortue escargot rapidement sûrement mollement paresseux mou tranquillement pas vieux;lent lenteur ralentir
avis;n;opinion penser changer recherche donner conseil conforme idée;opinion recherche demander donner pensée imbécile conseil point idée public jugement vague;aviser préavis
reconnaisse;v;visage identifie avoue suspect retrouve remercie enfant admette;admette identifie avoue visage accepte retrouve paternité enfant mémoire suspect famille photo;connaître reconnaissance connu
oups;o;gaffe erreur bêtise pardon maladresse gêne zut désolé;pardon bêtise erreur gaffe zut bourde interjection désolé raté tomber casser oubli;
haleine;n;bouche menthe mauvaise ail souffle dentifrice odeur réveil;bouche mauvaise ail souffle fraîche odeur puer dents menthe respiration longue dentifrice;haleter inhaler exhaler
bêtement;o;stupidement idiotement sottement intelligemment naïvement connement niaisement tout;stupidement idiot sottise intelligemment con âne simplement sans réfléchir niaiserie ridicule façon;bête bêtise embêter
reggae;n;jamaïcain musique dreadlocks rasta pétard cannabis herbe rythme;musique jamaïcain rasta dreadlocks rythme tresses herbe chanteur bonnet cool fumer île;
panache;n;blanc mousquetaire plumes casque allure brio cheval ralliez;cheval plume limonade casque bière blanc mousquetaire élégance bravoure éclat roi brio;panacher panaché
maintenant;o;présent immédiatement instant urgence demain actuellement tout hier;présent instant immédiatement après jadis actuellement suite avant heure moment hier vite;main tenir maintenir
cases;n;échecs marelle damier cocher dames africaines jeu cabanes;échecs cocher colonnes grille marelle jeu mots dames prison huttes départ africaines;caser casier encastrer
galoper;v;cheval trotter courir vite jument équitation poney prairie;cheval trotter courir vite jockey équitation cavalier poney étalon sabots rapide plaine;galop galopin galopade
adolescente;n;boutons jeune lycée rebelle fille crise ingrate puberté;boutons jeune acné fille lycée crise puberté ans âge rebelle adulte téléphone;ado adolescence
péchés;n;capitaux sept confession gourmandise luxure curé orgueil mignon;capitaux sept confession gourmandise mignons originels paresse luxure fautes prêtre église orgueil;pécheur pécher pécheresse peccadille
latin;n;grec langue antiquité romains déclinaisons quartier morte version;langue romain morte grec quartier amant collège église messe déclinaison italien citation;latiniste latino
rois;n;galette couronne sceptre fève mages trône monarques châteaux;galette couronne mages fève trônes sujets échecs palais princes dynastie épiphanie château;royal reine royaume régner régicide
volontiers;o;oui plaisir accepter avec bien refuser sûr café;plaisir oui accepter accord désir gré bien envie parfaitement merci invitation cordialement;volonté vouloir volontaire bénévole
même;o;pareil identique semblable différent kif pas jumeau quand;pareil identique semblable différent jumeau copie similaire égal idem quand tout moi;
cardigan;n;gilet boutons laine tricot pull vieille anglais col;gilet laine boutons pull tricot veste hiver chaud manches mamie maille vêtement;
hebdomadaires;a;magazines sept réunion journaux mensuels lundi chaque revue;magazines journaux sept jours mensuels quotidiens presse réguliers revues lundi kiosque réunions;hebdo
tonds;v;mouton pelouse gazon herbe rase laine coupes crâne;pelouse mouton herbe gazon jardin laine rasoir cheveux coupe jardinier dimanche coiffeur;tondeuse tonte tondre
élection;n;vote président urne bulletin isoloir maire candidat politique;président vote urne maire bulletin politique voter candidat miss campagne isoloir scrutin;élire électeur élu électoral
loyer;n;propriétaire mois appartement payer bail studio charges quittance;payer appartement propriétaire mois maison argent logement bail locataire habitation impayé charges;louer location
asthmatique;a;siffler respirer poumons souffle allergie inhalateur crise bronches;respirer inhalateur crise allergie souffle poumons maladie pollen étouffer acariens poussière air;asthme
anglais;a;thé londonien reine langue britannique crème flegme pluie;thé reine langue britannique français londonien île flegme jardin pluie rosbif espagnol;angleterre anglophone anglophile
serrés;a;sardines étroits ceinture métro collés café larges dents;sardines collés métro étroits compressés rangs café pantalons coudes large jeans proches;serrer serrure resserrer desserrer
cornichon;n;vinaigre pot raclette jambon vert bocal charcuterie sandwich;pot raclette vinaigre vert jambon concombre sandwich charcuterie pâté bocal idiot apéritif;corne
battre;v;frapper œufs cœur boxer gagner blancs vaincre tapis;frapper cœur œufs taper cartes gagner violence fouet neige bagarre blancs tambour;bataille combat batteur abattre battement
jeux;n;cartes société olympiques dés plateau enfants console hasard;société vidéo enfants olympiques cartes récréation échecs dés casino console interdits mots;jouer joueur jouet enjeu
vizir;n;calife grand turban sultan ministre place palais conseiller;calife sultan turban grand place ministre oriental turc arabe ottoman palais conseiller;
chanteuse;n;voix micro môme scène concert cabaret diva disque;micro musique scène voix concert star disque opéra diva playback rossignol soliste;chant chanson chanter
tube;n;dentifrice chanson été métro succès tuyau rouge mayonnaise;chanson dentifrice été éprouvette colle radio succès métro musique essai néon cylindre;tubulaire tubage entuber
félicite;v;bravo réussite applaudit congratule gronde mariés vainqueur diplôme;bravo applaudit compliment congratule réussite mention champion gagnant mariés diplôme naissance éloge;félicitations félicité
scanner;n;hôpital radio imprimante médecin image documents tunnel rayons;photocopieuse hôpital radiographie imprimante corps examen numériser médecin copier document caisse image;scan scannage scannérisation
deux;o;paire couple un tandem jumeaux chiffre trois moitié;paire un trois couple jumeaux chiffre binôme nombre moitié mains dos;duo deuxième
jamais;o;toujours sans plus ni mieux demain pas saint;toujours temps tard refus plus dire non éternité impossible vie parfois rarement;
béret;n;basque baguette chapeau français noir militaire tête laine;basque baguette chapeau tête vert français militaire rouge laine pain casquette feutre;barrette
ponctuellement;o;heure parfois retard exactement occasionnellement montre précisément toujours;heure retard régulièrement temps parfois montre exact précis suisse moment quelquefois rarement;ponctuel ponctualité point
citoyens;n;vote armes marseillaise aux république droits patrie électeurs;armes peuple république vote électeurs droits bataillons patrie révolution hymne nation devoirs;cité citadin citoyenneté concitoyen
rarement;o;souvent parfois peu jamais fréquemment exceptionnellement fois occasionnellement;souvent parfois peu jamais fréquemment quelquefois exception guère occasion perle toujours temps;rare rareté raréfier
hublot;n;avion bateau fenêtre rond machine ciel paquebot cabine;avion bateau fenêtre rond sous machine marin vitre soucoupe lave cabine navire;
esprits;n;fantômes spectres table saints revenants frappeurs hantée médium;fantômes table revenants maison âmes morts fantastiques médium tordus mauvais cerveaux hantée;spirituel spiritisme spirituels
phrases;n;mots verbe majuscule point sujet texte grammaire virgule;mots verbe sujet point majuscule texte complément dictée grammaire écrire paragraphe virgule;phraser paraphrase phrasé
cercle;n;rond compas vicieux carré rayon géométrie diamètre poètes;rond compas carré vicieux rayon diamètre géométrie circonférence polaire famille forme disque;circulaire encercler cerceau
calculette;n;chiffres maths additions touches compter poche multiplier machine;maths additions chiffres machine touches solaire compter trousse opérations nombres collège poche;calcul calculer calculatrice
salopettes;n;bretelles jean ski plombier fermier bébé pantalon peintre;jean bretelles plombiers pantalons vêtements clowns ski bleues enfants mécano poches garagiste;salope sale saloperie
frange;n;cheveux front cils coiffeur coupe rideau raie yeux;cheveux coiffure front coupe mèche coiffeur ciseaux écharpe yeux rideau poney tapis;effranger franger
saut;n;élastique haie perche kangourou bond parachute ange grenouille;parachute perche élastique longueur hauteur haie bond ski lit corde ange kangourou;sauter sauterelle sursaut assaut
nénuphar;n;grenouille étang fleur mare bassin eau lotus flotter;grenouille étang mare fleur eau peintre feuille lac plante tableau flotte vert;
loterie;n;gagner tirage ticket gros hasard numéros chance boules;tirage ticket gagner numéro hasard jeu chance billet tombola roue boules jackpot;lot loto lotir
carabine;n;fusil chasse tir foire plomb balle arme tirer;fusil tirer chasse arme balle foraine stand chasseur plomb cowboy foire cible;carabinier carabin
gamine;n;fille petite enfant môme gosse couettes espiègle poupée;fille petite enfant gosse môme fillette jeune couettes école mioche coquine marelle;gamin gaminerie
mathématicien;n;nombres équations triangle théorème calcul géométrie problème savant;chiffres calcul théorème géométrie équation nombres savant algèbre prof médaille scientifique problème;mathématiques maths
garçon;n;fille bleu café serveur manqué fils masculin mec;fille café mâle fils manqué serveur zizi homme bleu vache frère masculin;garce gars garçonnet
cardinal;n;pourpre rouge évêque point pape conclave nord boussole;évêque pape rouge église points pourpre soutane mousquetaires nord religion nombre conclave;cardinalat
sept;o;nains jours péchés merveilles chiffre six huit lieues;nains jours merveilles péchés chiffre bottes lieues mercenaires six samouraïs familles chance;septième septembre septuor
barricade;n;révolution pavés drapeau rue mai insurrection manifestation émeute;rue révolution manifestation pavés misérables tricolore blocage mur insurrection grève émeute défense;barrer barrière barrage barrique
glaner;v;picorer épis champ ramasser blé récolter moisson paille;ramasser blé champ épis récolter cueillir moisson recueillir paysan informations peinture récupérer;glaneuse glanage
curieuse;a;fouine questions concierge pie indiscrète bizarre commère savoir;fouine concierge commère indiscrète question savoir étrange serrure espionne défaut bizarre pie;curiosité curieux
mines;n;charbon crayons or pioche grisou explosent nains galeries;crayons charbon or sel diamants nains fer galeries explosif coups grises terrain;mineur minerai minier déminer
gentiment;o;méchamment aimablement sagement doucement poliment jouer tendrement sourire;méchamment aimable doucement poliment sage docile sourire sympathique bonté sagement demander tendrement;gentil gentillesse
synthétiseur;n;clavier musique électronique piano touches sons ondes instrument;clavier piano musique électronique touches sons instrument groupe années électrique orgue pianiste;synthèse synthétique
vous;o;tu nous pluriel politesse pronom moi rendez ils;tu nous pronom politesse toi pluriel ils respect personne messieurs tutoyer deuxième;vouvoyer votre vôtre
dîme;n;impôt église paysans redevance moyen clergé taxe récolte;impôt clergé moine église paysans taxe récolte révolution gabelle payer curé seigneur;décime dix
russe;a;vodka poupée roulette tsar salade moscovite chapka langue;vodka poupées roulette montagnes salade tsar slave froid moscovite chapka langue ballet;russie
souviens;v;oublie mémoire rappelle passé nostalgie photos enfance jadis;rappelle mémoire oublie toi passé enfance nostalgie tête prénom photo regret éléphant;souvenir souvenance
méridien;n;longitude parallèle pôle globe ligne zéro horaire terre;ligne fuseau globe longitude terre parallèle pôle imaginaire heure carte équateur hôtel;midi méridional méridienne
soviétique;a;communiste union rouge faucille goulag marteau rideau guerre;union russe communiste rouge étoile faucille marteau guerre froide républiques espion socialiste;soviet
copte;a;chrétien égyptien église religion orient prêtre croix langue;chrétien égyptien église religion orthodoxe orient langue moine croix croyant communauté messe;
cendrier;n;cigarette mégot fumeur tabac écraser voiture café clope;cigarette mégot fumer tabac fumeur verre table bar écraser terrasse voiture salon;cendre incinérer cendré
aigus;a;graves soprano accents angles pointus cri sons sifflet;graves accents sons angles perçants pointus voix stridents soprano sifflets triangles notes;aiguille aiguiser acuité
papa;n;maman père poule famille noël fils enfants barbe;maman père fils fête poule noël enfant longues parents bébé poulet famille;papy papi
endetté;a;banque crédit argent emprunt pauvre ruiné découvert rembourser;banque argent crédit emprunt devoir rembourser pauvre découvert fauché créancier huissier casino;dette débiteur
marquise;n;gâteau chocolat noblesse perruque château poudrée duchesse comtesse;noble chocolat madame baronne titre anges belle duchesse gâteau noblesse comtesse château;marquis
nièce;n;oncle neveu tante cousine sœur frère famille fille;oncle tante neveu sœur famille fille cousine frère parente enfant noël anniversaire;
épaules;n;hausser bras tête larges carrure dos tombantes sac;tête hausser bras porter dos larges clavicule sac haut cou corps veste;épaulette épauler
allaiter;v;sein bébé tétine biberon téter mère nourrisson maternité;sein bébé soutien biberon mère téter nourrir maternité nourrisson tétée mamelle maman;lait laitier allaitement
monnaie;n;pièces rendre argent singe euro billet porte appoint;pièces argent billets euro singe rendre porte dollar boulangère caisse change courante;monétaire monnayer
contrôleur;n;train ticket amende aérien métro billet casquette fraude;train billet ticket bus métro aérien amende fraude ciel uniforme valider casquette;contrôle contrôler
frustrés;a;insatisfaits manque comblés déçus mécontents privation envie colère;mécontents déçus insatisfaits envieux privés désir colère ennui jaloux râleurs aigris manque;frustration frustrer
réveillon;n;minuit noël dinde bûche huîtres sylvestre champagne nouvel;noël décembre minuit nouvel huîtres champagne fête dinde foie bûche cotillons sapin;réveil éveil veille réveiller
ovale;a;rugby ballon stade forme visage rond ellipse melon;rond rugby ballon forme visage bureau ellipse amande cercle balle président allongé;ovule œuf ovaire
tranquillement;o;calmement doucement paisiblement sereinement pépère relax hamac stress;calmement paisiblement doucement sereinement lentement calme pépère repos vacances cool relax sieste;tranquille tranquilliser
serrures;n;clés portes verrous cambrioleur trou crocheter cadenas coffres;clés portes cambrioleur trou ouvrir verrous fermer coffre cadenas forcer crocheter fer;serrurier serrer
disputes;n;engueulades scènes crier couple querelles ménage conflits bagarres;querelles couple crier fâcher engueulades conflits scènes frères bagarres chamailler ménage divorce;disputer
frotter;v;savon astiquer brosse parquet nettoyer lampe récurer mains;nettoyer laver chiffon brosse lampe gratter génie astiquer dos éponge savon sol;frottement friction frotteur
petits;a;grands minuscules enfants nains taille bébés pois beurre;grands enfants pois nains minuscules poussins fours lutins souris beurres taille maternelle;rapetisser petitesse
asile;n;fous réfugié psychiatrique politique abri refuge droit camisole;fous politique psychiatrique réfugié hôpital droit malades folie refuge camisole abri église;
nourrir;v;manger bébé affamer pigeons alimenter animaux biberon gaver;manger bébé aliment chat pigeons affamés cuillère animaux sein repas faim croquettes;nourriture nourrice nourrisson
mannequins;n;défilé mode vitrine top maigres podium couturiers haute;mode défilé belles maigres vitrines grandes tops podium vêtements couture plastique magazines;
rente;n;argent retraite viager capital mensuelle oisif épargne riche;argent revenu retraite viager capital mensuelle intérêts mois placement pension riche situation;rentier rentable
îles;n;plage mer tropiques cocotiers désertes flottantes corsaires naufragé;mer océan désertes grecques palmiers paradisiaques trésor naufragé vacances soleil archipel vierges;insulaire îlot péninsule isoler
truffe;n;cochon chien chocolat noire champignon nez périgourdine chêne;champignon chocolat chien cochon nez noire noël diamant chêne museau foie blanche;truffer truffier
blonde;a;brune cheveux bière blagues platine rousse suédoise perruque;brune bière cheveux rousse platine décolorée femme paille cigarette actrice idiote suédoise;blondeur blondinet
sentinelle;n;garde guetter soldat guérite surveille nuit factionnaire fusil;garde surveiller soldat guetter veiller militaire tour caserne guérite nuit guetteur rempart;
fanfare;n;tambour trompette musique cuivres défilé village cortège majorettes;musique cuivres trompette tambour village défilé orchestre tuba uniforme majorettes grosse cirque;fanfaron fanfaronner
bactérie;n;microbe virus antibiotique infection contagion germe maladie yaourt;microbe virus maladie microscope antibiotique infection petite germe biologie organisme laboratoire intestin;bactérien antibactérien
rupture;n;amour séparation couple divorce stock larmes chagrin quitter;séparation couple divorce larmes stock amour cassure quitter chagrin anévrisme fin contrat;rompre interrompre éruption
aérer;v;fenêtre courant ouvrir chambre ventiler pièce odeur matin;fenêtre ouvrir chambre ventiler respirer oxygène pièce vent odeur renfermé poumons draps;air aération aérien
naufragés;n;île radeau bateau mer océan rescapés sauvetage couler;île mer bateau radeau tempête sauvetage déserte bouteille couler paquebot océan noyés;naufrage naufrageur
abbé;n;curé monastère moine prêtre soutane religieux pauvres père;curé prêtre église couvent moine religion père soutane pauvre pierre catholique évêque;abbaye abbesse
meubles;n;armoire suédois commode buffet table bois déménager cirer;armoire table bois suédois chaise déménager canapé commode maison buffet chambre salon;ameublement mobilier meubler immeuble
jumelles;n;sœurs identiques opéra loin observer pareilles vue double;sœurs loin voir observer identiques pareilles opéra yeux théâtre naissance demoiselles filles;jumeau jumelage gémeaux
ciseaux;n;couper papier pierre coiffeur feuille lames couture tissu;couper papier pierre coiffeur feuille couture lames bricolage cheveux rondes tissu trousse;ciseler
mollement;o;fermement limace paresseusement doucement faiblement énergiquement chiffe nonchalamment;doucement escargot lentement nonchalamment faiblement limace fermement paresse énergie vigueur avachi oreiller;mou mollesse molle ramollir
crédit;n;banque emprunt carte débit argent dette achat mensualités;banque carte argent emprunt maison agricole débit rembourser prêt intérêts acheter gratuit;créditer créancier croire accréditer
ralentir;v;freiner accélérer virage école voiture vitesse dos radar;accélérer freiner vitesse frein route voiture danger radar virage limace école panneau;lent lenteur lentement
chilien;a;andin dictateur américain lama poète pacifique sud vin;américain cordillère pays lama sud dictateur long vin habitant espagnol poète vignoble;chili
désormais;o;maintenant dorénavant avenir futur jadis nouveau changement jamais;maintenant dorénavant avenir futur chanson après suite présent toujours avant changement ensuite;
académie;n;française immortels fauteuil habit dictionnaire épée élire coupole;française dictionnaire étoiles star immortels danse habit fauteuil vert coupole rectorat école;académicien académique
rattrapage;n;oral bac examen session septembre cours note cancre;bac oral session examen été erreur septembre notes seconde chance redoubler révisions;rattraper attraper trappe
tendresse;n;câlin amour caresse affection douceur bisou maman baiser;amour câlin affection douceur bisou caresse viande couple cœur sentiment maman baiser;tendre attendrir tendrement
rayures;n;zèbre marinière tigre bagnard pyjama carreaux pois lignes;zèbre lignes pois pull bandes voiture tigre marin chemise noires carreaux pyjama;rayer raie rayé
dés;n;jeter jouer six hasard pipés points cubes lancer;jeu lancer hasard jouer coudre six pipés cubes casino lardons points chiffres;dé
longtemps;o;durée autrefois attendre jadis toujours loin brièvement éternité;interminable durée attendre toujours durer éternité jadis heures siècle patience autrefois années;long temps allonger
américaine;a;burger étoiles dollar yankee états californienne shérif majorette;blonde hamburger cigarette série étoile nationalité voiture sauce drapeau langue homard nuit;amérique américain
or;n;argent bague métal lingot jaune médaille pépite bijou;argent bijou métal précieux lingot médaille bague jaune ruée conjonction pépite riche;doré dorer orfèvre aurifère
mètre;n;mesurer couturière ruban longueur cent règle pliant distance;carré mesure décimal longueur unité distance couturière ruban règle taille cent pliant;métrique kilomètre métrer métrage
jadis;o;autrefois naguère passé antan longtemps anciennement époque désormais;autrefois naguère passé avant ancien antan temps époque vieux hier conte histoire;
toque;n;cuisinier chef blanche fourrure chapeau gastronomie restaurant étoiles;cuisinier chapeau chef fourrure blanche cuisine tête étoile restaurant coiffe pâtissier russe;toqué
frites;n;belges patates moules huile steak hamburger ketchup mayonnaise;moules steak hamburger belges pommes ketchup mayonnaise huile gras sel cantine barquette;friture frire friteuse friterie
cathédrale;n;bossu évêque gothique vitraux église flèche rosace orgue;église dame évêque gothique vitraux monument bossu religion gargouille messe cloches basilique;cathèdre
rentrée;n;septembre cartable école classes cahiers vacances fournitures littéraire;septembre école classe cartable fournitures vacances élèves scolaire cahiers maîtresse littéraire automne;rentrer entrer
aligner;v;rang mettre ranger file soldats droit côte mots;ranger colonne rang droit file soldats règle disposer mots points planètes quilles;ligne alignement
montres;n;suisses poignet heure aiguilles bracelet gousset horloger temps;heure bracelet suisses aiguilles poignet cadran temps chronomètre horloger minutes bijoux luxe;montrer
porto;n;vin melon muscat apéritif rouge verre cuit doux;vin liqueur apéritif alcool melon rouge ville bouteille sucré verre foot digestif;
retour;n;aller billet revenir départ maison flamme futur ticket;aller revenir billet maison vacances futur partir boomerang arrière départ voyage rentrer;retourner tourner tour
feu;n;flamme pompier cheminée rouge brûler fumée artifice bois;rouge cheminée flamme brûler pompier allumette artifice camp vert chaleur fumée bois;foyer
mûrier;n;soie ver ronces arbre feuilles fruit confiture platane;arbre ver soie fruits confiture ronce épines noir feuille jardin platane baies;mûre mûr
trente;o;vingt glorieuses âge nombre mois jours quarante tennis;dizaine quarante nombre kilomètres chandelles âge vingt dentiste guerre quatre mois millions;trois trentaine trentième
rien;o;tout néant vide merci zéro nul aucun bruit;tout vide néant zéro quelque merci moins nul chose absence compris perdre;vaurien
aspirine;n;mal tête comprimé effervescent migraine douleur fièvre verre;cachet mal tête comprimé médicament effervescent pharmacie blanc fièvre douleur migraine eau;aspirer
famille;n;parents enfants cousins nombreuse oncle noël nom album;parents enfants frères nombreuse mère cousins nom photo arbre sept repas maison;familial familier familiariser
tricherie;n;cartes examen copier malhonnête fraude antisèche poker règles;copier jeu fraude antisèche contrôle mensonge règles cartes examen poker malhonnête pompe;tricher tricheur
belge;a;frites bière bande blague bruxellois gaufre chocolat moules;frites bière gaufres moules histoire blague accent bruxellois chocolat wallon flamand bandes;belgique
trop;o;assez excès peu beaucoup tard plein gourmand déborder;beaucoup peu excès assez abus plein suffisant tard adverbe gros superflu énormément;
rondes;a;cercles carrées boules grosses patrouilles enfants grassouillettes notes;cercles boules formes balles grosses gardien lunes fesses enfants joues pulpeuses farandoles;rondeur arrondir rondelle rotonde
imposteur;n;menteur usurpateur escroc faux tricheur identité tartuffe mythomane;menteur usurpateur faux arnaqueur identité escroc charlatan tricheur dévot mensonge syndrome traître;imposture imposer poser
face;n;pile visage pièce profil devant recto figure côté;pile visage profil pièce côté tête devant dos lune figure cachée masque;façade facial effacer
cinq;o;doigts main continents quatre six sens lettres étoile;doigts main sens chiffre quatre sec six dix nombre continents minutes vendredi;cinquième cinquante quinze
rougir;v;honte timide tomate joues pâlir écrevisse compliment soleil;honte timide tomate soleil joues compliment écrevisse gêné visage embarras colère pâlir;rouge rougeur rougeole
moulin;n;farine vent café ailes eau cabaret blé poivre;vent farine café ailes poivre parole eau légumes rouge blé rivière âne;moudre meunier mouliner
gonfler;v;ballon pneu pompe air vélo enfler souffler crever;ballon pneu air pompe enfler matelas souffler énerver muscles vélo joues poumons;gonflable gonflette dégonfler
louve;n;meute romaine jumeaux hurler animal petits forêt mère;femelle romaine légende animal bois meute jumeaux hurler scout petits grise mamelles;loup louveteau lupin
fils;n;père garçon enfant couture saint descendant parents électriques;couture père aiguille électriques enfant garçon bobine laine papa mère coudre barbelés;filial filer filiation affilier
cocotier;n;noix plage palmier tropiques secouer arbre antillais hamac;noix île palmier plage arbre tropiques vacances tropical singe sable secouer fruit;coco
peste;n;noire choléra rats épidémie bubons fléau rage moyen;choléra noire maladie rats bubonique épidémie méchante puces fille insupportable chipie contagion;pester pestiféré empester
prix;n;étiquette coût solde euros combien valeur cher récompense;argent cher étiquette coûter soldes récompense gagnant payer combien concours promotion valeur;priser apprécier
habit;n;moine vêtement vert soirée costume dimanche queue robe;vêtement moine costume lumière vert dimanche neuf académicien robe pantalon armoire cintre;habiller habillement
abdominaux;n;tablette chocolat ventre muscles gym pompes sport gainage;muscles ventre chocolat tablettes sport musculation gym sportif pectoraux bière gainage séries;abdomen abdos
bergère;n;moutons bâton prince feu pluie pastorale laine chien;moutons laine champ troupeau chien fauteuil princesse brebis houlette pluie bâton chèvres;berger bergerie
cosmonaute;n;espace lune fusée apesanteur scaphandre russe combinaison étoiles;espace fusée lune russe combinaison étoiles planète apesanteur casque satellite ciel station;cosmos cosmique
permis;n;conduire auto code voiture points pêche construire chasse;conduire voiture construire points interdit pêche chasse séjour autorisé rose code moto;permettre permission
patiemment;o;attendre calmement énervement pêcheur file tranquillement salle lentement;attendre calmement temps salle file tranquillement longtemps sagement sereinement pêcheur queue calme;patient patience impatient
corset;n;taille lacets serré baleines dos guêpière femme robe;taille lacets serré femme baleines dos sexy dessous lingerie scoliose gaine ventre;corps corsage
huissier;n;saisie porte dettes meubles justice constat expulser exploit;saisir dettes loi justice meubles expulsion tribunal constat porte saisie notaire argent;huis
gaucher;a;main droitier écrire ciseaux tennis stylo bras maladroit;droitier main droite écrire ciseaux maladroit contrarié tennis pied côté politique opposé;gauche gaucherie
conservatoire;n;musique piano solfège violon musicien danse école élèves;musique danse piano solfège apprendre violon instrument école concert élève théâtre cours;conserver conserve conservateur
country;n;western musique santiags cheval guitare chapeau banjo violon;musique santiags cowboy banjo danse américaine chapeau guitare ligne bottes ranch texan;
nerfs;n;crise colère boule stress vif système sciatique cerveau;crise pelote boule acier stress craquer colère guerre moelle paquet corps tendus;énerver nerveux neurone
barre;n;chocolat fixe métal espace bateau danseuse fer capitaine;chocolat fer danse gouvernail fixe bateau témoin tribunal céréales parallèles espace or;barrer barreau barrière
ailleurs;o;ici part loin autre voyage lieu endroit partout;ici loin là partout autre voir voyage étranger lieu dehors endroit herbe;
photographes;n;paparazzi appareil flash mariage objectif clichés portrait mode;appareils flash portrait image paparazzi objectif mariage pellicule sourire stars zoom trépied;photo photographie
vicomte;n;noblesse duc titre baron blason château aristocrate mousquetaire;perruque noble marquis titre baron duc noblesse château aristocrate rang particule sang;comte
mambo;n;danse cubaine latino rythme salsa tango rumba musique;danse cubain latine rumba cuivres musique salsa italien rythme piste orchestre déhancher;
colombienne;a;café cocaïne andine bananes drogue chanteuse cartel émeraude;café trafic chanteuse drogue cartel cocaïne américaine latine nationalité sud otage espagnol;colombie
gendre;n;beau belle mari fille mère idéal fils gentil;beau fille mari belle père mère famille mariage idéal bru époux parent;engendrer
marteaux;n;clous faucille enclumes bricolage piqueurs taper outils requins;clous enclumes faucilles outils taper bricolage fous requins piqueurs planter menuisier juges;marteler martèlement
courge;n;soupe citrouille potiron légume cucurbitacée orange automne idiote;soupe potiron citrouille légume purée automne orange potager idiote graines cucurbitacée jardin;courgette
catogan;n;cheveux queue cheval coiffure ruban nœud attachés nuque;cheveux coiffure queue attache nuque ruban longs élastique cheval homme perruque nœud;
menottes;n;police poignets arrestation prison voleur gendarme clé garde;police prison poignets voleur gendarme arrestation arrêter attacher petites prisonnier bracelets clé;main
violons;n;archet orchestre cordes automne musique accorder sanglots instruments;cordes archets orchestre musique instruments longs alto tziganes accorder sanglots pisser contrebasse;violoniste violoncelle
ampoules;n;lumière pieds lampe marche éclairer électricité filament plafond;pieds lumière lampe électricité éclairage watts chaussures lustre lit pansement marche dévisser;
vitesse;n;radar rapidité excès boîte limite lenteur autoroute lumière;rapide radar voiture excès levier lumière course limite kilomètres train boîte limitation;vite
sexe;n;amour lit homme féminin masculin nu plaisir porno;amour genre féminin masculin homme pénis lit femme faible préservatif bébés tabou;sexuel sexy sexiste
gascon;a;mousquetaire cadet duel sud accent canard armagnac vantard;mousquetaire béret accent canard foie cadet béarnais vantard patois landais épée armagnac;gascogne gasconnade
genoux;n;jambes rotules prier articulation plier cou tomber mains;jambes plier rotules bosses articulation mains prier cagneux coudes jupe demande écorchés;agenouiller génuflexion genouillère
bouteilles;n;vin verre bouchons lait goulot eau cave messages;vin verre bouchons eau lait plastique cave goulot vides alcool mer bière;embouteillage bouteille
canular;n;blague farce téléphone avril plaisanterie poisson caméra étudiants;blague téléphone farce avril plaisanterie faux humour piège rire poisson internet mystification;
doutent;v;hésitent incertitude croient sceptiques soupçonnent certains interrogent athées;hésitent savent certitude méfient soupçonnent croient incertains questions sûrs pensent indécis foi;doute douter douteux
six;o;dés demi chiffre sept hexagone cinq pattes œufs;cinq dé sept chiffre nombre faces demi douzaine pack nations œufs saucisses;sixième sixte seize
attestation;n;certificat confinement papier document assurance preuve honneur signer;papier certificat honneur document prouver confinement preuve assurance signer employeur justificatif logement;attester témoin
gazon;n;pelouse tondeuse herbe tennis vert anglais jardin tondre;herbe pelouse tondre vert jardin golf anglais arroser foot tennis synthétique stade;gazonner
voyelle;n;consonne lettre alphabet six poème syllabe ouverte mot;consonne lettre alphabet roue chiffre son mot phonétique lecture nasale syllabe prononcer;voix vocal
smoking;n;nœud papillon costume soirée noir gala veston élégant;costume nœud papillon élégant soirée noir veste homme cérémonie mariage agent chic;
macaque;n;singe guenon japonais animal primate bananes jungle poils;singe animal ouistiti jungle chimpanzé banane zoo laid babouin asiatique primate guenon;
cannibale;n;manger humain marmite anthropophage sauvage homme chair explorateur;manger humain anthropophage chair homme marmite tribu viande dévorer dents os sauvage;cannibalisme
balles;n;tennis fusil raquettes revolver jongler tirer golf rebondir;pistolet tennis raquette revolver jongler fusil rebondir neuf golf gilet perdues match;ballon
sonde;n;spatiale espace planète urinaire forage fond hôpital mer;pétrole spatiale urinaire hôpital espace médecin opinion planète creuser forage satellite profondeur;sonder sondage
zéros;n;nuls chiffres chèque notes dictée millions cancres pointés;nuls chiffres notes millions ronds cancres dictée fautes héros élèves rien binaire;
coulisser;v;porte glisser fenêtre rail tiroir rideau baie trombone;porte glisser rideau rail fenêtre placard tringle baie tiroir ouvrir trombone nœud;couler coulisse coulissant
lyonnais;a;bouchon quenelle saucisson confluence canuts guignol gone rosette;quenelle bouchon foot saucisson traboules gastronomie marionnette olympique crédit canut fleuve soie;lyon
conclure;v;finir terminer fin affaire marché achever bronzés introduction;finir terminer fin embrasser affaire marché ticket achever contrat drague bref dissertation;conclusion inclure
écran;n;télévision ordinateur cinéma total solaire plat téléphone image;télévision ordinateur cinéma plat total film téléphone solaire image géant tablette clavier;
cadavre;n;mort exquis corps morgue macchabée police autopsie cimetière;mort corps morgue exquis enterrer crime placard cercueil autopsie police puer bouteille;cadavérique
chevelure;n;tête tignasse longue crinière perruque coiffeur comète scalp;tête longue coiffeur peigne crinière blonde perruque rousse coiffure chauve lion toison;cheveu chevelu capillaire
stagiaire;n;café entreprise photocopies apprenti étudiant débutant bureau convention;café photocopies entreprise apprenti jeune étudiant travail bureau débutant apprendre exploité rapport;stage
joint;n;fumer cannabis pétard plombier fuite robinet carrelage herbe;cannabis fumer drogue rouler herbe robinet soudure compte pétard fuite culasse plombier;joindre jointure rejoindre
fille;n;garçon rose mère poupée jupe féminine demoiselle joie;garçon jupe femme rose mère enfant poupée féminin copine sœur jeune nana;fillette filiation
émir;n;pétrole arabe golfe riche prince turban chef désert;pétrole arabe riche prince désert golfe chef sultan turban harem dattes dollars;émirat
stupeur;n;tremblements étonnement surprise effroi choc muet ébahi bouche;étonnement tremblements surprise ahuri choc ébahi soudaine muet effroi bouche roman bée;stupéfait stupéfiant stupide
épicier;n;boutique conserves arabe quartier légumes commerçant magasin balance;commerçant fruits légumes magasin arabe coin boutique balance conserves dépanner quartier tablier;épice épicerie
pavé;n;trottoir plage rue steak mai barricade cycliste pierre;rue mai route vélo bœuf steak étudiants mare livre lancer barricade pierre;paver paveur
époux;n;mari mariage femme alliance conjoint couple noces oui;mari femme mariage conjoint alliance couple église divorce noces union maire fidèle;épouser épousailles
gratter;v;démanger dos ongles puces guitare tête ticket poux;démanger dos boutons poux ticket ongles puces guitare piqûre frotter moustique loto;grattage grattoir égratigner
bof;o;indifférent moyen moue ado envie enthousiasme épaules mitigé;moyen indifférent mitigé ado moue bien enthousiasme nul avis épaules sais blasé;
surveillant;n;pion collège lycée prison général maton gardien permanence;lycée pion prison école gardien général collège maton garder cantine cour plage;surveiller veiller
beignet;n;confiture donut friture plage sucre chichi huile pommes;sucre pomme huile fête donut confiture plage crevette gras poêle friture foraine;
hélas;o;malheureusement regret pleurs soupir tristesse dommage désolé heureusement;malheureusement tristesse dommage regret trop soupir malchance désespoir vieillesse interjection zut perdu;las lasser
crayons;n;couleur dessin gomme trousse mine papier taille écrire;couleurs trousse dessin gomme mine papier écrire taille bois stylos feutres gris;crayonner craie
séduire;v;charme plaire draguer conquérir tombeur attirer amour regard;draguer plaire charmer yeux amour regard sourire conquérir flirter femme parfum beauté;séduction séducteur séduisant
étudiants;n;université fac campus amphithéâtre examens jeunes bourse élèves;université fac école examens bourse fêtes cours campus jeunes amphi pâtes mai;étudier étude
tabac;n;cigarette fumer pipe bureau nicotine cancer buraliste cigare;cigarette fumer pipe bureau cancer cigare fumée nicotine blond rouler buraliste briquet;tabagisme tabatière tabagie
grec;a;yaourt salade latin kebab feta colonnes alphabet athénien;yaourt latin olives feta kebab salade antiquité moussaka dieux alphabet philosophe crise;grèce hellène
boulevard;n;avenue périphérique rue théâtre circulation crépuscule large arbres;rue avenue crépuscule théâtre large périphérique place maréchaux voitures trottoir circulation platane;
cigare;n;havane cubain fumer pharaon tabac barreau cave riche;havane fumer cubain tabac barreau cendre pharaon moustache coupe riche fumée whisky;cigarette cigarillo
courant;n;électricité air prise eau alternatif panne jus rivière;électrique eau air prise rivière main alternatif mer ordinaire watts sportif compte;courir coureur cours
noire;a;blanche couleur nuit sombre croche note charbon ténèbres;blanche couleur ronde note obscure croche africaine nuit foncée panthère marée bête;noirceur noircir
quatorze;o;juillet guerre treize nombre fête février soleil nationale;juillet treize guerre vers quinze nombre février sonnet poilus soleil défilé bal;quatre
fillette;n;enfant gamine petite poupée école garçonnet couettes rose;gamine petite princesse couettes enfant robe poupée bouteille mignonne nattes marelle gosse;fille
miradors;n;camp prison surveillance gardes tour barbelés soldats évasion;prison surveillance camps gardiens tour chasse barbelés évasion observer hauteur garde guetter;mirer admirer
titane;n;métal palme vélo léger prothèse résistant raquette alliage;métal solide léger prothèse film lunettes dur hanche vélo acier alliage implant;titan
groin;n;cochon nez museau porc sanglier truie truffe grogner;cochon porc nez museau truffe sanglier rose animal truie ferme tirelire boue;
plante;n;pied verte pot arroser feuille fleur racines jardin;verte pied pot arroser fleur jardin grasse arbre végétal orties balcon semer;planter plantation
poussez;v;tirez porte accouchement accélérez bouchon landau caddie bousculez;tirez porte caddie accouchement bébé maternité poids balançoire voiture brouette grandissez respirez;pousser poussette poussée
astronome;n;étoiles télescope lunette planètes ciel lune observatoire galaxie;étoiles lune télescope planètes ciel observatoire galaxie lunette comètes savant barbu nuit;astre astronomie
nattes;n;tresses cheveux plage indienne couettes fillette yoga sable;cheveux tresses fillette coiffure plage indienne paille sol longues écolière japonaises tapis;natter
sillons;n;impur abreuve disque labour charrue champ vinyle hymne;disque charrue champ terre tracteur labour vinyle sang abreuver semer paysan rides;sillonner
mairie;n;mariage village drapeau élu conseil hôtel bureau écharpe;mariage élus village état ville vote papiers place drapeau conseil adjoint hôtel;maire
relief;n;montagne plaine trois plat lunettes carte géographie collines;montagne carte plat bosses géographie trois lunettes volume plaine dimensions colline plateau;relever
seulement;o;uniquement juste simplement non rien mais exclusivement limité;uniquement simplement juste unique rien isolé exclusivement mais restriction un peu solitaire;seul solitude
marcheur;n;randonnée chaussures piéton bâton promeneur sentier coquille pèlerin;randonneur pied sentier bâton promeneur chaussures pèlerin montagne sac blanc piéton randonnée;marche marcher
losange;n;voiture géométrie carré quatre forme côtés baseball carreau;carré forme géométrie côtés quatre carreau diagonale voiture rectangle réglisse parallélogramme triangle;
clôture;n;barrière jardin grillage haie barbelés fin ouverture voisin;haie jardin barrière grillage champ fil fin barbelé électrique vaches voisin cérémonie;clore enclos clôturer
fonds;n;argent marins commerce investir océan banque propres culottes;argent commerce capital marins banque culs pension placement investir bourse océan mers;profond foncier fondation
tresse;n;cheveux natte coiffure africaine rubans couettes panier ail;cheveux natte coiffure africaine brioche longue corde trois épi indienne oignons brins;tresser
revolver;n;pistolet arme duel balle tirer western barillet gâchette;pistolet arme balle cowboy tirer barillet shérif colt gâchette western police roulette;
première;a;dernière lycée classe fois seconde dame place train;dernière classe dame deuxième lycée vitesse fois gagnante médaille ministre train avant;premier primaire primeur
fortifier;v;renforcer citadelle rempart château vitamines muscler affaiblir muraille;muscler château remparts renforcer vitamines consolider murs muraille soupe citadelle épinards solide;fort fortification
pyramide;n;égyptienne verre pharaon momie sphinx triangle aztèque esclaves;égyptienne pharaon musée momie triangle humaine tombeau pointue désert chocolats pierres âges;pyramidal
tatouage;n;encre peau aiguille dessin marin bras indélébile ancre;peau encre dessin bras aiguille piercing marin dauphin chien dos cœur décalcomanie;tatouer tatoueur
faux;a;vrai billet mensonge moissonner mort imitation dentier blé;vrai mensonge mort herbe couper erreur billet faucille incorrect plafond copie semblant;fausser falsifier fausse faucher
soldats;n;armée guerre plomb uniforme militaires caserne bataille fusil;guerre armée plomb militaires fusils uniforme inconnu combat roses tranchée caserne petits;solde soldatesque
photo;n;appareil album image souvenir sourire flash cliché portrait;image appareil album souvenir portrait portable identité cliché cadre selfie vacances flash;photographe photogénique
service;n;tennis militaire restaurant café vaisselle rendre station ace;tennis militaire rendre restaurant armée après secret public vaisselle balle aide porcelaine;servir serviable
française;a;baguette béret parisienne tricolore coq révolution langue marseillaise;baguette fromage langue béret parisienne révolution nationalité tricolore coq cuisine grammaire élégante;france francophone
dedans;o;dehors intérieur boîte mettre pied entrer inclus contenu;dehors intérieur poche maison pieds extérieur boîte entrer contenu noyau enfermé inclus;dans
impasse;n;sac sortie cul rue issue bloqué bridge demi;rue voie issue fond cul bloqué demi panneau bridge sortie circulation rebrousser;passer passage
képi;n;gendarme légion blanc casquette militaire général soldat police;gendarme général militaire chapeau légionnaire blanc police soldat visière coiffe officier tête;
douane;n;frontière passeport valise contrebande contrôle taxe aéroport drogue;frontière valises passeport contrebande drogue aéroport contrôle fouille taxe chien marchandise gabelou;douanier dédouaner
caserne;n;pompiers militaires soldats sirène armée camions lit garnison;pompiers militaire soldats armée feu camion gendarmes lits sirène uniforme dortoir garnison;casernement
ânes;n;bonnets oreilles têtus carottes bourricots peau crèche braire;bonnet oreilles animaux carottes têtus chevaux bœufs crèche culottes cancres braire mules;ânesse ânerie asinien
rime;n;poème vers poésie riche alexandrin sonnet embrassées finir;poésie poème vers riche chanson strophe son poète mots fin rap raison;rimer rimailleur
guinguette;n;rivière accordéon bal danser bord dimanche vin friture;bal accordéon danse bord eau dimanche musette valse vin terrasse rivière lampions;
os;n;squelette chien ronger fémur moelle fracture viande radio;chien squelette moelle ronger fracture corps chair calcium cartilage jambon fémur tibia;ossements osseux désosser ossature
dames;n;plateau messieurs jeu toilettes pions cœur rois échecs;messieurs femmes pions jeu échecs toilettes reines cartes coiffeur thé vieilles noires;madame damier demoiselle
torche;n;flamme lampe olympique statue éclairer plongeur grotte nuit;lampe feu lumière flamme électrique pile nuit brûler éclairer caverne olympique grotte;torcher torchon
tutu;n;danseuse ballet opéra chapeau pointes rose rat cygne;danse danseuse rose ballet étoile ballerine opéra rat chapeau pointu jupe blanc;
betteraves;n;sucre rouges cantine légumes salade champ vinaigrette mâche;rouges sucre salade légumes cantine racines champs vinaigrette entrée nord tracteur tache;betteravier
japonais;a;sushi nippon kimono samouraï manga baguettes soleil geisha;sushi kimono samouraï manga baguettes asiatique geisha yen karaté photo riz sumo;japon
père;n;mère fils noël fouettard papa famille barbe curé;mère papa noël fils enfant famille parent fouettard fête pape époux éternel;paternel parricide compère
poliment;o;merci respectueusement courtoisement saluer grossièrement chapeau éduqué bonjour;merci courtoisie bonjour respect gentiment enfant manières demander insolent éducation saluer pardon;poli politesse impoli
chevaliers;n;armure table épée tournoi moyen château croisade ronde;armures table ronde moyen épées dragons châteaux tournois princesses ordre roi lances;cheval chevaleresque
hollandais;a;tulipes gouda vélo fromage sabots moulin caravane orange;tulipes fromage moulin vélo caravane sabots grands orange néerlandais canaux plat pays;hollande
capitale;n;pays ville majuscule tour province minuscule peine métropole;ville pays parisienne majuscule peine lettre habitants importante métropole monuments principale géographie;capital décapiter
expresso;n;café italien serré machine tasse capsule noir court;café serré noir tasse italien petit machine fort capsule comptoir moka matin;express
flaque;n;pluie eau bottes sauter éclabousser patauger boue trottoir;eau pluie bottes sauter boue sol mouillé mare trottoir éclabousser enfant huile;
vagues;n;mer surf plage océan écume tempête floues rouleaux;mer surf océan plage surfeur marée floues tempête écume rouleaux sable eau;vaguelette vaguement
soucoupe;n;volante tasse martien café extraterrestre assiette alien espace;volante tasse extraterrestre martien espace chat café thé assiette lait verte petite;coupe coupelle
lourdement;o;tomber légèrement pesamment poids éléphant insister chuter maladroitement;poids pesant éléphant tomber insister légèrement gros masse chargé hippopotame pas tonne;lourd lourdeur alourdir
célibataires;a;mariés seuls solitaires rencontre vieilles endurcis libres agence;seuls mariés couple rencontre enterrement mariage agriculteurs libres bar cœur site endurcis;célibat
frère;n;sœur famille jumeau aîné moine cadet cousin parents;sœur famille aîné jumeau moine grand petit garçon parents monastère demi bagarre;fraternel fratrie confrère
rêves;n;dormir nuit sommeil cauchemars songes lit oreiller éveillés;nuit dormir cauchemars sommeil agités songes doux prince lit imaginer oreiller inconscient;rêver rêveur rêvasser
stop;o;arrêt panneau pouce rouge halte voiture auto route;panneau arrêt auto pouce rouge route freiner voiture octogone encore fini halte;stopper autostop
judoka;n;tatami kimono ceinture prise combat noire japonais chute;kimono ceinture tatami japonais combat noire sportif martial tapis prise médaille dojo;judo
bourreau;n;guillotine hache cagoule condamné torture victime tête échafaud;guillotine hache cagoule mort exécution tête torture peine échafaud couper cœur corde;
divan;n;psychanalyste canapé salon allongé sofa psy coussin fauteuil;canapé psy sofa psychanalyste allongé salon coussin lit fauteuil télé convertible sieste;
aïe;o;douleur mal ouille bobo marteau cri doigt piqûre;douleur mal bobo cri ouille pied piqûre marteau doigt blessure tomber ongle;
rampe;n;escalier serpent main lancement fusée feux balustrade skate;escalier serpent lancement main bébé feux scène skate glisser limace théâtre marches;ramper rambarde
adieu;o;revoir mouchoir monde départ mort séparation larmes toujours;revoir départ quitter mouchoir partir larmes séparation mort vieilles définitif toujours quai;dieu
catastrophe;n;naturelle séisme drame désastre malheur naufrage tsunami inondation;naturelle désastre accident tremblement film drame ouragan tsunami malheur avion inondation terre;catastrophique
malle;n;valise grenier voyage coffre bagage déguisements postale trésor;coffre valise grenier trésor voyage bagage vêtements train caisse postale bateau cadenas;mallette
armateur;n;bateaux grec navires pétrolier riche cargo paquebot port;bateau navire grec paquebot riche port cargo flotte mer affréter marine yacht;armer armée armement
cambrioleur;n;voleur maison bijoux gants gentleman coffre nuit cagoule;voleur maison cagoule gentleman gants bijoux police alarme nuit coffre serrure pince;cambrioler cambriolage
branches;n;arbre feuilles tronc oiseau céleri lunettes rameau bois;arbre feuilles lunettes bois nid tronc rameaux céleri chandelier racines singe sève;embranchement brancher branchage
vierge;a;sainte huile olive pure pucelle signe forêt apparition;immaculée sainte signe enfant astrologique huile pure septembre forêt pucelle cassette île;virginité virginal
loto;n;numéros tirage gagner boules millions grille hasard quine;jeu numéros boules gagner hasard tirage argent grille millions chance ticket quine;loterie lot
diamants;n;bague bijoux pierres précieux éternels carats fiançailles collier;bijoux pierres éternels bague précieux carats mines brillants meilleurs rubis fiançailles joaillier;diamantaire diamantin
vacanciers;n;plage touristes août estivants camping soleil valises congés;plage touristes été camping soleil mer août hôtel bouchons valises estivants bronzer;vacances vaquer
skieurs;n;neige piste bâtons montagne télésiège station slalom hiver;neige montagne bâtons piste bonnet alpins glisse combinaison slalom bosses station descente;ski skier
embrassade;n;bisou accolade étreinte adieux câlin joues effusion retrouvailles;bisou bise étreinte câlin baiser accolade bouche amour amis retrouvailles serrer joue;embrasser bras
illico;o;presto immédiatement vite tout suite sur aussitôt champ;immédiatement presto vite suite subito rapidement aussitôt maintenant instantanément champ latin tout;
ding;o;cloche sonnette porte bruit ascenseur micro tinter carillon;cloche sonnette bruit son clochette porte carillon sonnerie timbre micro dring grelot;
douze;o;mois midi coups travaux apôtres onze nombre singes;mois onze travaux apôtres œufs midi hommes colère treize heures nombre singes;douzaine douzième dodécagone
voyou;n;délinquant banlieue canaille crapule bandit gangster racaille loubard;délinquant bandit racaille voleur prison banlieue police brigand garnement canaille vaurien rue;voyoucratie
amplement;o;largement suffisant assez mérité beaucoup plus abondamment peu;largement suffisant assez beaucoup correct vaste copieusement mérité abondamment trop généreusement énormément;ample ampleur amplifier
bâton;n;berger ski bois relais chien sucette carotte frapper;bois marcheur berger chien ski relais frapper carotte aveugle canne rouge sourcier;bâtonnet bâtonnier bastonnade
univers;n;étoiles galaxie cosmos infini espace monde planètes immense;galaxie étoiles espace infini monde planètes cosmos miss mystère terre trou expansion;universel université
mariée;n;robe blanche voile bouquet église noces alliance épouse;robe blanche bouquet époux voile alliance église épouse noces traîne célibataire mairie;mariage marier mari
allumette;n;feu boîte gratter soufre petite vendeuse flamme briquet;feu boîte brûler briquet flamme bois gratter bougie craquer soufre cigarette petite;allumer lumière allumage
paperasse;n;administration bureau formulaires dossiers impôts trier documents classer;administration bureau feuilles formulaire classer impôts documents fonctionnaire trier dossiers ennui poubelle;papier paperasserie
accent;n;grave aigu circonflexe marseillais sud prononciation étranger lettre;aigu circonflexe grave marseillais étranger sud chantant intonation québécois belge langue orthographe;accentuer accentuation
avocate;n;tribunal robe défendre plaidoirie juge procès loi accusé;robe tribunal défendre justice plaidoirie barreau procès loi divorce maître juge noire;avocat
bonsoir;o;salut nuit crépuscule revoir vingt mesdames coucher dormir;nuit veillée salut lune coucher présentateur saluer dames poli dodo revoir marchand;soir soirée bon
publier;v;livre éditer librairie roman imprimer journal annoncer auteur;éditer livre éditeur imprimer roman journal annonce écrivain article diffuser librairie bans;public publication
euro;n;monnaie pièce dollar billet franc centime argent portefeuille;monnaie argent franc pièce centimes dollar billet foot symbole million banque zone;europe eurovision
voisin;n;palier mur bruit immeuble jardin côté tondeuse proche;palier bruit maison proche perceuse mur immeuble sel fête jardin côté ennemi;voisinage avoisiner
pivoter;v;tourner axe fauteuil toupie girouette rotation talons chaise;tourner chaise porte axe rotation basket fauteuil bureau virer gond toupie talon;pivot pivotant
ruine;n;château faillite casino fortune vestige romaine délabré dettes;pauvre faillite château vieux argent démolie casino détruite banqueroute pierres dette vestige;ruiner ruineux
sofa;n;canapé salon divan coussins fauteuil assis sieste cuir;canapé divan salon coussin télé fauteuil meuble sieste lit confortable cuir assis;
recule;v;avance arrière voiture écrevisse marche pas retraite mieux;avance arrière marche derrière pas rétroviseur écrevisse voiture frein créneau peur fusil;reculer recul reculons
canyon;n;grand gorge ravin descente américain rivière falaise rocher;grand fleuve désert gorge américain rivière rafting western vallée falaise touristes cactus;canyoning
duel;n;épée pistolet aube gant témoins combat honneur western;épée pistolet deux témoins combat honneur western gant aube affrontement mousquetaires escrime;
institutrice;n;maîtresse école tableau élèves classe craie professeur enseignante;école maîtresse élèves tableau craie primaire classe enfants prof cartable enseigner lecture;institut instituteur
bienvenue;o;accueil panneau hôte paillasson arrivée souhaiter entrer invité;accueil paillasson chez nous arrivée hôte entrer bonjour pancarte hospitalité maison invités;bien venir venue
longueur;n;largeur mètre piscine mesure hauteur onde taille bassin;largeur mètre mesure saut piscine taille hauteur onde règle distance natation dimension;long allonger longitude
ouf;o;soulagement fou enfin respirer sauvé verlan fini dire;soulagement soupir respirer fini fou verlan enfin danger essoufflé peur sauvé dingue;
bicolore;a;deux drapeau tissu rayé zèbre noir polonais uni;deux teintes drapeau zèbre pie uni stylo pingouin glace chaussures noir damier;couleur colorer tricolore
grillon;n;chante insecte cigale crissement cheminée foyer criquet prairie;insecte foyer champ criquet nuit chante été cigale cheminée campagne sauterelle herbe;
travaux;n;chantier douze marteau forcés ouvriers maison manuels pratiques;bruit douze maison chantier ouvriers route marteau forcés publics perceuse rénovation pratiques;travail travailler
graffitis;n;tags murs bombe métro peinture rue rappeur vandales;murs bombes tags peinture art métro ville toilettes rue tunnel dégradation nettoyer;graffer graffeur
enterrement;n;cimetière cercueil mort vie corbillard deuil tombe mariages;mort cimetière cercueil vie funérailles garçon tombe obsèques noir curé mariage corbillard;terre enterrer déterrer
verts;a;écologistes martiens petits saints gazon haricots couleur stéphanois;haricots écologistes couleur martiens écolos feux jaunes foot fruits sapins pâturages stéphanois;verdure verdir verdoyant
lionne;n;savane crinière félin rugir chasser proie signe tigresse;savane félin femelle crinière chasse rugir petits fauve africaine zoo reine tigresse;lion lionceau
nord;n;sud boussole pôle mineurs ours froid points est;sud boussole pôle froid est terrils gare étoile points perdre corons frites;nordique nordiste
dandy;n;élégant canne chic raffiné chapeau snob gant bohème;élégant chic homme mode costume anglais raffiné chapeau canne distingué coquet écrivain;dandysme
imprésario;n;artiste agent vedette contrat chanteur acteur cachet manager;artiste agent star spectacle vedette contrat chanteur cachet producteur carrière manager théâtre;
hameau;n;village maisons campagne reine petit commune bourg ferme;village petit maisons campagne bourg lieu habitants ferme commune église reine bergère;
est;n;ouest nord orient boussole allemand levant sud alsacien;ouest verbe soleil lever nord auxiliaire ancien boussole orient alsacien sud gare;
pancarte;n;manifestation panneau écriteau brandir slogan vendre grève gare;manifestation panneau écrire bois slogan vendre grève aéroport écriteau chien planter indication;carte
tragédie;n;comédie racine grecque théâtre drame mort corneille antique;comédie théâtre grecque drame racine antique triste mort héros classique acte destin;tragique tragédien
mêlée;n;rugby ballon pilier pousser essai quinze talonneur introduction;rugby ballon pilier pack joueurs pousser touche essai foule talonneur sport générale;mêler mélange emmêler
trophée;n;coupe victoire gagnant chasse vainqueur médaille champion récompense;coupe victoire gagner chasse vainqueur récompense médaille champion cerf étagère sport prix;
lanterne;n;rouge magique lampe éclairer bougie vessie allumée chinoise;rouge lampe lumière vessie magique chinoise bougie éclairer dernière papier nuit cocher;lanterner
alambic;n;distiller alcool eau vie cuivre parfum bouilleur calvados;alcool distiller gnôle bouilleur distillerie eau vie cuivre cru whisky vapeur parfum;alambiqué
papas;n;mamans pères fêtes famille cravate enfants poules juin;mamans pères enfants parents poules fêtes bébés familles barbus hommes divorcés gâteaux;papa papi
astiquer;v;briller cuivre frotter argenterie nettoyer chiffon cirer polir;frotter briller nettoyer chiffon polir argenterie cuivre ménage cirer lustrer chaussures meubles;
acclamer;v;applaudir huer bravo foule ovation champion crier stade;applaudir foule crier bravo ovation public stade champion héros hourra concert siffler;clameur clamer acclamation proclamer
agneaux;n;brebis moutons laine bêler tendres gigot loup bergerie;moutons brebis bébés laine gigot côtelettes bergerie prairie doux blancs bêler berger;agneler agnelle agnelet
aider;v;secourir main épauler soutenir service ami coup devoirs;secourir main assister soutenir service ami coup rendre soulager devoirs épauler pompier;entraide aide aidant entraider
aisément;o;facilement difficilement fastoche simplement doigts nez peine effort;facilement simplement doigts sans effort peine tranquillement habilement fluide commodément vite difficilement;aise aisé aisance malaisé
altesse;n;prince majesté royale château couronne princesse titre sire;royale prince princesse reine majesté roi titre château couronne sérénissime noble cour;altier haut
anneaux;n;doigts alliances olympiques mariage bagues gymnaste oreilles cercles;olympiques bagues doigts mariage seigneur gymnastique planète boucles ronds rideaux alliances oreilles;annulaire annelé
apostropher;v;interpeller appeler héler rue inconnu hep crier passant;interpeller appeler crier héler rue passant brusquement questionner insulter virgule gendarme accoster;apostrophe
après;o;avant ensuite puis suivant plus tard demain derrière;avant ensuite suivant puis plus demain midi futur derrière tard rasage dessert;auprès
assez;o;suffisamment marre stop ras trop basta suffit plutôt;suffisant marre trop stop suffisamment peu bol ras plein encore moyen beaucoup;
autant;o;pareil égalité plus moins quantité même comparaison mieux;pareil tellement plus moins quantité même égal comparaison beaucoup pire emporter mieux;tant pourtant
automobile;n;voiture garage volant moteur conduire roues route essence;voiture véhicule moteur course salon essence roues garage volant route permis pilote;auto mobile automobiliste
babouin;n;singe fesses africain savane zoo rouges guenon chimpanzé;singe fesses rouges savane primate jungle poils zoo mandrill museau grimace animal;
baguettes;n;pain chinois boulanger tambour croûte magicien riz fées;pain chinoises magiques tambour sushi boulangerie batterie sorciers riz japonais bois boulanger;
basta;o;stop assez italien suffit terminé fini marre arrête;stop assez fini italien ciao terminé suffit arrêter point espagnol marre ça;
bigoudis;n;cheveux mamie boucler coiffeuse permanente rouleaux frisés tête;cheveux boucles coiffeur mamie rouleaux friser coiffure permanente mémé tête filet salon;
bonnement;o;tout simplement naïvement franchement expression honnêtement vraiment carrément;tout simplement facilement gentil naïvement adverbe expression vraiment méchamment franchement honnêtement naturellement;bien bon bonté
boum;n;explosion fête bombe danser slow adolescents vacarme cœur;fête explosion bombe bruit danser slow adolescents cœur tomber badaboum musique soirée;boumer
bourdon;n;insecte cafard abeille cloche poilu ruche tristesse bruit;abeille insecte cafard cloche tristesse noir jaune fleurs vole cathédrale pollen mélancolie;bourdonner bourdonnement
boutonnière;n;fleur veste chemise fente couture œillet costume fermer;fleur veste trou œillet chemise légion costume décoration médaille couture mariage revers;bouton boutonner déboutonner
brancher;v;prise électricité courant fil rallonge câble allumer secteur;prise électricité allumer fil câble courant appareil draguer chargeur connecter rallonge ordinateur;branche débrancher branchement
bruyamment;o;silencieusement tapage fort vacarme sonore oreilles ronfler éternuer;fort silencieusement tapage vacarme crier boucan ronfler discrètement sonore hurler voisins oreilles;bruit bruyant bruitage
cachette;n;planque trésor secret enfant trou dissimuler introuvable grenier;secret planque trésor enfants jouer derrière trouver placard armoire douce abri grenier;cacher cache cachotterie
cadet;n;aîné frère jeune benjamin deuxième fratrie petit souci;frère benjamin aîné petit jeune sœur famille souci sport école fils officier;cadette
caniche;n;chien frisé mamie toilettage toutou laisse poils aboyer;chien toutou poil frisé royal nain laisse mémère toilettage race niche blanc;
carrément;o;franchement absolument vraiment totalement détour complètement direct hésiter;franchement vraiment complètement tout direct totalement oui dingue nettement absolument clairement ado;carré carrer carreau
ciao;o;salut italien revoir bye adieu bonjour départ bientôt;salut bye italien adieu bonjour revoir partir coucou main basta quitter bise;
colocataires;n;appartement loyer partager étudiants logement ensemble chambre cohabiter;appartement logement partager loyer étudiants chambre amis maison vivre ensemble cuisine ménage;louer location locataire colocation
complètement;o;totalement entièrement fou partiellement fond absolument rien tout;totalement entièrement tout fou absolument pleinement fond partiellement cent intégralement dingue plein;complet compléter complément
conquérant;n;envahisseur empereur guerre armée vainqueur territoire bataille séducteur;guerrier vainqueur empereur roi guerre territoire envahisseur viking terres victoire armée gagner;conquête conquérir quérir
conserve;n;boîte sardines métal haricots thon garder ouvrir bocal;boîte sardines haricots thon ouvrir bocal cassoulet métal placard navigue petits congelé;conservation conserver conservateur
constamment;o;toujours arrêt jamais continuellement sempiternellement cesse temps permanence;toujours tout sans arrêt cesse souvent continuellement permanence éternellement jamais temps respirer;constant constance
copieusement;o;manger abondamment beaucoup servir assiette arroser festin énormément;manger beaucoup abondamment repas énormément assiette généreusement ventre servir trop resto plat;copieux
couvée;n;œufs poussins poule nid oisillons éclore oiseau canetons;œufs poule poussins nid oiseaux oisillons canard éclore petits plumes mère poulailler;couver couveuse
cratère;n;volcan lune lave trou météorite éruption magma bombe;volcan lune météorite trou lave éruption montagne boutons bombe feu cheminée astéroïde;
crime;n;meurtre assassin policier tuer victime prison arme châtiment;meurtre assassin tuer police scène prison parfait sang enquête victime arme passionnel;criminel incriminer criminalité
croiser;v;bras rencontrer doigts jambes chemin rue regard passant;rencontrer bras doigts jambes rue mots fer rencontre passer route regard chemin;croix croisement croisière croisade
crooner;n;chanteur charme micro jazz américain romantique voix séducteur;chanteur voix charmeur jazz micro velours séducteur romantique américain grave slow chanson;
créatures;n;monstres êtres dieu extraterrestres bêtes étranges vivantes fantastiques;monstres êtres bêtes animaux extraterrestres fantastiques dieu bizarres étranges mythologie vivantes dragons;créer création créateur
culotte;n;slip fesses dessous dentelle petite pantalon fille string;slip fesses sous gonflée vêtement enfant dentelle courte short pantalon dessous cheval;cul culotté déculottée
cyprès;n;arbre cimetière conifère pointu haie provençal vert sapin;arbre cimetière haie conifère allée vert pointu sud cigales grand pin résine;
célébrité;n;star connu vedette autographe tapis anonyme gloire paparazzi;star vedette connue gloire acteur autographe magazine chanteur renommée tapis fan notoriété;célèbre célébrer célébration
demoiselle;n;célibataire jeune fille libellule honneur mariée prétendant vieille;jeune fille honneur compagnie mariage célibataire libellule monsieur madame jolie gentille élégante;dame mademoiselle damoiselle
devant;o;derrière face premier tête avancer précéder spectateurs place;derrière face premier arrière place tête passer front miroir siège nez tablier;avant auparavant
diable;n;enfer tentation cornes dieu fourche rouge queue ange;enfer cornes démon rouge méchant fourche queue ange mal avocat beauté feu;diablotin diabolique endiablé
dignement;o;honneur noblement tête respect fièrement haute défaite pleurer;fièrement honneur noblement respect fierté fêter anniversaire mourir honte tête convenablement royalement;digne dignité indigne dignitaire
discrètement;o;doucement furtivement pointe ostensiblement voir silence espion bruit;silence cachette doucement pointe bruyamment secret chuchoter espion invisible pas ninja sournoisement;discret discrétion indiscret
disperser;v;éparpiller rassembler cendres foule vent manifestation regrouper répandre;éparpiller cendres foule vent séparer manifestation rassembler répandre police graines partout semer;épars dispersion
dispute;n;engueulade couple bagarre crier fâcher réconciliation querelle désaccord;engueulade bagarre querelle ménage couple conflit colère crier frères fâcher réconciliation cris;disputer
dodues;a;rondes grasses potelées maigres poules joues grosses dindes;grosses rondes potelées grasses poules joues enrobées dindes cuisses fesses maigres oies;dodu
duvet;n;plume couette camping poussin couchage moustache oie doux;plumes couette oreiller couchage oie camping canard poussin moustache chaud tente poils;duveteux
décollage;n;avion atterrissage piste fusée aéroport envol pilote ceinture;avion fusée atterrissage piste aéroport pilote partir ciel ceinture immédiat vol voler;colle coller décoller recoller
délicatement;o;doucement brutalement précaution douceur porcelaine soin caresser finement;doucement soin tendrement légèrement brutalement fragile attention caresser douceur porcelaine plume poser;délicat délicatesse indélicat
empreinte;n;doigt trace pas digitale neige police pied indice;doigt trace pas digitale pied écologique police carbone sable chaussure marque pouce;empreindre
engouffrer;v;dévorer vent manger tourbillon avaler bouche métro engloutir;manger avaler vent entrer dévorer tunnel métro dedans précipiter porte brèche foule;gouffre engouffrement
enjamber;v;obstacle pont flaque franchir barrière sauter clôture rivière;passer dessus sauter pied obstacle flaque barrière pont haie mur franchir clôture;jambe enjambée jambon
enlacer;v;bras serrer étreindre câlin amoureux tango embrasser lierre;bras serrer embrasser câlin amoureux étreindre tendresse amour couple tango lierre corps;lacet lacer entrelacer délacer
explosifs;n;dynamite bombe boum détonateur terroriste démineur mèche poudre;dynamite bombes pétards grenade mine dangereux démineur détonateur plastic terroristes boum artificier;exploser explosion
exprès;o;volontairement hasard fait accident excuse bêtise intention méchanceté;volontairement pas fait intention méchant malin voulu bêtise excuse délibérément accident courrier;express exprimer expressément
fissa;o;vite rapidement illico dépêcher arabe lentement argot presser;vite rapidement dépêcher presto arabe grouiller rapide argot illico pressé courir tout;
follement;o;éperdument amoureux passionnément aimer marguerite raisonnablement cœur ivresse;amoureux aimer passionnément éperdument dingue énormément beaucoup marguerite excessivement raisonnablement pas délire;fou folie affoler folle
foncer;v;taureau vitesse mur accélérer tête couleur tarte course;vite courir accélérer rapidement assombrir tête mur taureau éclaircir bélier couleur voiture;foncé fonceur fond
fouet;n;dompteur cuisine mayonnaise lion œufs cirque lanière blancs;cuisine dompteur coup chantilly œufs cuir martinet pâtisserie lion cirque mayonnaise aventurier;fouetter
franchement;o;sincèrement parler honnêtement vraiment hypocritement vérité mentir carrément;honnêtement sincèrement vraiment carrément vérité directement mentir sérieusement dire ouvertement hypocritement cœur;franc franchise affranchir
férié;a;jour congé noël mai travailler repos pont lundi;jour congé vacances mai lundi pont repos calendrier travail fermé dimanche chômé;foire fête
gaiement;o;joyeusement tristement chanter rire siffler sourire humeur fête;joyeusement rire content chanter heureux tristement siffler joie fête sourire vive allons;gai gaieté égayer
galop;n;cheval trot équitation sabots course pas cavalier vitesse;cheval trot course essai rapide équitation pas jockey sabots vite cavalier poney;galoper galopin
gamin;n;enfant gosse petit école môme bêtises adulte garçon;enfant gosse môme petit garçon bambin jeune fils école marmot rue morveux;gamine gaminerie
goûter;n;quatre tartine enfant école chocolat pain anniversaire croissant;quatre heures enfants manger essayer gâteau chocolat après école tester biscuit anniversaire;goût dégoûter ragoût dégustation
grelotter;v;froid trembler hiver frissonner dents claquer fièvre transpirer;froid trembler hiver frissonner dents fièvre neige claquer glacé peur chaud manteau;grelot
grignoter;v;souris manger fromage entre rongeur biscuit dévorer apéritif;souris manger apéro biscuit chips rongeur entre repas écureuil fromage noisette lapin;grignotage grignotine
guère;o;peu beaucoup pas presque négation rarement plus trop;peu pas tellement beaucoup presque paix rarement ne importe longtemps différent bataille;naguère
humanité;n;monde journal terre compassion bonté peuple bienveillance patrimoine;monde terre gens journal patrimoine espèce bonté crime population planète fraternité peuple;homme humain humanitaire
idéalement;o;parfaitement mieux rêve paradis situé théorie placé possible;parfaitement mieux rêve perfection parfait situé condition souhait théoriquement placé utopie bonheur;idée idéal idéaliste
index;n;doigt pouce majeur montrer main pointer livre auriculaire;doigt pouce main montrer pointer livre majeur liste nez mettre page bague;indexer indication
indéfiniment;o;toujours éternellement répéter temps jamais attendre perpétuellement limite;toujours durer éternellement patienter jamais temps longtemps perpétuellement sans limite éternité provisoirement;finir définir indéfini définition
interdire;v;autoriser permettre défense loi panneau fumer prohiber sens;défendre permettre panneau autoriser empêcher loi sens entrée fumer parents censurer refuser;dire interdiction interdit
jogging;n;courir survêtement baskets parc dimanche footing sport sueur;courir course baskets survêtement parc pantalon footing matin sport sueur capuche dimanche;joggeur
lance;n;chevalier pique pompiers tournoi arme pointe incendie bouclier;javelot chevalier pierre flammes arme jeter fer pompier pique missiles tournoi bouclier;lancer lancement lancier élan
lapsus;n;langue erreur révélateur mot psychanalyste parler involontaire bouche;révélateur erreur mot langue langage psychanalyse parler fourcher bourde inconscient dire confondre;
lasso;n;cowboy corde attraper nœud cheval taureau lancer rodéo;vache corde rodéo attraper taureau ouest indien cheval nœud capturer bétail western;lacet
lectures;n;livres lunettes romans bibliothèque pages écriture yeux soir;livres bouquins romans bibliothèque yeux vacances histoires magazines pages chevet soir école;lire lecteur relire lisible
lendemain;n;veille jour suivant gueule hier après matin futur;veille après jour chanter réveil suivant futur matin remettre cuite gueule hier;demain surlendemain
lobe;n;oreille boucle football ballon percer gardien piercing cerveau;oreille boucle percé cerveau frontal tête piercing poumon foie éléphant temporal mou;lober lobotomie
logiquement;o;raisonnement normalement absurdement mathématiques conséquence cohérence donc réfléchir;raisonnement normalement déduire mathématiques suite raison sens donc penser forcément évidemment cartésien;logique illogique logicien
lucarne;n;fenêtre toit grenier but télévision ballon football mansarde;fenêtre toit but grenier football lumière ouverture télévision petite vasistas ballon mansarde;
lustre;n;plafond cristal lampe lumière suspendu château salon ampoule;lampe plafond lumière cristal salon ampoule éclairage château brillant cinq années suspension;lustrer illustre lustré
malvoyant;a;aveugle lunettes canne yeux braille chien cécité handicap;aveugle canne lunettes chien braille blanche handicap yeux taupe myope guide entendant;voir vue visible voyant
matous;n;chats minous moustaches miauler gouttières mâles ronronner félins;chats minous gouttière félins mâles miauler ronronner poils gros moustaches mignons minets;
mentalement;o;tête calcul physiquement esprit penser cerveau compter intérieurement;tête calcul esprit penser psychologiquement cerveau physiquement compter malade intérieurement préparer intellectuellement;mental mentalité
mijoter;v;cuire cocotte feu ragoût sauce doux casserole bœuf;cuire cocotte feu doux plat cuisiner mamie ragoût casserole petit préparer sauce;mijoteuse mijoté
misère;n;pauvreté richesse faim mendiant taudis haillons argent dénuement;pauvreté pauvre argent clochard noire richesse dénuement sans malheur plante faim mendiant;misérable miséreux miséricorde
mitaines;n;gants doigts mains froid hiver laine cycliste moufles;gants doigts moufles mains hiver laine froid coupés tricot four dentelle motard;
mollo;o;doucement accélérer lentement calme ralentir piano vite prudence;doucement lentement calme ralentir doux tranquille vite piano cool relax flemme frein;mou mollement mollesse
monarque;n;roi papillon couronne trône reine souverain royaume sujets;roi papillon royaume couronne reine souverain absolu trône empereur soleil sceptre règne;monarchie monarchiste
monture;n;lunettes cheval cavalier selle âne verres opticien bague;cheval lunettes âne cavalier selle opticien chameau galop verres équitation bague écailles;monter montage montagne
motus;o;bouche cousue silence secret chut taire télévision lettres;bouche cousue silence chut secret taire télé boule doigt langue jeu noire;mot
naguère;o;autrefois jadis récemment passé avant temps longtemps anciennement;autrefois jadis avant passé époque temps ancien récemment hier antan vieux longtemps;guère
napper;v;gâteau chocolat sauce recouvrir caramel crème coulis dessert;chocolat gâteau sauce enrober crème caramel coulis dessert couvrir pâtisserie étaler glaçage;nappe nappage napperon
naviguer;v;bateau mer voile internet marin océan voilier capitaine;bateau mer voile internet voguer marin eau océan capitaine surfer vent vue;navire navigation navette
nettement;o;clairement flou mieux distinctement vaguement carrément beaucoup précisément;clairement mieux plus franchement précisément propre carrément flou beaucoup distinctement supérieur évident;net netteté nettoyer
numéro;n;téléphone chiffre loto cirque composer dossard maison acrobate;téléphone chiffre un cirque maison dix loto rue appel vert clown complémentaire;nombre numérique énumérer
numéroté;a;chiffre place billet page dossard siège casier exemplaire;chiffre compté page dossard liste billet place ordre ticket tirage siège maillot;nombre numéro numérotation
négocier;v;prix salaire discuter contrat marchander accord otages syndicat;prix discuter marchander commerce vendre accord affaire contrat virage salaire otages diplomate;négoce négociation négociant
onze;o;dix football douze équipe joueurs chiffre novembre nombre;dix football douze équipe novembre chiffre joueurs deux nombre jambes titulaire septembre;onzième
parade;n;défilé cirque amoureuse fanfare paon char escrime carnaval;défilé cirque fanfare nuptiale amour paon militaire carnaval fête rue gardien escrime;parer parader
passerelle;n;pont piéton rivière traverser bateau avion embarquer enjamber;pont bateau traverser piétons rivière lien bois marcher suspendue route franchir avion;passer passage passant
passé;n;hier futur présent histoire souvenirs composé imparfait avant;futur présent avant simple hier composé temps histoire conjugaison souvenir jadis autrefois;passer passage dépasser
patatras;o;tomber chute badaboum vaisselle fracas bruit boum pouf;chute tomber boum badaboum bruit catastrophe casser échec vaisselle crac onomatopée dégringoler;
paternel;a;papa maternel autorité famille instinct fils vieux daron;papa maternel vieux famille parent instinct amour autorité fils géniteur grand château;père patrie parrain patriarche
peloton;n;cyclistes vélo tour coureurs maillot exécution échappée étape;vélo cyclistes tour exécution coureurs tête groupe gendarmerie course maillot soldats queue;pelote
pencher;v;incliner tour balance tête droit redresser bas avant;tour incliner côté tomber balance bas baisser fenêtre tête droit travers courber;penchant pente
pendre;v;corde cou potence linge gibet accrocher bourreau crochet;corde haut linge crémaillère cou nez accrocher potence nœud manteau bourreau crochet;suspendre pendu pendule dépendre
pendule;n;horloge heure aiguilles temps balancier sourcier hypnose coucou;horloge heure temps aiguilles tic coucou minutes balancier remettre hypnose cheminée oscille;pendre pendulaire suspendre
piocher;v;carte creuser jardin tas dominos jeu terrassier pelle;carte jeu tas creuser pelle prendre domino main terre choisir tirer rami;pioche
plusieurs;o;beaucoup nombreux quelques seul divers deux fois multiples;beaucoup nombreux un quelques divers maintes deux fois certains multiples différents seul;plus pluriel
potage;n;soupe légumes bouillon poireaux assiette louche cuillère entrée;soupe légumes velouté bouillon cuillère poireaux bol chaud louche mixer assiette lettres;pot potager
pourtant;o;cependant mais toutefois néanmoins malgré conjonction quand objection;cependant mais toutefois néanmoins terre tourne contradiction malgré quand opposition bien donc;tant pour autant
presto;o;vite illico rapidement musique italien tempo piano magicien;vite rapidement illico subito musique italien fissa rapide allegro magie lentement tempo;prestement prestesse
primate;n;singe gorille chimpanzé homme lémurien mammifère mains macaque;singe homme gorille chimpanzé bonobo poils banane ouistiti mammifère lémurien arbre zoo;premier primaire primatologue
prochainement;o;bientôt cinéma tard affiche récemment date futur film;bientôt futur demain tôt cinéma après affiche semaine avenir ultérieurement attente salles;proche approcher prochain
préserver;v;protéger nature environnement planète garder détruire abîmer santé;protéger nature garder planète sauver environnement espèce sauvegarder amour capote abîmer latex;préservatif préservation conserver
pélican;n;bec poche oiseau poisson blanc mer plumes gosier;oiseau bec poche poisson mer plumes pêcher jabot palmes blanc volatile gros;
péniches;n;canal bateaux écluse fleuve marinier berges habiter quai;bateaux canal fleuve flottantes eau habiter mariniers écluses quai rivière barges vivre;
pépin;n;pomme raisin problème fruit parapluie orange noyau ennui;pomme parapluie problème raisin fruit pluie noyau orange graine ennui roi citron;pépinière épépiner
quelquefois;o;parfois souvent jamais toujours occasionnellement temps rarement fréquence;certains rarement souvent occasion temps moment occasionnellement jamais toujours plusieurs autre fréquemment;fois quelque
radioréveil;n;matin sonner table chevet alarme heure dormir lever;matin chevet musique heure sonner lever table alarme dormir lit sonnerie chambre;radio réveil réveiller éveil
rapidement;o;vite lentement tortue éclair urgence presser lièvre fusée;vite lentement fusée courir fissa presto lièvre pressé promptement prestement éclair express;rapide rapidité
rassis;a;pain dur frais vieux perdu croûton sec boulanger;pain dur vieux sec croûton perdu boulanger baguette frais mie canards hier;asseoir rassir
rassurer;v;inquiéter calmer peur consoler bébé tranquilliser angoisse apaiser;calmer peur consoler maman apaiser inquiet réconforter tranquilliser enfant confiance câlin doudou;sûr assurer rassurant
rayonner;v;soleil briller bonheur lumière beauté joie sourire étinceler;soleil briller joie lumière bonheur irradier sourire étinceler resplendir bonne heureux illuminer;rai rayon rayonnement
refrain;n;chanson couplet chanter répéter air chœur tête paroles;chanson couplet chanter musique répéter paroles tête entraînant air mélodie scie encore;
relire;v;fautes livre orthographe dictée correction vérifier encore copie;livre fautes deux encore corriger copie vérifier fois orthographe texte bouquin dictée;lecture lire relecture lisible
repas;n;manger midi dîner dessert table plat entrée cantine;manger déjeuner dîner table midi soir famille plat cantine nourriture cuisine festin;repaître paître
reporter;n;journaliste micro guerre caméra enquête photo télévision remettre;journaliste grand photo décaler journal retarder micro guerre différer scoop caméra ajourner;porter reportage report
ressusciter;v;mort fantôme zombie mourir revivre miracle revenir tombeau;mort revivre vivant vie tombeau cimetière zombie renaître croix miracle phénix messie;résurrection susciter
rivage;n;plage mer bord côte sable vagues océan échouer;mer plage côte bord sable océan bateau vagues naufragé berge île coquillages;rive riverain dérive
roulette;n;dentiste casino russe patins fraise noir croupier valise;casino russe dentiste croupier jeu boule valise chaise vélo bille rouge jetons;roue rouler rouleau
routier;n;camion chauffeur remorque péage conducteur restaurant livraison volant;camion chauffeur restaurant conducteur poids sympa vieux transport voie carte relais lourd;route déroute autoroute
récital;n;concert piano chanteur scène musique chant soliste violon;concert piano chant chanteur poésie musique opéra soliste violon diva scène public;réciter récitation récit
régner;v;trône couronne diviser gouverner souverain sceptre dominer majesté;diviser trône couronne gouverner pouvoir dominer maître monarchie empereur dynastie diriger;règne
régulièrement;o;souvent rarement fréquemment métronome semaine habitude constance sport;souvent fréquemment toujours habitude rythme métronome périodiquement temps constamment montre sport rarement;règle régulier irrégulier
sacrilège;n;profanation religion église péché blasphème offense dieu crime;péché profane blasphème religion église crime honte hérésie dieu interdit tabou offense;sacré sacrer sacrement
sapristi;o;juron zut mince diable flûte exclamation surprise bigre;juron mince zut saperlipopette interjection diantre surprise exclamation ciel vieux flûte diable;
saucer;v;pain assiette mie tremper jus essuyer morceau plat;pain assiette mie essuyer fond tremper plat pluie morceau nettoyer lécher averse;sauce saucière
secrètement;o;cachette amoureux publiquement espion ouvertement clandestinement confidence complot;cachette discrètement amoureux caché silence ouvertement espion furtivement chuchoter catimini cœur mystère;secret secrétaire
serrer;v;main vis dents ceinture bras boulon bonjour étreindre;main fort dents vis fesses étreindre ceinture bras visser étau relâcher poing;serre desserrer serrure enserrer
soulier;n;chaussure sapin pied lacets noël cordonnier talon vair;chaussure pied lacet cadeau cuir sapin cheminée godasse talon petit cordonnier verni;
strictement;o;rigoureusement interdit sévèrement personnel absolument confidentiel règlement rien;rigoureusement interdit sévère rien personnel absolument règlement réservé précisément exactement discipline rigide;strict
sérigraphie;n;impression encre pochoir affiche écran soie tissu art;impression écran affiche imprimer art encre maillot pochoir technique pop artiste soie;sérigraphe graphie
sûrement;o;certainement probablement doute prudemment lentement évidemment promis oui;certainement lentement probablement évidemment peut certain absolument forcément possible doute doucement confiance;sûr sûreté assurer rassurer
tardivement;o;tôt nuit minuit coucher précocement heure délai rentrer;retard soir nuit tôt heure lentement dernier après coucher précocement minuit fin;tard tarder tardif attarder
terrier;n;lapin trou renard galerie creuser chien blaireau garenne;lapin trou renard chien blaireau maison yorkshire lièvre garenne taupe galerie animal;terre déterrer enterrer
tintin;n;reporter chien capitaine houppette rien bande belge fusée;reporter bande dessinée houppette rien capitaine fusée aventures chien journaliste belge trésor;
toiles;n;araignées peintre tableaux chevalet tente musée cinéma lin;araignées tableaux peintures peintre tentes cinéma musée cirque jute chevalet voiles pinceau;toilette entoiler
toujours;o;jamais éternellement fidèle encore amour constamment vie continuellement;jamais éternellement amour constamment même éternité souvent encore vie ensemble perpétuellement fidèle;jour tout
traduction;n;langue anglais interprète dictionnaire étranger version thème français;langue anglais dictionnaire étranger mots version interprète texte sous trahison transcrire français;traduire traducteur
unisson;n;ensemble chorale chanter chœur voix cœurs harmonie accord;ensemble chœur chant chorale voix même accord musique chanter harmonie orchestre simultanément;son un unir sonner
vaillamment;o;courageusement chevalier lâchement épée soldat combattre bravement héros;courageusement chevalier combattre bravement guerre héros courage hardiment soldat bataille lâchement fort;vaillant valeur vaillance
valse;n;danse viennoise tourner trois bal temps tango musette;danse trois temps viennoise tourner musette beau musique accordéon hésitation couple bal;valser valseur
vignettes;n;album collectionner autocollants coller images dessinée bulles bande;images collection coller album auto médicaments voiture bande cases footballeurs autocollants autoroute;vigne
égaliser;v;but score match football coiffeur cheveux niveler partout;but score football match nul coiffeur cheveux un niveler partout pareil pointes;égal égalité inégal
énigme;n;mystère devinette sphinx résoudre détective solution enquête chercher;mystère devinette sphinx résoudre détective solution père question enquête charade réponse trouver;énigmatique
énormément;o;beaucoup peu infiniment extrêmement tas fort très tonnes;beaucoup trop immensément peu très gros éléphant grandement tout plein extrêmement follement;énorme énormité norme
épicer;v;piment poivre curry relever indien piquant cumin assaisonner;piment poivre relever curry cuisine assaisonner plat goût sel piquant fort cumin;épice épicerie épicier
étendard;n;drapeau sanglant bannière hymne soldat régiment hampe oriflamme;drapeau sanglant chevalier guerre bannière levé armée pays soldat hymne couleurs chanson;étendre standard
éternuement;n;souhaits nez rhume atchoum poivre mouchoir allergie grippe;nez atchoum rhume allergie mouchoir poivre souhaits microbes pollen poussière grippe postillons;éternuer sternutatoire
étranger;n;pays inconnu voyage frontière passeport ailleurs langue touriste;pays inconnu accent voyage langue ailleurs immigré légion roman frontière passeport autre;étrange étrangeté
évasion;n;prison prisonnier tunnel fuite cellule voyage liberté gardien;prison fiscale liberté fuite voyage prisonnier détenu tunnel fuir vacances barreaux grande;évader évasif
évidemment;o;bien naturellement sûr oui clair certainement logique forcément;oui sûr certainement bien clair logique naturellement forcément certes chanson assurément absolument;évident évidence
quête;n;chercher recherche mission aventure collecte chevalier trésor messe;recherche aventure chevalier trésor mission héros église messe panier jeu voyage collecte;quêter enquête requête quérir
assaisonner;v;saler poivre vinaigrette épices huile goût salade relever;sel poivre salade huile vinaigre cuisine épices goût plat herbes cuisinier ail;assaisonnement saison
confondre;v;mélanger jumeaux tromper distinguer ressembler erreur embrouiller sosie;jumeaux mélanger tromper erreur ressembler prendre sosie embrouiller distraction reconnaître distinguer coupable;confusion confus
défiler;v;podium mannequin marcher quatorze soldats parader manifestation mode;mannequins mode soldats rue juillet podium carnaval marcher fanfare uniforme char manifestants;défilé défilement
déguiser;v;carnaval costume masque pirate travestir princesse halloween maquiller;carnaval costume masque fête enfant pirate fée perruque maquillage anniversaire sorcière bal;déguisement
envahir;v;occuper armée conquérir pays barbares herbes fourmis ennemi;armée guerre ennemi pays occuper fourmis barbares conquête foule arriver vikings martiens;envahisseur invasion envahissant
marquer;v;but noter feutre point tache écrire ballon effacer;but football point stylo score noter équipe feutre joueur ballon écrire filet;marque marqueur remarquer démarquer
patauger;v;flaque bottes boue piscine canard eau pieds barboter;boue flaque eau bottes pluie enfants piscine mare canard plage hippopotame rivière;pataugeoire
protester;v;manifester grève râler contester refuser pancarte réclamer contre;grève manifestation pancarte colère râler crier contre syndicat injustice rue refus foule;protestation protestataire
recommencer;v;encore refaire répéter zéro début reprendre échouer rejouer;encore refaire début essayer répéter échec reprendre rater devoirs zéro partie courage;commencer commencement
rétrécir;v;laine lavage pull diminuer petit agrandir machine resserrer;pull laine lavage machine petit linge chaud diminuer vêtement potion serré agrandir;rétrécissement étroit
révolter;v;rébellion peuple insurger colère mutin injustice soulever indigner;peuple colère injustice esclaves roi pouvoir émeute rebelle barricade bastille insurgés mutins;révolte révolution révolutionnaire révoltant
tailler;v;crayon haie rosiers sécateur ciseaux couper pierre barbe;crayon haie ciseaux arbre couper rosier pierre sécateur jardinier barbe diamant costume;taille tailleur entaille détailler
vibrer;v;téléphone trembler corde guitare moteur secouer émotion son;téléphone poche corde guitare son trembler musique moteur sonner tambour émotion brosse;vibration vibreur vibrant vibrato
exploser;v;bombe dynamite éclater boum feu pétard sauter mine;bombe feu pétard boum dynamite guerre mine ballon gaz bruit terroriste artifice;explosion explosif
`;
