/** Look-alikes a table takes for different words, a group a line: the first is no kin of the others. */
export const FRENCH_STRANGERS = `
adulte adultère
agréable agrès
air aire airelle
ange anguille anglais
anglais angle
animal animer animé
année anneau
arc archive
archer archet archive
aspirateur aspirine
assiette assis
assis assister assisté
attendre attentif attention attendrissement attendrir
avenir aventure avenue
aventure avent
bague baguette
baisser baiser
bal balance ballon balade balai
balai balade ballon balle
balle ballet ballerine
banane ban
banc bancaire banquier banquise
bandeau bandit
banque banc banquet banquette bancal banquise
banquier banquet banquette banquise
barbe barboter
barque barbe
barre barrir barrissement
bas base basique bassin
berger berge
billard bille
billet bille
blanc blanquette
bois boisson boire
bon bonus bonnet
bonnet bonne
bord bordel bordeaux
boss bosse bossu
bosse bosser bosseur
bosser bossu
botte bottin
bouc bouchon boucher bouche boucherie
bouche bouchot boucher bouchon
boucle bouclier
boue bouée
bouffe bouffon
bouge bougie bougeoir bougon
bouger bougie bougeoir bougon bougonner
boule boulon bouleau
boulot boule boulon bouler
bouquet bouquin bouc bouquetin
bourré bourreau bourrique
bouteille bout bouton
boutique bout bouton
bouton bout bouteille boutique
branche brancard
bras brasserie brasier
broche brocante
brouillard brouillon
bruit bru
bus bu bue
bus buste
but butte butin
cacher cachet
caleçon calèche
camp campus
caméra camion
canal canard
canne cannelle
capitaine capitale capital
car carte carat carie carré carotte carrière carillon caresse
carte cartel cartonné carton cartésien
casque cascade
casser cassette cassis cas
cave caverne
chaise chair chaire
chant chantier méchant
chanter chantage chantier
chapeau chapelet chapelle
charité chariot
chasse chas châssis
chat château châteaux
cheminée chemineau cheminot
chic chichi chicon chiche
chips chiper chipie
chou chouette
chut chute chuter
citron citronnelle
clair clairon
climat clim
cloche clochard
cochon coche cocher
coller collier colline collerette collet collision
colonel colonie
combat combine combiné combiner
combien combat
compliqué complet compliment complot complice complicité compléter complément
comprendre compresser compression
compte compas comptine
confondre confier confesser
congé congeler
constant constat
content contenir contenu
copier copieux copieusement
coq coque coquin
corde cordonnier
corne corneille
couler couleur
couleur coulis coulée couler
coup coupe couper coupable coupure coupon
coupe coupable
couper coupable
cour courrier courriel coureur courir course
cour cours
courant courage courrier couronne
courir cour courage couronne courageux courgette couronner courroie
courir courrier courriel court courtois
cours courage courrier couronne courriel court
court courrier courage couronne courtois cour
couru courrier court cour
cousin cousu coudre
coussin cousu coudre
crayon craie
crever crevette
crevette crevasse
crise cris crissement crisser cri
croc croquer croquis
crochet croquer croquis croquette
croiser croire croître croissant
croix croire
crotte crotale
cruel crue cru
cuire cuir cuirasse
cuisine cuisse
cul culot
côte côté
dent dentelle
dessus dessin dessiner
devant devoir
devenir devis
dos dose
douceur douche
doux douche
dragon draguer dragée
dur durer durée
décoller décolleté
délicieux délicat
encre encrasser
entrer entrain
escalier escale
explosion exploit exploiter
fan faner fanon
farce farcir
farine far
faux faute faucon faucille faucher
fermer ferme fermier fermement fermière ferment
feu feuille feuilles feuillage
fil fils
fleur fleuret
flou flouer
foi fois
fond fonds
fond fondu fondateur fondue fondre
forme fort
foule foulard foulure
four fourrure fourreau fourrer
fraction fracture
frais frayeur
fraise frais
franc français france
franchement français
frange frangin
frisson friser frisé
fromage froment
fête fétiche
garder gardon
golf golfe
gorge gorgée
gros grossier
guérir guérite
génie géniteur génitrice
général génération généreux générique générosité
habiller habile habileté
heure heureux heureusement
humeur humour humoriste
imposer impossible
impossible imposteur imposant imposition
instruire instrument
interne internet
jambe jambon
jus juste
lac lacet
laser las
lent lentille
libre libraire librairie livre
linge lingot lingette
lire délire délirer
lit litre litière
litre litière
livre livrer livreur livraison
long longe
loup loupe louper
lune lunette lunettes
mai mais
mail maillot maillon maille
maillot maillon maille
main maintes
maison mais
manche manchot
manger manga mangue
marche marché marc
marché marcher marc
marrant marron marraine
marrer marron
masque mascotte
matelas matelot
mauvais mauve
mentir mental menton mention
menu menuet
mer mère maire
merci mercure mercerie
message messe mess messie
messe messie mess messager
messieurs messie
migraine migration migrer
mine minet minette
minute minuit
misère mise mis
moi mois
moine moineau
moins moine moineau
mois moisi moisir moisson moissonner
moitié moite
moquer moquette
mot motte moteur motif motard
mou mouiller mouette
mouche mouchard mouchoir
mouton moutarde
ménage manège
nager ménager
officier officine
opération opéra
opérer opéra
ordinateur ordinaire
ours oursin
ouvrir ouvrier ouvrière ouvrage
paille paillette
panne panneau
papier papi papy papillon
papillon papille
parc parce parquet parcelle
parfois parfait
pari par parité paris
part parti partir
partir partage part partiel particule partition
pas pa
passer passable passoire passion
passer pasteur
patron patrie
peau pot
pelle pellicule
percer perche perchoir
petit pet
pied piédestal
pierre pierrot
pince pinceau
piste pis piston
placard place plaque
placer plaquer plaque
plage plagier
plaisir plaisance
plan planète plante planer planeur plantain planter
plante planer
planète planer
plaque place
plat platine
poil poilant
poire poireau
poisson pois poisse poisseux poison
politique politesse poli
pompe pompier
porc porche
porcelaine porc
port portable portail porteur portique portion porter
porte portable port portique portion portrait
poste posture postillon
pot potion potence potin poteau
pote potée
poule poulie poulain
poule pouls
poulet pouls
pourrir pour
pousser poussière poussin pou
poussière poussin poussette
prison pris prix prise prendre
prix pris prise prisonnier prendre
prof profit
prune prunelle
précieux précis
présence pré
pâte pâté
père repère repérer
quartier quarante
queue que
rasoir ras
rat rater raté
rein reine
reine reinette rein
relax relation relais
rhume rhum
rideau ride rider
rose rosée arroser
route routine
ruban rue
rêve réveil
sac sacher savoir
saison saisir savoir
salade salaire sale
sale saler sel salle
salle sale sel
sang sangle sanglier sanglot
santé santon
sauver sauvage
savon savoir savate
sec secteur section
sel selle
semelle semaine semer
sentiment sentier
sentir sentence sentier
soldat solde solder
somme sommet sommier
sou souiller soute
sou sous
souder soudain
soupe soupir
souris sourire
souvent souvenir
station statue statistique
sérieux série
tache tâche
tante tant
tartine tard
tasse tas tasser
temps tempête
tendre tente
tente tenter tentation
terme terminer
terre terrible terrasse terrine terreur terrifier
tigre tige
tissu tison
toile toilette
tomber tombeau tombale
tort tortue torture
tortue torture
tour tourisme touriste tourte
trace traquer trac tracteur tracas tracasser
tracer traquer trac tracteur tracas tracasser
trop tropique
trotter trottoir
trou trouille trousseau trouver
tulipe tuile
université universel
vache vaccin vacciner
venir aventure avenue
vent vente vendre vendredi
vent ventre
ver vers
ver version verrue
verre verrue verrou
verser version
vert vertu ver
village villa
ville villa
violet violent violon
violon violent
vis viser visa visite vision visage
vite vitre vitrine
voir visage visite
voix voisin voisine voisinage
œil œillet
`;
