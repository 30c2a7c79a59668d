/**
 * Families whose members do not look alike enough, as a table hears them today: learned cousins (roi, reine; verre, vitre) are not
 * among them. Any two words of a line are of one root; their forms, and what a prefix makes of them, come with them.
 */
export const FRENCH_KIN = `
acheter achat acheteur rachat racheter
air aérer aérien aération aéré
aller vais va vas allons allez vont ira iront irai allée
ami amie amitié amical amicale amicalement
amour aimer amoureux amant aimable amoureuse
an année annuel annuelle annuaire anniversaire bisannuel
ange angélique angelot archange
appeler appel appellation rappel
apprendre apprenti apprentissage apprenant
arc archer arcade arche
arbre arbuste arbrisseau arboricole arborescent arboriculture
art artiste artisan artistique artisanal
asseoir assis assise
attendre attente attendu inattendu
avant avancer avance avancée devancer auparavant
avoir eu eue ai as avons avez ont aurai
avouer aveu aveux
bain baigner baignoire baignade baigneur baigneuse
bas basse baisser baisse abaisser rabais rabaisser
battre bataille batteur batterie battement combat combattre abattre débat battu batailleur
beau bel belle beauté embellir bellement
bête bêtise bestiole bestial abêtir embêter
blanc blanche blancheur blanchir blanchisserie blanchâtre
boire bu bue boisson buveur buveuse buvette buvard breuvage imbiber imbuvable buvable
bon bonne bonté bonifier bonnement bonheur
bœuf bovin bouvier bovidé
boue boueux éboueur embourber
bouche bouchée embouchure bouchon
bras brassard embrasser brassée bracelet
brûler brûlure brûleur brûlant
bruit bruyant bruitage bruyamment bruiteur
bureau bureaucrate bureautique
but buteur buter
café cafetière caféine cafétéria caféier
cent centaine centième centenaire centime
chaleur chaud chauffer échauder chauffage réchauffer chaudière chauffeur échauffement chaudron chaleureux
champ champêtre
chanter chant chanson chanteur chanteuse chansonnette enchanter
château châtelain châtelaine
chat chaton chatte chatière
cheval chevaux chevalier chevalin chevaucher chevaline
cheveu chevelure chevelu échevelé
chien chienne chiot chenil
choix choisir
cinq cinquième cinquante cinquantaine
cité citoyen citadin
clair clarté éclairer éclaircir éclaircie éclairage clairière
clé clef
clore clôture enclos clos
cœur écœurer écœurant
coin coincer
compter compte comptable compteur comptoir
conclure conclusion
conduire conduite conducteur conduit
connaître connaissance connu connaisseur inconnu reconnaître
conte conter conteur raconter
corne cornu licorne encorner
corps corporel corporelle corpulent corpulence corset incorporer corsage
coudre couture couturier couturière cousu
couleur colorer colorier coloriage coloration coloris incolore multicolore bicolore tricolore colorant
courir course coureur cours courant parcours concours accourir recourir coursier courut couru coureuse
court raccourcir raccourci écourter courte
couvrir couverture couvert couvercle découvrir découverte recouvrir
craindre crainte craintif
créer création créateur créature créatif créatrice
crier cri criard crieur
croire croyance crédule incroyable croyant crédible
croître croissance croissant
cruel cruauté
cuire cuisson cuisine cuit biscuit cuisinier recuire cuisinière cuiseur
décevoir déception déçu
défendre défense défenseur défensif
dent dentiste dentaire dentier édenté dentition dentifrice dentelé
descendre descente descendant
dette endetté endetter endettement
détruire destruction destructeur indestructible
deux deuxième
devoir dû due doit dois redevable
dieu divin déesse divinité adieu
dire dit dite diction maudire médire dicton prédire contredire diseur malédiction
diriger direction directeur directrice
dix dizaine dixième
donner don donneur donation donateur
dormir dortoir dors dormeur endormir endormi
dos dossier adosser dorsal
doux douce douceur adoucir doucement radoucir doucereux
droit droite adroit maladroit
dur dureté durcir endurcir dure
école écolier scolaire scolarité scolariser écolière
écrire écriture écrit écrivain scribe inscrire description inscription écriteau décrire
égal égalité égaliser
élire élection élu électeur électoral
empereur empire impérial impératrice
émouvoir émotion ému émotif
enfant enfance enfantin infantile enfanter enfantillage
entendre entente malentendu
entrer entrée rentrer rentrée
espérer espoir espérance désespoir désespérer
éteindre extinction extincteur éteint
être suis es est sommes êtes sont été fut serai étais était
étoile étoilé étoilée
étroit rétrécir étroitesse
étude étudier étudiant étudiante studieux
évader évasion
faim affamé famine affamer famélique
faire fait faisons font ferai faisable défaire refaire infaisable fais
faux fausse fausser fausseté falsifier faussaire
femme féminin efféminé féminité féminisme féministe
fer ferrer ferraille ferreux ferroviaire ferronnier ferrure
fermer fermeture
fête fêter festin festif festivité festival fêtard
feuille feuillage effeuiller feuillu feuillet
fille fillette filleule
fin final finir finale infini définir finalement finition
flamme flamber enflammer flambeau flambée flamboyer
fleur floral fleuriste fleurir floraison flore florissant
fleuve fluvial
fondre fonte fondu fondue fonderie
force fort forcer effort renforcer forteresse forte fortifier
forêt forestier forestière reforestation déforestation reforester déforester
fou folle folie affoler follement raffoler
four fournée fournil enfourner fourneau
fourmi fourmilière fourmiller
frais fraîche fraîcheur rafraîchir
frère fraternel fraternité confrère fratrie frérot fraternellement
frire frite friteuse friture
froid froideur frigorifique refroidir frileux froide
fruit fructueux fruitier fructifier
fuir fuite fuyard fugue fugitif
fumée fumer fumeur enfumer fumigène fumoir
gagner gain gagnant gagneur regagner
garder garde gardien gardienne garderie gardiennage
géant gigantesque géante
gel geler dégeler dégel congeler congélateur surgelé gelée
genou agenouiller genouillère génuflexion
glace glacier glaçon glacial verglas glacière
goût goûter ragoût dégoût goûteux
goutte égoutter gouttière gouttelette
gouvernement gouverner gouvernail gouverneur
grain graine grainetier égrener
grand grandir agrandir agrandissement grandeur grandiose
gros grosse grossir grosseur grossesse
guerre guerrier aguerrir guerroyer
habit habiller habillement déshabiller
haine haïr haineux haïssable
haut hauteur hausser hautain rehausser hausse
heureux bonheur malheur malheureux
hiver hivernal hiberner hivernage
histoire historien historique
honneur honorer honorable déshonneur honorifique
horreur horrible horrifier
huile huileux huiler
île îlot îlien
imprimer impression imprimante imprimeur
interdire interdit interdiction
jardin jardinier jardinage jardiner
jeu jouer joueur joueuse jouet enjoué enjeu joujou jeux rejouer
jeune jeunesse rajeunir jeunot
joie joyeux réjouir joyeusement
joindre joint rejoindre jointure
jour journée journal journalier ajourner bonjour toujours
jumeau jumelle jumeler
jus juteux
laid laideur enlaidir
lait laitier allaiter laiterie laitage laitière
langue langage bilingue linguiste
large largeur élargir
laver lavage lavabo lavoir laverie laveur lave-linge
lent lenteur ralentir lentement
lettre littéraire littérature illettré
libre liberté libérer librement libération
lieu local localité localiser
lit literie aliter alité
lire lecture lecteur lisible lu lectrice liseuse relecture illisible relire
loin lointain éloigner éloignement
long longue longueur allonger rallonge rallonger longtemps longer
louer loyer
louer location locataire
loup louve louveteau
lourd lourdeur alourdir lourdement
lumière lumineux luminosité illuminer allumer luminaire allumette rallumer
lune lunaire alunir lunatique alunissage
main manuel manier manucure manipuler manuscrit mainmise
maigre maigrir amaigrir maigreur
mal malheur maux
mal maladie malade maladif
manger mangeur mangeoire immangeable mangeable
maître maîtresse maîtriser maîtrise
médecin médical médicament médecine
mer marin maritime marée amerrir marine amerrissage
mère maternel maternité maternelle materner commère
mentir mensonge menteur mensonger
mettre mise mis mettez remettre permettre admettre
mille millier millième millénaire
moine monastère monacal
mont monter montagne montée montagnard monticule
mordre morsure mordant mordiller
mort mourir mortel mourant mortalité meurt mortuaire meurs immortel mortelle
mou molle mollesse ramollir mollement
mur muraille murer emmurer mural muret
muscle musclé musculation musculaire
nager nage nageur nageoire natation nageuse
naître naissance né née natal renaître natif naquit
navire naviguer navigation navigateur naval
neige neiger enneigé
nerf nerveux énerver nervosité
net nettoyer nettoyage netteté
neuf neuve
nez nasal nasillard naseau
nid nicher nichoir dénicher nichée
noir noire noirceur noircir
nom nommer nominal surnom prénom renommé
nourrir nourriture nourrisson nourrice nourrissant
nu nue nudité dénuder nudiste
nuage nuageux ennuagé
nuit minuit nuitée
obéir obéissance obéissant désobéir
odeur odorant odorat inodore déodorant
œil yeux œillade
oiseau oisillon oiseleur
ombre ombrage ombragé ombrelle
or doré dorer orfèvre dorure
ordre ordonner désordre
os osseux ossature ossements désosser
ouvrir ouvert ouverture ouvreuse rouvrir entrouvert
papier papeterie paperasse
paix apaiser paisible
pain panifier panification
parler parole parleur parlement parloir
peindre peintre peinture peint
perdre perte perdant perdu
père paternel paternité compère beau-père
peser pesant pesée pesanteur
petit petite petitesse rapetisser
peuple population populaire peupler
peur peureux apeuré apeurer
pied piéton trépied piétiner piétinement piétonne
pierre pierreux empierrer pierrerie
plat aplatir plate platitude
plein remplir plénitude emplir pleine
plier pli pliage pliant déplier replier
pluie pleuvoir pluvieux pleut parapluie pluvial plu pluvieuse
poésie poème poète poétique
poil poilu poilue
poing poignée poignet poignard empoigner
poisson poissonnier poissonnerie
porc porcin porcherie porcelet porcher
porte portier portail portière portillon
pouvoir peut peux pu
prendre pris prise preneur prenez apprendre surprendre
prince princesse princier principauté
prison prisonnier emprisonner
produire production produit producteur productif
promettre promesse prometteur
protéger protection protecteur
prouver preuve éprouver épreuve
punir punition punitif
quatre quatrième quarante quart
recevoir réception reçu receveur
règle régler règlement régulier
répondre réponse répondeur
rêve rêver rêveur rêverie rêvasser
rire risible sourire rieur rieuse
roi royal royaume royauté roitelet royaliste royale
rompre rupture rompu
rond ronde rondeur arrondir
roue rouler rouage roulette rouleau
rouge infrarouge rougir rougeur rougeole
roux rousse rousseur rouquin
sac sachet sacoche ensacher
sain santé assainir sanitaire saine
saint sainte sanctifier sanctuaire sainteté
sale salir saleté salissant
sang sanguin saigner sanglant ensanglanter sanguinaire saignement saignant
saut sauter sauterelle sursaut sauteur
savoir su sue savant sait sais sachez
sec sèche sécher sécheresse séchoir
sel salé saler salière salin dessaler
semer semence semailles semis semeur
sentir sens sentiment sensible sensation senteur
servir service serveur serveuse serviteur
seul solitude solitaire esseulé seule
six sixième sizaine
sœur sororal sororité
soif assoiffé assoiffer
soin soigner soigneux soignant soigneur
soir soirée bonsoir
sommeil somnoler somnolence ensommeillé
soleil solaire insolation ensoleillé parasol tournesol
son sonore sonner sonorité résonner sonnerie sonnette
songe songer songeur
sorcier sorcière sorcellerie ensorceler
sourd surdité assourdir
suivre suite suivant poursuite poursuivre
sûr sûreté assurer rassurer assurance sûrement
table tablée attabler tablette tableau tablier
télé télévision téléviseur
temps temporel temporaire temporiser intempérie contretemps printemps
tendre tendresse attendrir tendrement
terre terrestre terrien atterrir enterrer souterrain terrain atterrissage terreau déterrer terreux territoire
terreur terrible terrifier terroriser
tête têtu entêter têtard
tenir tenu tenue maintenir retenir contenir
tirer tir tireur tirage tiroir étirer
tour tourner tournant tournis retourner
trois troisième triple trio tripler
tuer tueur tuerie
un unique unité union uni unir unième
user usure usage
vache vacher vachette vacherie
vaincre victoire vainqueur invincible victorieux vaincu
valoir valeur valable
vendre vente vendeur vendu vendeuse revente revendre invendu invendable
venin venimeux
venir venue venu avenir revenir viens vient bienvenue
vent venteux éventail ventiler éventer ventilateur paravent
ventre ventral éventrer
verre verrier verrière verrerie
vert verte verdir verdure verdoyant verdâtre
vêtir vêtement dévêtir
veuf veuve veuvage
vie vivre vital vivant vitalité survie revivre vécu survivre
vieux vieille vieillir vieillesse vieillard
vigne vigneron vignoble
vin vinaigre vinicole viniculture
ville village villageois
vite vitesse
voir vue vision prévoir prévisible imprévisible visible visuel vu voyant revoir invisible voyeur
voler vol volière voleur voleuse envol volée survoler
vouloir volonté voulu veut veux volontaire
vrai vérité véritable véridique vérifier vraiment
`;
