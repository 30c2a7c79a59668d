/** The words of the French decks, as marked there: word; part of speech; ranked clues; recall; family. */
export const DECK = `
salade;n;laitue vinaigrette verte légume frisée roquette composée crudités;laitue vinaigrette verte tomate crudités essoreuse entrée feuilles huile mensonges légume fruits;saladier salades
pluie;n;flaque averse goutte nuage mouiller météo orage soleil;ciré eau nuage gouttes averse mouillé imperméable flaque bottes automne escargot bruine;pleuvoir pluvieux parapluie pleut pluvial
maison;n;logement habitation toit foyer jardin domicile villa appartement;toit foyer famille jardin habitation logement chez cabane pavillon porte domicile villa;maisonnette maisonnée maisons
promenades;n;balades randonnées flâneries parc marche forêt sorties excursions;balades marche randonnées chien parc flâner excursions nature dimanche sorties forêt tours;promener promeneur promenade promenoir promène
argenté;a;doré métallique couleur gris couverts brillant médaille lune;gris métallique brillant doré couverts couleur riche lune médaille cheveux bijou poisson;argent argenterie argenter désargenté argentin argentier
suspendu;a;accroché hamac pont jardin lustre plafond interrompu décroché;accroché balançoire pont lustre arrêté sanctionné hamac fil plafond interrompu jardin cintre;suspendre suspension suspens suspense suspensif
inconnus;a;étrangers anonymes ignorés passants mystérieux humoristes célèbres soldat;étrangers anonymes mystère soldats célèbres passants humoristes visages équation nouveaux ignorés méfiance;inconnu connaître connu connaissance méconnu reconnaître connaisseur
plafond;n;plancher lustre haut lampe araignée limite mur sol;plancher lustre haut mur chambre araignée lampe limite sol peinture maximum ciel;plafonner plafonnier plafonnement fond
panne;n;remorquage voiture essence garagiste électricité moteur arrêt courant;voiture essence garage remorquage électricité moteur sèche coupure courant réveil mécanicien arrêt;dépanner dépanneur dépannage dépanneuse pannes
escalier;n;marches ascenseur rampe monter étages colimaçon palier degrés;marches monter rampe étage ascenseur roulant colimaçon descendre cave palier esprit;escalade escalader escalator
île;n;mer déserte archipel plage cocotier naufragé océan continent;mer naufragé palmier trésor déserte flottante plage pirate archipel océan cocotier bateau;îlot îlien insulaire îlet insularité
archange;n;ailes céleste messager paradis saint ciel dragon séraphin;ailes ciel messager saint paradis auréole céleste chérubin bible démon mont divin;ange angélique archangélique angelot angélus
omelette;n;œufs poêle battre baveuse champignons lardons casser norvégienne;œufs poêle baveuse battre champignons norvégienne fouet fromage jambon casser cuisine lardons;omelettes
moutons;n;laine brebis bêler troupeau berger agneaux gigot sauter;laine troupeau berger bêler sommeil compter brebis poussière agneaux nuages tondre pré;mouton moutonner moutonnier moutonneux
salés;a;sucrés cacahuètes chips mer poivrés apéritif océan beurre;sucrés cornichons cacahuètes mer chips apéritif chers océans larmes crackers assaisonnés anchois;sel salé saler salière saline salaison salaisons saloir
roi;n;couronne trône monarque prince souverain galette échecs sceptre;couronne trône galette échecs château lion souverain monarque fève carte dauphin;royal royaume royauté royalement royaliste roitelet régner reine
dame;n;femme monsieur galante échecs pique pion compagnie reine;femme galante cartes échecs reine compagnie pion monsieur blanche noble tour nage;madame demoiselle dames damier damer
fous;a;asile dingues déments sages cinglés échecs toqués camisole;asile dingues échecs rire cinglés déments malades bouffons diagonale sages insensés oiseaux;fou folle folie follement affoler raffoler folâtrer foufou
fantassin;n;soldat bidasse militaire armée cavalier troupe guerre régiment;soldat fusil pied armée guerre marcher régiment cavalier uniforme troupe militaire tranchée;infanterie fantassins infant
couronné;a;roi sacré trône diadème récompensé tête lauréat épines;roi sacre gagnant trône récompensé prince tête succès vainqueur laurier genou empereur;couronne couronner couronnement couronnes
salon;n;canapé pièce télévision fauteuil séjour coiffeur maison cuisine;canapé télévision pièce coiffure séjour thé fauteuil exposition table agriculture tapis maison;salle salonnard salonnier
malheur;n;joie malchance catastrophe drame infortune oiseau misère miroir;joie chance tristesse catastrophe drame chat oiseau miroir peine échelle désastre misère;malheureux malheureusement malheurs heur heureux
retourner;v;revenir renverser crêpe rebrousser inverser repartir rendre sablier;crêpe revenir veste rentrer tortue renvoyer sablier envers arrière carte renverser colis;tour tourner retour détour tourneur tournant retournement
oublié;a;mémoire négligé abandonné étourdi omis perdu souvenir laissé;mémoire perdu souvenu abandonné négligé clés étourdi passé omis délaissé effacé distrait;oublier oubli oubliette oublieux inoubliable oubliettes
éclaircie;n;soleil météo averse nuages accalmie pluie forêt embellie;soleil nuage pluie météo ciel amélioration embellie temps orage bleu rayon répit;clair éclaircir clarté clairière éclairer éclairage éclaircissement
griffe;n;chat ongle tigre ours égratignure patte lion couturier;chat ongle patte ours marque couturier lion égratignure signature tigre mode aigle;griffer griffure griffoir griffonner griffu griffes
ralentit;v;freine accélère décélère vitesse radar dos tortue diminue;freine accélère tortue vitesse bouchon conducteur diminue modère escargot virage radar embouteillage;lent ralentir lenteur ralenti ralentisseur ralentissement lentement
centime;n;euro pièce monnaie sou cuivre argent tirelire franc;monnaie euro pièce sou argent franc bronze cuivre tirelire;cent centaine centième centimes centimètre
respirer;v;poumons air souffler haleter nez oxygène étouffer inhaler;air poumons souffler nez narines oxygène étouffer vivre bouche bronches calme plonger;respiration respiratoire inspirer expirer irrespirable transpirer respirable
maniaque;a;ménage obsédé méticuleux propreté pointilleux rangement tatillon bordélique;ordre propre obsédé ménage rangement méticuleux fou soigneux tueur pointilleux bipolaire désordre;manie maniaquerie maniacal manies
feuilleté;a;pâte galette croissant livre saucisse apéritif boulanger parcouru;pâte chèvre croissant fromage croustillant livre tourner beurre saucisse galette couches lu;feuille feuilleter feuilletage feuillet feuilleton feuillage effeuiller
bols;n;céréales tasses ramen chocolat vaisselle faïence déjeuner soupe;café petit céréales lait soupe tibétains vaisselle cidre chocolat tasses récipients chances;bol bolée
miettes;n;pain oiseaux biscotte nappe restes grille brioche thon;pain table oiseaux restes biscotte balayer gâteau thon nappe petits crabe;miette mie émietter émiettement
draps;n;lit couette oreiller housse linge matelas fantôme blancs;lit housse coton blanc couverture fantôme couette repasser sommeil beaux oreiller coucher;drap draperie draper drapé drapier drapeau
lune;n;soleil astre pleine croissant astronaute satellite nuit fusée;soleil nuit astre croissant pleine fusée miel loup marée satellite éclipse étoile;lunaire alunir luné lunatique lunette lunaison alunissage
soie;n;ver tissu cocon douce étoffe foulard bombyx satin;ver foulard cravate tissu douce papier route cochon araignée nuisette papillon kimono;soierie soyeux soyeuse séricicole sériciculture
volée;a;dérobée cloches tennis raclée oiseaux gifles correction fléchettes;dérobée cloches tennis oiseaux coups escalier fessée voiture raclée correction chipée moineaux;vol voler voleur envolée volage volaille volatile survoler
vitrier;n;carreau fenêtre artisan verre mastic cassée métier miroitier;fenêtre carreau verre artisan casser mastic réparer ballon métier éclats glace remplacer;vitre vitrine vitrail vitrage vitreux vitrerie vitrifier
musée;n;tableaux exposition peintures visite galerie art gardien guide;tableau art exposition peinture statue visite cire sculpture gardien œuvres guide antiquité;muséum muséographie muse muséal musées
sourcils;n;yeux froncer poils épiler front paupières arcade visage;yeux poils épiler froncer front visage arcade paupières pince crayon épais regard;sourcil cil sourcilier sourciller sourcilleux
voix;n;parler chanter cordes parole gorge ténor vote enrouée;chanter parler bulletin élection cordes parole extinction micro son muet chorale;vocal vocalise vocaliste aphone vocalement voyelle vocation
parents;n;enfants papa père famille mère maman géniteurs vieux;père mère enfants famille adultes papa grands école géniteurs réunion autorité maman;parent parenté apparenté parental parentalité
armure;n;chevalier métal tournoi protection heaume cuirasse joute épée;chevalier métal protection épée heaume casque guerrier bouclier cuirasse tournoi fer combat;arme armé armer armée armurier armoire armement désarmer
siège;n;chaise fauteuil asseoir dossier banc tabouret social château;chaise fauteuil voiture bébé assis banc ville trône député social tabouret assaut;siéger assiéger assiégé sièges
timide;a;réservé rougir introverti gêné audacieux effacé coincé maladif;rougir réservé discret introverti hardi peureux rouge silencieux gêné audacieux bafouiller caché;timidité timidement intimider intimidant intimidation timoré
seul;a;isolé unique ermite ensemble célibataire abandonné accompagné loup;loup isolé unique ensemble personne célibataire abandonné monde ermite accompagné orphelin un;seulement esseulé solitude solitaire solo
sou;n;pièce monnaie argent radin franc économiser centime tirelire;argent monnaie pièce centime pauvre machine neuf tirelire franc avare radin rond;sous
enrichit;v;fortune argent appauvrit gagne héritage prospère millionnaire accumule;fortune argent gagne appauvrit prospère uranium améliore héritage loto lecture augmente culture;riche enrichir richesse enrichissement richissime enrichissant richard
écolier;n;cartable élève classe maîtresse cahier instituteur blouse enfant;élève cartable classe cahier enfant cancre tablier biscuit maître récréation trousse buissonnière;école scolaire scolarité écolière scolariser scolairement écoliers
diviser;v;multiplier partager régner séparer calculer couper fractionner soustraire;partager couper multiplier régner séparer calcul moitié mathématiques fraction reste soustraire quotient;division diviseur divisible indivisible dividende individu subdiviser
galette;n;rois fève frangipane couronne épiphanie bretonne sarrasin crêpe;roi fève saucisse bretonne épiphanie beurre frangipane crêpe sarrasin riz couronne complète;galet galettes
affamé;a;manger ventre loup rassasié ogre vorace nourriture creux;glouton manger loup ogre ventre repu vorace creux estomac repas rassasié dévorer;faim famine affamer famélique
forêt;n;arbres bois loup champignons sapins jungle clairière chêne;arbres bois loup vierge sapins champignons tropicale chasse noire clairière chaperon promenade;forestier déforestation reforester déforester foresterie
chevet;n;lampe table lit livre nuit malade église tête;lampe lit table nuit livre malade chambre église réveil soigner veiller hôpital;chef chevets
dents;n;carie brosse mâcher sourire bouche sagesse lait croquer;brosse carnassier carie mâchoire croquer lait sourire souris vampire mordre bouche appareil;dent dentiste dentaire dentifrice denture dentier dentelle édenté
chiens;n;chats aboyer niche os caniches laisse fidèles toutous;aboyer chats laisse niche traîneau loups os meute faïence caniches garde;chien chienne chiot chenil canin cynophile chenille
amour;n;cœur passion sentiment haine couple baiser romantique cupidon;cœur haine passion mariage baiser flèche tendresse toujours couple fiançailles sentiment coup;aimer amoureux amant amouracher aimable aimant amoureusement amourette
impôts;n;taxes payer fisc contribuables déclaration revenus percepteur état;taxes fisc payer argent revenu état contribuable déclaration percepteur citoyen fraude trésor;impôt imposer imposition imposable
sacoche;n;besace facteur cuir bandoulière vélo mallette cartable bagage;facteur vélo guidon cuir bandoulière moto ordinateur médecin cartable lettres mallette courrier;sac sachet saccager
sonne;v;cloche téléphone réveil carillonne tinte porte alarme retentit;cloche téléphone réveil porte église facteur tinte midi retentit alarme appelle glas;sonner son sonnette sonnerie sonore sonneur résonner sonnant
lumière;n;lampe ampoule soleil ombre électricité obscurité bougie siècle;lampe ombre soleil interrupteur ampoule jour obscurité bougie vitesse électricité tunnel phare;lumineux luminaire allumer illuminer luminosité luminescent lueur luire
mer;n;plage vagues océan salée bateau poisson baignade montagne;plage vague bateau sel bleue océan poisson vacances sable sirène port nager;marin maritime marine marée amerrir
gâcher;v;gaspiller abîmer saboter plâtre rater ruiner perdre plaisir;gaspiller plâtre abîmer ciment maçon plaisir fête ruiner perdre nourriture temps rater;gâchis gâcheur gâche gâchette
distraits;a;étourdis attentifs ailleurs inattentifs concentrés rêveurs lunatiques absents;étourdis inattentifs rêveurs tête oublier lune concentrés attentifs dissipés nuages écoliers ailleurs;distrait distraire distraction distraitement distrayant
vent;n;souffle mistral tempête éolienne girouette voile rafale moulin;tempête souffle éolienne voile mistral air moulin bourrasque instrument girouette nord plume;venter ventilateur éventail paravent venteux ventiler éventer contrevent
curseur;n;souris écran ordinateur pointeur clignoter clavier flèche clic;souris écran flèche ordinateur clignoter cliquer informatique règle pointeur déplacer volume doigt;cours courir course curseurs cursif coursier
craque;v;allumette mensonge branche cède plancher succombe biscotte flanche;allumette casse cède mensonge parquet os biscotte bruit branche vernis noix pleure;craquer craquement craquelure craquelin craquant craqueler
valise;n;bagage voyage vacances aéroport roulettes vêtements coffre trousse;voyage bagage train roulettes vacances vêtements poignée aéroport diplomatique cernes départ malle;dévaliser valisette valises
pantalon;n;jean jambes ceinture bretelles jupe vêtement braguette veste;jean jambes ceinture bretelles braguette culotte jupe pli veste short poches velours;pantalons pantalonnade pantacourt
chasse;n;fusil gibier chien sanglier pêche trésor meute cerf;fusil gibier pêche eau toilettes trésor chien cor sanglier gardée papillons lièvre;chasser chasseur pourchasser chasseresse
miroirs;n;glaces reflets coiffeuses psychés rétroviseurs galerie alouettes salon;reflet glace alouettes galerie sorcière salle beauté image cassés palais psyché rétroviseur;miroir mirer miroiter mirage admirer miroiterie mire
fontaines;n;eau jets places bassins sources boire robinet pièces;eau place jet pièces jaillir vœux source bassin lavoir boire parc statue;fontaine font fontainier fontanelle
courtisans;n;roi flatteurs perruques marquis versaillais château nobles révérence;roi reine éventail flatteurs perruque nobles monarque château poudrés palais intrigues révérence;cour courtisan courtisane courtiser courtois courtoisie
tassés;a;serrés coincés métro sardines compressés agglutinés bien aérés;serrés sardines métro comprimés pressés rabougris vieux café voûtés bus pilon compacts;tas tasser tassement entasser entassement tassé
services;n;tennis aides restaurant rendus secrets ace faveurs prestations;tennis aider secrets après rendre restaurant station administration vaisselle public faveurs militaires;servir serveur serviteur service servante serviette serviable desservir
terre;n;planète globe sol ciel jardin monde lune boue;planète globe ciel pomme jardin sol mer boue monde glaise feu labourer;terrain terrestre enterrer terreau territoire atterrir souterrain terrien
battue;a;vaincue terre chasse perdue frappée sanglier défaite tennis;vaincue crème tennis chasse terre perdante gibier femme frappée défaite vigoureuse sanglier;battre bat bataille combat batteur battement abattre combattre
gradins;n;stade spectateurs arène tribunes cirque supporters amphithéâtre public;stade spectateurs cirque assis arène supporters public tribune amphithéâtre marches étages match;gradin grade degré graduer graduel gradation
tête;n;crâne cou chapeau corps cheveux visage cerveau épaules;cou cheveux chapeau cerveau crâne visage pieds épingle caboche oreiller veau bonnet;têtu entêter entêté étêter têtes
dérangé;a;fou embêté interrompu désordre perturbé gêné importuné tranquille;fou importuné désordre bousculé cinglé ventre toqué ennuyé intestin gêné tranquille visite;ranger déranger rangement dérangement rang rangée arranger
raison;n;tort cause logique motif folie sagesse argument plus;tort logique cause folie cœur sagesse motif sociale argument plus pensée esprit;raisonner raisonnable raisonnement déraison déraisonner raisonnablement irraisonné
minutes;n;secondes heures soixante montre temps chronomètre quart pendule;secondes heures temps montre soixante sablier cuisson tribunal horloge papillon chronomètre cocotte;minute minuter minuterie minuteur menu minutieux
paresse;n;flemme péché fainéantise oisiveté travail hamac sieste lenteur;flemme péché travail canapé hamac grasse fainéantise courage couleuvre animal oisiveté dormir;paresseux paresser paresseusement paresseuse
silence;n;bruit taire mutisme calme minute bibliothèque tranquillité or;bruit chut bibliothèque calme or taire muet nuit cathédrale agneaux hôpital mort;silencieux silencieusement silences
chapeau;n;tête melon paille coiffe magicien lapin casquette bravo;tête paille melon magicien lapin bravo claque feutre casquette haut plume soleil;chapelier chapeauter chape chapelle chaperon chapellerie chapeaux
pointu;a;rond aiguille clocher affûté couteau aigu piquant chapeau;aigu clocher chapeau crayon aiguille nez couteau clou piquant rond spécialisé lame;pointe point pointer appointer pointure épointer
disparue;a;introuvable perdue évanouie recherchée morte volatilisée dinosaure envolée;perdue évanouie magicien introuvable envolée enlevée morte recherchée absente dinosaure retrouvée cachée;disparaître disparition apparaître paraître apparition disparu réapparaître
guêpe;n;abeille piqûre dard jaune taille insecte frelon nid;piqûre taille insecte abeille dard rayures jaune essaim frelon nid bourdonner confiture;guêpier guêpière guêpes
blanc;a;neige noir couleur lait colombe œuf mariée page;neige noir lait mariée œuf vin colombe couleur page lessive pur bonnet;blanche blancheur blanchir blanchisserie blanchâtre blanchisseur
flamme;n;feu bougie incendie allumette olympique briquet brûler chalumeau;bougie feu allumette brûler olympique chaleur amour briquet drapeau cheminée passion torche;flamber enflammer inflammable flambeau flamboyer inflammation flambée
maladroit;a;gauche gaffeur dextérité pataud casser empoté habile malhabile;gauche empoté trébucher gaffeur casser pataud vaisselle habile balourd pieds malhabile renverser;adroit adresse maladresse droit maladroitement adroitement
pain;n;baguette boulanger mie croûte tartine beurre farine miche;boulangerie baguette mie croûte beurre farine four épices mangé dur levain tartine;panier panade paner panure panifier pané paneterie
gage;n;perdant amour prêt jeu salaire garantie caution preuve;perdant jeu preuve salaire prêt caution tueur garantie amour punition dépôt bêtise;gager gageure engager dégager engagement gages
paysan;n;agriculteur ferme champs tracteur campagne cultivateur laboureur sabots;agriculteur champ ferme tracteur fourche vache terre campagne village cultivateur moisson sabots;pays paysage paysanne paysannerie dépayser
marbre;n;pierre statue sculpteur veiné cheminée froid colonne table;statue pierre billot froid sculpteur gâteau dur blanc cheminée tombe colonne veines;marbré marbrier marbrure marbrerie marbrer
glisse;v;verglas patin ski dérape savon toboggan banane luge;patinage ski savon verglas luge banane surf dérape toboggan neige peau tombe;glisser glissade glissement glissière glissant glissoire
retenir;v;mémoriser souvenir garder souffle empêcher libérer rappeler larmes;mémoriser garder oublier souvenir empêcher leçon souffle apprendre attraper réserver lâcher larmes;tenir retenue rétention détenir maintenir obtenir retient
garder;v;conserver surveiller enfants jeter protéger veiller nounou préserver;conserver surveiller enfant jeter secret chien troupeau protéger lâcher donner préserver moutons;garde gardien garderie regarder gardiennage sauvegarder mégarde
code;n;secret barres chiffres route postal permis mot serrure;secret permis route barres porte pénal chiffre postal carte espion conduite loi;coder décoder codage encoder codifier décodeur
main;n;doigts paume gant pied bras poignée cinq gauche;doigts gant paume pied bague droite courante serrer poignet gauche coup chaude;manuel manucure menotte manier manuellement manche maintenir manipuler
gilet;n;sauvetage pull boutons jaune cardigan veste laine costume;laine jaune sauvetage tricot boutons costume veste chandail pull poche montre cardigan;giletier gilets
poing;n;boxeur main serré coup frapper boxe fermé doigts;boxe main coup fermé bagarre frapper serré lever punch dormir révolte doigts;poignée poignet poignard empoigner poigne
bat;v;cœur frappe gagne œufs tambour vainc cogne ailes;frappe cœur gagne crème cogne tambour vainc œufs mesure tapis cartes ailes;battre bataille combat batteur battement battue batterie débattre
brise;n;vent légère souffle mer glace zéphyr marine casse;vent casse légère souffle mer glace zéphyr marine fraîche voile rompt mistral;briser brisure bris débris briseur brisant
artichaut;n;cœur feuilles légume vinaigrette foin tête effeuiller poils;cœur légume feuilles piquant vinaigrette foin chardon vert fond effeuiller poils volage;artichauts artichautière
voiture;n;auto conduire volant roues garage moteur route véhicule;auto volant conduire garage moteur route roues rouler essence chauffeur camion permis;voiturier voiturette covoiturage voitures covoiturer
soupe;n;potage bol cuillère légumes louche velouté poireau bouillon;potage légumes louche cuillère bol hiver poireau grimace oignon grandir canard velouté;souper soupière soupeur
moustachu;a;poils lèvre barbu rasoir chat gaulois morse phoque;poils gaulois barbu visage brosse imberbe lèvre phoque chat rasé mousquetaire facteur;moustache moustaches
bal;n;danse valse robe musette prince masqué costumé accordéon;danse minuit masqué valse musette robe pompiers princesse orchestre soirée débutantes accordéon;ballet ballerine baladin bals ballerines
pointure;n;chaussures taille pied quarante soulier numéro essayer gants;chaussures pied taille quarante talent orteils champion numéro vedette grand mesure mocassins;point pointe pointer pointu
répondre;v;question téléphone demander interroger réplique allô rétorquer dire;question téléphone oui interroger lettre demander appel rétorquer insolent allô dire courrier;réponse répondeur répond répondant correspondre
couronnes;n;rois têtes reines trônes diadèmes fleurs enterrement dentiste;rois fleurs dents enterrement royaumes lauriers reines princes têtes galettes monnaie diadèmes;couronne couronner couronnement couronné
évêque;n;crosse mitre cathédrale diocèse prêtre pape cardinal église;mitre église crosse violet catholique prêtre cathédrale diocèse religieux pape anneau curé;épiscopal évêché archevêque épiscopat archevêché
ponts;n;rivières arches traverser fleuve enjamber passerelles viaducs suspendus;rivière trafic traverser arches mai viaduc vacances danser ingénieur bateaux rives passerelles;pont ponton pontonnier pontage pontife
joue;n;visage bise gifle fossette rose pommette baiser claque;visage bise rouge gifle amuse fossette pommette cartes enfants rose théâtre baiser;joufflu joues bajoue bajoues abajoue
adresse;n;enveloppe rue habileté numéro facteur domicile dextérité postale;rue habileté enveloppe facteur agilité numéro ville jongleur lettre domicile courriel postal;adresser adroit maladresse maladroit droit
cire;n;bougie abeille épilation parquet ruche musée sceau encaustique;bougie abeille parquet chaussures musée épilation oreille cacheter ruche lustrer chandelle imperméable;cirer ciré cireur cirage cireux cierge
mère;n;père maman enfant fille poule fête belle allaiter;maman père enfant poule famille fête naissance bébé parent supérieure tendresse fille;maternel maternité maternelle materner commère maternellement marâtre
fâcher;v;énerver brouiller colère disputer réconcilier vexer irriter agacer;énerver colère disputer gronder bouder réconcilier irriter mécontent rouge brouiller vexer crier;fâcherie fâcheux fâché fâcheusement
piqûre;n;moustique seringue vaccin infirmière guêpe aiguille abeille ortie;moustique seringue infirmière aiguille guêpe vaccin abeille ortie bouton rappel médecin dard;piquer pique piquant piqueur pic repiquer
secoue;v;agite prunier remue salade ébranle shaker bouscule branle;agite remue bouge shaker cocotier tremble pommier maracas hochet puces ébranle tête;secouer secousse secouement
aiguille;n;fil coudre chas couture foin horloge montre tricot;fil couture foin coudre montre chas pin dé tricot boussole midi talon;aigu aiguiser aiguillon aiguillage aiguilleur acuité aiguillette
froide;a;chaude glacée hiver glaciale tiède distante douche gelée;glacée chaude hiver neige guerre tête eau chambre sueur douche glace gelée;froid froideur refroidir refroidissement froidement frigo frileux réfrigérer
marin;n;bateau matelot pompon navire pêcheur capitaine équipage tatouage;bateau vareuse matelot pompon ancre rayé navire pull port loup capitaine tatouage;mer marine maritime marée marinier mariner amarrer
aimant;n;fer attirer boussole frigo pôle métal magnétique attraction;attirer frigo fer attraction pôles magnétique boussole affectueux métal tendre champ coller;aimanter aimantation aimants amour aimer
pieux;a;dévot croyant prière religieux moine église clôture athée;croyant dévot bois vampire clôture prier lit piquets mensonge religieux vœu moine;piété pieusement pie impie impiété pieu
lion;n;crinière roi rugir savane fauve animal tigre dompteur;crinière roi rugir savane cage dompteur félin dévorer fauve signe dent cirque;lionne lionceau léonin lions
sombrer;v;couler naufrage bateau profondeurs chavirer flotter paquebot désespoir;couler naufrage bateau épave folie flotter mer disparaître oubli navire sommeil dépression;sombre assombrir sombrement
masque;n;carnaval visage plongée déguisement vénitien loup chirurgien bal;carnaval visage plongée déguisement loup oxygène beauté fer virus tuba cacher bandit;masquer démasquer mascarade masqué mascara
pompiers;n;feu incendie sirène échelle casque camion caserne rouge;feu camion sirène échelle incendie casque rouges sauver calendrier lance secours bal;pompe pomper pompier pompiste pompage
secondes;n;minutes soixante chrono montre trotteuse temps instants premières;minutes temps chrono montre tic deuxièmes lycée soixante aiguille sprint main classes;second seconde seconder secondaire secondairement
campent;v;tente dorment nature scouts duvet bivouaquent vacances caravane;tente vacances feu scouts dorment caravane duvet nature sardines réchaud bivouac montagne;camp camper campeur camping campement décamper campagne
virage;n;tournant épingle route volant serré dérapage lacet courbe;tournant route épingle courbe dangereux freiner serré moto volant zigzag stade déraper;virer revirement virevolter vire viré
grimpe;v;escalade monte arbre lierre corde alpiniste singe descend;escalade monte arbre corde lierre singe montagne alpiniste échelle descend écureuil gravit;grimper grimpeur grimpette grimpant regrimper
jaune;a;citron poussin couleur soleil œuf canari maillot banane;citron soleil canari œuf maillot poussin banane moutarde couleur rire carton poste;jaunir jaunisse jaunâtre jaunissement
porte;n;poignée entrée serrure clé sonnette fenêtre ouvrir claquer;fenêtre clé poignée sonnette ouvrir entrée serrure soulève sortie avion claquer paillasson;porter portail portier portière portique portillon
champs;n;blé cultures agriculteur prés tracteur moisson coquelicots épouvantail;blé tracteur paysan sillons coquelicots prés agriculture maïs courses moisson culture;champ champêtre campagne champignon
filer;v;suivre rouet laine quenouille partir étoile rouler détective;laine partir rouet étoile bas suivre donner collant araignée doux détective fuir;fil filature filet file filage fileuse enfiler défiler
musicien;n;instrument orchestre violoniste pianiste compositeur guitariste concert partition;orchestre guitare piano notes concert compositeur partition violon chanteur artiste instrument groupe;musique musical musicalement musicienne musicalité
sac;n;plastique dos main cartable bandoulière couchage poubelle bagage;main dos plastique poche cartable courses puces billes couchage nœuds pommes provisions;sachet sacoche ensacher saccager besace
crochet;n;pirate boxe capitaine tricot serrure hameçon parenthèse dépanneuse;tricot pirate capitaine boxe laine serrure dentelle détour serpent vif poing parenthèse;croc accrocher décrocher crochu crocheter raccrocher
bille;n;stylo jouer récréation verre cour agate calot roulement;cour récréation verre bois stylo jeu agate ronde rouler calot tête clown;billard billot billes
monter;v;descendre escalier gravir échelle grimper ascenseur cheval construire;escalier descendre grimper cheval meuble blancs étage échelle ascenseur alpiniste meringue assembler;mont montagne montée remonter monture monteur surmonter démonter
jumeau;n;identique frère ressemblance sosie double pareil siamois clone;double frère identique pareil naissance ressemblance sosie deux lit clone astrologie paire;jumelle jumeler jumelage jumelles gémellaire gémellité
rond;a;cercle carré ballon circulaire roue boule sphérique point;cercle carré balle ballon cochon roue sou point soleil gros ivre circulaire;ronde arrondir rondelle rondeur rondin rondouillard
tranchées;n;poilus guerre soldats obus boue fossés creusées front;guerre poilus soldats boyaux boue pain obus coupées fossés creuser saucisson rats;tranche trancher tranchée tranchant retrancher
couler;v;sombrer flotter bateau robinet eau naufrage ruisseler nez;bateau eau robinet flotter naufrage rivière sang bain nez sombrer bronze larmes;coulée couloir écouler coulis découler coulant
sondages;n;opinion élections enquêtes questions politique statistiques votes pourcentages;opinion élections questions enquête politique pourcentage avis statistiques forage vote pétrole échantillon;sonde sonder sondage sondeur insondable
parts;n;gâteau tarte portions diviser fractions tranches morceaux lion;gâteau tarte quatre tranches pizza actions morceaux portions faire héritage division;part partager partage partie partiel répartir particulier
droit;a;gauche avocat loi rectiligne tordu angle juriste debout;gauche avocat ligne loi règle devoir juge raide justice bras boxe rectiligne;droite endroit adroit droitier droiture adresse
queue;n;animal chat attente cheval piano renard tête billard;animal cinéma attendre cheval billard file poisson cerise pie poêle comète caisse;caudal queux équeuter
douceur;n;tendresse bonbon brutalité caresse velours gentillesse friandise sucrerie;tendresse caresse bonbon soie sucrerie brutalité miel coton friandise maman gentillesse bébé;doux douce adoucir doucement adoucissant douceâtre radoucir doucereux
déménageurs;n;cartons meubles camion costauds piano bretons porter adresse;cartons camion bretons meubles costauds armoire muscles piano porter lourd changer bretelles;déménager emménager ménage déménagement déménageur
tapis;n;volant carpette moquette persan salon aspirateur sol descente;volant sol salon souris persan aspirateur roulant billard rouge judo moquette orient;tapisserie tapissier tapisser tapi
général;n;armée étoiles militaire képi officier colonel soldat particulier;armée étoiles soldats particulier grève chef médecin képi militaire bataille commun colonel;généralement généraliser généralité généraliste généralissime
perle;n;collier huître nacre bijou rare fil pêcheur oreille;huître collier nacre rare bijou mer boucle culture blanche oreille bêtise trésor;perler perlier perlière emperler
gagner;v;perdre victoire remporter vaincre loto concours triompher argent;perdre victoire loto match argent médaille jeu concours champion vaincre salaire course;gain gagnant gagnante regagner gagneur
pari;n;mise hippique jouer cheval bookmaker tiercé gageure risque;course cheval gageure loto miser tiercé chiche jeu argent défi risque bookmaker;parier parieur paris
naine;a;petite minuscule blanche géante étoile jardin taille poule;petite blanche neige étoile jardin géante minuscule lilliputienne taille grande haute bonsaï;nain nanisme naines
géante;a;immense énorme grande naine ogresse titanesque colossale taille;grande immense haute énorme taille étoile naine ogresse rouge tour colossale panda;géant gigantesque gigantisme géants
bruit;n;silence boucan son vacarme tapage oreille rumeur bouchons;silence vacarme boules oreille marteau rumeur son voisins tapage fracas couloir boucan;bruyant bruitage ébruiter bruyamment bruiteur
beau;a;laid joli magnifique prince soleil moche splendide adonis;laid joli prince temps fils magnifique séduisant miroir charmant mignon moche parleur;belle beauté embellir bellâtre bellement
rattrapée;a;échappée poursuivie rejointe retard mayonnaise fugitive course récupérée;fugitive retard course rejointe ballon bavure chute tombée coureuse tortue mayonnaise loupée;attraper rattraper trappe rattrapage attrape
bûche;n;réveillon cheminée bois gâteau feu décembre hache glacée;noël bois cheminée feu crème dessert arbre chute étudie chocolat hache révise;bûcher bûcheron bûchette
mensonges;n;vérité marionnette inventer nez bobards arracheur tromperies craques;vérité nez marionnette bobards avril tromper salades poisson inventer hypocrites faux politique;mentir menteur mensonge mensonger démentir
jouets;n;poupées enfants hochets peluches coffre hotte cadeaux billes;enfants poupées noël peluches billes coffre ours train cadeaux rayon camions hotte;jouet jouer jeu joueur jouable enjeu ludique
ventre;n;estomac nombril bedaine abdomen dos gargouiller plat bébé;estomac nombril faim gros bedaine bébé dos maux brioche plat danse grossesse;ventral ventru éventrer ventriloque
vrai;a;faux exact réel certain authentique sincère mensonge juste;faux sûr réel authentique exact mensonge sincère juste certain preuve correct franc;vérité vraiment véridique vérifier vraisemblable véritable avérer
glissant;a;verglas savon mouillé dérapage patinoire sol chute banane;verglas savon mouillé sol neige anguille patinoire dérapage banane panneau chaussée huileux;glisser glissade glissement glissière glisse
poteau;n;électrique téléphone but indien rugby pilier piquet cage;football but électrique poste route indien gardien télégraphe tir ami rose exécution;poteaux
fenêtre;n;vitre volet rideau carreau ouverture porte balcon courant;vitre rideaux volets carreau lucarne ouvrir balcon porte vue double ordinateur courant;défenestrer fenestrage défenestration fenêtres
calendriers;n;dates mois avent jours facteur éphémérides postes agendas;dates jours mois années pompiers facteur agenda almanach avent saints mur décembre;calendrier calendes
danser;v;bal valse musique tango piste rock bouger ballet;valse bal musique tango discothèque rock ballerine pieds rythme couple tutu remuer;danse danseur dansant danseuse
astre;n;soleil étoile lune ciel planète télescope céleste galaxie;étoile soleil lune ciel planète nuit comète télescope galaxie espace brillant horoscope;astronome astral astrologue désastre astronaute astronomie astérisque
mûr;a;fruit vert cueillir adulte pêche raisonnable réfléchi blet;fruit adulte vert âge réfléchi pourri sage prêt cueillir blet vieux tendre;maturité mûrir immature maturation prématuré mûrement
roux;a;cheveux blond carotte écureuil brun taches renard couleur;cheveux carotte écureuil couleur orange renard blond farine sauce taches automne irlandais;rousse rousseur roussir rouquin roussâtre
vase;n;fleurs bouquet boue goutte porcelaine pot étang eau;fleurs bouquet boue porcelaine cristal eau goutte étang pot tulipes potier rempli;vaseux envaser évaser vasque
bouteille;n;vin goulot verre bouchon litre capsule eau champagne;vin verre eau bouchon message lait goulot champagne génie mer plastique encre;embouteiller embouteillage boutanche bouteilles
passagers;n;avion train voyageurs bord bus paquebot clandestins embarquement;avion bateau train clandestins voyageurs brefs temporaires conducteur croisière siège équipage métro;passer passage passager passe passant passerelle
mouton;n;laine brebis bêler agneau berger gigot troupeau saute;laine berger troupeau agneau bêler brebis méchoui gigot nuage cinq enragé tonte;moutons moutonner moutonnier moutonneux
capricieux;a;enfant lubie gâté fantasque instable difficile changeant pleurer;enfant lunatique changeant difficile gâté colérique diva imprévisible temps bizarre fantasque sage;caprice capricieusement caprices
étage;n;ascenseur escalier immeuble niveau palier premier haut duplex;immeuble ascenseur escalier sonnette niveau palier haut premier fusée hôtel balcon gâteau;étagère étager étages
gloire;n;célébrité renommée honneur triomphe succès fierté héros fortune;célébrité succès honneur honte victoire renommée triomphe héros vedette lauriers statue star;glorieux glorifier glorieusement gloriole
défaut;n;qualité imperfection vice gourmandise cuirasse travers manque tare;qualité imperfection gourmandise manque orgueil cuirasse vice fabrication jaloux paresse faiblesse garantie;défectueux défaillir défaillance faute défection faille faillir
redressée;a;échine relevée verticale couchée assise corrigée tordue debout;debout relevée courbée penchée corrigée voûtée remise barre tour assise dos colonne;redresser dresser redressement dresseur droit
soutenir;v;aider appuyer épauler encourager parrainer pilier étayer défendre;aider pilier porter supporter appuyer encourager épaule poutre équipe béquille regard affirmer;tenir soutien soutenu souteneur soutènement contenir
tire;v;pousse fusil flèche but pistolet remorque chevilles arc;fusil flèche chasse corde lâche pousse but traîne vise football balle cartes;tirer tir tireur tiroir retirer attirer tirade
fusil;n;chasse arme cartouche canon soldat tir carabine balle;chasse tirer balle arme soldat cartouche carabine épaule guerre sanglier pétanque gâchette;fusiller fusillade fusilier
penche;v;tour incline balcon fenêtre bascule tombe droit tordue;tour incline bossu vacille bascule oblique courbe tableau fenêtre balance vélo tombe;pencher penchant penchement
cochon;n;porc rose groin tirelire truie saucisson ferme jambon;porc jambon ferme tirelire sale rose boudin saucisson groin truffe queue boue;cochonnet cochonnerie cochonnaille cochonne
ombre;n;soleil parasol arbre chinoise lumière obscurité silhouette paupières;soleil lumière parasol arbre noire obscurité silhouette chinoises chaleur fraîcheur doute poisson;ombrage ombrelle ombrager pénombre ombragé
trou;n;golf creuser souris percer taupe gruyère orifice mémoire;creuser souris gruyère aiguille terrier serrure golf noir mémoire chaussette normand vide;trouer trouée troué
boucher;n;viande steak couteau boulanger obstruer commerçant billot bœuf;viande tablier couteau fermer steak bœuf obstruer bouteille oreilles crochet lavabo rôti;boucherie bouchère bouchon déboucher reboucher débouché
chameau;n;bosses désert dromadaire sable animal caravane oasis méhari;désert bosses dromadaire sable caravane sobre rois oasis mages boire soif cigarette;chamelle chamelier chameaux camélidé
riche;a;pauvre fortuné argent millionnaire aisé opulent banquier château;pauvre argent milliardaire fortuné banque yacht or château aisé gras rimes héritier;richesse enrichir richard richissime enrichissement richement
foin;n;meule aiguille grange herbe botte fourche sécher vache;grange vache meule aiguille paille rhume tas cheval fourche sec herbe artichaut;fenaison faner faneuse fenil sainfoin
œuf;n;poule coquille omelette coque jaune couver nid blanc;poule coquille pâques jaune omelette dur blanc coq nid poussin plat mayonnaise;œufs ovale ovule ovipare ovaire ove
poule;n;œuf coq poussin dinde caqueter couver ferme plumes;œufs coq poussin basse grain renard mouillée ferme dents pondre cocotte plumes;poulet poulailler poularde poulette
divorce;n;séparation mariage juge avocat rupture couple pension garde;mariage séparation couple avocat rupture juge pension enfants alliance dispute italienne garde;divorcer divorcé divorcée
mariage;n;alliance noces union maire divorce église fiançailles robe;église alliance robe divorce noces couple blanc union amour maire bouquet gâteau;marier mari mariée marié remarier marital matrimonial
consulte;v;médecin interroge oracle avis dictionnaire docteur spécialiste demande;médecin dictionnaire demande avis annuaire interroge voyante lit spécialiste agenda renseigne avocat;consulter consultation consultant consultatif conseil
impôt;n;taxe payer fisc contribuable déclaration revenu percepteur trésor;taxe argent état payer fisc revenu contribution percepteur gabelle riche seuil déclaration;impôts imposer imposition imposable
contrebandiers;n;douaniers frontière trafic cigarettes fraude passeurs alcool clandestins;douane frontière cigarettes trafiquants alcool pirates passeurs illégal nuit marchandises montagne cachette;contrebande contrebandier bande
routes;n;voitures chaussées goudron asphalte chemins bitume virages carrefours;voitures chemins bitume carte kilomètres panneaux virages soie voyages nationales chaussées croisements;route routier autoroute dérouter routard
épaule;n;bras clavicule agneau corps sac haussement omoplate perroquet;bras corps veste articulation clavicule sac perroquet agneau hausser os luxation fusil;épauler épaulette épaulé
fade;a;insipide goût sel assaisonnement épicé saveur terne relevé;goût sel insipide épicé soupe insignifiant terne épinards savoureux pâle ennuyeux relevé;fadeur affadir fadasse fadement
âme;n;corps esprit sœur fantôme immortelle paradis diable vendre;corps esprit sœur cœur mort fantôme diable violon paradis vendre états religion;animer inanimé âmes ranimer animisme
chevalet;n;peintre toile tableau atelier scrabble pinceau support violon;peintre tableau toile violon support artiste bois pinceau torture atelier peindre tréteau;cheval chevalier chevaux chevalets chevaucher
menton;n;barbe visage fossette galoche barbiche bouche bas double;barbe visage bouche galoche fossette mâchoire double lèvres bouc rasoir figure jugulaire;mentonnière mentonnier
frotte;v;lampe brosse astique allumette éponge récure nettoie gratte;lave gratte brosse lampe éponge astique nettoie savon allumette récure manche polit;frotter frottement frottis frotteur friction
commissariat;n;police plainte inspecteur agent gendarmerie poste menottes déposition;police agent plainte inspecteur garde menottes vol gendarmerie cellule enquête uniforme interrogatoire;commissaire commission commettre commis
écoliers;n;cartables élèves classe maîtresse cahiers instituteur récréation enfants;cartable classe élèves enfants récréation rang maître cahier blouse trousse buissons cancres;écolier école scolaire scolarité écolière scolariser
écrire;v;stylo lettre lire rédiger crayon auteur roman plume;stylo lire lettre crayon roman auteur papier plume rédiger poème cahier tableau;écrit écriture écrivain écriteau inscrire écritoire décrire scribe
barbe;n;menton poils raser moustache bleue rasoir bouc collier;menton poil rasoir moustache bleue papa père prophète raser ennui hipster sapeur;barbu barbier barbiche imberbe barbant barbichette barbelé
neveu;n;oncle tante nièce famille cousin frère filleul fils;oncle tante nièce famille frère cousin fils rameau sœur généalogie parenté tonton;neveux népotisme
cadeau;n;anniversaire ruban offrir présent surprise paquet sapin don;noël anniversaire paquet ruban surprise fête offrir emballage présent sapin bonus empoisonné;cadeaux
océan;n;mer atlantique pacifique eau vagues baleine immense indien;mer eau vagues bateau bleu pacifique baleine immense plage profond requin poissons;océanique océanographe transocéanique océanographie océans
tomber;v;chuter pomme relever trébucher culbuter dégringoler neige équilibre;chute relever pluie glisser trébucher sol trou amoureux neige pommes vélo malade;tombe tombée retomber tombé retombée tombeur
tartine;n;beurre confiture pain grillée goûter miel déjeuner couteau;pain confiture beurre goûter petit rillettes miel déjeuner chocolat grillée couteau étaler;tarte tartiner tartelette tartines
courbe;n;arc ligne virage droite arrondie graphique sinueuse plie;virage droite ligne sinueuse arrondie température tordue graphique dos cercle arc tournant;courber courbure courbette recourber courbé courbature
étoiles;n;nuit ciel astres filantes télescope galaxie briller shérif;ciel nuit astres filantes briller mer hôtel drapeau shérif restaurant berger;étoile étoilé stellaire constellation interstellaire constellé étoiler
héritage;n;notaire testament succession legs oncle fortune décès patrimoine;testament notaire mort argent oncle legs famille maison succession fortune ancêtres frères;hériter héritier hérédité héréditaire déshériter cohéritier
meunier;n;sacs farine blé dormir vent grain âne boulanger;farine meule blé dormir vent pain truite sac chat âne grain boulanger;meunière meunerie moudre moulin mouture minoterie
chausser;v;pieds skis souliers bottes enfiler lacets mettre lunettes;mettre pied lacets bottes skis pantoufles lunettes enfiler cordonnier pointure quarante sandales;chaussure chausson chaussette déchausser chausseur chaussant chaussée
marquis;n;noble duc comte titre perruque baron château vicomte;noble titre vicomte comte aristocrate duc perruque château chat baron gentilhomme dentelles;marquise marquisat marche
vaniteux;a;orgueilleux prétentieux paon modeste fier fat suffisant miroir;orgueilleux prétentieux modeste paon fier miroir humble fat arrogant coq grenouille narcissique;vanité vain vaniteusement vanter vainement
toit;n;tuiles maison cheminée ardoise couvreur grenier gouttière antenne;maison tuiles chat cheminée ardoise antenne couvreur ouvrant abri gouttière monde chaume;toiture toits
pages;n;livre cahier feuilles numéros tourner lire jaunes cornées;livre feuilles tourner jaunes cahier roman blanches chapitre lire valets numéro internet;page paginer pagination paginé
signer;v;contrat autographe nom parapher chèque stylo bas approuver;stylo contrat nom croix autographe paraphe chèque bulletin sourds papier livre accord;signe signature signataire signal signet désigner assigner soussigné
testaments;n;notaire héritage dernières volontés legs mort bible succession;héritage notaire bible mort anciens nouveaux volontés legs écrits succession évangile dernier;testament testamentaire tester testateur attester
frais;a;froid poisson dépenses congelé œuf menthe repos légumes;froid poisson dépenses air argent peinture repos chaud professionnels récent fruits gardon;fraîcheur fraîche rafraîchir rafraîchissement fraîchement défraîchi
printemps;n;saison fleurs hirondelle avril été bourgeons hiver mai;fleurs saison hirondelle mars bourgeons hiver été renaissance arabe jonquille ménage avril;printanier printanière prime temps primevère
œufs;n;poules coquille omelette douzaine neige coquetier boîte nid;poules pâques omelette coquille panier neige boîte douzaine chocolat lompe lait brouillés;œuf ovale ovule ovipare ovaire ove
crédules;a;naïfs bernés candides méfiants gober duper pigeons sceptiques;naïfs confiants méfiants gogos candides superstitieux tromper pigeons duper innocents avril gober;croire crédule crédulité incrédule croyant crédible croyance
bois;n;forêt arbre cerf menuisier hache planche bûche chêne;forêt arbre cheminée hache menuisier scie cerf avale charpente liquide planche chêne;boisé boiserie déboiser reboiser boisement
heure;n;minutes soixante montre quart pointe pendule temps midi;montre minute temps midi retard pendule été pointe soixante aiguille quart;horaire heures horloge horloger horlogerie
zèbre;n;rayures savane animal cheval noir crinière lion drôle;rayures savane noir blanc animal pyjama lion drôle passage cheval crinière zoo;zébrer zébrure zébré zébrures
produit;n;article fabriqué vaisselle multiplication marchandise ménager fournit beauté;multiplication fabrique vaisselle intérieur article marchandise usine beauté crée lessive résultat ménager;produire production producteur productif reproduire reproduction
avoue;v;confesse nie coupable reconnaît admet crime révèle dénonce;confesse crime reconnaît dit faute coupable vérité police nie cache péché admet;avouer aveu avoué inavouable aveux désavouer
rayon;n;soleil roue diamètre cercle magasin supermarché étagère laser;soleil supermarché roue lumière bibliothèque cercle laser vélo ruche action diamètre jouets;rayonner rayonnage rayonnement radial radiologie irradier rai
ticket;n;caisse métro billet bus cinéma composter contrôleur reçu;métro billet caisse entrée restaurant bus cinéma reçu tombola parking contrôleur grattage;tickets étiquette
dragon;n;feu cracher flammes chevalier écailles légende monstre princesse;feu chevalier flammes écailles cracher légende monstre ailes chinois princesse vert volant;dragonne dragonnier dragons dragonneau
brique;n;rouge mur maçon lait construction maison tuile jus;mur rouge maçon maison construction lait ciment loup million jus tuile emboîter;briquet briqueterie briquette imbriquer
dynasties;n;rois pharaons familles empereurs lignées règnes chinoises successions;rois familles pyramides généalogie pharaons empereurs lignées trônes histoire souverains mérovingiens succession;dynastie dynastique dynaste
cavaliers;n;jockeys selle équitation étriers galop échecs éperons hussards;cravache échecs danse apocalypse selle tarot jockeys insolents étriers manège galop partenaires;cheval cavalier cavale cavalerie cavalcade cavalière chevaucher
visible;a;apparent transparent caché yeux perceptible œil évident flagrant;apparent caché dissimulé clair lunettes évident yeux perceptible fantôme horizon flagrant transparent;voir vue invisible vision visibilité visiblement visuel
whisky;n;écossais glaçons malt alcool bourbon scotch irlandais apéritif;alcool écossais glaçons malt bar verre irlandais boisson tourbe coca fût baby;whiskies
pioche;n;pelle creuser outil cartes terrassier terre manche domino;pelle creuser cartes mineur terre jardin outil dominos manche bonne nain tas;piocher pic piocheur
dictionnaire;n;mots définition encyclopédie orthographe alphabétique lexique vocabulaire synonymes;mots définition page livre alphabet orthographe synonymes épais langue lexique chercher traduction;diction dicter dictée dico dictionnaires
arbitre;n;sifflet carton match foot penalty terrain faute impartial;sifflet match carton football libre juge rugby neutre penalty terrain jaune décider;arbitrer arbitrage arbitraire arbitral
défaire;v;nœud démonter détacher valise dénouer lacet construire délier;valise nœud détacher vaincre démonter lit bagages découdre tricot lacet ruban battre;faire défaite refaire défait fait facteur défaitiste
rivière;n;eau fleuve pont pêcheur affluent truite canoë diamants;eau fleuve pont pêche truite barque diamants cours ruisseau berge galets courant;rive rivage riverain riveraine dériver
orage;n;éclair tonnerre foudre pluie tempête nuage électricité grêle;tonnerre éclair foudre pluie grêle ciel été noir peur tempête électricité colère;orageux orages orageusement
histoire;n;passé raconter conte géographie récit dates fin dormir;passé conte raconter dates géographie récit guerre roman rois soir drôle fable;historien historique préhistoire historiquement historiette
monstres;n;effrayants dragons lit cauchemars peur créatures hideux fantômes;effrayants loch placard cauchemars peur horribles poilus créatures dragons ogres lit films;monstre monstrueux monstruosité monstrueusement
kayak;n;pagaie rivière canoë eau embarcation esquimau rapides sport;pagaie eau rivière bateau rapides canoë palindrome esquimau gilet sport torrent descente;kayakiste kayaks
radar;n;vitesse flash route détecteur automobiliste avion excès gendarme;vitesse route police avion amende détecteur flash palindrome bateau gendarme excès écran;radariste radars antiradar
ressasser;v;ruminer répéter radoter rabâcher palindrome remâcher souvenirs obsession;répéter rabâcher ruminer palindrome passé radoter souvenirs idées remâcher rancune regrets oublier;sas sasser ressassement
lapin;n;carotte oreilles clapier terrier magicien civet garenne lièvre;carotte terrier oreilles poser chapeau moutarde clapier pâques lièvre crétin pattes civet;lapine lapereau lapins
nez;n;visage clown mouchoir flairer odeur rhume renifler odorat;visage rhume moucher odeur clown sentir éternuer trompette lunettes parfum joues pied;nasal nasillard naseau naseaux nasiller narine
colériques;a;furieux irascibles calmes énervés crier emportés rouges soupe;énervés rouges crier calmes emportés irritables furieux caractère soupe rage capitaine lait;colère coléreux décolérer colérique
colonel;n;moutarde armée officier militaire général régiment commandant galons;armée général militaire moutarde grade régiment officier mess soldat commandant poulet galons;colonelle colonne
chandelier;n;bougie candélabre bougeoir branches cire colonel salon lumignon;bougies cire lumière église bête table flamme argenterie branches dîner salon éclairer;chandelle chandeleur
tapissier;n;papier murs fauteuil rembourrer décorateur colle meubles artisan;fauteuil tissu mur papier décorateur artisan abeille clous rembourrer coudre colle canapé;tapis tapisser tapisserie tapissière
planches;n;bois théâtre scène surf clous pain menuisier scie;bois théâtre surf scène voile dessin bateau menuisier salut roulettes pain charcuterie;planche plancher planchette planchiste
moquer;v;ridiculiser rire railler ricaner narguer taquiner ironie charrier;rire railler ridicule blague ironie vexer taquiner caricature méchant humour imiter respecter;moquerie moqueur moqueuse moqueusement
médecins;n;docteurs malades ordonnances hôpital stéthoscopes blouses soigner généralistes;malades docteurs hôpital blouse ordonnance soigner stéthoscope infirmiers santé frontières désert patients;médecin médecine médical médicament remède médicinal
malade;a;docteur fièvre hôpital lit patient imaginaire guéri grippe;médecin fièvre lit hôpital imaginaire grippe sain santé rhume soigner toux patient;maladie maladif maladivement malades
fermière;n;agricultrice vache poules œufs traire étable campagne lait;vache campagne tracteur poules lait agricultrice paysanne étable panier œufs traite grange;ferme fermier fermage fermette
brioche;n;boulangerie ventre beurre mie sucre viennoiserie tressée pain;beurre petit sucre ventre tête boulanger vendéenne goûter moelleuse pain four pépites;brioché brioches
collier;n;parure perles bijou chien laisse bracelet barbe pendentif;perles gorge chien bijou nouilles laisse fleurs plage or serrage harnais barbe;col encolure décolleté accolade
commandé;a;restaurant ordonné livraison obéi menu serveur acheté catalogue;ordonné restaurant menu obéi achat colis serveur dirigé plat livré internet chef;commande commander commandant commandement recommander
addition;n;restaurant plus somme soustraction serveur calcul total note;restaurant plus somme payer soustraction serveur calcul note compte salée total douloureuse;additionner additif additionnel
talons;n;aiguilles chaussures pieds escarpins hauts cordonnier cartes hauteur;chaussures aiguilles hauts pied femme danseuse cartes chèques tourner escarpins rugby claquer;talon talonner talonnette talonnade
planète;n;terre orbite système galaxie univers espace globe astre;terre mars orbite système soleil espace astre singes écologie fusée anneaux prince;planétaire planétarium planètes interplanétaire
métal;n;fer acier or cuivre aluminium zinc forge fondre;fer or acier argent cuivre musique dur rouille forge aimant alliage mine;métallique métallurgie métallurgiste métallisé
liquide;a;eau solide gazeux verser argent espèces boisson fluide;eau solide verser boire argent vaisselle couler billets mouillé lait gazeux encre;liquéfier liquider liqueur liquidité liquéfaction
fièvre;n;thermomètre température grippe front malade chaud quarante aspirine;malade thermomètre température grippe aspirine chaud front jaune lit samedi frissons cheval;fébrile fiévreux fébrilement enfiévrer fébrifuge
creux;a;vide bosse plein ventre trou cavité profond évidé;vide plein ventre assiette arbre bosse trou vague dent faim profond nez;creuser creuse creusement creuset
guerre;n;paix soldats bataille armée conflit tranchées mondiale armistice;paix soldat armes bataille étoiles mondiale tranchée ennemi bombe mort boutons combat;guerrier guerroyer aguerri guerrière aguerrir
remparts;n;château murailles fortifications ville médiévale forteresse murs citadelle;château murailles ville fortification défense donjon forteresse attaque siège protection créneaux fossé;rempart parer remparer
descendants;n;ancêtres enfants lignée héritiers généalogie postérité fils arbre;enfants ancêtres famille fils arbre lignée générations escalier petits postérité généalogie héritiers;descendre descendance descente descendant condescendant
courriel;n;message internet électronique ordinateur arobase boîte envoyer destinataire;ordinateur arobase message internet électronique adresse boîte mail envoyer pièce clavier indésirable;courrier courir
note;n;musique école vingt addition bulletin do devoir gamme;musique école bulletin vingt sol gamme addition écrire portée remarque examen hôtel;noter notation notable annoter annotation notice
dos;n;ventre sac colonne âne arrière courbature nage bosse;colonne sac ventre mal derrière lumbago crawl vertèbres âne envers bosse carte;dossier adosser dorsal endosser dossard
agite;v;remue secoue mouchoir bouteille brasse gigote shaker calme;remue secoue mouchoir drapeau bouge bras mélange adieu flacon tremble chiffon calme;agiter agitation agitateur agité
baguette;n;pain boulanger magique fée chinoise chef croûte tambour;pain magicien fée chef boulanger chinoise tambour orchestre riz béret batterie sourcier;baguettes
applaudit;v;mains spectacle salle acclame bravo claque ovation public;bravo mains spectacle théâtre public acclame siffle rappel claque concert ovation félicite;applaudir applaudissements applaudimètre applaudissement
oreille;n;entendre lobe boucle ouïe tympan lapin écouter sourd;entendre boucle lobe sourd son lapin tympan musique écouter otite puce coton;oreiller oreillons oreillette auriculaire auditif oreilles essoriller
mains;n;doigts gants pieds applaudir paumes laver bras poignées;doigts gants laver savon applaudir poches pieds jongler crème paumes;main manuel manucure menotte manier maintenir manipuler
justicier;n;masqué vengeur héros redresseur shérif bandits cape loi;masqué cowboy héros vengeur cape tribunal cheval étoile shérif méchants épée défenseur;juste justice justifier injuste justement juger
assoiffé;a;boire eau désert gourde sec désaltéré avide chameau;gorge boire eau désert gourde sec désaltérer gosier vampire déshydraté sang buveur;soif assoiffer soiffard
bagage;n;valise voyage aéroport soute malle cabine sac gare;valise aéroport voyage soute train malle cabine porteur sac intellectuel main léger;bagages bagagiste bagagerie
champignon;n;cèpe bois forêt bolet chapeau girolle automne atomique;bois forêt vénéneux omelette cueillir cèpe automne chapeau pied atomique accélérateur mycose;champ champignons champignonnière
plié;a;linge chiffonné papier repassé danse chemise cocotte parapluie;papier froissé danse origami courbé repassé drap linge cassé couteau tordu carte;pli plier pliage replier pliant déplier pliure
ouvert;a;fermé porte magasin béant clef accueillant livre bouteille;fermé porte magasin accueillant fenêtre livre franc parapluie libre tolérant béant bouche;ouvrir ouverture ouvertement entrouvert rouvrir ouvreuse
avance;v;recule progresse marche retard pion argent tôt horloge;recule retard marche progresse argent précoce tôt prêt escargot continue échecs;avant avancer avancée avancement devancer
poudre;n;canon explosif escampette maquillage neige feu farine talc;maquillage riz canon lait neige dynamite nez perlimpinpin chocolat lessive talc blanche;poudrer poudreuse poudrier saupoudrer poudrière
prisonniers;n;cellule barreaux évasion détenus captifs gardien libres menottes;cellule barreaux évasion menottes captifs libres guerre otages détenus cachot geôle boulet;prison prisonnier emprisonner prisonnière
été;n;saison vacances soleil hiver juillet chaleur plage août;soleil vacances plage hiver saison chaud juillet glace maillot chaleur août cigale;estival estivant étés estivale
souvenirs;n;mémoire vacances photos nostalgie passé oubli enfance cartes;mémoire photos passé vacances carte boutique album enfance oublier nostalgie madeleine grenier;souvenir souvenance venir ressouvenir
bords;n;rives côtés marges chapeau lisières contours plage centre;mer rive côtés limites lisière route chapeau tasse assiette lac tableau navire;bord border bordure déborder aborder bordée rebord
maudire;v;bénir sorcière injurier haïr sort damner détester pharaon;sort sorcière haïr insulter bénir jurer détester ensorceler momie pharaon jeter crier;dire maudit malédiction mal
bleu;a;ciel couleur mer jean fromage azur peur œil;ciel mer couleur coup ecchymose jean roquefort débutant travail cordon hématome yeux;bleuir bleuté bleuet bleuâtre bleue
couvercle;n;casserole marmite pot bocal fermer boîte cocotte poubelle;casserole marmite pot boîte fermer chapeau poubelle cocotte ouvrir vapeur gamelle bocal;couvrir couverture couvert découvrir
morceau;n;bout fragment sucre puzzle entier portion bribe part;sucre bout part fragment musique piano entier viande puzzle pain gâteau chiffon;morceler morcellement morceaux mordre morcelé
maigrir;v;régime grossir balance poids mincir kilos diète fondre;régime grossir poids kilos balance mincir ceinture sport perdre gros dépérir salade;maigre maigreur amaigrir amaigrissement maigrichon
cubique;a;dé carré faces glaçon boîte racine six parallélépipède;carré dé forme boîte glaçon six volume racine géométrie bouillon sphérique faces;cube cubisme cubiste cubage
douche;n;bain savon laver eau froide pommeau rideau gel;eau bain savon shampooing laver rideau froide écossaise pommeau propre chanter mousse;doucher douchette douches
patron;n;chef entreprise employé directeur couture grève ouvrier salaire;chef entreprise employé couture directeur bistrot boss saint robe modèle ouvrier usine;patronne patronal patronat parrainer patronner
propre;a;sale lavé net nettoyé impeccable savon nom linge;sale lessive nettoyer douche net laver figuré impeccable savon nom ménage blanc;propreté proprement malpropre proprette approprier
sème;v;graines récolte jardinier plante champ zizanie blé agriculteur;graine récolte jardin blé vent plante sillon champ distance zizanie pagaille;semer semence semailles semis semeur ensemencer parsemer
pièges;n;trappes embuscades souris loups collets attraper appâts braconniers;souris chasse trappe attraper collet filet tapettes ruse fromage dangers embuscade loups;piège piéger piégé piégeur
tables;n;chaises multiplication nappes repas manger restaurant pieds meubles;chaises manger multiplication nappe restaurant pieds rondes cuisine bois école invités opération;table attabler tablée tablette tabler tableau tablier
écrit;a;oral rédigé noté papier examen stylo texte épreuve;stylo oral texte lettre auteur rédige examen livre imprimé cahier bac griffonne;écrire écriture écrivain écriteau inscrire réécrire
fautes;n;erreurs orthographe dictée corriger arbitre péchés grammaire penalty;orthographe erreurs dictée corriger football stylo coupables grammaire rouge bêtises péchés excuses;faute fautif faillir défaut fauter faillible
louche;n;soupe cuillère potage suspect strabisme bizarre servir ustensile;soupe bizarre cuillère yeux suspect ustensile strabisme potage étrange couvert servir lunettes;loucher loucheur louches
poignet;n;montre bracelet main bras articulation coude cheville foulure;montre bracelet main bras manche foulure pouls menottes articulation entorse force manchette;poing poignée empoigner poigne poignard
ratée;a;réussie échec manquée loupée brûlée recalée photo gâchée;réussie manquée échec recette photo mayonnaise nulle cible loupée moteur vie brûlée;rater ratage raté ratés
sauter;v;bondir corde kangourou haies parachute plongeoir grenouille trampoline;corde bondir parachute grenouille kangourou haie trampoline élastique repas puce joie cloche;saut sauteur sauterelle sautiller tressaillir soubresaut sursaut saillir
pièce;n;monnaie théâtre puzzle chambre euro salon maison billet;théâtre monnaie chambre puzzle euro acteur détachée maison tirelire salon jointe montée;piécette pièces rapiécer dépecer empiècement
vagabond;n;clochard errant mendiant chemineau rôdeur baluchon route nomade;clochard errant chien belle chemin mendiant nomade route baluchon rôdeur bohème haillons;vagabonder vagabondage vague
veston;n;costume cravate blazer homme revers gilet boutonnière tailleur;costume cravate homme boutons poche tailleur habit élégant bureau revers complet gilet;veste vestiaire vêtir vêtement vestons vestimentaire
étroit;a;large serré exigu couloir ruelle goulet étriqué passage;large serré couloir mince ruelle exigu juste pont esprit chaussure petit goulot;étroitesse étroitement rétrécir rétrécissement
moustache;n;lèvre poils barbe rasoir chat visage guidon dictateur;poils lèvre barbe raser chat lait visage brosse nez bacchantes homme guidon;moustachu moustaches
mot;n;dictionnaire phrase lettres croisé parole vocabulaire syllabes terme;lettres parole dictionnaire croisés phrase syllabe terme passe billet langage vocabulaire doux;mots motus
brûler;v;feu flammes incendie cramer bois chaud consumer allumette;feu flamme incendie allumette cendres calciner soleil bois sorcière rôti four calories;brûlure brûlé brûlant brûleur brûlis brûlot
villes;n;cités campagnes maires banlieues agglomérations métropoles capitales rues;campagne rues immeubles habitants capitales maire banlieues bourgs métropoles lumières cités trottoirs;ville village villageois villa
plateau;n;fromages serveur repas télévision tasses présentateur montagne fruits;serveur fromages repas montagne télévision théâtre café plaine cantine fruits altitude tournage;plat plate plateaux aplatir platitude
colline;n;butte montagne mont vallon pente relief hauteur coteau;montagne butte vallée mont herbe pente hauteur sommet relief mouton dune prairie;collines col
moustaches;n;lèvre poils barbe chat gaulois rasoir phoque bacchantes;chat barbe poils gaulois visage brigades souris morse rasoir félin mousquetaires tigre;moustache moustachu
échelle;n;barreaux pompier monter grimper escabeau toit carte pommes;barreaux pompier monter grimper toit courte carte graduée chat corde malheur cerisier;échelon échelonner escalier escalade
tordue;a;droite clé cheville bizarre déformée pliée courbe difforme;droite courbée cheville bizarre fourchette idée vrillée sinueuse bossue déformée jambe branche;tordre torsion tors entorse torticolis distordre tortueux tortiller
lettres;n;alphabet facteur timbre courrier enveloppe chiffres voyelles boîte;alphabet courrier facteur enveloppe écrire boîte amour timbre mots anonymes voyelles;lettre lettré illettré littéraire littérature littéral
coupable;a;innocent juge accusé avocat crime suspect prison tribunal;innocent crime juge prison assassin tribunal accusé preuve fautif aveux procès police;culpabilité culpabiliser disculper coulpe inculper
suie;n;cheminée ramoneur noir fumée saleté conduit charbon cendre;cheminée noir charbon fumée ramoneur encrasser poêle poussière feu cendre conduit visage;suies
salir;v;tacher laver boue souiller nettoyer maculer propre encrasser;tacher laver boue nettoyer crotte lessive souiller chemise mains chocolat encrasser noircir;sale saleté salissure salissant salement
traîneau;n;rennes neige chiens hiver luge glisser hotte husky;neige chiens luge rennes noël père glisser hiver hotte attelage ski polaire;traîner traîne train traînée entraîner
clients;n;magasin acheteurs vendeurs rois vente commerçants caisse consommateurs;magasin acheteurs caisse vendeur commerce roi boutique restaurant payer marché fidèles soldes;client clientèle cliente clientélisme
douter;v;hésiter soupçonner certain incertitude croire sceptique sûr méfier;hésiter certain croire penser incertitude soupçonner sûr méfiance question scepticisme philosophe réfléchir;doute douteux indubitable redouter dubitatif doutes
coupe;n;champion champagne ciseaux trophée coiffeur cheveux monde taille;monde trophée cheveux champagne ciseaux football tranche vainqueur coiffeur couteau victoire verre;couper coupure coupon coupeur coupelle découper soucoupe
parole;n;discours mot silence promesse voix micro chanson honneur;mot discours promesse silence chanson jurer bavard langage don honneur tenir orateur;parler parleur parlement parloir parolier paroles parabole
miroir;n;reflet glace blanche image sorcière regarder coiffer rétroviseur;reflet glace salle sorcière image visage rétroviseur coiffer alouettes briser psyché maquillage;mirer miroiter mirage miroirs admirer mire
secrets;n;cachés confidences chuchoter agents mystères journal jardins révéler;confidences cachés journal agents chut mystères intimes recette espions tiroir confier révéler;secret secrètement secrétaire secrète
calembour;n;jeu blague humour plaisanterie homonyme rire mots astuce;mots jeu rire blague humour drôle double comique plaisanterie esprit vaseux astuce;calembours
cœurs;n;amour battre pique trèfle carreau organes poitrine rouges;cartes amour trèfle carreau rouges battre artichauts gros pique organe poitrine brisés;cœur cordial écœurer cardiaque cordialement écœurant accord
bras;n;jambe coude main membre épaule manchot plâtre biceps;main coude manche corps muscle jambes croisés droit manchot levier câlin fauteuil;brassard bracelet embrasser brasse brassière brassée
aristocrate;n;noble marquis comte château guillotine particule duc baron;noble comte marquis château guillotine révolution titre sang particule privilèges perruque bourgeois;aristocratie aristocratique aristo
encre;n;stylo plume tache seiche imprimante pieuvre bleue buvard;stylo plume tache seiche écrire imprimante noire tatouage papier buvard poulpe sympathique;encrier encrer encrage encreur
bavardaient;v;parlaient papotaient discutaient jacassaient taisaient pies causaient commérages;parlaient discutaient pies concierge papotaient élèves jacassaient taisaient causaient classe téléphone commères;bavarder bavard bavardage baver bave bavarde
clavier;n;touches piano ordinateur souris taper lettres synthétiseur écran;ordinateur piano touches souris écran taper lettres musique doigts orgue azerty espace;clé clef claviers claveciniste clavecin
annuaire;n;téléphone numéros pages abonnés bottin adresses liste répertoire;téléphone numéros noms adresses pages jaunes bottin abonnés liste épais répertoire internet;an année annuel anniversaire annuaires
rose;n;fleur épines couleur cochon bouquet pétale jardin parfum;fleur épines rouge couleur jardin panthère bouquet parfum pétale amour bonbon fille;rosier roseraie rosâtre rosir rosace roséole rosé
retraite;n;pension vieillesse travail âge recul soixante arrêt flambeaux;vieillesse travail repos soixante pension armée vieux militaire grève monastère reculer flambeaux;retraité retirer traite retrait retraites
monarques;n;rois souverains couronnes trônes règnes reines majestés papillons;rois couronne trône reines souverains papillons règne absolus palais empereurs république sceptre;monarque monarchie monarchiste monarchique
banlieue;n;périphérie ville train cités centre faubourg pavillon agglomération;ville périphérie train immeubles cité centre grisaille parisienne barres jeunes pavillons tours;lieu ban banlieusard banlieues
vitre;n;fenêtre carreau aquarium transparent buée voiture cassée laveur;fenêtre carreau casser ballon laver voiture buée transparente glace teintée pare;vitrier vitrine vitrail vitrage vitreux
messager;n;pigeon coursier facteur porteur ange nouvelles lettre dieu;pigeon courrier facteur lettre coursier nouvelle ailes porteur dépêche envoyé corbeau poste;message messagerie messagère mission
couru;v;vite marathon galopé footing sprinté pieds lièvre essoufflé;marathon marché footing sprint jogging vite poursuivi populaire recherché lapin bus vain;courir course coureur cours accourir courant parcourir
mur;n;brique maçon pierres clôture pan cloison béton tapisserie;brique pierre maison béton peinture lamentations escalade graffiti tapisserie cloison clou pied;muraille emmurer mural muret murer murs
banane;n;fruit singe jaune peau tropical régime glisser sourire;fruit singe jaune peau régime glisser tropiques coiffure flambée plantain sac sourire;bananier bananeraie bananes
couverture;n;lit laine livre plaid froid chaude édredon couette;lit laine livre chaud toit magazine hiver plaid journaliste indien survie bébé;couvrir couvert couvercle découvrir recouvrir
préfet;n;département administration uniforme police région ministre fonctionnaire casquette;département uniforme état police fonctionnaire casquette maire gouvernement ministre administration képi république;préfecture préfète préfectoral
restes;n;repas réfrigérateur miettes assiette poubelle chien lendemain vestiges;repas frigo assiette chien miettes lendemain soustraction chats ruines cendres surplus ossements;reste rester restant restants
couleur;n;rouge bleu vert arc peinture teinte palette crayon;rouge bleu peinture arc crayon noir teinte cartes pinceau palette télévision cheveux;colorer colorier coloriage coloration incolore multicolore coloris
trottoir;n;piétons rue caniveau passants chaussée marcher roulant crotte;rue piétons crotte passants chaussée caniveau chien marcher ville réverbère marelle bordure;trotter trottoirs trot trottinette trotteur
vide;a;plein rien creux néant vacant remplir désert bouteille;plein rien bouteille grenier néant espace creux poche ordures verre désert vertige;vider vidange évider vacuité videur évidement
aplati;a;écrasé rouleau crêpe compressé limande laminé galette gonflé;feuille crêpe écrasé rouleau hérisson galette compressé nez bosselé carton coussin laminé;plat aplatir plate aplatissement platitude raplatir
feuilles;n;arbre automne mortes papier cahier branches râteau tomber;arbre automne papier cahier mortes branches blanches impôts chêne racines salade râteau;feuille feuillage feuillu effeuiller feuilleter feuillet défeuiller
lecteurs;n;livres bibliothèque romans lunettes auteurs journaux bouquins abonnés;livres bibliothèque roman journal disques lunettes courrier abonnés auteurs bouquins cassettes public;lire lecture lecteur lectrice liseur lisible lisant
coin;n;angle rue punition cachette cale canard feu cheminée;angle puni mur feu canard rue cheminée petit tranquille quatre bricoleur bûche;recoin coincer coincé encoignure coins
amère;a;sucrée endive acide goût douce café orange pamplemousse;sucrée endive goût café bière chicorée rancunière pamplemousse bile aigre déçue chocolat;amer amertume amèrement amers
plumes;n;oiseau oreiller édredon indien paon encre ailes poils;oiseau oreiller encre indien écrire ailes légères paon poids chapeau duvet boa;plume plumage plumer plumeau déplumer emplumé plumier
pharmacie;n;médicaments croix ordonnance verte aspirine officine pansements apothicaire;médicaments croix verte ordonnance sirop aspirine comprimés garde malade officine pansement vitamines;pharmacien pharmaceutique pharmacopée
cloches;n;église sonner carillon battant chocolat fromage bronze bourdon;pâques église sonner bourdon fromage carillon imbéciles chocolat idiotes vache sourd mariage;cloche clocher clochette clocheton
chagrins;n;peines larmes pleurs tristesses consoler joies douleurs mélancolie;larmes peines tristesse pleurer joies mouchoir soucis consoler amours peau deuil cœur;chagrin chagriner chagriné
chaise;n;table asseoir assis dossier tabouret longue musicale pied;table asseoir pieds siège dossier musicale tabouret paille longue roulante électrique bois;chaises chaire
souliers;n;chaussures pieds lacets vernis sapin croquenots cordonnier mocassins;chaussures noël vernis cirer lacets cordonnier sapin petits pieds danseuse talons semelle;soulier
tournesols;n;fleurs jaunes huile graines champ peintre hélianthes impressionnisme;huile jaunes fleurs champ graines peintre musée oreille pétales été vase;tournesol tourner soleil solaire
vendait;v;achetait marchand commerçant brocante allumettes boutique prix cédait;acheter marchand magasin commerçant prix boutique marché cédait brocante mèche soldes bradait;vendre vente vendeur revendre vendu invendable
tourbillonner;v;tournoyer vent feuilles toupie virevolter neige cyclone danser;vent valse feuilles tornade spirale toupie eau neige virevolter pirouette cyclone poussière;tourbillon tourbillons tourbillonnant tourbillonnement
épices;n;poivre cannelle safran curry gingembre piment muscade pain;pain safran poivre cumin piment orient curry cannelle route sel goût marché;épice épicer épicier épicerie épicé
trompé;a;erreur dupé arnaqué abusé berné infidèle raison leurré;cocu erreur dupé éléphant mari menti fidèle abusé berné faux escroc infidèle;tromper tromperie trompeur détromper trompeuse
confrère;n;collègue médecin avocat profession journaliste homologue métier notaire;collègue médecin avocat métier travail profession notaire associé journaliste bureau homologue corporation;frère fraternel confrérie fraternité fraternellement
prénom;n;calendrier baptême bébé appeler identité naissance saint état;patronyme bébé baptême fête appeler pierre masculin calendrier diminutif saint identité choisir;nom nommer prénommer surnom renommer prénoms
cordon;n;ombilical bleu bébé sonnette nombril ficelle fil lacet;ombilical bleu cuisinière ficelle rideau bourse police dindon nombril lacet bébé sanitaire;corde cordage cordelette cordonnier cordée encorder
coupé;a;ciseaux tranché doigt taillé sectionné tronçonné lame voiture;voiture tranché ciseaux cabriolet cheveux entaillé entier blessé couteau pain ongles courant;couper coupure coupe découper coupeur coupon
cicatrice;n;blessure plaie balafre marque points peau opération trace;blessure balafre peau points genou opération pirate couture chirurgien front trace plaie;cicatriser cicatrisation cicatriciel
admirent;v;contemplent détestent idole adorent chef extasient apprécient méprisent;regardent contemplent idole fans paysage étoiles méprisent adorent tableau modèle vénèrent respectent;admirer admiration admirable admirateur admirablement
centre;n;milieu cible cœur ville cercle périphérie noyau bord;milieu cible ville cercle bord commercial football noyau nombril politique moyeu cœur;central centrer excentrique concentrer centralisation décentrer
absences;n;élèves maladie manques école présents appel vide excuse;école présence maladie élèves manque excuses certificat vides grippe trous retards justificatif;absent absenter absentéisme absence
hôtels;n;chambres étoiles réceptions touristes nuit clés restaurants palaces;chambre étoiles vacances nuit lit valises palaces réception luxe touristes auberges réserver;hôtel hôtelier hôtellerie hôte hospitalité
flous;a;nets photos imprécis vagues myopes troubles brouillés lunettes;nets photo lunettes artistiques vagues myope brouillard imprécis image troubles brumeux contours;flou floue flouter floutage
bosses;n;chameau ski creux front carnaval polichinelle chocs dromadaire;chameau tête creux front ski rouler notaire dromadaire choc maths voiture chutes;bosse bossu cabosser bosseler bossue
timidité;n;réserve rougir gêne assurance embarras audace pudeur rouge;rougir audace réserve pudeur gêne joues aplomb parler assurance complexe introverti silence;timide timidement intimider intimidant intimidation
taupes;n;galeries myopes jardin aveugles pelouse animaux souterrain espions;jardin trous aveugles terre espions galeries myopes creuser animaux tunnel pelouse buttes;taupe taupinière taupier
passeports;n;douane voyage frontière identité papiers visa étranger avion;douane frontière voyage avion papiers étranger identité visa photo pays tampon valise;passer passage port passeport passe porter
chemises;n;cravates boutons repasser vêtements manches cols tiroir dossiers;cravate boutons col manches repasser homme dossiers blanches coton classer archiduchesse bureau;chemise chemisier chemisette chemiserie
célèbre;a;connu star inconnu fameux autographe renommé illustre fan;connu star inconnu gloire acteur illustre vedette fameux autographe chanteur fête renommé;célébrité célébrer célébrissime célébration
poison;n;arsenic venin mortel champignon sorcière pomme toxique antidote;sorcière pomme arsenic mortel antidote venin serpent champignon parfum tuer fiole ciguë;empoisonner empoisonnement contrepoison empoisonneur
racine;n;arbre terre carrée plante dent carotte cube souche;arbre carrée dent terre plante théâtre carotte origine cheveux feuille tronc souche;enraciner déraciner radical radis éradiquer racines
chance;n;trèfle hasard veine loterie fer malheur coup gagner;trèfle loto porte malheur veine hasard fer treize coccinelle bol vendredi destin;chanceux malchance malchanceux déchéance chances
chômé;a;férié travaillé jour mai repos congé dimanche lundi;férié repos travailler dimanche emploi mai vacances pont congé indemnité usine inactif;chômer chômage chômeur chômeuse
vendre;v;acheter marchand commerce céder magasin brocante prix écouler;acheter magasin marchand prix commerce argent céder boutique maison solder marché brocante;vente vendeur revendre vendu invendable vendeuse
chambre;n;lit dormir hôtel pièce coucher air députés ami;lit dormir hôtel enfant nuit hôte air députés ranger armoire oreiller vélo;chambrette chambrée chambrer chambres
immobiles;a;statues bouger figés fixes inanimés inertes pétrifiés plantons;statues bouger figés fixes arrêtés inertes paralysés piquets plantés caméléon patients soleil;mobile immobile immobiliser immobilité mouvoir mobilier
sourire;n;dents lèvres joie content photo visage fossettes banane;dents banane bouche photo lèvres joie grimace visage pleurer fossette bébé gencives;rire rieur rieuse souriant risible riant ridicule
oiseau;n;ailes plumes nid bec voler cage chanter moineau;plumes ailes nid voler bec chanter œuf cage moineau ciel ornithologue branche;oiseaux oiselet oiseleur oisillon oisellerie
sortir;v;entrer dehors porte partir discothèque quitter boîte promener;entrer porte discothèque poubelle promener chien quitter copains dehors samedi évader partir;sortie sorties ressortir sortant
caisses;n;supermarché payer argent bois boîtes tickets magasin cageots;supermarché argent bois payer vin cartons tambours outils enregistreuses bagnoles monnaie carottes;caisse caissier encaisser caissière décaisser caisson
verdi;v;mousse printemps herbe couleur feuillage compositeur jauni opéra;compositeur opéra printemps musique arbres pâli bourgeons rougi mousse italien couleur feuillage;vert verdir verdure verdoyer verte verdâtre verdoyant reverdir
couronne;n;roi reine trône tête galette diadème épines fleurs;roi reine trône galette sapin dent fleurs avent laurier épines princesse diadème;couronner couronnement couronné couronnes
port;n;bateaux quai mer docks phare ancre marins pêche;bateaux mer phare quai pêche amarrer marins voiles ancre docker cargo lettre;portuaire aéroport ports passeport porter
taxi;n;chauffeur compteur course aéroport héler voiture jaune gare;chauffeur compteur course jaune voiture client gare lumineux aéroport pourboire ville conducteur;taximètre taxis
pyjama;n;dormir nuit lit pantoufles rayé coucher vêtement chemise;nuit dormir lit rayé chambre pantoufles coton zèbre matin soirée déshabiller confinement;pyjamas
saluent;v;bonjour main acteurs révérence inclinent chapeau drapeau scène;bonjour chapeau main acteurs révérence soldats drapeau adieu théâtre coucou voisins courbette;saluer salut salutation salutaire salutations
revers;n;médaille tennis veste coup droit lift échec défaite;tennis médaille veste coup droit échec raquette coude pantalon défaite fortune main;reverser renverser inverse envers versant réversible
souple;a;rigide élastique gymnaste raide flexible roseau chat contorsionniste;rigide raide gymnaste élastique caoutchouc chat danseuse flexible roseau serpent dur yoga;souplesse assouplir assouplissement souplement
machine;n;laver coudre engin appareil moteur écrire usine robot;laver robot écrire coudre café usine moteur linge appareil sous temps engrenage;machinal machinerie machiniste machination machinalement
veuve;n;mari noire deuil orphelin araignée défunt enterrement joyeuse;mari noire deuil joyeuse seule araignée cimetière défunt orphelin champagne guillotine épouse;veuf veuvage veuves
orteil;n;pied gros ongle doigt sandale cinq chaussette vernis;pied doigt gros ongle chaussette sandale meuble vernis cor chausson vache petit;orteils
cheminée;n;feu fumée bûche ramoneur toit suie âtre hotte;feu père bûche fumée toit suie bois ramoneur hiver usine cigogne âtre;cheminées
sentinelles;n;garde veilleurs soldats guet guérite surveiller remparts vigies;garde soldats surveiller nuit caserne guérite guetteurs tour alerte fusil faction patrouille;sentinelle
écrans;n;télévision ordinateur cinéma téléphones tactiles plats soleil géants;télévision cinéma ordinateur téléphone tablette total regarder enfants pixels toile lumière plat;écran
majuscule;n;minuscule lettre phrase début capitale alphabet grande nom;minuscule lettre phrase début point grande alphabet capitale nom clavier paragraphe commencer;majeur majorité majuscules majorer
secret;n;confidence caché mystère agent chuchoter révéler passage polichinelle;caché chut agent mystère confidence passage espion coffre taire recette polichinelle intime;secrètement secrétaire secrets secrète
oublier;v;mémoire souvenir négliger omettre étourdi rappeler perdre tête;rappeler mémoire clés souvenir vieillesse apprendre effacer pardonner tête anniversaire poisson distraction;oubli oubliettes oubliette inoubliable oublieux
debout;a;assis levé couché dressé pieds station vertical réveillé;assis couché lever pieds réveillé dressé bus dodo places station dormir statue;bout
navigateur;n;bateau marin voilier mer explorateur skippeur cap internet;bateau voilier mer internet découvreur océan boussole solitaire sextant explorateur voile web;naviguer navire navigation navigable naval nautique navigatrice
voler;v;oiseau ailes avion dérober cambrioler planer piquer chiper;avion oiseau ailes dérober argent ciel cambrioleur planer piquer bijoux pilote papillon;vol voleur envol volage volée volaille volatile survoler
bétail;n;vaches troupeau éleveur bœufs ferme cheptel ranch foire;vaches troupeau ferme élevage moutons étable bœufs pâturage éleveur foire ranch abreuvoir;bête bestial bestiaux bestiole bestialement
oublie;v;mémoire souvient étourdi omet rappelle néglige retient perd;mémoire omet néglige clés laisse étourdi rappelle efface parapluie perd distrait souvient;oublier oubli oubliette oublieux inoubliable
gaillards;n;costauds robustes solides forts lurons bateaux grands vigoureux;costauds forts solides bateau robustes marins vigoureux hommes pont malabars gars lurons;gaillard gaillarde ragaillardir gaillardement
épée;n;escrime lame chevalier sabre mousquetaire fourreau duel pointe;chevalier lame escrime combat fourreau duel mousquetaire dragon rocher pointe pirate coup;épéiste épées spadassin
bijoux;n;collier bague or boucles diamant bracelet joyaux coffret;collier bague bracelet or diamant joaillier perles trésor coffret boucles cailloux famille;bijou bijoutier bijouterie
reine;n;abeilles couronne trône souveraine majesté ruche échecs monarque;couronne abeille trône mère neiges échecs cartes anglaise ruche carreau palais;règne régner roi royal régent royaume
marche;n;escalier randonnée pas promenade pied avancer degré nuptiale;escalier pied pas randonnée course démarre nuptiale fonctionne arrière podium promenade cadence;marcher marcheur démarche marchepied
sable;n;plage désert château mer dune marchand grain pelle;plage château désert dune mer marchand pelle bac seau tempête grain vacances;sablier sableux sablonneux ensabler sablé
doré;a;argenté jaune brillant cadre croustillant médaille couleur bouton;trophée soleil miel brillant argenté rôti cuivré poisson pain médaille jaune croustillant;or dorer dorure orfèvre dorade dédorer
malédiction;n;sort sorcière pharaon bénédiction momie tombeau jeter sortilège;sorcière momie pharaon sort tombeau amulette pirate malheur damnation fatalité mauvais ensorcelé;maudire maudit dire mal maudits
journaux;n;presse kiosque nouvelles lire articles papier quotidiens actualités;presse kiosque nouvelles lire papier articles quotidiens titres informations actualités intime télévision;journal journaliste journalisme jour journalier
assiette;n;couverts vaisselle manger plate fourchette soupe couteau porcelaine;couteau plate fourchette manger soupe vaisselle creuse porcelaine anglaise repas impôt cavalier;assiettes assiettée
ronde;a;carrée danse circulaire enfants cercle boule table grosse;carrée danse tourner gendarmes enfants cercle lune nuit balle table note garde;rond arrondir rondelle rondeur rondin
trois;o;mousquetaires deux quatre cochons nombre chiffre mages podium;deux mousquetaires cochons podium mages quatre jamais chiffre petits fois ours valse;troisième triple trio tiers triangle tripler trident
champions;n;médaille coupe vainqueurs sport podium titre monde victoire;gagnants médaille podium coupe sport vainqueurs perdants as titre ligue monde trophée;champion championnat championne
réciter;v;poésie leçon mémoire cœur déclamer élève apprendre poème;poésie apprendre cœur leçon fable déclamer prière mémoire tableau vers élève alphabet;récit récitation récital citer réciteur
écuyer;n;cheval chevalier bouclier armure cirque lance noble seigneur;cheval chevalier cirque armes noble serviteur moyen poney étrier seigneur manège cavalier;écuyère écurie écu
pierre;n;caillou roche galet dure précieuse lancer carrière statue;caillou rocher précieuse tombale lancer ponce deux dure ciseaux taille église feuille;pierreux empierrer pierraille pétrifier pétrole pierreries lapider
costauds;a;forts muscles robustes maigrichons baraqués déménageurs balèzes malabars;forts muscles faibles bras malabars épaules haltères robustes videurs rugby déménageurs armoire;costaud costaude
meuble;n;armoire commode buffet table ébéniste tiroirs bois antiquaire;armoire canapé bois montage commode ébéniste tiroir suédois antiquaire placard buffet bibliothèque;meubler mobilier ameublement meublé immeuble
dormir;v;lit sommeil nuit réveiller oreiller ronfler sieste rêver;lit sommeil nuit oreiller rêver ronfler marmotte réveil couette debout loir belle;dort dortoir endormir dormeur dormant
fuites;n;eau plombier robinet tuyaux gaz évasions toiture goutte;eau plombier robinet gaz évasions tuyau goutte couches inondation départ échapper examen;fuite fuir fuyard fugue fugitif
introuvable;a;perdu caché rare disparu chercher égaré aiguille clés;perdu caché trésor rare disparu chercher aiguille chaussette clés recherché invisible mystérieux;trouver trouvaille retrouver trouvable trouveur
dimanche;n;messe samedi lundi jour repos semaine poulet marché;semaine messe repos poulet rôti samedi lundi famille jour grasse promenade marché;dominical endimanché dimanches endimancher
sauveur;n;messie héros libérateur secourir providentiel délivrer rédempteur noyade;héros messie prophète pompier bouée secours superhéros noyade crèche médecin libérateur dieu;sauver sauvetage sauf sauveteur salut
mouillés;a;secs pluie trempés serviette cheveux humides eau imbibés;eau secs pluie serviette trempés humides cheveux douche parapluie pieds piscine maillots;mouiller mouillage mouillette mouillé
potager;n;légumes jardin carottes salades tomates bêche poireaux râteau;légumes jardin carottes radis tomates bêche semer arrosoir salades compost épouvantail courgettes;potage pot potée
limaces;n;escargots baveuses salades coquille lentes gluantes gastéropodes jardin;salade escargots baveuses jardin molles gluantes lentes coquille ramper visqueuses potager dégoût;limace limaçon
boule;n;pétanque cristal neige billard glace ronde sphère sapin;neige pétanque glace billard bowling ronde cristal quilles cochonnet noël gomme disco;boulet boulette débouler boulier bouler
embrasser;v;baiser bisou lèvres bouche étreindre bise amoureux joue;baiser bisou lèvres bouche joue amoureux enlacer câlin grenouille gui bises étreindre;bras brassée embrassade embrassement
prudence;n;précaution danger route attention sûreté mère témérité sagesse;attention sûreté route danger mère ceinture précaution témérité virages lent sagesse casque;prudent prudemment imprudent imprudence
paon;n;roue plumes oiseau vaniteux queue orgueilleux beau fier;plumes roue orgueilleux queue bleu oiseau fier vaniteux parade éventail parc yeux;paonne paonneau pavaner
hamster;n;cage roue rongeur cobaye animal souris graines bajoues;roue cage rongeur graines joues animal petit bajoues sciure souris poils compagnie;hamsters
fortune;n;richesse argent roue million chance opulence héritage ruine;argent richesse roue chance destin milliardaire or héritage hasard trésor loto aventureuse;fortuné infortune fortuit infortuné
carrosse;n;citrouille cocher chevaux princesse minuit bal roues calèche;citrouille bébé princesse chevaux cocher royal bal roi minuit reine calèche pourboire;carrosserie carrossier carrosses char
réinventer;v;recréer roue imaginer innover nouveau repenser changer créer;recommencer roue créer monde changer imaginer renouveler nouveau refaire poudre découvrir moderniser;inventer invention inventeur inventif réinvention inventivité
géomètre;n;terrain mesurer arpenter compas cadastre plan angles équerre;angles terrain cadastre triangle mesurer compas arpenteur plan architecte topographie métier cercle;géométrie géométrique géométriquement
grandir;v;pousser croître enfant rapetisser taille adulte mûrir centimètres;pousser taille enfant soupe adulte vieillir plante rapetisser toise centimètres mûrir évoluer;grand grandeur agrandir grandiose agrandissement
air;n;respirer oxygène vent atmosphère mélodie pur conditionné poumons;respirer vent oxygène chanson pur pollution mélodie atmosphère pompe ciel poumons allure;aérer aérien aération aéré aéroport
ballon;n;foot gonfler rond baudruche rugby but jouer basket;football pied gonfler rond montgolfière baudruche rouge verre rugby fête panier hélium;balle ballonné ballons ballonnet
arrière;n;avant recul dos rétroviseur marche défenseur devant banquette;avant marche fesses recul pensée banquette défenseur vélo football grand dos siège;arriéré derrière arrières
plaque;n;immatriculation chocolat voiture verglas four rue cuivre fonte;voiture immatriculation chocolat cuisson rue verglas dentaire cuisine égout médecin tectonique cuivre;plaquer plaquette placage contreplaqué
comptoir;n;café bar bistrot zinc barman serveur tabouret cuisine;bar café bistrot zinc tabouret client serveur bière barman boutique colonie verre;compte compter comptable compteur
larmes;n;pleurer yeux mouchoir tristesse chagrin crocodile sangloter joue;pleurer yeux tristesse mouchoir crocodile oignon chagrin joie sanglots salées rire goutte;larme larmoyer larmoyant lacrymal lacrymogène
éteindre;v;allumer lumière feu pompier bougie souffler interrupteur lampe;allumer lumière feu pompier bougie télévision incendie lampe interrupteur souffler ordinateur cigarette;extinction extincteur éteint éteignoir éteinte
vœu;n;souhait étoile génie bougie désir anniversaire janvier prière;souhait étoile génie anniversaire nouvel bougies lampe fontaine année désir moine carte;vouer vœux dévouer dévot votif
points;n;virgules score suture cardinaux permis tricot suspension exclamation;virgule suture final score cardinaux couture permis lignes exclamation noirs gagner aiguille;point pointer ponctuer ponctuation pointe pointillé
suffisent;v;assez contentent besoin peu comblent manquent conviennent amplement;assez deux peu trop manquent contenter excès modérément satisfont parcimonie abondance;suffire suffisant suffisance suffisamment insuffisant
médicaments;n;pharmacie comprimés sirop ordonnance cachets malade pilules docteur;pharmacie malade comprimés ordonnance docteur sirop pilules aspirine guérir gélules cachets;médicament médecine médecin médical remède
doigts;n;main ongles bague pouce index dix pied auriculaire;main ongles bague dix pieds pouce index gants compter dés phalanges auriculaire;doigt digital doigté doigtier
éteinte;a;allumée lampe bougie lumière sombre feu télé volcan;allumée bougie lumière volcan dinosaure lampe morte cheminée disparue feu étoile voix;éteindre extinction extincteur éteint éteignoir
haine;n;amour détester hostilité rage ennemi aversion rancune mépris;amour détester colère guerre ennemi racisme rancune aversion vengeance méchanceté violence mépris;haïr haineux haï haïssable haineusement
baptiser;v;bébé prêtre parrain église nommer dragées prénom eau;église prénom eau curé bébé parrain dragées nommer bateau marraine bénir champagne;baptême baptismal baptistère débaptiser
vainqueurs;n;gagnants perdants médaille podium tournoi champions course triomphe;gagnants champions podium perdants médaille trophée coupe lauriers battus triomphe guerre match;vaincre vainqueur victoire victorieux invaincu vaincu
bouchon;n;liège bouteille pêche embouteillage carafe champagne sauter lyonnais;champagne liège bouteille voiture circulation tire vin embouteillage lyonnais route pêche périphérique;boucher déboucher bouchonner reboucher bouchonné
invités;n;hôtes dîner convives table anniversaire mariage recevoir fête;amis fête dîner repas mariage accueil hôte table anniversaire convives apéritif télévision;inviter invitation invité invitant
amoureux;a;couple épris cœur fiancés passionné tourtereaux transi baiser;cœur couple baiser banc rougir tomber fou transi romance fiancés épris passion;amour aimer amant amouracher aimant
barytons;n;ténors basses chanteurs opéra voix chœur graves chorale;voix ténors chanteurs opéra graves basses chorale sopranos homme musique chœur partition;baryton
jaloux;a;envieux possessif rival mari soupçonneux convoiter couple infidélité;envieux possessif amant rival mari couple voisin coiffeur pou frère convoiter cadet;jalousie jalouser jalouse jalousement
mourir;v;vivre décéder naître trépasser périr cimetière expirer tombe;naître vivre tombe décéder cimetière enterrement fin tuer vieillesse cercueil deuil rire;mort mourant mortel mortalité meurt immortel
poignardé;a;couteau dague tué dos assassiné coup sang blessé;couteau assassiné dos sang lame empereur meurtre arme blessé traître tué dague;poignard poignarder poing poignée empoigner
religion;n;dieu église foi croyance catholique bouddhisme prêtre islam;dieu église croyance prêtre foi bible guerre messe islam mosquée prière athée;religieux religieuse irréligieux coreligionnaire
volaille;n;poulet dinde canard pintade oie coq rôtie chapon;poulet poule dinde basse canard plumes oie fermier chapon rôtir élevage pintade;vol voler volailler volatile volière
marmite;n;soupe sorcière chaudron potion cuisine couvercle mijoter cannibale;soupe sorcière potion chaudron cuisine casserole feu druide couvercle mijoter ragoût dieppoise;marmiton marmitée marmites
paix;n;guerre colombe armistice blanc calme traité drapeau sérénité;guerre colombe calme traité blanche tranquillité drapeau armistice monde amour olivier calumet;apaiser pacifique pacifier pacifiste paisible
avale;v;gobe déglutit mange bouche boit engloutit ingurgite couleuvre;mange engloutit gobe gorge comprimé salive mâche serpent couleuvres recrache bois déglutit;avaler avaleur aval ravaler
miette;n;pain bribe nappe fragment biscotte gâteau parcelle oiseau;pain table oiseau gâteau petit reste brioche fragment biscotte fourmi peu;mie émietter miettes émiettement
emprisonne;v;enferme libère cellule coffre barreaux incarcère cachot capture;cellule enferme barreaux libère cage voleur juge gendarme verrou capture incarcère geôle;prison prisonnier emprisonner emprisonnement
acteur;n;comédien film cinéma rôle scène théâtre tournage star;cinéma film théâtre rôle comédien scène vedette jouer star caméra tournage oscar;acte action actrice agir acteurs
tombé;a;chuté relevé trébuché sol dégringolé neige renversé malade;chute relevé ramassé vélo soldat amoureux glissé étalé fruit trébuché feuille neige;tomber tombe retomber tombée retombée
oreiller;n;lit plumes tête taie traversin dormir polochon drap;lit plumes dormir tête bataille polochon taie coussin nuit traversin moelleux rêve;oreille oreillette oreillers
vendeur;n;magasin client marchand acheteur boutique caisse rayon commercial;magasin client acheteur marchand commerce boutique glaces marché rayon caisse prix voitures;vendre vente vendeuse revendeur vendu
collection;n;timbres série rassembler monnaies amasser papillons philatélie mode;timbres papillons série hiver mode livres philatélie pièces accumuler album musée rassembler;collectionner collectionneur collecte collecter collectif
photocopieuse;n;bureau imprimante reproduire toner document secrétaire papier machine;bureau papier double imprimer recto feuille encre bourrage reproduire toner secrétaire scanner;photocopie photocopier copie copier photo photocopieur
métier;n;profession travail boulanger tisser apprenti boulot artisan emploi;travail tisser boulanger profession pompier apprendre emploi école artisan plombier professeur carrière;métiers
café;n;noir tasse expresso bar bistrot sucre croissant thé;tasse noir sucre expresso matin terrasse bar grains crème réveil bistrot croissant;caféine cafetière cafétéria décaféiné caféier cafetier
utile;a;indispensable pratique servir agréable efficace nécessaire superflu profitable;pratique vain nécessaire servir indispensable agréable superflu parapluie profitable commode efficace;inutile utilité utiliser utilement outil utilisation
étouffer;v;respirer air asphyxier suffoquer gorge oreiller étrangler chaleur;respirer air asphyxier oreiller suffoquer étrangler chaleur arête scandale manquer bruit fumée;étouffement étouffant étouffée étouffe
écoles;n;élèves classes instituteurs maternelles primaires cartables récréations rentrées;élèves maîtresse cour cartable classes apprendre vacances maternelle récréation bus buissonnière primaire;école scolaire écolier scolarité scolariser
carotte;n;lapin orange légume râpée bâton âne purée fane;lapin orange légume râpée bâton âne vision vitamine bonhomme nez soupe roux;carottes carotter carotène
fondre;v;neige glaçon beurre chocolat soleil liquide chaleur bougie;neige glace beurre soleil chocolat bougie larmes fromage maigrir plomb aigle banquise;fonte fondu fondue fondant fonderie fusion
scène;n;théâtre acteur planches rideau ménage crime comédien spectacle;théâtre acteur planches ménage rideau spectacle crime dispute concert ciné artiste décor;scénario scénique scénette scénariste obscène
corvée;n;vaisselle pénible ménage pluches serf ennuyeuse poubelle tâche;vaisselle ménage poubelle obligation repassage patates travail pénible seigneur armée tâche plaisir;corvéable corvées
tond;v;pelouse gazon mouton herbe coiffeur rase jardinier laine;pelouse gazon mouton herbe cheveux coiffeur rase laine jardinier caniche jardin coupe;tondre tonte tondeuse tondu
salaire;n;paie travail mois argent employé patron rémunération traitement;travail paye mois argent employé patron augmentation gagner peur fiche virement rémunération;salarié salarial salariale salaires
lundi;n;mardi semaine dimanche jour reprise premier rentrée férié;semaine mardi dimanche début reprise école travail jour premier pâques vacances cafard;lune lundis
chanson;n;refrain couplet mélodie paroles air musique tube radio;musique refrain paroles air couplet mélodie radio voix berceuse française tube guitare;chant chanter chanteur chansonnier chansonnette
arches;n;pont aqueduc voûtes animaux déluge pierre viaduc courbes;pont déluge défense viaduc triomphe pierre bateau voûtes ogives animaux aqueduc romaines;arche arc arcade arqué
fleuve;n;rivière embouchure eau pont source long estuaire delta;eau rivière mer pont crue courant affluents embouchure long estuaire crocodile péniche;fluvial fleuves
milieu;n;centre bord cœur footballeur terrain entre environnement juste;centre bord entre moitié environnement nombril mafia cible football bandits juste cœur;lieu mi médian médium
compte;v;banque nombres calcule doigts chèque moutons additionne épargne;banque calcul argent chiffres additionne doigts rendu rebours fées numérote épargne moutons;compter comptable comptoir compteur décompte
arbre;n;chêne feuilles branches tronc racines forêt sapin généalogique;feuilles tronc branche forêt racine fruits chêne cabane noël bois généalogique oiseau;arbuste arboricole arboriculture arborer arborescence
retient;v;mémorise garde souvient oublie lâche souffle empêche bloque;apprend garde mémorise souffle lâche otage leçon punition digue empêche oublie mémoire;tenir retenir retenue rétention retenu
souffle;v;bougies vent respire haleine air expire trompette éteint;vent bougies respire haleine air expire ballon trompette loup court dernier tempête;souffler soufflet souffleur soufflerie essouffler essoufflé
craindre;v;peur redouter danger appréhender trembler eau oser effrayer;peur redouter danger orage froid appréhender espérer trembler angoisse terreur araignées pire;crainte craintif craintivement
bouger;v;remuer immobile déplacer gigoter mouvement agiter danser photo;remuer statue sport danser immobile gesticuler agiter déplacer marcher secouer gigoter tranquille;bougeotte bouge
coquillage;n;moule plage huître sable mer nacre bulot palourde;plage mer moule huître bigorneau collier nacre ramasser sable escargot oreille fruits;coquille coquillages coque coquillette
mollets;n;jambes cycliste muscles crampe cuisses chevilles œufs bottes;jambes muscles cycliste crampe coureur coq chaussettes tibia vélo chien genou football;mollet molletière molletonné mou
répliques;n;dialogue acteur séisme théâtre copies ripostes texte souffleur;théâtre dialogue acteur copies séisme imitations film reproductions cultes réponses texte souffleur;réplique répliquer pli
concierge;n;immeuble loge gardienne courrier escalier commérages clefs ragots;immeuble loge gardienne courrier escalier balai rideau bavarde clés hôtel poubelles commère;conciergerie concierges
signé;a;contrat autographe paraphé nom chèque traité approuvé anonyme;contrat stylo paraphé nom traité lettre autographe anonyme tableau chèque document approuvé;signe signer signature signataire soussigné
cite;v;nomme auteur guillemets mentionne exemple énumère phrase évoque;auteur mentionne texte guillemets nomme extrait phrase écrivain évoque témoin référence exemple;citer citation précité réciter
moine;n;abbaye couvent robe bure religieux prière tonsure capucin;abbaye bure prier religieux habit tonsure bière bouddhiste ermite couvent silence;monastère monacal moinillon monastique moineau
leçon;n;professeur apprendre réciter école élève cours morale piano;école apprendre maître piano devoirs morale réciter cahier cours corbeau conduite élève;leçons lecture
contraire;n;opposé inverse antonyme même envers différent semblable négation;opposé inverse synonyme antonyme noir blanc différent identique envers vent désaccord chaud;contre contrarier contrariété contrairement
pauvre;a;riche mendiant misère indigent argent fauché démuni sou;riche mendiant argent misère malheureux sou clochard faim démuni paysan ruiné haillons;pauvreté appauvrir pauvrement paupérisation pauvret appauvrissement
drapeau;n;tricolore hisser pays blanc étoiles hampe étendard hymne;pays tricolore hampe bleu pirate étendard patriote blanc mât défilé arrivée nation;drap draper drapeaux
triangles;n;côtés hypoténuse isocèles géométrie équilatéral équerre pyramides sommets;pointes côtés géométrie carrés sommets isocèles signalisation musique équerre pyramide panneaux hypoténuse;triangle triangulaire trianguler angle
scooter;n;casque motocyclette roues guidon adolescent mobylette nautique pizza;casque moto deux livreur adolescent neiges roues pizza vélomoteur bruit jeune ville;scootériste scooters
tambour;n;baguettes caisse battre peau fanfare percussion batterie roulement;baguettes musique bruit soldat garde machine percussion battre roulement fanfare laver caisse;tambourin tambouriner tambourinaire
têtu;a;âne mule buté obstiné breton borné mulet opiniâtre;âne mule obstiné refuser bourrique breton caractère borné caboche buté tenace capricieux;tête entêter entêté entêtement
orchestre;n;chef musiciens symphonie fosse violons baguette concert homme;musique chef violon baguette symphonie concert instruments philharmonique fosse bal tuba pupitre;orchestrer orchestration orchestral
enfle;v;gonfle grossit cheville bosse piqûre boursoufle entorse œdème;gonfle cheville grossit piqûre gros bœuf grenouille entorse ballon boursoufle crapaud joue;enfler enflure désenfler renfler
nuit;n;jour lune étoiles obscurité dormir noir hibou soir;jour étoiles dormir lune noir sommeil sombre hibou chemise blanche veilleuse rêve;nocturne noctambule nuitée nuitamment minuit
bafouillée;a;bégayée bredouillée balbutiée articulée phrase marmonnée réponse excuse;bégayée timide marmonnée confuse excuse mots bredouillée parole langue hésitante gêne discours;bafouiller bafouillage bafouilleur bafouille
direct;a;télévision détour antenne boxe franc train différé immédiat;boxe télévision train droit immédiat uppercut franc live reportage match poing différé;direction directement directeur indirect diriger
marteau;n;clou enclume faucille bricoleur taper juge outil requin;clou enclume faucille bricolage outil piqueur frapper cinglé bruit perceuse juge requin;marteler martèlement marteaux
violoncelle;n;cordes archet instrument orchestre musique contrebasse grave concerto;corde archet musique orchestre suites instrument alto contrebasse bois quatuor classique mélancolique;violon violoncelliste viole violoniste
patrie;n;pays nation drapeau hymne soldat mère natal exil;pays nation enfants drapeau marseillaise soldat exil mère défendre territoire hymne morts;patriote patriotisme expatrier patriotique apatride rapatrier
mari;n;époux femme alliance conjoint bague veuve noces divorce;femme époux gendre alliance conjoint noces amant jaloux divorce trompé homme couple;mariage marier mariée marital maris
cahiers;n;école carreaux écrire feuilles spirale cartable brouillons élèves;école écrire feuilles stylo exercices carreaux brouillon cartable classeurs spirale livres vacances;cahier
gants;n;mains boxe laine doigts froid moufles velours toilette;mains froid boxe laine hiver doigts blancs cuir vaisselle moufles magicien gardien;gant ganté enganter ganterie
rayonnent;v;soleil brillent joie resplendissent bonheur luisent éclatent lumière;soleil brillent joie bonheur resplendissent chaleur éblouissent luisent lumière mariée centrale visages;rayon rayonner rayonnage rayonnement rayonnant radieux irradier
labyrinthe;n;égarer perdre dédale sortie fil couloirs impasses haies;monstre perdu sortie dédale fil jardin murs héros haies chemins maïs glaces;labyrinthique labyrinthes
évader;v;prison fuir échapper cellule barreaux tunnel libre enfuir;barreaux sortir fuir échapper tunnel cellule prisonnier drap lime rêve enfermer voyage;évasion évasif évadé
enthousiasme;n;passion ardeur joie motivation entrain emballement fougue exaltation;joie entrain passion énergie ferveur ardeur motivation ennui dynamisme emballement fougue supporters;enthousiaste enthousiasmer enthousiasmant
pères;n;papas mères enfants géniteurs curés fête fils ancêtres;papas mères noël enfants fils fouettards moustache fête cravate parents familles curés;père paternel paternité compère paternellement
mal;n;bien douleur bobo souffrir diable blessure tête médecin;bien douleur tête bobo blessure diable ventre dents souffrir démon médecin péché;malade malheur malaise maladroit malin maux
mordent;v;chiens dents crocs requins mollet aboient serpents poissons;chiens dents croquent vampires crocs poissons hameçon pincent serpents aboient requins muselière;mordre morsure mordant mordiller mors remordre morceau
biscuit;n;gâteau goûter sablé sec chocolat croquer paquet apéritif;gâteau sec goûter petit four thé beurre croquer paquet cuillère craquant chocolat;biscotte biscuiterie cuire cuit
collerette;n;cou fraise dentelle clown plissée renaissance fronces vétérinaire;dentelle cou robe chien fraise vétérinaire clown costume lézard pierrot renaissance plissée;col collier encolure décolleté colleret
dort;v;lit ronfle sommeil rêve nuit sieste veille oreiller;sommeil lit ronfle nuit rêve bébé repose pyjama sieste marmotte somnole veille;dormir dortoir endormir dormeur endormi
journée;n;matin soir nuit calendrier continue travail aube lendemain;matin soir nuit soleil travail heures bonne continue porte femme lumière vingt;jour journal journalier ajourner journellement
fauteuil;n;asseoir accoudoir canapé salon roulant bergère siège confortable;salon asseoir cuir roulant accoudoirs siège confortable crapaud cinéma orchestre bascule télévision;fauteuils
pattes;n;animal chien araignée lapin quatre insecte jambes tigre;animal chat araignée quatre mille mouche chien jambes canard palmées lapin mouton;patte pataud empatter
casse;v;vaisselle verre brise répare endommage fêle voleurs plâtre;brise vaisselle vase verre cou noisette braquage voiture ferraille rompt pieds assiette;casser casseur cassure incassable fracas concasser
carrés;a;ronds côtés damier losanges géométrie chocolat rectangles angles;ronds chocolat côtés mètres cubes angles rectangles soie damier foulards agneau géométrie;carré carrure carrément carreau carrer
fond;n;surface trou puits neige mer teint tasse bas;piscine surface trou glace teint mer neige bouteille puits lac maquillage cale;profond fonds fondation plafond foncier profondeur
travaille;v;bosse bureau repose usine boulot chôme turbine patron;bureau repose bosse usine fourmi métier étudie chôme salaire élève patron labeur;travail travailleur travailler travaux retravailler
accélère;v;vitesse freine pédale ralentit vite moteur voiture augmente;freine vite pédale ralentit voiture moteur rythme fonce turbo conducteur course presse;accélérer accélérateur accélération décélérer célérité
cours;n;école leçon professeur magistral classe eau élèves particulier;école professeur eau leçon rivière récréation galope bourse lycée université piano jogging;courir course coureur courant parcours
copie;n;triche imitation élève original double examen reproduction faux;triche devoir original imite élève double feuille plagiat imprimante voisin faux pirate;copier copieur photocopie recopier photocopieuse
grimaces;n;singe langue clown visage tirer moches miroir drôles;singe visage langue clown soupe bouche vieux rire miroir rides moches enfants;grimace grimacer grimaçant grimacier
droite;n;gauche ligne main règle côté géométrie politique virage;gauche main ligne politique règle virage côté boxe courbe priorité géométrie tordue;droit endroit adroit droitier droiture
vérité;n;mensonge puits sincérité jurer exactitude témoin fausseté avouer;mensonge menteur juge sincère faux enfants serment bouche action preuve puits avouer;vrai véridique vérifier véritable avéré vraiment
selle;n;cheval vélo étriers cavalier poney bicyclette cuir guidon;cheval vélo cavalier étriers poney cuir bicyclette monter agneau équitation fesses croupe;seller sellerie sellette desseller sellier
cheval;n;galop selle crinière jockey sabot hennir poney écurie;galop crinière jockey selle écurie poney course sabot trot bois arçons hennir;chevaux chevalier cavalier chevaucher chevalin équestre
chaîne;n;maillon télévision vélo montagnes ancre or bracelet forçat;vélo télévision or maillon forçat ancre tronçonneuse boulet esclave collier usine montagne;enchaîner chaînette chaînon déchaîner enchaînement
chien;n;aboyer niche os chat laisse fidèle caniche toutou;aboyer niche os laisse chat fidèle garde caniche loup aveugle berger fusil;chienne chiot chenil canin chiens cynophile
chuchote;v;murmure oreille voix secret crie bas bibliothèque susurre;murmure oreille secret voix crie susurre hurle doucement bibliothèque parle messe souffle;chuchoter chuchotement chuchoteur chuchotis
payer;v;argent caisse addition facture acheter chèque régler rembourser;argent caisse carte billets facture addition acheter cher espèces dette gratuit rembourser;paiement paye payant paie impayé payeur
emprunte;v;banque prête bibliothèque rend crédit argent livre rembourse;prête banque livre bibliothèque rend crédit voisin cigale taxe chemin outil dette;emprunt emprunter emprunteur remprunter
revenir;v;repartir retourner rentrer boomerang partir aller maison poêle;partir retour maison boomerang rentrer vacances printemps hirondelle évanoui oignons demain fantôme;venir revient revenu revenant venue
cornes;n;vache diable chèvre taureau cerf rhinocéros bouc casque;vache taureau diable chèvre escargot cerf viking gazelle bélier bouc buffle brume;corne cornu encorner cornet licorne racornir
brillant;a;mat étincelant diamant luisant intelligent étoile élève scintillant;étoile diamant mat intelligent élève terne vernis luisant or scintillant génial pirouette;briller brillance brillamment brillantine
plate;a;plane crêpe limande ronde gazeuse poitrine assiette gonflée;limande assiette crêpe eau terre planche écran gazeuse bouteille côte excuses raie;plat plateau aplatir platitude platement
saute;v;bondit corde kangourou grenouille puce haie parachute mouton;bondit kangourou puce corde cloche mouton poêle crêpe grenouille explose humeur obstacle;saut sauter sauteur sauterelle sautiller
poêle;n;crêpe frire omelette casserole manche chauffage cuisine œuf;crêpe chauffage cuisine bois omelette frire manche châtaignes steak casserole charbon téflon;poêler poêlée poêlon
retourne;v;crêpe revient renverse inverse rebrousse sablier veste chavire;crêpe revient rentre envers sable veste sablier carte tortue renvoie école bouleverse;tour tourner retourner retour tournant retournement
sucre;n;morceau canne café sel miel bonbon glace betterave;café bonbon canne morceau poudre betterave dessert sel caramel miel carie confiture;sucré sucrer sucrerie sucrier sucrette saccharine
bouge;v;remue gigote immobile agite déplace danse mouvement reste;remue agite danse immobile déplace gigote taudis reste trémousse tremble marche vivant;bouger bougeotte
tombe;v;chute cimetière neige trébuche enterrement mort pierre cercueil;cimetière chute mort neige pluie pierre enterrement glisse fleurs croix pharaon pomme;tomber tombeau tombée retomber
souris;n;chat fromage ordinateur rongeur rat grise tapette trou;chat fromage gruyère ordinateur trou rongeur dent grise clic piège queue rat;souriceau souricière souriceaux
panier;n;osier basket crevé provisions marché anse cueillette champignons;osier marché basket pique œufs crabes courses linge champignons salade chien ballon;pain paneton paniers panière
bavarde;a;pie parle commère discute papote silencieuse cause loquace;pie parle cause discute concierge jacasse muette papote perruche commère téléphone pipelette;bavarder bavard bavardage baver bavardages
oreilles;n;lapin entendre boucles âne lobes écouter éléphant sourd;boucles lapin éléphant âne entendre bonnet écouteurs cire coton sourd décollées percer;oreille oreiller oreillons oreillette auriculaire
gardien;n;but prison immeuble phare surveillant nuit musée goal;but musée prison zoo phare immeuble surveillant concierge ange football paix loge;garder garde garderie gardienne gardiennage regarder
siffle;v;arbitre train oiseau bouche merle air serpent mélodie;train arbitre merle bouilloire serpent berger match spectateurs oiseau chien locomotive lèvres;siffler sifflet sifflement siffloter sifflotement
stade;n;football supporters gradins athlétisme pelouse match piste terrain;football match gradins piste athlétisme supporters pelouse rugby étape olympique phase toulousain;stades
camion;n;routier poids remorque chauffeur pompiers lourd benne autoroute;routier pompiers remorque poids autoroute chauffeur benne livraison klaxon pizza poubelles jouet;camionnette camionneur camionnage
arrose;v;jardin fleurs eau sécheresse plantes tuyau pluie jet;jardin fleurs eau tuyau mouille pluie plantes pelouse fête champagne gazon fleurit;arroser arrosoir arrosage arroseur rosée
perchés;a;oiseaux corbeau branche juchés arbre haut coq chats;oiseaux branche perroquet arbre haut chat juchés corbeau poules fil camembert renard;percher perchoir perché perche percheur
tisse;v;araignée toile métier laine tapis file soie trame;araignée toile laine métier fil tapis coton tapisserie liens étoffe navette ver;tisser tissu tisserand tissage tisseur texture
attend;v;patiente queue salle bus quai poireaute retard file;patience file quai bus retard espère rendez poireaute arrêt bébé impatience guette;attendre attente inattendu attentisme attendu
mouche;n;insecte toile bateau lait cible agaçante bourdonner fine;insecte vole bourdonne vinaigre tapette nez rhume poisson bateau lait bœuf escrime;moucheron émoucher moucheté mouches
maigrit;v;régime grossit kilos balance mincit poids fond minceur;régime grossit balance poids kilos mincit fond malade amincit sport ceinture perd;maigre maigrir maigreur amaigrir maigrichon
répare;v;casse garagiste mécanicien bricoleur outils panne arrange plombier;garage bricole casse mécanicien panne outils cordonnier montre vélo arrange colle plombier;réparer réparation réparateur irréparable réparable
faute;n;erreur orthographe dictée arbitre penalty péché grammaire pardon;orthographe erreur dictée coupable arbitre penalty excuse péché carton bêtise goût pardon;fautes fautif défaut fautivement faillir
cahier;n;école carreaux écrire spirale cartable feuilles brouillon textes;école feuille stylo écrire carreaux brouillon cartable ligne devoirs texte couverture écolier;cahiers
suit;v;précède filature derrière talonne détective mouton accompagne guide;précède chien talonne derrière file ombre détective accompagne filature guide après caneton;suivre suite suiveur poursuivre suivant
grandit;v;pousse croît enfant rapetisse taille mûrit centimètres bébé;pousse taille enfant soupe rapetisse vieillit plante augmente haricot évolue toise ado;grand grandir grandeur agrandir grandiose
soir;n;matin coucher crépuscule dîner nuit étoile veillée tombée;nuit matin coucher crépuscule dîner lune robe étoiles veillée après journal grand;soirée bonsoir soirs
nuage;n;pluie ciel blanc lait cumulus orage coton brume;ciel pluie blanc orage soleil mouton lait coton gris météo brume informatique;nuageux nue ennuager nuée nuances
sœurs;n;frères filles famille jumelles bonnes couvent religieuses cadettes;frères jumelles famille couvent filles religieuses belles fratrie aînée cadette parents complices;sœur sororité consœur sororal
citrouille;n;carrosse soupe orange potiron courge légume sorcière octobre;carrosse orange soupe potiron courge lanterne minuit sorcière légume marraine bougie automne;citrouilles
chaussure;n;pied lacets semelle talon soulier basket cordonnier pointure;pied lacet semelle talon basket cordonnier cirage vair pointure botte boîte trouver;chausser chausson chaussette chausseur déchausser
bonnet;n;tête laine hiver âne pompon bain tricot coiffe;laine tête hiver bain pompon froid nuit lutin âne nain phrygien ski;bonneterie bonnets bonneteau
courir;v;vite marathon jogging sprinter pieds galoper foncer piste;marathon vite sprint baskets jambes sport lièvre poursuivre essoufflé fuir athlète piste;course coureur cours accourir parcourir courant
ridés;a;visage vieux lisses pruneaux peau pommes plissés front;vieux visage peau pommes front vieillards éléphants âge crème lisses fripés tortue;ride rider ridé dérider
cartes;n;jouer belote poker valet routières postales atout bleues;jeu bataille atout belote postales château magicien poker trèfle tarot valet géographie;carte carton cartomancie cartable écarter cartographie
vacances;n;été plage congés repos mer valise juillet voyage;plage été soleil repos valise école colonie août camping congés mer juillet;vacancier vacant vaquer vacance
danse;n;ballet valse tango chorégraphie tutu rock bal musique;valse tango ballet tutu musique salon bal rythme classique chorégraphie rock loups;danser danseur dansant danseuse
chemin;n;sentier route fer randonnée itinéraire allée promenade forêt;sentier route perdu fer voie promenade randonnée cailloux traverse croix forêt écolier;cheminer cheminot acheminer cheminement
fleurs;n;bouquet vase jardin pétales roses abeille tulipes pot;bouquet jardin vase printemps pétales roses abeilles tulipes parfum marguerites pot cimetière;fleur fleuriste fleurir floral floraison flore
sucré;a;salé bonbon miel dessert gâteau confiture café doux;salé bonbon miel doux gâteau amer dessert fruit caramel confiture carie raisin;sucre sucrer sucrerie sucrier
cloche;n;église sonner fromage carillon bronze bourdon battant vache;église sonner pâques fromage idiot pied école vache bourdon son carillon imbécile;clocher clochette cloches clocheton
cour;n;récréation roi école château honneur préau immeuble juge;école récréation roi château immeuble juge ferme miracles séduire préau basse reine;courtisan courtois courtiser courette courtisane
cris;n;hurlements voix animaux bébés silence peur appels aigus;hurlements bébé guerre chuchotements peur douleur voix animaux gorge horreur colère silence;cri crier crieur criard décrier
finit;v;commence termine achève bout arrête dernier conclut dessert;commence termine achève épilogue bout arrête conclut assiette bien dernier complète générique;fin finir final finition finalement finale
élèves;n;école classe professeur maître cartables étudiants cancres lycée;école classe professeur maître cartable étudiants lycée cancres apprendre tableau rangs devoirs;élève élever élevage éleveur
allume;v;éteint lampe feu bougie interrupteur briquet cigarette télévision;éteint feu bougie briquet lampe cigarette télévision mèche interrupteur bûche cheminée;allumer allumette lumière allumage allumeur rallumer
lampe;n;ampoule lumière chevet poche génie torche éclairer électrique;ampoule lumière génie chevet poche abat frontale torche bureau huile électricité éclairer;lampadaire lampion lampiste lampes
ouvre;v;ferme porte clé boîte bouteille cadeau fenêtre débouche;porte ferme clé boîte bouteille cadeau parapluie serrure bal lettre magasin débouche;ouvrir ouverture ouvert rouvrir entrouvrir
beurre;n;tartine pain lait salé motte margarine crème noisette;tartine pain lait vache salé couteau cacahuète fondu baratte croissant motte crémier;beurrer beurrier beurré babeurre
dessins;n;crayons animés feuille croquis feutres coloriages illustrations artiste;crayons feutres animés enfants feuille coloriage artiste gribouillages bande illustrations peinture croquis;dessin dessiner dessinateur dessinatrice
trésor;n;pirate coffre île or chasse carte butin caverne;pirate coffre île carte or chasse bijoux corsaire amour grotte public enfoui;trésorier trésorerie trésors
crache;v;lama dragon salive bouche feu venin terre avale;lama dragon salive dentiste volcan serpent toux noyau venin cobra feu soupe;cracher crachat crachoir crachin recracher
flammes;n;feu incendie pompiers dragon bougies brûler brasier enfer;feu incendie dragon pompier brûler cheminée enfer chaleur bûcher fumée lance étincelles;flamme flamber enflammer inflammable flambée flamboyer
chevalier;n;armure épée tournoi heaume lance écuyer table château;armure épée lance table princesse heaume dragon tournoi servant errant château ciel;cheval chevaleresque chevalerie chevaucher cavalier
tour;n;échecs château ronde manège étages donjon potier magie;donjon échecs clocher penchée magie manège château potier créneaux cycliste immeuble piste;tourner tourelle détour retour contour entourer
nuages;n;pluie ciel gris cumulus orage moutons avion coton;ciel pluie orage gris soleil avion moutons blancs météo brouillard cumulus tête;nuage nuageux nue nuée ennuager
bus;n;arrêt chauffeur ticket car scolaire passagers transport métro;arrêt transport ticket chauffeur école ville car métro impériale voyageurs avalé ligne;autobus abribus minibus omnibus
morceaux;n;puzzle bouts sucre fragments verre portions miettes entier;puzzle bouts sucre miettes parts fragments musique vase cassé tranches pièces yaourt;morceau morceler morcellement mordre
table;n;chaise nappe manger repas pieds couverts multiplication ronde;chaise manger nappe bois quatre multiplication cuisine ronde opération matières nuit repas;attabler tablée tablette tableau tables
ciel;n;bleu nuages étoiles soleil avion paradis arc oiseaux;bleu nuage étoiles paradis avion soleil oiseau marelle terre septième arc dieu;céleste cieux ciels
nage;v;piscine brasse crawl poisson eau maillot dauphin coule;piscine poisson brasse crawl mer eau maillot papillon bouée palmes dos sueur;nager nageur nageoire natation surnager
poisson;n;arêtes pêche eau aquarium rouge écailles avril requin;mer arêtes nager rouge avril bocal pêche écailles aquarium clown pané vendredi;poissonnier poissonnerie poissonneux poissons
lait;n;vache blanc bouteille biberon beurre chocolat fromage traire;vache blanc biberon fromage beurre bébé chocolat yaourt tétine bol mammifère coco;laitier laiterie allaiter laitage laitue lactose lacté
chante;v;coq oiseau chorale cigale mélodie micro fredonne opéra;oiseau voix coq musique cigale micro opéra rossignol fredonne douche cantatrice sirène;chanter chant chanson chanteur chantonner
éléphants;n;trompe défenses ivoire barrir pachydermes savane mémoire cirque;trompe défenses savane cirque gros mémoire ivoire oreilles barrissement pachydermes gris souris;éléphant éléphanteau éléphantesque
plein;a;vide comble essence complet bourré réservoir bondé débordant;vide essence réservoir bourré complet verre soleil temps repu station ras;remplir plénitude pleinement plénier emplir
matin;n;soir réveil aube lever déjeuner coq café rosée;soir réveil aube petit café coq soleil lever rosée croissant tôt midi;matinal matinée matineux
livres;n;lire bibliothèque pages romans auteurs chapitres lecture étagère;lire bibliothèque pages roman auteur kilo école lecture couverture étagère sterling;livre livret librairie libraire
monte;v;descend escalier grimpe ascenseur échelle gravit cheval marée;descend escalier grimpe ascenseur cheval échelle étage température augmente alpiniste baisse film;monter mont montagne montée remonter monture
descend;v;monte escalier pente ascenseur piste ski bas skieur;monte escalier dévale ski pente cave toboggan ascenseur baisse luge singe tombe;descendre descente descendant redescendre
chaussettes;n;pieds laine orteils trouées tiroir bas archiduchesse souliers;pieds trouées laine orphelines baskets paire tricot archiduchesse tiroir sales odeur jambes;chaussette chausser chaussure chausson
grenier;n;cave toit poussière malle souris combles vieilleries blé;poussière vieux maison malle souvenirs cave toit araignées blé combles vide échelle;grain graine greniers grange
mince;a;gros fin maigre svelte taille élancé régime zut;maigre gros fin zut svelte taille épais mannequin régime flûte élancé crotte;minceur amincir mincir amincissement
éclaire;v;lampe phare lumière torche soleil allume bougie obscurité;lampe lumière phare soleil bougie illumine torche foudre assombrit lune guide réverbère;clair éclairer éclairage clarté éclairagiste
poussière;n;aspirateur balai plumeau chiffon meubles éternuer ménage grenier;balai aspirateur plumeau grenier ménage chiffon étoiles saleté sable éternuer acariens cendre;poussiéreux dépoussiérer empoussiérer poudre
mord;v;chien dents croque crocs requin mâchoire serpent vampire;chien dents croque vampire serpent requin pomme poisson crocodile ligne pince crocs;mordre morsure mordant mordiller mors
tourne;v;manège toupie vire pivote roue clé vis page;roue manège toupie vire terre tête disque hélice volant film rond valse;tour tourner tournant tourneur retourner tournevis
paillasson;n;porte essuyer pieds entrée palier clé bienvenue tapis;porte pieds essuyer entrée clé bienvenue tapis brosse boue sonnette palier seuil;paille paillasse pailler
fermés;a;ouverts clos clés volets verrouillés magasins dimanche yeux;ouverts yeux magasins clés volets poings dimanche verrouillés barricadés cadenas bouclés grève;fermer fermeture enfermer fermé renfermer
copains;n;amis camarades bande potes école récréation chanson anniversaire;amis camarades école récréation fête potes bande jouer foot anniversaire cochons colocation;copain copine copiner compagnon accompagner
rient;v;blague pleurent drôle éclats rigolent humour clown joie;pleurent clown blague amusent joie humour gloussent esclaffent drôle hyènes mouettes théâtre;rire rieur risible sourire ridicule
rideaux;n;fenêtres tringle voilages théâtre douche stores tissu tirer;fenêtre théâtre tringle tissu volets douche voilages tirer salon fer scène lumière;rideau
robes;n;jupes mariées princesses dentelles avocats soirées femmes couturière;jupes bal mariée avocat princesse soirée couturier chevaux femme cintre défilé été;robe enrober dérober
cuisinier;n;chef restaurant toque recette casserole tablier marmite fourneau;toque restaurant chef marmite plat fourneau tablier recette couteau four étoile menu;cuisine cuisiner cuisinière cuire cuisson
pleurer;v;larmes rire chagrin sangloter triste mouchoir oignon bébé;larmes triste oignon rire mouchoir bébé chagrin yeux sangloter consoler enterrement madeleine;pleurs pleur éploré pleureur pleurnicher
planche;n;surf bois voile repasser clou scie pain découper;bois surf repasser pain dessin voile plat scie pirate découper natation menuisier;plancher planches planchette planchiste
coule;v;robinet eau bateau nez flotte rivière fuit ruisselle;bateau eau flotte nez robinet sombre rivière sang camembert fuite maquillage miel;couler coulée couloir écouler coulis
hiver;n;neige froid saison été ski bonnet gel manteau;neige froid ski été saison manteau bonnet janvier glace noël gel cheminée;hivernal hiberner hiverner hibernation
lunettes;n;myope yeux verres opticien soleil nez branches vue;yeux soleil nez myope opticien vue verres ski monture serpent lire toilettes;lunette lunetier lune lunetterie
gâteau;n;anniversaire pâtissier bougies chocolat dessert four part moule;anniversaire bougies chocolat four pâtissier part dessert crème farine cerise levure sec;gâteaux
clown;n;cirque nez rouge rire maquillage piste pitre auguste;cirque nez rouge rire maquillage piste perruque grimaces drôle auguste blanc poisson;clownerie clownesque clowns
monstre;n;dragon effrayant lac créature peur placard cauchemar hideux;peur loch dragon placard horrible laid cauchemar lit énorme sacré vampire cruel;monstrueux monstruosité monstres monstrueusement
réveil;n;sonner matin dormir alarme coq radio lit sommeil;matin sonner dormir lit radio coq aiguilles montre alarme chevet tôt coma;réveiller éveil éveiller veiller réveillon
quitter;v;partir abandonner rester rompre laisser départ rupture sortir;partir abandonner rupture rester adieu laisser rompre amour départ maison divorce retrouver;quitte acquitter quittance
sapins;n;guirlandes forêt aiguilles épicéas boules conifères résine montagne;noël guirlandes forêt aiguilles boules montagne cônes épines verts décembre conifères cadeaux;sapin sapinière
bottes;n;pluie pied caoutchouc chat lieues cuir paille cavalier;pluie caoutchouc cuir chat sept foin cavalier lieues boue pêcheur radis gendarme;botte botter bottine bottier débotter
châteaux;n;rois sable donjon remparts forts cartes princesses pont;roi sable bordeaux princesse fort remparts tour seigneur pont donjon cartes chevaliers;château châtelain châtelaine castel
vague;n;mer surf imprécis flou écume rouleau plage tempête;mer surf flou océan tsunami écume cheveux terrain imprécis plage houle lame;vaguelette vaguement vagues divaguer
efface;v;gomme tableau crayon éponge supprime gribouille trace craie;gomme tableau crayon supprime éponge craie mémoire trace écrit enlève passé disparaît;effacer effacement effaceur ineffaçable face
coquillages;n;plage moules huîtres sable mer nacre ramasser bulots;plage mer moules huîtres collier sable nacre ramasser bigorneaux palourdes vacances seau;coquillage coquille coque coquillette
sandales;n;pieds été lanières spartiates orteils tongs plage moines;été pieds plage spartiates tongs chaussures romains cuir orteils lanières chaussettes moine;sandale sandalette
lent;a;rapide tortue escargot vite mou limace paresseux traînard;rapide escargot tortue vite mou limace traînard slow paresseux train pressé esprit;lenteur lentement ralentir ralenti
blessé;a;ambulance sang guerre pansement hôpital soigné indemne plaie;hôpital ambulance sang pansement guerre soldat genou vexé guéri touché infirmière mort;blesser blessure blessant blessée
`;
