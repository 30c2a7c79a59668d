/** Common French words that are in no riddle, second half: word; part of speech; ranked clues; recall; family. */
export const COMMON_2 = `
planeur;n;avion moteur ailes vent ciel silencieux remorqué thermique;avion vent ciel voler silence moteur aile glisser;planer plané aéroplane
volant;n;voiture conduire badminton tourner direction permis pilote raquette;voiture badminton conduire tapis objet robe main tourner soucoupe;voler vol envol volée voltiger
frein;n;pédale ralentir arrêt vélo voiture disque accélérateur main;vélo pied pédale arrêt main voiture ralentir disque langue;freiner freinage refréner effréné freineur
pneu;n;roue caoutchouc crevaison gonfler jante voiture air garage;roue crever voiture caoutchouc gonfler hiver garage neige moto;pneumatique
phare;n;mer voiture lumière gardien bateau côte île tour;mer voiture lumière breton bateau tour gardien nuit côte;
klaxon;n;voiture avertisseur bruit embouteillage taxi impatience trompe corne;voiture bruit mariage avertir volant camion embouteillage trompe;klaxonner
essence;n;carburant station gazole réservoir pompe plein pétrole voiture;voiture station plomb pompe diesel plein parfum huile carburant;essentiel
guidon;n;vélo moto bicyclette selle direction poignées trottinette sonnette;vélo moto frein sonnette mains poignée selle tenir;guider guide
pédale;n;vélo frein orgue accélérateur piano embrayage cycliste pousser;vélo frein perdre piano accélérateur embrayage chaîne cycliste;pédaler pédalo pédalier pédalage
wagon;n;train locomotive rail voiture voyageur marchandise compartiment restaurant;train lit locomotive restaurant rail marchandise charbon tirer;wagonnet
locomotive;n;train vapeur wagon rail charbon tracter cheminot gare;train vapeur rail wagon charbon machiniste tirer fumée;locomotion loco motrice
rail;n;train voie acier fer parallèle traverse wagon tramway;train métro chemin métal voie gare sécurité acier;dérailler déraillement monorail autorail
gare;n;train quai voyageur station terminus billet départ ferroviaire;train quai voyageur billet voie valise attendre retard;garer garage
aéroport;n;avion piste vol bagages embarquement douane terminal atterrissage;avion piste valise vol douane voyage terminal décoller hôtesse;aérien aéroportuaire aérodrome aéronef aérogare
quai;n;gare port train embarquement bateau voie débarcadère voyageurs;gare bateau port train attendre fleuve bord adieux;
pont;n;rivière traverser passerelle fleuve viaduc arche navire arc;rivière traverser danser bateau arche guitare suspendu tunnel;ponton pontonnier pontage
tunnel;n;souterrain montagne train manche sombre galerie creuser taupe;noir manche montagne souterrain métro voiture bout creuser;tunnelier
route;n;chemin voiture rue bitume goudron voie asphalte nationale;voiture chemin goudron conduire macadam nationale virage camion rue;routier autoroute routard déroute dérouter
autoroute;n;péage vitesse voie voiture soleil aire nationale bretelle;péage vitesse voiture bouchon aire vacances bison bitume;route autoroutier auto
rue;n;avenue boulevard ville trottoir route piéton adresse pavé;ville trottoir maison adresse passant numéro pavé barricade boulevard;ruelle
carrefour;n;croisement intersection rue feu supermarché rencontre croisée priorité;rond feu supermarché croisement rue intersection giratoire priorité;
panneau;n;signalisation stop route indication affiche pancarte publicitaire solaire;stop direction signalisation circulation route solaire publicité basket interdiction;panneautage pan
parking;n;voiture stationnement garer souterrain place garage payant supermarché;voiture place souterrain garer payant supermarché ticket stationner;parc parquer
ancre;n;bateau marin jeter port mouiller navire amarrer tatouage;bateau jeter mer tatouage marin port lever fond;ancrer ancrage
rame;n;barque aviron pagaie métro galère canot papier galérien;bateau métro barque papier aviron galère canoë haricot;ramer rameur
joie;n;bonheur tristesse gaieté allégresse sourire larmes rire plaisir;rire bonheur larme sourire fête vivre tristesse noël sauter;joyeux joyeusement réjouir jovial réjouissance
tristesse;n;chagrin joie larmes pleurer mélancolie peine cafard deuil;larmes bonjour pleurer joie chagrin deuil mélancolie cafard;triste attrister tristement contrister
colère;n;rage fureur énervement péché rouge crier fâché furieux;rouge rage cris énervé crise noire péché caprice fureur;coléreux colérique décolérer
peur;n;frayeur crainte effroi trouille angoisse terreur courage trembler;noir monstre trembler cauchemar bleue fantôme ventre frayeur araignée;peureux apeuré apeurer peureusement
amitié;n;copain confiance affection camaraderie lien camarade sentiment fraternité;copain camarade lien amour confiance bracelet affection inséparables;ami amical amicalement inimitié
jalousie;n;envie amour possessif rival store vert convoitise soupçon;envie couple amour tromper crise voisin store vert possessif;jaloux jalouser jalousement
honte;n;rougir gêne déshonneur humiliation fierté pudeur remords embarras;rouge joues gêne timide cacher punition ridicule fierté toute;honteux éhonté honteusement
fierté;n;orgueil honte honneur dignité arrogance paon vanité drapeau;orgueil coq lion gay honneur paon tête victoire drapeau;fier fièrement fiérot
surprise;n;étonnement cadeau inattendu anniversaire imprévu pochette stupeur œuf;cadeau anniversaire pochette étonnement œuf inattendu chocolat fête;surprendre surprenant surpris
courage;n;bravoure peur héros vaillance lâcheté lion cran audace;héros brave bravoure peur pompier lion force bon oser;courageux encourager décourager courageusement découragement
bonheur;n;joie tristesse trèfle félicité gaieté béatitude extase porte;joie chance béatitude mariage vie sourire muguet porte;heureux bienheureux heur malheur
espoir;n;souhait attente vert optimisme confiance lueur avenir foi;vert attendre avenir vie rêve confiance optimisme déception lueur;espérer espérance désespoir désespérer inespéré
désespoir;n;détresse découragement abattement accablement gouffre dépression tristesse larmes;suicide triste larmes abandon déprime perte chagrin fond;espoir espérer désespérer désespéré désespérance
ennui;n;lassitude bâiller monotone souci problème dimanche distraction tracas;bâiller dimanche temps long souci mortel pluie amusement école;ennuyer ennuyeux ennuyant désennuyer
plaisir;n;joie jouissance satisfaction délice volupté bonheur dégoût offrir;joie douleur envie chocolat désir offrir vacances agréable jouir;plaire plaisant plaisanter déplaire complaisant
douleur;n;mal souffrance aïe blessure aspirine cri peine torture;mal aspirine cri blessure souffrance dent hôpital plaisir aïe;douloureux endolori indolore doléances endolorir
fatigue;n;épuisement lassitude sommeil repos dormir effort cerne crevé;sommeil dormir travail bâiller épuisement repos coup soir lit;fatiguer fatigant infatigable défatiguer
faim;n;soif manger appétit estomac loup gargouiller ventre creux;manger ventre loup soif nourriture estomac goûter appétit creux;affamé famine affamer famélique
soif;n;faim boire eau désert désaltérer gorge gosier sec;eau boire désert gorge chaleur faim verre vampire bière;assoiffé assoiffer soiffard
sommeil;n;dormir fatigue lit nuit bâiller oreiller rêve éveil;dormir nuit lit bâiller paupières marchand fatigue mouton rêve;sommeiller ensommeillé somnoler somnolence somme
rêve;n;cauchemar nuit songe dormir sommeil réalité imagination utopie;nuit dormir cauchemar sommeil espoir américain songe lit idéal;rêver rêveur rêverie rêvasser
cauchemar;n;rêve nuit monstre horrible sommeil sueur réveil effroi;nuit peur rêve monstre réveil dormir mauvais sursaut;cauchemarder cauchemardesque
rire;v;pleurer blague plaisanterie esclaffer hilare éclats humour clown;blague clown rigoler larmes joie éclat drôle pleurer fou;rieur risible ridicule dérision sourire risée
manger;v;boire nourriture avaler repas faim dévorer aliment bouffer;faim bouche repas fourchette nourriture avaler table cantine dévorer;mangeur mangeoire mangeable immangeable démanger
boire;v;eau soif manger verre avaler trinquer ivrogne gorgée;verre eau soif bouteille alcool vin paille avaler trinquer;boisson buveur buvette imbuvable breuvage buvable
parler;v;dire bavarder langue taire discuter bouche mot discours;bouche langue bavard dire voix mots téléphone silence discuter;parole parleur parloir parlement pourparlers
marcher;v;pied courir randonnée avancer fonctionner pas promener chaussure;pied promenade pas courir jambe randonnée bébé trottoir fonctionner;marche marcheur démarche démarcher
nager;v;piscine brasse crawl eau maillot couler poisson mer;piscine mer poisson brasse eau crawl bouée couler canard;nage nageur nageoire natation nautique
chanter;v;chorale voix musique mélodie oiseau karaoké fredonner coq;micro voix chorale douche coq oiseau karaoké musique note;chant chanteur chanson chantonner cantatrice
jouer;v;amuser enfant carte gagner ballon acteur récréation divertir;enfant cartes gagner cour ballon dés théâtre piano amuser;jeu joueur jouet enjoué joujou
crier;v;hurler voix fort gueuler chuchoter brailler colère vociférer;bruit fort hurler colère voix peur gueuler silence sourd;cri criard criant décrier crieur
lire;v;livre écrire roman page lunettes déchiffrer journal bouquin;livre page roman journal lunettes écrire alphabet lit bibliothèque;lecture lecteur lisible illisible liseuse relire
dessiner;v;crayon feuille tracer croquis gommer mouton esquisser papier;crayon feuille artiste colorier mouton esquisse croquis gomme;dessin dessinateur
peindre;v;pinceau tableau artiste toile mur couleur chevalet rouleau;pinceau tableau mur toile artiste couleur gouache plafond;peinture peintre pictural pittoresque repeindre
compter;v;nombres chiffres doigts mouton calculer boulier additionner dénombrer;nombres doigts chiffres mouton calculer dix cache additionner argent;compte comptable compteur comptoir décompte comptine
calculer;v;compter opération additionner nombre arithmétique mental estimer boulier;compter machine chiffres additionner mathématiques soustraire tête nombre;calcul calculatrice calculateur calculette incalculable
apprendre;v;élève leçon école étudier oublier enseigner savoir mémoriser;école leçon élève cœur savoir étudier professeur retenir réciter;apprentissage apprenti désapprendre apprenant
enseigner;v;professeur apprendre école élève instruire classe maître cours;professeur école élève maître classe instruire cours savoir;enseignant enseignement enseigne
étudier;v;apprendre université élève examen réviser école livre bûcher;école université livre leçon réviser élève examen apprendre fac;étude étudiant studieux
écouter;v;oreille entendre musique radio attention ouïe son obéir;oreille musique radio entendre silence conseil attentif porte élève;écoute écouteur auditeur
entendre;v;oreille écouter ouïe son percevoir bruit sourd comprendre;oreille sourd bruit son comprendre audition voix accord;entente entendement malentendu malentendant mésentente
regarder;v;voir œil observer télévision contempler miroir spectateur film;yeux télévision voir jumelles observer film admirer œil vitrine;regard égard regardant
voir;v;regarder œil yeux lunettes apercevoir aveugle distinguer entendre;yeux lunettes regarder aveugle cinéma œil loin croire;vue vision visible visuel voyant voyeur
sentir;v;nez odeur parfum renifler flairer odorat humer rose;nez odeur parfum fleur puer renifler mauvais humer flair;sensation senteur sens sentiment ressentir sensible
toucher;v;main doigt sens effleurer palper frôler tâter peau;main doigts peau caresser bois cible effleurer interdit sens;touche tact tactile attouchement retoucher intouchable
mordre;v;chien dent croquer vampire mâchoire pomme serpent ligne;dents chien pomme croquer vampire requin poussière hameçon chat;morsure mordant mordiller morceau mors
mâcher;v;gomme dent avaler ruminer bonbon bouche mordre vache;ruminer dents vache bouche gomme manger mot viande avaler;mâchoire mâchonner mâchouiller mastiquer
avaler;v;gorge gober pilule engloutir déglutir ingurgiter bouchée couleuvre;bouche gorge manger pilule couleuvre boire gober mâcher salive;avaleur ravaler aval
cuisiner;v;recette mijoter casserole chef plat four repas fourneau;chef plat recette casserole interroger tablier four légumes repas;cuisine cuisinier cuisinière cuisiniste
couper;v;ciseaux couteau trancher gâteau hacher morceau coller tailler;ciseaux couteau cheveux pain trancher coiffeur cheveu hacher bois;coupe coupure coupant découper coupon coupeur
éplucher;v;légume peler carotte économe couteau pomme oignon peau;couteau patate peau légume oignon peler économe carotte carnet;épluchure épluchage éplucheur
mélanger;v;remuer mixer battre cartes touiller brasser cuillère trier;cuillère cartes remuer pâte salade cocktail ingrédients battre couleurs;mélange mélangeur mêler
cuire;v;four casserole pâte poêle chauffer gâteau steak eau;four feu casserole poêle plat gâteau viande chaud mijoter;cuisson cuisine cuit cuiseur recuire
griller;v;barbecue saucisse pain feu brûler viande braise merguez;barbecue pain viande feu cigarette toast saucisse rouge brûler;grill grillade gril grille
bouillir;v;eau casserole thé chauffer bulles cent marmite colère;eau casserole chaud marmite cent bulles vapeur rage lait;bouillon bouilloire bouillie ébullition bouillonner bouillotte
frire;v;huile pomme beignet poêle cuire bain poisson grésiller;huile poêle beignet poisson patate gras œuf bassine;frite friture friteuse
laver;v;savon eau nettoyer linge salir propre lessive main;savon eau mains propre linge douche sale vaisselle machine;lavage lavabo laverie lavoir lavement
nettoyer;v;laver propre salir ménage éponge frotter balai astiquer;ménage éponge propre laver balai sale chiffon tache astiquer;nettoyage nettoyeur net netteté
balayer;v;poussière sol sorcière ramasser feuilles nettoyer pelle ménage;poussière feuilles ménage sorcière sol rue éboueur nettoyer;balai balayette balayeur balayage
essuyer;v;torchon vaisselle éponger sécher serviette chiffon larmes mouillé;vaisselle torchon sécher serviette pieds larmes chiffon main échec;essuie essuyage
repasser;v;fer linge chemise pli planche vapeur froissé défroisser;fer chemise linge vapeur plis planche examen revenir chaud;repassage repasseuse passer passage
coudre;v;aiguille fil bouton robe machine tissu ourlet dé;aiguille fil bouton tissu dé machine ourlet ciseaux mère;couture couturier découdre recoudre cousu
tricoter;v;laine aiguille pull écharpe maille pelote mamie bonnet;laine aiguille mamie pull maille pelote écharpe jambes;tricot tricoteuse tricotage
ranger;v;ordre chambre placard désordre classer étagère armoire trier;chambre ordre armoire désordre jouets placard classer étagère parents;rang rangement rangée déranger
plier;v;papier linge feuille courber draps chaise genou origami;linge papier genou draps bagage courber roseau serviette;pli pliage pliable pliant déplier plisser
habiller;v;vêtement mettre matin vêtir poupée couturier costume nu;vêtement matin poupée pantalon robe chemise vêtir froid mettre;habit habillement déshabiller habilleur
déshabiller;v;nu vêtement enlever ôter dévêtir douche couche retirer;nu vêtements douche enlever ôter coucher soir pyjama médecin;habit habiller déshabillé
coiffer;v;cheveux peigne brosse tresse salon mèche barrette chignon;cheveux peigne brosse salon tresse chignon chapeau poteau natte;coiffeur coiffure coiffe décoiffer
raser;v;barbe mousse moustache poil lame barbier joue tondre;barbe lame mousse moustache matin tondre murs ennuyer jambes;rasoir rasant rasage
maquiller;v;rouge visage fard lèvres mascara clown poudre yeux;rouge yeux fard mascara clown visage farder poudre truquer;maquillage maquilleur démaquiller
peser;v;balance tonne kilo lourd gramme masse bascule légumes;balance kilo lourd fruits bébé régime gramme pour;poids pesant pesanteur pèse pesée
mesurer;v;mètre règle longueur taille hauteur toise évaluer centimètre;règle mètre taille longueur centimètre hauteur distance toise grandir;mesure mesurable démesuré mensuration
acheter;v;vendre argent magasin payer courses client boutique acquérir;magasin argent vendre payer courses prix boutique pain dépenser;achat acheteur racheter rachat
coûter;v;prix cher valoir argent payer combien somme onéreux;prix cher argent euro valoir payer peau bras étiquette;coût coûteux
donner;v;offrir recevoir prendre cadeau cartes tendre prêter sang;cadeau offrir recevoir sang main tendre prêter généreux reprendre;don donneur donation donateur redonner
offrir;v;cadeau donner anniversaire recevoir fleurs bague présent bouquet;cadeau fleurs noël donner anniversaire bouquet ruban présent;offre offrande offrant
recevoir;v;cadeau donner invités courrier lettre accueillir offrir obtenir;cadeau invités courrier accueillir donner colis ami lettre chez;réception reçu récepteur récipient receveur réceptif
prêter;v;emprunter rendre argent banque fourmi donner avancer passer;argent banque rendre livre généreux fourmi emprunter ami main;prêt prêteur
emprunter;v;prêter bibliothèque rendre argent banque dette crédit voisin;banque livre bibliothèque argent rendre crédit voler dette;emprunt emprunteur
rendre;v;redonner restituer emprunter vomir monnaie prêter retourner rapporter;vomir donner restituer prêter rapporter monnaie visite remettre copie;rendu reddition rendement rente
perdre;v;gagner trouver égarer clé match chemin partie oublier;gagner clé temps défaite jeu chercher égarer match poids;perte perdant perdition éperdu déperdition
trouver;v;chercher perdre découvrir trésor eurêka dénicher solution tomber;chercher trésor solution perdre objet dénicher œufs cacher idée;trouvaille retrouver introuvable retrouvailles
chercher;v;trouver fouiller perdu quête détective clé explorer trésor;trouver perdre clés trésor fouiller loupe enquêter mot œufs;recherche chercheur rechercher
cacher;v;dissimuler montrer planquer trouver masquer secret chat trésor;jouer secret trésor trouver dissimuler masque invisible lit compter;cache cachette cachotterie cachottier cachot
montrer;v;cacher doigt désigner index exhiber indiquer présenter voir;doigt cacher exhiber voir désigner exposer présenter indiquer dos;montre démontrer démonstration monstration
ouvrir;v;fermer porte clé parapluie boîte cadeau serrure sésame;porte clé fermer fenêtre bouteille yeux cadeau boîte parapluie;ouverture ouvert ouvreuse rouvrir
fermer;v;ouvrir porte clé clore verrou serrure verrouiller volet;porte clé ouvrir yeux verrou volet bouche clore magasin;fermeture ferme enfermer renfermer refermer
entrer;v;sortir porte pénétrer dedans toquer intérieur maison accéder;porte sortir frapper maison sonnette pénétrer dedans venir ticket;entrée rentrer rentrée entrant
descendre;v;monter escalier bas pente toboggan train dégringoler cave;escalier monter bas montagne ski étage train tuer cave;descente descendant descendance redescendre
glisser;v;verglas patin ski banane toboggan savon luge tomber;banane toboggan verglas neige patin savon luge tomber ski;glissade glissant glisse glissement
grimper;v;arbre escalader monter montagne échelle alpiniste corde singe;arbre montagne corde monter escalade lierre singe échelle mur;grimpeur grimpant grimpette regrimper
ramper;v;serpent ventre bébé limace sol reptile soldat chenille;serpent bébé terre ver limace soldat sol ventre;rampant rampement reptation
rouler;v;voiture vélo pneu bille tourner boule route crêpe;voiture vélo ballon route bille pelle boule tapis bosse;roulement roulette roue rouleau roulotte dérouler
conduire;v;voiture permis volant chauffeur guider mener route piloter;voiture volant permis route chauffeur camion mener vitesse guider;conducteur conduite conduit conduction
freiner;v;ralentir accélérer pédale stopper pneu vitesse arrêter voiture;voiture pédale ralentir stop vélo arrêter virage urgence;frein freinage effréné
accélérer;v;vite ralentir vitesse pédale freiner presser champignon voiture;vite voiture pédale vitesse champignon doubler freiner pressé;accélérateur accélération célérité
démarrer;v;moteur voiture clé commencer contact départ stopper caler;voiture moteur clé partir commencer côte contact course;démarrage démarreur redémarrer amarrer
stationner;v;garer voiture trottoir créneau parcmètre immobile interdit place;garer parking voiture place trottoir créneau horodateur immobile;stationnement station stationnaire
voyager;v;valise avion train vacances monde touriste découvrir passeport;valise avion train partir monde vacances touriste passeport pays;voyage voyageur
partir;v;arriver quitter rester valise vacances voyage revenir aller;arriver quitter valise vacances loin gare voyage adieu aller;départ repartir partance
arriver;v;partir venir gare destination train parvenir retard but;gare train partir venir but destination survenir avion retard;arrivée arrivage arrivant arriviste
rester;v;partir demeurer quitter maison immobile continuer séjourner attendre;partir demeurer ici attendre maison assis encore camper;reste restant
attendre;v;patience file bus patienter gare rester longtemps docteur;patience bus file gare salle impatient queue noël poireauter;attente attentiste inattendu
suivre;v;filer traquer derrière précéder flèche pister mouton continuer;chemin filer derrière flèche pister ombre guide mouton série;suite suivant suiveur poursuivre suivi poursuite
précéder;v;suivre avant devancer devant antérieur annoncer tête éclaireur;avant devant devancer ouvrir premier venir annoncer hier;précédent précédemment prédécesseur
poursuivre;v;continuer voleur courir police chasser fuir tribunal traquer;voleur chasser courir continuer police course tribunal chat;poursuite suivre suite poursuivant
attraper;v;ballon lancer saisir rhume prendre loup filet voleur;ballon voleur saisir papillon rhume poisson capturer loup main;attrape rattraper trappe attrapade
lancer;v;ballon jeter javelot attraper balle poids disque envoyer;ballon javelot jeter poids fusée pierre balle dé frisbee;lance lancement lanceur relancer élancer
tirer;v;pousser fusil corde but pistolet flèche tracter chasse;corde pousser pistolet langue but cible fusil charrette carte;tir tireur tirage retirer étirer tirette
pousser;v;tirer brouette balançoire grandir plante bousculer chariot porte;tirer caddie plante porte bousculer bébé balançoire cri mémé;pousse poussée poussette repousser
porter;v;sac soulever lourd vêtement valise bras tenir bébé;sac lourd bras bébé valise vêtement chapeau plainte soulever;porteur portable portage apporter transporter portatif
soulever;v;poids déplacer haltère lourd porter grue hisser cric;poids lourd haltère porter hisser monter cric force question;soulèvement lever levée
poser;v;mettre lapin question placer table photo modèle bombe;mettre question lapin table photo moquette modèle lâcher;pose dépôt déposer position poseur
lever;v;coucher main matin baisser hausser soleil debout rideau;main matin soleil debout coucher rideau doigt réveil poids;levée levier élever relever lève levure
baisser;v;lever diminuer prix descendre tête rideau pantalon augmenter;monter tête prix lever descendre volume pantalon rideau;baisse bas abaisser rabais rabaisser
tourner;v;manège toupie virer pivoter clé rond page volant;roue film manège rond toupie volant page virer clé;tour tournant tournure tournoi retourner tournis
plonger;v;piscine eau palmes tremplin sauter requin masque immerger;piscine mer bouteille tête eau sauter apnée vaisselle palmes;plongeon plongeur plongée plongeoir replonger
flotter;v;couler bouchon eau surface bouée drapeau bois pleuvoir;bateau bouée eau couler pleuvoir bouchon drapeau radeau nager;flot flottaison flotteur flotte flottement
pêcher;v;poisson canne hameçon rivière ver filet truite asticot;canne rivière hameçon truite ligne filet bateau ver crevette;pêche pêcheur repêcher pêcherie
chasser;v;fusil gibier lapin tuer chien sanglier expulser lion;fusil lapin gibier forêt chien expulser mouche arc naturel;chasse chasseur pourchasser
jardiner;v;fleur légume planter potager bêche arroser terre râteau;fleurs potager planter bêcher semer légumes dimanche terre;jardin jardinier jardinage jardinière
planter;v;arbre graine clou tente semer terre jardin chou;arbre graine jardin clou terre piquet ordinateur chou tente;plante plantation planteur plant transplanter
arroser;v;eau fleurs jardin tuyau plante gazon pluie sécheresse;fleurs jardin eau tuyau plantes fêter asperger pluie mouiller;arrosoir arrosage arroseur rosée
semer;v;graine récolter blé champ planter agriculteur vent distancer;graine jardin blé récolter vent champ panique paysan doute;semence semailles semis semeur parsemer
récolter;v;semer moisson fruits blé ramasser agriculteur cueillir champ;champ blé semer légumes moisson fruits ramasser vent automne;récolte récoltant
cueillir;v;fleur fruit cerise champignon ramasser panier pomme muguet;fleur fruit cerise bouquet ramasser champignon pomme rose panier;cueillette cueilleur recueillir
creuser;v;trou pelle terre tombe taupe pioche tunnel fossé;trou pelle terre tombe tunnel taupe chien tranchée fossé;creux creusement
construire;v;bâtir maison démolir maçon édifier brique immeuble élever;maison maçon bâtir brique démolir pont cubes édifier chantier;construction constructeur constructif reconstruire
bâtir;v;construire maison maçon édifier pierre ériger démolir château;maison construire maçon château mur édifier pierre avenir;bâtiment bâtisse bâtisseur rebâtir
démolir;v;détruire casser construire abattre bulldozer raser mur marteau;détruire casser immeuble mur bulldozer construire marteau abattre;démolition démolisseur
casser;v;briser réparer vase verre œuf assiette jambe noix;briser verre vase marteau réparer œuf croûte jambe noix;casse cassure cassable incassable concasser
réparer;v;casser garagiste panne bricoler outil mécanicien dépanner cordonnier;garage casser voiture outils panne mécanicien bricoler dépanner erreur;réparation réparateur irréparable
bricoler;v;marteau outil réparer perceuse dimanche clou atelier tournevis;marteau outils dimanche clou atelier réparer meuble perceuse papa;bricolage bricoleur bricole
clouer;v;marteau planche fixer pointe bois enfoncer cercueil bec;marteau planche bec bois pointe fixer pilori lit;clou clouage déclouer cloueuse
visser;v;tournevis serrer bouchon écrou boulon couvercle tourner planche;tournevis serrer écrou boulon planche fixer meuble ampoule;vis dévisser vissage visseuse
percer;v;trou foret oreille mur perforer dent chignole mystère;trou mur oreille mystère bouton dent tunnel réussir;perceuse perçant percée perceur transpercer
scier;v;bois bûche dents branche couper planche bûcheron arbre;bois planche bûche branche couper dents arbre menuisier;scie scierie sciure
coller;v;timbre enveloppe fixer scotch papier affiche adhésif puni;timbre papier affiche scotch copier glu gommette retenue baffe;colle collage collant autocollant décoller
déchirer;v;papier feuille pantalon morceaux tissu lacérer arracher page;papier lettre pantalon couper morceau tissu feuille muscle accroc;déchirure déchirement déchirant
attacher;v;lacets lier ceinture corde chien ficeler nœud ligoter;ceinture corde lier lacet chien nœud cheveux ficelle ligoter;attache attachement attachant détacher rattacher
détacher;v;délier lessive ceinture libérer corde dénouer chien nettoyer;dénouer libérer délier chien nœud lessive ceinture défaire savon;détachant détachement attache attacher
nouer;v;lacet cravate attacher corde ruban foulard lier gorge;lacet cravate corde ruban ficelle foulard attacher boucle gorge;nœud dénouer dénouement renouer
accrocher;v;tableau mur portemanteau suspendre cintre pendre clou wagon;tableau mur manteau patère pendre clou wagon suspendre cintre;accroche crochet décrocher accrochage croc
suspendre;v;accrocher plafond lustre cintre crochet linge interrompre hamac;accrocher lustre cintre fil linge plafond pause manteau hamac;suspension suspens suspendu pendre
remplir;v;vider verre bouteille seau formulaire verser ras carafe;verre vider bouteille formulaire seau estomac bassine eau;remplissage emplir plein
vider;v;remplir poubelle poisson bouteille baignoire débarrasser sac évacuer;remplir bouteille poubelle verre poisson poche sac évier;vide vidange évider videur
verser;v;carafe verre eau couler servir larme remplir thé;eau verre bouteille larme bol argent pluie servir thé;versement verseur reverser déverser
renverser;v;verre tomber piéton vase lait culbuter basculer tache;verre tomber piéton lait chuter tache voiture basculer roi;renversement verser envers renversant inverse
allumer;v;éteindre feu briquet lampe bougie télévision interrupteur cigarette;feu cheminée lampe éteindre télé bougie briquet cigarette;allumette lumière allumage allumeur rallumer
chauffer;v;radiateur four cheminée soleil refroidir cuire bouilloire température;feu radiateur eau four casserole hiver brûler moteur salle;chauffage chaud chaleur chaudière réchauffer chauffe
refroidir;v;réchauffer soupe glaçon température tiédir frais baisser moteur;glace congélateur souffler frigo ventilateur tiédir soupe hiver;froid froideur refroidissement
geler;v;hiver glace froid zéro eau grelotter fondre grêle;froid glace hiver congélateur eau dents lac neige fondre;gel gelée dégeler congeler engelure congélation
sécher;v;linge mouiller serviette cheveux cours soleil essuyer foin;linge serviette cheveux soleil cours fil mouiller essuyer larmes;sec séchoir sécheresse assécher séchage
mouiller;v;eau pluie sécher tremper éponge ancre humecter arroser;eau pluie sécher tremper arroser maillot éponge douche orteil;mouillage mouillette
briller;v;étoile soleil scintiller étinceler or luire diamant reluire;étoile soleil or diamant étinceler luire reluire absence chaussures;brillant brillance brillamment
éclairer;v;lampe lumière phare illuminer bougie torche réverbère ampoule;lampe bougie lumière torche lune phare ampoule lanterne illuminer;éclairage clair éclair éclaircir clarté
souffler;v;bougie vent anniversaire gonfler expirer air ballon respirer;bougie vent trompette anniversaire respirer loup ballon réponse soupe;souffle soufflet soufflerie essouffler souffleur
tousser;v;rhume gorge sirop malade bronchite maladie poumon fumeur;rhume gorge malade sirop grippe fumer coqueluche quinte;toux toussoter toussotement
éternuer;v;rhume nez atchoum mouchoir poivre allergie souhaits microbes;rhume nez atchoum poivre mouchoir poussière allergie souhaits pollen;éternuement
bâiller;v;fatigue sommeil ennui bouche dormir mâchoire main lassitude;fatigue sommeil ennui bouche main dormir corneille lit contagieux;bâillement entrebâiller
ronfler;v;dormir nuit bruit sommeil nez lit mari moteur;dormir bruit nuit nez cochon lit moteur grand;ronflement ronfleur ronflant
rêver;v;dormir nuit songer imaginer cauchemar sommeil espérer endormi;dormir nuit songe étoiles lune imaginer oreiller espérer;rêve rêveur rêverie rêvasser
réveiller;v;dormir matin coq sonner endormir lever sommeil alarme;matin dormir coq alarme lever secouer sonnerie café mort;réveil éveil éveiller veiller
soigner;v;malade médecin guérir infirmière hôpital docteur panser médicament;malade médecin hôpital infirmière médicament guérir pansement bobo;soin soigneux soigneur soignant soigneusement
guérir;v;soigner maladie médicament médecin remède santé rétablir malade;malade médicament soigner santé médecin vaccin rétablir mal;guérison guérisseur inguérissable
blesser;v;couteau mal sang accident balle offenser vexer soldat;couteau sang mal couper genou vexer plaie offenser;blessure blessé blessant
saigner;v;nez rouge coupure blessure pansement genou plaie cochon;nez blessé genou couper plaie pansement blanc rouge;sang saignement saignée saignant sanglant
opérer;v;chirurgien bistouri hôpital appendicite malade anesthésie agir scalpel;chirurgien hôpital bistouri cœur bloc appendicite agir anesthésie;opération opérateur opératoire
vacciner;v;piqûre seringue virus médecin grippe immuniser prévenir rage;piqûre seringue grippe docteur bras protéger bébé virus rage;vaccin vaccination
naître;v;bébé mourir venir accouchement vie maternité monde éclore;bébé mourir vie maternité œuf éclore monde jour étoile;naissance natal né renaître natalité nativité
vieillir;v;rides âge rajeunir temps vin grandir années cheveux;rides âge temps cheveux vin rajeunir grandir retraite cave;vieux vieillesse vieillard vieillissement
vivre;v;mourir exister respirer habiter naître cœur être demeurer;mourir respirer exister habiter heureux joie longtemps ensemble;vie vivant survivre vif vivace vital
épouser;v;marier mari alliance mairie femme fiancé union divorcer;mari mariage bague femme église alliance prince robe oui;époux épouse épousailles épouseur
divorcer;v;séparer mariage rompre avocat quitter couple juge époux;séparer mariage couple rompre juge avocat quitter remarier;divorce divorcé
caresser;v;chat main câliner doux chien cajoler tendresse poil;chat doux main peau câlin chien poil flatter effleurer;caresse caressant
chatouiller;v;rire pieds plume sensible aisselles orteils taquiner doigts;pieds rire plume bébé aisselles nez doigts enfant;chatouille chatouilleux chatouillement
aimer;v;adorer cœur détester chérir haïr apprécier tendrement passionnément;câlin cœur détester adorer chérir folie baiser tendresse;amour amoureux ami amant aimable amitié
adorer;v;aimer détester raffoler vénérer idolâtrer chérir dieu admirer;aimer dieu chocolat idole détester brûler vénérer raffoler;adorable adoration adorateur
détester;v;haïr aimer adorer abhorrer exécrer horreur épinards ennemi;haïr aimer horreur épinards ennemi rejeter abhorrer méchant;détestable
haïr;v;détester aimer exécrer ennemi abhorrer mépriser rancune adorer;détester aimer ennemi maudire rancune colère mépriser vengeance;haine haineux haïssable
espérer;v;souhaiter attendre désirer croire rêver optimiste compter vœu;attendre vouloir souhaiter rêver croire demain lendemain prier;espoir espérance désespoir désespérer inespéré
regretter;v;remords déplorer excuse passé repentir nostalgie erreur désolé;erreur remords excuse passé nostalgie pleurer faute pardon;regret regrettable regretté
pardonner;v;excuser faute punir absoudre oublier vengeance offense grâce;excuse faute oublier absoudre réconcilier péché rancune clémence;pardon pardonnable impardonnable
remercier;v;gratitude cadeau renvoyer reconnaissance dire congédier service licencier;reconnaissance cadeau politesse licencier gratitude fleur bonté congédier;merci remerciement
féliciter;v;bravo applaudir complimenter succès diplôme louer victoire blâmer;bravo mariage réussite complimenter applaudir naissance victoire main;félicitations félicité
saluer;v;bonjour main chapeau drapeau politesse acteur militaire courbette;bonjour main drapeau chapeau révérence rencontrer public acteur;salut salutation salutaire
inviter;v;fête convier anniversaire repas carton amis recevoir dîner;anniversaire fête repas amis dîner carton recevoir danser;invitation invité inviteur
rencontrer;v;croiser connaissance hasard voir trouver ami rejoindre affronter;ami croiser hasard voir connaître rue amour face;rencontre
accueillir;v;recevoir bienvenue invités héberger hôte hospitalité réception rejeter;bienvenue invité recevoir hôte porte bras réfugié hôtel;accueil accueillant cueillir
abandonner;v;laisser quitter renoncer chien délaisser lâcher capituler déserter;chien laisser quitter renoncer île lâcher partie orphelin bateau;abandon abandonné
rappeler;v;souvenir téléphone oublier mémoire évoquer nouveau remémorer message;téléphone mémoire souvenir oublier répondeur acteur plus demain numéro;rappel appeler appel
penser;v;réfléchir cerveau tête idée songer méditer croire esprit;cerveau réfléchir tête idée croire songer philosophe donc;pensée penseur pensif impensable
réfléchir;v;penser miroir cerveau méditer songer cogiter solution problème;penser miroir tête cerveau problème échecs méditer lumière agir;réflexion réfléchi reflet réflecteur irréfléchi
imaginer;v;rêver inventer concevoir supposer penser fantaisie créer conte;rêver inventer idée enfant songe créer supposer histoire;imagination imaginaire image imaginatif
inventer;v;créer nouveau découvrir savant imaginer brevet concevoir innover;imaginer créer savant découvrir histoire poudre roue nouveau;invention inventeur inventif
créer;v;inventer dieu artiste faire détruire concevoir fabriquer produire;inventer dieu artiste fabriquer monde produire imaginer entreprise;création créateur créatif créature recréer
découvrir;v;trouver explorer trésor révéler inventer inconnu surprendre dévoiler;trésor explorateur trouver inventer île cadeau soulever explorer continent;découverte couvrir découvreur
deviner;v;énigme trouver voyante boule prédire avenir charade réponse;énigme mystère boule charade réponse voyante trouver pyramide;devin devinette divination divinatoire
comprendre;v;saisir expliquer piger intelligence sens entendre contenir clair;expliquer intelligent saisir piger leçon langue savoir inclure;compréhension compréhensible incompréhensible compréhensif
expliquer;v;comprendre professeur raison éclaircir clarifier pourquoi exposer détailler;professeur comprendre leçon éclaircir tableau clair pourquoi mode;explication explicatif explicite inexplicable
raconter;v;histoire fable narrer relater récit blague soirée souvenirs;histoire soir enfant narrer mamie salade souvenir livre dire;conte conter conteur racontar
mentir;v;vérité tromper nez faux inventer bobard arracheur dire;nez vérité faux enfant arracheur tromper dent poker;mensonge menteur démentir mensonger démenti
tricher;v;jeu cartes copier tromper examen règle manche honnête;jeu cartes copier examen règles voisin tromper manche poker;triche tricheur tricherie
promettre;v;jurer tenir parole serment engager assurer garantir mariage;jurer parole lune serment croix engagement politicien tenir;promesse prometteur promis
jurer;v;promettre serment tribunal gros cracher charretier témoin vérité;cracher gros promettre tribunal serment insulte vérité parole bible;juron juré jury parjure conjurer
avouer;v;confesser coupable faute aveux nier reconnaître admettre crime;coupable faute vérité police confesser crime nier reconnaître;aveu inavouable désavouer
demander;v;question répondre réclamer prier interroger vouloir poliment solliciter;question répondre poliment service main réclamer autorisation prier vouloir;demande demandeur redemander
téléphoner;v;appeler allô numéro sonner raccrocher combiné portable cabine;appeler portable allô numéro sonnerie cabine parler répondeur;téléphone téléphonique téléphoniste
appeler;v;téléphone nom crier nommer numéro secours sonner interpeller;téléphone nom crier sonner prénom secours police héler;appel rappeler appellation rappel
bavarder;v;parler papoter discuter pie classe jacasser concierge taire;parler discuter papoter classe pie voisine café commérage;bavard bavardage
chuchoter;v;murmurer oreille secret voix bas crier parler doucement;oreille secret bas murmurer silence voix bibliothèque doucement;chuchotement chuchotis
murmurer;v;chuchoter oreille bas voix doucement crier susurrer ruisseau;chuchoter oreille bas vent cheval voix secret ruisseau;murmure
hurler;v;crier loup fort gueuler brailler peur vociférer voix;loup crier lune peur bébé mort fort douleur;hurlement hurleur
siffler;v;arbitre train bouche oiseau merle serpent air lèvres;arbitre merle train bouche serpent bouteille doigts travailler;sifflet sifflement siffleur siffloter
applaudir;v;mains bravo spectacle public acteur théâtre huer ovation;mains bravo spectacle théâtre concert public acclamer taper;applaudissement
gronder;v;disputer bêtise tonnerre réprimander parent orage enfant punir;orage bêtise enfant chien tonnerre parents fâcher disputer;grondement gronderie grondeur
punir;v;coin bêtise sanctionner récompenser fessée coupable châtier élève;coin bêtise enfant prison fessée récompenser lignes faute;punition puni impuni punitif impunité
récompenser;v;médaille punir prix mérite bon féliciter trophée primer;bonbon punir médaille mérite bon cadeau prix chien;récompense compenser
obéir;v;ordre chien soumettre écouter sage soldat exécuter maître;chien ordre maître soldat parents loi soumis doigt œil;obéissance obéissant désobéir désobéissant
commander;v;ordonner chef restaurant général capitaine diriger obéir pizza;ordre restaurant chef internet général diriger armée pizza pull;commande commandement commandant décommander
diriger;v;chef orchestre commander mener patron gouverner conduire gérer;chef orchestre patron conduire commander guider entreprise mener;direction dirigeant directeur dirigeable
voter;v;urne élection bulletin isoloir citoyen candidat président scrutin;élection urne bulletin isoloir dimanche citoyen main président loi;vote votant votation
élire;v;président voter choisir maire urne scrutin candidat bulletin;vote président député choisir urne délégué domicile miss;élection élu électeur électoral réélire éligible
juger;v;tribunal condamner procès coupable avocat évaluer marteau robe;tribunal procès marteau arbitre condamner apparences avocat évaluer;juge jugement préjugé jugeote
condamner;v;juge prison coupable tribunal peine acquitter sentence mort;tribunal coupable juge prison peine mort porte bannir;condamnation condamné damner
emprisonner;v;enfermer cellule libérer geôle détenu incarcérer barreaux coupable;cellule barreaux enfermer juge liberté menottes geôle coupable;prison prisonnier emprisonnement
libérer;v;prisonnier cage relâcher délivrer emprisonner oiseau évader otage;prison oiseau otage relâcher cage délivrer esclave évader;liberté libre libération libérateur
attaquer;v;défendre agresser assaillir ennemi armée combattre guerre assaut;défendre ennemi requin guerre agresser loup assaillir chien;attaque attaquant contrattaque inattaquable
défendre;v;attaquer protéger avocat interdire rempart gardien accusé château;avocat attaquer protéger interdire château ennemi droit soldat;défense défenseur défensif indéfendable
protéger;v;bouclier défendre garder casque abriter veiller danger parapluie;bouclier parapluie casque soleil défendre garde abri mère;protection protecteur protège
sauver;v;secourir danger noyade pompier vie héros fuir bouée;pompier héros vie noyer danger super naufragé secours planète;sauvetage sauveteur sauveur sauvegarde sauf
combattre;v;lutter guerre soldat ennemi affronter épée gladiateur adversaire;guerre ennemi soldat feu lutter épée boxeur affronter;combat combattant combatif battre
vaincre;v;gagner battre ennemi perdre triompher terrasser adversaire dominer;gagner ennemi dragon battre triompher péril perdre guerre;vainqueur victoire invincible victorieux vaincu
travailler;v;bureau usine métier bosser patron salaire vacances chômeur;bureau usine chômage salaire école boulot patron repos bosser;travail travailleur
reposer;v;dormir détendre fatigue lit sieste canapé délasser vacances;dormir lit sieste fatigue canapé vacances détendre tombe;repos reposant poser
fêter;v;anniversaire célébrer gâteau champagne victoire ballons noce événement;anniversaire noël champagne gâteau victoire arroser danser ballons;fête festin festif festivité festival
célébrer;v;fêter messe anniversaire mariage commémorer prêtre victoire honorer;mariage messe anniversaire noël victoire honorer commémorer fêter prêtre;célébration célébrité célèbre
décorer;v;sapin guirlande orner salon médaille boule embellir maison;sapin guirlande noël orner médaille gâteau chambre soldat embellir;décor décoration décorateur décoratif
emballer;v;cadeau papier paquet carton ruban ficelle scotch envelopper;cadeau papier ruban carton noël paquet scotch enthousiasmer;emballage déballer balle remballer
envoyer;v;lettre poste recevoir colis courrier expédier message lancer;lettre poste colis mail recevoir timbre expédier facteur balader;envoi renvoyer renvoi envoyeur
livrer;v;colis pizza camion apporter domicile facteur paquet commande;pizza colis camion facteur apporter domicile bataille trahir;livraison livreur délivrer
photographier;v;appareil cliché flash sourire objectif paysage image portrait;appareil portrait flash sourire objectif album pose cliché;photo photographe photographie photogénique
filmer;v;caméra réalisateur acteur scène tourner cinéma enregistrer vidéo;caméra cinéma mariage acteur téléphone tourner scène vidéo;film filmage pellicule
imprimer;v;encre papier livre journal ordinateur feuille texte publier;papier encre ordinateur livre journal feuille machine éditer;imprimante impression imprimerie imprimeur
effacer;v;gomme tableau éponge crayon supprimer écrire disparaître enlever;gomme tableau éponge crayon supprimer trace ardoise disparaître;effacement effaceur ineffaçable face
copier;v;tricher imiter coller voisin élève reproduire plagier singe;tricher imiter coller voisin élève moine reproduire feuille;copie copieur photocopie recopier
gommer;v;effacer crayon trousse papier frotter enlever dessin faute;effacer crayon erreur faute dessin supprimer trait peau;gomme gommage gommette
traduire;v;langue anglais interprète dictionnaire étranger texte comprendre version;langue anglais interprète dictionnaire étranger texte version justice;traduction traducteur intraduisible
corriger;v;faute copie professeur rouge dictée erreur rectifier punir;faute professeur rouge copie erreur dictée battre rectifier;correction correcteur correct corrigé incorrect
répéter;v;redire perroquet écho encore bis acteur théâtre réitérer;perroquet encore écho théâtre redire secret bis fois;répétition répétiteur répétitif
choisir;v;élire préférer sélectionner hésiter option menu prendre trier;menu trier sélectionner préférer élire option décider hésiter;choix
hésiter;v;douter tergiverser indécis choix vaciller tâtonner balancer trancher;choix doute indécis balancer tergiverser oui peut choisir;hésitation hésitant
décider;v;choisir trancher hésiter résoudre chef déterminer opter pile;choisir trancher chef volonté hésiter résoudre destin juge;décision décideur décisif indécis
essayer;v;tenter cabine vêtement chaussures tester réussir robe vendeuse;tenter cabine vêtement chaussures échec encore goûter robe;essai essayage
réussir;v;échouer examen succès rater gagner diplôme parvenir concours;échouer examen gagner gâteau bac succès parvenir vie;réussite
échouer;v;réussir rater examen bateau perdre baleine plage succès;examen rater bateau plage réussir baleine perdre sable;échec échouage
rater;v;manquer réussir train louper échouer cible examen bus;train échouer manquer gâteau cible réveil bac louper;raté ratage
commencer;v;finir débuter démarrer entamer terminer début premier départ;début finir débuter départ démarrer entamer premier initier;commencement recommencer
finir;v;commencer terminer achever assiette bout cesser arrêter compléter;terminer conclure assiette commencer beauté devoirs dernier achever;fin final finition finaliste infini
terminer;v;finir commencer achever bout clore conclure arrêter boucler;finir achever devoirs commencer bout dernière conclure arrêter;terminus terminaison terminal interminable
continuer;v;poursuivre arrêter persévérer encore prolonger suite cesser toujours;poursuivre arrêter suite encore persévérer route persister chemin;continuation continuité continu discontinu
arrêter;v;stop cesser police continuer voleur stopper menotter finir;stop voleur fumer police bus cesser frein pause;arrêt arrestation
changer;v;modifier vêtement couche transformer remplacer monnaie avis caméléon;couche avis modifier transformer vêtements chaîne monnaie ampoule roue;change changement échanger rechange échange
transformer;v;changer citrouille modifier métamorphose fée magie chenille essai;citrouille papillon magie métamorphose essai changer grenouille modifier;transformation forme transformateur transformable
agrandir;v;réduire augmenter loupe étendre élargir maison rétrécir photo;photo loupe maison réduire photocopie étendre plus cercle;grand agrandissement grandir grandeur
réduire;v;diminuer agrandir augmenter baisser rapetisser purée sauce moins;diminuer rapetisser agrandir sauce vitesse fraction baisser silence;réduction réducteur réduit
rouge;a;couleur sang tomate coquelicot feu vert colère cerise;sang tomate feu lèvres colère fraise vin carton coccinelle;rougir rougeur rougeole rougeâtre
vert;a;couleur herbe rouge écologie feuille grenouille sapin pomme;herbe feuille espoir grenouille martien salade petit écologie géant;verdure verdir reverdir verdoyant verdâtre
noir;a;blanc nuit charbon couleur deuil corbeau foncé ténèbres;nuit blanc corbeau deuil charbon peur chat café humour;noircir noirceur noirâtre
gris;a;souris éléphant nuage ivre ciel couleur cendre blanc;souris pluie nuage éléphant cheveux terne triste temps bitume;grisaille griser grisonner grisâtre
marron;a;brun châtaigne couleur chocolat automne arbre ours terre;châtaigne chocolat terre yeux glacé boue chaud ours bois;marronnier
violet;a;mauve couleur aubergine lilas bleu prune améthyste lavande;couleur aubergine mauve prune lavande évêque raisin rouge;violette violacé ultraviolet
beige;a;couleur sable crème clair brun écru chameau fade;couleur sable clair crème imperméable écru terne blanc;beigeasse
turquoise;a;bleu lagon vert pierre couleur mer bijou océan;bleu lagon pierre mer bijou couleur vert plage;turc
grand;a;petit haut taille girafe géant immense basketteur élevé;petit haut géant girafe taille immense basketteur large long;grandeur grandir agrandir grandiose grandement
petit;a;grand nain minuscule taille souris court enfant fourmi;grand nain bébé souris fourmi minuscule prince moyen court;petitesse rapetisser petitement
gros;a;maigre obèse mince énorme corpulent éléphant ventre régime;maigre éléphant ventre obèse lourd baleine mot lot énorme;grossir grossesse grosseur grossiste dégrossir
maigre;a;gros mince squelette gras régime clou décharné osseux;gros mince régime os clou lait squelette mannequin jours;maigrir maigreur amaigrir amaigrissement maigrichon
large;a;étroit ample vaste mer épaules long spacieux étendu;étroit mer épaules vaste grand bateau pantalon ample prendre;largeur élargir largement largesse
long;a;court étendu durée girafe cheveux fleuve large interminable;court cheveux couloir serpent girafe interminable nez fleuve durée;longueur allonger longer longtemps rallonge
court;a;long bref petit tennis cheveux jupe raquette cuit;long tennis circuit cheveux métrage jupe bref petit short;raccourcir raccourci écourter
haut;a;bas élevé grand sommet montagne tour talon plafond;bas montagne tour sommet grand échelle talon ciel parleur;hauteur hausser rehausser hautain altitude
bas;a;haut jambe dessous sol nylon jarretelle inférieur sous;haut jambe nylon sol petit laine soie court jarretelle;baisser bassesse abaisser basset rabaisser
profond;a;creux puits abîme océan gouffre superficiel mer sommeil;puits mer océan trou sommeil creux gouffre sous superficiel;profondeur approfondir fond profondément
épais;a;mince gros fin brouillard dense dictionnaire large soupe;mince gros brouillard dictionnaire soupe mur large crème;épaisseur épaissir épaississant
fin;n;début terme bout mince dernier générique conclusion épais;mince épais film début mot aiguille terminus gourmet cheveu;final finir finition infini finaliste affiner
lourd;a;léger pesant poids plomb éléphant massif enclume porter;poids léger plomb éléphant valise orage enclume porter blague;lourdeur alourdir lourdaud balourd
léger;a;lourd plume poids ballon aérien papillon mince gracieux;plume lourd ballon papillon mince poids vélo souffle cuisse;légèreté alléger allègement légèrement
énorme;a;gros immense gigantesque éléphant baleine colossal minuscule géant;gros géant baleine éléphant gigantesque immense colossal dinosaure;énormité énormément
immense;a;gigantesque grand vaste infini énorme océan minuscule colossal;grand océan univers vaste infini désert géant énorme;immensité immensément
minuscule;a;petit majuscule lettre microscopique fourmi infime puce énorme;majuscule petit lettre fourmi microbe infime souris puce;minus
plat;a;crêpe assiette lisse menu repas fer entrée relief;pneu assiette dessert entrée main cuisine encéphalogramme repas pays;aplatir platitude plateau aplati plate
tordu;a;droit courbe clou bizarre fil déformé bancal plié;droit clou fil bossu bizarre cheville esprit branche nez;tordre torsion entorse distordre torsade
chaud;a;froid soleil brûlant été feu four torride tiède;froid été soleil feu brûler soupe plage cacao lapin;chaleur chauffer chauffage réchauffer chaudière chaleureux
froid;a;chaud hiver glace frais neige gel pôle rhume;hiver glace chaud neige pôle manteau frigo canard trembler;froideur refroidir froidure frileux
tiède;a;chaud froid eau température bain mou moyen biberon;chaud bain eau mou température biberon bière indifférent;tiédir tiédeur attiédir
glacé;a;froid gelé marron frigorifié hiver sucre papier thé;froid banquise eau marron hiver thé patinoire cône vent;glace glacial glacier glaçon glacer verglas
brûlant;a;chaud feu soleil bouillant torride four ardent glacial;feu chaud soupe soleil fièvre désir four sable café;brûler brûlure brûleur
humide;a;sec mouillé eau éponge cave moite marais pluie;sec pluie mouillé forêt cave éponge yeux tropical moisi;humidité humidifier humecter
mouillé;a;sec eau pluie trempé humide linge chien poule;sec pluie eau poule parapluie chien serviette trempé humide;mouiller mouillage mouillette
sec;a;mouillé humide désert aride pain saucisson raisin déshydraté;humide désert mouillé gâteau saucisson biscotte raisin vin maigre;sécher sécheresse assécher séchoir dessécher
trempé;a;mouillé pluie eau soupe os ruisselant caractère sec;mouillé pluie os eau acier soupe douche caractère;tremper trempette détremper trempage
gelé;a;glacé froid hiver zéro frigorifié lac dur transi;froid lac hiver glacé banquise sorbet doigts yaourt;geler gel dégel congeler engelure congélateur
dur;a;mou pierre tendre difficile solide œuf béton rigide;mou pierre œuf béton difficile diamant acier caillou oreille;durcir dureté endurcir durement durillon
mou;a;dur flasque souple guimauve pâteux chat avachi ferme;dur oreiller chamallow flan fromage guimauve limace coussin caramel;mollesse ramollir mollasson amollir mol molletonné
doux;a;agneau rugueux velours soyeux coton tendre piquant câlin;dur peluche velours agneau sucre coton soie gentil peau;douceur adoucir doucement douceâtre radoucir
rugueux;a;lisse rêche râpeux écorce doux papier surface langue;lisse râpeux papier écorce peau râpe toucher langue;rugosité
lisse;a;rugueux plat poli doux uni peau cheveux surface;rugueux peau galet soie miroir chauve cheveux glissant;lisser lissage
solide;a;fragile résistant liquide robuste gazeux dur roc costaud;fragile liquide résistant roc béton costaud gaz dur;solidité solidifier consolider solidement
fragile;a;solide verre cassable porcelaine délicat cristal faible carton;verre casser porcelaine cristal délicat bébé solide œuf carton;fragilité fragiliser
rigide;a;souple dur raide flexible inflexible strict carton barre;souple raide dur règle carton plastique strict bâton;rigidité rigidifier
tendre;a;dur doux affectueux viande mou câlin moelleux étirer;doux viande dur câlin steak gâteau affectueux main guerre;tendresse tendrement attendrir tendreté
élastique;a;caoutchouc étirer saut souple fronde extensible rebondir culotte;étirer caoutchouc saut cheveux bretelle ressort extensible culotte;élasticité élasthanne
collant;a;jambes glu scotch miel nylon danseuse adhésif sparadrap;jambes danseuse scotch laine miel pot glu filer nylon;coller colle collage autocollant décoller
gluant;a;escargot visqueux limace bave poisseux riz slime adhérer;limace bave colle visqueux riz slime miel poisson;glu engluer dégluer
sale;a;propre crasseux laver cochon boue dégoûtant souillé tache;propre boue cochon laver poubelle crasse tache linge gosse;salir saleté salissure
neuf;a;étrenner vieux huit dix chiffre usagé récent quilles;dix huit vieux chiffre ancien acheter vie œuf;neuvième nouveau rénover nouveauté
vieux;a;jeune âgé ancien neuf grand ridé usé antique;jeune rides âge ancien grand antiquité papi usé canne;vieillard vieillir vieillesse vieillot
ancien;a;vieux moderne antique nouveau passé antiquaire autrefois récent;vieux moderne antique grenier testament passé meuble combattant château;ancienneté anciennement
moderne;a;ancien contemporain nouveau actuel récent art antique design;ancien nouveau actuel art temps récent contemporain musée;moderniser modernité modernisation
jeune;a;vieux enfant adolescent mineur âge petit génération cadet;vieux adolescent enfant bébé loup peau fille premier;jeunesse rajeunir jeunot
âgé;a;vieux jeune retraité vieillard rides ancien mamie aîné;vieux rides canne jeune grand retraite mamie senior;âge
usé;a;vieux neuf abîmé élimé râpé vêtement semelle pneu;vieux troué chaussures pneu abîmé corde fatigué jean;usure user usage usagé
cassé;a;brisé réparer plâtre rompu fêlé abîmé jouet morceaux;verre brisé vase jambe réparer jouet panne plâtre voix;casser cassure casse incassable
abîmé;a;endommagé cassé détérioré usé intact dégradé vieux dégât;cassé usé vieux détérioré jouet fruit voiture réparer;abîmer
rouillé;a;fer clou vieux métal oxydé humidité ancre grincer;fer clou vieux vélo métal humidité grille portail huile;rouille rouiller dérouiller antirouille
joli;a;beau laid mignon bouquet moche charmant fille ravissant;beau mignon laid fleur fille mois cœur ravissant charmant;joliment enjoliver enjoliveur
laid;a;beau moche affreux vilain hideux crapaud repoussant joli;beau moche crapaud affreux sorcière vilain hideux bossu;laideur enlaidir laideron
moche;a;laid beau affreux vilain joli hideux crapaud sorcière;laid beau vilain affreux méchant repoussant horrible hideux;mocheté amocher
magnifique;a;superbe splendide beau merveilleux sublime paysage somptueux affreux;superbe beau splendide paysage robe merveilleux coucher vue;magnificence magnifier magnifiquement
superbe;a;magnifique beau splendide sublime formidable admirable laid robe;magnifique beau splendide génial robe canon formidable splendeur orgueil;superbement
affreux;a;laid horrible moche hideux monstre beau atroce vilain;laid horrible moche hideux sale monstre méchant jojo;affreusement
élégant;a;chic costume distingué raffiné smoking classe dandy mode;chic costume cravate robe classe distingué gracieux mode;élégance élégamment inélégant
charmant;a;prince séduisant ravissant agréable plaisant mignon enchanteur sourire;prince séduisant mignon joli agréable sourire oiseau délicieux;charme charmer charmeur
mignon;a;joli bébé chaton adorable chou filet beau craquant;bébé chaton filet joli adorable beau péché chiot;mignonne mignonnet
adorable;a;mignon charmant bébé craquant gentil chaton chou détestable;mignon bébé chaton gentil charmant craquant chou chiot;adorer adoration adorateur
bon;a;mauvais délicieux gâteau gentil savoureux bien point goût;mauvais gâteau goût gentil délicieux pain réduction marché vacances;bonté bonifier bonbon bonhomme bonheur bonnement
mauvais;a;bon méchant nul goût bulletin pire raté herbe;bon méchant goût nul œil pire temps perdant épinard;mauvaisement
délicieux;a;bon savoureux exquis gâteau repas succulent gourmand dégoûtant;bon gâteau savoureux exquis dégoûtant repas dessert miam;délice délectable délicieusement délecter
salé;a;sucré mer cacahuète beurre chips anchois assaisonné eau;sucré mer chips cacahuète beurre eau addition larme;sel saler salière saline dessaler salinité
amer;a;sucré goût endive café doux acide aigre pamplemousse;doux café citron bière endive chocolat médicament déçu;amertume amèrement
acide;a;citron vinaigre aigre piquant amer bonbon sulfurique sucré;citron basique vinaigre pluie pomme bonbon chimie groseille;acidité acidulé acidifier
épicé;a;piment piquant relevé curry fort poivre fade mexicain;piment fort curry indien mexicain piquant langue relevé;épice épicer épicerie
cru;a;cuit viande sushi tartare légume carotte huître saignant;cuit jambon sushi carotte viande poisson tartare vin;crudité crûment recru
cuit;a;cru four viande jambon steak point prêt rôti;cru four rôti steak pain carottes brûlé chaud ivre;cuire cuisson cuisine recuit
pourri;a;moisi gâté fruit puant œuf avarié corrompu putréfié;fruit pomme œuf moisi temps gâté poubelle odeur corrompu;pourrir pourriture putride
croquant;a;biscuit fondant chips pomme dent mou amande croustillant;biscuit pomme salade chips craquant chocolat moelleux carotte;croquer croquette croque
juteux;a;orange pêche fruit melon pulpe presser sec fondant;orange fruit pêche ananas sec melon poire affaire;jus
gentil;a;méchant aimable serviable bon sympathique sage bienveillant doux;méchant aimable bon grand sympa agneau clown membre;gentillesse gentiment gentilhomme
méchant;a;gentil sorcière cruel loup mauvais ogre chien malveillant;gentil loup sorcière cruel chien mauvais ogre gros;méchanceté méchamment
cruel;a;méchant bourreau barbare sadique féroce tyran impitoyable bon;méchant barbare sadique tyran bourreau gentil destin féroce;cruauté cruellement
généreux;a;avare donner égoïste charitable offrir radin cœur large;donner avare don cœur égoïste offrir cadeau décolleté;générosité généreusement
égoïste;a;généreux partager altruiste soi moi personnel égocentrique nombril;partager généreux soi avare moi seul nombril personnel;égoïsme égoïstement ego
avare;a;radin argent économe généreux pingre cassette rat dépensier;argent radin généreux pingre économe rat sous cassette;avarice
honnête;a;tricheur sincère voleur franc intègre vérité loyal droit;sincère franc menteur droit voleur vérité loyal intègre;honnêteté honnêtement malhonnête
menteur;a;vérité arracheur sincère faux tromper nez bobard dents;nez vérité faux tricheur arracheur poker mythomane honnête;mentir mensonge mensonger démentir
sincère;a;franc honnête menteur vérité hypocrite vrai authentique cœur;honnête franc vrai menteur cœur hypocrite amitié aveu;sincérité sincèrement
fidèle;a;chien loyal mari constant croyant ami traître épouse;chien mari confiance loyal ami église croyant tromper;fidélité fidèlement fidéliser infidèle infidélité
loyal;a;fidèle traître honnête chevalier droit sincère dévoué franc;fidèle traître honnête chevalier chien franc ami dévoué;loyauté loyalement déloyal
poli;a;bonjour courtois merci grossier lisse respectueux éduqué manières;merci bonjour bien courtois élevé galet grossier lisse;politesse polir impoli polissage poliment
impoli;a;grossier insolent bonjour irrespectueux courtois goujat effronté élevé;grossier insolent gros doigt éduqué rude mot incorrect;politesse poli impolitesse malpoli
bavard;a;pie parler concierge perroquet muet commère langue silencieux;parler pie perroquet muet silencieux concierge papoter classe;bavarder bavardage
discret;a;secret timide réservé silencieux bavard effacé furtif voyant;silencieux secret ombre effacé bruyant espion timide invisible;discrétion discrètement indiscret
silencieux;a;bruyant muet bruit calme pistolet taire chut pot;muet calme bruyant film pistolet taire discret moine;silence silencieusement
curieux;a;indiscret fouineur savoir concierge bizarre défaut fouiller étrange;fouiner savoir chat questions bizarre indiscret enfant étrange;curiosité curieusement
indiscret;a;curieux fouineur serrure oreille secret question espion bavard;curieux serrure question commère fouineur ragot porte écouter;discret discrétion indiscrétion
patient;a;attendre malade hôpital docteur calme pêcheur salle ange;attendre calme malade médecin hôpital pêcheur ange salle;patience patienter impatient patiemment
impatient;a;attendre pressé fébrile calme hâte énervé trépigner vite;pressé attendre énervé enfant noël bougeotte vite fébrile;patience impatience patient impatienter
calme;a;tranquille agité paisible nerveux serein silence zen yoga;tranquille agité zen mer silence tempête repos lac;calmer calmement calmant accalmie
nerveux;a;calme stressé agité tendu excité tic anxieux café;calme stress tic agité ongles café irritable système;nerf nervosité énerver énervement
agité;a;calme turbulent remuant mer nerveux excité mouvementé secoué;calme remuant nerveux mer turbulent enfant secouer bocal;agiter agitation agitateur
courageux;a;brave lâche héros vaillant peureux audacieux lion chevalier;brave peureux héros pompier chevalier téméraire lion hardi;courage courageusement encourager
brave;a;courageux héros gentil lâche soldat vaillant homme hardi;courageux lâche héros gentil gens chien soldat vaillant;bravoure braver bravement bravo
peureux;a;craintif lâche poltron froussard brave trouillard lapin lièvre;courageux trouillard lâche lapin souris froussard poule trembler;peur apeuré apeurer
lâche;a;courageux peureux poltron couard brave traître desserré froussard;peureux courageux fuir nœud serré poltron traître desserré;lâcheté lâcher lâchement relâcher
prudent;a;attention téméraire danger méfiant avisé risque sécurité casque;attention danger imprévoyant casque sage précaution ralentir serpent;prudence prudemment imprudent
imprudent;a;téméraire danger risque accident inconscient casque écervelé attention;danger casse téméraire accident risque vitesse inconscient feu;prudence imprudence prudent
sage;a;image obéissant coquin enfant dissipé femme raisonnable philosophe;image enfant calme obéissant femme vieux roi turbulent;sagesse sagement assagir
coquin;a;polisson malicieux garnement espiègle enfant bêtise sage canaille;farceur polisson enfant malin sage sourire espiègle copain;coquinerie coquinou acoquiner
obéissant;a;sage docile chien discipliné soumis élève rebelle enfant;sage chien docile soumis rebelle enfant discipliné soldat;obéir obéissance désobéissant désobéir
orgueilleux;a;fier modeste vaniteux prétentieux humble paon hautain arrogant;fier paon vaniteux modeste prétentieux arrogant coq lion hautain;orgueil enorgueillir
modeste;a;humble orgueilleux vantard simple prétentieux discret pauvre effacé;humble simple orgueilleux vantard discret violette petit revenus;modestie modestement immodeste
fier;a;orgueilleux paon honteux coq hautain arrogant humble bras;orgueilleux paon coq content tête bras champion honte;fierté fièrement fiérot
paresseux;a;fainéant travailleur feignant flemmard lézard singe oisif actif;flemmard dormir travailleur animal canapé lent couleuvre lit;paresse paresser paresseusement
travailleur;n;ouvrier fourmi bosseur paresseux employé courageux salarié fainéant;ouvrier fourmi paresseux usine bosseur bureau salarié manuel;travail travailler
sérieux;a;grave drôle rigolo appliqué pape rire élève sévère;drôle grave studieux rire pape appliqué travail élève;sérieusement
drôle;a;rigolo clown amusant blague comique rire triste marrant;rire blague clown triste humour comique rigolo bizarre;drôlerie drôlement
comique;a;drôle rire humoriste clown amusant acteur tragique sketch;drôle clown rire acteur tragique sketch troupier humoriste;comédie comédien comiquement
amusant;a;drôle rigolo marrant divertissant ennuyeux jeu comique plaisant;drôle rigolo jeu ennuyeux clown rire plaisant fête;amuser amusement muse
ennuyeux;a;long monotone barbant amusant lassant bâiller assommant soporifique;long barbant amusant pluie bâiller discours lassant dimanche;ennui ennuyer
heureux;a;content joyeux triste sourire ravi imbécile chanceux comblé;joyeux triste content événement sourire mariage ravi fête;bonheur heureusement malheureux bienheureux
malheureux;a;triste pauvre pleurer misérable infortuné chagrin gai pierres;triste orphelin pauvre pleurer chagrin infortuné amour pierre;malheur bonheur heureux malheureusement
content;a;heureux satisfait joyeux ravi joie sourire triste fâché;heureux joyeux sourire triste satisfait cadeau ravi joie;contenter contentement mécontent
triste;a;gai larmes pleurer malheureux joyeux chagrin mélancolique clown;pleurer joyeux gai larme malheureux deuil pluie clown;tristesse tristement attrister
joyeux;a;gai drille content triste anniversaire heureux nain enjoué;noël gai triste anniversaire heureux luron nain content;joie joyeusement réjouir
furieux;a;colère fâché enragé taureau énervé rage calme irrité;colère rage taureau énervé fâché rouge crier calme;fureur furie furieusement
inquiet;a;anxieux soucieux rassuré angoissé peur tracassé tourmenté serein;soucieux anxieux peur serein angoisse retard ongles stress;inquiéter inquiétude inquiétant quiétude
surpris;a;étonné stupéfait ébahi inattendu bouche piège épaté œil;étonné cadeau yeux bouche ébahi anniversaire attendu stupéfait;surprise surprendre surprenant
étonné;a;surpris stupéfait ébahi yeux épaté interloqué bouche stupeur;surpris bouche ébahi sourcils stupéfait yeux poule ronds;étonner étonnement étonnant
déçu;a;désappointé espoir dépité attente échec content cadeau triste;triste espoir échec cadeau dépité moue content amer;décevoir déception décevant
gêné;a;embarrassé honteux mal confus rouge timide troublé pudique;rouge timide embarrassé honte mal confus maladroit aise;gêne gêner gênant gêneur
honteux;a;gêné rouge fier confus scandaleux bonnet coupable pudeur;rouge confus fier gêné renard penaud secret tête;honte éhonté honteusement
soulagé;a;ouf apaisé rassuré poids inquiet souffler délivré aspirine;ouf rassuré inquiet toilettes souffler léger poids aspirine;soulager soulagement
fatigué;a;épuisé crevé las sommeil dormir reposé éreinté lessivé;sommeil lit épuisé crevé sport bâiller repos cernes;fatigue fatiguer fatigant infatigable
épuisé;a;fatigué exténué crevé éreinté marathon vidé force stock;fatigué crevé vidé marathon stock repos lessivé coureur;épuiser épuisement épuisant puiser
reposé;a;fatigué détendu frais vacances dormi sieste dispos sommeil;détendu vacances fatigué sieste frais sommeil pâte forme;repos reposer reposant
ému;a;larmes touché bouleversé attendri troublé sensible mariage froid;larmes touché pleurer cœur mariage bouleversé indifférent gorge;émotion émouvoir émouvant émotif
intelligent;a;bête stupide malin cerveau brillant doué futé idiot;bête cerveau malin école savant brillant génie futé;intelligence intelligemment
bête;n;animal stupide idiot sot intelligent chagrin belle monstre;animal idiot stupide pieds intelligent sauvage belle féroce;bêtise bêta abêtir bétail bestiole bestial
stupide;a;bête idiot intelligent imbécile crétin sot abruti âne;idiot bête intelligent crétin âne sot nul question;stupidité stupidement
idiot;a;bête imbécile crétin stupide village intelligent abruti sot;bête stupide crétin village imbécile intelligent dîner sot;idiotie idiotement
malin;a;singe rusé futé intelligent astucieux renard dégourdi esprit;rusé singe renard futé intelligent diable astucieux tumeur;malice malicieux malignité
rusé;a;renard malin astucieux sioux futé naïf finaud fourbe;renard malin astucieux fourbe piège futé naïf loup sioux;ruse ruser
ignorant;a;savant cancre inculte savoir âne inconnu illettré érudit;savoir savant âne inculte école cancre bête connaître;ignorer ignorance ignare
génial;a;super formidable inventeur idée fantastique extraordinaire nul savant;super cerveau formidable idée inventeur extraordinaire nul top;génie génialement
fou;a;dément asile roi cinglé échecs raisonnable dingue bouffon;asile roi dingue échecs savant rire camisole raison;folie affoler folle raffoler
distrait;a;lune étourdi rêveur attentif oublier nuages tête inattentif;oublier lune tête attention étourdi rêveur professeur nuage;distraire distraction
adroit;a;habile doigts jongleur main agile gauche précis tireur;habile dextérité mains jongleur doué cible agile tireur;adresse adroitement maladroit maladresse
habile;a;adroit maladroit doigts mains artisan agile expert prestidigitateur;adroit doigts maladroit doué artisan agile main jongleur;habileté habilement inhabile malhabile
doué;a;talent brillant élève prodige capable nul fort fée;talent aptitude nul artiste habile piano virtuose élève;don surdoué douer
fort;a;faible puissant costaud muscles château hercule musclé robuste;faible muscle château costaud épices haltères robuste café;force fortifier fortement fortifiant renforcer forteresse
faible;a;fort chétif fragile impuissant malade frêle débile vulnérable;fort mou fragile malade fatigué point maigre chétif;faiblesse affaiblir faiblir faiblement
puissant;a;fort roi faible moteur influent dieu dominant force;fort roi moteur lion chef riche influent muscle;puissance pouvoir impuissant surpuissant
rapide;a;vite lent vitesse lièvre guépard éclair course express;lent vite guépard éclair fusée voiture course lièvre;rapidité rapidement
agile;a;singe souple leste chat maladroit acrobate vif gymnaste;souple singe chat acrobate lourd leste danseur gymnaste;agilité agilement
robuste;a;solide fort costaud chêne résistant fragile bûcheron vigoureux;solide fort costaud fragile chêne résistant bûcheron bœuf;robustesse
musclé;a;fort costaud gringalet haltères bras athlète gonflé gymnastique;fort costaud haltère biceps maigre torse athlète gymnaste;muscle musculature musculation muscler musculaire
sportif;a;athlète footballeur champion basket joueur coureur survêtement stade;basket athlète muscle courir gymnase survêtement journal canapé;sport sportivement
cher;a;prix coûteux onéreux argent ami luxe lettre caviar;argent prix gratuit coûteux luxe lettre ami diamant;chèrement chérir enchérir cherté chéri
gratuit;a;payant payer cadeau rien prix offert échantillon zéro;payer cher cadeau libre offert prix bénévole échantillon;gratuité gratuitement
précieux;a;bijou diamant or pierre valeur trésor rare inestimable;diamant or rare trésor cher bijou pierre temps;précieusement préciosité prix
rare;a;fréquent perle exceptionnel commun collection oiseau unique précieux;fréquent unique diamant précieux oiseau perle collection timbre;rareté rarement raréfier
inconnu;a;anonyme étranger célèbre étrange soldat personne mystérieux équation;célèbre étranger soldat anonyme mystère bonbon équation numéro;connaître connu méconnu connaissance
populaire;a;célèbre vedette apprécié star élève aimé public connu;célèbre aimé idole star chanson école front bal;popularité peuple population impopulaire
anonyme;a;inconnu lettre nom alcooliques signature secret masqué corbeau;inconnu lettre nom corbeau alcoolique don signature masque;anonymat anonymement
sain;a;sauf corps esprit légumes malade équilibré alimentation bio;bio corps légumes malade sauf esprit sport pain;santé assainir sanitaire malsain sanatorium
enrhumé;a;nez mouchoir éternuer malade froid hiver moucher tousser;nez mouchoir éternuer malade froid hiver tousser fièvre;rhume enrhumer
aveugle;a;canne voir braille yeux chien sourd lunettes obscurité;canne voir chien yeux noir lunettes braille amour;aveugler aveuglement aveuglette
sourd;a;oreille muet entendre pot malentendant appareil aveugle ouïe;oreille entendre muet pot bruit guerre appareil signes;surdité assourdir sourdine assourdissant
muet;a;parler sourd cinéma carpe silencieux voix bavard signes;parler sourd film carpe voix cinéma silence bouche;mutisme mutité
chauve;a;cheveux souris crâne perruque caillou chevelu tête genou;cheveux souris crâne œuf perruque lisse cantatrice genou;calvitie
barbu;a;poil menton rasé père bûcheron poilu viking moustachu;poils moustache père noël rasoir menton hipster tondeuse;barbe barbier barbiche imberbe
blond;a;brun cheveux suédois blé roux doré couleur platine;cheveux blé soleil suédois brun bière or paille;blondeur blondir blondinet
brun;a;blond cheveux ours marron couleur châtain foncé roux;cheveux ours blond marron tabac noir sucre roux;brunir brunette brunâtre
bronzé;a;soleil plage hâlé vacances pâle ski peau doré;soleil plage peau été ski mer hâlé crème;bronzer bronzage bronze
pâle;a;blanc blême livide malade bronzé teint clair blafard;blanc malade teint visage fantôme lune bronzé clair;pâleur pâlir pâlichon
ridé;a;vieux peau lisse visage front vieillard âgé fripé;vieux peau pomme lisse front âgé pruneau visage;ride rider dérider antiride
frisé;a;cheveux bouclé mouton lisse raide crépu caniche salade;cheveux mouton bouclé salade raide caniche coiffeur bigoudi;friser frisette frisure défriser
enceinte;n;bébé femme ventre grossesse mur accoucher muraille rempart;ventre bébé grossesse femme accoucher attendre mur naissance;enceindre ceinture
nu;a;vêtement habillé ver torse tenue peau pudeur sculpture;vêtement pied ver plage peintre douche fesses déshabiller;nudité dénuder nudiste dénudé nue
allergique;a;pollen éternuer bouton cacahuète intolérant poils réaction gluten;pollen éternuer arachide boutons chat rougir gluten noisette;allergie allergène allergologue
contagieux;a;virus grippe maladie varicelle transmettre microbe bâillement épidémie;virus malade varicelle microbe grippe rire attraper masque;contagion contaminer
vivant;a;mort être cœur respirer animal existant bon animé;mort respirer bon cœur zombie être langue bouger;vie vivre survivre vif vivacité revivre
mort;n;vie cimetière décès cercueil tombe enterrement cadavre faucheuse;vivant cimetière tombe faux vie enterrement deuil squelette décès;mourir mortel immortel mourant mortalité mortuaire
sauvage;a;domestique animal jungle loup apprivoisé lion indien tigre;animal domestique jungle lion indien cheval camping loup;sauvagerie sauvageon sauvagement
domestique;a;animal sauvage serviteur chien maison valet bonne majordome;chien sauvage chat serviteur valet maison animal majordome;domestiquer domestication
carnivore;a;viande végétarien lion animal plante tigre dents loup;viande lion plante herbivore tigre dents dinosaure mangeur;carnassier charnel carné
végétarien;a;viande légume régime tofu boucher salade vache omnivore;viande légumes salade tofu herbe régime lapin carotte;végétal végétation végétarisme végan
venimeux;a;serpent vipère scorpion poison cobra araignée piqûre morsure;serpent araignée vipère scorpion mordre dard danger méduse;venin envenimer venimosité
poilu;a;singe ours soldat velu barbe épilation chien imberbe;singe chauve ours torse barbe gorille jambes bête;poil épiler pilosité
fermé;a;ouvert porte clos clé dimanche verrouillé bouclé cadenas;ouvert porte clé magasin verrou dimanche volet yeux;fermer fermeture enfermer refermer
allumé;a;éteint feu cigarette lampe bougie interrupteur ardent télévision;éteint lampe feu cigarette télévision bougie fou briquet;allumer allumette lumière allumage rallumer
éteint;a;allumé feu lumière volcan bougie sombre interrupteur lampe;volcan feu lumière allumé lampe noir bougie télévision;éteindre extinction extincteur
caché;a;visible trésor invisible secret dissimulé masqué planqué enfoui;trésor secret visible trouver masqué chat dissimulé vice;cacher cachette cache cachot
invisible;a;fantôme homme cape transparent encre disparu microbe caché;transparent homme fantôme cape vent caché encre air;voir visible vision invisibilité
transparent;a;vitre verre opaque eau invisible clair limpide cristal;verre vitre eau opaque clair invisible scotch méduse;transparence transparaître
opaque;a;transparent verre brouillard clair épais rideau trouble voir;transparent vitre mur brouillard rideau trouble épais voir;opacité opacifier
sombre;a;clair noir nuit obscur foncé lumineux cave ténébreux;clair noir nuit cave foncé obscur forêt grotte;assombrir ombre pénombre sombrement
clair;a;foncé lune sombre net limpide évident lumineux obscur;sombre lune lumière eau net ciel fontaine évident;clarté éclairer éclaircir clairement clairière
lumineux;a;clair sombre brillant lampe soleil radieux éblouissant néon;soleil lampe sombre brillant étoile néon idée phare;lumière luminosité illuminer luminaire
facile;a;difficile simple aisé dur enfantin compliqué jeu bête;difficile simple jeu enfantin aisé doigts compliqué élémentaire;facilité faciliter facilement
difficile;a;facile dur compliqué problème simple ardu examen épreuve;facile dur compliqué épreuve problème ardu puzzle enfant;difficulté difficilement
simple;a;facile compliqué aller double tennis modeste aisé élémentaire;compliqué facile double bonjour tennis modeste billet bête;simplicité simplifier simplement simplet
compliqué;a;simple difficile facile labyrinthe embrouillé ardu tordu puzzle;simple difficile casse tordu chinois labyrinthe problème puzzle;complication compliquer
possible;a;réalisable capable faisable plausible éventuel probable espoir envisageable;chance faisable probable réalisable tout mission champ éventuel;possibilité pouvoir impossible impossibilité
impossible;a;irréalisable mission français faisable infaisable jamais utopique miracle;faisable mission jamais irréalisable rêve licorne français infaisable;possible possibilité impossibilité pouvoir
dangereux;a;risqué requin tigre mortel périlleux bombe serpent inoffensif;risqué prudent tigre falaise couteau liaisons poison vitesse;danger dangereusement dangerosité
risqué;a;dangereux périlleux hasardeux cascade pari audacieux téméraire aventureux;dangereux pari hasardeux casino sûr audacieux cascadeur fou;risque risquer
sûr;a;certain doute coffre évident confiance oui garanti danger;certain doute oui confiance évident danger convaincu valeur;sûreté assurer sûrement sécurité assurance
inutile;a;superflu rien vain gadget nécessaire servir vide indispensable;poubelle servir gadget superflu vain rien déchet pénible;utile utilité utiliser inutilement
abri;n;refuge pluie cabane toit bunker protection niche bus;pluie maison toit refuge cabane bus grotte tempête parapluie;abriter abribus
absence;n;présence école manque élève vide excuse vacances mot;présence malade élève vide manque école mot congé;absent absenter absentéisme
accepter;v;refuser oui consentir approuver dire cadeau admettre volontiers;refuser oui mariage invitation cadeau consentir admettre recevoir;acceptation acceptable inacceptable
accident;n;voiture route ambulance blessé choc collision constat catastrophe;voiture route choc ambulance blessé assurance moto collision;accidentel accidenté accidentellement
action;n;bourse film geste vérité aventure héros scène faire;film bourse aventure bonne cinéma caméra moteur héros;agir acte acteur actif réaction activité
adulte;n;enfant grand majeur âge mûr parent bébé mature;enfant grand majeur parent mûr vote dix travail;adulescent
agent;n;police secret circulation policier espion détective immobilier képi;police secret circulation immobilier uniforme espion sécurité bâton;agence agir
agréable;a;plaisant charmant séjour sympathique doux bon confortable gênant;plaisant sympathique vacances pénible doux charmant brise parfum;agrément désagréable agréer agréablement
alcool;n;vin boire bière ivresse degré whisky rhum bar;vin ivre bière interdit désinfecter whisky volant rhum;alcoolique alcoolisme alcoolisé alcootest
amuser;v;jouer divertir rire ennuyer distraire enfant galerie clown;jouer rire enfant fête distraire manège clown galerie;amusant amusement muse
animal;n;chien bête chat sauvage zoo vétérinaire domestique lion;chien zoo bête chat ferme vétérinaire patte peluche;animalerie animalier
anniversaire;n;gâteau bougie cadeau fête naissance joyeux âge souffler;gâteau bougies cadeau âge fête souffler invités ballons;an année annuel annuité
annonce;n;journal petite publicité message nouvelle vente avis vierge;petite journal publicité publier gare mariage classée ange;annoncer annonceur annonciateur
appareil;n;photo machine dentaire téléphone engin auditif dispositif avion;photo dentaire électrique machine digestif téléphone ménager marque;appareiller appareillage
appel;n;téléphone cri présence élèves secours numéro coup détresse;téléphone cri absent dix école présent général secours;appeler rappeler appellation
apporter;v;amener livrer donner facteur serveur plateau pain cadeau;emporter cadeau donner livrer serveur dessert café amener;apport porter rapporter transporter
armée;n;soldat guerre général caserne terre militaire uniforme troupe;soldat guerre terre général uniforme air mer caserne;arme armer armement armurier désarmer
art;n;peinture musée beau sculpture tableau œuvre culture galerie;musée tableau sculpture peinture culture galerie martial moderne;artiste artistique artisan artisanal
article;n;journal défini presse loi magasin produit nom rédacteur;journal presse un magasin loi mort déterminant défini;articuler articulation
artiste;n;peintre musicien chanteur sculpteur comédien créateur talent cirque;peintre cirque chanteur musée scène bohème talent créateur;art artistique artistiquement
assurance;n;voiture accident garantie vie maladie confiance contrat sinistre;voiture maladie accident vie confiance maison sinistre garantie;assurer assureur assuré sûr
attaque;n;défense assaut guerre ennemi cœur agression requin offensive;défense guerre cœur requin surprise cardiaque assaut bouclier;attaquer attaquant inattaquable
attente;n;salle patience file espoir médecin long queue quai;salle patience file queue médecin espoir longue musique;attendre inattendu attentiste
avancer;v;reculer marcher pion progresser montre pas arrière échecs;reculer marche pion pas tortue progresser vite argent;avance avancée avancement avant devancer
avenir;n;futur passé demain voyante prédire projet boule destin;futur demain boule voyante passé cartes enfants projet;venir
aventure;n;héros explorateur péripétie jungle épopée voyage romance pirate;explorateur trésor île jungle héros voyage roman amoureuse;aventurer aventurier aventureux mésaventure
banque;n;argent compte guichet chèque crédit braquage billet coffre;argent coffre billet compte voleur guichet carte crédit;banquier bancaire
bar;n;café comptoir boire bistrot verre poisson tabouret zinc;café boire verre comptoir poisson tabouret bière cocktail;barman
bataille;n;guerre cartes navale affrontement soldat oreillers champ défaite;guerre cartes polochon navale soldats boules victoire épée;batailler bataillon batailleur battre combat
beauté;n;laideur miss charme institut grâce esthétique concours splendeur;laideur miroir miss institut concours charme maquillage grain;beau embellir bellâtre
billet;n;argent banque train monnaie euro ticket avion portefeuille;banque train argent euro concert avion ticket doux;billetterie
blague;n;rire poisson plaisanterie farce humour drôle histoire raconter;rire avril tabac farce drôle clown humour poisson;blaguer blagueur
blessure;n;plaie sang pansement coupure mal cicatrice soldat égratignure;sang pansement plaie genou guerre couteau cicatrice bobo;blesser blessé blessant
bord;n;mer côté rive limite lisière extrémité falaise centre;mer bateau trottoir route lit limite falaise rive;bordure border déborder aborder rebord
boutique;n;magasin commerce vendeuse vitrine vêtements souvenirs acheter échoppe;magasin vêtements acheter vitrine vendeuse mode souvenirs commerce;boutiquier
bâtiment;n;immeuble construction édifice maçon maison navire architecte hangar;immeuble maison construction ouvrier école bateau ferme usine;bâtir bâtisse bâtisseur
caméra;n;film cinéma réalisateur surveillance tourner acteur objectif photo;film cinéma télévision tourner surveillance acteur vidéo cachée;cameraman caméscope
cellule;n;prison moine barreaux corps biologie noyau cerveau prisonnier;prison biologie moine photovoltaïque barreaux microscope noyau crise;cellulaire cellulite unicellulaire
chaleur;n;froid été soleil canicule température feu sueur radiateur;été soleil feu froid radiateur canicule désert humaine;chaleureux chaud chauffer calorie
changement;n;modification nouveauté évolution transformation métro révolution mutation vitesse;climat heure modifier saison métamorphose révolution nouveau correspondance;changer change échange échanger
choc;n;collision accident coup impact secousse traumatisme électrique heurt;accident collision coup électrique heurt thermique secousse pare;choquer choquant
cible;n;fléchette flèche viser tir centre but archer mille;fléchette tir viser flèche arc mille centre publicité;cibler ciblage
cinéma;n;film salle écran acteur séance popcorn réalisateur fauteuil;film acteur écran fauteuil popcorn caméra séance festival;ciné cinéaste cinématographique cinéphile
client;n;magasin vendeur roi acheteur restaurant caisse commerçant avocat;magasin roi acheteur vendeur caisse restaurant avocat fidèle;clientèle clientélisme
club;n;sport golf adhérent association sandwich nuit membre foot;golf vacances sandwich football nuit danse association membre;
combat;n;lutte boxe guerre bagarre ring duel coq gladiateur;boxe guerre coqs ring lutte gladiateur épée judo;combattre combattant battre combatif
conférence;n;presse orateur exposé salle discours public journaliste réunion;presse orateur micro amphithéâtre débat discours réunion salle;conférencier
conscience;n;morale grillon remords âme tranquille esprit connaissance voix;tranquille morale âme remords bonne éveil criquet voix;conscient consciencieux inconscient inconscience
conseil;n;avis municipal ministres sage recommandation maire suggestion classe;avis aide ministres classe ami municipal ordre guide;conseiller déconseiller
contrat;n;signer travail accord mariage avocat engagement signature notaire;signature travail notaire tueur mariage stylo accord embauche;contracter contractuel
contrôle;n;identité technique interrogation police billet douane note vérification;police papiers examen ticket école douane note technique;contrôler contrôleur incontrôlable
conversation;n;discussion dialogue parler téléphone bavardage entretien échange sujet;parler téléphone dialogue discussion table bavardage sujet salon;converser
couche;n;bébé pipi fesses culotte peinture épaisseur ozone talc;bébé fesses peinture ozone changer gâteau neige pipi;coucher couchage couchette accoucher
couple;n;deux mariage amoureux mari paire duo célibataire divorce;amoureux deux mariage mari danse enfants divorce pigeons;coupler accoupler découpler
cousin;n;oncle tante famille germain parent moustique neveu nièce;oncle famille tante moustique parent germain vacances vosgien;cousine cousinage cousinade
crise;n;économique cardiaque nerfs foie récession larmes panique krach;cœur économique nerfs foie larmes chômage chocs adolescent;critique
cérémonie;n;mariage messe rite baptême ouverture protocole célébration enterrement;mariage église médaille remise enterrement protocole maire olympique;cérémonial cérémonieux
danger;n;péril risque attention sécurité panneau menace alerte mort;panneau attention mort risque alerte requin public rouge;dangereux dangereusement dangerosité
date;n;jour calendrier mois année naissance histoire agenda anniversaire;calendrier jour naissance histoire mois rendez anniversaire péremption;dater datation antidater
destin;n;sort avenir fatalité voyante écrit hasard fortune chance;fatalité avenir hasard étoile sort voyante cruel tragédie;destinée destiner prédestiné destination
différence;n;soustraction ressemblance écart sept reste égalité distinction autre;soustraction pareil écart jeu sept égalité ressemblance comparer;différent différer différencier différemment
différent;a;pareil autre semblable identique même distinct désaccord divers;pareil autre identique semblable distinct jumeaux original unique;différence différer différencier
direction;n;volant sens boussole nord patron flèche chemin orientation;flèche nord panneau boussole volant sens chef assistée;diriger directeur dirigeant
discuter;v;parler bavarder débattre papoter converser dialoguer marchander échanger;parler bavarder débattre café téléphone dialogue argumenter papoter;discussion discutable indiscutable
distance;n;kilomètre loin mètre éloignement proche longueur écart trajet;kilomètre loin mètre éloignement course près télécommande école;distancer distant distanciation équidistant
double;a;deux simple sosie triple clé copie moitié jumeau;deux moitié copie simple sosie clé crème café;doubler doublure redoubler doublon dédoubler
décision;n;choix juge hésitation trancher résolution chef arbitre verdict;choix trancher juge arbitre résolution président verdict prendre;décider décisif décideur indécis
défense;n;éléphant attaque avocat ivoire protection interdiction tribunal gardien;attaque éléphant avocat ivoire légitime mur bouclier ministère;défendre défenseur défensif
déjeuner;n;midi petit repas manger dîner café cantine matin;midi repas manger herbe cantine restaurant petit tartine;jeûne jeûner jeun
départ;n;arrivée gare course signal vacances commencement adieu quitter;gare arrivée course adieu valise train ligne feu;partir repartir
effet;n;cause serre conséquence résultat secondaire spécial impression papillon;cause serre résultat spécial papillon domino conséquence secondaire;effectuer efficace effectif effectivement
enfance;n;jeunesse bébé souvenir jouet école innocence vieillesse âge;jeunesse jouet souvenir école innocence doudou bébé parents;enfant enfantin infantile
enfer;n;paradis diable feu démon flammes chaudron damné purgatoire;diable paradis feu flammes démon péché brûler vert;infernal
ennemi;n;allié guerre adversaire rival armée haine combattre soldat;ami guerre adversaire rival combattre haine soldat public;inimitié
enquête;n;police détective indice crime inspecteur commissaire sondage coupable;police détective indice crime inspecteur loupe témoin sondage;enquêter enquêteur quête
entier;a;complet tout moitié lait nombre fraction total demi;complet moitié nombre lait tout morceau gâteau monde;entièrement entièreté intégral
entreprise;n;société patron employé usine firme travail chef affaires;patron bureau société usine salarié travail chef comité;entreprendre entrepreneur entreprenant
entrée;n;sortie porte dessert plat vestibule accès billet hall;porte sortie plat hall dessert salade ticket vestibule;entrer rentrer rentrée
espace;n;fusée étoile astronaute planète place vide vert cosmos;fusée étoile vide astronaute univers temps place vert;spatial espacer spacieux espacement
exact;a;juste précis faux heure correct vrai erreur calcul;juste précis faux vrai correct heure science calcul;exactitude exactement inexact
excuse;n;pardon prétexte retard tarot mot regret désolé parents;pardon mot désolé retard prétexte regret école absence;excuser inexcusable excusable
exemple;n;modèle illustration suivre montrer grammaire bon cas échantillon;modèle illustration montrer dictionnaire suivre règle parent mauvais;exemplaire exemplarité
explosion;n;bombe dynamite boum gaz détonation déflagration feu éclater;bombe boum dynamite feu gaz artifice détonation volcan;exploser explosif implosion
expérience;n;laboratoire savant chimie essai pratique cobaye scientifique éprouvette;laboratoire savant chimie scientifique essai vie métier sagesse;expérimenté expérimental expérimenter inexpérience
extérieur;n;intérieur dehors jardin dedans air façade apparence domicile;dehors jardin intérieur air façade sortir match nature;extérioriser externe extériorité
folie;n;démence asile grandeur raison délire bergère dépense sagesse;raison asile dingue douce démence amour grandeur psychiatre;fou affoler follement folle
force;n;muscle puissance faiblesse vigueur costaud énergie tranquille poigne;muscle faiblesse puissance tranquille courage vent haltère énergie;fort forcer renforcer forçat effort
forme;n;rond carré silhouette contour triangle figure santé aspect;rond carré santé sport silhouette triangle fond contour;former formation déformer transformer difforme informe
formidable;a;super génial extraordinaire fantastique épatant sensationnel minable incroyable;super génial extraordinaire merveilleux fantastique chanson top épatant;formidablement
foule;n;monde gens masse manifestation multitude concert cohue métro;monde concert gens manifestation métro soldes public stade;fouler défouler
foyer;n;cheminée maison chaleur famille domicile âtre femme logis;maison cheminée étudiant famille lunettes théâtre logement infection;affouage
frapper;v;taper porte coup cogner battre poing gifler boxeur;taper porte poing marteau cogner gifle boxe battre;frappe frappant
fuite;n;eau robinet évasion gaz plombier tuyau évadé goutte;eau robinet évasion gaz plombier cerveaux voleur courir;fuir fuyard fugue fugitif
fumer;v;cigarette tabac pipe cendrier cigare jambon saumon cheminée;cigarette tabac pipe cancer saumon arrêter interdit briquet;fumée fumeur fumoir enfumer fumigène
futur;n;avenir passé présent demain conjugaison après voyante prochain;passé présent avenir demain robot conjugaison voyante retour;futuriste futurologue
gauche;n;droite main maladroit côté bâbord politique socialiste direction;droite main maladroit parti politique pied socialiste tourner;gaucher gaucherie gauchement gauchiste
geste;n;main mouvement signe mime barrière bras action parole;main mouvement signe barrière saluer mime beau chanson;gesticuler gestuel gesticulation
gouvernement;n;ministre président état politique république pouvoir assemblée loi;ministre président politique état pouvoir loi république dirigeants;gouverner gouverneur gouvernail gouvernante
goût;n;langue saveur sens papille odorat toucher palais couleurs;langue saveur sucré odorat amer couleur dégustation papille;goûter dégoût dégoûter gustatif ragoûtant
génie;n;lampe bouteille savant vœu intelligent inventeur surdoué talent;lampe intelligent vœu bouteille savant militaire cerveau inventeur civil;génial ingénieux ingénieur ingéniosité
habitude;n;routine quotidien manie rituel coutume seconde toujours pli;routine manie quotidien tic rituel café vieille coutume;habituer habituel habitué inhabituel
hasard;n;chance dé coïncidence loterie sort imprévu roulette heureux;chance dé coïncidence destin loterie jeu rencontre heureux;hasarder hasardeux
honneur;n;légion gloire demoiselle dignité fierté médaille invité duel;légion médaille gloire garçon duel dignité chevalier parole;honorer honorable déshonneur honorifique honoraire
horrible;a;affreux atroce épouvantable monstre abominable laid effrayant moche;affreux monstre laid peur épouvantable cauchemar odieux araignée;horreur horrifier horriblement
humain;a;mortel animal être corps robot personne terrien genre;espèce animal être robot corps personne droit ressource;humanité humanitaire inhumain humaniste humaniser
humeur;n;bonne mauvaise caractère massacrante moral joyeux lunatique disposition;bonne massacrante joyeux noir mauvaise caractère grognon chien;humoral
hôtel;n;chambre nuit étoile réception dormir touriste auberge ville;chambre vacances étoiles réception ville nuit valise voyage;hôtelier hôtellerie hôte
identité;n;carte nom papiers police passeport usurper pièce prénom;carte nom papiers passeport photo police prénom empreinte;identifier identique identification
image;n;photo dessin sage album illustration écran télévision reflet;photo dessin livre sage miroir portrait album télévision;imaginer imagerie imagier imaginaire
importance;n;intérêt valeur grandeur gravité futilité poids influence capital;valeur grave priorité utile primordial poids intérêt secondaire;important importer
information;n;journal nouvelle télévision renseignement journaliste actualité presse radio;journal télévision nouvelle renseignement presse radio ordinateur savoir;informer informatique informateur désinformation
innocent;a;coupable procès naïf agneau tribunal acquitté accusé pur;coupable tribunal enfant naïf prison accusé ange pur;innocence innocenter
intention;n;but projet dessein volonté exprès vouloir bonne objectif;but volonté projet exprès idée dessein pavé bonne;intentionnel intentionné
interdit;a;défendu permis sens autorisé tabou stationnement prohibé panneau;défendu panneau permis sens alcool fruit stationner fumer;interdire interdiction
invité;n;fête hôte convive repas mariage anniversaire recevoir table;fête hôte mariage table dîner convive cadeau anniversaire;inviter invitation
jeter;v;poubelle lancer garder ballon pierre sort éponge ancre;poubelle lancer déchets garder pierre débarrasser dé gant;jet jetable jetée projeter rejeter
journal;n;presse article télévisé intime quotidien lire nouvelles kiosque;presse nouvelles papier intime lire matin télévision kiosque;journaliste journalisme journalistique jour
justice;n;tribunal balance juge loi avocat palais procès équité;tribunal balance juge loi palais glaive avocat procès;juste injuste injustice justicier
liberté;n;statue égalité prison fraternité indépendance chaîne oiseau évasion;statue prison égalité cage oiseau esclave drapeau révolution;libre libérer libération librement
lien;n;attache corde relation famille rapport nœud parenté connexion;nœud corde attache famille parenté internet ficelle relation;lier liaison relier délier liant
ligne;n;droite trait métro règle pêche téléphone régime arrivée;trait pêche droite régime métro cahier téléphone règle;aligner ligné souligner linéaire alignement
liste;n;courses noms noire énumération mariage inventaire électorale catalogue;courses noël noms inventaire menu attente rouge électorale;lister colistier
logique;a;raisonnement mathématiques évident rationnel absurde cohérent raison sudoku;raison maths raisonnement évident cohérent déduction absurde échecs;logiquement illogique logicien
loi;n;règle justice député code article interdit parlement jungle;député règle justice interdit police parlement jungle respecter;légal illégal législatif légiférer légalité
magasin;n;boutique vendeur courses commerce acheter client vitrine caisse;courses boutique acheter vendeur vitrine caisse jouet rayon;magasinier emmagasiner
magie;n;baguette sorcier tour fée noire lapin chapeau illusion;baguette lapin chapeau tour fée noire illusion potion;magique magicien mage
maladie;n;grippe médecin rougeole santé virus lit fièvre cancer;fièvre médecin grippe virus santé hôpital microbe lit;malade maladif mal
manquer;v;rater train réussir absent louper cible bus besoin;rater absence train cible école louper besoin air;manque manquant manquement immanquable
membre;n;bras jambe club partie corps adhérent association patte;bras jambe groupe club corps association fantôme adhérent;démembrer remembrement membrane
menace;n;danger chantage avertissement arme péril peur intimidation risque;danger peur chantage arme avertissement poing loup orage;menacer menaçant
mensonge;n;vérité nez bobard faux tromperie dire pieux bouche;vérité nez bobard faux tromper secret tricherie histoire;mentir menteur mensonger démentir
merveilleux;a;magnifique fantastique extraordinaire pays conte fabuleux horrible sublime;fantastique conte magnifique fée formidable génial pays extraordinaire;merveille émerveiller merveilleusement
mesure;n;mètre règle unité taille musique dimension tempo longueur;mètre règle tempo taille centimètre costume poids musique;mesurer démesure mesurable démesuré
militaire;n;soldat armée caserne uniforme civil guerre treillis grade;soldat armée uniforme caserne guerre camion tank marche;militariser antimilitariste milice
million;n;nombre argent loto riche zéros euros gagner fortune;argent riche zéros loterie fortune rentier euros beaucoup;mille milliard millier
miracle;n;dieu prodige apparition saint incroyable guérison médaille surnaturel;eau grotte dieu saint prodige guérison vierge incroyable;miraculeux miraculé miraculeusement
mission;n;impossible espion agent tâche accomplir objectif secrète spatiale;espion impossible secret agent but tâche espace fusée;missionnaire
mode;n;vêtement défilé couturier mannequin tendance emploi conjugaison robe;défilé mannequin vêtement robe tendance magazine emploi créateur;démodé modiste démoder
modèle;n;exemple peintre maquette réduit poser patron mannequin imiter;peintre réduit exemple photo mannequin maquette copier patron;modeler modélisme remodeler modélisation
moitié;n;demi deux double tiers cinquante orange partage entier;demi double deux partager orange gâteau cinquante pomme;mi
mouvement;n;geste immobile déplacement bouger action danse arrêt montre;geste bouger immobile danse montre gymnastique vague perpétuel;mouvoir mouvant mobile motion
mémoire;n;souvenir oubli éléphant tête ordinateur retenir cerveau amnésie;souvenir oublier éléphant ordinateur cerveau jeu trou retenir;mémoriser mémorable mémorial remémorer immémorial
naissance;n;bébé mort accouchement date maternité venue baptême cigogne;bébé maternité mort cigogne accouchement date vie anniversaire;naître natal né natalité renaissance
nature;n;forêt campagne écologie arbre morte environnement yaourt paysage;arbre forêt campagne animaux yaourt écologie verte mère;naturel naturiste naturellement dénaturer
niveau;n;eau étage mer maçon hauteur bulle degré échelon;étage bulle hauteur maçon jeu eau mer classe;niveler nivellement dénivelé
nombre;n;chiffre pair quantité impair mathématiques premier compter entier;chiffre compter premier entier quantité beaucoup or mathématiques;nombreux dénombrer innombrable numéro surnombre
normal;a;ordinaire habituel commun bizarre banal régulier naturel étrange;bizarre habituel ordinaire régulier naturel banal fou commun;norme anormal normalement normalité anormalement
nourriture;n;aliment manger repas faim bouffe frigo vivres plat;manger repas pain frigo aliment assiette cuisine faim;nourrir nourricier nourrisson nourrissant
objet;n;chose bidule trouvé truc table but perdu machin;chose volant perdu truc direct bibelot outil trouvaille;objectif objecter
occasion;n;neuf voiture opportunité larron seconde aubaine affaire saisir;voiture vide larron brocante chance neuf vendre rater;occasionner occasionnel
odeur;n;nez parfum sentir puanteur effluve arôme renifler rose;nez parfum puer sentir fromage mauvaise fleur pieds;odorat inodore malodorant déodorant odorant
officier;n;armée capitaine lieutenant grade colonel soldat général marine;armée police lieutenant galons marine uniforme caserne mess;office officiel officiellement
oncle;n;tante tonton neveu cousin frère famille parrain héritage;tante neveu famille cousin tonton frère moustache parrain paternel;avunculaire
opinion;n;avis idée sondage pensée publique jugement débat croyance;avis sondage idée politique pensée publique vote jugement;opiner
opération;n;chirurgien addition hôpital bistouri soustraction calcul multiplication anesthésie;chirurgien addition hôpital calcul bloc cicatrice militaire anesthésie;opérer opérateur opératoire
ordre;n;pagaille rangement alphabétique commandement chef obéir croissant moine;fouillis ranger chef alphabétique commande discipline moines croissant;ordonner désordre ordinal ordonnance
origine;n;début source commencement naissance provenance racine ancêtre pays;début source pays racine naissance monde provenance espèces;originel original originaire
paquet;n;cadeau colis bonbons poste cigarettes emballage ficelle ruban;cadeau colis poste chips cigarettes ruban gâteaux emballage;empaqueter paquetage paquebot
parc;n;jardin attractions banc bébé toboggan zoo pelouse public;jardin banc attractions promenade bébé toboggan arbres zoo;parquer parking
partager;v;diviser gâteau égoïste donner morceau moitié couper équitable;gâteau diviser moitié ami égoïste couper donner frère;partage part partie
partenaire;n;associé équipier danse double coéquipier complice adversaire allié;danse tennis équipe couple binôme jeu sexuel associé;partenariat
passage;n;piétons souterrain clouté couloir niveau secret traverser chemin;piéton couloir traverser clouté tunnel niveau étroit secret;passer passager passerelle passant
pause;n;café arrêt récréation repos interruption déjeuner reprise musique;café récréation repos midi arrêt musique cigarette minute;pauser
permission;n;autorisation interdiction soldat accord demander sortir congé parents;autorisation parents soldat droit accord demander sortie oui;permettre permis permissif
perte;n;gain profit objet deuil bénéfice oubli cheveux mémoire;gain argent clé poids deuil mémoire profit temps;perdre perdant perdition déperdition
peuple;n;nation foule roi pays gens démocratie citoyens souverain;nation foule gens roi révolution habitants élu pays;peuplade population populaire peupler dépeupler
physique;n;chimie science gravité corps éducation atome mental matière;chimie corps éducation sport science atome apparence gravité;physicien physiquement physionomie
piste;n;danse avion cirque ski trace indice cyclable aéroport;ski avion cirque danse indien indices cyclable trace;pister dépister pistard
pitié;n;compassion grâce supplier pauvre miséricorde implorer attendrissement charité;compassion triste merci charité grâce mendiant plaindre cruel;pitoyable piteux apitoyer impitoyable
piège;n;souris chasseur embuscade filet appât renard fromage souricière;souris loup ours ruse trappe appât collet hameçon;piéger piégeur
politique;n;député parti ministre élection gauche président état débat;élection député gauche vote président parti débat droite;politicien politiser politiquement
position;n;place debout assis yoga couché situation lotus lieu;place debout assis latérale couché fœtus carte yoga tireur;poser positionner positionnement pose
presse;n;journal kiosque journaliste citron magazine orange rotative agrume;journal citron kiosque imprimer magazine liberté raisin média;presser pression pressoir pressing
pression;n;bière pneu bouton atmosphérique stress cocotte baromètre demi;bière atmosphère stress pneu eau cocotte artérielle air;presser presse oppression dépression
preuve;n;indice tribunal crime coupable empreinte détective culpabilité enquête;enquête empreinte tribunal coupable indice crime justifier amour;prouver éprouver épreuve
principal;a;secondaire rôle collège essentiel premier important directeur capital;secondaire collège important essentiel directeur acteur rôle plat;principalement principe
privé;a;public détective école propriété personnel chasse défense interdit;public détective école propriété personnel secret vie club;privatiser privation priver privatif
proche;a;loin près voisin lointain distance famille côté éloigné;loin voisin près famille parent orient côté ami;approcher rapprocher proximité prochain prochainement
projet;n;plan avenir idée programme intention dessein architecte prévision;plan avenir idée architecte vacances maison but intention;projeter projection projecteur
promesse;n;serment tenir parole engagement jurer électorale croix ivrogne;parole serment tenir jurer élection mariage engagement croix;promettre promis prometteur
propriétaire;n;locataire maison loyer appartement terrain bailleur posséder maître;maison locataire loyer possesseur terrain chien notaire acheter;propriété approprier exproprier copropriété
protection;n;casque bouclier garde abri sécurité sociale danger solaire;casque bouclier garde soleil abri sécurité capote crème;protéger protecteur protège
préparer;v;repas bagages cuisiner valise avance examen cuisinier organiser;repas cuisine valise cartable examen organiser café recette;préparation prêt préparatif apprêter
présence;n;absence appel être feuille ici esprit élève compagnie;absence appel ici école cadeau assiduité être esprit;présent présenter présentiel
public;n;spectateurs privé salle jardin applaudir théâtre audience banc;spectateur privé jardin théâtre école foule service toilettes;publier publicité publication publiquement
puissance;n;force énergie moteur faiblesse cheval roi carré autorité;force moteur énergie cheval muscle électricité carré faiblesse;puissant pouvoir impuissance
période;n;durée époque temps âge vacances phase ère intervalle;temps époque règles moment vacances durée histoire ère;périodique périodiquement périodicité
quartier;n;ville banlieue lune orange voisin arrondissement rue latin;ville orange lune voisins banlieue rue viande commerçants;quart écarteler
recherche;n;enquête laboratoire savant fouille science perdu avis scientifique;laboratoire savant internet trouver moteur enquête scientifique trésor;chercher chercheur rechercher
regard;n;œil yeux vue croiser coup noir perçant lunettes;yeux œil vue noir coup croiser observer égout;regarder égard
rencontre;n;fortuite connaissance match hasard amour entrevue première croiser;amour hasard ami match rendez croiser site coup;rencontrer
respect;n;politesse estime mépris considération égard aînés déférence admiration;politesse loi ancien obéissance insulte vouvoyer dignité tombe;respecter respectueux respectable irrespect
responsabilité;n;chef charge devoir adulte limitée culpabilité obligation maturité;devoir chef adulte charge assurance faute assumer parents;responsable irresponsable responsabiliser
responsable;a;chef coupable directeur gérant fautif adulte charge délégué;chef coupable adulte délégué sérieux cause directeur mûr;responsabilité irresponsable
restaurant;n;serveur menu addition chef manger pizzeria cuisine carte;menu serveur manger carte addition chef pourboire pizza;restaurer restaurateur restauration resto
ridicule;a;tuer grotesque moquerie absurde honte clown chapeau déguisement;clown moqueur tuer honte grotesque absurde précieuses chapeau;ridiculiser ridiculement rire dérision
risque;n;danger péril prendre assurance audace menace prudence pari;danger casino pari prudence assurance jeu hasard zéro;risquer risqué
réalité;n;rêve vérité virtuelle fiction concret imaginaire existence fait;rêve vérité fiction virtuelle monde vraie télé concret;réel réaliste réaliser irréel
récompense;n;médaille punition prix cadeau trophée bonbon oscar prime;médaille punition prix bonbon cadeau chien diplôme mérite;récompenser compensation
régler;v;payer addition facture ajuster montre compte problème résoudre;payer montre facture addition ajuster problème réparer comptes;réglage règle règlement dérégler régulier
réponse;n;question oui non solution lettre devinette quiz réplique;question lettre examen oui solution courrier quiz non;répondre répondeur répartie
réputation;n;renommée mauvaise célébrité notoriété honneur image rumeur gloire;renommée mauvaise célébrité rumeur star image gloire étoile;réputé
réseau;n;social internet téléphone toile routier filet espion ferroviaire;internet téléphone social toile filet antenne train connexion;réseautage rets
résultat;n;score examen addition conséquence total note bac opération;examen score addition match total note élection égal;résulter résultante
réunion;n;bureau travail île rassemblement patron assemblée parents salle;bureau île travail salle parents famille assemblée créole;réunir unir union
rôle;n;acteur théâtre jeu personnage film fonction interpréter premier;acteur théâtre jeu personnage cinéma pièce premier figurant;rôliste enrôler
santé;n;maladie trinquer médecin pharmacie vigueur forme hôpital vœux;maladie trinquer médecin forme sport carotte vitale hôpital;sain sanitaire sanatorium assainir
sentiment;n;amour émotion haine cœur joie jalousie tendresse tristesse;amour joie cœur haine émotion jalousie tristesse peur;sentimental sentir ressentiment ressentir
signal;n;alarme sonore feu départ sirène alerte fumée avertissement;alarme feu fumée bip train départ sonore détresse;signaler signalisation signe signalement
signe;n;zodiaque geste croix indice astrologique balance main ponctuation;main zodiaque croix plus langage indice astrologie geste;signer signature signal signifier
société;n;entreprise jeu firme communauté secrète monde anonyme civilisation;entreprise groupe jeu anonyme monde secrète haute patron;social sociable socialiste sociologue asocial
soin;n;infirmière malade crème visage hôpital attention beauté pansement;hôpital infirmière pansement malade visage crème attention délicatesse;soigner soigneux soignant soigneur
soirée;n;fête nuit danse robe matinée veillée discothèque après;fête nuit danse pyjama amis robe dîner déguisée;soir bonsoir
solution;n;problème réponse énigme trouver clé liquide mathématiques issue;problème énigme réponse chimie clé issue trouver mélange;résoudre dissoudre soluble dissolution
somme;n;addition total sieste argent plus bête différence calcul;addition argent sieste total bête plus calcul dormir;sommaire
sortie;n;entrée porte secours issue école parking cinéma film;entrée porte école secours cinéma issue autoroute musée;sortir ressortir
spectacle;n;théâtre scène cirque applaudir public artiste salle danse;théâtre cirque scène public danse marionnettes rideau applaudir;spectateur spectaculaire
sport;n;football tennis natation gymnastique judo équipe athlète ballon;football gymnase basket transpirer natation muscle équipe stade;sportif sportivité
station;n;métro essence ski service balnéaire arrêt bus spatiale;métro ski essence service radio spatiale balnéaire gare;stationner stationnement
style;n;genre mode plume écrivain allure art écriture look;mode genre écriture manière art classe écrivain rock;styliste stylisme stylé styliser
supporter;v;endurer foot équipe tolérer stade subir encourager écharpe;stade fan endurer équipe drapeau encourager match tolérer;support insupportable supportable
surveiller;v;œil garder caméra observer prison examen épier pion;gardien garder enfants caméra prison radar examen épier;surveillance surveillant veiller veilleur
série;n;épisode télévision saison feuilleton noire suite acteurs tueur;télévision épisode saison policière suite américaine tueur film;sériel
taille;n;grandeur hauteur vêtement mesure ceinture crayon pointure tour;mètre petit ceinture grandeur pantalon haie hauteur crayon;tailler tailleur entaille détail
talent;n;don doué artiste aptitude virtuose chanteur génie concours;don artiste chanteur doué aptitude virtuose incroyable scène;talentueux
tante;n;oncle sœur neveu tonton nièce cousine famille mère;oncle nièce famille cousin marraine sœur héritage neveu;tantine tata
technique;a;méthode contrôle procédé outil panne ingénieur tactique mécanique;méthode savoir informatique contrôle ingénieur mécanique truc ouvrier;technicien technologie technicité
terrain;n;football tennis vague sol jeu parcelle construire camping;football tennis jardin construire vague camping boue champ;terre enterrer terrestre terreau
terrible;a;affreux monstrueux épouvantable enfant effroyable génial horrible redoutable;affreux horrible enfant catastrophe super effrayant épouvantable redoutable génial;terreur terrifier terriblement terroriser
théorie;n;pratique relativité savant hypothèse complot évolution concept idée;pratique hypothèse savant relativité idée science complot loi abstrait;théorique théorème théoricien
théâtre;n;scène pièce acteur rideau comédie tragédie marionnettes coulisses;scène rideau pièce acteur rouge comédie public masque loge;théâtral amphithéâtre théâtreux
titre;n;livre roman nom film noblesse champion journal couverture;livre chanson roman noblesse film journal champion nom;intituler titrer titulaire
trace;n;pas empreinte doigt neige indice piste pneu marque;pas empreinte piste indice neige tache chasseur gomme;tracer tracé traçable
traitement;n;médicament malade médecin texte maladie cure soin salaire;médicament médecin maladie texte remède salaire antibiotique soin;traiter maltraiter traitant
tranquille;a;calme paisible serein laisser agité père silencieux peinard;calme paisible seul silence agité peinard pêche repos;tranquillité tranquillement tranquilliser
traverser;v;rue pont piéton rivière passer feu franchir route;rue piéton passage pont rivière route désert feu;traversée travers traverse traversin
tribunal;n;juge avocat justice procès accusé barre coupable témoin;juge avocat procès justice robe marteau coupable jury;tribune
tâche;n;travail ménage besogne corvée devoir mission liste boulot;travail corvée ménage devoir encre mission boulot besogne;tâcheron
télévision;n;écran antenne chaîne poste émission canapé programme série;écran film télécommande canapé regarder chaîne série journal;télé télévisé téléviseur vision
témoin;n;mariage relais crime tribunal accident voir oculaire jurer;mariage accident relais tribunal crime voir bâton protéger;témoigner témoignage
unique;a;seul fils exceptionnel enfant sens rare exemplaire multiple;seul rare fils enfant sens exceptionnel original singulier;unité uniquement unicité un
urgence;n;hôpital ambulance secours pompier vite sirène blessé sortie;hôpital pompier ambulance gravité vite secours accident sortie;urgent urgentiste urger
usine;n;ouvrier fabrique cheminée machine industrie travail manufacture fumée;ouvrier machine cheminée fumée fabriquer travail pollution voiture;usiner usinage
valeur;n;prix or estimer cher mérite bourse précieux billet;prix diamant argent or bourse morale courage cote;valoir valable valoriser évaluer valeureux
vente;n;achat enchères marchand soldes magasin commerce boutique prix;achat magasin solde garage enchères commerce prix client;vendre vendeur invendu revente
`;
