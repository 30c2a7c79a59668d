/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide junior
language: fr
age: junior

card
? Le vrai maître de maison
Il *dort* presque toute la *journée*, choisit le meilleur *fauteuil*, et retombe sur ses *pattes* s’il saute du *toit*.
= le chat | chat
? Pas pour le chien
On le *casse* en *carrés*, il *fond* entre les *doigts*, et à Pâques il se déguise en *lapin*.
= le chocolat | chocolat
? Sans vacances
Gros comme un *poing*, il *travaille* jour et nuit, *accélère* quand tu *cours*, et les *amoureux* le dessinent partout.
= le cœur | cœur | coeur
? Quelqu’un en face
Il *copie* tes *grimaces*, change ta main *droite* en gauche, et dit la *vérité* à une *reine* jalouse.
= le miroir | miroir | la glace | glace
? En équilibre
Il a une *selle* sans *cheval*, une *chaîne* sans *chien*, et ne tient debout que s’il *avance*.
= le vélo | vélo | la bicyclette | bicyclette
? Sans porte-monnaie
On y *chuchote*, on en sort les *bras* chargés sans rien *payer*, et tout ce qu’on *emprunte* doit *revenir*.
= la bibliothèque | bibliothèque | la médiathèque | médiathèque
+ arc-en-ciel
+ pomme de pin
+ ver de terre
+ chasse au trésor
+ grand-père

card
? Sans se presser
Après la *pluie*, il sort les *cornes*, porte sa *maison* sur le *dos*, et laisse un chemin *brillant* derrière lui.
= l’escargot | escargot
? Acrobate en cuisine
Ronde et *plate*, elle *saute* dans la *poêle*, se *retourne* en l’air, et finit roulée avec du *sucre*.
= la crêpe | crêpe
? Bonne affaire
Elle *bouge*, *tombe*, passe la nuit sous l’*oreiller*, et une petite *souris* l’échange contre une *pièce*.
= la dent | dent | la dent de lait | dent de lait
? Un long détour
Une *galette* dans le *panier*, elle *bavarde* dans la *forêt*, et s’étonne plus tard de trop grandes *oreilles*.
= le Petit Chaperon rouge | Petit Chaperon rouge | le Chaperon rouge | Chaperon rouge
? Tous debout
Seul le *gardien* a droit aux *mains*, l’*arbitre* *siffle*, et le *stade* hurle pour une balle dans un filet.
= le football | football | le foot | foot
? Jour et nuit
Son *camion* crie plus fort que les autres, il *grimpe* à l’*échelle*, *arrose* les maisons et sauve les chats *perchés*.
= le pompier | pompier | les pompiers | pompiers
+ bonhomme de neige
+ coup de soleil
+ poisson d’avril
+ saute-mouton
+ croiser les doigts

card
? Au bout du fil
Elle *tisse* un piège de *soie* dans un *coin* du plafond, puis *attend* sans bouger qu’une *mouche* s’y colle.
= l’araignée | araignée
? Ni vu ni connu
Elle *maigrit* chaque fois qu’elle *répare* une *faute*, et laisse des *miettes* sur le *cahier*.
= la gomme | gomme
? Fidèle compagne
Elle te *suit* sans faire de *bruit*, *grandit* le *soir*, et disparaît dès qu’un *nuage* cache le soleil.
= l’ombre | ombre
? Partie trop vite
Elle *frotte* le sol pour ses *sœurs*, va au *bal* en *citrouille*, et revient avec une seule *chaussure*.
= Cendrillon
? Ça glisse
On y met un *bonnet* en plein *été*, il est défendu d’y *courir*, et on en sort les *doigts* *ridés*.
= la piscine | piscine
? Bonnes nouvelles
Il connaît ton *adresse*, roule souvent en *jaune*, craint les *chiens*, et t’apporte les *cartes* de *vacances* de mamie.
= le facteur | facteur | la factrice | factrice
+ donner sa langue au chat
+ dormir comme une marmotte
+ être sage comme une image
+ avoir des fourmis dans les jambes
+ pomme de terre

