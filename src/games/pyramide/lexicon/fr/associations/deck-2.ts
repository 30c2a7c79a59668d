/** More words of the French decks, as marked there: word; part of speech; ranked clues; recall; family. */
export const DECK_2 = `
bohème;n;artiste vagabond lilas insouciance poète errance misère liberté;artiste vie chanson pauvre liberté gitan peintre insouciant roulotte marginal poète vagabond;bohémien bohémienne
prudemment;o;doucement précaution attention lentement danger casque verglas témérairement;attention doucement lentement conduire danger verglas précaution avancer route traverser risque vigilance;prudence prudent imprudent imprudemment
maman;n;papa mère bébé accoucher câlin enfant grossesse famille;papa mère enfant bébé famille parent bisou amour câlin fête poule fille;maternel
plutôt;o;préférer assez choisir mieux alternative davantage mourir lieu;préférer mieux choix assez mort souris opposé crever alternative préférence relativement adverbe;tôt
véranda;n;verre maison vitres jardin terrasse baies agrandissement serre;maison vitre terrasse verre jardin baie pièce soleil plantes extension lumière serre;
messe;n;église curé dimanche prêtre hostie cloches prière enterrement;église dimanche curé prêtre cloche prière hostie minuit religion basse catholique cérémonie;missel
braconnier;n;chasse collet piège illégal gibier lièvre forêt fusil;chasse piège voleur animaux forêt illégal fusil gibier lapin collet éléphant garde;braconner braconnage
ailes;n;oiseau voler plumes avion ange papillon battre moulin;oiseau voler avion ange plumes papillon moulin poulet battre brûler déployer cuisse;ailé aileron ailier
globe;n;terre planète terrestre boule rond monde carte sphère;terrestre terre planète boule monde rond oculaire carte géographie sphère tourner trotter;global globalement globalisation
semelle;n;chaussure dessous pied talon cuir marche cordonnier steak;chaussure pied talon cuir steak marcher dessous basket compensée quitter crampons cordonnier;ressemeler ressemelage
messieurs;n;dames hommes mesdames toilettes salutation bonsoir discours moustache;dames hommes mesdames politesse toilettes demoiselles mâles salut bonsoir discours civilité gentlemen;monsieur
portrait;n;peinture visage tableau photo robot peindre modèle craché;peinture visage photo robot peintre tableau dessin cadre paysage croquis ressemblance musée;portraitiste portraiturer
étrange;a;bizarre curieux normal insolite mystère surprenant extraterrestre inhabituel;bizarre curieux mystère inconnu insolite fantôme inhabituel normal surprenant fantastique inquiétant louche;étrangement étrangeté étranger
mine;n;charbon crayon or explosion grisou coron souterrain visage;crayon or charbon dynamite explosion visage bonne graphite souterrain sel galerie tête;mineur minier minerai déminer
brume;n;brouillard matin mer humide lac corne vapeur visibilité;brouillard matin nuage flou automne mer humidité vapeur gris épais corne lac;brumeux embrumer brumisateur
amant;n;placard maîtresse adultère mari infidèle cocu tromper secret;maîtresse placard mari adultère infidèle femme liaison cocu lit secret tromper passion;aimer amour amoureux
pâquerettes;n;fleurs pelouse blanches marguerites printemps ras effeuiller pétales;fleurs ras blanches pelouse prairie jardin marguerites printemps pétales champ jaune bouquet;pâques
tresses;n;cheveux nattes fille couettes coiffure trois indienne entrelacer;cheveux nattes coiffure filles africaines ail brins rasta élastique couettes pain entrelacer;tresser tressage
multiplier;v;diviser tables calcul pains additionner fois mathématiques produit;diviser calcul additionner table fois pains maths augmenter croix doubler opération soustraire;multiplication multiple multiplicateur
poutre;n;bois gymnastique plafond œil paille charpente toit apparente;bois gymnastique toit charpente plafond équilibre œil maison apparente paille métal support;poutrelle
apparition;n;fantôme vierge disparition miracle spectre soudaine vision magicien;fantôme magicien vierge magie spectre surgir revenant soudain vision miracle esprit film;apparaître apparent apparemment
tatami;n;judo tapis karaté sport japonais combat kimono sol;judo tapis sol kimono japonais karaté dojo combat lutte ceinture sport arts;
bénévoles;n;gratuit association aide volontaires salaire humanitaire charité donner;association gratuit aide volontaires dévoués cœur humanitaire restos généreux salaire travail solidarité;bénévolat bénévolement
anglaise;a;reine thé crème londonienne filer langue britannique boucles;langue crème reine filer londonienne britannique thé française capote pluie course accent;anglais anglophone anglicisme anglicane
bagne;n;forçat prison boulet chaînes travaux condamné île évasion;prison forçat boulet travaux cellule condamné prisonnier chaînes pénitencier île évasion détenu;bagnard
dernier;a;premier fin classement ultime retard queue perdant avant;premier fin ultime queue perdant classement lanterne final métro cancre mot soupir;dernièrement
truands;n;bandits gangsters voleurs mafia police braquage brutes pègre;bandits voleurs gangsters malfaiteurs mafia police brutes escrocs cour braquage voyous prison;truander
prière;n;dieu mains église genoux chapelet messe religion amen;église dieu mains genoux messe religion tapis moulin croire imam amen chapelet;prier
bafouille;n;lettre parle bégaye mots hésite écrit timide cafouille;bégaye lettre parle balbutie mots hésite timide articule langue bredouille marmonne écrire;bafouiller bafouillage bafouilleur
tolérance;n;respect racisme maison zéro accepter différence ouverture compréhension;zéro respect maison accepter lactose intégriste différence racisme religion ouverture indulgence permettre;tolérer tolérant intolérance tolérable
caissière;n;supermarché payer magasin tapis courses argent monnaie ticket;supermarché argent magasin monnaie courses payer employée tapis bip code ticket client;caisse caissier encaisser
argentin;a;tango pampa football bœuf gaucho espagnol pape maté;tango footballeur pape pampa sud espagnol bœuf américain latin gaucho uruguayen nationalité;argent argenté argenterie
foudre;n;orage éclair coup tonnerre tomber paratonnerre ciel arbre;éclair orage coup tonnerre guerre tomber paratonnerre ciel amour électricité arbre tempête;foudroyer foudroyant foudroiement
frappes;n;coups tir ballon clavier tapes cogner bombardement aériennes;coups dactylographie aériennes bombes cognes tapes porte boxe ballon militaires clavier gifles;frapper frappant frappeur
vie;n;mort naissance existence espérance rose respirer âme cœur;mort naissance belle existence chien long rose espérance eau santé privée assurance;vivre vivant vital survivre vif
pupille;n;œil orphelin noir iris prunelle nation regard dilater;œil iris nation dilatée noir orphelin lentille regard lumière cornée vue rétine;pupillaire
bicyclette;n;vélo pédales roues guidon selle deux chaîne rouler;vélo roues pédales guidon selle tour panier tandem sonnette chaîne bleue freins;cycle bicycle cyclisme
trajet;n;voyage route parcours voiture chemin train durée distance;route voyage chemin voiture parcours distance train itinéraire aller retour bus kilomètres;
candide;a;naïf innocent ingénu jardin philosophe roman crédule optimisme;naïf innocent ingénu philosophe jardin crédule pur optimisme livre roman conte simple;candeur candidement
astres;n;étoiles ciel planètes lune soleil nuit télescope horoscope;étoiles planètes soleil lune ciel univers marée horoscopes galaxie comètes espace nuit;astral astronomie astrologie désastre
pot;n;confiture fleurs chance bébé terre échappement yaourt boire;fleur yaourt confiture chance échappement bébé verre chambre terre miel catalytique boire;potier poterie empoter rempoter dépoter
inventeur;n;ampoule brevet génie savant machine créer concours idée;génie découverte savant créateur brevet idée ampoule machine chercheur scientifique concours fou;inventer invention inventif
zut;o;flûte mince crotte juron merde oups raté oubli;mince flûte crotte juron alors exclamation colère raté oups énervé interjection purée;
pèse;v;balance kilos poids lourd gramme régime tonne éléphant;balance kilos poids lourd bébé tonne grammes régime personne gros légumes plume;peser pesant pesée pesage
briser;v;casser glace cœur verre miettes vase fragile réparer;casser vase cœur verre glace détruire rompre miroir fracasser morceaux chaînes réparer;bris brisure débris
actrice;n;cinéma film théâtre rôle comédienne star jouer scène;cinéma film comédienne théâtre star rôle jouer tournage belle célèbre vedette scène;acteur acte action
capturer;v;attraper piège prisonnier filet prendre écran lasso libérer;attraper prison piège filet animal chasse prendre libérer lasso ennemi image saisir;capture captif captivité
auto;n;voiture moto tamponneuse garage volant rouler radio école;voiture stop école moto roues tamponneuse radio garage route conduire moteur bus;automobile automobiliste automobilisme
baisers;n;bisous lèvres bouche amour langue bons tendres embrasser;bisous bouche lèvres amour joue embrasser langue câlins volés tendresse embrassades lettre;baiser biser
tailleur;n;costume couturier aiguille vêtement jupe pierre assis ciseaux;couture costume pierre crayon femme jupe vaillant vêtement couturier diamant ciseaux mesure;tailler taille taillis
évanouir;v;pommes malaise tomber connaissance syncope gifle sels défaillir;malaise tomber pommes conscience sang syncope perdre disparaître faible sels réveiller chaleur;évanouissement
question;n;réponse poser interrogation point demande pourquoi quiz examen;réponse interrogation point demander hors professeur quiz pourquoi examen champion jeu poser;questionner questionnaire questionnement
cape;n;épée superhéros magicien torero rouge vampire justicier manteau;épée superhéros vampire manteau magicien invisibilité rouge justicier torero chaperon sorcier rire;
troué;a;gruyère chaussette jean percé panier poche mite seau;gruyère chaussette jean percé emmental passoire poche usé pantalon beignet seau déchiré;trou trouer trouée
case;n;hutte dessin échecs cocher africaine départ paille damier;départ oncle échecs damier hutte prison tête marelle dessinée africaine cocher carré;caser casier casanier
aînée;a;sœur cadette famille première âgée fille grande benjamine;sœur grande fille famille cadette première benjamine vieille âgée fratrie petite naissance;aînesse
fruit;n;pomme légume banane arbre salade orange verger jus;pomme légume banane arbre dessert jus défendu orange mer salade passion confiture;fruité fruitier fructueux fructose
échafaud;n;guillotine condamné mort bourreau tête exécution reine révolution;guillotine ascenseur condamné exécution bourreau mort révolution peine roi tête décapiter potence;échafauder échafaudage
bananes;n;singe fruits jaunes peau régime glisser glace noires;fruits singe jaunes régime peau glisser îles flambées tropique dessert courbées compote;bananier
bouh;o;fantôme peur huer effrayer cri surprendre monstre drap;peur fantôme cri monstre surprise sursauter nul huées drap sorcière méchant cacher;
revue;n;magazine cabaret plumes journal presse militaires danseuses lire;magazine journal presse spectacle armée lire militaire cabaret kiosque défilé article hebdomadaire;revuiste
tuyaux;n;plombier eau arrosage fuite jardin conseils crevés pompier;plombier eau arrosage conseils orgue gaz plomberie fuite canalisations pompier jardin secrets;tuyauterie tuyauter
cent;o;mètres pas dizaine euro chiffre siècle zéros mille;mètres dix pour mille nombre siècle dollar chiffre euro pas quatre billet;centaine centième centenaire centime
bain;n;mousse robinet eau douche canard laver maillot moussant;douche eau mousse maillot bulles salle savon laver soleil canard serviette piscine;baigner baignoire baignade baigneur
puce;n;chien sauter marché gratter insecte oreille ordinateur téléphone;chien sable sauter marché oreille carte téléphone gratter insecte électronique pou minuscule;puceron pucer
bravo;o;applaudir félicitations spectacle encore bien clap réussite ovation;applaudir félicitations mains spectacle réussite gagné victoire compliment concert bien public ovation;
freine;v;ralentit accélère pédale arrête voiture vélo stopper vitesse;accélère voiture vélo ralentit stoppe arrête pédale pied main feu embraye route;frein freiner freinage
pantoufles;n;chaussons pieds maison charentaises chaudes confort papi vair;chaussons charentaises maison pieds vair confort soirée cheminée papi vieux mules salon;pantouflard pantoufler
gymnaste;n;poutre souplesse barres justaucorps roulade saut tapis anneaux;sport barres poutre souple athlète pirouettes justaucorps anneaux tapis trampoline roulade acrobate;gymnastique gymnase gym
céder;v;passage abandonner craquer résister priorité place laisser donner;passage abandonner place priorité panneau lâcher laisser résister vendre capituler tentation accepter;cession cessible cédez
infini;a;huit univers espace éternel limite nombres illimité immense;mur huit univers espace nombre éternel limite toujours mathématiques étoiles ciel illimité;infiniment infinité infinitif finir
banquier;n;argent prêt compte agence billets chèque coffre crédit;argent prêt compte guichet billets riche crédit coffre finance chèques économies cravate;banque bancaire
bracelets;n;poignet bijoux perles montre colliers cheville argent menottes;bijoux poignet montre colliers or perles main bagues argent menottes brésiliens chaîne;bras brassard
lecteur;n;livre roman bibliothèque disque lunettes page cassette abonné;livre roman bibliothèque disque bouquin dévoreur cassette auteur pages journal lunettes vidéo;lire lecture liseuse relecture
goutte;n;eau pluie vase nez robinet larme compte liquide;eau pluie vase nez robinet sang rosée larme mer compte tombe huile;gouttelette goutter gouttière égoutter
bref;a;court long rapide concis résumé message enfin série;court bon rapide résumé long concis durée phrase conclusion succinct enfin instant;brièvement brièveté abréger abréviation
adoucir;v;linge miel durcir mœurs calmer sucre peau atténuer;mœurs musique calmer linge dur apaiser lessive eau sucre miel atténuer crème;doux douceur adoucissant
zombies;n;morts vivants cerveau horreur vaudou marcher invasion cimetière;morts vivants cerveau monstres cimetière horreur vampires film tombe cadavres attaque fantômes;zombifier
milliards;n;riche argent zéros fortune étoiles dollars nombre gigantesque;gain argent riches nombre euros étoiles fortune humains zéros habitants dollars chiffre;mille milliardaire million
col;n;chemise montagne roulé fémur cravate vélo route bouteille;chemise montagne roulé blanc cycliste cravate utérus passage fémur dentelle tour sommet;collet encolure collier décolleté
rock;n;musique guitare twist danse batterie concert électrique groupe;musique guitare concert danse jazz batterie groupe électrique blouson pop chanteur vague;rockeur
deuxième;o;argent second premier place troisième médaille dauphin étage;second premier argent troisième place podium main étage après classement dauphin médaille;deux deuxièmement
villages;n;hameaux campagne bourgs églises habitants maires clochers maisons;campagne cités hameaux église maire habitants place fête bourgs gaulois vacances fontaine;villageois
chiot;n;bébé niche mignon aboyer portée queue petit dalmatien;bébé petit chaton animal niche mignon dalmatien aboie labrador portée laisse croquettes;chien chienne chenil canin
bec;n;oiseau perroquet toucan clouer canard bisou lièvre manger;oiseau cane lièvre gaz plumes perroquet clouer toucan canard poule manger bisou;becqueter becquée béquille
phoques;n;banquise moustaches otaries mer fourrure ours glace poisson;banquise otaries animaux mer pôle glace moustaches moquer ours bébés froid fourrure;
pochoir;n;dessin peinture bombe forme mur lettres carton graffiti;dessin peinture forme modèle bombe trou mur tracer reproduire lettres décoration graffiti;poche pochoiriste
insomnie;n;nuit dormir moutons sommeil réveil somnifère lit fatigue;sommeil nuit dormir moutons lit réveil somnifère fatigue somnambule cauchemar café infusion;insomniaque somnoler
camp;n;tentes scouts feu vacances prisonniers concentration équipe toile;vacances tentes feu scout militaire concentration tranchée équipe colonie volant tente armée;camper camping campeur campement décamper
foot;n;ballon but sport stade onze match pied gardien;ballon but sport match stade équipe gardien pied joueur penalty carton coupe;football footballeur
tonneau;n;vin bière cave chêne rhum accident barrique bois;vin bois cave bière accident fût barrique voiture poudre rouler planches rhum;tonnelet tonnelier tonne
reculer;v;avancer marche arrière rétroviseur pas retraite peur écrevisse;avancer arrière sauter marche voiture pas rétroviseur derrière peur éloigner garer repousser;recul reculade reculons
kimono;n;samouraï judo soie geisha karaté ceinture manches vêtement;japonais judo geisha ceinture karaté vêtement tatami soie peignoir robe blanc sport;
assurances;n;voiture accident contrat sociales risques vie incendie constat;voiture accident contrat maison vie maladie mutuelle tous risques dégâts sinistre constat;assurer assureur sûr rassurer
serrurier;n;clé porte ouvrir verrou dépannage claquée cambriolage métier;clé porte verrou ouvrir cambriolage dépannage artisan roi poignée coffre métier bloqué;serrure serrer serrurerie
cloison;n;mur séparation pièce plâtre paravent bureau nez nasale;mur séparation pièce nasale plâtre mince paroi bureau brique japonaise nez carreau;cloisonner cloisonnement
fêtard;n;alcool nuit discothèque noctambule soirée boire danser couche;boîte nuit alcool danser soirée noctambule champagne bringue ivre noceur discothèque ambiance;fête fêter festif festivité
avant;o;après pendant précédent arrière passé hier préhistoire bras;après arrière passé autrefois hier garde centre précédent football bras matin temps;auparavant avancer devancer
révolution;n;française guillotine bastille peuple roi juillet russe changement;française bastille guillotine peuple roi industrielle tourner terre monarchie barricades république orange;révolutionnaire révolutionner
flou;a;net photo lunettes myope vague brouillard artistique vue;net photo artistique brouillard lunettes myope vague trouble imprécis image vue objectif;flouter floutage
youpi;o;joie vacances hourra content sauter crier chouette exclamation;joie hourra content super vacances cri génial heureux récré matin chouette enfant;
coincer;v;bloquer doigt porte ascenseur attraper bulle embouteillage débloquer;bloquer bulle porte doigt piéger attraper serrer ascenseur dos pincer police embouteillage;coin coincement décoincer
bob;n;chapeau éponge plage tête pastis soleil glace luge;chapeau rasta éponge bricoleur glace soleil plage casquette chanteur sport piste pastis;bobsleigh
macarons;n;gâteaux amande meringue ronds pâtisserie couleurs pistache coques;gâteaux amandes pâtisserie colorés pâtissier ronds sucrés biscuits ganache dessert pistache gourmandise;
décapotable;a;voiture cabriolet toit cheveux soleil vent été coupé;voiture toit cabriolet soleil vent cheveux ouverte été foulard luxe plage route;capote décapoter
statue;n;liberté marbre sculpteur bronze musée immobile socle pierre;liberté marbre sculpture pierre bronze musée socle immobile buste monument sel place;statuette statufier
chaussons;n;pantoufles pommes danseuse pieds pâtisserie bébé ballet maison;pommes pantoufles pieds danse danseuse charentaises boulangerie pointes maison viennoiserie escalade bébé;chausser chaussure chaussette
fumée;n;feu cigarette cheminée incendie indiens nuage noire usine;feu cheminée cigarette noire indiens pape blanche incendie nuage tabac gaz écran;fumer fumeur fumigène
reblochon;n;fromage tartiflette savoyard montagne vache lardons raclette croûte;fromage tartiflette croûte montagne vache lait pommes raclette savoyard pâte fermier fondue;
aussitôt;o;immédiatement dit fait vite instant directement illico rapidement;immédiatement dit fait suite instant vite rapidement tout moment maintenant directement après;tôt bientôt
tard;o;tôt nuit minuit mieux jamais heure soir retardataire;tôt soir nuit mieux jamais heure minuit matinée après coucher dormir soirée;tarder tardif retard attarder
chimpanzé;n;singe banane gorille grimace jungle zoo arbre primate;singe banane zoo jungle gorille forêt primate grimper poilu grimace arbre bonobo;
purin;n;fumier ferme ortie cochon puanteur lisier vache engrais;ferme cochon odeur puer engrais campagne fumier vaches orties lisier champ paysan;
hanches;n;danser taille prothèse bassin jupe ventre larges os;bassin danse taille fesses os ventre cerceau jambes prothèse femme tour mains;hanche déhancher déhanchement
tablette;n;chocolat écran tactile abdominaux ordinateur étagère dessin avion;chocolat écran tactile ordinateur étagère noir carrés lait abdominaux salle numérique électronique;table attablé
ouvrière;n;usine abeille reine fourmi ruche patronne travail classe;usine abeille travail ruche fourmi reine classe patron métier employée syndicat salariée;œuvre ouvrage ouvrier
barque;n;rames lac bateau pêcheur eau rivière canot promenade;bateau rames pêche lac mener pêcheur rivière ramer bois étang eau canot;embarquer barquette débarquer embarcation
heures;n;minutes montre journée aiguilles pendule pointe temps secondes;minutes temps montre secondes aiguilles jour pointe supplémentaires vingt pendule midi durée;horaire horloge
équerre;n;règle compas géométrie angle droit triangle rapporteur trousse;règle angle droit géométrie compas triangle trousse maths rapporteur mesurer école perpendiculaire;équarrir carré
cordes;n;guitare violon nœuds sauter pluie vocales raquette pendu;guitare violon pendu arc sauter vocales pleuvoir instrument nœuds tennis escalade linge;cordage cordon encorder cordée
brebis;n;mouton agneau bélier laine fromage galeuse bergère troupeau;mouton galeuse laine lait fromage agneau troupeau bélier berger roquefort égarée bêler;
gènes;n;hérédité chromosomes parents clone biologie cellule yeux mutation;hérédité chromosomes parents cellules biologie transmettre yeux famille embarrasse mutation maladie hérités;génétique généticien
abandonné;a;orphelin chien laissé autoroute seul refuge délaissé adopté;seul orphelin chien laissé enfant refuge château quitté délaissé route maison solitude;abandon abandonner
valser;v;danser trois tourbillon bal tourner couple musette orchestre;danse tourner bal trois temps couple viennoise bras envoyer musette cavalière pirouetter;valse valseur
compositeur;n;musique symphonie piano partition opéra chef notes sourd;musique chanson notes orchestre opéra piano symphonie partition mélodie chef auteur musicien;composer composition
gitanes;n;cigarettes caravane guitare roulotte bohémiennes foulard cartomancienne flamenco;cigarettes bohémiennes guitare roulotte flamenco tabac caravane fumer voyageuses jupes paquet danseuses;gitan
perruques;n;cheveux chauve faux déguisement postiches juge coiffure roi;cheveux faux chauve coiffure déguisement postiche clown blonde roi carnaval poudrées moumoute;perruquier emperruqué
banquise;n;glace manchot ours pôle froid fonte iceberg phoque;pingouin pôle glace ours froid phoque blanc fondre iceberg manchot esquimau igloo;
voleurs;n;policiers gendarmes cambriolage quarante caverne bijoux bandits portefeuille;police gendarmes cambrioleurs bandits prison quarante argent bijoux caverne pickpockets masque banque;vol voler voleuse antivol
cor;n;pied chasse instrument cri cuivre orteil souffler cerf;pied chasse instrument cri musique anglais cuivre orteil chanson maïs vent cerf;corne cornet
procès;n;tribunal juge avocat accusé justice verdict témoin coupable;juge avocat tribunal justice verbal accusé jury coupable prison verdict plaidoirie condamner;procédure procéder processus
prise;n;électrique courant otage judo brancher catch pêche escalade;électrique courant judo tête brancher mur bastille sang multiple catch fil jack;prendre preneur reprise multiprise
hériter;v;notaire testament mort oncle fortune grands famille défunt;testament notaire mort argent fortune oncle maison famille recevoir legs parents léguer;héritage héritier hérédité déshériter
équipage;n;bateau capitaine avion hôtesse marins pilote navire matelots;bateau avion capitaine pilote marins navire commandant hôtesse pirate matelots groupe cabine;équipe équiper équipement équipier
soigneusement;o;délicatesse application minutie négligemment ranger propre attention précaution;attention délicatement ranger méticuleusement minutie plier application bien propre proprement minutieusement précaution;soin soigner soigneux soigné
lèvres;n;bouche rouge baiser gercées sourire embrasser pulpeuses maquillage;bouche rouge baiser bisou sourire gercées pulpeuses dents baume embrasser botox maquillage;labial
bélier;n;mouton mars cornes brebis horoscope porte mâle laine;mouton cornes astrologie signe brebis zodiaque mâle horoscope coup porte taureau mars;
marmotte;n;dormir hiberner montagne chocolat terrier siffler emballer papier;dormir montagne chocolat papier hiberner sommeil terrier alu siffler tunnel animal rongeur;
cachot;n;prison cellule donjon oubliettes noir geôlier enfermer obscurité;prison donjon château oubliette prisonnier enfermer cellule noir sombre chaînes moisir rat;cacher cachette
fredonnant;v;chantant air chanson douche bouche siffler refrain doucement;chantant air chanson chantonnant musique bouche douche mélodie lèvres sifflotant refrain murmurant;fredonner fredonnement
marseillais;a;savon pastis pétanque sudiste accent bouillabaisse sardine port;pastis port savon accent sardine pétanque provençal foot sud bouillabaisse supporter méridional;marseillaise
grève;n;syndicat manifestation faim ouvriers train revendications arrêt salaires;faim syndicat manifestation travail train générale retraite blocage ouvriers plage patron arrêt;gréviste
maître;n;élève école chien hôtel instituteur esclave avocat chanter;école chien élève professeur nageur corbeau instituteur chanteur avocat hôtel esclave perché;maîtresse maîtriser maîtrise magistral
grues;n;chantier oiseaux construction poireauter béton échassiers immeuble cou;chantier oiseaux pied machine construction poireau échassiers engin migration immeuble levage haut;grutier
normand;a;camembert vache pomme cidre trou débarquement armoire pluie;camembert vache cidre pomme trou réponse viking crème débarquement plage breton armoire;normande
bombe;n;explosion atomique attentat laque piscine déminer détonateur guerre;atomique explosion peinture glacée anatomique sexuelle guerre attentat équitation retardement laque dynamite;bombarder bombardement bombardier
hélice;n;vrille bateau avion tourner moteur pales ventilateur drone;avion bateau vrille moteur tourner pales ventilateur sous aéronautique aéroglisseur drone biplan;hélicoïdal
mille;o;feuilles nuits bornes pattes zéros cent mètres an;feuilles pattes nuits nombre dix bornes zéros kilomètre chiffre cible euros an;millier millénaire milliard millième
avares;a;radins argent généreux pingres cassette sous économes coffre;argent radins près pingres cassette sous grippe riches trésor or généreux économes;avarice
souvient;v;mémoire rappelle oublie passé éléphant nostalgie pense enfance;mémoire oublie rappelle passé éléphant nostalgie hier enfance photo remémore jadis devise;souvenir
balance;n;poids kilos octobre justice peser scorpion cuisine cafter;poids peser kilos signe astrologie justice dénonciateur cuisine équilibre traître horoscope bascule;balancer balançoire balancement balancier
japonaise;a;sushi geisha kimono manga asiatique thé riz cerisier;geisha sushi kimono asiatique chinoise cuisine manga poupée lanterne soleil éventail langue;japonais
momies;n;bandelettes égyptiennes pyramides pharaons sarcophages tombeau mortes malédiction;bandelettes pharaons pyramides sarcophage morts tombeau papier embaumer musée toilettes désert malédiction;momifier momification
hareng;n;poisson fumé saur pommes huile mer filet pêche;poisson saur fumé caque mer pommes mareyeur huile filet salé morue sardine;
colosse;n;géant port argile pieds énorme costaud statue hercule;musclé géant argile pieds fort statue grand costaud hercule homme antiquité immense;colossal
comtesse;n;noble château marquise pieds baronne titre duchesse particule;noble château marquise baronne titre aristocrate perruque duchesse particule dame bal mari;comte comté vicomtesse
sculptrice;n;marbre statue burin argile artiste pierre atelier modeler;artiste pierre marbre burin statue argile atelier marteau bois bronze modeler femme;sculpter sculpture sculpteur
mousquetaires;n;trois épée gascon cardinal roi quatre cape duel;trois épée cape roi cardinal quatre duel chapeau gascon bottes moustache bretteurs;mousquet mousqueton
hermétique;a;fermé bocal étanche boîte couvercle air obscur sceller;fermé boîte étanche clos bocal bouchon couvercle fermeture air joint obscur conserve;hermétiquement hermétisme
cacao;n;chocolat poudre lait fève amer brun petit beurre;chocolat poudre fève lait beurre chaud petit amer tasse noir tropique pure;cacaoyer cacaoté
bijou;n;bague collier diamant or caillou précieux genou boucles;collier bague or diamant caillou chou genou bracelet argent perle joaillier joyau;bijoutier bijouterie
broche;n;bijou poulet rôtir veste épingle méchoui kebab fracture;poulet bijou rôtir méchoui barbecue mouton épingle viande veste piquer kebab cochon;brochette embrocher brochet
nausée;n;vomir bateau mal enceinte grossesse dégoût écœurement estomac;vomir enceinte mal cœur bateau grossesse écœurement dégoût ventre roman malade haut;nauséabond nauséeux
homme;n;femme mâle barbe garçon monsieur invisible singe moustache;femme mâle politique masculin garçon singe barbe loup grenouille moustache invisible animal;hommage surhomme bonhomme
archer;n;flèche cible carquois viser elfe bois indien médiéval;flèche tirer cible bois tireur médiéval carquois viser amour château forêt tir;arc arbalète
garde;n;corps chien surveille suisse robe enfants prison médecin;robe corps enfant manger vue côte vous chien surveiller prison nounou vieille;garder gardien garderie regarder
sœur;n;frère religieuse jumelle couvent nonne famille aînée bonne;frère famille fille jumelle religieuse nonne couvent âme bonne cadette lait grande;sororité sororal
nostalgie;n;passé mélancolie souvenir regret enfance tristesse autrefois radio;passé souvenir regret enfance mélancolie radio tristesse avant vieux chansons époque photos;nostalgique
huit;o;sept montagnes infini pieuvre neuf boucle chiffre pattes;sept pieuvre neuf chiffre montagnes infini araignée octogone jours reflet deux bonhomme;huitième octave octet
angoisse;n;peur anxiété stress panique gorge boule mort crise;peur stress nuit crise suspense horreur examen inquiétude dentiste gorge boule film;angoisser angoissant
italien;a;pizza pâtes spaghetti botte gondole romain latin mafia;pizza pâtes romain langue spaghetti glace vénitien gondolier pays latin restaurant café;italique
travail;n;boulot bureau chômage salaire patron vacances métier repos;bureau chômage patron salaire boulot métier vacances famille emploi chaîne code fatigue;travailler travailleur
original;a;copie unique bizarre banal version authentique excentrique nouveau;copie unique différent bizarre photocopie excentrique faux spécial neuf modèle version rare;origine originalité originaire
hôpital;n;malade médecin urgences infirmière ambulance opération chirurgien lit;médecin malade infirmière urgences ambulance charité chirurgien lit silence opération clinique santé;hospitalier hospitaliser hospice
exilés;a;pays réfugiés bannis fuir étranger loin île chassés;pays étrangers réfugiés bannis loin partir fuir île expulsés immigrés politiques frontière;exil exiler
surtout;o;particulièrement principalement pas insister notamment spécialement essentiellement manteau;particulièrement notamment principalement pas important manteau jamais insister oublier avant spécialement essentiellement;tout
ténor;n;opéra chanteur voix baryton soprano basse aigu lyrique;opéra chanteur baryton voix barreau chant soprano théâtre avocat aigu chorale basse;
babouches;n;pantoufles marocaines cuir pointues souk orientales pieds turban;chaussures marocaines pantoufles arabes pieds souk orient cuir mules chaussons pointues sultan;
impératrice;n;couronne reine trône femme souveraine valses diadème chinoise;sacre reine couronne robe titre souveraine règne trône chinoise riz palais autrichienne;empire empereur impérial
moral;n;chaussettes optimisme acier zéro dépression psychologique mental conscience;chaussettes bas remonter bon zéro physique mental esprit humeur éthique troupes dépression;morale moralité démoraliser immoral
ville;n;campagne capitale rues immeubles habitants maire cité voitures;campagne maire rues immeubles cité capitale métro urbain lumière voitures hôtel habitants;village villageois bidonville
voilà;o;ici tiens présentation enfin fini montrer tour magicien;présenter là magicien tiens exclamation résultat montrer donner terminé fini arriver enfin;voir voici revoilà
partout;o;ailleurs nulle désordre dispersé chercher égalité omniprésent ubiquité;nulle ailleurs endroit monde bordel chercher omniprésent ici ubiquité toujours endroits général;tout
insecte;n;mouche fourmi moustique coccinelle six piqûre antennes abeille;mouche fourmi coccinelle moustique pattes antennes papillon piquer petit scarabée ailes bestiole;insecticide insectivore
skate;n;planche roulettes rampe casquette ado glisse rouler figures;planche roulettes roller casque tremplin rampe figures ado glisse trottinette rue jeune;skateboard skateur
clochers;n;église village coq pointe flèche sonner campagne messe;églises carillon village coq haut pointe sonner querelle coqs tours bossu esprit;cloche clochette
hiboux;n;genoux nocturnes choux poux oiseaux chouettes hululer nuit;chouettes nuit oiseaux cailloux choux genoux poux hululer grands rapaces nocturnes yeux;
cendre;n;cigarette feu cheminée volcan braise mercredi gris phénix;feu cheminée cigarette mégot volcan poussière gris mercredi brûler braise urne tabac;cendrier cendrillon incendie
iranienne;a;perse voile tapis mollah caviar pétrole orientale ayatollah;perse islam voile tapis ayatollah orientale pays persane langue safran caviar irakienne;iranien
cruche;n;eau carafe idiote vase pot bête anse gourde;eau bête pot idiote carafe casse vase table sotte terre vin stupide;cruchon
moules;n;frites bouchot mer coquillages gâteau huîtres tarte marinières;frites marinière gâteaux friture mer coquillages bouchot huîtres rocher braderie tarte silicone;moulage mouler moulure démouler
ivoire;n;éléphant défense trafic blanc dent piano côte braconnier;éléphant défense côte blanc dents tour piano braconnier rhinocéros touches trafic corne;ivoirien ivoirin
absente;a;présente partie classe malade élève école manquante appel;école malade présente appel partie manque maladie ailleurs élève excuse manquante vide;absence absentéisme absenter
jamaïcain;a;reggae dreadlocks rhum soleil rasta caraïbes sprint joint;reggae rasta drogue dreadlocks rhum sprinteur bobsleigh antillais cannabis île vert soleil;
lardons;n;quiche omelette carbonara porc cochon poêle tartiflette salade;quiche carbonara fumés porc pâtes tartiflette cochon salade allumettes bacon enfants poêle;lard larder
pirouettes;n;cacahuètes danseuse tourner cabrioles acrobate galipettes toupie cirque;cacahuètes danse gymnastique tourner acrobaties cabrioles tours patinage saltos danseuse toupies galipettes;
liège;n;bouchon bouteille chêne vin flotter belge punaises écorce;bouchon plaque vin chêne bouteille écorce panneau café flotter gaufre punaises arbre;
égouts;n;rats canalisations sous souterrain tortues eaux puanteur ville;rats eaux tortues bouche sales ville puer souterrains sous ninja odeur plaque;égoutter égoutier goutte
jeûner;v;manger ramadan faim carême repas privation régime affamé;ramadan manger carême faim religion régime repas ventre privation affamer diète abstinence;jeûne déjeuner
reculons;o;arrière écrevisse marche dos contraire avancer crabe envers;arrière marche avancer dos crabe écrevisse derrière marcher envers aller sens école;reculer recul reculade
averse;n;pluie parapluie orage mouillé nuage grêle mars trempé;pluie parapluie orage giboulée mouillé mars météo trempé grêle éclaircie nuage arroser;verser
marronnier;n;arbre automne cour école châtaigne journaliste feuilles parc;arbre automne châtaignier cour école journaliste feuilles fruit bogue châtaigne glands parc;marron
aspire;v;paille poussière souffle nez avale ventouse vampire espérer;souffle poussière paille engloutit ménage hume boit sac air tube désire avale;aspirateur aspiration aspirant
kilt;n;écossais jupe cornemuse homme culotte carreaux tartan fesses;écossais jupe carreaux cornemuse homme tartan whisky rugby slip plis laine vêtement;
clochettes;n;muguet fée tinter vaches traîneau mai chèvre sonner;muguet fée tintent grelots noël vache traîneau troupeau mai cou fleurs son;cloche clocher
fesses;n;derrière cul assis cuisses culotte nu popotin postérieur;derrière toilettes cul assis postérieur pantalon slip serrer lune bain chaise culotte;fesser fessée fessier
temple;n;grec dieux protestant bouddhiste colonnes ruines pasteur maudit;grec romain solaire protestant dieux prier église indien colonnes religion bouddhiste maudit;templier
îlot;n;lagon mer rocher palmier petit océan naufragé désert;mer petit central cuisine désert rocher océan palmier naufragé atoll terre archipel;île insulaire isoler
laboureur;n;charrue champ bœufs enfants fable terre paysan sillon;champ enfants fable paysan charrue bœufs terre agriculteur tracteur trésor sillon ferme;labourer labour labeur
carnaval;n;déguisement masque confettis samba char défilé mardi gondole;déguisement masque confettis samba danse mardi char fête gras défilé musique costume;carnavalesque
hier;o;demain veille passé souvenir lendemain soir jour avant;dernièrement demain veille passé jour avant soir encore lendemain matin autrefois calendrier;
ami;n;copain pote ennemi camarade meilleur imaginaire confident fidèle;copain pote ennemi camarade proche confident fidèle compagnon enfance imaginaire petit vie;amitié amical amicalement amour
coiffe;n;bretonne cheveux chapeau bonnet peigne tête dentelle foulard;bretonne cheveux chapeau peigne tête bonnet bigoudène brosse salon folklore traditionnelle dentelle;coiffer coiffeur coiffure décoiffer
saint;n;auréole paradis église calendrier prénom démon martyr esprit;fête religieux sacré église ange auréole patron esprit paradis martyr calendrier prénom;sainteté sanctifier toussaint sanctuaire
prénoms;n;bébé filles baptême calendrier identité appeler naissance composés;naissance bébé composés carte identité calendrier appeler baptême parents choisir filles garçons;nom nommer surnom prénommer
marins;n;bateau pompons océan matelots pêcheurs rayures port navire;bateau pêcheurs pompons matelots rayures mousses océan capitaine voile port tatouage pipe;mer maritime marine
vingt;o;note dix quatre bac cent parfaite dizaines ans;dix deux note nombre dizaine école quatre ans bulletin euros cent parfait;vingtaine vingtième
copines;n;amies fille potes secrets camarades bavarder pyjama petite;amies filles potes shopping secrets soirée pyjama rires école camarades meilleures papoter;copain copinage copiner
savane;n;lion girafe africaine gâteau safari herbes éléphant gazelle;lion fauve girafe brousse gâteau gazelle zèbre herbe jungle safari éléphant désert;
façade;n;immeuble maison mur devant ravalement crépi extérieur fenêtres;maison mur immeuble devant ravalement bâtiment apparence fenêtres ravaler peinture extérieur hypocrite;face
turban;n;tête indien sultan foulard génie enrouler tissu sikh;tête hindou cheveux foulard sikh tissu sultan indien serviette bain chapeau orient;enturbanné
députés;n;assemblée lois sénateurs élus voter politique hémicycle parlement;assemblée politique élus loi sénateurs vote hémicycle gouvernement ministres écharpe européens parlement;députation
paroi;n;escalade mur rocher falaise grotte montagne alpiniste verticale;mur montagne escalade rocheuse cloison falaise douche verre grotte vitre grimper verticale;
connexion;n;internet fibre réseau wifi câble mot fil lien;internet wifi réseau mot passe ordinateur lien câble fibre haut débit relier;connecter connecté déconnexion connecteur
figurant;n;film cinéma rôle acteur foule tournage muet arrière;film acteur cinéma rôle second tournage foule passant scène décor muet arrière;figure figurer figuration figurine
viennois;a;chocolat valse autrichien chantilly pain café baguette croissant;chocolat café valse pain croissant chantilly autrichien lait boulangerie opéra crème escalope;viennoiserie
enfants;n;parents école adultes jouets gosses petits récréation bébés;parents petits école famille adultes jouets récréation bébés bambins gosses garçons gamins;enfance enfantin enfanter infantile
pastis;n;apéritif jaune anis glaçons pétanque eau alcool olives;fenouil marseillais anis apéritif jaune pétanque glaçons eau alcool sud cinquante boire;
coquille;n;escargot œuf perle noix pèlerin mer faute huître;escargot œuf noix nacre huître vide saint pâtes moule tortue erreur perle;coque coquillage coquillette
finalement;o;bout bilan ensuite conclusion dernier décision résultat changer;conclusion décision terminer compte bout bref conséquent ultimement dernier après alors ensuite;fin finir final enfin
chats;n;souris miauler croquettes litière moustaches griffes ronronner chiens;souris chiens miauler ronronner moustaches griffes bottes gris matous croquettes litière gouttière;chaton chatte chatière
carré;a;rond côtés quatre géométrie rectangle cube chocolat angles;rond côtés as chocolat géométrie rectangle coiffure quatre magique cube angle foulard;carreau carrément carrelage carrure
pensionnat;n;internat école dortoir élèves surveillant lit uniforme discipline;école internat dortoir dormir lycée uniforme filles élèves jeunes discipline sorciers orphelinat;pension pensionnaire
coréen;a;asiatique taekwondo dictateur missile série nord sud chanteur;asiatique sud japonais langue nord jeu calamar chinois dictateur voiture pop taekwondo;
basque;a;béret jambon pelote piment fronton surf espadrilles région;béret piment jambon espadrilles pelote gâteau pays rouge rugby breton tambour langue;
chimiste;n;éprouvette laboratoire blouse molécules expérience formules explosion tubes;laboratoire éprouvette molécule blouse formule savant potion atome explosion physicien scientifique lunettes;chimie chimique
chorizo;n;saucisson piquant espagnol paella rouge fort tapas apéritif;espagnol piment saucisson paella pizza rouge charcuterie tapas épicé porc piquant apéritif;
baigneur;n;poupée mer plage maillot nageur piscine bébé jouet;poupée plage piscine poupon mer maillot eau nageur bouée jouet bébé vacancier;bain baigner baignade baignoire
couplet;n;refrain chanson paroles strophe hymne vers chanter air;refrain chanson paroles musique chanter marseillaise hymne strophe poème rap vers compositeur;couple
franc;a;sincère euro honnête monnaie menteur suisse pièce ancien;euro monnaie suisse argent honnête sincère ancien menteur pièce maçon tireur coup;franchise franchement français
coupole;n;dôme toit académie immortels arrondie église brasserie mosquée;dôme toit église académie mosquée restaurant rond basilique immortels observatoire voûte architecture;coupe
pavés;n;rue plage cyclistes barricade manifestants steak lancer bonnes;rue mai plage route enfer livre mare cycliste manifestation pierres trottoir lancer;paver pavage dépaver
philosophie;n;bac sagesse penser terminale caverne réflexion dissertation grecque;pensée bac sagesse réflexion terminale dissertation idées matière lycée existence question grecs;philosophe philosophique philosopher
crac;o;casser bruit cric branche os biscuit bois fissure;bruit casser boum branche dia os rompre bois pantalon noix chips onomatopée;craquer craquement
buts;n;gardien foot filet marquer penalty objectifs match ballon;football gardien marquer ballon filet objectifs cages match gagner foot score tirs;buteur
dentelle;n;napperon lingerie broder fine crochet robe crêpe culotte;tissu lingerie blanche mariée crêpe robe napperon broderie soutien culotte nappe fine;dent dentellière
philosophe;n;penseur sage réfléchir tonneau barbe caverne lumières grec;penseur antique grec sage vie barbe café idées existence question toge réfléchir;philosophie philosopher philosophique
pianiste;n;clavier musicien touches concert doigts queue partition virtuose;musicien clavier doigts soliste virtuose concert partition touches queue notes mélodie solfège;piano pianoter
chalumeau;n;souder flamme métal feu soudeur gaz brûlée crème;soudure feu plombier flamme souder gaz fer métal crème brûler cambrioleur caramel;chaume
bloc;n;opératoire notes feuilles chirurgien béton marbre papier pierre;notes glace opératoire béton papier opération pierre granit chirurgien appartement moteur ensemble;bloquer blocage débloquer
doucement;o;lentement tortue fort piano vite murmurer délicatement calme;lentement vite matin calmement délicatement escargot tortue crier piano prudence fort bruit;doux douceur adoucir
pipe;n;tabac fumer détective grand casser bois calumet tête;fumer tabac papi fumée casser bulles détective tableau bois plombier cigare bouche;pipette
chaînes;n;prisonnier neige télévision bagnard vélo esclave programmes boulet;télévision prisonnier vélo neige bagnard télé esclave montagne boulet liens maillons cou;enchaîner déchaîner chaînon
cycliste;n;vélo maillot jaune tour dopage peloton casque étape;vélo tour maillot coureur dopage casque pédaler pédales peloton jaune piste guidon;cycle bicyclette cyclisme
fèves;n;galette roi couronne cacao janvier épiphanie porcelaine dent;galette rois couronne porcelaine cacao haricots légumes janvier dent cachées surprise collection;
ensemble;o;seul groupe réunis séparément couple collectif équipe tous;seul séparés groupe union vivre couple équipe unis maths tout vêtement deux;rassembler assembler assemblée
pois;n;chiche petits vert carottes cosse légumes maillot coccinelle;petits chiches carottes verts robe légume meilleur grimpeur princesse maillot cassés gourmands;
pleure;v;larmes rit triste bébé sanglote mouchoir chagrin yeux;larmes rit triste bébé mouchoir oignon chagrin saule yeux sanglote crie madeleine;pleurs pleurer pleurnicher éploré
damier;n;échecs cases noir blanc jeu pions carreaux plateau;échecs jeu cases noir blanc carrelage pions carré plateau quadrillage moto drapeau;dame
atelier;n;peintre artiste établi bricolage outils menuisier couture poterie;artiste peintre outils travail bricolage garage menuisier usine couture mécanicien cuisine artisan;
finale;n;coupe match demi gagnant stade dernière champion tournoi;coupe match demi victoire quart monde dernière tournoi champion football tennis lettre;fin finaliste finir final
poulets;n;frites rôtis ferme dimanche plumes policiers œufs coqs;rôtis frites policiers cocottes ferme coqs plumes œufs cuisses basse dimanche volaille;poule poulailler poularde poulette
poker;n;bluff cartes casino jetons tapis menteur quinte mise;cartes bluff jeu jetons casino as quinte paire flush miser argent menteur;
demain;o;hier après promesse futur veille matin bientôt avenir;hier bientôt jour futur matin rase aube avenir après prévoir réveil prochain;surlendemain
gazelle;n;savane courir lion antilope rapide cornes guépard bondir;lion savane antilope corne courir rapide sauvage guépard femme bondir légère animal;
fève;n;galette roi couronne cacao janvier porcelaine épiphanie dent;galette roi cacao couronne janvier chocolat haricot dent porcelaine légume surprise trouver;
prison;n;barreaux cellule voleur détenu évasion surveillant gardien cachot;barreaux voleur cellule liberté parloir enfermé police détenu évasion gardien condamné orange;prisonnier emprisonner
adopté;a;orphelin enfant abandonné famille parents recueilli refuge chien;orphelin enfant parents chien famille refuge chat abandonné accueilli biologique choisi choix;adoption adopter adoptif
dessous;o;dessus culotte lingerie plat table soutien cave verre;sur slip culotte table bas verre lingerie inférieur soutien cartes bras sens;
geyser;n;eau chaude jaillir islandais vapeur source jet volcan;eau chaude nature jaillir volcan vapeur source jet terre soufre éruption fontaine;
gouverner;v;président diriger ministre roi pays prévoir commander régner;président roi diriger pays régner ministre prévoir pouvoir politique commander chef royaume;gouvernement gouverneur gouvernail
antillais;a;créole rhum boudin zouk punch madras île guadeloupéen;rhum zouk boudin martiniquais créole îles guadeloupéen soleil punch madras noir banane;antilles
poupée;n;fille jouet russe vaudou gonflable cire jouer habiller;russe jouet blonde fille gonflable chiffon cire vaudou maison dînette pantin dorloter;poupon pouponner poupin
devient;v;transforme chenille change papillon évolue adulte reste métamorphose;change transforme évolue papillon avenir grandit citrouille métamorphose adulte mue être sera;devenir devin
gnôle;n;alcool eau prune fort bouteille grange poire distiller;alcool eau vie fort tord prune boire paysan digestif alambic boyaux ivrogne;
dieu;n;ciel église créateur prier paradis diable croire foi;ciel croix religion église prier croire diable tout puissant créateur bon paradis;divin déesse divinité adieu
dix;o;doigts note neuf commandements vingt orteils zéro nombre;neuf doigts nombre note cent onze zéro commandements petits mètre vingt unité;dizaine dixième décimal
calife;n;vizir place sultan cimeterre turban arabe mille tapis;méchant vizir place sultan lampe turban musulman arabe chef islam mille orient;califat
fromages;n;souris camembert plateau vache dessert puanteur raclette pain;camembert vin lait plateau souris corbeau raclette vache comté brie chèvre dessert;fromager fromagerie
canon;n;boulet guerre poudre pirate château tirer belle bombarde;boulet guerre pirate beau belle tir poudre bombarde vin chair bateau artillerie;canonnade canonnier
hop;o;sauter allez vite cirque lapin corde cheval bond;sauter saut là magicien lapin houp vite allez cirque exclamation trampoline onomatopée;
cône;n;glace chapeau pointe géométrie vanille volcan signalisation boule;glace géométrie circulation orange chapeau pin base triangle pyramide sphère cornet travaux;conique conifère
bikini;n;maillot plage deux été piscine atoll ficelle bronzer;maillot plage bain deux femme piscine bombe été string atoll soutien bronzer;
rayons;n;soleil vélo supermarché laser rangées roue lumière miel;soleil vélo roue bibliothèque supermarché ultraviolets lumière magasin diamètre laser étagères cercle;rayonner rayonnage rayonnement radio
bougez;v;restez remuez sport danser mangez immobile déplacez photo;remuez mouvement danse manger immobiles sport cinq déplacez restez marchez santé arrêtez;bouger bougeotte
dommage;o;tant hélas regret dégât pitié zut déception raté;regret tant intérêts perdre triste presque pénalité raté collatéral pitié dégât malheureusement;endommager dédommager
grogner;v;ours chien cochon râler dents grommeler mécontent bougonner;chien ours ronchonner cochon râler aboyer dents mécontent loup grommeler crier méchant;grognement grognon grogne
doublement;o;répétition fois consécutif multiplier jumeaux encore redire punir;deux fois salaire augmentation file encore multiplier bis dépassement quantité paire copie;double doubler redoubler doublure
époque;n;belle temps période histoire autrefois passé siècle moderne;temps belle histoire période siècle ancien moyen passé formidable âge mode préhistoire;
nuque;n;cou tête cheveux longue mulet derrière chignon raide;cou cheveux tête raide arrière derrière longue coiffeur mulet dos bisou vertèbres;
lame;n;couteau rasoir épée fond couper tranchant ciseaux parquet;rasoir couteau épée fond parquet coupante fer mer tranchante canif ciseaux vague;lamelle laminer
congédie;v;renvoie licencie chasse patron embauche vire chômage domestique;renvoie licencie patron vire employé chasse domestique travail remercie porte dehors embauche;congé congédier congédiement
chalet;n;montagne bois ski alpage neige suisse cheminée raclette;montagne bois ski suisse neige cheminée raclette vacances vaches balcon station feu;
puriste;n;langue grammaire intransigeant exigeant rigoureux authentique perfectionniste français;langue parfait intransigeant perfectionniste français grammaire strict exigeant rigoureux intégriste snob mélange;pur pureté purisme purifier
martini;n;cocktail olive vodka apéritif agent vermouth gin secoué;olive cocktail espion shaker apéritif alcool blanc verre vermouth gin rouge italien;
romans;n;livres policiers lire écrivain histoires auteur gare bibliothèque;livres policiers histoires lire auteurs bibliothèque écrivains photo fiction polars bouquins amour;romancier romanesque romantique
pyramides;n;pharaons désert sphinx triangle verre chameau momies tombeaux;pharaon sable triangle désert sphinx momie tombeau verre chameau alimentaire esclaves pierres;pyramidal
défile;v;mannequin mode quatorze militaires armée carnaval juillet manifeste;mode mannequin podium militaire soldat char majorette carnaval rue marche fanfare juillet;défilé file défiler
caleçon;n;slip homme culotte boxer fesses longueur dessous pyjama;slip homme sous boxer culotte fleurs bain pyjama coton bouclettes vêtement fesses;caleçonnade
déjà;o;vu encore avant pas fini jamais tôt impression;vu encore avant tôt surprise fini passé connu impression souvenir maintenant précoce;
éditeur;n;livre publier écrivain manuscrit auteur maison imprimer roman;livre auteur roman manuscrit publier écrivain maison imprimer presse logiciel texte librairie;éditer édition éditorial réédition
lama;n;cracher tibétain laine péruvien animal bouddhiste capitaine sage;cracher zen bouddha moine montagne animal spirituel poncho laine bouddhiste fâché cracheur;
téléphone;n;portable allô appeler sonner numéro rose cabine fixe;appeler portable allô sonner numéro fixe arabe écran message cabine parler répondeur;téléphoner téléphonique
cailloux;n;pierres petit bijoux genoux hiboux choux chaussure gravier;pierres petit chemin galets rochers lancer choux bijoux semer ricochet crâne genoux;caillasse
chaussures;n;pieds lacets baskets talons cirage pointure bottes semelles;pieds lacets talons bottes baskets semelle pointure cirage cuir cordonnier ski marcher;chausser chaussette chausson
quatre;o;cinq saisons trèfle pattes roues cartes fromages points;trois cinq saisons chiffre roues carré deux pattes cents heures cavaliers trèfle;quatrième quart quarante quadruple
orbite;n;satellite terre planète œil espace fusée tourner lune;œil satellite planète terre fusée lune espace tourner graviter crâne station ellipse;orbital orbiter
cochons;n;trois porcs rose loup tirelire jambon ferme groin;roses porcs trois loup ferme sales jambon gras groin boue truies saucisson;cochonnerie cochonnet cochonne
quitte;v;part double rupture laisse abandonne divorce reste plaque;abandonne part double rompt laisse divorce adieu plaque rupture pari sort chasse;quitter acquitter quittance
encore;o;bis recommencer répéter toujours concert plus refrain nouveau;bis plus répéter fois toujours recommencer hier concert gourmand redemander chanson rebelote;
hourra;o;victoire joie bravo youpi crier gagné trois champion;joie victoire youpi bravo cri gagner supporter fête acclamation content exclamation applaudir;
enfant;n;parents adulte bébé gamin école petit jouet garçon;bébé parents petit adulte gamin fils gosse école roi prodige jouer mineur;enfance enfantin enfanter infantile
étrangère;a;langue légion inconnue pays immigrée passeport accent touriste;pays langue inconnue légion immigrée voyage frontière touriste ailleurs affaires autochtone exilée;étranger étrange
graal;n;quête table chevaliers coupe ronde sacré calice roi;quête épée sacré coupe table calice ronde recherche chevalier film vase trouver;
perche;n;poisson saut hauteur lac rivière tendre athlète sauteur;saut poisson tendre athlétisme hauteur rivière selfie bâton son corbeau grand filet;percher perchoir perchiste
combinaison;n;coffre ski plongée astronaute cadenas code chiffres motard;plongée coffre ski code chiffres plongeur cosmonaute surf cadenas loto femme motard;combiner combine combinatoire
sieste;n;après hamac dormir midi lit repos espagnol canapé;dormir après midi hamac repos lit crapuleuse bébé été espagnol digestion sommeil;
blanchisseuse;n;linge laver lavoir draps savon repasser laveuse amidon;linge laver lessive lavandière repasser lavoir draps savon métier propre pressing fer;blanc blanchir blanchisserie
espagnol;a;paella corrida flamenco castagnettes tapas sangria langue taureau;flamenco paella corrida langue madrilène tapas torero auberge sangria catalan toréador olé;hispanique
péage;n;autoroute payer barrière ticket voiture bouchon vacances carte;autoroute payer barrière ticket voiture pont vacances route monnaie carte bouchon caisse;
cardiologue;n;médecin infarctus spécialiste tension stéthoscope palpitations pouls docteur;médecin infarctus docteur tension stéthoscope pouls artères battements spécialiste santé chirurgien pontage;cardiaque cardiologie cardio
quarante;o;voleurs crise cinquante nombre ans fièvre trente lièvre;voleurs cinquante nombre dix trente crise académie vitesse deux ans douze cinquantaine;quatre quarantaine quarantième
gratuitement;o;payer cadeau rien bénévole prix argent offert sou;payer argent offert cadeau bénévole sous rien euro échantillon œil promotion donner;gratuit gratuité
soupir;n;souffler tristesse dernier pont ennui soulagement silence musique;dernier respirer souffle air ennui musique pont amour aise silence bouche fatigue;soupirer soupirant soupirail
remords;n;regret culpabilité conscience faute honte ronger coupable excuses;regrets culpabilité coupable conscience regretter honte crime pardon excuse assassin ronger faute;mordre
aileron;n;requin dauphin poulet voiture nageoire mer canard formule;requin avion voiture poisson poulet mer soupe dauphin danger nageoire dents surf;aile ailé ailier
bijouterie;n;bagues or diamants braquage vitrine colliers alliance montres;bague or diamant collier braquage magasin montre alliance vitrine boucles argent joaillier;bijou bijoutier
renvoyé;a;viré école licencié chassé élève patron chômage exclu;école viré licencié exclu retourné patron travail balle expulsé élève mis discipline;envoyer renvoi renvoyer
fauves;n;lions tigres dompteur cirque cage léopards rugir savane;lions tigres cirque dompteur panthères cage féroces animaux rugir peinture savane félins;fauverie fauvisme
baryton;n;opéra ténor basse voix chanteur grave lyrique chant;ténor voix opéra basse grave chanteur saxophone chant soprano chœur lyrique chorale;
cocon;n;papillon chenille soie ver doux chrysalide douillet protéger;chenille papillon soie familial maison ver chrysalide nid douillet couette protéger bulle;coconner
salopette;n;plombier bretelles jean vêtement bleu travail enfant peintre;bretelles jean clown pantalon vêtement mécanicien plombier bébé travail bleu peintre poche;sale salopard
souvent;o;rarement fréquemment toujours parfois habitude régulièrement jamais fois;parfois toujours fréquent rarement jamais fois régulièrement habitude quelquefois femme fréquence répéter;
avortement;n;grossesse femmes loi fœtus droit gynécologue pilule interruption;grossesse femme loi choix pilule interruption bébé enceinte droit embryon médecin fœtus;avorter avorteuse
roquefort;n;fromage bleu brebis moisi fort noix cave puanteur;fromage bleu brebis moisi biscotte puer cave lait sauce noix salade persillé;
arbres;n;forêt feuilles branches sapins chênes tronc bûcheron racines;forêt feuilles branches tronc racines chêne bois fruits sapin planter oiseaux écureuil;arbuste arbrisseau arboricole
bandits;n;voleurs manchots chapeau brigands gangsters grands masqués police;voleurs gangsters police corses manchots prison banque casino brigands hors malfaiteurs grands;bande banditisme
safran;n;épice jaune paella risotto rouge cher crocus riz;épice paella jaune riz bateau gouvernail fleur couleur crocus risotto cher rouge;safrané
chut;o;silence doigt bruit taire bibliothèque bouche secret dort;silence bruit taire doigt bouche secret bibliothèque bébé dormir parler calme bavard;
depuis;o;longtemps toujours début durée jusque hier temps date;toujours quand longtemps temps début origine hier date durée combien époque avant;puis
bousculer;v;pousser foule métro renverser heurter cohue brutal pardon;pousser foule métro tomber déranger trottoir chahuter cour heurter récréation queue épaule;bousculade
jazz;n;saxophone trompette musique swing piano improvisation contrebasse blues;trompette saxophone musique blues batterie cave swing noir piano concert rock improvisation;jazzman jazzy
fleurir;v;printemps tombe éclore bourgeon faner jardin pétales roses;printemps rose tombe jardin pousser éclore bourgeon mai balcon pétale faner plante;fleur fleuriste floraison floral
traversée;n;bateau océan nage désert ferry passage route navire;voyage bateau mer désert océan manche piéton route radeau croisière pont nage;travers traverser
seule;a;ensemble célibataire loin accompagnée unique maison veuve isolée;ensemble unique célibataire solitaire île isolée personne abandonnée maison ermite veuve accompagnée;solitude esseulé
voisins;n;bruit immeuble palier mitoyens sucre fête proches quartier;immeuble palier bruit fête quartier sucre mur maison tapage proches sel étage;voisinage voisiner
statuette;n;oscar figurine sculpture petite bibelot bronze étagère césar;petite sculpture étagère bronze fétiche figurine cheminée africaine trophée bibelot récompense argile;statue
treize;o;vendredi malheur douze superstition table porte rugby chance;vendredi malheur porte douze nombre table superstition chance bonheur chiffre chat quatorze;treizième trois
ruines;n;château cité démolies vestiges pierres temple casino antiques;château antiques vieux anciennes romaines fouilles pierres détruit temple archéologue destruction guerre;ruiner ruineux
tableaux;n;musée peintures cadre craie école accrocher murs exposition;peintures musée portraits craies peintres cadres école toiles murs noirs exposition paysages;table tablette tableautin
trio;n;duo mousquetaires quatuor groupe musiciens infernal compères chanteurs;tierce groupe duo musique quatuor ensemble triangle mousquetaires gagnant infernal chanteurs tiercé;trois triple tripler
réplique;n;théâtre acteur copie séisme culte texte dialogue imitation;théâtre réponse copie acteur culte film séisme imitation dialogue faux tirade tac;répliquer
français;a;baguette coq langue tricolore béret grammaire camembert croissant;baguette langue béret anglais coq camembert grammaire pays gaulois parisien nationalité bleu;francophone franciser france
cigarette;n;fumer tabac briquet paquet cendrier nicotine mégot poumons;fumer tabac briquet mégot cancer fumée paquet cendrier nicotine filtre électronique pause;cigare cigarillo
allumettes;n;feu boîte gratter soufre pommes bougie cheminée craquer;feu boîte pommes petite jambes gratter soufre bougie briquet marchande bois lardons;allumer allumage rallumer
bip;o;répondeur message signal coyote sonore caisse téléphone son;sonore répondeur téléphone message son censure montre caisse machine four gros signal;biper bipeur
ancestrale;a;vieille tradition aïeux recette moderne ancienne coutume tribu;tradition ancienne vieille lointaine famille histoire coutume vieux antique recette passé séculaire;ancêtre
bébé;n;biberon couche naître berceau poussette tétine maman pleurer;biberon couche poussette naissance pleurer lange tétine berceau maternité nourrisson enfant landau;
taureaux;n;corrida cornes arène rouge vaches matador mai signe;corrida cornes vaches rouge arène espagnols signe astrologie rodéo bœufs colère mâles;tauromachie toréador torero taurillon
baskets;n;chaussures sport lacets pieds courir marque tennis lâche;chaussures sport pieds lacets courir ballon panier tennis lâcher marque semelle ado;basketball basketteur
incendie;n;feu pompier flammes brûler forêt extincteur sirène pyromane;feu pompier forêt flammes brûler alarme fumée extincteur maison pyromane échelle sinistre;incendier incendiaire cendre
pilule;n;médicament contraception avaler dorer cachet gynécologue avortement comprimé;contraception médicament avaler rouge lendemain bleue femme contraceptive dorer cachet enfant pharmacie;pilulier
enfin;o;soulagement attendre bref dernier ouf longtemps arrivé bout;délivrance soulagement ouf bref terminé bout attente seuls conclusion ensuite patience dernier;fin finir finalement
pourquoi;o;question comment parce raison réponse cause enfant curiosité;parce question raison cause comment cour enfant interrogation mystère quand curieux réponse;quoi pour
majordome;n;château serviteur plateau cravate gants sonnette argenterie anglais;château domestique plateau maître riche servir coupable chauffeur anglais meurtre serviteur gants;
tôt;o;tard matin aube lever avance réveil coq avenir;tard matin coq lève avance réveil avenir bonheur aube heure monde vite;bientôt aussitôt plutôt sitôt
notes;n;musique bulletin école partition vingt solfège carnet écrire;musique école bulletin solfège portée do professeur piano carnet examen bloc frais;noter notation noteur annoter
devenir;v;grandir changer transformer futur adulte métamorphose évoluer célèbre;changer grandir avenir être grand transformer futur adulte métamorphose évoluer célèbre riche;venir
monument;n;tour morts pierre statue historique arc visiter touriste;morts tour visiter historique arc statue touriste place commémoration guide pierre édifice;monumental
trône;n;roi couronne reine toilettes siège sceptre fer prince;roi reine couronne fer toilettes royal siège sceptre palais jeu fauteuil règne;trôner détrôner introniser
cachalot;n;baleine océan mammifère mer marin dents géant cétacé;baleine mer dents énorme océan gros animal poisson mammifère blanc orque cétacé;
non;o;oui refus négation tête jamais contraire caprice opposition;oui refus négatif refuser jamais nul tête bébé négation contraire interdit pas;nier
patate;n;purée frite terre douce légume gratin éplucher forme;pomme terre frite chaude purée douce légume coup éplucher pelure monsieur ragoût;
valet;n;dame roi cartes pique serviteur domestique trèfle nuit;dame roi carte pique domestique cœur trèfle chambre belote carreau serviteur nuit;
laboratoire;n;chimiste éprouvette expériences blouse rat analyses microscope savant;chimie savant éprouvette scientifique expérience recherche blouse analyse rat chercheur microscope sang;labo laborantin
balcons;n;fenêtre étage sérénade immeuble rambarde terrasse géraniums vue;sérénade fleurs fenêtre terrasse géraniums amoureux immeuble appartement étage théâtre poitrine barbecue;
indienne;a;file plumes curry sari tipi vache squaw sacrée;plume sari océan file cuisine vache squaw tipi hindoue curry asiatique apache;inde indien
romancière;n;livre écrivain auteur femme plume crime imagination policier;livre écrivaine auteure écrire éditeur femme plume histoire auteur prix imagination polar;roman romanesque romancer
glaise;n;terre argile poterie potier modeler boue sculpture tuile;terre argile poterie potier modeler sculpture vase boue pot sculpteur main tour;glaiseux
gardiens;n;but prison surveillant immeuble concierge phare paix musée;prison but immeuble concierges zoo phare nuit surveiller paix clés foot vigiles;garder garde garderie
parfois;o;quelquefois souvent rarement jamais occasionnellement temps toujours moments;souvent quelquefois rarement jamais occasion toujours moment temps fréquence adverbe certains occasionnellement;fois autrefois
adjectif;n;grammaire nom qualificatif accorder épithète possessif verbe adverbe;qualificatif grammaire nom verbe adverbe mot possessif accord français épithète dictée école;adjectival
sentier;n;randonnée forêt chemin marcher promenade battu balisé montagne;chemin randonnée forêt marcher montagne petit balisé promenade quartier battu douanier lumineux;sente
chagrin;n;amour larmes tristesse pleurer peau peine joie rupture;triste amour larmes pleurer peine peau tristesse mouchoir douleur cœur rupture deuil;chagriner
dribbler;v;ballon basket football joueur passer adversaire feinte tirer;ballon foot basket joueur passer adversaire feinter attaquant main contourner terrain sport;dribble dribbleur
ficelles;n;rôti string marionnette nœud paquet attacher cordes tirer;marionnettes tirer cordes nœud pain string rôti picardes paquet lacets pantin cerf;ficeler déficeler
bretelles;n;pantalon autoroute accordéon salopette épaules remonter ceinture sac;pantalon soutien autoroute remonter élastiques papi ceinture gorge clown piano charpentier sac;
pigeons;n;oiseaux place voyageurs roucouler fientes vole ville arnaque;voyageurs oiseaux ville roucouler fientes plumer vol places statues miettes gris naïfs;pigeonnier pigeonner
shérif;n;étoile western cowboy revolver ouest bandits saloon prison;étoile cowboy western police saloon far prison méchant ouest duel pistolet désert;
pharaon;n;pyramide désert momie hiéroglyphes sarcophage tombeau antique sphinx;sable pyramide momie bandelettes sphinx masque tombeau sarcophage désert malédiction roi fleuve;pharaonique
suisse;a;chocolat banque fromage couteau montre neutre fondue petit;chocolat banque montre couteau neutre lac montagne fromage garde gruyère coucou vache;helvète
collègue;n;travail bureau café boulot cantine confrère équipe patron;travail bureau café patron boulot entreprise ami équipe camarade machine cantine pause;collégial
créature;n;monstre laboratoire être étrange extraterrestre animal bête fantastique;monstre bête rêve être animal vivante extraterrestre docteur belle dieu étrange fantastique;créer création créateur
bonbons;n;sucre caries enfants dentiste sucettes caramel fraises guimauve;sucre caramel gélatine dents sucettes fraises caries guimauve dragées réglisse enfants friandises;bon bonbonnière
premier;a;dernier un médaille podium ministre gagnant or second;dernier gagnant or ministre podium un médaille second classe avril prix champion;primaire première primordial
soudain;o;brusquement coup subitement tout imprévu tonnerre surprise brutal;brusquement coup subit inattendu surprise instant tout brutal rapide imprévu vite suspense;soudainement soudaineté
provinciale;a;parisienne campagne capitale région rurale monter tranquille ville;parisienne campagne région capitale ville vie bretonne française plouc paysanne montée rurale;province provincial
ruban;n;cadeau cheveux paquet inauguration nœud ciseaux adhésif couper;cadeau cheveux inaugurer mètre rouge adhésif nœud satin gymnastique bleu tissu paquet;enrubanner
décoiffer;v;cheveux vent peigne brosse ébouriffer décapotable tempête laque;vent cheveux ébouriffer casque peigne brosse tête épis moto coup mèche vélo;coiffer coiffeur coiffure
dit;v;parle mots bouche bonjour raconte merci annonce tait;parle paroles raconte fait bouche mot on oral tait prononce affirme chuchote;dire redire dicton diction maudit
textile;n;tissu coton laine vêtement usine fibre soie filature;tissu vêtement coton usine laine lin nylon industrie mode couture fibre soie;texture
canne;n;vieux pêche sucre marcher aveugle béquille boiter bonbon;pêche sucre vieux blanche marcher pêcheur aveugle béquille bâton rhum appui bambou;
sultan;n;harem turban turc palais vizir babouches oriental roi;harem palais turban turc calife orient épouses tapis roi princesse vizir riche;sultane sultanat
bientôt;o;prochainement minute revoir imminent instant futur attendre demain;prochainement futur demain revoir vite attendre proche suite tard avenir maintenant prévenir;tôt aussitôt
menu;n;restaurant carte entrée plat dessert enfant mince choisir;restaurant carte plat dessert manger entrée jour fromage mince repas fin enfant;
beaucoup;o;peu énormément plein foule merci tas trop quantité;peu énormément plein trop très quantité merci aimer passionnément marguerite nombreux foule;
bandeau;n;yeux pirate tennis cheveux borgne front tissu tête;pirate œil yeux cheveux tête colin tennis front aveugle borgne noir tissu;bande bander bandana
moins;o;plus soustraction signe minorité inférieur froid calcul peu;plus soustraction signe négatif soustraire calcul froid maths inférieur réduction peu que;moindre amoindrir
ensuite;o;puis après avant suivant abord enfin dessert second;après puis suivant enfin alors avant dernier futur postérieur chronologie continuer lendemain;suite suivre
meule;n;foin moulin fromage gruyère ronde paille mobylette comté;foin moulin gruyère fromage comté aiguille pierre moto paille emmental mobylette aiguiser;moudre meuler
harpon;n;baleine pêche requin plongée lancer cachalot arme sous;baleine pêche pêcheur lance poisson sous cachalot arme requin esquimau flèche plongeur;harponner harponneur
milliard;n;riche dollars zéros neuf nombre argent fortune gros;immense argent nombre riche zéros euros dollars fortune étoiles loto chinois chiffre;mille milliardaire
hautain;a;méprisant modeste fier arrogant prétentieux snob orgueilleux dédain;arrogant fier orgueilleux dédaigneux supérieur prétentieux méprisant snob regard mépris noble humble;haut hauteur
chignon;n;danseuse cheveux coiffure épingles crêper mariée tête ballerine;cheveux danseuse crêper coiffure épingle banane ballerine tête filet nuque mariée mamie;
apesanteur;n;espace flotter astronaute fusée gravité station léger lune;espace fusée flotter astronaute cosmonaute lune gravité lévitation cabine poids légèreté planète;peser pesant pesanteur
résistance;n;guerre occupation maquis électricité général clandestin radiateur sabotage;moulin guerre électrique maquis force opposition endurance collabo occupation fil lutter radiateur;résister résistant
bavaroise;a;bière allemande choucroute saucisse munichoise chope octobre dessert;bière allemande crème dessert munichoise saucisse fraise germanique culotte gelée gâteau chope;bavarois
marier;v;alliance robe église maire épouser divorcer fiancé noce;couple église robe alliance divorcer maire épouser bague noces fiancés amour oui;mariage mari mariée remarier
otages;n;prise rançon libérer braquage terroristes kidnapper banque négocier;prise rançon kidnapping braquage terroristes libérer banque prisonniers ravisseur négociateur enlèvement menace;
anchois;n;pizza poisson salé huile pissaladière filet boîte petit;poisson pizza olive sel niçoise tapenade pissaladière boîte sardine petits apéritif pâte;anchoïade
tapisserie;n;mur papier château laine dame licorne tenture broder;mur papier château danser chambre colle licorne laine broderie médiévale canevas tissage;tapis tapisser tapissier
punis;a;coin colle récompensés bêtises privés école dessert lignes;coin ligne école bêtise sages privés dessert interdits heures sanction consignés colle;punir punition impuni
diligence;n;western chevaux cocher attaque indiens postale bandits voiture;cheval western cocher attaque voyage rapidité cowboys carrosse fantastique transport relais indiens;diligent diligenter
grecque;a;salade feta olives tragédie athénienne moussaka mythologie île;salade olive feta mythologie tragédie tête île déesse antique lettre yaourt crétoise;grec
rascasse;n;bouillabaisse poisson rouge épines soupe piquante venin mer;poisson bouillabaisse mer épines soupe marseillais méditerranée piquer rouge rocher pêche venin;
moquette;n;sol tapis aspirateur chambre tache coller parquet douce;sol tapis chambre poils aspirateur parquet salon acariens tissu coller raser tache;moqueter
arbalète;n;pomme flèche carreau suisse tirer arme corde médiévale;flèche viser arme pomme corde carreau suisse médiéval tirer château tir soldat;arc arbalétrier
moufles;n;gants ski mains hiver neige froid laine doigts;gants mains neige ski froid doigts hiver laine bonnet écharpe montagne chaudes;
héroïne;n;drogue seringue personnage principale overdose roman courageuse film;drogue film femme seringue roman overdose aventure histoire cocaïne piqûre personnage courageuse;héros héroïque héroïsme
signez;v;contrat nom bas stylo pétition paraphe chèque autographe;contrat nom papier stylo paraphez autographe chèque document ici pétition bas main;signe signature signataire
querelle;n;dispute paix anciens couple brouille bagarre conflit réconciliation;dispute clocher bagarre conflit amoureux fâché famille voisins crier chamaillerie bataille engueulade;quereller querelleur
naufrage;n;bateau canot iceberg couler tempête épave île noyade;paquebot bateau couler mer radeau île iceberg tempête épave sauvetage noyer vieillesse;naufragé naufrageur
calmement;o;tranquillement paisiblement énervé respirer yoga posément serein agitation;doucement tranquillement énervé paisiblement respirer zen sereinement silence posément crier sagement parler;calme calmer accalmie
vaches;n;lait ferme meuh prairie traire train cloches veaux;lait pré meuh traire ferme cornes pie cloche folles train maigres veaux;vacher vacherie vachette
plan;n;ville carte architecte métro dessin rue maison trois;ville carte architecte métro maison travail gros arrière dessin rue incliné idée;planifier planning planisphère
liqueur;n;alcool digestif cassis bouteille chocolat menthe chartreuse orange;alcool digestif poire menthe orange boire cassis verre chocolat café sucre cerise;liquoreux liquide
touristes;n;appareil vacances visiter étrangers photo voyage bob monument;vacances voyage appareil visiter photos étrangers guide monument plage car japonais sac;tourisme touristique tour
skateboard;n;planche roulettes rampe casquette ado glisse équilibre rouler;planche roulettes rampe roller casque figures rue glisse tremplin ado trottinette surf;skate skateur
survêtement;n;sport jogging baskets course gymnastique capuche bandes entraîneur;jogging sport sportif footballeur basket gymnastique pantalon rappeur courir élastique vieux entraînement;vêtement vêtir
pastille;n;menthe gorge toux sucer avaler bonbon boîte haleine;gorge menthe bleue bonbon toux sucer rhume médicament lave rond pharmacie comprimé;
retomber;v;pattes chat enfance sauter soufflé chuter remonter relever;pattes chat chuter pieds enfance rebondir encore soufflé malade bas gravité relever;tomber retombée
nectar;n;abeille fleur miel dieux abricot jus boisson ambroisie;dieux abeille fleur miel jus fruit boisson butiner abricot délicieux pollen ambroisie;nectarine
doublure;n;veste acteur manteau cascadeur tissu remplaçant intérieur cinéma;acteur cascadeur manteau film tissu veste remplaçant vêtement cinéma cascade couture intérieur;double doubler doublage
neuvième;o;symphonie bande huitième dixième place mois art étage;dix art huitième symphonie bande classement dessinée musique après place rang porte;neuf
davantage;o;plus beaucoup moins encore supplément augmenter mieux travailler;plus encore beaucoup moins supplément augmenter autant rajouter supérieur mieux assez quantité;avantage avantager
vote;n;urne élection isoloir bulletin électeur président démocratie majorité;urne élection bulletin président isoloir main maire citoyen blanc choix référendum démocratie;voter votant
atoll;n;corail lagon île océan polynésien bikini palmiers anneau;île corail lagon anneau essais bikini vahiné récif océan plage bleu tropical;
irakienne;a;guerre dictateur arabe pétrole chiite voile orientale américaine;orientale guerre iranienne dictateur arabe pétrole pays armée kurde voile nationalité femme;irakien
couturière;n;aiguille fil robe machine ourlet ciseaux dé mannequin;aiguille fil robe machine dé tissu ciseaux ourlet mannequin patron métier petites;coudre couture découdre
bulle;n;savon champagne poisson bande dessinée papale souffler gaz;savon bande plastique champagne eau dessinée air gomme légère éclater poisson paresse;bulletin buller
sabre;n;épée laser pirate samouraï escrime lame duel cavalerie;laser épée pirate escrime arme samouraï champagne guerre soldat japonais goupillon danse;sabrer
cocher;v;case croix fiacre carrosse diligence chevaux fouet calèche;fouette case carrosse fiacre cheval croix diligence calèche stylo questionnaire fouet liste;coche décocher
troupeau;n;moutons berger vaches brebis chien brouter transhumance prairie;moutons vaches berger chien brebis chèvres groupe transhumance bétail pré buffles animaux;troupe attrouper
villageoises;n;campagne paysannes habitantes fête clocher foire lavoir hameau;campagne paysannes femmes citadines habitantes rurales fontaine lavoir maire place maison fermières;village villageois ville
tueurs;n;assassins série criminels meurtre contrat gages couteau victimes;assassins série meurtre gages crime dangereux armes criminels mort victimes couteau méchants;tuer tué tuerie tuant
plume;n;oiseau oreiller légère encre poule duvet écrire indien;oiseau encre légère écrire oreiller stylo aile duvet poids chatouille poule couette;plumage plumer plumeau déplumer
rouille;n;fer métal humidité clou orange oxydation vieux ferraille;fer métal vieux orange oxyde eau soupe humidité corrosion clou voiture poisson;rouillé rouiller dérouiller antirouille
orateur;n;discours tribune parler éloquent micro public politicien estrade;discours parler public tribune éloquence politicien micro voix foule avocat parole conférence;oratoire oraison oral oratrice
jure;v;promet tribunal crache témoin vérité grossier blasphème charretier;promet crache serment vérité tribunal gros main croix crois grossier insulte parole;juron jurer juré juriste jury
ordinateur;n;clavier écran souris informatique machine portable bureau internet;clavier écran souris machine informatique portable bureau virus internet geek mémoire puce;ordonner ordre
bave;n;escargot salive bébé crapaud limace chien bouche coule;escargot bébé salive bouche crapaud limace chien coule menton crache bouledogue nourrisson;baver bavoir baveux bavard
combien;o;prix quantité coûte nombre question compter somme argent;prix quantité nombre question coûte temps argent fois compter euros marchand comment;bien
vexe;v;susceptible blesse boude froisse offense fâche ego moquerie;fâche susceptible boude blesse orgueil offense moquerie contrarie froisse humilie ego insulte;vexer vexant vexation vexé
haubans;n;mât voilier pont câbles bateau cordages tendus marine;pont mât voilier câbles bateau cordages tendus navire soutien ancre marin métal;hauban haubaner
élastiques;n;cheveux extensibles saut caoutchouc étirer bretelles rigides slip;cheveux saut extensibles caoutchouc couettes bracelets souples ressort culotte tirer trousse bretelles;élasticité élastique élasthanne
cheveux;n;coiffeur tête peigne chauve blonds shampoing frisés longs;tête coiffeur blonds longs brosse peigne poux chauve shampoing perruque coiffure soupe;chevelure capillaire chevelu échevelé
grunge;a;rock nirvana guitare chemise carreaux musique américain sale;rock musique guitare cheveux bûcheron style jean sale déchiré carreaux années désordre;
testament;n;héritage notaire mort ancien bible volonté léguer succession;héritage notaire mort ancien nouveau volontés léguer bible décès héritier succession vieux;tester testateur testamentaire
usines;n;ouvriers fabriques industrie cheminée fumée travail chaîne machines;ouvriers fabrication industrie fumée pollution machines cheminées travail chaîne grève patron voitures;usiner usinage usinier
laser;n;rayon lumière sabre épilation yeux myopie disque imprimante;rayon sabre lumière rouge faisceau épilation imprimante viseur chirurgie pointeur disque lecteur;
facture;n;payer électricité téléphone montant salée somme gaz devis;payer électricité téléphone argent note addition gaz prix somme papier garagiste impôts;facturer facturation facteur
paquets;n;cadeaux cigarettes colis poste ficelle emballés bonbons cartes;cadeaux colis cartes gâteaux chips cigarettes poste carton livraison emballage bonbons ficelle;empaqueter paquetage paqueter
bulles;n;savon champagne bain éclatent mousse bande limonade soda;savon champagne bande bain eau mousse gaz limonade poisson souffler dessinée éclatent;buller bulle
cure;n;thermale désintoxication eaux médecin repos prêtre amaigrissement raisin;thermale désintoxication repos thermes remède jouvence traitement santé dent eau minceur prêtre;curiste curatif curé incurable
parapente;n;voler montagne voile ciel sauter air vide planer;voler voile montagne sauter vent air toile sport vertige harnais falaise ciel;pente parapentiste
bloqué;a;coincé ascenseur dos embouteillage immobile impasse porte frein;coincé embouteillage dos ascenseur arrêté immobile fermé porte enfermé téléphone retenu neige;blocage bloc débloquer bloquer
clergé;n;prêtres noblesse église évêque religieux curés soutane tiers;prêtres église noblesse tiers évêque curé religion catholique état pape moines révolution;clerc clérical anticlérical
pêches;n;fruits melba noyau abricots été peau sirop nectarines;fruits tarte cannes poissons noyau abricots été sirop peau poissonnier nectarines verger;pêcher pêche pêcheur
semoule;n;couscous blé marocain gâteau grain pédaler lait légumes;couscous blé pédaler taboulé gâteau choucroute marocain graines lait merguez grains dessert;semoulerie
oral;a;examen bac écrit bouche parlé langue épreuve exposé;écrit examen bac parler bouche voix exposé français épreuve concours buccal réciter;oralement oratoire orateur oralité
informaticien;n;ordinateur programme geek clavier code développeur bureau panne;ordinateur geek code programme clavier bug logiciel dépanner lunettes virus réseau écran;informatique information informer
triangle;n;côtés géométrie isocèle sommet équilatéral forme musique hypoténuse;côtés isocèle rectangle géométrie équilatéral panneau carré musique forme amoureux hypoténuse;angle triangulaire triangulation
perroquets;n;oiseaux répètent parlent plumes pirate cage couleurs épaule;oiseaux pirate répètent colorés cage parler bavards plumes jungle ara épaule vert;perruche
manège;n;foire chevaux enfants tourne pompon fête équitation carrousel;chevaux tourner fête foraine pompon équitation enfants carrousel tours parc attraction bois;
suspense;n;thriller film attente policier angoisse insoutenable roman peur;film attente policier tension thriller insoutenable fin mystère peur intrigue angoisse série;suspendre suspension suspens
mannequin;n;vitrine défilé mode beauté maigre podium top couture;mode défilé vitrine belle maigre grande photo podium vêtements couture top plastique;
boudoir;n;biscuit champagne tiramisu charlotte salon sucre cuillère pièce;biscuit charlotte gâteau salon tiramisu dames champagne sucre café pièce femme cuillère;bouder boudeur bouderie
sucettes;n;bonbons anis bâton lécher enfants fraise friandises bouche;bonbons bébé lécher anis sucrées bâton enfants tétines caramel bouche fraise cœur;sucer succion suçoter
disco;n;danse boule paillettes boîte fièvre strass musique nuit;boule années musique danse paillettes facettes boîte soirée funk pattes piste fièvre;discothèque disque
vite;o;rapidement lentement courir pressé lièvre bolide dépêche urgent;rapide lentement courir pressé lièvre retard voiture fait dépêcher formule train bien;vitesse
chiffon;n;poussière ménage tissu nettoyer torchon vieux guenille essuyer;poussière ménage nettoyer tissu sale essuyer tableau frotter torchon papier poupée rouge;chiffonner chiffonnier chiffonné
forcément;o;obligatoirement inévitablement évidemment sûr logique nécessairement certain fatalement;obligatoirement évidemment sûr inévitablement nécessairement logique obligé naturellement certain toujours fatalement oui;force forcer forcé
doudoune;n;hiver manteau plumes froid chaude ski veste duvet;hiver manteau plumes froid chaud ski blouson capuche veste canard neige rembourrée;doudou
tomme;n;fromage savoyarde montagne vache lait croûte plateau reblochon;fromage montagne savoyarde lait vache pâte croûte affineur brebis meule raclette plateau;
pasteur;n;vaccin rage protestant temple berger institut moutons brebis;protestant rage vaccin mouton berger temple scientifique institut culte religion brebis prêtre;pasteuriser pastoral pasteurisé
volé;a;dérobé argent sac police bijoux plainte pris chapardé;dérobé argent sac portefeuille police œuf piqué bœuf plainte cambriolé chapardé vélo;voleur voler vol
lisez;v;livre roman bouquinez pages lunettes journal yeux lettres;livres bouquinez roman lunettes pages journal texte écrivez lettres bibliothèque histoire notice;lire lecture lecteur lu lisible
baie;n;mer fruit vitrée golfe fenêtre mûre rouge anse;vitrée fruit mer fenêtre myrtille golfe plage rouge cochons mont rose mûre;
champignons;n;forêt cèpes omelette poêlée vénéneux automne bolets cueillette;forêt cueillir vénéneux automne omelette poison panier cèpes pied bolets hallucinogènes chapeau;champignonnière champignon
dénoncer;v;police coupable balancer cafter traître trahir rapporter délation;balancer trahir cafter police coupable rapporter accuser traître délation vendre indic maîtresse;dénonciation dénonciateur annoncer
cri;n;hurlement peur loup jungle primal voix douleur aigu;hurlement peur fort bruit animal voix gorge aigu tableau horreur douleur hurler;crier criard crieur décrier
pondre;v;œuf poule oiseau nid tortue couver coq cane;œuf poule nid coq oiseau couver coquille tortue autruche reine cocotte saumon;ponte pondeuse pondu
pardon;o;excuse désolé demander faute regret clémence dieu rancune;excuse désolé demander bousculer poli grand église faute confession breton oubli politesse;pardonner impardonnable
dégueulasse;a;sale dégoûtant immonde vomi infect beurk crade répugnant;sale dégoûtant beurk immonde crade infect vomir écœurant mauvais cochon poubelle cantine;gueule dégueuler dégueu
télésiège;n;ski montagne piste monter remontée neige câble assis;ski montagne neige monter piste station remontée skieur alpes sport bronzés forfait;siège téléski siéger
coup;n;poing frapper boxe pied foudre bâton état main;poing pied boxe frapper foudre état bleu fil fouet bagarre gifle boire;beaucoup contrecoup
écarter;v;éloigner jambes rapprocher ouvrir exclure bras pousser séparer;éloigner jambes bras grand pousser chemin séparer enlever ouvrir repousser éliminer danseuse;écart écartement écartèlement écarteler
subitement;o;soudain brusquement tout coup brutalement surprise inattendu progressivement;soudain brusquement coup surprise mort vite instant brutalement immédiatement rapidement imprévu surgir;subit
viager;n;maison vieux rente appartement mort vente immobilier bouquet;maison vieux vente appartement mort rente vieille acheter héritage immobilier film notaire;vie viable vital
paroles;n;chanson mots musique refrain dire discours bouche promesses;chanson mots musique air mélodie texte karaoké chanteur dire écrits bouche refrain;parler parolier parole parloir
croûton;n;pain salade soupe ail baguette bout quignon vieux;pain soupe vieux salade baguette ail dur bout fromage manger quignon boulanger;croûte croustillant croûteux
égyptien;a;pharaon pyramide papyrus sphinx momie chameau hiéroglyphes désert;pharaon pyramide momie sphinx fleuve désert hiéroglyphe dieu scarabée chat antiquité chameau;égypte égyptologue
mec;n;homme type garçon nana gars meuf copain petit;gars type homme garçon copain nana fille beau petit gonzesse pote meuf;
marché;n;légumes fruits étals place dimanche bon poissonnier puces;légumes dimanche fruits place étal bon poissonnier puces conclu achats stand noir;marchand marchander marchandise supermarché
mention;n;bac très bien diplôme examen assez félicitations note;bien bac diplôme très assez honorable note examen félicitations légale spéciale bulletin;mentionner
abeilles;n;miel ruche reine dard butiner fleurs pollen essaim;miel ruche reine piqûre fleurs essaim butiner guêpes insectes pollen jaunes cire;apiculteur apicole apiculture
merci;o;politesse beaucoup gratitude reconnaissance cadeau dire gentil poli;gentil poli politesse cadeau gratitude plaît rien beaucoup grand formule dieu bien;remercier remerciement
crinoline;n;robe jupon impératrice bal cerceaux duchesse large bouffante;robe jupon ancien princesse jupe bal cerceaux mode dessous siècle bouffante gonflante;crin crinière
alors;o;donc quoi ensuite puis moment non là ça;donc après ensuite puis zut question là moment conclusion raconte quoi maintenant;lors lorsque
érable;n;sirop canadien feuille arbre québécois crêpes drapeau sucre;sirop arbre feuille canadien crêpes pancakes drapeau bois automne québécois rouge sucre;
plaquer;v;rugby quitter rompre larguer ballon or sol amour;quitter rugby rompre larguer abandonner mur sol or copain amoureux jeter cheveux;plaque plaquage placage contreplaqué
presque;o;quasiment environ pratiquement parfait fini peu loupé limite;quasiment environ bientôt fini pas peu proche parfait raté loupé juste failli;près auprès
étiquette;n;prix vêtement pot cahier confiture bouteille protocole colle;prix nom vêtement bouteille cahier marque coller vin protocole pull confiture valise;étiqueter étiquetage étiqueteuse
belle;a;jolie bête laide femme miroir ravissante bois mignonne;jolie bête princesse moche mère miroir fille laide femme époque magnifique mannequin;beauté beau embellir bellâtre
poste;n;facteur lettre timbre colis courrier bureau police emploi;lettre timbre facteur courrier colis télévision radio police travail emploi jaune bureau;postier poster postal imposteur
affiche;n;mur cinéma placard film publicité coller poster campagne;cinéma mur film poster concert publicité colle placarder élection chambre rouge spectacle;afficher affichage fiche
potin;n;ragot commérage rumeur concierge vedettes voisine bruit cancan;ragot commère rumeur bruit concierge cancan people commérage magazine bavardage vedettes voisine;potiner
ministère;n;gouvernement finances intérieur défense éducation portefeuille cabinet politique;gouvernement intérieur éducation politique affaires secrétaire fonctionnaire état président finances justice culture;ministre ministériel administrer
dehors;o;extérieur jardin sortir dedans air rue porte intérieur;dedans extérieur sortir jardin porte intérieur jouer air froid chien récréation fenêtre;hors
digue;n;mer barrage inondation vagues port jetée plage béton;barrage mer vague port eau mur polder inondation plage promenade don protection;endiguer
aile;n;oiseau avion voler poulet plume ange papillon voiture;oiseau avion voler plume poulet papillon ange moulin voiture cuisse delta cygne;ailier ailé aileron
poêlon;n;fondue raclette cuisine casserole fromage savoyard fonte manche;fondue casserole cuisine raclette cuisson fromage cuire feu manche caquelon fonte réchaud;poêle poêlée poêler
rhum;n;pirate alcool antillais baba punch mojito canne créole;alcool baba pirate mojito antillais raisins glace canne punch bouteille crêpes ambré;rhumerie rhumier
serveuse;n;restaurant plateau pourboire bar commande café tablier barmaid;restaurant bar café plateau pourboire tablier commande addition terrasse femme verres carte;servir service serviette serviable
ouvrez;v;porte fermez clé police cadeaux bouche guillemets toc;fermez porte fenêtre bouche police cadeaux yeux clé sésame cage livre boîte;ouverture ouvert ouvrir ouvreuse
éventail;n;chaud espagnole chaleur flamenco air agiter rafraîchir papier;chaleur air espagnole flamenco été geisha rafraîchir dame plier souffle choix main;vent ventiler éventer venteux
elfe;n;oreilles lutin pointues forêt nain seigneur anneaux archer;oreilles pointues lutin fée forêt magie fantastique anneaux arc créature seigneur nain;
kényane;a;africaine safari girafe coureuse noire marathon massaï savane;africaine safari lion girafe coureuse marathon nationalité athlète savane pays noire rapide;kenya
ronronne;v;chat moteur caresse content félin ventre matou bruit;chat moteur câlin minou caresse bruit content félin heureux chaton matou canapé;ronron ronronnement ronronner
cancre;n;école bonnet âne dernier radiateur élève nul zéro;mauvais élève école zéro fond bonnet âne radiateur classe nul poème dernier;
embouteillage;n;bouchon voitures route klaxon périphérique circulation bloqué autoroute;bouchon voitures route klaxon périphérique circulation vacances bloqué autoroute attente heure trafic;bouteille embouteiller
mondial;a;planétaire football guerre terre coupe global universel international;terre planète international foot coupe championnat global guerre univers globe planétaire patrimoine;monde mondialisation mondain
pieds;n;chaussures orteils jambes mains marcher nus chaussettes odeur;chaussures orteils mains marcher puent jambes chaussettes cors vernis nus ballon doigts;pédestre piéton pédale podologue piétiner
samba;n;brésilienne danse carnaval déhanché plumes rythme bikini tambour;danse carnaval brésilienne plumes rythme musique festival tropicale salsa tambours latine hanches;
retard;n;train avance heure panne école excuse attendre lapin;train avance heure ponctuel excuse école attendre réveil lapin montre trop avion;tard tardif retarder attarder
envers;o;endroit contre doublure dos médaille dessous tête retourner;endroit contre retourner pull opposé verlan médaille tête tricot côté culotte;inverse verso renverser
`;
