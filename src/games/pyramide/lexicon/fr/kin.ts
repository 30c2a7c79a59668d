/** Families whose members do not look alike: learned words, and verbs whose forms part. Any two words of a line are of one root. */
export const FRENCH_KIN = `
aller vais va vas allons allez vont ira iront irai
ami amitié amical amicale inimitié
an année annuel annuaire anniversaire millénaire
arbre arboricole arborer arborescent arboriculture
art artiste artisan artistique
avoir eu eue ai as avons avez ont aurai
beau bel belle beauté embellir bellement
boire bu bue boisson buveur buvette buvard breuvage imbiber imbuvable
bœuf bovin bouvier
bouche buccal embouchure bouchée
bras brassard embrasser brachial brassée
chaleur chaud calorie chauffer échauder chauffage réchauffer calorifique
champ campagne champêtre campement camper
chanter chant chanson chanteur cantatrice enchanter incantation
chaud chaleur chaleureux chauffer échauder
cheval chevalier cavalier chevalin chevaucher cavalerie
cheveu capillaire chevelure échevelé
chien canin chenil chienne chiot canine
cœur cardiaque cordial écœurer cardiologue
corps corporel corporelle corpulent corpulence corset incorporer corsage corporation corporelles
courir course coureur cours courant parcours concours accourir recourir
croire croyance crédule incroyable croyant crédible mécréant
cuire cuisson cuisine cuit biscuit cuisinier recuire
devoir dû due dette doit dois redevable
dieu divin déesse divinité déifier adieu
dire dit dite diction maudire médire dicton prédire contredire diseur
dix dizaine décimal dixième décennie décimètre décade
doigt digital digitale
dormir dortoir dors dormeur endormir
droit droite adroit
eau aquatique aqueduc aquarium évier aqueux
école écolier scolaire scolarité scolarisé
écrire écriture écrit écrivain scribe inscrire description inscription écriteau
égal égalité
enfant enfance enfantin infantile enfanter
être suis es est sommes êtes sont été fut serai étais était
étoile stellaire constellation étoilé
étude étudier étudiant studieux
faim affamé famine affamer famélique
faire fait faisons font ferai faisable défaire refaire
femme féminin efféminé féminité féminisme
fer ferrer ferraille ferreux ferroviaire ferronnier
feu foyer feux
feuille feuillage folio foliaire effeuiller
fils filial fille filleul filiation affilier
fin final finir finale infini définir
fleur floral fleuriste fleurir floraison déflorer florissant
force fort forcer effort renforcer forteresse
frère fraternel fraternité confrère fratrie
froid froideur frigorifique refroidir frileux frigide
fruit fructueux fruitier fructifier
fumée fumer fumeur enfumer fumigène
genou agenouiller génuflexion
goût goûter gustatif ragoût déguster dégoût
gouvernement gouverner gouvernail
guerre guerrier aguerrir
haut hauteur altitude hausser exalter hautain
heure horaire horloge horloger
hiver hivernal hiberner hivernage
homme humain humanité hommage
huile oléagineux huileux
île insulaire isolé îlot péninsule
jeu jouer joueur joueuse jouet enjoué enjeu
jeune jeunesse juvénile rajeunir
jour journée journal diurne ajourner bonjour
lait lactose lacté laitier allaiter laiterie
langue linguiste linguistique langage bilingue
lettre littéraire littérature illettré
lieu local localité localiser
lire lecture lecteur lisible lu
livre libraire librairie livret
loi légal légitime légiste illégal
lumière lumineux luminosité illuminer allumer lueur
lune lunaire alunir lunatique
main manuel manier manucure manipuler manœuvre manuscrit
mal maladie malade malheur
mer marin maritime marée amerrir marine
mère maternel maternité maternelle marâtre
mettre mise mis mettez remettre permettre admettre
mois mensuel mensualité trimestre semestre
mort mourir mortel mourant mortalité meurt mortuaire meurs
mourir mort meurt meurs mourant moribond
mouvement mouvoir mobile moteur émouvoir
mur muraille murer emmurer mural
naître naissance né née natal renaître natif naquit
neige neiger enneigé nival
neuf nouveau neuve rénover nouveauté innover
nez nasal nasillard naseau
noir noirceur noircir
nom nommer nominal surnom prénom renommé
nombre numéro numérique dénombrer numéral
nuit nocturne minuit
œil yeux oculaire oculiste œillade œillet
œuf ovale ovule ovipare
oiseau oisillon oiseleur
or doré dorer orfèvre aurifère dorure
oreille auriculaire oreiller
os osseux ossature ossements désosser
ouvrir ouvert ouverture ouvreuse
pain panifier panade
paix pacifique apaiser pacifiste paisible pacifier
parler parole parleur parlement
peau peler pelage dépiauter
père paternel patrie patron paternité parrain
peser poids pesant pesée pesanteur
petit petitesse rapetisser
peuple population populaire peupler
peur peureux apeuré
pied pédale piéton pédestre pédicure bipède trépied pédaler
pierre pierreux pétrifier empierrer
plein plénitude remplir plénier
pluie pleuvoir pluvieux pleut parapluie pluvial plu
poil pileux épiler poilu dépilatoire
poisson poissonnier pisciculture
porc porcin porcherie
pouvoir puissant puissance peut peux pu
prendre pris prise preneur prenez apprendre surprendre
prince princesse princier principauté
prison prisonnier emprisonner
rire risible sourire rieur
roi royal royaume royauté régner reine
rompre rupture rompu
sain santé assainir sanitaire
saint sanctifier sanctuaire sainteté
sang sanguin saigner sanglant ensanglanter sanguinaire
savoir su sue savant sait sais sachez
sel salé saler salière salin
sentir sens sentiment sensible sensation senteur
siècle séculaire
six sixième sizaine
sœur sororal sororité
soif assoiffé assoiffer
soleil solaire insolation ensoleillé parasol tournesol solstice
son sonore sonner sonorité résonner
songe songer songeur
table tablée attabler tablette tableau
temps temporel temporaire temporiser intempérie contretemps printemps
terre terrestre terrien atterrir enterrer souterrain terrain
tête têtu entêter têtard
tenir tenu tenue maintenir retenir contenir
trois troisième tiers triple trio trident
un unique unité union uni unir
vache vacher vachette
vaincre victoire vainqueur invincible victorieux
vendre vente vendeur vendu
venir venue venu avenir revenir viens vient
vent venteux éventail ventiler éventer ventilateur
ventre ventral éventrer
verre vitre verrier vitrail verrière vitreux
vert verdir verdure verdoyant
vie vivre vital vivant vitalité survie revivre
vieux vieille vieillir vieillesse vieillard
vin vigne vinaigre vinicole vendange vigneron viticulteur
ville village villa
vivre vie vivant vécu vital survivre
voir vue vision visible visuel vu voyant revoir invisible
voix vocal vocalise voyelle
vouloir volonté voulu veut veux volontaire
vrai vérité véritable véridique vérifier vraiment
`;