card
? Robe rayée
Elle *danse* pour montrer le *chemin* des *fleurs* à ses *sœurs*, et leur garde-manger est très *sucré*.
= l’abeille | abeille
? Enfin !
Elle commence par une *cloche*, remplit la *cour* de *cris*, et *finit* toujours trop tôt pour les *élèves*.
= la récréation | récréation | la récré | récré
? Souvent visité
Il *allume* sa *lampe* quand on l’*ouvre*, garde le *beurre* au frais, et porte tes *dessins* sous des aimants.
= le réfrigérateur | réfrigérateur | le frigo | frigo | le frigidaire | frigidaire
? Mauvaise haleine
Il dort sur un *trésor*, *crache* des *flammes* quand un *chevalier* le réveille, et garde une princesse dans sa *tour*.
= le dragon | dragon
? Toujours perdu
Il s’*ouvre* sous les gros *nuages*, se retourne dans le *vent*, et on l’*oublie* dans le *bus* au retour.
= le parapluie | parapluie
? Patience
Vendu en *morceaux*, il se *répare* sur la *table*, les *bords* d’abord, et le *ciel* bleu est le pire.
= le puzzle | puzzle
+ brosse à dents
+ bande dessinée
+ pâte à modeler
+ mille-pattes
+ il pleut des cordes

card
? La géante
Elle *nage* mais n’est pas un *poisson*, donne du *lait*, *chante*, et peut peser plus que vingt *éléphants*.
= la baleine | baleine | la baleine bleue | baleine bleue
? Lourde charge
Il part *plein* le *matin*, porte des *livres* sur ton *dos*, et dort tout l’*été* au fond du placard.
= le cartable | cartable | le sac d’école | sac d’école
? Immobile
Il *monte* et *descend* sans changer de place, *craque* la nuit, déteste les *chaussettes* qui glissent, et mène au *grenier*.
= l’escalier | escalier | les escaliers | escaliers
? Déjà visitée
Tantôt *ronde*, tantôt *mince*, elle *éclaire* la *nuit*, et garde dans sa *poussière* les pas de douze hommes.
= la lune | lune
? Petite mais utile
Elle a des *dents* mais ne *mord* pas, *tourne* dans un *trou*, et se cache sous le *paillasson*.
= la clé | clé | la clef | clef
? Plus personne
On *compte* les yeux *fermés*, puis on cherche des *copains* qui *rient* derrière les *rideaux*.
= cache-cache | cache cache | le cache-cache | une partie de cache-cache
+ barbe à papa
+ chauve-souris
+ tapis volant
+ cerf-volant
+ marcher à quatre pattes

card
? Une histoire triste
Il porte plusieurs *robes* l’une sur l’autre, et le *cuisinier* qui le *coupe* finit par *pleurer* sur sa *planche*.
= l’oignon | oignon | l’ognon | ognon
? En plein milieu
Il *coule* en *hiver*, porte les *lunettes*, devine le *gâteau* avant toi, et celui du *clown* est rouge.
= le nez | nez
? Voyage sur place
On y *saute* en cachette des *parents*, un *monstre* vit peut-être dessous, et le *réveil* nous force à le *quitter*.
= le lit | lit
? Grand silence
Elle tombe sans bruit, habille les *sapins* de *blanc*, *craque* sous les *bottes*, et prend parfois une *carotte* pour nez.
= la neige | neige
? Bâtisseurs d’un jour
On y élève des *châteaux* que la *vague* *efface*, on y ramasse des *coquillages*, on en rapporte plein les *sandales*.
= la plage | plage
? Bataille sans bruit
Le *roi* y est *lent*, les *fous* vont de travers, les *cavaliers* sautent, et personne n’est *blessé*.
= les échecs | échecs | le jeu d’échecs | jeu d’échecs
+ avoir une faim de loup
+ avoir la chair de poule
+ à la queue leu leu
+ être têtu comme une mule
+ être dans la lune
`;
