/** Words of the junior deck, as a child and its uncle would explain them: word; part of speech; ranked clues; recall; family. */
export const JUNIOR = `
allô;o;téléphone décrocher appel bonjour sonnerie portable parler oui;téléphone parler appeler bonjour décrocher portable sonner maman voix numéro docteur oui;
américain;a;cowboy hamburger anglais pays drapeau dollar étoiles rugby;cowboy hamburger anglais indien étranger dollar étoiles film football pays gratte drapeau;amérique américaine américanisme
ancêtre;n;famille vieux gaulois mort arbre préhistoire passé grotte;vieux famille aïeul arrière passé préhistoire grand roi mort singe généalogie avant;ancestral ancestraux ancêtres
assise;a;chaise debout couchée fesses fauteuil banc canapé fille;chaise debout fesses canapé couchée banc fauteuil position tabouret posée salle magistrat;siège asseoir assis assieds assoir
attends;v;patiente stop minute file queue pause moment bus;patience stop minute arrête bus bientôt bouge file bébé viens reste seconde;attente attendre attendu
autrefois;o;jadis avant passé longtemps maintenant hier histoire époque;avant passé jadis longtemps vieux histoire conte ancien époque grand hier château;fois
aîné;a;grand premier frère cadet fratrie vieux âge famille;frère grand premier fils cadet famille vieux plus enfant sœur âge chef;aînée né naître
bains;n;eau douches mousse canard savon salle serviette laver;douche shampoing eau mousse salle savon laver piscine maillot mer canard soir;baignoire baigner baignade
ballons;n;foot anniversaire rouges gonfler basket ronds ficelle éclater;foot anniversaire gonfler rouge rond fête jouer basket air but sport éclater;balle ballonné
barrage;n;castor rivière eau bloquer police électricité mur béton;eau castor rivière bloquer route police mur lac électricité béton fleuve arrêter;barrer barre barrière barreau
beurk;o;dégoûtant épinards miam pouah mauvais sale vomir limace;dégoûtant sale épinards pas bon caca manger vomir puer langue limace cracher;
bien;o;mal bravo très super parfait sage méchant pouce;mal bon bravo content super être juste gentil mieux parfait aller sûr;bienfait bienvenue combien
billes;n;récré jouer cour verre rondes rouler petites trou;récré jouer verre rondes rouler sac école stylo cour petites couleurs gagner;
bises;n;joue bonjour câlins embrasser lèvres tante mamie carte;joue bonjour embrasser polies mamie lèvres grosses lettre bouche vent deux faire;bisou bisous biser
bisou;n;embrasser câlin maman joue bouche lèvres amoureux nuit;joue câlin maman bouche amoureux embrasser lèvres tendre nuit esquimau affection doudou;bise bises bisous
bisous;n;câlins joues embrasser maman lèvres amoureux doux bouche;joues câlins maman embrasser lèvres amoureux tendres gros nuit affection bouche doudou;bise bises bisou
bonds;n;sauts kangourou lièvre grenouille puce ressort trampoline criquet;sauter kangourou grenouille sauts lapin haut puce trampoline faux élan pattes jambes;bondir rebond rebondir
bosse;n;chameau front dos dromadaire tomber bleu ski tête;front chameau dromadaire tomber cogner tête mal bleu dos travaille crâne sorcière;bossu bosser cabosser bosselé
boulet;n;canon prisonnier chaîne pirate lourd cheville fer rond;canon prisonnier chaîne lourd pied pirate nul rond bagnard fer charbon tirer;boule boulette boulon
bourse;n;pièces argent or cuir sac pirate voler ceinture;argent pièces porte sous or sac étudiant pirate école vie trésor monnaie;boursier rembourser débourser
boutons;n;chemise manteau varicelle rouges gratter visage ascenseur appuyer;chemise manteau acné adolescent varicelle visage fermer appuyer manette rouges coudre gratter;boutonner boutonnière boutonneux déboutonner
buffle;n;cornes savane vache lion noir animal bison taureau;corne animal savane vache taureau gros lion troupeau bœuf brun bison cuir;bufflonne buffles
bâtons;n;bois ski chien marcher randonnée branches craie sorcier;bois ski marcher craie branche glace compter longs chien taper colle rouge;bâtonnet bâtonnier
caca;n;pipi toilettes couche crotte pot bébé pue boudin;pipi toilettes prout couche crotte pot sentir marron bébé boudin gros chien;
cadeaux;n;anniversaire sapin paquets surprise ruban offrir père emballage;anniversaire sapin surprise paquet ruban offrir jouets ouvrir fête père papier hotte;cadeau
carapace;n;tortue dure crabe protège escargot dos coquille armure;tortue escargot dos dure protéger homard crabe maison armure lente animal coquille;
carnet;n;notes école écrire pages cahier correspondance stylo petit;écrire notes école petit cahier chèques page secret stylo santé correspondance adresse;
cartables;n;école dos livres cahiers trousses sacs lourds rentrée;école dos cahiers trousse livres lourds rentrée sacs élèves porter roulettes classe;cartable carte
centimètre;n;règle mesurer petit longueur ruban couturière taille géométrie;règle mesurer cahier taille petit longueur gradué couture trait dix grandir double;mètre centième
chasseurs;n;fusil lapins forêt gibier sanglier chiens tirer cartouche;fusil forêt lapin sanglier tuer chien balle bois animaux loup cerf primes;chasse chasser pourchasser chasseresse
chic;a;élégant cravate costume mode beau moche robe soirée;beau élégant mode habillé costume classe robe chouette type chaussures riche super;
chiots;n;bébés niche aboyer toutous mignons portée petits chatons;petits bébés mignons aboyer chatons animaux niche portée poils os queue croquettes;chien chienne chiot
clic;o;souris ordinateur appuyer photo doigt bouton bruit internet;souris ordinateur bouton appuyer photo bruit doigt gauche clac double droite écran;cliquer déclic clique
colombe;n;paix blanche oiseau pigeon ailes magicien rameau voler;paix oiseau blanche voler magicien ailes pigeon plumes mariage rameau arche symbole;colombier colombophile
confettis;n;carnaval papier lancer fête couleurs ronds jeter anniversaire;carnaval fête papier lancer couleurs mariage petits ronds jeter serpentins anniversaire déguisement;confetti
corne;n;bélier vache rhinocéros taureau front chèvre pointue brume;antilope rhinocéros vache tête gazelle animal chèvre abondance taureau pointue brume bouc;licorne cornu cornes écorner encorner
costaud;a;fort muscles faible déménageur gros baraqué armoire rugby;fort muscles musclé gros grand puissant haltères homme bras sport géant solide;
critique;n;reproche juger cinéma film avis mauvaise compliment râler;méchant film avis mauvais remarque juge situation cuisine journal moquer jury négatif;critiquer autocritique
croquettes;n;chien chat gamelle manger pâtée sac nourriture poisson;chat chien manger gamelle animal poisson nourriture poulet pâtée repas sac dures;croquer croquant croque
crotte;n;chien trottoir caca nez chocolat marcher pue chèvre;chien nez caca trottoir marcher sale puer chocolat zut bique marron lapin;crottin décrotter crotté
cubes;n;carrés dés construire glaçons jouet bébé six faces;bébé carrés jouer tour construire bois glaçons dés six jeu faces empiler;cubique cubiste
câlins;n;bisous doudou bras maman tendresse serrer caresses doux;bisous maman doudou bras serrer tendresse amour papa peluche doux affection consoler;câliner câline câlinou
dernière;a;première fin perdante queue lanterne course après classe;première fin retard bout file après course chance finale minute perdre classe;dernier dernièrement
directrice;n;école bureau chef commande maîtresse patronne femme collège;école chef bureau maîtresse femme commander principale punition patronne collège sévère convoquer;diriger direction directeur direct
dodo;n;lit sieste nuit bébé fatigué berceuse coucher pyjama;lit sommeil nuit oiseau sieste bébé doudou coucher enfant métro fais disparu;dormir
dons;n;cadeaux argent sang offrir association pauvres gratuit talents;recevoir cadeaux argent pouvoirs talents sang charité offrir pauvres fée magie aider;donner donneur donation pardon
duchesse;n;château noble robe princesse couronne comtesse pomme dame;bijoux noble reine princesse château robe comtesse pommes femme roi chats marquise;duc duché ducal
décoiffé;a;cheveux vent peigne ébouriffé brosse mèches réveil emmêlé;cheveux vent peigne brosse ébouriffé matin tête réveil mèche chapeau lit épi;coiffeur coiffer coiffure coiffe
dégoût;n;beurk épinards pouah grimace vomir araignée cafard limace;beurk épinards manger émotion pas nez sentiment horrible grimace araignée vomir mauvais;goût dégoûter dégoûtant goûter
enlever;v;retirer mettre ôter kidnapper chaussures manteau déshabiller rançon;mettre retirer ôter manteau kidnapper gomme chaussures moins effacer voler prendre soustraire;lever enlèvement levée
escaliers;n;marches monter descendre rampe étage ascenseur tour cave;monter marches descendre ascenseur rampe étage tomber maison pieds tour colimaçon roulants;escalier escalator escalade
euh;o;hésiter réfléchir bah timide chercher savoir réponse hum;hésiter réfléchir savoir chercher penser alors bah question réponse hum attends dire;
extraterrestre;n;soucoupe martien vert espace planète antennes alien ovni;espace vert soucoupe planète alien martien antennes galaxie vaisseau bizarre maison ovni;terre terrestre extra
farce;n;blague avril poisson rire tomate dinde clown attrapes;blague poisson avril dinde rire tomate légume clown attrape drôle bêtise coussin;farceur farcir farci
filles;n;garçons robes poupées couettes sœurs femmes princesses copines;garçons robe princesses poupées sœurs femmes cheveux jupe rose enfants copines dames;fillette fils filleule
fini;a;terminé commencé bout achevé fermé stop complet devoirs;terminé bientôt assiette travail devoirs dernier commencer jamais stop arrêt vide jeu;fin finir infini définir finale
flocon;n;neige hiver blanc tombe froid avoine léger ciel;neige hiver froid blanc avoine tomber montagne glace ciel ski fondre cristal;floconneux flocons
flèche;n;arc indien cible direction pointe carquois tirer archer;arc indien pointue cible direction tirer amour panneau archer cœur pointe carquois;fléchette flécher fléchage
formule;n;magique voiture abracadabra un sorcière phrase course mathématiques;magique magicien maths un voiture abracadabra sorcier course chimie sort menu baguette;former forme formulaire formuler
fossiles;n;dinosaures os coquillages pierre préhistoire musée vieux creuser;dinosaures os pierre vieux terre ammonite préhistoire coquillages creuser musée archéologue trouver;fossiliser
frangin;n;frère sœur famille garçon maman jumeau chambre disputes;frère sœur famille garçon frérot petit grand parents jumeau copain fils chambre;frangine frangins
fripé;a;froissé ridé repasser chemise chiffonné lisse vieux plis;vieux ridé peau plis froissé bébé chemise repasser pomme bain vêtement chiffonné;friperie fripes défriper friper
gai;a;joyeux triste content luron heureux rire pinson sourire;joyeux content triste luron heureux pinson rire sourire fête oiseau marrant chanson;gaieté gaiement égayer
gorilles;n;singes poilus zoo bananes forêt noirs poitrine costauds;singes poitrine gros jungle bananes noirs poils forts chimpanzés zoo animaux costauds;
gratte;v;démange boutons poux puces chien ongles dos pique;ciel démange ongles dos guitare puces tête chat poux jeu moustique griffe;grattoir grattage gratter gratouiller
grimace;n;langue clown singe moche visage miroir tirer drôle;langue visage singe tirer moche bouche clown rire yeux apprend drôle photo;grimacer grimaçant
grognon;a;bougon râleur nain ours ronchon humeur content boudeur;nain râleur colère cochon énervé ours bouder content humeur fâché grincheux bougon;grogner grognement
grossit;v;maigrit mange ventre loupe chocolat kilos balance gonfle;mange maigrit bonbons loupe ventre poids enfle gâteau frites boule balance chocolat;gros grosse grossesse dégrossir
herbes;n;vertes jardin vache brouter tondre pousse mauvaises prairie;vertes jardin tondre vache pelouse plantes folles mauvaises brouter persil pousser prairie;herbivore herbier désherber
hermine;n;blanche fourrure animal roi manteau neige hiver queue;blanche fourrure animal belette roi manteau hiver neige petite furet bretonne queue;
hic;o;hoquet ivrogne alcool problème souci gorge bruit saoul;hoquet ivre problème boire alcool bruit latin saoul capitaine vin couac bouteille;
houba;o;marsupial jaune queue cri jungle singe taches bond;queue jaune jungle animal bande cri longue singe taches hop dessinée sauter;
hélices;n;avion turbine tournent bateau vent pales moteur voler;avion bateau tourner pilote moteur ventilateur voler drone pales air ailes vent;hélicoptère hélico
idée;n;ampoule penser cerveau trouver réfléchir tête lumière bonne;ampoule penser tête bonne génie cerveau trouver lumière inventer imagination fixe cogiter;idéal idéaliste
instrument;n;musique piano guitare violon flûte jouer trompette orchestre;musique piano guitare jouer violon flûte orchestre trompette tambour vent cordes son;instrumental
jalouse;a;envie sœur belle marâtre sorcière copine amoureuse défaut;envie sœur amoureuse marâtre copine reine belle méchante tigresse regarder rivale sentiment;jalousie jaloux jalouser
jambes;n;pieds genoux marcher courir bras deux pantalon cuisses;courir marcher pieds bras genoux pantalon cou deux mollets corps cuisses poils;jambière jambon enjamber jambette
lapine;n;carottes oreilles terrier femelle clapier longues lièvre petits;carottes oreilles terrier animal femelle femme lièvre bébés clapier dents bonds poils;lapin lapereau
liane;n;jungle corde singe forêt arbre balancer plante grimper;singe jungle forêt arbre corde grimper accrocher plante gorille balancer longue sauter;
libre;a;prisonnier oiseau prison occupé taxi cage statue toilettes;prison échapper cage oiseau enfermé temps air vacances taxi prisonnier roue occupé;liberté libérer librement
mademoiselle;n;madame monsieur fille jeune mariée célibataire femme jolie;madame fille jeune monsieur dame célibataire jolie polie âge maîtresse bonjour mariage;demoiselle damoiselle
maigris;v;grossis régime kilos balance mince salade sport gros;régime grossis mince manger poids sport minces ventre légumes perdre kilos balance;maigre maigreur amaigrir maigrichon
malheurs;n;ennuis peines tristesse catastrophes miroir chat noir pleurer;tristesse veuve catastrophes chats miroir pleurer noirs accidents poisse ennuis chance oiseau;malheureux heureux heur bonheur
mamie;n;papi vieille confitures lunettes tricot gâteaux famille chignon;papi gâteau grand vieille mère famille tricot lunettes gentille câlin rides vacances;mémé mamy mamies
manchots;n;pingouins banquise bras glace noirs oiseaux froid poissons;pingouins banquise froid glace oiseaux bras noirs empereurs pôle nager poisson main;manchote
manette;n;jeux vidéo console boutons jouer écran tenir fil;jeu console vidéo boutons jouer télé connecter joystick levier doigts écran télécommande;main manier manivelle
maquette;n;avion coller modèle construire bateau train miniature réduit;avion bateau coller petit construire modèle réduit colle bois voiture pièces peindre;maquettiste
marelle;n;craie ciel terre caillou cour sauter récré cases;ciel terre sauter craie cour jeu caillou cloche pied cases récré école;
maîtresse;n;école classe élèves tableau apprendre directrice professeur dictée;école classe tableau élèves dame leçon craie directrice femme enseigner gentille chien;maître maîtriser magistral
message;n;téléphone envoyer bouteille répondeur écrire lettre texto recevoir;téléphone lettre écrire bouteille texto portable envoyer pigeon secret mot répondeur mer;messager messagerie
miam;o;bon manger beurk délicieux gâteau faim gourmand régal;bon délicieux manger bonbons gâteau faim chocolat gourmand ventre crêpes glace bouche;
microbe;n;maladie mains petit rhume laver savon virus invisible;maladie virus petit rhume savon bactérie mains masque minuscule grippe saleté éternuer;microbien antimicrobien
mieux;o;pire moins plus bien guérir progresser encore préférer;bien meilleur guéri pire plus tant bon aller préférer progrès moins super;
morale;n;fable corbeau leçon histoire fin bien mal gronder;histoire fable leçon renard maître fin corbeau bien bonne conscience sagesse mal;moraliste moral moralité
moustiques;n;piquent été boutons bourdonner sang nuit gratter insectes;piquer été boutons nuit sang gratter insectes voler tapette tigres marais eau;moustiquaire démoustiquer
museau;n;chien nez souris animal renard moustaches truffe gueule;chien nez animal souris renard truffe lapin ours bouche visage pointu salade;muselière museler
météorite;n;dinosaures espace ciel tombe pierre étoile cratère caillou;ciel espace dinosaures tomber étoile caillou planète pierre filante cratère roche feu;météore météo
nains;n;blanche sept géants petits jardin grincheux mine princesse;sept petits jardin géants forêt barbe mine bonnet neige pomme grincheux lutins;naine nanisme
nid;n;oiseau œufs arbre branche hirondelle poussins couver plumes;oiseau œufs poule arbre branches poussins hirondelle maison paille coucou cigogne abeilles;nicher nichée nichoir dénicher
ninja;n;tortue noir sabre karaté japonais combat étoile cagoule;japonais tortue noir combat sabre étoile karaté masque discret guerrier épée samouraï;
nom;n;famille écrire appeler étiquette verbe identité adjectif propre;famille carte appeler étiquette verbe identité signer propre commun déterminant adjectif mots;prénom nommer surnom nominatif
nouilles;n;pâtes beurre collier fromage spaghettis coquillettes idiotes bouillir;pâtes manger spaghettis soupe collier cuire asiatique chinoises fromage idiots beurre eau;
né;v;bébé mort maternité anniversaire ventre maman jour berceau;bébé pleurer ventre maternité maman jour mort anniversaire date nouveau vie venu;naître naissance natal aîné
ohé;o;bateau matelot capitaine appeler crier mer navire abordage;bateau matelot crier appeler chanson marin capitaine flots là écho eh saluer;
orphelines;a;parents mortes seules adoptées filles foyer abandonnées tristes;parents seules mortes enfants tristes filles adopter abandonnées famille perdu mères pensionnat;orphelin orphelinat
ourson;n;peluche miel bébé bonnet brun guimauve animal grotte;peluche bébé miel petit guimauve doudou brun animal forêt chocolat banquise mignon;ours ourse
ouvres;v;fermes porte clé cadeau bouche fenêtre tire boîte;fermes porte clé fenêtre boîte cadeau couvercle poignée bouche serrure yeux coffre;ouverture ouvrir ouvert entrouvrir
paf;o;boum claque gifle coup tape chien pif bruit;boum taper gifle claque choc bruit coup chien pif tomber poing cogner;
paillettes;n;briller robe maquillage danseuse or princesse collier scintiller;briller maquillage étoiles princesse robe or licorne fée fête colle danseuse déguisement;pailleté paille paillasse
palmes;n;pieds plonger nager tuba canard masque piscine grenouille;nager plongeur pieds canard masque tuba mer piscine arbre plonger cocotier grenouille;palmier palmé palmipède
papi;n;mamie vieux famille canne moustache cheveux bricoler potager;mamie grand vieux père canne gentil moustache lunettes pétanque famille retraite cheveux;pépé papa papy
patience;n;attendre calme longtemps queue zen puzzle pêcheur maîtresse;attendre calme longtemps jeu cartes temps ange qualité pêche salle zen file;patient impatience patienter
pauvres;a;riches argent mendiants misère malheureux donner rue sous;riches argent mendiants sous misère aider rue voleur malheureux sans faim rien;pauvreté appauvrir
payé;a;argent caisse gratuit acheté salaire billet magasin monnaie;argent acheté caisse carte sous courses salaire travail vendeur monnaie gratuit cher;paye paie paiement payer payant
peaux;n;ours bronzées bêtes tambours bananes corps os fourrure;âne banane corps bêtes animaux rouges tambour fourrure cuir douces serpent bronzées;dépecer peau peaussier
pierres;n;cailloux lancer dures mur feuille ciseaux précieuses ricochets;cailloux précieuses rochers dures lancer feuille ciseaux château mur lit diamants roches;pierreux perron pétrifier
pion;n;échecs dames jeu plateau surveillant damier avancer collège;échecs dames jeu surveillant jouer avancer plateau dé case petit école collège;
pleures;v;larmes ris triste mouchoir yeux chagrin bébé oignon;larmes triste chagrin ris yeux mouchoir bébé oignon mal sanglots saule crier;pleurnicher pleurs éploré
plongeon;n;piscine eau tremplin sauter tête nager maillot gardien;piscine eau sauter nager mer tête plat tremplin gardien grand falaise but;plonger plongeoir plongeur
poils;n;chat barbe jambes moustache singe chien pinceau raser;barbe chat jambes chien cheveux moustache animal raser épilation ours bras fourrure;poilu pelage épiler dépoiler
police;n;voleur gendarme sirène menottes prison voiture secours gyrophare;voleur gendarme voiture prison menottes sirène uniforme arrêter commissaire pistolet agent radar;policier
pompon;n;bonnet manège laine attraper marin boule rouge écharpe;bonnet laine manège boule marin attraper tour rouge mousse chapeau pull danseuse;
potion;n;magique sorcière chaudron gauloise boire druide formule fiole;magique sorcière chaudron gaulois boire druide formule magicien fiole empoisonnée force mélange;
pouf;o;coussin tomber fauteuil asseoir salon siège bruit mou;coussin asseoir siège fauteuil tomber salon magie bruit mou disparaître rond canapé;
poules;n;œufs coq poussins basse renard fermière pondre caqueter;œufs ferme grain coq poussins renard plumes dents picorer pondre carton volaille;poulet poulailler poulette
pré;n;vache herbe mouton champ brouter vert clôture campagne;vache herbe champ mouton brouter cheval vert ferme pâturage fleurs campagne clôture;prairie prés
puceron;n;coccinelle rosier insecte petit vert plante fourmi jardin;coccinelle plante insecte rosier petit fourmi vert bête manger jardin minuscule fleur;puce
pétales;n;fleur marguerite rose couleurs aime effeuiller tomber coquelicot;fleur rose marguerite céréales couleurs cœur tulipe bouquet aimer coquelicot tomber mariage;pétale
rage;n;chien colère dents vaccin maladie mordre renard furieux;colère chien dents maladie énervé renard mordre vaccin fureur bave furieux haine;enrager rageur enragé
rap;n;musique chanteur paroles casquette rythme hop rimes chanson;musique chanter rythme casquette paroles rimes banlieue danse chanson vite rue micro;rappeur rapper
raton;n;laveur poubelle rongeur voleur masque queue animal petit;laveur rongeur petit animal poubelle masque souris queue rayures poils gris mignon;rat rate ratière
rayée;a;zèbre marinière lignes abeille chaussette tigre vitre pyjama;zèbre lignes chemise marin voiture disque traits tigre marinière vitre noire blanche;rayure rayer rayon
rebondit;v;balle saute basket trampoline ressort kangourou sol mur;balle ballon trampoline saute basket kangourou sol élastique mur caoutchouc haut tennis;bond bondir rebond
recommence;v;encore répète arrête finit refait bis zéro raté;encore refaire début répète zéro continue raté essaie bis fois nouveau arrête;commencer commencement recommencer
record;n;battre monde champion meilleur course médaille chrono exploit;monde battre meilleur champion sport olympique course vitesse premier livre gagner temps;recordman
rembourser;v;argent rendre prêt payer dette billet redonner monnaie;argent rendre dette payer banque magasin sous prêt échanger ticket acheter médecin;bourse remboursement débourser
remonter;v;descendre réveil moral montre escalier pente pantalon fermeture;descendre escalier temps moral pendule montre réveil manches fermeture pantalon haut pente;mont montée monter remontée
riches;a;argent pauvres millionnaires or château bijoux euros milliardaires;argent pauvres millionnaires or château milliardaires rois fortune sous trésor banque loto;richesse enrichir richard
rigoler;v;rire blague pleurer clown marrer drôle amuser farce;rire blague marrer drôle amuser clown sourire copains pleurer farce chatouilles humour;rigolo rigolade rigolote
rimer;v;poésie poème vers poète son chanson syllabe mot;poésie poème mots vers fin chanson son rien poète rap écrire pareil;rime rimes rimailleur
ris;v;pleures blague clown chatouilles rigoles drôle dents éclats;veau pleures drôle blague marres ventre clown dents jean rigoles éclats chatouilles;rire rieur sourire risible
rivets;n;jean métal clous fixer avion vis attacher tôle;métal fer clous jean vis fixer bateau attacher ceinture marteau tour boulons;river riveter riveteuse
ronger;v;ongles os souris chien frein dents hamster castor;os chien souris ongles hamster lapin dents castor manger frein grignoter écureuil;rongeur ronge
rosier;n;épines fleurs jardin pique parfum planter bouquet arbuste;fleur épines jardin arbuste pétales bouquet jardinier plante pucerons parfum piquer grimpant;rose roseraie rosiers rosace
rosiers;n;épines fleurs jardin piquent parfum planter bouquets arbustes;fleurs épines jardin arbustes pétales bouquet jardinier plantes pucerons piquer parfum grimpants;rose roseraie rosier rosace
roues;n;vélo voiture tourner quatre pneus rondes paon secours;vélo voiture tourner pneus rondes quatre camion freiner grande secours trottinette hamster;rouler roulette rotation rouage
rousse;a;cheveux blonde carotte brune écureuil orange taches sorcière;cheveux orange écureuil couleur renarde blonde brune carotte taches fille lune dictionnaire;roux rouquin roussir
ruche;n;abeille miel reine essaim apiculteur bourdonner cire piquer;abeilles miel apiculteur reine maison bourdon alvéoles piquer cire butiner essaim insectes;rucher
répète;v;perroquet redit encore écho poésie recommence entend fois;perroquet encore théâtre redire bis écho dire fois apprendre leçon recommence musique;répétition répéter
sabots;n;cheval bois âne pieds chaussures galop poney fer;cheval vache bois chaussures âne pieds poney marcher fer bergère chèvre moutons;sabotier saboter
saigne;v;nez rouge genou pansement blessure couler bobo couteau;vampire nez pansement genou blessé couteau rouge bobo coupure tomber mal plaie;sang saignement sanglant
savants;n;inventer fous laboratoire lunettes éprouvette intelligents chimie professeurs;fous scientifiques laboratoire intelligents professeurs chercheurs découvertes inventer lunettes expériences génies mots;savoir savamment
scout;n;camp foulard louveteau feu tente forêt nœuds nature;camp tente foulard feu forêt uniforme louveteau action camper promesse jeune bonne;scoutisme
secouer;v;arbre bouger agiter bouteille shaker salade remuer tapis;bouger salade arbre bouteille agiter shaker tapis remuer tête prunier soda mélanger;secousse
secours;n;aide pompier sauver police ambulance appel roue danger;aide pompiers sauver danger accident sortie crier roue appeler ambulance montagne urgence;secourir secouriste
sergent;n;armée soldat ordre chef capitaine uniforme casquette commande;armée soldat militaire chef police grade uniforme adjudant ordres guerre instructeur commander;
serpents;n;venin ramper vipères siffler mordre boas langue désert;venin ramper vipère langue boa siffler python charmeur mordre cobra jungle longs;serpenter serpentin
shampoing;n;cheveux laver mousse douche pique yeux coiffeur rincer;cheveux laver douche mousse savon tête bain coiffeur poux yeux bouteille rincer;shampouiner shampouineuse
sinon;o;punition autrement menace attention gare dispute ou privé;si autrement alors menace punition ou attention condition puni contraire gare obéir;
slip;n;culotte kangourou caleçon fesses dessous maillot garçon coton;culotte kangourou fesses caleçon maillot garçon pantalon blanc habit zizi chaussettes tiroir;
snif;o;pleurer triste mouchoir larmes nez chagrin rhume bébé;pleurer nez triste larmes mouchoir rhume malheureux sentir chagrin colle morve odeur;sniffer
sourds;a;oreilles muets entendre aveugles signes bruit appareil vieux;entendre oreilles muets aveugles signes bruit handicap appareil crier langue pots vieux;surdité assourdir
squelettes;n;os crâne mort cimetière côtes placard maigres corps;os mort cimetière crâne corps tombe peur fantômes placard blancs zombies pirates;squelettique
sud;n;nord soleil est ouest boussole chaud vacances bas;nord soleil chaud mer est boussole vacances ouest cigales carte bas accent;
taches;n;dalmatien léopard rousseur sauce vache chocolat encre nettoyer;rousseur peinture léopard coccinelle vache sales vêtement girafe chocolat laver encre dalmatien;tacheté tacher détachant
tambourin;n;musique taper instrument grelots rond rythme peau secouer;musique instrument taper clochettes jouer rythme main peau bruit ronde cymbales chanson;tambour tambouriner
taxis;n;jaunes voitures chauffeurs payer course gare conduire bateau;voiture jaunes chauffeur gare ville aéroport conduire compteur payer moto rue transport;taximètre
tourte;n;tarte viande pâte four jambon salée champignons manger;tarte manger viande pâte four croûte cuisine plat ronde repas gâteau pain;tourtière tourteau
trompe;n;éléphant long nez erreur gris eau papillon menteur;éléphant nez long erreur eau mammouth faute gris ment infidèle moustique animal;tromper trompeur trompette
télé;n;écran regarder émission dessin canapé film zapper publicité;écran regarder dessin film image canapé zapper journal émission chaîne salon manette;télévision téléviseur
vaccin;n;piqûre docteur bras maladie seringue grippe protège mal;piqûre docteur bras maladie seringue mal virus infirmière protéger médecin grippe rage;vacciner vaccination
vaillant;a;courageux chevalier tailleur brave héros lâche soldat petit;courageux petit chevalier tailleur brave fort prince soldat cœur peur héros preux;vaillance vaillamment
vaisseau;n;espace fusée étoiles pirate galaxie cosmonaute sang extraterrestre;spatial espace bateau fusée extraterrestre étoiles fantôme sang mer planète pirate voler;vaisselle
village;n;gaulois église clocher campagne petit maisons mairie maire;gaulois petit hameau maisons campagne église maire habitants place clocher vacances global;villageois ville
vitres;n;fenêtre casser laver transparentes carreaux buée voiture nettoyer;fenêtres laver casser voiture transparent carreaux propre nettoyer maison buée ballon voir;vitrail vitrine vitrier
vole;v;oiseau ailes avion bandit air papillon dérobe plane;oiseau avion ailes ciel pigeon bandit air papillon superhéros mouche prend planeur;voleur envol vol voler voleter
voyage;n;valise avion vacances partir train loin noces pays;vacances avion valise train partir noces pays bateau étranger scolaire route loin;voyageur voyager
voyante;n;boule cristal avenir cartes prédire main futur gitane;boule cristal avenir futur cartes prédire tarot main lire madame roulotte magie;voir vue visible voyant
yeux;n;lunettes bleus voir visage regarder larmes paupières deux;voir lunettes visage regarder bleus deux cils nez paupières pleurer cache tête;œil œillet œillade
zoo;n;animaux lion cage girafe visite singes éléphants panda;animaux lion cage girafe singes éléphant visiter gorille tigre parc famille gardien;zoologie
étages;n;immeuble escaliers ascenseur monter haut tour maison hôtel;immeuble ascenseur escalier monter tour hauts gâteau maison appartement fusée gratte grenier;étagère
atterrir;v;avion piste décoller poser lune parachute aéroport fusée;avion piste pilote aéroport fusée parachute lune décoller ciel hélicoptère poser oiseau;terre atterrissage terrain
badaboum;o;tomber chute escalier fracas bruit dégringoler patatras chaise;tomber bruit escalier chute casse enfant vaisselle clown fracas chaise dégringoler cubes;
coucou;o;bonjour salut cache main oiseau horloge saluer pendule;bonjour salut main bébé oiseau cache pendule horloge ami fenêtre voisin nid;
ouille;o;aïe mal bobo douleur cogner genou doigt piqûre;aïe mal bobo douleur tomber genou doigt marteau pansement cri pincer épine;
plouf;o;eau piscine plonger tomber sauter mare caillou éclabousser;eau piscine plonger sauter mer caillou mare plongeoir lac grenouille poisson pierre;
`;
