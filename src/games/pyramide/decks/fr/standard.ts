/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide
language: fr
age: standard

card
@ c4853dce7a9f82cc
? Vue d’ensemble
Un *archange* en haut, une *omelette* en bas, des *agneaux* alentour : avant de partir, pensez à la *marée*, ou bien il faut *patauger*.
= le Mont-Saint-Michel | Mont-Saint-Michel | Mont Saint-Michel | le Mont Saint-Michel | Mont Saint Michel | le Mont | l’abbaye du Mont-Saint-Michel
@ place, places; patauger, omelette
? Petits voyages
Le *voisin* dit un *bonjour*, puis plus rien ; une *panne* : tout l’*immeuble* redécouvre ses *genoux*.
= l’ascenseur | ascenseur | un ascenseur | les ascenseurs | la cabine d’ascenseur
@ thing, inventions; bonjour, genoux
? Bonne soirée
Pas de *douche* sans *couteau*, pas de *corbeau* sans les autres, dit le *figurant* : vous pouvez *hurler* !
= Alfred Hitchcock | Hitchcock | Hitch | sir Alfred Hitchcock | Alfred Hitchkock
@ person, man, abroad, arts; figurant, couteau
? Tout pour la cause
Je fus *institutrice* et *rouge*, puis du côté du *noir*, entre une *barricade* et, pour changer, le *bagne*.
= Louise Michel | la Vierge rouge | Michel | Louise Michel la communarde
@ person, woman, history; noir, rouge
? Mine de rien
L’*orateur* y reprend *souffle*, le *centime* la suit *aussitôt*, et la *phrase* lui doit ses longueurs.
= la virgule | virgule | une virgule | les virgules
@ thing, language; aussitôt, souffle
? Les grands moyens
Avec des *villes*, un *professeur*, des *otages*, une *moustache* pour tous, on peut, si l’on veut, *imprimer* tout ce qu’il faut.
= La Casa de papel | Casa de papel | Casa del papel | La Casa del papel | Money Heist
@ work, recent, abroad, tales; moustache, imprimer
+ tirer le diable par la queue
+ noyer le poisson
+ mettre de l’eau dans son vin
+ mettre le feu aux poudres
+ la cerise sur le gâteau

card
@ 2b8aa08bc39b25b5
? Bon voisinage
Le *caniche* le connaît ; chez lui, l’*amour* et les *impôts* voisinent, au fond d’une *sacoche* : lequel, *franchement*, sera là demain ?
= le facteur | facteur | la factrice | factrice | le postier | postier | le préposé
@ notion, work; franchement, amour
? Belle surprise
Un *cocotier* d’abord, plus tard un *bureau*, si possible *ovale* ; la *paix* en prime, et puis *quatre* de plus, pourquoi pas ?
= Barack Obama | Obama | le président Obama | Barak Obama | Barack
@ person, man, recent, abroad, history; cocotier, quatre
? Question de place
L’*élève* me redoute, le *banquier* m’aime en *série*, et le *glaçon* commence à ma hauteur : mais qui oserait *diviser* par moi ?
= le zéro | zéro | un zéro | 0 | le chiffre zéro
@ notion, science; série, glaçon
? Petit format
Derrière ma *vitre*, je ne dis *rien* ; une *énigme*, pas davantage, et voilà des *touristes* qui tournent le dos à de plus grandes *toiles*.
= la Joconde | Joconde | Mona Lisa | Monna Lisa | La Joconde de Léonard de Vinci
@ work, arts; rien, vitre
? Course urgente
Elle avait promis d’aller tout *droit* : une *galette*, du *beurre*, un bavard *affamé*, puis un *bonnet* de nuit un peu étroit.
= le Petit Chaperon rouge | Petit Chaperon rouge | le Chaperon rouge | Chaperon rouge
@ work, tales; droit, bonnet
? Causons d’abord
Chez moi, les *tueurs* passent *poliment* du *hamburger* au *sang*, et tout cela, paraît-il, est du *cinéma*.
= Quentin Tarantino | Tarantino
@ person, man, recent, abroad, arts; poliment, tueurs
+ machine à laver
+ chef-d’œuvre
+ chemin de fer
+ porte-bonheur
+ bouche-à-oreille

card
@ 50938bd5f7c4c95f
? Plutôt trop que pas assez
Dites, *combien* nous faut-il donc de *papas*, de *salopettes*, de *disco*, pour un *mariage* comme celui-là ?
= Mamma Mia ! | Mamma Mia | Mamma mia le film | Mamma Mia la comédie musicale
@ work, recent, abroad, arts; salopettes, combien
? Tenue correcte
Ce *chapeau*, mettez-le sur un *hôpital*, un *âne*, un *maître* : il y avait là, *naguère*, autre chose.
= l’accent circonflexe | accent circonflexe | un accent circonflexe | le circonflexe | circonflexe
@ thing, language; naguère, maître
? Ce qu’il en reste
Du *médecin*, il reste peu ; de la *moto*, à peine plus ; de la *révolution*, ça dépend ; mais du *béret*, il y en a *énormément*.
= Che Guevara | le Che | Che | Ernesto Guevara | Guevara | Ernesto Che Guevara
@ person, man, abroad, history; moto, énormément
? Mode d’emploi
Allez vers le *haut*, sans forcer : si la *doublure* se coince entre les *dents*, on *recule* ; et pensez à la *jupe* avant la cérémonie.
= la fermeture éclair | fermeture éclair | fermeture-éclair | la fermeture à glissière | fermeture à glissière | le zip | zip | la braguette | la tirette
@ thing, inventions; recule, doublure
? Sans faire d’histoires
Elle savait *grogner* avec le *gorille*, tout laisser pour la *brume* ; mais contre le *braconnier*, là, *diable*, que faire ?
= Dian Fossey | Fossey
@ person, woman, abroad, nature; diable, grogner
? Franc-parler
Le *soir*, tu me confies tes projets ; le *matin*, tu me *frappes* parce que j’ai *raison* : je recommence, *dommage*.
= le réveil | réveil | un réveil | le réveille-matin | réveille-matin | la sonnerie du réveil | l’alarme
@ thing, house; dommage, raison
+ avoir un chat dans la gorge
+ mettre les pieds dans le plat
+ tourner autour du pot
+ couper l’herbe sous le pied
+ la goutte d’eau qui fait déborder le vase

card
@ 2225494b2b1bed9d
? Mal entouré
Une *main* au *gilet*, un *code* tout prêt, des *abeilles* un peu partout sur soi : voilà de quoi *commander*.
= Napoléon | Napoléon Bonaparte | Bonaparte | Napoléon Ier | Napoléon Premier | l’empereur Napoléon
@ person, man, history; abeilles, gilet
? Conversation
D’abord il dit « *ouvrez* », puis il demande des nouvelles ; comptez une *couronne*, un tour de *roulette*, au moins *quatre* rendez-vous et une *joue* en moins.
= le dentiste | dentiste | la dentiste | chirurgien-dentiste | le chirurgien-dentiste
@ notion, work; quatre, joue
? Soirée d’hiver
Prenez de l’*ail*, du *blanc*, faites un *huit*, encore un ; qui n’a plus de *pain* aura son *gage*, comme il se doit.
= la fondue | fondue | une fondue | la fondue savoyarde | fondue savoyarde | la fondue au fromage | fondue au fromage | la fondue suisse | fondue suisse
@ dish, food; huit, ail
? Avant l’heure dite
De *carrosse*, point, mais du *potage* ; de *cocher*, pas davantage ; le *carillon* a parlé, reste à trouver la *pointure*.
= Cendrillon | Cucendron | Cinderella
@ work, tales; cocher, pointure
? Petit embarras
Ma *robe* glisse ; que faire ? Mes *bras* manquent, mon pays est *loin*, et du *marbre* ne saurait se *pencher*.
= la Vénus de Milo | Vénus de Milo | la Vénus | Vénus | Aphrodite de Milo
@ work, abroad, arts; pencher, loin
? Tout un programme
Il a donné dans le *foot*, dans le *col*, dans la *mouette* même, et reste *roi*, mais plutôt *ailleurs*.
= Éric Cantona | Eric Cantona | Cantona | Canto
@ person, man, recent, sport; ailleurs, col
+ chou-fleur
+ feu d’artifice
+ trompe-l’œil
+ pied-à-terre
+ garde-fou

card
@ 842ae888ebc4e5de
? Sage conseil
On a beau la secouer, *rien* n’y fait ; le *marin* l’écoute, l’*aimant* la trouble, et son *aiguille* rêve de *banquise*.
= la boussole | boussole | une boussole | le compas | compas
@ thing, inventions; rien, banquise
? Poussez-vous un peu
Entre un *shérif* à *ficelle* et un *cosmonaute* en *plastique*, il y a *finalement* de la place, non ?
= Toy Story | le film Toy Story | Toy Story 1 | Toy’s Story
@ work, recent, abroad, arts; finalement, ficelle
? Usages divers
Le *musicien* la dessine, le *serrurier* la copie, l’*étourdi* la laisse sous le *paillasson* : et vous, *combien* en avez-vous ?
= la clé | clé | la clef | clef | les clés | clés | une clé | les clefs | clefs
@ thing, house; combien, étourdi
? Bien placé
La *mêlée* est devant moi, les *pieds* vont bien, merci ; on m’a fait *capitaine*, puis, *carrément*, donné une *médaille*.
= Antoine Dupont | Dupont | Toto Dupont | le rugbyman Antoine Dupont
@ person, man, recent, sport; carrément, pieds
? Beau profil
Un *cou*, un *œil*, une *coiffe*, et me voilà *belle* pour tout le monde, même sans mon *pharaon*.
= Néfertiti | Nefertiti | la reine Néfertiti | le buste de Néfertiti
@ person, woman, abroad, history; coiffe, œil
? En suspens
Un *crochet* sur une *bille*, et la *voix* fait le reste ; à l’*examen*, il faut bien me *répondre*.
= le point d’interrogation | point d’interrogation | un point d’interrogation
@ thing, language; bille, crochet
+ poser un lapin
+ avoir les yeux plus gros que le ventre
+ découvrir le pot aux roses
+ prendre la mouche
+ une aiguille dans une botte de foin

card
@ 337517cdf0926e6f
? Horaires variables
Elle est *naine* au *déjeuner*, puis *géante* avant dîner, et rentre chez elle dès le premier *brouillard* : qui l’a *rattrapée* ?
= l’ombre | ombre | notre ombre | une ombre | mon ombre
@ notion, science; rattrapée, déjeuner
? Enfance difficile
Un *grillon* pour conseil, des *ânes* pour camarades, un *estomac* pour auberge : que voulez-vous, à force de *mentir*, et sans *ficelles* !
= Pinocchio | Pinoccio | Pinochio
@ work, abroad, tales; estomac, mentir
? Consignes
Prenez le *poteau*, passez par la *fenêtre*, rapportez la *lance* et l’animal ; *finalement*, vous vendrez des *calendriers*.
= le pompier | pompier | les pompiers | pompiers | sapeur-pompier | le sapeur-pompier | sapeur
@ notion, work; finalement, poteau
? Servez-vous
À la *télévision*, une *américaine* comme moi donne le *sofa* à l’un, le *livre* à l’autre, et l’*auto* à tous.
= Oprah Winfrey | Oprah | Winfrey | Opra Winfrey
@ person, woman, recent, abroad, arts; sofa, auto
? Bien fait
« Posez le *pouce* » : ce *normand* bien *rond* finit par *couler* et prête sa forme aux *sondages*.
= le camembert | camembert | un camembert | les camemberts | camemberts | le camembert de Normandie
@ dish, food; pouce, sondages
? Réputation
On me prête un *tapis* à l’arrivée, un *serpent* au départ, *même* un *nez* à changer l’*histoire*.
= Cléopâtre | la reine Cléopâtre | Cléopâtre VII
@ person, woman, abroad, history; même, histoire
+ mettre la charrue avant les bœufs
+ se mettre le doigt dans l’œil
+ jeter l’argent par les fenêtres
+ avoir une araignée au plafond
+ une tempête dans un verre d’eau

card
@ 1b8361c8d7ee1e6a
? Priorités
L’*œuf* y précède la *poule*, la *naissance* y vient *après* la *mort*, et l’argent y tient peu de place.
= le dictionnaire | dictionnaire | un dictionnaire | le dico | dico | le Larousse | Larousse | le Petit Larousse | le Robert | Robert | le Petit Robert | l’encyclopédie
@ work, language; après, naissance
? Fine mouche
Le *tailleur* me garde près de lui, le *sapin* en perd, l’*horloge* en a deux ; dans le *foin*, on me dit *adieu*.
= l’aiguille | aiguille | une aiguille | les aiguilles | l’aiguille à coudre | aiguille à coudre
@ thing, house; adieu, horloge
? Affaire d’honneur
Un *mètre* pour trancher, un *pastis* pour attendre, un petit *bouchon* au milieu ; on *tire* sans se fâcher, *idéalement* à l’ombre.
= la pétanque | pétanque | les boules | jeu de boules | le jeu de boules | une partie de pétanque | la boule lyonnaise
@ notion, sport; idéalement, mètre
? Tête haute
Un *professeur* y tient, un *peintre* m’a mis en *vase* ; vous, c’est en *huile* que vous m’aimez, ou à *grignoter*.
= le tournesol | tournesol | un tournesol | les tournesols | tournesols
@ thing, nature; professeur, grignoter
? Le verbe haut
J’ai été chez un *épicier*, puis *architecte*, et *égyptien* avec ça, avant de donner une *scène* à qui fait *rire*.
= Jamel Debbouze | Jamel | Debbouze
@ person, man, recent, arts; épicier, scène
? Tour de taille
Une jeunesse *bavaroise*, trop de *chevelure*, un *trône* ; et pour oublier l’*étiquette*, de la *gymnastique*, encore et encore.
= Sissi | Sissi l’impératrice | l’impératrice Sissi | Élisabeth d’Autriche | Elisabeth d’Autriche | Sisi
@ person, woman, abroad, history; étiquette, gymnastique
+ gratte-ciel
+ pince-sans-rire
+ salle d’attente
+ contre-la-montre
+ tête-à-tête

card
@ eb9fc93a02f6ba2c
? Comme prévu
Ma *sœur*, un *plan*, une *raquette* : avec tout ça, même *enceinte*, on vient là pour *gagner*, pas pour le thé.
= Serena Williams | Serena | Williams | les sœurs Williams | Séréna Williams
@ person, woman, recent, abroad, sport; plan, gagner
? Mauvaise fréquentation
Y passer la *nuit* au *commissariat*, lui offrir son *menton*, lui trouver une *âme* : tout cela se fait, à condition de *frotter*.
= le violon | violon | un violon
@ thing, arts; âme, frotter
? Bon placement
Allons, *courage* : il suffit de me *chausser*, et te voilà *marquis* ; l’*ogre* ? une *souris* tout au plus.
= le Chat botté | Chat botté | le Maître Chat | Maître Chat | le Chat potté
@ work, tales; courage, chausser
? Injustice
Que me reproche l’*écolier* ? Ma *barbe* de légende ? Mon *neveu*, si lent, dit-on, à prendre son *cor* ? Moi-même, je savais à peine *écrire*.
= Charlemagne | l’empereur Charlemagne | Charles le Grand
@ person, man, history; neveu, écrire
? Attachante
La *pomme* lui obéit, la *fusée* la fuit, la *tartine* en abuse, et la *balance* la traduit *aussitôt*.
= la gravité | gravité | la pesanteur | pesanteur | l’attraction | attraction | la gravitation | gravitation | l’attraction terrestre
@ notion, science; aussitôt, tartine
? Sur rendez-vous
Pour un *toit*, un *oncle* ou un *testament*, passez chez moi : je parle *lentement*, vous *signez* vite.
= le notaire | notaire | la notaire | un notaire
@ notion, work; lentement, oncle
+ tomber dans les pommes
+ raconter des salades
+ coûter les yeux de la tête
+ être comme un coq en pâte
+ l’arbre qui cache la forêt

card
@ 0713a8e7da3b194d
? Au choix
Tantôt *vierge*, tantôt en *prière*, j’ai mis un *corset*, un *cône* par-ci, un autre par-là : appelez cela des *vacances*.
= Madonna | Madonna Ciccone | Madonna Louise Ciccone | la Madone
@ person, woman, abroad, arts; vacances, cône
? Ça mène loin
J’ai mis des *bananes*, fait de la *résistance*, puis j’en ai *adopté* jusqu’à *douze*, avant d’avoir ma place sous une *coupole*.
= Joséphine Baker | Josephine Baker | Baker
@ person, woman, history; coupole, douze
? Vérification faite
Le *radar* en est un, le *kayak* aussi, le bateau, *non* ; pour vous en assurer, prenez-moi par la *queue* et *lisez*.
= le palindrome | palindrome | un palindrome | les palindromes
@ notion, language; non, queue
? Chacun son heure
La *rivière* en sort, l’*enfant* y rentre à regret, le *paresseux* y reste, le *monstre* se glisse *dessous*.
= le lit | lit | un lit | mon lit | le plumard
@ thing, house; dessous, paresseux
? Petite bête
Ce *zèbre* voyage au dos des *paquets* ; la *caissière* lui montre une lumière *rouge*, il répond *bip*.
= le code-barres | code-barres | code barres | code-barre | code barre | code à barres | le code à barres | un code-barres
@ thing, inventions; rouge, bip
? Sur le bout de la langue
Entre la *stagiaire* et le *cannibale*, il y a du *foie*, des *fèves*, et, mot après mot, de quoi *deviner*.
= Le Silence des agneaux | Silence des agneaux | le film Le Silence des agneaux | Hannibal Lecter
@ work, recent, abroad, arts; deviner, fèves
+ lune de miel
+ rez-de-chaussée
+ planche à voile
+ oiseau de mauvais augure
+ sèche-cheveux

card
@ c08610d965d41cab
? Bonnes manières
J’étais un *cadeau*, j’avais le *ventre* un peu *creux*, j’ai passé les *remparts* ; on me trouve encore, paraît-il, dans plus d’un *ordinateur*.
= le cheval de Troie | cheval de Troie | un cheval de Troie
@ thing, abroad, tales; creux, ventre
? On ne nous dit pas tout
À qui la faute ? À un *moustique*, à une *clôture*, à un *dinosaure* dans la *cuisine* ; allez, *vite*, on s’en va !
= Jurassic Park | le film Jurassic Park | le parc jurassique | parc jurassique
@ work, recent, abroad, nature; cuisine, clôture
? Avez-vous bien réfléchi ?
Faites un *tas* ; prenez la *chemise*, voyez s’il y a de la *joie* ; sinon, il faut *remercier*, et, de toute façon, *plier*.
= Marie Kondo | Kondo | Mari Kondo | KonMari | Marie Condo | la méthode KonMari | la reine du rangement
@ person, woman, recent, abroad, house; remercier, tas
? Mauvais caractère
Qui a mis le *lapin* au four, le *colonel* en cause, la *saucisse* en joie et le reste à *épicer* ? Un petit *pot*.
= la moutarde | moutarde | la moutarde de Dijon | moutarde de Dijon | le pot de moutarde
@ thing, food; épicer, colonel
? Mauvaise presse
Un *hameau* pour s’amuser, une *bergère* pour se déguiser, un *collier* pour se perdre, une *brioche* pour la légende : on l’appelait l’*étrangère*.
= Marie-Antoinette | Marie Antoinette | la reine Marie-Antoinette | Marie-Antoinette d’Autriche | l’Autrichienne
@ person, woman, history; étrangère, hameau
? Trois métiers
Comme *dieu*, je cours ; comme *planète*, aussi ; comme *métal*, je coule, et *jadis* la *fièvre* me faisait grimper.
= le mercure | mercure | Mercure
@ thing, science; jadis, dieu
+ couper les cheveux en quatre
+ faire la grasse matinée
+ avoir la main verte
+ passer du coq à l’âne
+ faire d’une pierre deux coups

card
@ 511189c4a4b33dca
? Travaux
Un jour de *juillet*, il en sort *sept* messieurs, de la *poudre* aussi ; le *maçon* s’en mêle, et il n’en reste guère que le *métro*.
= la Bastille | Bastille | la prison de la Bastille | la forteresse de la Bastille | la prise de la Bastille
@ place, history; sept, maçon
? Méthode
Commencez par le *bord*, gardez le *ciel* pour la fin, ne forcez *surtout* pas ; le *bébé* rendra peut-être le *morceau*.
= le puzzle | puzzle | un puzzle | les puzzles
@ thing, sport; surtout, bébé
? Bonne journée
Chère *mariée*, prenez le *sabre*, mettez la *combinaison*, faites la *liste*, et *enfin*, passez donc nous voir.
= Kill Bill | Kill Bill volume 1 | Kill Bill 1 | Kill Bill vol. 1
@ work, recent, abroad, tales; combinaison, enfin
? Changement de programme
Faute de *conservatoire*, la *pianiste* en moi laissa passer la *chanteuse*, puis la *noire*, sans rien céder de sa *colère*.
= Nina Simone | Simone | Eunice Waymon | Nina Simon | Nina
@ person, woman, abroad, arts; conservatoire, colère
? Sujet sensible
Le *patron* en passe un, le *bébé* en fait de la *mousse*, la *douche* le fait *maigrir*, l’enfant l’oublie volontiers.
= le savon | savon | un savon | le savon de Marseille | savon de Marseille | la savonnette | savonnette
@ thing, house; maigrir, patron
? Sous les projecteurs
Des *pyramides* au *disco* en passant par le *bikini*, j’ai tout fait *rouler*, et me voilà en *buste*.
= Dalida | Iolanda Gigliotti
@ person, woman, arts; rouler, buste
+ prendre ses jambes à son cou
+ broyer du noir
+ avoir un poil dans la main
+ monter sur ses grands chevaux
+ tomber des nues

card
@ c02afbfb44de387d
? Rien à dire
Être *blond* sur une *planche*, puis *bête* en *espion*, puis *muet* : voilà, à peu de chose près, comment on arrive.
= Jean Dujardin | Dujardin
@ person, man, recent, arts; planche, bête
? Signature
Une *échelle* un peu *tordue*, un *cheveu* sur un fauteuil : voilà le *coupable* nommé et le *père* connu.
= l’ADN | ADN | acide désoxyribonucléique | le test ADN | le test de paternité | la double hélice
@ thing, science; tordue, échelle
? C’est bien mon tour
Avec une *pastille*, on va plus loin qu’avec une *cerise* : au *fantôme* de filer *presto*, le *labyrinthe* est à nous !
= Pac-Man | Pacman | Pac Man | le jeu Pac-Man | Ms. Pac-Man
@ work, abroad, inventions; presto, pastille
? Union libre
Un *philosophe* à qui dire *vous*, un *sexe* à mettre *deuxième*, et l’on *devient* ce qu’on peut.
= Simone de Beauvoir | Beauvoir | de Beauvoir | le Castor
@ person, woman, language; devient, vous
? Taille unique
Tout est trop court ou trop *large* chez ce *vagabond* : l’habit, le *soulier*, le *bonheur* ; sa *canne* fait la conversation.
= Charlot | Charlie Chaplin | Chaplin | Charles Chaplin
@ character, man, abroad, arts; bonheur, large
? Confidences
Un *peigne*, des *bigoudis*, une *revue* de l’an dernier : je peux tout *tailler*, sauf la *parole*.
= le coiffeur | coiffeur | la coiffeuse | coiffeuse | le barbier | barbier | le salon de coiffure
@ notion, work; revue, parole
+ fer à repasser
+ bouc émissaire
+ boîte aux lettres
+ carte de visite
+ moulin à paroles

card
@ 12583ff46ae0be92
? Affaire personnelle
Entre le *capitaine* et le *cachalot*, c’est une affaire de *jambe*, de *harpon*, et *adieu* à presque tous les autres.
= Moby Dick | Moby-Dick | le roman Moby Dick | Moby Dick de Melville
@ work, abroad, nature; adieu, cachalot
? Avant les autres
Un *clavier* qui se replie, un *annuaire*, du *rose* passé *onze* heures : la *facture* réveillait toute la maison.
= le Minitel | Minitel | le Minitel rose | 3615
@ thing, inventions; facture, onze
? On se connaît ?
Nous avions un *casque*, un côté *robot*, un *trophée* ou deux ; on en voulait *davantage*, ce fut l’*explosion*.
= Daft Punk | les Daft Punk | Thomas Bangalter et Guy-Manuel de Homem-Christo | les Daft
@ person, group, recent, arts; trophée, davantage
? Nouvelle vie
Les *rois* m’ont laissé, les *momies* m’ont pris, une *pyramide* m’est venue, et le *mardi*, on ne fait qu’*attendre*.
= le Louvre | Louvre | le musée du Louvre | musée du Louvre | le palais du Louvre
@ place, places; mardi, momies
? Prévoyance
Attention : vers *trente*, un *mur* ; ensuite, une *banane* et une *couverture* ; le *messager*, à ce qu’on raconte, s’en passa.
= le marathon | marathon | un marathon | le marathon de Paris
@ event, sport; trente, couverture
? Avec les moyens du bord
Moi, *romancière* ? Il me fallait un *savant*, un été d’*orage*, un *cadavre* ou deux, puis, pour finir, quelqu’un à *ressusciter*.
= Mary Shelley | Shelley | Mary Wollstonecraft Shelley | Mary Godwin | l’auteure de Frankenstein | l’autrice de Frankenstein
@ person, woman, abroad, tales; orage, cadavre
+ chercher midi à quatorze heures
+ voir la vie en rose
+ avoir le bras long
+ verser des larmes de crocodile
+ enfoncer une porte ouverte

card
@ f49edcc81d86f75e
? Le principal est fait
Un peu *gazelle*, je sais *courir* comme il faut, un *tour* après l’autre, puis, pour finir, mettre le *feu* avec un *judoka*.
= Marie-José Pérec | Pérec | Marie-Jo Pérec | Marie-José Perec | Marie-Jo | Marie José Pérec
@ person, woman, recent, sport; courir, feu
? Annonce locale
Cherche *reporter* patient pour portrait *flou* : deux ou trois *bosses*, beaucoup de *brume* ; port du *kilt* apprécié tout l’été.
= le monstre du Loch Ness | monstre du Loch Ness | Nessie | le monstre du lac | le Loch Ness | Loch Ness
@ character, abroad, tales; brume, flou
? Bon prince
Faute d’*épices*, la *reine* eut des *perroquets* ; il jura *cent* fois que c’était la bonne *adresse*.
= Christophe Colomb | Colomb | Cristobal Colon
@ person, man, abroad, history; cent, adresse
? Recette
Commencez *doucement* ; laissez le *tambour* insister, la *flûte* venir, l’*orchestre* monter, et finissez d’un *coup*.
= le Boléro de Ravel | Boléro de Ravel | le Boléro | Boléro
@ work, arts; coup, flûte
? Carrière
Des *taupes* sans jardin, des *passeports* par douzaine, un *martini* peut-être ; *motus* : qu’on ne le *reconnaisse* pas.
= l’espion | espion | un espion | l’agent secret | agent secret | l’espionne | espionne | James Bond
@ notion, work; motus, taupes
? Changement de goût
Jadis *amer*, chez des messieurs à *plumes* ; aujourd’hui je tombe des *cloches*, je *fonds* sans remords, et un *carré* en appelle un autre.
= le chocolat | chocolat | du chocolat | le chocolat noir | le cacao | cacao
@ dish, food; plumes, fonds
+ nid-de-poule
+ coup de foudre
+ cordon-bleu
+ casse-tête
+ jeu de société

card
@ 035ad701d17bde77
? Drame intime
J’étais *mariée* ; c’est *hier* que la *machine* m’a faite *veuve* ; déjà un *orteil* me menace.
= la chaussette | chaussette | une chaussette | les chaussettes | chaussettes
@ thing, house; hier, orteil
? Un peu de patience
Un *savant*, une *horloge*, un *skateboard*, et surtout pas *maman* : avant qu’il ne soit trop tôt, il n’y a plus qu’à *foncer*.
= Retour vers le futur | le film Retour vers le futur | Retour vers le Futur 1 | Back to the Future | Marty McFly | Retour vers le futur 2
@ work, abroad, arts; foncer, maman
? Petit larcin
Ne *bougez* plus ! On vous promet un *oiseau*, on vous vole un *sourire*, et vous voilà *jeune* à *jamais*.
= la photographie | photographie | la photo | photo | une photo | le photographe | l’appareil photo
@ thing, inventions; jamais, oiseau
? Rôle de composition
J’ai pris un *taxi*, puis fait le *moineau*, en bonne *actrice*, gardé la *statuette*, et tout ça sans *traduire*.
= Marion Cotillard | Cotillard
@ person, woman, recent, work; traduire, statuette
? Bons principes
D’abord, apprenez à *tomber* ; ensuite, sachez *céder*, tenez bon le *revers*, puis changez de *ceinture* sans quitter le *pyjama*.
= le judo | judo | un combat de judo | le judoka | judoka
@ notion, sport; céder, revers
? En famille
Mon *cadet* payait ; moi, je regardais une *chaise*, des *tournesols*, des *cyprès* qui dansaient *follement*.
= Vincent Van Gogh | Van Gogh | Vincent
@ person, man, abroad, arts; follement, cadet
+ avoir le cœur sur la main
+ rire jaune
+ se serrer la ceinture
+ un froid de canard
+ mener quelqu’un par le bout du nez

card
@ 87d361fcdde2a012
? Qui dit vrai ?
Dire que j’étais *avant*, c’est fâcher ma *mère* ; j’ai du *jaune*, et, *debout*, je dois, raconte-t-on, tout à un *navigateur*.
= l’œuf | œuf | un œuf | les œufs | œufs | oeuf | l’oeuf | l’œuf de poule
@ thing, food; avant, navigateur
? Nouveau venu
Un *gascon* arrive, cherche *querelle* à tout le monde, se fait des amis ; les *bijoux* de la *reine* feront le reste, *épée* en main.
= Les Trois Mousquetaires | Trois Mousquetaires | les 3 mousquetaires | les mousquetaires | mousquetaires | D’Artagnan | D’Artagnan et les trois mousquetaires
@ work, arts; querelle, gascon
? Du lundi au vendredi
Je vis de vos *fuites* ; le *dimanche*, on me dit *introuvable*, le jeudi *sauveur* : mille fois *pardon* pour vos pantoufles.
= le plombier | plombier | un plombier
@ notion, work; pardon, sauveur
? Affaire à suivre
Donnez-moi une *hélice*, une *traversée* pour moi *seule*, puis un *îlot*, et *soudain*, c’est bien simple, n’en parlons plus !
= Amelia Earhart | Earhart | Amélia Earhart | l’aviatrice Amelia Earhart
@ person, woman, abroad, history; soudain, îlot
? Promis, juré
J’aime *dessiner*, un peu en *japonais*, un *groin*, des *esprits*, et *régulièrement*, paraît-il, pour la dernière fois.
= Miyazaki | Hayao Miyazaki | Miyasaki | Myazaki | Hayao Myazaki
@ person, man, abroad, tales; régulièrement, groin
? Règlement intérieur
Ici, rien de *courbe* : prenez la *pioche*, mettez un *bloc*, un autre, et rentrez *tôt*, même avec la *vache*.
= Minecraft | le jeu Minecraft | Mine craft
@ work, recent, abroad, inventions; tôt, vache
+ vendre la peau de l’ours
+ passer une nuit blanche
+ retourner sa veste
+ avoir une mémoire d’éléphant
+ avoir l’esprit de l’escalier

card
@ 07ae90d118b22f6f
? Sans détour
Moi, *blonde* ? Soit : un *mambo* ici, un *port* là, puis *basta*, et la suite pour les *phoques*.
= Brigitte Bardot | Bardot | BB | B. B. | B.B.
@ person, woman, arts; mambo, basta
? Bien élevés
La règle : servir *derrière* soi, baisser la *tête* ensemble, *plaquer* ses amis ; la *boue* fait le reste, la *bière* réconcilie.
= le rugby | rugby | un match de rugby | le rugby à XV
@ notion, sport; derrière, boue
? À qui le tour ?
De la *country*, des *chats*, des *bracelets* : d’une *époque* à l’autre, je reste, par bonheur, fidèle au *treize*.
= Taylor Swift | Swift | Taylor | T-Swift
@ person, woman, recent, abroad, arts; époque, treize
? Ça finit mal
Me faire *pivoter*, me laisser *tomber*, aller à la *ligne* faute de *barre* : vous savez, c’est *vite* dit !
= Tetris | le jeu Tetris | jeu Tetris | le Tetris | Tétris
@ work, abroad, inventions; vite, barre
? En confiance
L’*index* y court, le *relief* remplace le *regard* : on en trouve chez le pharmacien, *même* dans l’*ascenseur*.
= le braille | braille | l’écriture braille | alphabet braille | l’alphabet braille
@ notion, language; même, relief
? Coup de vieux
Je *pleure* en travaillant ; une *panne* me rappelle, un *anniversaire* me réclame, un simple *éternuement* me *congédie*.
= la bougie | bougie | une bougie | les bougies | bougies | la chandelle | chandelle
@ thing, house; congédie, pleure
+ clin d’œil
+ talon d’Achille
+ bain de foule
+ cheval de bataille
+ pot-au-feu

card
@ 19e406044252ed3a
? Allez savoir
Avec *moins* de *lectures*, en serait-on là ? L’*écuyer* dit que non, le *troupeau* ne dit rien ; quant au *moulin*…
= Don Quichotte | Don Quichotte de la Manche | Quichotte | Don Quijote | l’ingénieux hidalgo
@ work, abroad, tales; troupeau, moins
? Belle campagne
Un *panache* pour réunir, une *messe* pour convaincre, une *poule* pour finir : et l’on me parle *encore* de mon *cheval* !
= Henri IV | Henri Quatre | le roi Henri IV | Henri de Navarre | le Vert-Galant | le bon roi Henri
@ person, man, history; encore, panache
? Bonne compagnie
Tout ce qui est *rond* me connaît, de l’*assiette* à la *roue* ; des *champions* me récitent, *jamais* jusqu’au bout.
= le nombre pi | pi | nombre pi | π | 3,14
@ notion, science; roue, jamais
? Ça, c’est fait
Il a fallu venir trop *tôt*, passer par le *tatami*, prendre le *drapeau*, puis *allaiter*, tout en mettant les autres face au *plafond*.
= Clarisse Agbegnenou | Agbegnenou | Clarisse
@ person, woman, recent, sport; plafond, tôt
? Grands sentiments
Le *ténor* aime, le *baryton* enrage ; *poignardé*, on met un *siècle* à *mourir*, puis l’on revient sourire.
= l’opéra | opéra | un opéra | les opéras | l’art lyrique
@ notion, arts; siècle, poignardé
? Jour de gloire
Pour un *navire*, pour un *pilote*, pour rien du tout : *hourra*, un *bouchon* de plus, et c’est aux *bulles* d’en décider.
= le champagne | champagne | du champagne | le vin de Champagne | une bouteille de champagne
@ thing, food; hourra, pilote
+ jeter l’éponge
+ être au four et au moulin
+ être dans de beaux draps
+ revenir à ses moutons
+ marcher sur des œufs

card
@ 0a86425ff1425f1d
? Absence remarquée
Le *fils* demande, le *paternel* reste là, raide comme un *mannequin* : on peut *danser* là-dessus ; mais où le *chercher* ?
= Papaoutai | Papa où t’es | Papaoutai de Stromae | Papa outai | Papaoutaï | Papaoutai Stromae
@ work, recent, abroad, arts; mannequin, chercher
? Promenade
La *chanson* promet une *ronde*, le *fleuve* n’a laissé que quelques *arches*, et le promeneur s’arrête au *milieu*.
= le pont d’Avignon | pont d’Avignon | le pont Saint-Bénézet | pont Saint-Bénézet | Avignon
@ place, places; ronde, milieu
? Qui m’aime me suive
J’avais un *voilier*, pas d’*équipage*, du *rhum* au bout ; ces *messieurs*, galants, ne sont passés qu’*ensuite*.
= Florence Arthaud | Arthaud
@ person, woman, sport; ensuite, équipage
? Grande famille
Je fais parler l’*hirondelle*, la *cruche* et le *moine* ; mon voisin, *souvent*, dit le *contraire*.
= le proverbe | proverbe | un proverbe | les proverbes | le dicton | dicton | l’adage | adage
@ notion, language; souvent, contraire
? Bon caractère
Je *tonds*, j’*aspire*, je me moque du *salaire* et du *lundi* : donnez-moi une *prise*, cela suffit.
= le robot | robot | un robot | les robots | le robot ménager | le robot aspirateur
@ thing, inventions; lundi, prise
? On ne se refait pas
Qui est *belge*, aime le *plat*, le *port*, la *sueur*, et supporte mal qu’on le *quitte*, même pour rire ?
= Jacques Brel | Brel | le grand Jacques
@ person, man, abroad, arts; sueur, port
+ tire-bouchon
+ belle-mère
+ épée de Damoclès
+ roman-fleuve
+ lanterne rouge

card
@ f8e7f1c01bbb3fda
? Nouvelles du soir
Du *béton*, des *miradors*, et *patatras*, un homme *bafouille* à l’antenne : bientôt, place au *violoncelle*.
= le mur de Berlin | mur de Berlin | le Mur | la chute du mur de Berlin | chute du mur de Berlin | la chute du Mur
@ event, abroad, history; bafouille, patatras
? En toute simplicité
Je suis *espion* et *français*, après tout : un *smoking*, un bon mot sur le *gratin*, et me voilà *bêtement* content de moi.
= OSS 117 | OSS 117 : Le Caire, nid d’espions | OSS 117 Le Caire nid d’espions | Le Caire, nid d’espions | Hubert Bonisseur de La Bath | OSS117 | OSS
@ work, recent, arts; bêtement, gratin
? Belle journée
Entre les *buts*, l’*étranger* et la *peste*, j’ai fini par me *révolter* ; mes remerciements vont à l’*instituteur*.
= Albert Camus | Camus | A. Camus
@ person, man, abroad, arts; buts, instituteur
? Bien rangé
J’ai du *plomb* autour de mes *cahiers*, ma *patrie* dans une *case* ; et dire que je n’aurai su que *rayonner* !
= Marie Curie | Curie | Marie Skłodowska-Curie | Marie Sklodowska-Curie | Maria Sklodowska
@ person, woman, science; case, rayonner
? Chacun son style
L’un *mord*, l’autre *ronronne*, aucun ne dit *aïe* ; tous repartent avec un *biscuit* ou une *collerette*.
= le vétérinaire | vétérinaire | la vétérinaire | un vétérinaire | véto | le véto
@ notion, work; collerette, aïe
? Jeunesse
Papa me l’avait bien *dit* ; mais quand on sort d’un *labyrinthe*, comment résister au *soleil* ? La *cire*, elle, a choisi la *mer*.
= Icare | Icarus
@ character, man, abroad, tales; dit, mer
+ ménager la chèvre et le chou
+ avoir du pain sur la planche
+ brûler la chandelle par les deux bouts
+ entre la poire et le fromage
+ mettre tous ses œufs dans le même panier

card
@ efdef53b9acb7d02
? Système D
Chez l’un, la *paperasse* ; chez l’autre, la *fanfare* ; un peu *tordu*, sans rien *percer*, je passe les *serrures*.
= le trombone | trombone | un trombone | les trombones | trombones | l’attache-lettres
@ thing, work; percer, serrures
? Ni plus ni moins
Sans *rascasse*, pas de *safran* ; sans *croûton*, pas de *rouille* ; et sans *mijoter*, rien du tout.
= la bouillabaisse | bouillabaisse | une bouillabaisse | la bouillabaisse marseillaise | la soupe de poisson | soupe de poisson | soupe de poissons
@ dish, food; rascasse, safran
? Pour si peu
Un *accent*, un *panier*, un air de *garçon* : avec un *soupir* de plus, j’en ai fait *rougir*, du monde.
= Jane Birkin | Birkin
@ person, woman, abroad, arts; garçon, rougir
? Adressez-vous ailleurs
Pour la *bibliothèque*, voir l’*aveugle* ; pour le *crime*, voir plus loin ; en cas d’*incendie*, voir le même *moine*.
= Le Nom de la rose | Nom de la rose | le Nom de la Rose d’Umberto Eco | Au nom de la rose
@ work, abroad, tales; incendie, aveugle
? Contre toute attente
On m’a donné un *chiot*, une *araignée*, du *titane*, un air de *musée*, et je me sens *basque* comme personne.
= le Guggenheim de Bilbao | Guggenheim de Bilbao | le musée Guggenheim de Bilbao | musée Guggenheim | Guggenheim | le musée de Bilbao
@ place, recent, abroad, places; titane, chiot
? Qu’on se le dise
Entre la *cellule* et l’*autobus*, un *pasteur* a bien le droit de *rêver* ; depuis, il lui reste un *lundi*.
= Martin Luther King | Luther King | Martin Luther King Jr | MLK | le pasteur King | King | Martin Luther-King
@ person, man, abroad, history; lundi, cellule
+ peigner la girafe
+ couler de source
+ avoir un nom à coucher dehors
+ passer entre les gouttes
+ se faire l’avocat du diable

card
@ 4c6d47f1a85e5a14
? Le mot pour rire
Un *dandy*, de la *prison* ; un *portrait*, des *rides* ; après quoi, bien des gens sont venus m’*embrasser*, allez savoir pourquoi.
= Oscar Wilde | Wilde | Oscar Fingal Wilde
@ person, man, abroad, language; embrasser, rides
? En plusieurs exemplaires
Une *perruque*, une *conserve*, beaucoup de *sérigraphie* ; quant à la *célébrité*, c’est *prochainement*, ne vous inquiétez pas.
= Andy Warhol | Warhol | Andy Wharol
@ person, man, abroad, arts; prochainement, sérigraphie
? À votre bon cœur
J’ai perdu mon *architecte* pour un *tramway* et gardé *patiemment*, plus d’un siècle durant, mes *grues* sur mes *clochers* : tout le reste est à voir.
= la Sagrada Família | Sagrada Família | Sagrada Familia | la Sagrada | la Sainte Famille de Barcelone | la basilique de Gaudí | la cathédrale de Gaudí
@ place, abroad, places; patiemment, tramway
? On en reparlera
Un *cigare*, un *imperméable*, une *femme* dont il est question, un *pardon*, et voilà, paraît-il, le *coupable*.
= Columbo | le lieutenant Columbo | lieutenant Columbo | l’inspecteur Columbo | inspecteur Columbo | Colombo
@ work, abroad, work; pardon, coupable
? C’est bien le moins
Avec un *stylo*, pour une *fille*, j’ai demandé l’*école* un peu *partout*, et l’on m’a donné la *paix*.
= Malala | Malala Yousafzai | Malala Yousafzaï | Yousafzai
@ person, woman, recent, abroad, history; partout, stylo
? Silhouette
De l’*oreille*, du *moustique*, un *grenier*, un *vampire* dans la famille : pour le reste, je me contente de *pendre*.
= la chauve-souris | chauve-souris | une chauve-souris | les chauves-souris | chauves-souris | chauve souris
@ animal, nature; pendre, grenier
+ remue-ménage
+ vernis à ongles
+ prêcher pour sa paroisse
+ arriver comme un cheveu sur la soupe
+ sous-marin

card
@ d001dca1f16883e8
? Qui vivra verra
Chez les *exilés*, le *petit* voulait *déjà* l’*affiche* ; il a pris la *bohème*, et nous avec.
= Charles Aznavour | Aznavour
@ person, man, arts; déjà, exilés
? Déjà fini
D’abord du *poulet*, puis la *foudre* ; pour un *jamaïcain*, n’est-ce pas l’heure de *ralentir* et de faire l’*archer* ?
= Usain Bolt | Bolt | Usain Bolte
@ person, man, recent, abroad, sport; archer, poulet
? Mauvais voisins
Avis aux *parents* : vérifiez la *couvée*, méfiez-vous du *printemps* ; quant à la *pendule*, elle me fait *sortir*.
= le coucou | coucou | un coucou | les coucous | coucous
@ animal, nature; sortir, parents
? À peu de chose près
J’avais mis des *éléphants* dans la *neige* ; avec un *œil* de moins, j’ai *presque* eu la *capitale*, c’est déjà ça.
= Hannibal | Hannibal Barca | le général Hannibal
@ person, man, abroad, history; presque, œil
? Un jour ou l’autre
D’une *blanchisseuse* à un *alambic*, on passe par une *oie* puis, assez *tard*, par le *comptoir*, et l’on y reste.
= L’Assommoir | Assommoir | L’Assommoir de Zola | L’Assommoir d’Émile Zola
@ work, arts; alambic, tard
? Pas de manières
Prenez un *geyser*, un *volcan*, très peu d’*arbres*, et restons-en, entre nous, aux *prénoms*, quitte à *geler* un peu.
= l’Islande | Islande
@ place, abroad, places; prénoms, geler
+ haut-parleur
+ cercle vicieux
+ être haut comme trois pommes
+ grand écart
+ l’habit ne fait pas le moine

card
@ fcd88728a623b4e1
? Coup d’essai
Une *louche*, un coup de *poignet*, une *pièce* bien serrée dans l’autre main : *sapristi*, celle-ci a visité le *lustre*.
= la crêpe | crêpe | une crêpe | les crêpes | crêpes
@ dish, food; sapristi, lustre
? C’est donné
Moi, *française*, j’ai pris chez une *bactérie* de quoi faire des *ciseaux* pour les *gènes*, ce qui a eu un *prix*.
= Emmanuelle Charpentier | Charpentier
@ person, woman, recent, science; bactérie, prix
? Passez le mot
Cherchons *général* ; avons ici des *pavés*, des *étudiants*, toute une *grève*, et, faute de mieux, rien à *interdire*.
= Mai 68 | mai 1968 | les événements de Mai 68 | événements de mai 68 | la révolution de Mai 68 | mai soixante-huit | la grève de Mai 68
@ event, history; interdire, général
? Il faisait beau
D’abord les *copines*, la *décapotable*, un *cowboy* pour rien ; ensuite le *canyon* ; tout, *plutôt* que de rester là.
= Thelma et Louise | Thelma & Louise | Thelma and Louise | le film Thelma et Louise
@ work, recent, abroad, arts; plutôt, cowboy
? Tout confort
Une *chambre*, une *rente* : voilà *amplement* de quoi aller, sans rien ni personne, du *phare* aux *vagues*.
= Virginia Woolf | Woolf | Virginia Wolf | Virginia Woolfe | Mrs Woolf
@ person, woman, abroad, language; amplement, rente
? Au temps pour moi
La *perfection*, chez une *gamine*, ce n’est rien ; mais allez donc donner un *dix* à une *gymnaste* avec un tel *tableau* !
= Nadia Comaneci | Comaneci | Nadia Comăneci | Comăneci | Nadia
@ person, woman, abroad, sport; tableau, gamine
+ ruer dans les brancards
+ brûler les étapes
+ tuer la poule aux œufs d’or
+ décrocher la lune
+ faire tache d’huile

card
@ 0d3055bf49c9031b
? Simple formalité
Un *pari* au *club*, un *valet* pour la suite, un *éléphant* faute de mieux, et l’on est là, *ponctuellement*.
= Le Tour du monde en quatre-vingts jours | Tour du monde en quatre-vingts jours | Le Tour du monde en 80 jours | Tour du monde en 80 jours | Phileas Fogg
@ work, tales; ponctuellement, club
? Indispensable
Le *cuisinier* me prend, le *cardiologue* me laisse, la *route* me veut en *hiver* ; sans moi, rien à *assaisonner*.
= le sel | sel | le grain de sel | un grain de sel | grain de sel | le gros sel | gros sel | le sel de mer
@ thing, food; cardiologue, assaisonner
? Sans perdre pied
J’ai tiré de l’*eau* mieux que de l’*argent*, et *ensuite* mon *frère* en a fait autant, en une seule *longueur*.
= Laure Manaudou | Manaudou | Laure
@ person, woman, recent, sport; longueur, ensuite
? Laissez-moi le temps
Depuis l’*avion*, la *faim* et la *montre* ne sont plus d’accord : à *minuit*, me voilà *ailleurs*, ou presque.
= le décalage horaire | décalage horaire | le jet-lag | jet-lag | jet lag | le jetlag
@ notion, science; ailleurs, faim
? Faites comme chez vous
Chez moi, des *fauves* ici, un *cercueil* là, dit-on ; un jour une *jambe* de moins, mais toujours *davantage* de *théâtre*.
= Sarah Bernhardt | Bernhardt | Sarah Bernard | Sarah Bernhard | la Divine | la Grande Sarah
@ person, woman, arts; davantage, fauves
? Place aux amateurs
D’abord un *verre*, ensuite un *micro*, un *écran*, des *paroles* : on y va *gaiement*, les autres n’ont qu’à faire de même.
= le karaoké | karaoké | karaoke | un karaoké | une soirée karaoké | le bar à karaoké
@ thing, abroad, inventions; gaiement, verre
+ payer en monnaie de singe
+ queue-de-pie
+ voie lactée
+ changer son fusil d’épaule
+ coup de théâtre

card
@ a78c5e16c67e2f55
? Encore un instant
Faute de mieux, donnez-moi vos *restes*, rien que *deux* petites *minutes*, surtout sans *fourchette*, et *ding*, c’est pour vous.
= le micro-ondes | micro-ondes | un micro-ondes | le four à micro-ondes | four à micro-ondes | microondes | le four micro-ondes | le micro-onde | micro-onde
@ thing, house; ding, deux
? Drôle d’adresse
Chez nous, l’*ambulance* sait *naviguer*, le *lion* a des *ailes* ; quant au *masque*, il se met comme il faut.
= Venise | la ville de Venise | Venezia
@ place, abroad, places; ailes, naviguer
? Un mauvais moment à passer
Du *fromage*, un *poêlon* à soi, rien contre un *cornichon* : après quoi, il n’y a plus qu’à *aérer*, et même *copieusement*.
= la raclette | raclette | une raclette | une soirée raclette | la raclette party | l’appareil à raclette | la raclette entre amis
@ dish, food; copieusement, aérer
? Ce sont des choses qui arrivent
On m’a donné du *soleil*, de la *plage*, un *enterrement* pas plus vieux qu’*hier*, et je n’ai rien à *pleurer*.
= L’Étranger | Étranger | l’Étranger de Camus | L’Étranger d’Albert Camus | Meursault
@ work, arts; hier, plage
? Vue sur l’eau
Une *meule*, une *cathédrale*, tout lui va ; mais, presque *aveugle*, il reste au *jardin* pour un *nénuphar*.
= Claude Monet | Monet
@ person, man, nature; aveugle, meule
? Chacun ses goûts
Des *célibataires* sans *bague*, un *citron*, une *abeille*, et le *trio* laissé en route : je ne prends rien de plus.
= Beyoncé | Beyoncé Knowles | Beyonce | Queen B | Beyoncé Knowles-Carter | Queen Bey
@ person, woman, recent, abroad, arts; trio, abeille
+ en faire tout un fromage
+ pédaler dans la semoule
+ mouton à cinq pattes
+ avoir un coup de barre
+ être comme un poisson dans l’eau

card
@ ebf954a9c6609a5f
? Visite éclair
La *ville* se tait, l’*école* ferme, la *luge* sort ; un peu de *sel*, et me voilà partie, *ciao*.
= la neige | neige | les flocons de neige | flocons de neige
@ thing, nature; ville, ciao
? Beau retour
J’ai débuté *jeune*, puis l’on m’oublia *complètement* ; une *marche* sous le *sable*, et voilà mon *masque* à la une.
= Toutankhamon | Toutânkhamon | Toutankhamen | le pharaon Toutankhamon | Tout-Ankh-Amon
@ person, man, abroad, history; complètement, marche
? Tout se tient
Chez moi, une *voyelle* a quitté le *roman*, un *immeuble* passe pour un *puzzle*, et je me *souviens* du reste.
= Georges Perec | Perec
@ person, man, language; souviens, immeuble
? Comme ça vient
Sur un *banc*, on passe du *chocolat* à la *crevette*, d’un *ouragan* à autre chose : on a bien fait de *courir*.
= Forrest Gump | le film Forrest Gump
@ work, recent, abroad, tales; ouragan, crevette
? Question de tact
J’ai pour moi l’*huile*, la *moutarde*, le *fouet* ; qu’on me prenne *délicatement*, ou bien je *tourne* et je vous boude.
= la mayonnaise | mayonnaise | une mayonnaise | la mayo | mayo | la sauce mayonnaise | mayonnaise maison
@ dish, food; délicatement, tourne
? C’est gentil quand même
Pas de *cure* pour moi : le *chignon*, le *tatouage* et, s’il le faut, le *retour* au *noir*.
= Amy Winehouse | Winehouse | Amy Whinehouse | la chanteuse Amy Winehouse | Amy
@ person, woman, recent, abroad, arts; retour, tatouage
+ parole d’honneur
+ eau de Cologne
+ amour-propre
+ avoir le vent en poupe
+ passe-partout

card
@ 97fc8fa1f852c8d0
? De bonne grâce
J’aimais le *marbre* ; on m’a donné un *pape*, puis un *plafond*, et *voilà* tout, à un *doigt* près.
= Michel-Ange | Michel Ange | Michelangelo | Michelangelo Buonarroti | Buonarroti
@ person, man, abroad, arts; voilà, marbre
? Et hop
J’ai dit *stop* un moment, pour le *moral*, puis j’ai repris la *poutre*, avec une *chèvre* et des *pirouettes* en plus.
= Simone Biles | Biles | Simone Bile
@ person, woman, recent, abroad, sport; moral, chèvre
? Chacun chez soi
Tant pis pour les *pâquerettes*, pour le *hérisson* et même pour la *sieste* : il faut bien *démarrer*, et si possible *bruyamment*.
= la tondeuse à gazon | tondeuse à gazon | la tondeuse | tondeuse | une tondeuse | le robot tondeuse | la tondeuse à herbe
@ thing, house; hérisson, bruyamment
? Contradictions
On me fait *ronde*, on me coupe en *triangles*, on me range dans un *carton*, et l’*anchois* divise la *famille*.
= la pizza | pizza | une pizza | les pizzas | pizzas | la margherita | la pizza margherita
@ dish, abroad, food; famille, carton
? Un peu de tenue
Restez *debout* jusqu’au *match*, pensez aux *sillons*, laissez le *couplet* d’après, et tout ira bien, *citoyens* !
= La Marseillaise | Marseillaise | l’hymne national | l’hymne français | l’hymne national français
@ work, history; couplet, debout
? Sous un autre nom
Il y eut le *cigare*, le *pantalon*, le *pianiste* ; on peut bien *écrire*, voyons, comme un *homme* ou comme on veut.
= George Sand | Sand | Aurore Dupin
@ person, woman, language; cigare, écrire
+ état d’âme
+ bayer aux corneilles
+ filer à l’anglaise
+ feuille de vigne
+ boule de cristal

card
@ 49902eadbcb032a9
? Pas à pas
Venir de l’*est* et de la *physique*, mettre une *veste*, faire un *losange*, et rester là *longtemps* : rien d’autre.
= Angela Merkel | Merkel | la chancelière Merkel | Mutti | la chancelière Angela Merkel
@ person, woman, recent, abroad, history; longtemps, physique
? À vous de voir
J’ai fait le *parapluie*, le *métro*, la *demoiselle*, et même, un temps, la *mairie* ; presque tout ça en *blonde*.
= Catherine Deneuve | Deneuve | Catherine Dorléac
@ person, woman, arts; mairie, demoiselle
? Que voulez-vous
Avec ma *bouche*, sur mon *pont*, je suis resté *muet* ; l’*angoisse* n’y fait rien, on m’a quand même *volé*.
= Le Cri | Cri | Le Cri de Munch | Le Cri d’Edvard Munch
@ work, abroad, arts; volé, muet
? Pas pressé
Le *prince* ne veut pas de moi, le *babouin* si ; même à l’*envers*, selon certains, la *savane* me garde, *ventre* compris.
= le baobab | baobab | un baobab | les baobabs | baobabs
@ thing, abroad, nature; envers, ventre
? Mauvais moment
La bonne *réplique* y vient trop *tard* ; la *concierge* y passe, le *mollet* s’en plaint, la *rampe* amuse les enfants.
= l’escalier | escalier | un escalier | les escaliers | escaliers
@ thing, house; tard, réplique
? Si vous le dites
Un *divan*, des *rêves*, un *lapsus*, un peu d’*enfance* : que pouvait désirer d’autre, je vous le demande, un esprit *viennois* ?
= Sigmund Freud | Freud | le docteur Freud | Sigmund Freude | S. Freud
@ person, man, abroad, science; enfance, lapsus
+ avoir l’estomac dans les talons
+ faire-part
+ poule mouillée
+ ne tenir qu’à un fil
+ dormir à la belle étoile

card
@ e80e0c6730d8157b
? Service compris
Avec des *bénévoles* pour me *corriger* et *mille* autres pour me *copier*, il me faut bien une *source*, non ?
= Wikipédia | Wikipedia | wiki | l’encyclopédie Wikipédia | la page Wikipédia
@ work, recent, abroad, inventions; mille, corriger
? Un tour pour rien
Un peu *escargot*, un peu *singe*, voire *hareng*, je reste *pourtant* la même, et sans moi, plus de *courriel*.
= l’arobase | arobase | une arobase | l’arrobase | arrobase | l’arobas | arobas | le @ | @ | le a commercial | at | le signe arobase | le arobase
@ thing, language; hareng, pourtant
? Pas de jaloux
Un *cordon*, un coup de *ciseaux*, et me voilà ; le *bikini* me montre, l’*orange* en a un, l’*égoïste* ne regarde que moi.
= le nombril | nombril | un nombril | l’ombilic | ombilic
@ thing, science; orange, bikini
? Grandeur nature
D’abord le *permis*, puis la *culotte* ; après quoi, va pour le *bœuf*, voire la *lionne* : il n’y a qu’à *peindre*.
= Rosa Bonheur | Bonheur | Rosalie Bonheur
@ person, woman, arts; permis, lionne
? Fidélité
Pas de *suie* sur mes manches, *mille* noms dans ma tête ; mes *clients* sont fidèles jusqu’au jour où ils *doutent*, et je me repose dès *janvier*.
= le père Noël | père Noël | papa Noël | le papa Noël | Santa Claus
@ character, tales; mille, janvier
? Bonne figure
Va pour un *prince*, pour des *photographes*, même pour des *explosifs* ; à *trois*, en revanche, on reste un peu *serrés*.
= Lady Diana | Lady Di | Diana | la princesse Diana | princesse Diana | Diana Spencer | la princesse de Galles | la princesse Di | Diana de Galles
@ person, woman, abroad, history; serrés, trois
+ ne pas avoir la langue dans sa poche
+ faire ses choux gras
+ vider son sac
+ casse-noisettes
+ mille-feuille

card
@ cb6e574f50a88a87
? Avec ou sans
Avant le *menu*, il faut *scanner* le *damier*, et là, *mince*, plus de *batterie* : on fera sans, voilà tout.
= le QR code | QR code | un QR code | le code QR | code QR | le flashcode | flashcode | QR-code | un code QR | le QR
@ thing, recent, abroad, inventions; mince, damier
? Vie publique
Un *préfet* m’a donné son nom, le *camion* ses horaires, mon *couvercle* a sa couleur ; je dors *dehors* et rentre *vide*.
= la poubelle | poubelle | une poubelle | les poubelles | poubelles
@ thing, house; préfet, dehors
? Sans vous déranger
Donnez-moi des *babouches*, un mauvais *génie*, et le *vizir* que je suis se passera tout *bonnement* de *calife*.
= Iznogoud | le vizir Iznogoud | le grand vizir Iznogoud
@ work, tales; babouches, bonnement
? Libre comme l’air
Pas de *chaussons*, une *tunique*, et voilà ma *danse* ; c’est *dommage*, tout de même, pour le *foulard*, si l’on y pense.
= Isadora Duncan | Duncan | Isadora
@ person, woman, abroad, arts; dommage, chaussons
? Pareil qu’hier
Nous étions *quatorze* ; moi, l’*aînée*, j’ai gardé la *frange*, puis l’*accent*, et n’ai bientôt plus fait que *chanter*.
= Mireille Mathieu | Mathieu | la demoiselle d’Avignon | Mireille
@ person, woman, arts; quatorze, aînée
? Après l’effort
Pas si *ancestrale* qu’on le croit : des *lardons*, du *reblochon*, des *skieurs* tout autour, puis tout va plus *mollement*.
= la tartiflette | tartiflette | une tartiflette | la tartiflette savoyarde | la croziflette | la reblochonnade
@ dish, food; ancestrale, mollement
+ c’est la fin des haricots
+ être né de la dernière pluie
+ manche à balai
+ avoir les chevilles qui enflent
+ rond-point

card
@ 968fd1d0702d2420
? Ce n’était pas gagné
Malgré un *père*, avec un *compositeur*, je suis restée au *piano*, pour *nourrir* tout le monde ; on m’a même mise en *billet*.
= Clara Schumann | Schumann | Clara Wieck | Clara Wieck Schumann
@ person, woman, abroad, arts; nourrir, père
? Tout compris
Du *sucre* et de la *samba*, un *maillot* pour tous, même en *janvier*, et, tout là-haut, quelqu’un qui voudrait vous *enlacer*.
= Rio de Janeiro | Rio | la ville de Rio
@ place, abroad, places; enlacer, janvier
? Rien à ajouter
À *midi*, j’ai une *lanterne* ; après, j’ai un *tonneau* ; et si un *conquérant* vient, dit-on, qu’il veuille bien s’*écarter*.
= Diogène | Diogène de Sinope | Diogène le Cynique | le philosophe Diogène
@ person, man, abroad, history; écarter, midi
? Encore un effort
Pour *aligner* un *bonbon*, on irait demander une *vie*, passer sa *station*, puis remettre *indéfiniment* tout le reste.
= Candy Crush | Candy Crush Saga | le jeu Candy Crush
@ work, recent, abroad, house; station, indéfiniment
? Rien que ça
Mon *numéro*, mes *abdominaux*, mon *aéroport* : je donne tout, ou peu s’en faut, pour *marquer* par-ci, un *saut* par-là.
= Cristiano Ronaldo | Ronaldo | CR7 | Cristiano
@ person, man, recent, abroad, sport; saut, aéroport
? Un peu raide
Je fais *douze*, au plus juste, avec un *soupir*, puis la *rime* ; la *tragédie* m’aime bien, et *dignement*, s’il vous plaît !
= l’alexandrin | alexandrin | un alexandrin | les alexandrins | alexandrins | le vers de douze syllabes | le vers
@ notion, language; soupir, dignement
+ sang-froid
+ mettre la puce à l’oreille
+ chercher des poux à quelqu’un
+ nager entre deux eaux
+ langue de bois

card
@ 6612ffadc6f25dd5
? Suspense
Deux *pantoufles* sous le *rideau*, un *rire* qui s’étouffe, un *arbre* qui en est à *vingt* : surtout, ne pas éternuer !
= cache-cache | le cache-cache | cache cache | une partie de cache-cache
@ notion, sport; rire, pantoufles
? Rien ne vous y oblige
Un peu de *monnaie*, une *soucoupe*, et le *serveur* vous aime *beaucoup* ; chez d’autres, il est vrai, cela *vexe*.
= le pourboire | pourboire | un pourboire | les pourboires | le service | le tip
@ notion, work; vexe, soucoupe
? Avec plaisir
J’ai mis de l’*opéra* dans le *rock*, une *cape* par-dessus, pris un *micro* : il n’y a plus qu’à *régner* !
= Freddie Mercury | Mercury | le chanteur de Queen
@ person, man, abroad, arts; cape, micro
? Rendez-vous manqué
Trop de *zéros*, dit l’*informaticien* : j’ai laissé l’*ascenseur*, j’ai attendu *minuit*, et puis, *ouf*, nous en sommes restés là.
= le bug de l’an 2000 | bug de l’an 2000 | le bogue de l’an 2000 | bogue de l’an 2000 | le bug | le passage à l’an 2000 | l’an 2000
@ event, recent, inventions; ascenseur, ouf
? On s’y perd
Prenez du *tutu*, du *duvet*, un *sorcier*, un rien d’*arbalète*, et tâchez de ne pas *confondre*.
= Le Lac des cygnes | Lac des cygnes | le ballet Le Lac des cygnes | le Lac des cygnes de Tchaïkovski | le Lac aux cygnes
@ work, abroad, arts; arbalète, confondre
? Ne m’attendez pas
Du *bec* au *primate*, il y est allé *patiemment* ; la *famille* s’agrandit, le *clergé* fait la tête.
= Charles Darwin | Darwin
@ person, man, abroad, nature; clergé, patiemment
+ grand huit
+ monte-charge
+ être fier comme un paon
+ garde-robe
+ avoir un cheveu sur la langue

card
@ b597da981550a44f
? Comme chez soi
Nous avons des *remparts*, de l’*érable*, un *carnaval* à prendre avec des *moufles*, et tout le monde s’en *souvient*.
= Québec | la ville de Québec | le Québec | ville de Québec | Québec ville
@ place, abroad, places; souvient, moufles
? De l’esprit de suite
Des *vignettes*, un *canapé*, des *frustrés* dessus, une *adolescente* en plus : tous les *hebdomadaires* n’ont pas ça.
= Claire Bretécher | Bretécher | Bretecher
@ person, woman, arts; hebdomadaires, canapé
? Il y a de quoi faire
D’abord un *naufrage* ; ensuite, entre *comtesse* et *majordome*, il s’agit d’*hériter* ou d’*astiquer*, c’est selon.
= Downton Abbey | la série Downton Abbey | Downton
@ work, recent, abroad, work; naufrage, astiquer
? Une dame m’attend
Du *moulin* à la *grotte*, il y a, dit-on, une *apparition*, puis une *source*, où l’on espère *guérir* : je n’en demandais pas tant.
= Bernadette Soubirous | Bernadette | sainte Bernadette | sainte Bernadette Soubirous | Bernadette de Lourdes | Soubirous | Bernadette Soubiroux
@ person, woman, history; moulin, guérir
? Il n’y a pas de quoi
J’aime la *carte* sans la *plier*, je vous passe les *disputes*, et je mets *parfois* les gens dans une *impasse*.
= le GPS | GPS | un GPS | le navigateur | la navigation par satellite | Waze | Google Maps
@ thing, recent, inventions; disputes, parfois
? Vite fait
Avec le *voyou*, le *journal*, l’*américaine* et la *cigarette*, tout est là, même ce qui est *dégueulasse*.
= À bout de souffle | A bout de souffle | le film À bout de souffle
@ work, arts; américaine, cigarette
+ avoir les jambes en coton
+ boîte de nuit
+ avoir le mal de mer
+ accroche-cœur
+ payer rubis sur l’ongle

card
@ 0cdc4986afbbebb2
? En coup de vent
À moi le *galop*, à d’autres l’*herbe* ; avec un *pape* on peut *raisonner*, avec une *noce*, rien à faire.
= Attila | Attila le Hun | Attila roi des Huns | le roi des Huns | le fléau de Dieu
@ person, man, abroad, history; raisonner, noce
? La routine
Un *revolver*, une *ombre*, des *bandits*, souvent les mêmes ; il n’y a plus rien à *fumer*, mais on est bien *seul*, merci.
= Lucky Luke | Luky Luke | le cow-boy solitaire | Lucky Luc
@ work, abroad, tales; seul, fumer
? Sans complexe
Une *usine*, si vous voulez : des *tuyaux*, et plutôt *devant* ; une *chenille* aussi ; mais j’ai de beaux *tableaux*.
= le Centre Pompidou | Centre Pompidou | Beaubourg | le centre Beaubourg | centre Beaubourg | le Centre Georges-Pompidou | Pompidou | le musée Beaubourg
@ place, places; chenille, devant
? À la bonne heure
Sans *trajet*, sans façon, rien qu’un *caleçon* avec une *cravate*, et *parfois*, qui sait, la *connexion*.
= le télétravail | télétravail | travail à domicile | le travail à distance | travail à distance | travailler de chez soi | la visioconférence | le home office | le télé-travail | la visio
@ notion, recent, work; parfois, cravate
? Au bon endroit
Entre un *fil* et une *chaussette*, un peu de *ressort*, un peu de *brise*, et me voilà à *serrer* ce qui est à d’autres.
= la pince à linge | pince à linge | une pince à linge | les pinces à linge | pinces à linge | l’épingle à linge | épingle à linge
@ thing, house; serrer, brise
? Glissade contrôlée
Un *gant* pour moi, quelques *zombies*, un *chimpanzé*, un *manège* ; le tout, comme on sait, à *reculons*.
= Michael Jackson | Jackson | Bambi | le roi de la pop | MJ | Mickael Jackson | Mickaël Jackson | Michaël Jackson
@ person, man, abroad, arts; manège, chimpanzé
+ tremblement de terre
+ faire une montagne de rien
+ jouer avec le feu
+ battre de l’aile
+ dernier cri

card
@ 5619c9717a027a61
? Trop, c’est trop
Il y faut un *chiffre*, une *majuscule*, parfois le *chien* ; la *sentinelle* se contentait d’un seul, moi j’en ai *vingt*.
= le mot de passe | mot de passe | les mots de passe | un mot de passe | le code secret
@ notion, language; sentinelle, vingt
? Encore raté
« Tu l’as encore *oublié* au bureau ? » Il suffit d’une *éclaircie* ; l’*averse*, elle, a de la mémoire, et c’est le *vent*, hier, qui lui a cassé une *baleine*.
= le parapluie | parapluie | un parapluie | les parapluies | parapluies | le pépin | pépin
@ thing, house; oublié, éclaircie
? Et ainsi de suite
Étant *japonaise*, j’ai pris des *pois*, une *courge*, et *depuis* je reste là, dans l’*infini*, comme tout le monde.
= Yayoi Kusama | Kusama | Yayoï Kusama | Yayoi Kuzama
@ person, woman, abroad, arts; depuis, infini
? Sans prétention
J’ai donné un *habit* au *lapin*, le *pinceau* aux *champignons*, et tout le reste à *préserver*, de bon cœur.
= Beatrix Potter | Béatrix Potter | Potter | Miss Potter | Helen Beatrix Potter
@ person, woman, abroad, tales; champignons, préserver
? Défense d’entrer
J’ai ma *paroi*, mes *taureaux* ; vous avez votre *haleine* ; prenez donc la *copie*, vous serez *sûrement* mieux.
= Lascaux | la grotte de Lascaux | grotte de Lascaux | les grottes de Lascaux | Lascaux II | Lascaux IV | Lascaux 4 | Lascaux 2
@ place, places; haleine, sûrement
? À vos risques
Prenez une *pilule*, mettez le *manteau*, laissez passer les *balles* ; pour la *réalité*, faites *plutôt* sans.
= Matrix | The Matrix | le film Matrix | La Matrice
@ work, recent, abroad, inventions; plutôt, réalité
+ dormir sur ses deux oreilles
+ avoir les dents longues
+ mettre les points sur les i
+ rouler sur l’or
+ gilet de sauvetage

card
@ 829cb63e4b0c4ca3
? À chacun son dû
Au *président*, la *truffe* ; aux autres, la *toque* ; à moi, un *coq* pour la vie, le tout bien *lyonnais*, s’il vous plaît.
= Paul Bocuse | Bocuse | Monsieur Paul
@ person, man, food; président, coq
? Presque fini
Une *face* va bien, l’autre non : *hop*, encore un *tour*, puis un autre, et pour la *couleur*, mieux vaudrait une *gommette* !
= le Rubik’s Cube | Rubik’s Cube | Rubik’s | le Rubik | Rubik | le cube de Rubik | Rubiks cube | Rubik Cube
@ thing, abroad, inventions; hop, gommette
? Petites habitudes
La *pluie* me réjouit, la *salade* me tente, l’*ail* m’inquiète ; ma *maison* ? je l’ai *constamment* avec moi.
= l’escargot | escargot | un escargot | les escargots | escargots | le colimaçon | colimaçon | l’escargot de Bourgogne
@ animal, nature; constamment, ail
? Il faut bien vivre
Un *chauve*, un *cancre*, une *caravane* : mettez de la *chimie*, allez au *désert*, et ne le dites à personne.
= Breaking Bad | la série Breaking Bad | série Breaking Bad | Braking Bad
@ work, recent, abroad, arts; cancre, caravane
? Rien ne va plus
Un *oncle*, un *fantôme*, un *crâne*, du *poison* : il y avait là, avouez-le, de quoi *hésiter* un peu.
= Hamlet | le prince Hamlet | Hamlet de Shakespeare
@ work, abroad, tales; poison, oncle
? Longue route
D’abord des *voix* ; puis un *cheval*, une *armure*, un *dauphin* à *rassurer* : que de chemin, avant vingt ans !
= Jeanne d’Arc | la Pucelle d’Orléans | Pucelle d’Orléans | la Pucelle | sainte Jeanne d’Arc | Jeanne
@ person, woman, history; rassurer, cheval
+ montre en main
+ tomber de Charybde en Scylla
+ marchand de sable
+ baisser les bras
+ pièce montée

card
@ d657739983d73419
? Prière de patienter
Donnez-moi une *tasse*, du *liège*, un *gâteau*, et *chut*, je ferai des *phrases* comme il n’y en a pas.
= Marcel Proust | Proust
@ person, man, arts; liège, chut
? Sans garantie
Un peu de *riz*, un *collier* si l’on peut, *autant* d’amis que possible, *voter* quand même, et pour finir, le *poteau*.
= Koh-Lanta | Koh Lanta | Kohlanta | l’émission Koh-Lanta
@ work, recent, nature; autant, collier
? Question de goût
Je préfère la *tomate* à la *casserole*, le *froid* au *feu*, et je m’entends fort bien avec le *concombre*.
= le gaspacho | gaspacho | un gaspacho | gazpacho | le gazpacho | la soupe froide de tomates | la soupe froide
@ dish, abroad, food; feu, casserole
? Les pieds dans l’eau
Un *vélo* de plus, une *tulipe* de moins, des *meubles* qui passent, des *marins* qui restent, et *pourtant*, ce n’est rien.
= Amsterdam | la ville d’Amsterdam | le port d’Amsterdam
@ place, abroad, places; meubles, pourtant
? Tant pis pour nous
Un *vote*, une *douane*, et me voilà, pour un *poisson*, pour un *camion*, pour moins que ça, à *négocier*.
= le Brexit | Brexit | la sortie du Royaume-Uni de l’Union européenne | la sortie de l’Union européenne | la sortie de l’Europe | la sortie de l’UE
@ event, recent, abroad, history; camion, poisson
? Pas de ça chez nous
Un *grec* comme moi aime le *triangle*, le *carré*, voire les *astres* ; mais une *fève*, paraît-il, c’est non.
= Pythagore | Pythagore de Samos | le théorème de Pythagore
@ person, man, abroad, science; astres, fève
+ ne pas y aller par quatre chemins
+ cabine d’essayage
+ carte postale
+ jeter de l’huile sur le feu
+ pain d’épices

card
@ 76f58b21f2793c45
? Trop aimable
Pour la *clé*, voyez avec moi, *discrètement* ; pour la *boue* aussi, et pour la *semelle* : après tout, j’ai dit « *bienvenue* ».
= le paillasson | paillasson | un paillasson | les paillassons | le tapis-brosse | tapis-brosse | le tapis d’entrée | le tapis de porte | l’essuie-pieds
@ thing, house; discrètement, semelle
? Temps couvert
Prenez un *parapluie*, des *diamants*, du *maquillage*, faites-en un *tube* et, chez vous, laissez-vous *acclamer*, pourquoi pas.
= Rihanna | Robyn Rihanna Fenty | Rihana | Robyn Fenty | Riri
@ person, woman, recent, abroad, arts; acclamer, maquillage
? À portée de main
En bon *docteur*, je prends une petite *chaise*, je prie la *maîtresse* d’*observer*, et le *bambin* fait comme bon lui semble.
= Maria Montessori | Montessori | Maria Montesori | la docteure Montessori | la pédagogue Montessori
@ person, woman, abroad, history; observer, docteur
? Rien à signaler
Pour l’*aileron*, le *baigneur* a compris, le *maire* pas encore ; restent les *notes*, deux à peine, qui font *crier*.
= Les Dents de la mer | Dents de la mer | Jaws | le film Les Dents de la mer
@ work, abroad, nature; maire, baigneur
? Ce n’est pas grand-chose
J’ai eu une *échelle*, une *empreinte*, quelques *cailloux* ; l’*humanité* m’en sait gré : j’étais le *premier*, c’est tout.
= Neil Armstrong | Armstrong | Niel Armstrong
@ person, man, abroad, science; humanité, cailloux
? Bien tenu
Parfois de la *fumée*, du *latin*, un *suisse* en *rayures*, un *distributeur* : ici, on a de tout, ou presque.
= le Vatican | Vatican | la Cité du Vatican | Cité du Vatican | l’État du Vatican | le Saint-Siège | Saint-Pierre de Rome
@ place, abroad, places; distributeur, rayures
+ saut à l’élastique
+ couvre-feu
+ boîte à gants
+ manger à tous les râteliers
+ faire l’autruche

card
@ d5f2b36cd0cae384
? Vous m’en direz tant
Moi, sans *moteur*, j’ai eu un *paquebot* ; je peux être *laitue*, ou *fondre*, mais, au fond, tout est plus *bas*.
= l’iceberg | iceberg | un iceberg | les icebergs
@ thing, nature; laitue, moteur
? Loin de chez soi
Une enfance *indienne*, un ami *anglais* à *sauver*, à l’en croire ; vient le *baptême*, puis un mari dans le *tabac*.
= Pocahontas | Pocahontas Rolfe | Matoaka | Rebecca Rolfe
@ person, woman, abroad, history; baptême, tabac
? Rien ne se perd
Être *bicolore*, se faire *patate*, aller à la *plage*, puis *glaner* un peu, et passer tout cela à la *caméra* : pourquoi pas ?
= Agnès Varda | Varda | la réalisatrice Agnès Varda
@ person, woman, arts; bicolore, glaner
? Au petit bonheur
Il suffit d’un *pouce*, d’un *carton*, parfois d’un *routier* ; et si l’on *freine*, surtout, faites *fissa*.
= l’auto-stop | auto-stop | autostop | l’autostop | faire du stop | le stop | stop | faire de l’auto-stop | l’auto-stoppeur | l’autostoppeur | auto-stoppeur | faire du pouce
@ notion, places; carton, fissa
? Simple comme tout
Comment faire un *milliard* avec un *lasso* ? En *coréen*, avec des *lunettes*, et tout le monde va *galoper*.
= Gangnam Style | la chanson Gangnam Style | Oppa Gangnam Style | Psy
@ work, recent, abroad, arts; milliard, lunettes
? Plein, puis vide
Pour un *euro*, va pour le *yaourt*, va pour le *gamin*, mais à *gauche*, si possible ; après quoi, me voilà *abandonné* !
= le Caddie | Caddie | le caddy | caddy | le chariot | chariot | le chariot de supermarché | chariot de supermarché | le chariot de courses | un caddie | le chariot de magasin
@ thing, house; abandonné, gauche
+ dorer la pilule
+ machine à écrire
+ mauvaise herbe
+ bouton d’or
+ être bête comme chou

card
@ 797e191645bb74e7
? Vaste sujet
Je serai *bref* : j’ai un *fauteuil*, une *joue*, un *synthétiseur*, et pour m’occuper un peu, mettons, l’*univers*.
= Stephen Hawking | Hawking | Stephen Hawkins | Steven Hawking
@ person, man, abroad, science; bref, joue
? Au plaisir
Il reste de la *broche*, de l’*oignon*, un peu de *sauce* ; passez donc *tardivement*, avec un *fêtard* ou deux.
= le kebab | kebab | un kebab | le döner kebab | döner kebab | döner | doner | le grec | un grec | le sandwich grec | le kébab | kébab | le chawarma | chawarma | shawarma | le gyros | gyros
@ dish, abroad, food; fêtard, tardivement
? Juste un mot
Une *provinciale*, un *journaliste*, un *couteau*, un *bain* : que fallait-il de plus, cet été-là, pour l’*échafaud* ?
= Charlotte Corday | Corday | Charlotte de Corday
@ person, woman, history; provinciale, échafaud
? En rang, souriez
D’abord les *épaules*, la *nuque* après, puis les *hanches* ; encore un peu d’*espagnol*, et *hop*, on reprend du début.
= la Macarena | Macarena | la danse de la Macarena | Macarena de Los del Río | la chanson Macarena | la Macaréna | Macaréna
@ work, recent, abroad, arts; hop, nuque
? Prenez votre temps
Je suis *anglaise*, j’avais des *jumelles*, j’ai fait *doucement*, et un *chimpanzé* s’est chargé du reste, avec un *outil*.
= Jane Goodall | Goodall
@ person, woman, abroad, nature; doucement, outil
? Complet
Un *géomètre* me prêta son nom ; chez moi, la *queue* est longue, l’*air* est rare, le *sherpa* porte le reste, et je grandis *encore*.
= l’Everest | Everest | le mont Everest | mont Everest | le sommet de l’Everest
@ place, abroad, places; géomètre, encore
+ trouble-fête
+ avoir la tête dans les nuages
+ chaises musicales
+ homme-grenouille
+ galette des rois

card
@ 9910544bc94c9dde
? Jusqu’au bout
D’abord l’*érable*, puis un *imprésario*, ensuite un *paquebot* et enfin, malgré la *pluie*, de quoi *vibrer* : que demander de plus ?
= Céline Dion | Dion | Céline | Celine Dion
@ person, woman, recent, abroad, arts; imprésario, pluie
? Sans importance
Un *mot* vient, un autre reste, et *oups*, la *langue* n’y est pour rien ; sans *rougir*, voyez plutôt le *divan*.
= le lapsus | lapsus | un lapsus | le lapsus révélateur | lapsus révélateur | lapsus linguae | la langue qui fourche | la langue a fourché
@ notion, language; oups, divan
? Comme d’habitude
Prenez-en *six*, presque *colocataires*, mettez-les sur un *canapé*, donnez-leur du *café*, et passons sur le *loyer* !
= Friends | la série Friends | série Friends
@ work, recent, abroad, house; loyer, colocataires
? Échange standard
J’avais le *suspense*, la *statuette* ; j’ai su *épouser*, avec tout le *rocher*, et l’on en a fait un *sac*.
= Grace Kelly | Grace de Monaco | la princesse Grace | princesse Grace | Kelly
@ person, woman, abroad, history; statuette, suspense
? Ça passe
Du *roquefort*, du *brouillard*, un *péage*, des *haubans* : il faut *enjamber* tout ça, et moi, je reste là.
= le viaduc de Millau | viaduc de Millau | le pont de Millau | pont de Millau | le viaduc
@ place, recent, places; haubans, enjamber
? Sans forcer
Prenez mes *bretelles*, laissez-moi *respirer* ; je vais *volontiers* à la *guinguette*, un peu moins à l’*embouteillage*.
= l’accordéon | accordéon | un accordéon | le piano à bretelles | piano à bretelles | le piano du pauvre | le bandonéon
@ thing, arts; embouteillage, volontiers
+ avoir voix au chapitre
+ château de sable
+ après-midi
+ perdre la boule
+ croque-monsieur

card
@ d260744919866911
? Toujours partant
S’il y a un *aristocrate* à *pousser*, je viens ; un *cambrioleur*, je viens aussi : on est *acteur*, on fait cela *volontiers*.
= Omar Sy | Sy | Omar
@ person, man, recent, arts; volontiers, cambrioleur
? Réclamation
Chers *parents*, merci bien pour la *soupe*, mais *pourquoi* donner cela à une *fillette*, avec un *globe* pareil ?
= Mafalda | la petite Mafalda | Mafalda de Quino
@ work, abroad, tales; pourquoi, parents
? Fallait-il venir ?
Un *lama*, un *nuage*, des *ruines*, soit ; mais pourquoi si *haut*, je vous prie, et où est passé mon *souffle* ?
= le Machu Picchu | Machu Picchu | Macchu Picchu | Machu Pichu | la cité inca | le Machu Pichu
@ place, abroad, places; souffle, nuage
? Sans avoir l’air d’y toucher
Je suis du côté du *maçon* et du *glaçon*, sans rien avoir contre le *citron* ; je reste en *dessous*, pour *adoucir*.
= la cédille | cédille | une cédille | le c cédille | c cédille | ç
@ notion, language; dessous, adoucir
? À prendre ou à laisser
Ai déjà *pantalon* et *revolver*, cherche *diligence* ; on me dit une *catastrophe*, mais je *jure* comme personne.
= Calamity Jane | Calamity | Martha Jane Cannary | Martha Cannary
@ person, woman, abroad, history; diligence, jure
? On ne sait jamais
On me prend à *genoux*, dans l’*herbe* ; on me fait *sécher*, puis c’est *loto*, à moins qu’une *brebis* passe avant.
= le trèfle à quatre feuilles | trèfle à quatre feuilles | un trèfle à quatre feuilles | le trèfle à 4 feuilles | trèfle à 4 feuilles | le trèfle | trèfle | le trèfle porte-bonheur | un trèfle
@ thing, nature; brebis, sécher
+ bain-marie
+ lampe de poche
+ être muet comme une carpe
+ avoir le cœur gros
+ cracher dans la soupe

card
@ 68e298afd54f0081
? On prend ses précautions
Avec de la *tolérance*, un *jardin*, une *frontière* où passer *illico*, on peut bien être *candide*, non ?
= Voltaire | François-Marie Arouet | Arouet | M. de Voltaire
@ person, man, history; illico, frontière
? En petit comité
Ici la *nièce*, là les *truands*, au fond la *cuisine* ; passez-moi la *gnôle*, ou je vais *disperser*.
= Les Tontons flingueurs | Tontons flingueurs | les Tontons | le film Les Tontons flingueurs
@ work, arts; disperser, gnôle
? Chacun son goût
Moi, c’est l’*oreille*, surtout l’*été*, une *goutte* pour les *petits* ; et vous, paraît-il, vous aimez *gratter*.
= le moustique | moustique | un moustique | la femelle moustique | le moustique femelle | les moustiques | la moustique | le moustique tigre
@ animal, nature; petits, goutte
? Sans rancune
Être *naine*, pourquoi pas ; *neuvième*, c’était mieux ; mais j’ai un *cœur*, dit la *sonde*, et rien à faire d’un *vote*.
= Pluton | la planète Pluton | planète Pluton | la planète naine Pluton
@ thing, science; vote, sonde
? Tout droit
À quoi bon l’*équerre* ? D’une *irakienne*, prenez la *courbe*, le *béton*, une *caserne* pour commencer, puis tout le reste.
= Zaha Hadid | Hadid | Zaha Hadide
@ person, woman, recent, abroad, work; caserne, équerre
? Longue histoire
Va pour le *dragon*, va pour la *brique* ; les *cavaliers* sont passés, l’*astronaute* aussi, jure-t-on, sans me voir ; venez donc *marcher*.
= la Grande Muraille de Chine | Grande Muraille de Chine | la Grande Muraille | Grande Muraille | la muraille de Chine | muraille de Chine
@ place, abroad, places; cavaliers, dragon
+ mordre la poussière
+ avant-goût
+ volte-face
+ chauffe-eau
+ faire contre mauvaise fortune bon cœur

card
@ 9820722acb6979cd
? Rien de neuf
Ici, le *pain* est *rassis*, comme les *graffitis* d’ailleurs ; pour la *cendre*, voyez donc avec le *cratère*.
= Pompéi | Pompei | les ruines de Pompéi | la ville de Pompéi | Herculanum
@ place, abroad, places; graffitis, rassis
? De bonne compagnie
Un *vendredi*, un *plateau*, un *écrivain* ou deux, et la *dictée* : autant *apostropher*, pourquoi pas ?
= Bernard Pivot | Pivot | B. Pivot
@ person, man, language; plateau, apostropher
? Confiance
Vérifie-moi *plié*, prie-moi *ouvert* ; je ressemble à une *fleur* ; en *soie* ou non, gare à qui m’oublie dans l’*avion*.
= le parachute | parachute | un parachute
@ thing, inventions; soie, fleur
? Soupirs
Campé sur *trois* pieds, il cache des *marteaux* ; son *tabouret* tourne, le *déménageur* souffle, le *voisin* écoute.
= le piano | piano | un piano | le piano à queue | piano à queue | le pianoforte | pianoforte
@ thing, arts; marteaux, trois
? Bonne impression
Pour aller chez le *riche*, cachez l’*odeur*, prenez des *pêches*, et laissez la *cave* à un autre, *coréen* comme vous.
= Parasite | le film Parasite | Parasite de Bong Joon-ho | Parasites
@ work, recent, abroad, arts; pêches, odeur
? Sans queue ni tête
Pour un *mathématicien*, un *terrier*, une *théière*, une *barque*, cela se tient ; et puis, de temps en temps, il faut *rétrécir*.
= Lewis Carroll | Carroll | Charles Dodgson | Charles Lutwidge Dodgson | l’auteur d’Alice au pays des merveilles | Lewis Caroll | Caroll
@ person, man, abroad, tales; rétrécir, barque
+ piste cyclable
+ permis de conduire
+ rouge à lèvres
+ avoir une dent contre quelqu’un
+ rendre la monnaie de sa pièce

card
@ 437a04d2f48d31fd
? Les avis sont partagés
« Encore », dit la *chenille* ; mais « *aïe* », dit le *mollet* ; pour moi, ce sera la *soupe* ou, faute de mieux, le *purin*.
= l’ortie | ortie | une ortie | les orties | orties | la grande ortie
@ thing, nature; purin, chenille
? Fils à papa
Mon père me voyait *tapissier* ; j’ai préféré me *moquer* des *médecins*, des *avares*, puis d’un *malade* : ce fut tout.
= Molière | Jean-Baptiste Poquelin | Poquelin
@ person, man, arts; tapissier, moquer
? Qui l’eût cru ?
Du *fauteuil*, du *parapente*, un peu de *banlieue* chez un *riche*, tout cela sans *pitié* : on en redemande.
= Intouchables | le film Intouchables | les Intouchables
@ work, recent, arts; pitié, parapente
? Toujours debout
J’ai fait la *mine*, les *vaches*, puis les *fesses* de tout le monde ; même *troué*, ma foi, je reste *cher*.
= le jean | jean | un jean | le blue-jean | blue-jean | les jeans | le Levi’s | le denim | Levi’s
@ thing, house; mine, vaches
? Ce n’est pas sorcier
Faites *penser* la *machine*, prenez le *code* des autres, gardez la *tasse*, et, *logiquement*, vous y êtes.
= Alan Turing | Turing | Allan Turing
@ person, man, abroad, science; tasse, logiquement
? Rien de prévu
Un *samedi*, je suis passé de la *voiture* au *carrefour*, rapport à l’*essence*, et je suis resté là, *dehors*.
= le gilet jaune | gilet jaune | les gilets jaunes | gilets jaunes | le mouvement des gilets jaunes | un gilet jaune
@ event, recent, history; carrefour, dehors
+ s’emmêler les pinceaux
+ être le dindon de la farce
+ hors-d’œuvre
+ fil de fer
+ lave-vaisselle

card
@ 19ef631661f7c334
? Vu de loin
Étant *normand*, j’ai pris le *saxophone*, le *hublot*, l’*apesanteur*, et *soigneusement* tout ce qui passait par là.
= Thomas Pesquet | Pesquet | Thomas Pesqué | l’astronaute Thomas Pesquet
@ person, man, recent, science; soigneusement, normand
? On sonne encore
Il nous faut un *squelette*, une *citrouille*, des *bonbons*, une *porte* ; vous disiez *bouh* ? Revenez plutôt demain.
= Halloween | la fête d’Halloween | fête d’Halloween | le soir d’Halloween
@ event, abroad, tales; bouh, porte
? Cela va de soi
J’ai mis un *bonjour*, de la *tristesse*, trop de *vitesse* et, *quelquefois*, tout le reste au *casino* : n’en parlons plus.
= Françoise Sagan | Sagan
@ person, woman, language; quelquefois, casino
? Rien n’est simple
Sans *dés*, pas de *manoir* ; sans *corde*, pas de *colonel* ; sans crayon ni mémoire, bien malin qui saura *dénoncer*.
= le Cluedo | Cluedo | Clue | une partie de Cluedo | jeu Cluedo
@ work, abroad, house; manoir, dénoncer
? Brève rencontre
Un quart de *lune*, un *bol*, un rien de *beurre* : à *huit* heures, tout est fini, sauf les *miettes*.
= le croissant | croissant | un croissant | les croissants | croissants | le croissant au beurre | croissant au beurre
@ dish, food; huit, beurre
? Toutes proportions gardées
Ma *maman*, c’est une *araignée*, et en *bronze* ; c’est *nettement* mieux, croyez-moi, que de la *tapisserie*.
= Louise Bourgeois | Bourgeois
@ person, woman, arts; nettement, tapisserie
+ station-service
+ trait d’union
+ baie vitrée
+ code de la route
+ essuie-glace

card
@ 1eaf95b1a7314ca4
? Ne pas déranger
J’ai ma *cellule*, mon *pélican*, ma *baie* ; quant à l’*évasion*, je n’en sais *guère* plus que vous.
= Alcatraz | la prison d’Alcatraz | prison d’Alcatraz | l’île d’Alcatraz | île d’Alcatraz | le pénitencier d’Alcatraz | le Rocher
@ place, abroad, places; guère, pélican
? C’est selon
Avec des *lardons*, oui ; dans le *gazon*, non ; pour *souffler*, quand vous voudrez ; quant à la *racine*, ce sera pour *demain*, merci.
= le pissenlit | pissenlit | un pissenlit | les pissenlits | pissenlits | la dent-de-lion | dent-de-lion
@ thing, nature; demain, gazon
? Tout est dans le geste
Conseil d’ami : garder son *bâton*, aimer le *télésiège*, passer à la *liqueur*, rester *ensemble*, ne pas encore *conclure*.
= Les Bronzés font du ski | Bronzés font du ski | Les Bronzés | Les Bronzés 2 | Bronzés
@ work, arts; ensemble, conclure
? Pas de problème
Pour un *devoir*, pour une *rupture*, c’est par ici : on a, *poliment*, une *réponse*, qu’il ait fallu ou non l’*inventer*.
= ChatGPT | Chat GPT | GPT | l’intelligence artificielle | intelligence artificielle | l’IA | IA | une IA | un chatbot | chatbot | agent conversationnel | Claude | Gemini | Mistral
@ thing, recent, abroad, work; rupture, poliment
? Au bout du compte
Un *pétale* aux *cheveux*, un *fruit* bien *étrange*, du *jazz* jusqu’au petit matin : c’est moins gai qu’on ne croit.
= Billie Holiday | Lady Day | Holiday | Billie Holliday | Billie
@ person, woman, abroad, arts; étrange, cheveux
? On ne se plaint pas
Être *deuxième*, soit ! Avec un *vélo* et la *foule*, un *paysan* comme moi a *presque* tout.
= Raymond Poulidor | Poulidor | Poupou
@ person, man, sport; presque, paysan
+ casser du sucre sur le dos de quelqu’un
+ peau de chagrin
+ trou de mémoire
+ prendre la poudre d’escampette
+ être au bout du rouleau

card
@ 1db98086aff40cba
? Longue attente
Que faire avec un *oreiller*, des *brebis*, un vieux *remords*, et pas de *réveil* pour l’instant, sinon *compter* ?
= l’insomnie | insomnie | une insomnie | les insomnies | la nuit blanche | nuit blanche
@ notion, house; remords, compter
? Tout compte fait
Une *photo*, des *rayons*, et l’on vit tourner une *hélice* : à cette *chimiste*, il ne manquait, peut-être, que de *signer*.
= Rosalind Franklin | Franklin | Rosalind Elsie Franklin | Rosalind
@ person, woman, abroad, science; rayons, signer
? Idée de voyage
Prenez un *train*, un *sorcier*, un *balai*, quelques *hiboux*, et faites-en *sept* : moi, ça m’a plutôt réussi.
= J. K. Rowling | J.K. Rowling | JK Rowling | Rowling | Joanne Rowling | l’auteure de Harry Potter
@ person, woman, recent, abroad, tales; hiboux, sept
? Petits bonheurs
Un *croissant* par-ci, une *bijouterie* par-là, même un *scooter*, un air de *biche*, puis du monde à *aider*, loin des studios.
= Audrey Hepburn | Hepburn | Audrey Hepburne | Audrey
@ person, woman, abroad, arts; biche, aider
? Le plus court chemin
Une *falaise*, puis une autre, et pas de *nausée* entre les deux : on prend le *train*, et *désormais* tout le monde est *anglais*.
= le tunnel sous la Manche | tunnel sous la Manche | l’Eurotunnel | Eurotunnel | l’Eurostar | le Shuttle | le tunnel
@ place, recent, places; désormais, nausée
? Bonne pioche
Un *pensionnat*, un *surveillant*, de la *musique* : une fois mis à l’*unisson*, même les *punis* ont du bon, paraît-il.
= Les Choristes | Choristes | le film Les Choristes
@ work, recent, arts; unisson, punis
+ guet-apens
+ vol à voile
+ chasse-neige
+ être soupe au lait
+ beau-frère

card
@ f016b24e73325c38
? Vu d’ici
Mettez une autre *peau*, prenez la *planète* en *relief*, la *jungle* avec : pour changer de vie, il suffit de *brancher*.
= Avatar | le film Avatar | film Avatar | Avatar de James Cameron
@ work, recent, abroad, arts; relief, brancher
? Album
J’ai un *défaut*, il y a eu des *travaux* ; pour la *photo*, quelqu’un me *retient*, et *évidemment*, il n’est pas le seul.
= la tour de Pise | tour de Pise | la tour penchée de Pise | tour penchée de Pise | la tour penchée | tour penchée
@ place, abroad, places; évidemment, travaux
? Blague à part
Un *mec*, une *salopette*, une *élection* ou presque, et puis un *repas*, tout à fait *gratuitement*, il fallait le faire.
= Coluche | Michel Colucci | Colucci
@ person, man, arts; gratuitement, élection
? Soirée en famille
Le *whisky* y vaut plus que la *tendresse* ; il faut *piocher*, et quand le ton monte le *dictionnaire* sert d’*arbitre*.
= le Scrabble | Scrabble | une partie de Scrabble | le jeu de Scrabble
@ thing, sport; tendresse, arbitre
? Sans façon
Un peu de *danse*, un *officier*, un autre, un *secret*, peut-être, et pour le *bandeau*, non *merci*.
= Mata Hari | Mata-Hari | Margaretha Zelle | Margaretha Geertruida Zelle
@ person, woman, abroad, history; bandeau, merci
? Toujours prêt
Me voici chez la *couturière*, puis chez le *menuisier*, moi qui fus *jadis* un bout de *méridien* : et tout cela pour *mesurer* !
= le mètre | mètre | un mètre | le mètre étalon | mètre étalon | le mètre ruban | mètre ruban | le mètre pliant | le mètre à ruban | mètre pliant | le mètre de couturière
@ thing, work; jadis, méridien
+ prendre le taureau par les cornes
+ serre-tête
+ casser les pieds
+ prendre racine
+ laissez-passer

card
@ a66cd6f150f666d1
? Chacun pour soi
Même *histoire* pour tous, pas les mêmes *fautes* : le *maître* y revient, les *plumes* vont ; il faut *relire*.
= la dictée | dictée | une dictée | la dictée de Pivot
@ notion, language; relire, plumes
? Mieux que prévu
Gardez la *doudoune* pour le *nord*, puis voyez avec la *poste*, les *frites*, ou, à défaut, venez *grelotter* un peu.
= Bienvenue chez les Ch’tis | Bienvenue chez les Chtis | les Ch’tis | Les Chtis | Bienvenue chez les Ch’ti
@ work, recent, arts; grelotter, doudoune
? Ça va, ça vient
En *pot*, chez vous, je sais *fleurir*, puis plus rien, puis *youpi* ; chez d’autres, je fais la *vanille*, voire le *bourdon*.
= l’orchidée | orchidée | une orchidée | les orchidées | orchidées | le phalaenopsis | phalaenopsis
@ thing, nature; youpi, bourdon
? Tout ira bien
Pour le *shérif*, soit ; mais pour les *nattes*, pour le *match*, allons, *mollo*, et surtout sans *pleurer*.
= Bob Marley | Marley | Bob Marley and the Wailers
@ person, man, abroad, arts; match, mollo
? On lui doit bien ça
La *tricherie*, c’était le *ciel* ; pour *dribbler*, lui seul ; et du côté de la *pizza*, tout bien pesé, on en a fait un *saint*.
= Diego Maradona | Maradona | Diego Armando Maradona | Diego | el pibe de oro
@ person, man, abroad, sport; tricherie, saint
? Petit effet
D’un *atoll* à une *piscine*, entre une *bombe* et des *allumettes*, je n’ai rien à *cacher*, ou si peu.
= le bikini | bikini | un bikini | le maillot deux-pièces | le deux-pièces | maillot de bain | le maillot de bain | le maillot
@ thing, inventions; atoll, allumettes
+ se jeter dans la gueule du loup
+ perce-neige
+ ouvre-boîte
+ crier au loup
+ tirer son épingle du jeu

card
@ ba8bd074293be110
? Sans engagement
Des *menottes*, des *chaînes*, une *malle*, de l’*eau* : mettez-moi donc *dedans*, si le cœur vous en dit, et l’on en reparle.
= Harry Houdini | Houdini
@ person, man, abroad, work; dedans, malle
? Bien née
Je suis de sang *bleu*, sans un *os*, les *bras* longs et, si vous m’ennuyez, je renverse l’*encre* et change de *couleur*.
= la pieuvre | pieuvre | une pieuvre | le poulpe | poulpe | un poulpe
@ animal, nature; couleur, os
? Je tiens l’affaire
Avec du *copte* et une *pierre*, il s’est mis à *lire* comme un *pharaon*, quitte à s’*évanouir*, dit-on.
= Champollion | Jean-François Champollion | Jean François Champollion
@ person, man, language; copte, évanouir
? Passage difficile
La *lumière* s’y prend, l’*étoile* y passe, l’*astronome* en redemande, l’*acteur* en a peur : tout vient s’y *engouffrer*.
= le trou noir | trou noir | les trous noirs | un trou noir
@ thing, science; engouffrer, acteur
? Logique
Que faire du *travail*, du *crédit*, de l’*huissier* ou du *divorce*, sinon les *oublier* tous, jusqu’au matin ?
= Alors on danse | Alors on danse de Stromae | la chanson Alors on danse | on danse
@ work, recent, abroad, arts; huissier, oublier
? Dos à la mer
C’est *chilien*, mais de loin : une *statue*, un *visage*, beaucoup d’*horizon* ; quant au nom, il vient d’un certain *dimanche*.
= l’île de Pâques | île de Pâques | Rapa Nui | les moaïs | les moai | les statues de l’île de Pâques
@ place, abroad, places; dimanche, horizon
+ être une bonne poire
+ porte-clés
+ marché aux puces
+ n’y voir que du feu
+ donner un coup d’épée dans l’eau

card
@ a60b4e4965ab1aa6
? Marché conclu
Doucement, *motus* : une *pièce* pour un peu d’*ivoire*, près de l’*oreiller* ; mon *vendeur* ignore tout de moi.
= la petite souris | petite souris | la souris | souris | la fée des dents | fée des dents
@ character, tales; vendeur, motus
? On s’arrange
Moins d’*heures*, dit la *loi* ; va pour *mercredi*, dit l’un ; avec un *férié*, dit l’autre, rien n’y paraîtra au *bureau*.
= les RTT | RTT | la RTT | un RTT | les jours de RTT | jour de RTT | un jour de RTT | la réduction du temps de travail | les 35 heures | les trente-cinq heures | le RTT | la semaine de 35 heures
@ notion, recent, work; férié, loi
? Pour commencer
Donnez-moi une *grève*, avec de bonnes *tresses*, une *pancarte*, je prends *exprès* le *voilier*, et nous verrons bien !
= Greta Thunberg | Thunberg | Greta
@ person, woman, recent, abroad, nature; exprès, pancarte
? Top chrono
Ici, il faut *multiplier*, et *mentalement*, puis prendre une *voyelle*, essayer de faire *long*, et *bravo* quand même.
= Des chiffres et des lettres | chiffres et lettres | les chiffres et les lettres | l’émission Des chiffres et des lettres
@ work, language; mentalement, long
? Circulez
Un *melon*, une *pomme*, un peu de *jour* où il n’en faut pas, et pour vous, une *pipe* ? Ma foi, *non*.
= Magritte | René Magritte
@ person, man, abroad, arts; jour, non
? Pour ce que ça coûte
Des *copains*, de quoi *gratter*, un *gorille* pour l’un, un *pépin* pour l’autre : s’il me fallait plus, ce serait un *rivage*.
= Georges Brassens | Brassens | Tonton Georges
@ person, man, arts; rivage, pépin
+ prise de bec
+ il y a anguille sous roche
+ montrer patte blanche
+ fer à cheval
+ faux pas

card
@ 2bf679b3d159910f
? Laissez dire
Ma *grammaire* ? J’ai eu la *passerelle*, j’ai eu les *jeux* ; et devant l’*académie*, s’il vous plaît, on s’est mis à *danser*.
= Aya Nakamura | Nakamura | Aya
@ person, woman, recent, arts; danser, grammaire
? En cas de besoin
On me met des *chaussettes*, des *élastiques*, de tout ; puis, *zut*, me voilà à *coincer*, faute de *coulisser*.
= le tiroir | tiroir | un tiroir | les tiroirs | tiroirs | le fond de tiroir | les fonds de tiroir | la commode | commode
@ thing, house; zut, élastiques
? Question d’équilibre
Chez moi, la *racine* tient le *temple*, le *macaque* tient la *ruine* : tout le reste finit par *envahir*.
= Angkor | Angkor Vat | Angkor Wat | les temples d’Angkor | temples d’Angkor | le temple d’Angkor Vat
@ place, abroad, places; macaque, ruine
? Question de temps
Que faire quand la *dame* est perdue, que le *fou* n’y peut rien et que le *roi* n’a plus une *case* ? Serrer une *main*.
= les échecs | échecs | le jeu d’échecs | jeu d’échecs | une partie d’échecs | l’échec et mat | échec et mat
@ thing, sport; case, main
? Ça ne s’invente pas
Il y a une *marmotte*, un *réveil*, un *refrain*, de la *météo* : il n’y a plus qu’à *recommencer*, demain si l’on veut.
= Un jour sans fin | le film Un jour sans fin | Groundhog Day | le jour de la marmotte | jour de la marmotte
@ work, recent, abroad, tales; réveil, refrain
? Sous bonne escorte
J’étais *pharmacien* et voulais *nourrir* tout le monde : j’avais une *patate*, et même, selon la légende, une *fleur* et des *gardiens*.
= Parmentier | Antoine Parmentier | Antoine-Augustin Parmentier | Antoine Augustin Parmentier
@ person, man, food; gardiens, pharmacien
+ mettre des bâtons dans les roues
+ crier sur les toits
+ pierre précieuse
+ sac de couchage
+ aide-mémoire

card
@ 8acd1bbb1646af5b
? Ne faites pas attention
Prenez un *téléphone*, filez *illico*, faites comme si de rien n’était pour *capturer* un *monstre* : pardon, madame, *oups* !
= Pokémon Go | Pokemon Go | Pokémon | le jeu Pokémon Go | Pokémon GO | Pokemon
@ work, recent, abroad, inventions; oups, illico
? Ça ne coûte rien
Que faut-il ? Une *serveuse*, un *nain*, de la *crème*, un tour ou deux, et *enfin* du *bonheur* pour qui passe.
= Le Fabuleux Destin d’Amélie Poulain | Amélie Poulain | Amélie | Fabuleux Destin d’Amélie Poulain
@ work, recent, arts; enfin, crème
? Pas de panique
Chez la *curieuse*, il n’y a plus, *hélas*, de *couvercle* : entre la *folie* et l’*espoir*, à vous de voir.
= la boîte de Pandore | boîte de Pandore | la jarre de Pandore | Pandore | la jarre
@ thing, abroad, tales; folie, hélas
? Sans un merci
À moi le *mûrier*, le *cocon*, la *bave* ; à vous, *bravo*, le *fil* et tout ce qui s’ensuit.
= le ver à soie | ver à soie | un ver à soie | les vers à soie | vers à soie | le bombyx | bombyx du mûrier | la chenille du bombyx
@ animal, nature; bravo, bave
? Sans malice
Non à l’*alcool*, oui aux *crayons* et à la *tendresse* ; pour la *voiture*, c’est *forcément* une autre affaire.
= Bourvil | André Bourvil | André Raimbourg
@ person, man, arts; forcément, tendresse
? Et puis quoi encore
Quelle *cycliste* est allée du *sentier* au *pavé*, puis de l’*or* au *jaune*, comme si de rien n’était ?
= Pauline Ferrand-Prévot | Ferrand-Prévot | Pauline Ferrand Prévot | Pauline Ferrand-Prevot | PFP | Ferrand Prévot | Pauline Ferrand
@ person, woman, recent, sport; sentier, pavé
+ acheter chat en poche
+ écran de fumée
+ garder la tête froide
+ faire la sourde oreille
+ quatre-quarts

card
@ b7ae023836cafb3c
? De passage
Avec un *placard*, un *index*, une *bicyclette* et un peu d’aide, on finit bien par *téléphoner*, même très *loin*.
= E.T. l’extra-terrestre | E.T. | ET | E. T. | l’extraterrestre | E.T. l’extraterrestre | le film E.T.
@ work, abroad, tales; placard, loin
? De fil en aiguille
Être *avocate*, voir un *stagiaire*, l’*épouser* ; de là au *président*, puis au *potager*, il n’y a qu’un pas.
= Michelle Obama | Michelle Robinson Obama | Madame Obama | Mme Obama | la femme d’Obama
@ person, woman, recent, abroad, history; stagiaire, épouser
? Question de priorités
D’abord le *veau*, puis la *jonquille* ; la *nuit*, chez nous, est au *cuisinier*, pourvu qu’il prenne tout en *gros*.
= Rungis | le marché de Rungis | marché de Rungis | le MIN de Rungis | les halles de Rungis | le marché international de Rungis
@ place, work; jonquille, veau
? Bon courage
Avec un *bâton*, une *coquille*, allez-y *lentement* : les *ampoules* sont pour vous, les *péchés* resteront là.
= Compostelle | Saint-Jacques-de-Compostelle | Saint Jacques de Compostelle | Santiago | le chemin de Compostelle | chemin de Compostelle | Saint-Jacques | les chemins de Compostelle
@ place, abroad, places; péchés, lentement
? Modeste, moi ?
Mon *homard*, mes *montres*, ma *girafe* : prenez tout, laissez-moi *tranquillement* ici, avec la *gare* en face.
= Salvador Dalí | Dalí | Dali | Salvador Dali
@ person, man, abroad, arts; tranquillement, gare
? Sous toutes réserves
J’ai été *souvent* un autre : ici un *éclair*, là un *astronaute*, une *pupille* à part, et pour finir un *disque*.
= David Bowie | Bowie | Ziggy Stardust
@ person, man, abroad, arts; souvent, pupille
+ vide-grenier
+ faire le pied de grue
+ portrait-robot
+ abat-jour
+ perdre le nord

card
@ 7d7b99cccc634f60
? Ça se discute
Pour se *lever*, pour *bousculer* l’autre, prenez le *refrain* ; en *crooner*, paraît-il, c’est mieux à l’*enterrement*.
= Comme d’habitude | My Way | la chanson Comme d’habitude | Comme d’habitude de Claude François
@ work, arts; bousculer, lever
? Merci pour tout
Faute de mieux, on s’en remet à un *inconnu*, on donne pour l’*essence* comme pour le *péage*, puis vient l’*avis*, et *bonsoir*.
= le covoiturage | covoiturage | BlaBlaCar | Blablacar | un covoiturage | faire du covoiturage
@ notion, recent, inventions; bonsoir, avis
? Tout ou presque
D’abord un *foulard*, ensuite, *secrètement*, du *rock* : on reste *iranienne* comme on peut, et l’on en fait des *dessins*.
= Marjane Satrapi | Satrapi | Marjane | Marjan Satrapi
@ person, woman, recent, arts; secrètement, rock
? Merci de votre attention
Après le *camp*, j’ai tenu *calmement*, pour l’*avortement*, contre des *députés* ; pour finir, on me donna une *épée*.
= Simone Veil | Veil | Simone Weil | Madame Veil | Simone Jacob
@ person, woman, history; épée, calmement
? Tout est possible
Chez l’*émir*, il y a de la *neige*, mais *dedans* ; du *sable*, mais pas seulement ; et un *palmier* par-dessus le marché.
= Dubaï | Dubai | Doubaï | l’émirat de Dubaï | ville de Dubaï
@ place, abroad, places; dedans, palmier
? Au guichet suivant
Avec un *insecte*, un *procès*, un *château* et des *assurances*, on peut, ma foi, se *réveiller* tout autre.
= Kafka | Franz Kafka
@ person, man, abroad, language; réveiller, assurances
+ eau-de-vie
+ sens unique
+ compter pour du beurre
+ emploi du temps
+ hôtel de ville

card
@ 89e919fa8a689419
? Premier jour
« Alors, *bienvenue* ! Voici la *photocopieuse*, voilà le *café* ; le *patron*, tu le verras peut-être ; le *salaire*, c’est autre chose. »
= le stagiaire | stagiaire | la stagiaire | un stagiaire | le stage | l’apprenti | apprenti
@ notion, work; patron, bienvenue
? Pas trop tôt
Il y eut des *violons*, une *marée*, des *péniches*, des *soldats*, et nous, qu’il fallait bien *libérer* un jour ou l’autre.
= le Débarquement | Débarquement | le débarquement de Normandie | débarquement de Normandie | le Jour J | Jour J | le 6 juin 1944 | D-Day | le débarquement allié
@ event, history; violons, marée
? Plusieurs rappels
Moi, *grecque* ? Un peu : j’ai aimé les *aigus*, tout l’*opéra*, puis, *hélas*, un *armateur* pas comme les autres.
= Maria Callas | la Callas | Callas | Maria Kalogeropoulos
@ person, woman, abroad, arts; armateur, hélas
? Comme à la maison
Pour un *récital*, un *cendrier*, de la *nostalgie*, rien d’autre ou si peu ; quant aux *chaussures*, on s’en passe *aisément*.
= Cesária Évora | Cesaria Evora | Évora | Evora | Césaria Évora | la diva aux pieds nus | diva aux pieds nus | Cesária
@ person, woman, recent, abroad, arts; nostalgie, cendrier
? Pardon d’avance
Avis aux *perroquets* : entre la *jungle* et l’*espace*, il y aura *bientôt* un *décollage* ; merci de rester là.
= Kourou | le centre spatial de Kourou | la base de Kourou | le Centre spatial guyanais | Centre spatial guyanais | la base spatiale de Kourou | la Guyane | Guyane
@ place, abroad, science; perroquets, bientôt
? Rien ne presse
Pour le *bourreau*, on verra ; il y a *toujours* une *lampe*, un *sultan*, quelques *voleurs*, et j’en passe.
= Les Mille et Une Nuits | Mille et Une Nuits | les 1001 nuits | 1001 nuits | les Mille et une nuits | Shéhérazade
@ work, abroad, tales; bourreau, toujours
+ numéro vert
+ c’est du gâteau
+ chaise longue
+ lâcher la proie pour l’ombre
+ se noyer dans un verre d’eau

card
@ 8b53a1c2eb181474
? Protocole
Des *miroirs* à la file, des *fontaines* par-ci, des *perruques* par-là ; ici, un *astre* est à faire *lever* pour tous.
= le château de Versailles | château de Versailles | Versailles | le palais de Versailles | palais de Versailles | la cour de Versailles
@ place, places; perruques, lever
? C’est à prendre ou à laisser
Laissez-moi ma *monture*, je suis *grecque*, et pour la *rose* comme pour la *liberté*, j’aime mieux un *couplet*.
= Nana Mouskouri | Mouskouri | Nana Muskuri | Nana
@ person, woman, abroad, arts; liberté, rose
? Au suivant
Ce *colosse* est *antillais*, il a un *kimono*, et même, un soir, une *torche* ; quant aux autres, ils finissent *lourdement*, là où il veut.
= Teddy Riner | Riner | Teddy Rinner | Teddy
@ person, man, recent, sport; lourdement, torche
? Il fallait y penser
« Sans *passé* ni rien d’autre, dit l’*abbé*, prenez un *atome*, mettez de la *chaleur*, et laissez *exploser*. »
= le Big Bang | Big Bang | Big-Bang | le big-bang | la théorie du Big Bang | la naissance de l’univers | la création de l’univers | l’origine de l’univers
@ notion, science; abbé, passé
? De l’ombre pour demain
Soyez *kényane*, allez *planter* avec des *villageoises*, faites-en des *millions*, puis mettez la *ceinture*, c’est tout.
= Wangari Maathai | Maathai | Wangari Mathai | Wangari Muta Maathai | Wangari Maathaï
@ person, woman, abroad, nature; villageoises, ceinture
? C’était le bon temps
En *espagnol*, c’est *tranquillement* ; ailleurs, ce fut tout un *été*, par *milliards*, sans bien savoir, en *fredonnant*.
= Despacito | la chanson Despacito | Despacito de Luis Fonsi
@ work, recent, abroad, arts; milliards, fredonnant
+ taille-crayon
+ porte-parole
+ brise-glace
+ mettre sa main au feu
+ œuvre d’art

card
@ 2857ccb341123aec
? Sans commentaire
Un *chalet*, une *dispute*, une *romancière*, un *malvoyant*, et tout cela au *tribunal*, s’il vous plaît, sans faute.
= Anatomie d’une chute | le film Anatomie d’une chute | Anatomie d’une chute de Justine Triet
@ work, recent, arts; romancière, malvoyant
? Et après ?
J’ai eu un *frère*, un *amant*, de la *glaise* à faire *valser* ; pour finir, on m’a donné l’*asile*.
= Camille Claudel | Claudel | Camille
@ person, woman, arts; valser, glaise
? Passagers d’essai
D’abord un *mouton*, avec un *coq*, avec un *canard* ; maintenant, c’est à vous : prenez le *panier*, il n’y a plus qu’à *gonfler*.
= la montgolfière | montgolfière | une montgolfière | le ballon à air chaud | ballon à air chaud | le ballon | ballon
@ thing, inventions; panier, gonfler
? Sans se fatiguer
Je vous laisse le *ballon*, la *lune*, la *pieuvre*, le *centre* de tout : de quoi *voyager* sans même vous lever, merci bien.
= Jules Verne | Verne
@ person, man, tales; voyager, centre
? Un sujet qui fâche
Entre le *riz* et les *moules*, tout allait bien ; puis vint le *chorizo*, et là, un *puriste* s’est mis à *protester*.
= la paella | paella | une paella | la paëlla | paëlla | la paella valencienne
@ dish, abroad, food; puriste, protester
? Avec ce qu’on a
Un *appel*, un *képi*, un *balcon*, passe encore ; mais tant de *fromages*, dit-on, et il faudrait *gouverner* ?
= Charles de Gaulle | de Gaulle | le général de Gaulle | général de Gaulle | le Général
@ person, man, history; balcon, gouverner
+ avoir d’autres chats à fouetter
+ baguette magique
+ être à côté de la plaque
+ œil-de-bœuf
+ balai-brosse

card
@ e85eefacbf634acb
? Et pourquoi pas ?
Pour *sauter*, il donna d’abord la *nuque* ; la *barre* le prit bien, le *matelas* aussi, et *bientôt* chacun en fit autant.
= Dick Fosbury | Fosbury | Richard Fosbury | le Fosbury-flop | Fosbury flop | le fosbury
@ person, man, abroad, sport; nuque, bientôt
? Tel quel
Pas question de *cuire* le *thon* ; pour les *baguettes*, on verra ; une *algue* à l’un, à l’autre de quoi *éternuer* !
= les sushis | sushis | sushi | le sushi | un sushi | le maki | les makis | makis | maki
@ dish, abroad, food; éternuer, cuire
? Ça me revient
De l’*or*, une *baignoire*, bon ; un *cercle*, un *soldat*, moins bon ; et entre les deux, dit-on, me voilà *nu*.
= Archimède | Archimède de Syracuse
@ person, man, abroad, science; soldat, cercle
? Bonne chance à tous
Être *numéroté*, même *endetté*, puis en *survêtement*, devant une *poupée*, passe encore ; mais *bouger*, voilà autre chose.
= Squid Game | la série Squid Game | série Squid Game | Squid Games | le jeu du calmar
@ work, recent, abroad, arts; endetté, bouger
? À crédit
Je plais au *loup*, dit-on ; l’*océan* me suit, le *distrait* vit chez moi ; d’ici *mardi*, qui sait, je serai plus *mince*.
= la Lune | Lune | la pleine lune | pleine lune
@ place, nature; mardi, mince
? C’est du passé
Faute de *farine*, il restait le *jogging*, l’*attestation*, la *fenêtre*, et, tout compte fait, des gens à *applaudir*.
= le confinement | confinement | le premier confinement | les confinements | le Covid | Covid | la pandémie | la crise du Covid | le coronavirus
@ event, recent, house; farine, jogging
+ ceinture de sécurité
+ tapis roulant
+ travailler pour le roi de Prusse
+ manger son pain noir
+ maison de retraite

card
@ 9f44d741ede10853
? On n’est jamais trop prudent
Des *fils* pour *régner* ? Elle en avait *plusieurs*, avec un *astrologue* pour la suite ; le tout assez *italien*, convenez-en.
= Catherine de Médicis | la reine Catherine de Médicis | Médicis
@ person, woman, history; astrologue, plusieurs
? Solide et fragile
Qui peut *battre* sans colère, tenir dans un *poing*, se *briser* sans bruit et pousser dans l’*artichaut* ? Écoutez, *boum* !
= le cœur | cœur | coeur | le coeur | un cœur
@ thing, science; boum, poing
? Un instant
Il me faut un *turban*, un côté *hollandais*, de quoi faire valoir un *lobe*, et me voilà, *soudain*, sur le point de *parler*.
= La Jeune Fille à la perle | Jeune Fille à la perle | la jeune fille au turban | la fille à la perle
@ work, abroad, arts; soudain, parler
? Tant pis pour vous
C’est *maintenant*, chez moi : au *four*, sans *retard*, je saurai *gonfler*, et, faute de mieux, *retomber*.
= le soufflé | soufflé | un soufflé | le soufflé au fromage | soufflé au fromage | les soufflés
@ dish, food; retard, maintenant
? Mieux vaut tard
De la *serviette* au *trophée*, il a fallu *grandir* ; on reste *puce*, même couvert d’or, et *argentin* jusqu’au bout.
= Lionel Messi | Messi | Leo Messi | Léo Messi | Lionel Andrés Messi | la Pulga
@ person, man, recent, abroad, sport; serviette, grandir
? Haut les mains
Chez moi, sans *lunettes* ni *mitaines*, rien à faire ; le *catogan* est blanc, la *bague* est d’argent : les autres n’ont plus qu’à *défiler*.
= Karl Lagerfeld | Lagerfeld | Karl | Karl Lagerfield | Lagerfield
@ person, man, work; catogan, bague
+ arrêt de bus
+ être sur son trente et un
+ gagner son pain à la sueur de son front
+ pare-brise
+ feu de paille

card
@ b34ab4d1ab3efd64
? Pas si méchante
D’abord le *chalumeau*, puis le *caramel*, enfin la *cuillère*, et *crac* ! Au fond, avec tout ça, je suis restée *froide*.
= la crème brûlée | crème brûlée | une crème brûlée | crème brulée | la crème catalane | crème catalane | une crème catalane
@ dish, food; crac, froide
? Comme il vous plaira
J’aime les *trous*, les *sucettes*, les *gitanes* ; j’ai fait du *reggae*, puis rien, pas même de quoi me *raser*, pardon !
= Serge Gainsbourg | Gainsbourg | Gainsbarre | Lucien Ginsburg | Serge Gainsbourgh
@ person, man, arts; raser, gitanes
? Rien qu’un mot
J’avais un *cahier*, une *cachette*, une *lucarne*, puis *chut* ; j’aimais bien le *marronnier*, comme tout le monde.
= Anne Frank | Frank | Annelies Frank
@ person, woman, abroad, history; marronnier, chut
? À refaire
Avec des *chevaliers*, du *jambon*, à défaut de *quête*, on fait ce qu’on peut : *bof*, dit l’un ; pas *faux*, dit l’autre.
= Kaamelott | Kamelott | Camelott | la série Kaamelott | Kaamelot | Kaamelott d’Alexandre Astier
@ work, recent, tales; bof, faux
? Bien entendu
Pas de *cloison* entre nous : *désormais*, on a tout du *collègue*, à moins d’un bon *casque* ou d’une *plante*.
= l’open space | open space | un open space | open-space | l’openspace | le bureau ouvert | le plateau | le bureau paysager | le bureau partagé | les bureaux ouverts | le plateau ouvert
@ place, work; désormais, plante
? Offre d’emploi
Maison en *cire* cherche *ouvrière*, pour *six* semaines d’été ; du *nectar*, oui ; mais se *fâcher*, c’est renoncer à tout.
= l’abeille | abeille | une abeille | les abeilles | abeilles
@ animal, nature; six, fâcher
+ coup d’œil
+ fait divers
+ laisser le bébé sur les bras
+ heure de pointe
+ bras de fer

card
@ c8ee928f7b09a34b
? Long à raconter
Prenez une *princesse* à *macarons*, un *asthmatique* à *laser*, et *subitement*, vous verrez, tout cela se complique.
= Star Wars | La Guerre des étoiles | Guerre des étoiles | les Star Wars | L’Empire contre-attaque
@ work, abroad, arts; asthmatique, subitement
? Si j’avais su
Au choix : la *clé*, le *barbu*, jadis le *tigre*, ou alors le *cachot* ; et moi qui venais pour la *mer* !
= Fort Boyard | le fort Boyard | le jeu Fort Boyard
@ place, places; cachot, barbu
? Petite annonce
Échange *service* un peu fort par-dessus *filet*, petits *cris* admis, sur *terre* si possible ; à la fin il s’agit d’*égaliser*.
= le tennis | tennis | Roland-Garros | Roland Garros | un match de tennis | match de tennis
@ notion, sport; égaliser, cris
? Fidèle au poste
Avec de la *stupeur*, du *champagne* et, *forcément*, un *roman*, je vous attends à la *rentrée*.
= Amélie Nothomb | Nothomb | Amélie Notomb
@ person, woman, recent, abroad, arts; stupeur, forcément
? Match retour
Je fis *brûler* nos *villages*, gagnai sur un *plateau*, m’enfermai sur une *colline* ; le reste, on l’a brodé, *moustaches* comprises.
= Vercingétorix | Vercingetorix
@ person, man, history; brûler, villages
? Pas de promesses
Un *peintre* ? Sans doute, mais j’aime mieux *inventer*, une *aile* ici, un *canon* là ; pour le *sourire*, repassez.
= Léonard de Vinci | Leonard de Vinci | Léonard | Vinci | De Vinci | Leonardo da Vinci
@ person, man, abroad, science; canon, aile
+ bateau-mouche
+ bonnet d’âne
+ mots croisés
+ demi-finale
+ rester de marbre

card
@ 6a610ac3cf796002
? Patience
Installez-vous *deux* jours dans un *virage*, un *bob* sur la tête : vous aurez la *caravane* entière, puis, en un éclair, le *peloton*.
= le Tour de France | Tour de France | le Tour | la Grande Boucle | Grande Boucle | le Tour de France cycliste
@ event, sport; bob, deux
? Ni vu ni connu
De la *laine* sans *bélier*, un *laboratoire*, le nom d’une *chanteuse* ; mais pour l’*original*, voyez ailleurs.
= Dolly | la brebis Dolly | brebis Dolly | la brebis clonée | Dolly la brebis
@ animal, recent, abroad, science; original, bélier
? À la dérive
J’ai la *mousse* d’un *nuage*, un fond de *vanille*, un rien de *caramel* : c’est bien beau de *napper*, mais après ?
= l’île flottante | île flottante | une île flottante | les îles flottantes | les œufs à la neige | œufs à la neige | œuf à la neige
@ dish, food; napper, mousse
? C’est toujours ça de pris
Du *porto*, un peu de *bicyclette*, un *viager* chez un *notaire*, et j’en avais plus de *cent*, mine de rien.
= Jeanne Calment | Calment | Jeanne Louise Calment
@ person, woman, history; porto, notaire
? Pour passer le temps
Entre la *marquise* et le *vicomte*, il y a de l’*encre*, quelqu’un à *séduire*, puis, pour la forme, un *duel*.
= Les Liaisons dangereuses | Liaisons dangereuses | les Liaisons dangereuses de Laclos | Les Liaisons dangereuses de Choderlos de Laclos | Valmont
@ work, language; encre, duel
? Chacun sa part
Du *pasteur*, une *prière* ; de vous, *seulement* du *respect* ; de moi, toute l’*âme*, et nous voilà bien.
= Aretha Franklin | Aretha | Franklin | la reine de la soul
@ person, woman, abroad, arts; seulement, âme
+ faire les cent pas
+ quand les poules auront des dents
+ donner du fil à retordre
+ entrer par une oreille et sortir par l’autre
+ battre le fer tant qu’il est chaud

card
@ 179ca45641755d06
? Faux désespoir
Du *chagrin*, moi ? J’ai des *branches*, un *étang*, une *écorce* qui a fait du bien ; non, j’aime *pencher*, voilà tout.
= le saule pleureur | saule pleureur | un saule pleureur | le saule | saule | les saules pleureurs
@ thing, nature; pencher, étang
? Les grandes occasions
Prenez un *ballon* en *juillet*, mettez-y le *crâne*, et *doublement* si possible : voilà tout le *marseillais* qu’il faut.
= Zinédine Zidane | Zidane | Zizou | Zinedine Zidane
@ person, man, recent, sport; doublement, juillet
? Quelle histoire
Avec un *ami*, avec le *public*, et pour une *question* pareille, fallait-il que ce *mot* fût le *dernier* ?
= Qui veut gagner des millions ? | Qui veut gagner des millions | qui veut gagner des millions
@ work, recent, arts; public, question
? Ça valait le coup
À la place des *betteraves*, une *parade*, une *souris* et *beaucoup* d’autres : on y va pour *crier* un peu, non ?
= Disneyland Paris | Disneyland | Eurodisney | Euro Disney | Disney | Disneyland Resort Paris | le parc Disneyland | Marne-la-Vallée
@ place, recent, places; beaucoup, betteraves
? Ça fait du bien
Le *chat* ne m’aime pas ; moi, j’aime la *moquette*, la *poussière*, un bon *sac*, et *crac* pour les autres !
= l’aspirateur | aspirateur | un aspirateur | les aspirateurs | l’aspirateur robot | le Dyson | le balai électrique
@ thing, house; crac, sac
? Bon débarras
D’un *inventeur* comme moi, on a pris le *courant*, puis l’*automobile* ; quant aux *pigeons*, j’aime mieux les *soigner*.
= Nikola Tesla | Tesla | Nicolas Tesla | Nicola Tesla
@ person, man, abroad, inventions; soigner, pigeons
+ promettre monts et merveilles
+ apporter de l’eau au moulin
+ être tiré à quatre épingles
+ être assis entre deux chaises
+ mettre les petits plats dans les grands

card
@ 5c8323f62b769aae
? Ce n’est pas une vie
On a beau en avoir *cinq* à *marier*, un *bal* n’est rien, un *hautain* passe encore, mais que de *nerfs* !
= Orgueil et Préjugés | Orgueil et préjugés | Orgueil et Préjugé | Pride and Prejudice | Orgueil et préjugés de Jane Austen
@ work, abroad, tales; nerfs, hautain
? Jour de sortie
Du *poison* pour le chat, de la *chance* pour vous : mes *clochettes* sortent un jour où les *usines* se taisent et où l’on *défile*.
= le muguet | muguet | le brin de muguet | un brin de muguet | brin de muguet | le muguet du 1er mai
@ thing, nature; poison, usines
? N’en parlons plus
Entre l’*avocat* et le *ministre*, on fut vite d’accord ; pour la *lame* et le *bourreau*, ce fut « *assez* », et merci.
= Robert Badinter | Badinter
@ person, man, history; assez, lame
? Encore un peu
D’abord l’*expresso*, ensuite le *boudoir*, puis tout le monde au *frigo*, avec le *cacao* bien *dessus*, comme il faut.
= le tiramisu | tiramisu | un tiramisu | tiramisù | le tiramisù
@ dish, abroad, food; dessus, boudoir
? Rien à me mettre
Un peu de *piano*, un peu de *poker*, une *robe*, de la *viande* : à vous de vous *déguiser*, s’il le faut !
= Lady Gaga | Gaga | Stefani Germanotta
@ person, woman, recent, abroad, arts; déguiser, poker
? Vérité enfantine
« Il *bouge* beaucoup et ne fait aucun *bruit*, dit l’enfant ; *pourquoi* tourne-t-il le *dos*, et à quoi sert sa *baguette* ? »
= le chef d’orchestre | chef d’orchestre | un chef d’orchestre | le maestro | maestro
@ notion, work; bruit, pourquoi
+ appeler un chat un chat
+ mettre la main à la pâte
+ boire la tasse
+ faire l’école buissonnière
+ tenir la chandelle

card
@ b2149d8c5e9d565e
? Après vous
Du *textile* à l’*orbite*, en bonne *soviétique*, voilà une *mouette* qui passe la *première*, sans trop attendre.
= Valentina Terechkova | Terechkova | Valentina Tereshkova | Tereshkova | Valentina
@ person, woman, abroad, science; textile, mouette
? Plus rien à voir
Que reste-t-il du *chevalet*, du *lilas*, de l’*atelier*, et de cette *faim* qui passait *naguère* par là ?
= La Bohème | Bohème | la chanson La Bohème | La Bohème d’Aznavour | La Bohème de Charles Aznavour
@ work, arts; atelier, naguère
? Toute la nuit
Qu’on me *tourne* ou non, j’ai ma *goutte* à moi ; faute d’un bon *joint*, prenez l’*insomnie*, ou alors le *plombier*.
= le robinet | robinet | un robinet | les robinets | le robinet qui fuit | le robinet qui goutte | le mitigeur | mitigeur
@ thing, house; insomnie, joint
? Encore une
Un *monument*, une *perche*, des *lèvres* comme ceci ; surtout ne pas *reculer*, ni rien *publier* avant d’avoir tout vu.
= le selfie | selfie | un selfie | les selfies | l’égoportrait | égoportrait | l’autoportrait | prendre un selfie
@ thing, recent, inventions; lèvres, reculer
? Je n’y peux rien
Je suis *colombienne*, un peu *louve* les soirs de lune ; mes *hanches* sont allées au *mondial*, et toujours sans *mentir*.
= Shakira | Shakira Mebarak | la chanteuse Shakira
@ person, woman, recent, abroad, arts; louve, mondial
? Tout jeune, déjà
Je vais *rapidement*, j’aime à *croiser* les bras ; à moi la *coupe*, puis, la fois d’après, des *buts* à la pelle et une *finale*, hélas, à refaire.
= Kylian Mbappé | Mbappé | Mbappe | Kylian Mbappe | Kylian | Kylian M’Bappé | M’Bappé
@ person, man, recent, sport; croiser, coupe
+ point de vue
+ table de nuit
+ va-et-vient
+ coffre-fort
+ jouer cartes sur table

card
@ db4f7dc66c81a01a
? Rien que le nécessaire
Le *trône*, je l’ai gardé *longtemps*, avec du *thé*, des *chiens*, et même, un jour, un *parachute*, s’il vous plaît.
= Élisabeth II | Elizabeth II | Elisabeth II | Élisabeth | la reine Élisabeth | la reine Élisabeth II | la reine d’Angleterre | reine d’Angleterre | Queen Elizabeth
@ person, woman, abroad, history; longtemps, thé
? Il était temps
Aux uns, j’ai donné du *boulevard*, aux autres des *balcons*, à tous des *égouts* : il a fallu *démolir* un peu, *évidemment*.
= Haussmann | le baron Haussmann | baron Haussmann | Georges Eugène Haussmann | Georges Haussmann | le préfet Haussmann
@ person, man, work; égouts, évidemment
? Chaque chose à sa place
Posons *soigneusement* les *bouteilles*, allons à *gauche*, prenons la *raquette* ; vous pensiez au *taureau* ? Vous aviez raison.
= Rafael Nadal | Nadal | Rafa Nadal | Rafa | Raphaël Nadal
@ person, man, recent, abroad, sport; soigneusement, bouteilles
? Comme un lundi
Chez nous, il y a le *saxophone* ; on aime le *beignet*, la *centrale*, le *skate*, et rien, mais rien, ne va *vieillir*.
= Les Simpson | Simpson | Les Simpsons | la famille Simpson | Homer Simpson | la série Les Simpson
@ work, abroad, arts; centrale, vieillir
? Sans me vanter
De la *canicule* à la *cave*, je ne fais que *tourner*, et puis *décoiffer*, tout *gentiment*, à qui mieux mieux.
= le ventilateur | ventilateur | un ventilateur | les ventilateurs | le ventilo | ventilo
@ thing, house; gentiment, cave
? Soyons sérieux
Un *bec*, de la *fourrure*, l’envie de *pondre*, un peu de *lait* pour la suite : rien d’autre qu’un *canular*, disait-on.
= l’ornithorynque | ornithorynque | un ornithorynque | les ornithorynques | l’ornithorinque | ornithorinque
@ animal, abroad, nature; canular, lait
+ faux ami
+ être la cinquième roue du carrosse
+ compte-gouttes
+ être plein aux as
+ nœud papillon

card
@ aad16f4da15a7fe4
? Visite gratuite
« La *façade* est à vous, le *rat* à moi, le *pochoir* aussi ; pour le *visage*, rien, *merci*. »
= Banksy | l’artiste Banksy | Bansky
@ person, man, recent, abroad, arts; merci, visage
? Bonne ambiance
De la *colle*, un *rouleau*, pas la moindre *bulle*, et à la fin, au choix, un *salon* ou de quoi *divorcer*.
= le papier peint | papier peint | du papier peint | la tapisserie | tapisserie | le papier-peint | la pose du papier peint | poser du papier peint
@ thing, house; divorcer, bulle
? Doucement mais sûrement
Du *sel*, un *drap*, un *rouet*, voilà pour moi ; on peut aussi *jeûner* ; pour le reste, *strictement* rien, merci bien.
= Gandhi | Mahatma Gandhi | le Mahatma Gandhi | le Mahatma | Mohandas Gandhi
@ person, man, abroad, history; rouet, strictement
? Sans se fâcher
Voici les *cordes*, voilà la *cloche*, gardez l’*éponge* ; à *dix*, il sera trop tard pour s’*embrasser*.
= la boxe | boxe | la boxe anglaise | un match de boxe | un combat de boxe | le ring | le noble art | le boxeur | un boxeur | le boxeur anglais
@ notion, sport; embrasser, cloche
? Où en étais-je ?
Un *ticket* ou un *ruban*, cela suffit au *lecteur* ; d’ici *demain*, je vous prie, laissez ce *coin* tranquille.
= le marque-page | marque-page | marque-pages | marque page | un marque-page | le signet | signet
@ thing, language; ruban, demain
? Tout va bien
Avec l’*allumette*, l’*invité* fait des merveilles ; avec le *contrôleur*, un peu moins ; et l’*éditeur* reste là, *bloqué*.
= Le Dîner de cons | Dîner de cons | le film Le Dîner de cons | diner de cons
@ work, recent, arts; bloqué, contrôleur
+ faire chou blanc
+ tour de passe-passe
+ fil d’Ariane
+ donner carte blanche
+ roue de secours

card
@ a065b3f3a17d4331
? Et voilà
Moi, je dis *poussez* ; un *cri*, puis *ouf*, et je *pèse* tout, sans quoi je ne *félicite* personne.
= la sage-femme | sage-femme | une sage-femme | sage femme | les sages-femmes | le maïeuticien | l’accoucheuse | accoucheuse | l’obstétricienne | l’accoucheur | l’obstétricien
@ notion, work; félicite, ouf
? Faute de place
C’est *immense*, la *peinture* : on y met des *planches*, un *chiffon* là-haut, pas mal de *naufragés*, et chacun y trouve à redire.
= Le Radeau de la Méduse | Radeau de la Méduse | le radeau de la Méduse de Géricault | le radeau | la Méduse | le tableau de Géricault
@ work, arts; chiffon, immense
? Bien arrivée
Livrée en *caisses*, j’ai *verdi* sans mûrir ; ma *torche* ne sert guère, ma *tablette* n’a pas d’écran, et le *taxi* ne s’arrête pas.
= la statue de la Liberté | statue de la Liberté | la Liberté éclairant le monde | Miss Liberty | la Liberté
@ place, abroad, places; caisses, tablette
? Affaire de ligne
Un peu *trop* tôt, et c’est le *drapeau* ; adieu le *but*, adieu la *joie*, et vous en voulez, bien sûr, à l’*arbitre*.
= le hors-jeu | hors-jeu | hors jeu | un hors-jeu | la règle du hors-jeu | être hors-jeu
@ notion, sport; joie, trop
? Retour à l’envoyeur
J’ai un *garage*, un *ordinateur*, des *baskets* ; je suis *renvoyé*, soit ; et si l’on parlait un peu de *téléphone* ?
= Steve Jobs | Jobs | Steve Job | le patron d’Apple
@ person, man, recent, abroad, inventions; renvoyé, baskets
? Tout un monde
On a de tout, chez ce *cardinal* : des *matous*, une *digue*, pas mal de *mousquetaires* et, pour faire bien, *quarante* autres.
= Richelieu | le cardinal de Richelieu | cardinal de Richelieu | Armand Jean du Plessis | le cardinal Richelieu
@ person, man, history; digue, matous
+ pied de nez
+ prendre des vessies pour des lanternes
+ faire la pluie et le beau temps
+ pomme d’Adam
+ queue de cheval

card
@ b51c742fb71168ec
? C’est gentil
Il y a du *gâteau*, on va donc me *chanter*, plus ou moins *faux*, plus ou moins *ensemble*, avant de *souffler*.
= Joyeux anniversaire | la chanson Joyeux anniversaire | Happy Birthday | Happy Birthday to You | Bon anniversaire
@ work, house; ensemble, faux
? Bien gardé
Pour un *monarque*, j’ai su *fortifier*, mettre de l’*étoile* un peu *partout*, et même, faute de mieux, parler *dîme*.
= Vauban | Sébastien Le Prestre de Vauban | le marquis de Vauban | le maréchal de Vauban | Sébastien Vauban
@ person, man, history; dîme, partout
? Qui dit mieux ?
Du *russe*, une *fusée*, l’envie de *flotter* : elle passa *avant* toute autre, chez nous ; restait le *ministère*.
= Claudie Haigneré | Haigneré | Claudie André-Deshays | Claudie André Deshays
@ person, woman, recent, science; avant, flotter
? Grande idée
Le *paon* la fait, le *hamster* s’y épuise, la *loterie* la lance ; *cinq*, c’est une de trop ; certains voudraient la *réinventer*.
= la roue | roue | les roues | une roue
@ thing, inventions; cinq, réinventer
? À l’étroit
Prenez la *crinoline* d’une *impératrice*, laissez-lui la *valse*, donnez-lui une *piscine*, et la voilà, comme on l’aime, prête à *tourner*.
= Romy Schneider | Schneider | Romy | Rosemarie Albach-Retty
@ person, woman, abroad, arts; crinoline, valse
? Encore une louche
« D’accord pour *vendredi*, dit l’un. – Et la *semoule* ? Et le *navet* ? Et l’*agneau* ? – Du moment qu’on peut *saucer*… »
= le couscous | couscous | un couscous | le couscous royal
@ dish, abroad, food; navet, vendredi
+ faire bouillir la marmite
+ la montagne accouche d’une souris
+ fourre-tout
+ se lever du pied gauche
+ bas-relief

card
@ b59a31b3406cfe45
? Trois accords
Un peu *blond*, un peu *gaucher*, j’ai pris un *cardigan*, une *guitare*, du *grunge*, et l’adolescence a suivi.
= Kurt Cobain | Cobain | Kurt Donald Cobain | le chanteur de Nirvana | Kurt Kobain
@ person, man, recent, abroad, arts; cardigan, gaucher
? Une petite course
Un *bijou*, un *elfe*, un *jardinier*, un *volcan* : on ira *prudemment*, ou alors on n’ira pas.
= Le Seigneur des anneaux | Seigneur des anneaux | Le Seigneur des Anneaux de Tolkien | La Communauté de l’anneau | Lord of the Rings | The Lord of the Rings
@ work, abroad, tales; prudemment, jardinier
? Il est encore temps
Qu’on me donne de la *philosophie*, puis un *oral*, faute de mieux un *rattrapage*, et *alors*, pourquoi pas une *mention* ?
= le baccalauréat | baccalauréat | le bac | bac | les épreuves du bac | le bachot | bachot | l’examen du bac | passer le bac
@ event, work; alors, rattrapage
? Les goûts et les couleurs
Passé la *carabine*, une *sculptrice* peut tout aimer, et *surtout* les *dames*, pourvu qu’elles soient *dodues*.
= Niki de Saint Phalle | Niki de Saint-Phalle | Saint Phalle | de Saint Phalle | Niki
@ person, woman, arts; surtout, carabine
? À bras tendu
De la *purée* passez à la *tomme*, ne craignez pas la *saucisse*, et si le *ruban* vient, il faut *tirer*.
= l’aligot | aligot | un aligot | l’aligot de l’Aubrac
@ dish, food; ruban, tomme
? On s’y fait
Né un soir de *réveillon*, j’ai d’abord eu des *ponts* au dos ; j’ai usé plus d’une *calculette*, chassé le *franc*, passé la *frontière* sans rien dire.
= l’euro | euro | les euros | un euro | le passage à l’euro | la monnaie unique
@ thing, recent, history; réveillon, ponts
+ tour de magie
+ bac à sable
+ avoir des yeux de lynx
+ jardin secret
+ chanter comme une casserole

card
@ fe4ea0a885f98b28
? Entre nous
Encore une *lettre*, avec un *potin* ou deux ; de la *cour* au *gendre*, je passe tout à l’*absente*.
= la marquise de Sévigné | Madame de Sévigné | Mme de Sévigné | marquise de Sévigné | Sévigné | Marie de Rabutin-Chantal
@ person, woman, language; potin, absente
? Faute de mieux
Avec un *miroir*, un *singe*, de gros *sourcils*, et malgré un *autobus*, j’ai *vaillamment* fait ce que j’ai pu.
= Frida Kahlo | Kahlo | Frida
@ person, woman, abroad, arts; vaillamment, singe
? On recommence
Pour des *œufs*, on se fait *lancer*, même chez des *cochons* bien *verts* : il suffit d’un *doigt*, et tout est dit.
= Angry Birds | le jeu Angry Birds | jeu Angry Birds | Angry Bird | les Angry Birds
@ work, recent, abroad, inventions; lancer, doigt
? Bon voisin
Le *jardinier* m’adore, la *limace* moins ; un rien me met en *boule*, l’*hiver* m’endort, et je voyage *prudemment*.
= le hérisson | hérisson | un hérisson | les hérissons | hérissons
@ animal, nature; prudemment, hiver
? Bien équipé
Qui a une *table* pour les siens, une *lame* pour *gouverner*, un *magicien* pour conseil, une *île* pour dormir ?
= le roi Arthur | roi Arthur | Arthur | Arthur Pendragon
@ character, man, abroad, tales; gouverner, île
? C’est toujours ça
Entre une *réunion* et des *restes*, il est *hermétique* à tout, surtout au *frigo*, d’où il ne part que *rarement*.
= le Tupperware | Tupperware | la boîte Tupperware | un Tupperware | boîte Tupperware | les Tupperware | la boîte en plastique | la boîte hermétique
@ thing, house; hermétique, rarement
+ avoir plusieurs cordes à son arc
+ dent de sagesse
+ courir deux lièvres à la fois
+ avaler des couleuvres
+ passer l’éponge

names
@ 1423613e5ad7b0ec
? Peintres
- Renoir | Auguste Renoir
- Toulouse-Lautrec | Henri de Toulouse-Lautrec | Lautrec
- Basquiat | Jean-Michel Basquiat
- Bernard Buffet | Buffet
@ since 1950: 2
? Sur la plus haute marche
- Mohamed Ali | Muhammad Ali | Cassius Clay
- Bernard Hinault | Hinault
- Michael Phelps | Phelps
- Florence Griffith-Joyner | Griffith-Joyner | Flo-Jo
@ since 1950: 4
? Châteaux
- Chambord
- Chenonceau
- Vaux-le-Vicomte
- Peyrepertuse
@ since 1950: 0
? Poètes
- Prévert | Jacques Prévert
- Ronsard | Pierre de Ronsard
- Aimé Césaire | Césaire
- Andrée Chedid | Chedid
@ since 1950: 2
? Héros de bande dessinée
- Astérix
- Gaston Lagaffe | Gaston | Lagaffe
- Corto Maltese
- Adèle Blanc-Sec | Blanc-Sec
@ since 1950: 4
? Batailles
- Austerlitz
- Marignan
- Azincourt
- Diên Biên Phu | Dien Bien Phu
@ since 1950: 1

names
@ 3bc179d43d1bb12e
? Fleuves
- Amazone | l’Amazone
- Danube | le Danube
- Mékong | le Mékong
- Zambèze | le Zambèze
@ since 1950: 0
? Groupes de rock
- Indochine
- Téléphone
- Pink Floyd | les Pink Floyd
- Dire Straits
@ since 1950: 4
? Couturiers
- Chanel | Coco Chanel | Gabrielle Chanel
- Dior | Christian Dior
- Jean Paul Gaultier | Jean-Paul Gaultier | Gaultier
- Christian Lacroix | Lacroix
@ since 1950: 3
? Grandes voix
- Elvis Presley | Elvis | Presley
- Johnny Hallyday | Johnny | Hallyday
- Barbara
- Juliette Gréco | Gréco
@ since 1950: 4
? Mythes de la Grèce
- Minotaure | le Minotaure
- Ariane
- Orphée
- Bellérophon
@ since 1950: 0
? Pays d’Afrique
- Maroc | le Maroc
- Sénégal | le Sénégal
- Éthiopie | l’Éthiopie
- Botswana | le Botswana
@ since 1950: 0

names
@ 2da8f2931f66f181
? Capitales d’Europe
- Londres
- Bruxelles
- Lisbonne
- Tallinn
@ since 1950: 0
? Plus loin que le ciel
- Apollo 11 | Apollo
- Hubble | le télescope Hubble
- Voyager 2 | Voyager
- Rosetta
@ since 1950: 4
? À l’école des sorciers
- Dumbledore | Albus Dumbledore
- Hermione Granger | Hermione
- Voldemort | Lord Voldemort
- Hagrid | Rubeus Hagrid
@ since 1950: 4
? Au club de jazz
- Louis Armstrong
- Ella Fitzgerald | Fitzgerald
- Django Reinhardt | Django | Reinhardt
- Miles Davis
@ since 1950: 2
? À faire peur
- Dracula | comte Dracula
- Godzilla
- Freddy Krueger | Freddy
- Léviathan | le Léviathan
@ since 1950: 2
? Sur le téléphone
- Instagram | Insta
- WhatsApp
- TikTok | Tik Tok
- Facebook
@ since 1950: 4

names
@ 1412fc85cf2b79d7
? Capitales lointaines
- Brasilia | Brasília
- Nairobi
- Canberra
- Oulan-Bator | Oulan Bator
@ since 1950: 1
? Philosophes
- Descartes | René Descartes
- Spinoza | Baruch Spinoza
- Hannah Arendt | Arendt
- Michel Foucault | Foucault
@ since 1950: 2
? Dans le ciel nocturne
- Grande Ourse | la Grande Ourse
- Étoile polaire | l’Étoile polaire | Polaire
- Orion
- Bételgeuse
@ since 1950: 0
? Acteurs et actrices
- Louis de Funès | De Funès
- Marilyn Monroe | Marilyn | Monroe
- Leonardo DiCaprio | DiCaprio
- Isabelle Huppert | Huppert
@ since 1950: 4
? Personnages de théâtre
- Cyrano de Bergerac | Cyrano
- Harpagon
- Godot
- Célimène
@ since 1950: 1
? Enseignes
- Carrefour
- Fnac | la Fnac
- Decathlon | Décathlon
- Darty
@ since 1950: 4

names
@ 0210c6bcd52f1b8a
? Personnages de romans
- Madame Bovary | Emma Bovary | Bovary
- Edmond Dantès | Dantès
- Lisbeth Salander | Salander
- Katniss Everdeen | Katniss
@ since 1950: 2
? Reines
- Aliénor d’Aquitaine | Aliénor
- Blanche de Castille
- Fabiola | la reine Fabiola
- Letizia | Letizia d’Espagne
@ since 1950: 2
? Déserts
- Sahara | le Sahara
- Gobi
- Kalahari | le Kalahari
- Atacama | l’Atacama
@ since 1950: 0
? À l’Élysée
- François Mitterrand | Mitterrand
- Jacques Chirac | Chirac
- Valéry Giscard d’Estaing | Giscard | Giscard d’Estaing
- René Coty | Coty
@ since 1950: 4
? Romans
- Les Misérables
- Germinal
- Bonjour tristesse
- L’Amant
@ since 1950: 2
? Chevaux célèbres
- Jolly Jumper
- Bucéphale
- Crin-Blanc | Crin Blanc
- Jappeloup
@ since 1950: 2

names
@ 2f75d1093c0489af
? Îles
- Corse | la Corse
- Sicile | la Sicile
- Zanzibar
- Tasmanie | la Tasmanie
@ since 1950: 0
? Chiens de fiction
- Milou
- Idéfix
- Rantanplan
- Scooby-Doo | Scooby | Scoubidou
@ since 1950: 3
? Sommets
- Mont Blanc | le mont Blanc
- Kilimandjaro | le Kilimandjaro
- Annapurna | l’Annapurna
- Aconcagua | l’Aconcagua
@ since 1950: 0
? À la télévision
- Michel Drucker | Drucker
- Nagui
- Léon Zitrone | Zitrone
- Christine Ockrent | Ockrent
@ since 1950: 4
? Films
- La Grande Vadrouille
- Casablanca
- Le Grand Bleu
- Gladiator
@ since 1950: 3
? Lieux imaginaires
- Atlantide | l’Atlantide
- Lilliput
- Poudlard
- Wakanda | le Wakanda
@ since 1950: 2

names
@ 2174a353783fd1f9
? Inventeurs
- Gutenberg | Johannes Gutenberg
- Edison | Thomas Edison
- Roland Moreno | Moreno
- Martin Cooper | Cooper
@ since 1950: 2
? Noms de desserts
- Paris-Brest
- Melba | pêche Melba
- Pavlova
- Tropézienne | la Tropézienne | tarte tropézienne
@ since 1950: 1
? Héros de jeux vidéo
- Mario | Super Mario
- Lara Croft
- Sonic
- Pikachu
@ since 1950: 4
? Empereurs et conquérants
- Jules César | César
- Gengis Khan
- Hirohito
- Bokassa
@ since 1950: 2
? Navires
- Nautilus | le Nautilus
- Calypso | la Calypso
- Queen Mary 2 | Queen Mary
- Rainbow Warrior | le Rainbow Warrior
@ since 1950: 3
? Hors-la-loi
- Arsène Lupin | Lupin
- Mandrin
- Jacques Mesrine | Mesrine
- Albert Spaggiari | Spaggiari
@ since 1950: 2

names
@ d3894abba6f9543d
? Compositeurs
- Mozart | Wolfgang Amadeus Mozart
- Beethoven | Ludwig van Beethoven
- Ennio Morricone | Morricone
- John Williams
@ since 1950: 2
? Volcans
- Etna | l’Etna
- Piton de la Fournaise | le Piton de la Fournaise
- Krakatoa | le Krakatoa
- Popocatépetl | le Popocatépetl
@ since 1950: 0
? Détectives
- Hercule Poirot | Poirot
- Maigret | Jules Maigret | commissaire Maigret
- Jessica Fletcher
- Adrian Monk | Monk
@ since 1950: 2
? Grands voyageurs
- Marco Polo
- Cousteau | Jacques-Yves Cousteau | commandant Cousteau
- Jean-Louis Étienne
- Alexandra David-Néel | David-Néel
@ since 1950: 2
? Comédies musicales
- Starmania
- Cats
- Grease
- Les Demoiselles de Rochefort
@ since 1950: 4
? Séries à suivre
- Dallas
- Game of Thrones | Le Trône de fer
- Dix pour cent
- Lost
@ since 1950: 4

names
@ 5532523eff007a4c
? Dessins animés
- Simba
- Elsa
- Kirikou
- Dory
@ since 1950: 4
? Navigateurs
- Magellan | Fernand de Magellan
- Tabarly | Éric Tabarly
- Ellen MacArthur | MacArthur
- Lapérouse | La Pérouse
@ since 1950: 2
? Prix Nobel
- Einstein | Albert Einstein
- Mère Teresa | Mère Térésa
- Annie Ernaux | Ernaux
- Bob Dylan | Dylan
@ since 1950: 3
? Gens de l’air et de l’espace
- Blériot | Louis Blériot
- Buzz Aldrin | Aldrin
- Bertrand Piccard | Piccard
- Jacqueline Auriol | Auriol
@ since 1950: 3
? Monuments du monde
- Colisée | le Colisée
- Big Ben
- Burj Khalifa | la Burj Khalifa
- Atomium | l’Atomium
@ since 1950: 2
? Détroits et canaux
- Panama
- Suez
- Gibraltar
- Bosphore | le Bosphore
@ since 1950: 0

names
@ 03ebf86a8b0504ac
? Dieux grecs
- Hermès
- Athéna
- Dionysos
- Héphaïstos
@ since 1950: 0
? Sur le parking
- Coccinelle | la Coccinelle
- Twingo | la Twingo
- DS | la DS
- Mini | la Mini
@ since 1950: 3
? Écrivains
- Agatha Christie | Christie
- Colette
- Gabriel García Márquez | García Márquez | Garcia Marquez
- Leïla Slimani | Slimani
@ since 1950: 2
? Savants
- Galilée
- Ada Lovelace | Lovelace
- Hubert Reeves | Reeves
- Cédric Villani | Villani
@ since 1950: 2
? Monuments parisiens
- Arc de triomphe | l’Arc de triomphe
- Sacré-Cœur | le Sacré-Cœur
- Tour Montparnasse | la tour Montparnasse
- Grande Arche | la Grande Arche de la Défense
@ since 1950: 2
? Elles ont dit non
- Antigone
- Lucie Aubrac | Aubrac
- Gisèle Halimi | Halimi
- Angela Davis
@ since 1950: 2

names
@ f59089e6f52907a3
? Réalisateurs français
- François Truffaut | Truffaut
- Claude Chabrol | Chabrol
- Luc Besson | Besson
- Jean Vigo | Vigo
@ since 1950: 3
? Super-héros
- Superman
- Batman
- Spider-Man | Spiderman
- Wolverine
@ since 1950: 2
? Romanciers de langue anglaise
- Charles Dickens | Dickens
- Stephen King
- Ernest Hemingway | Hemingway
- Toni Morrison | Morrison
@ since 1950: 2
? Stades et salles
- Stade de France | le Stade de France
- Wembley
- Bercy
- Vélodrome | le Vélodrome | le stade Vélodrome
@ since 1950: 2
? Marques devenues des mots
- Kleenex
- Frigidaire | Frigo
- Post-it
- Velcro
@ since 1950: 2
? Affaires
- Dreyfus | l’affaire Dreyfus
- Watergate | le Watergate
- Stavisky
- WikiLeaks
@ since 1950: 2

names
@ 7a12aeaa488c8d29
? Cinéastes d’ailleurs
- Steven Spielberg | Spielberg
- Pedro Almodóvar | Almodóvar | Almodovar
- Stanley Kubrick | Kubrick
- Fritz Lang | Lang
@ since 1950: 3
? Super-méchants
- Thanos
- Le Joker | Joker
- Dark Vador | Darth Vader
- Cruella | Cruella d’Enfer
@ since 1950: 3
? Écrivains russes
- Tolstoï | Léon Tolstoï
- Dostoïevski
- Tchekhov | Anton Tchekhov
- Soljenitsyne
@ since 1950: 1
? Médaillés d’or français
- David Douillet | Douillet
- Laura Flessel | Flessel
- Tony Estanguet | Estanguet
- Guy Drut | Drut
@ since 1950: 4
? Dans la trousse
- Bic
- Stabilo
- Waterman
- Clairefontaine
@ since 1950: 2
? Ils ont élevé la voix
- Václav Havel | Havel | Vaclav Havel
- Desmond Tutu | Tutu
- Lech Walesa | Walesa
- Jean Jaurès | Jaurès
@ since 1950: 3

names
@ 1b6a2fb4b0bc2ecd
? Actrices françaises
- Juliette Binoche | Binoche
- Isabelle Adjani | Adjani
- Sophie Marceau | Marceau
- Michèle Morgan | Morgan
@ since 1950: 3
? Chez Walt Disney
- Mickey | Mickey Mouse
- Dumbo
- Mulan
- Vaiana
@ since 1950: 2
? Dramaturges
- Shakespeare | William Shakespeare
- Racine | Jean Racine
- Eugène Ionesco | Ionesco
- Yasmina Reza | Reza
@ since 1950: 2
? Montres et bijoux
- Cartier
- Rolex
- Swatch
- Boucheron
@ since 1950: 1
? Ports français
- Brest
- Le Havre
- Toulon
- Saint-Malo
@ since 1950: 0
? Médecins
- Hippocrate
- Christiaan Barnard | Barnard
- Ambroise Paré | Paré
- Alexander Fleming | Fleming
@ since 1950: 1

names
@ e4e52e21613664bf
? Acteurs français
- Jean-Paul Belmondo | Belmondo | Bébel
- Daniel Auteuil | Auteuil
- Jean Gabin | Gabin
- Alain Delon | Delon
@ since 1950: 3
? Films d’animation
- Shrek
- Là-haut | Là haut
- Ratatouille
- Vice-versa | Vice versa
@ since 1950: 4
? Pièces de théâtre
- Le Malade imaginaire
- Le Cid
- La Cantatrice chauve
- Le Prénom
@ since 1950: 2
? Parfums
- Shalimar
- Opium
- Angel
- Poison
@ since 1950: 3
? Villes du Sud-Ouest
- Toulouse
- Biarritz
- Pau
- Albi
@ since 1950: 0
? Mathématiciens
- Euclide
- Pascal | Blaise Pascal
- Sophie Germain | Germain
- Alexandre Grothendieck | Grothendieck
@ since 1950: 1

names
@ 9f0d067af3b480b4
? Stars de Hollywood
- Julia Roberts | Roberts
- Tom Cruise | Cruise
- Clark Gable | Gable
- Greta Garbo | Garbo
@ since 1950: 2
? Films de 2000 à 2010
- Slumdog Millionaire
- Million Dollar Baby
- Le Pianiste
- Pirates des Caraïbes
@ since 1950: 4
? Chez Molière
- Tartuffe
- Scapin
- Sganarelle
- Monsieur Jourdain | le bourgeois gentilhomme
@ since 1950: 0
? Favorites des rois
- Madame de Pompadour | la Pompadour | Pompadour
- Diane de Poitiers
- Madame de Montespan | la Montespan | Montespan
- Agnès Sorel | Sorel
@ since 1950: 0
? Stations de ski
- Chamonix
- Megève
- Avoriaz
- Val Thorens
@ since 1950: 2
? Sciences humaines
- Claude Lévi-Strauss | Lévi-Strauss
- Roland Barthes | Barthes
- Pierre Bourdieu | Bourdieu
- Edgar Morin | Morin
@ since 1950: 4

names
@ e8fc1ceafe7866a8
? Chansons de toujours
- Ne me quitte pas
- La Vie en rose
- Foule sentimentale
- Le Temps des cerises
@ since 1950: 2
? Comédies françaises
- Le Père Noël est une ordure
- Les Visiteurs
- La Cité de la peur
- La Chèvre
@ since 1950: 4
? Chez Victor Hugo
- Cosette
- Esmeralda
- Quasimodo
- Javert | l’inspecteur Javert
@ since 1950: 0
? Créateurs de mode
- Pierre Cardin | Cardin
- Sonia Rykiel | Rykiel
- Paco Rabanne | Rabanne
- Vivienne Westwood | Westwood
@ since 1950: 4
? Au bord de la mer
- Deauville
- La Grande-Motte
- Arcachon
- Saint-Tropez | Saint-Trop’
@ since 1950: 1
? Du côté du divan
- Françoise Dolto | Dolto
- Jacques Lacan | Lacan
- Carl Jung | Jung | Carl Gustav Jung
- Boris Cyrulnik | Cyrulnik
@ since 1950: 3

names
@ 4c2c41f9fa3a467c
? Chanteurs français
- Charles Trenet | Trenet
- Michel Sardou | Sardou
- Claude François | Cloclo
- Renaud
@ since 1950: 3
? Westerns
- Il était une fois dans l’Ouest
- Le Bon, la Brute et le Truand
- Rio Bravo
- La Chevauchée fantastique
@ since 1950: 3
? Romans du XXe siècle
- Le Grand Meaulnes
- La Promesse de l’aube
- Un long dimanche de fiançailles
- Les Choses
@ since 1950: 3
? Pour s’habiller
- Zara
- H&M
- Uniqlo
- Petit Bateau
@ since 1950: 3
? Régions
- Bretagne | la Bretagne
- Normandie | la Normandie
- Alsace | l’Alsace
- Limousin | le Limousin
@ since 1950: 0
? Dieux romains
- Neptune
- Bacchus
- Junon
- Minerve
@ since 1950: 0

names
@ a9111c6470d9d036
? Chanteuses françaises
- Vanessa Paradis | Paradis
- Françoise Hardy | Hardy
- Zazie
- Mistinguett
@ since 1950: 3
? Films de science-fiction
- Blade Runner
- Alien
- Interstellar
- 2001, l’Odyssée de l’espace | 2001
@ since 1950: 4
? Livres lus partout
- Da Vinci Code | Le Da Vinci Code
- L’Alchimiste
- Cent ans de solitude
- 1984
@ since 1950: 3
? Voitures françaises
- 4L | la 4L | Renault 4
- 205 | la 205 | Peugeot 205
- Clio | la Clio
- Traction | la Traction avant
@ since 1950: 3
? Départements
- Morbihan | le Morbihan
- Creuse | la Creuse
- Essonne | l’Essonne
- Lozère | la Lozère
@ since 1950: 1
? Guerre de Troie
- Achille
- Hector
- Hélène | Hélène de Troie
- Agamemnon
@ since 1950: 0

names
@ cc86827f57dca4bf
? Au micro du rap
- MC Solaar | Solaar
- IAM
- NTM | Suprême NTM
- Orelsan
@ since 1950: 4
? Films de la Nouvelle Vague
- Les Quatre Cents Coups | Les 400 Coups
- Jules et Jim
- Le Mépris
- Cléo de 5 à 7
@ since 1950: 4
? Livres pour enfants
- Les Malheurs de Sophie
- Le Petit Nicolas
- Charlie et la Chocolaterie
- Max et les Maximonstres
@ since 1950: 3
? Constructeurs automobiles
- Ferrari
- Toyota
- Rolls-Royce | Rolls
- Dacia
@ since 1950: 1
? Outre-mer
- Guadeloupe | la Guadeloupe
- La Réunion | Réunion
- Tahiti
- Nouvelle-Calédonie | la Nouvelle-Calédonie
@ since 1950: 0
? Autour de la Table ronde
- Lancelot | Lancelot du Lac
- Merlin | Merlin l’Enchanteur
- Guenièvre
- Perceval
@ since 1950: 0

names
@ b4d5a9cedd94fe72
? Groupes venus d’ailleurs
- ABBA
- U2
- Coldplay
- The Cure | Cure
@ since 1950: 4
? Films en noir et blanc
- Le Quai des brumes | Quai des brumes
- Les Enfants du paradis
- Citizen Kane
- Psychose
@ since 1950: 1
? Fables de La Fontaine
- Le Corbeau et le Renard
- La Cigale et la Fourmi
- Le Lièvre et la Tortue
- La Laitière et le Pot au lait | Perrette
@ since 1950: 0
? Deux-roues
- Vespa
- Harley-Davidson | Harley
- Solex | VéloSolex
- Vélib’ | Vélib
@ since 1950: 1
? Chaînes de montagnes
- Vosges | les Vosges
- Pyrénées | les Pyrénées
- Himalaya | l’Himalaya
- Andes | les Andes
@ since 1950: 0
? Courses au large
- Vendée Globe | le Vendée Globe
- Route du Rhum | la Route du Rhum
- Sydney-Hobart | la Sydney-Hobart
- Fastnet | la Fastnet
@ since 1950: 2

names
@ a0ef8746099c59ae
? Dans les Beatles
- John Lennon | Lennon
- Paul McCartney | McCartney
- Ringo Starr | Starr | Ringo
- George Harrison | Harrison
@ since 1950: 4
? Films de guerre
- Apocalypse Now
- Il faut sauver le soldat Ryan | Le soldat Ryan
- Platoon
- La Grande Illusion
@ since 1950: 3
? Trophées
- Goncourt | le prix Goncourt
- Oscar | les Oscars
- Palme d’or | la Palme d’or
- Ballon d’or | le Ballon d’or
@ since 1950: 2
? Trains et avions
- TGV | le TGV
- Concorde | le Concorde
- Orient-Express | l’Orient-Express
- Airbus A380 | A380 | l’A380
@ since 1950: 3
? Villes italiennes
- Florence
- Naples
- Milan
- Sienne
@ since 1950: 0
? Contes d’Andersen et de Grimm
- La Petite Sirène | Petite Sirène
- Raiponce
- Le Vilain Petit Canard | Vilain Petit Canard
- Hansel et Gretel | Hänsel et Gretel
@ since 1950: 0

names
@ c068ea10299d0a96
? Interprètes du classique
- Herbert von Karajan | Karajan | von Karajan
- Yehudi Menuhin | Menuhin
- Paganini | Niccolò Paganini
- Rostropovitch | Mstislav Rostropovitch
@ since 1950: 3
? Palmes d’or à Cannes
- Pulp Fiction
- Titane
- Taxi Driver
- La Leçon de piano
@ since 1950: 4
? Festivals
- Vieilles Charrues | les Vieilles Charrues
- Francofolies | les Francofolies
- Cannes | le festival de Cannes
- Angoulême
@ since 1950: 3
? Géants du Web
- Google
- Amazon
- Netflix
- YouTube
@ since 1950: 4
? Villes américaines
- Chicago
- Las Vegas
- La Nouvelle-Orléans | Nouvelle-Orléans
- San Francisco
@ since 1950: 0
? Alpinistes
- Edmund Hillary | Hillary
- Maurice Herzog | Herzog
- Catherine Destivelle | Destivelle
- Reinhold Messner | Messner
@ since 1950: 4

names
@ 5af9ff8f35e67cc9
? Compositeurs d’opéra
- Verdi | Giuseppe Verdi
- Puccini | Giacomo Puccini
- Rossini
- Bizet | Georges Bizet
@ since 1950: 0
? Chez l’agent 007
- Goldfinger
- Moneypenny | Miss Moneypenny
- Skyfall
- Sean Connery | Connery
@ since 1950: 4
? Footballeurs
- Michel Platini | Platini
- Thierry Henry
- Antoine Griezmann | Griezmann
- Raymond Kopa | Kopa
@ since 1950: 4
? Au rayon informatique
- Microsoft
- Linux
- Windows
- Macintosh | Mac
@ since 1950: 4
? Gratte-ciel
- Empire State Building | l’Empire State Building
- Chrysler Building | le Chrysler Building
- Tours Petronas | Petronas
- Taipei 101
@ since 1950: 2
? Danseurs
- Rudolf Noureev | Noureev
- Maurice Béjart | Béjart
- Nijinski | Vaslav Nijinski
- Marie-Claude Pietragalla | Pietragalla
@ since 1950: 3

names
@ 0e8fb5f1902dd43e
? Pages de musique classique
- Les Quatre Saisons
- La Flûte enchantée
- Le Beau Danube bleu
- Le Sacre du printemps
@ since 1950: 0
? Dans une galaxie lointaine
- Yoda | maître Yoda
- Chewbacca | Chewie
- Princesse Leia | Leia
- Han Solo
@ since 1950: 4
? Villes espagnoles
- Séville
- Grenade
- Tolède
- Cordoue
@ since 1950: 0
? Patrons
- Bill Gates | Gates
- Mark Zuckerberg | Zuckerberg
- Bernard Arnault | Arnault
- Henry Ford | Ford
@ since 1950: 3
? Indépendants depuis 1990
- Slovénie | la Slovénie
- Ukraine | l’Ukraine
- Kosovo | le Kosovo
- Namibie | la Namibie
@ since 1950: 4
? Animaux vedettes
- Laïka
- Babar
- Flipper | Flipper le dauphin
- Skippy | Skippy le kangourou
@ since 1950: 3

names
@ 811e6bbbe087c8c1
? Sculpteurs
- Rodin | Auguste Rodin
- Giacometti | Alberto Giacometti
- Calder | Alexander Calder
- Bartholdi | Auguste Bartholdi
@ since 1950: 1
? En Terre du Milieu
- Gandalf
- Frodon | Frodo
- Aragorn
- Gollum
@ since 1950: 2
? Clubs de football
- PSG | Paris Saint-Germain
- Real Madrid | le Real
- Juventus | la Juve
- Manchester United
@ since 1950: 1
? Pour le goûter
- Petit-Beurre | LU | le Petit-Beurre LU
- Kinder Bueno | Kinder
- Nutella
- BN | Choco BN
@ since 1950: 2
? Pays d’Asie
- Japon | le Japon
- Vietnam | le Vietnam
- Népal | le Népal
- Bangladesh | le Bangladesh
@ since 1950: 1
? Chats de fiction
- Garfield
- Félix le Chat | Félix
- Grosminet | Gros Minet
- Hello Kitty
@ since 1950: 2

names
@ ddd199fb71afbc9b
? Photographes
- Robert Doisneau | Doisneau
- Nadar
- Yann Arthus-Bertrand | Arthus-Bertrand
- Raymond Depardon | Depardon
@ since 1950: 3
? Police en série
- Navarro
- Julie Lescaut | Lescaut
- Les Experts
- Capitaine Marleau | Marleau
@ since 1950: 4
? Rugbymen
- Jonah Lomu | Lomu
- Sébastien Chabal | Chabal
- Serge Blanco | Blanco
- Jonny Wilkinson | Wilkinson
@ since 1950: 4
? Boissons
- Coca-Cola | Coca
- Perrier
- Ricard
- Red Bull
@ since 1950: 1
? Quartiers de Paris
- Montmartre
- Le Marais | Marais
- Belleville
- La Défense
@ since 1950: 1
? Enfants de la télé
- Casimir
- Dorothée
- Barbapapa
- Goldorak
@ since 1950: 4

names
@ 896d5464b5d6b1e1
? Architectes
- Le Corbusier | Corbu
- Gaudí | Antoni Gaudí | Gaudi
- Jean Nouvel | Nouvel
- Oscar Niemeyer | Niemeyer
@ since 1950: 2
? Séries américaines
- Urgences
- Desperate Housewives
- Stranger Things
- La Petite Maison dans la prairie
@ since 1950: 4
? Joueurs de tennis
- Roger Federer | Federer
- Yannick Noah | Noah
- Novak Djokovic | Djokovic
- Björn Borg | Borg
@ since 1950: 4
? Bonbons et chewing-gums
- Carambar
- Haribo
- Malabar
- Tic Tac
@ since 1950: 3
? Gares et aéroports
- Roissy | Roissy-Charles-de-Gaulle
- Orly
- Saint-Lazare | la gare Saint-Lazare
- Gare de Lyon | la gare de Lyon
@ since 1950: 1
? Héros de l’écran
- Tarzan
- Zorro
- Indiana Jones | Indy
- Rocky | Rocky Balboa
@ since 1950: 2

names
@ 8db4ff9e1e9a790d
? Musées
- Orsay | le musée d’Orsay
- Prado | le Prado
- Ermitage | l’Ermitage
- Quai Branly | le quai Branly
@ since 1950: 1
? Émissions de télé
- Apostrophes
- Thalassa
- Intervilles
- Questions pour un champion
@ since 1950: 4
? Joueuses de tennis
- Steffi Graf | Graf
- Martina Navratilova | Navratilova
- Amélie Mauresmo | Mauresmo
- Monica Seles | Seles
@ since 1950: 4
? Au rayon fromage
- La vache qui rit | Vache qui rit
- Babybel
- Boursin
- Kiri
@ since 1950: 3
? Salles de spectacle
- Olympia | l’Olympia
- Moulin-Rouge | le Moulin-Rouge
- Comédie-Française | la Comédie-Française
- Zénith | le Zénith
@ since 1950: 1
? Films de Louis de Funès
- Les Aventures de Rabbi Jacob | Rabbi Jacob
- Le Corniaud
- L’Aile ou la Cuisse
- Hibernatus
@ since 1950: 4

names
@ 24afecc91becfbee
? Peintres du XXe siècle
- Matisse | Henri Matisse
- Soulages | Pierre Soulages
- Chagall | Marc Chagall
- Zao Wou-Ki
@ since 1950: 2
? Humoristes
- Florence Foresti | Foresti
- Raymond Devos | Devos
- Gad Elmaleh | Elmaleh
- Muriel Robin
@ since 1950: 4
? Cyclistes
- Eddy Merckx | Merckx
- Fausto Coppi | Coppi
- Jeannie Longo | Longo
- Miguel Indurain | Indurain
@ since 1950: 3
? Au petit déjeuner
- Banania
- Ricoré
- Chocapic
- Bonne Maman
@ since 1950: 3
? Ponts
- Golden Gate | le Golden Gate
- Pont-Neuf | le Pont-Neuf
- Rialto | le Rialto | le pont du Rialto
- Pont de Normandie | le pont de Normandie
@ since 1950: 1
? Tubes des années 80
- Ella, elle l’a
- Les Démons de minuit
- Joe le taxi
- L’Aventurier
@ since 1950: 4

names
@ 76b6c7f62980e6f2
? Peintres de la Renaissance
- Botticelli
- Raphaël
- Titien | le Titien
- Jérôme Bosch | Bosch
@ since 1950: 0
? Duos comiques
- Laurel et Hardy
- Éric et Ramzy
- Chevallier et Laspalès
- Poiret et Serrault
@ since 1950: 3
? Là où ça grimpe
- Galibier | le Galibier
- Tourmalet | le Tourmalet
- Alpe d’Huez | L’Alpe d’Huez
- Ventoux | le mont Ventoux
@ since 1950: 0
? Manger sur le pouce
- McDonald’s | McDo
- Burger King
- KFC
- Quick
@ since 1950: 3
? Merveilles du monde antique
- Colosse de Rhodes | le colosse de Rhodes
- Pyramide de Khéops | Khéops | la grande pyramide
- Phare d’Alexandrie | le phare d’Alexandrie
- Jardins de Babylone | les jardins suspendus de Babylone
@ since 1950: 0
? À l’Eurovision
- France Gall | Gall
- Marie Myriam | Myriam
- Conchita Wurst | Wurst
- Måneskin | Maneskin
@ since 1950: 4

names
@ 2d48f72f59b0477b
? Dans le village gaulois
- Obélix
- Panoramix
- Assurancetourix
- Abraracourcix
@ since 1950: 4
? À la radio
- Les Grosses Têtes
- France Inter
- Le Jeu des mille euros | Le Jeu des 1 000 euros
- NRJ
@ since 1950: 4
? Neige et glace
- Jean-Claude Killy | Killy
- Tessa Worley | Worley
- Philippe Candeloro | Candeloro
- Surya Bonaly | Bonaly
@ since 1950: 4
? Chefs cuisiniers
- Alain Ducasse | Ducasse
- Joël Robuchon | Robuchon
- Auguste Escoffier | Escoffier
- Hélène Darroze | Darroze
@ since 1950: 3
? Présidents américains
- Abraham Lincoln | Lincoln
- John Kennedy | Kennedy | JFK
- Ronald Reagan | Reagan
- George Washington | Washington
@ since 1950: 2
? Salut les copains
- Sylvie Vartan | Vartan
- Eddy Mitchell | Mitchell
- Sheila
- Richard Anthony | Anthony
@ since 1950: 4

names
@ 7c8fd2b4ea87f30f
? Autour de Tintin
- Capitaine Haddock | Haddock
- Dupond et Dupont | Dupont et Dupond | les Dupondt
- Castafiore | la Castafiore | Bianca Castafiore
- Séraphin Lampion | Lampion
@ since 1950: 1
? Journaux
- Le Figaro
- Libération | Libé
- Charlie Hebdo
- La Croix
@ since 1950: 2
? Nageurs
- Léon Marchand | Marchand
- Mark Spitz | Spitz
- Alain Bernard | Bernard
- Johnny Weissmuller | Weissmuller
@ since 1950: 3
? Vins
- Bordeaux
- Beaujolais | le beaujolais nouveau
- Chablis
- Sauternes
@ since 1950: 0
? À Matignon
- Lionel Jospin | Jospin
- Édith Cresson | Cresson
- Pierre Mendès France | Mendès France | Mendès
- Édouard Philippe
@ since 1950: 4
? Mauvais garçons
- Lacenaire
- Al Capone | Capone
- Bonnie et Clyde | Bonnie and Clyde
- Vidocq
@ since 1950: 0

names
@ a061f7325b7faf4e
? Chez les Schtroumpfs
- Gargamel
- Azraël
- Schtroumpfette | la Schtroumpfette
- Grand Schtroumpf | le Grand Schtroumpf
@ since 1950: 4
? Magazines
- Marie Claire
- Paris Match
- L’Express
- Géo
@ since 1950: 2
? Athlètes
- Carl Lewis | Lewis
- Jesse Owens | Owens
- Renaud Lavillenie | Lavillenie
- Alain Mimoun | Mimoun
@ since 1950: 3
? Eaux minérales
- Évian
- Vittel
- Badoit
- Vichy | Vichy Saint-Yorre
@ since 1950: 0
? Dirigeants du monde
- Mikhaïl Gorbatchev | Gorbatchev | Gorby
- Fidel Castro | Castro
- Winston Churchill | Churchill
- Margaret Thatcher | Thatcher
@ since 1950: 3
? Robots célèbres
- R2-D2 | R2D2
- Wall-E | Wall E
- Terminator | le Terminator
- RoboCop
@ since 1950: 4

names
@ 89044369524b3f87
? Des bulles et des cases
- Titeuf
- Bécassine
- Largo Winch
- Boule et Bill
@ since 1950: 3
? Écrivaines
- Marguerite Duras | Duras
- Marguerite Yourcenar | Yourcenar
- Madame de La Fayette
- Fred Vargas | Vargas
@ since 1950: 3
? Champions de Formule 1
- Alain Prost | Prost
- Ayrton Senna | Senna
- Lewis Hamilton | Hamilton
- Michael Schumacher | Schumacher
@ since 1950: 4
? Jouets
- Lego
- Playmobil
- Barbie
- Meccano
@ since 1950: 2
? Têtes couronnées
- Charles III
- Juan Carlos
- Hassan II
- Albert de Monaco | le prince Albert
@ since 1950: 4
? Pirates et corsaires
- Barbe-Noire
- Surcouf | Robert Surcouf
- Jack Sparrow | Sparrow
- Albator
@ since 1950: 2

names
@ 7b873d37051e7e8f
? Auteurs de bande dessinée
- Hergé
- Uderzo | Albert Uderzo
- Franquin | André Franquin
- Riad Sattouf | Sattouf
@ since 1950: 3
? Écrivains d’aujourd’hui
- Michel Houellebecq | Houellebecq
- Virginie Despentes | Despentes
- Éric-Emmanuel Schmitt | Schmitt
- Guillaume Musso | Musso
@ since 1950: 4
? Boxeurs
- Marcel Cerdan | Cerdan
- George Foreman | Foreman
- Brahim Asloum | Asloum
- Jean-Claude Bouttier | Bouttier
@ since 1950: 3
? Jeux de société
- Monopoly
- Trivial Pursuit
- Uno
- Catan | Les Colons de Catane
@ since 1950: 3
? Papes
- Jean-Paul II
- Benoît XVI
- Jean XXIII
- Alexandre VI | Borgia
@ since 1950: 3
? Parcs à visiter
- Puy du Fou | le Puy du Fou
- Futuroscope | le Futuroscope
- Beauval | le zoo de Beauval
- Vulcania
@ since 1950: 4

names
@ 90b06f0b232be759
? Mangas
- Naruto
- One Piece
- Dragon Ball
- Death Note
@ since 1950: 4
? Écrivains du XIXe siècle
- Balzac | Honoré de Balzac
- Flaubert | Gustave Flaubert
- Stendhal
- Maupassant | Guy de Maupassant
@ since 1950: 0
? Basketteurs
- Michael Jordan | Jordan
- Tony Parker | Parker
- Victor Wembanyama | Wembanyama | Wemby
- LeBron James
@ since 1950: 4
? Jeux vidéo
- Zelda
- Les Sims | Sims
- Fortnite
- Space Invaders
@ since 1950: 4
? Signé là-bas
- Maastricht
- Schengen
- Yalta
- Camp David
@ since 1950: 3
? Chaînes de télévision
- Canal+ | Canal Plus | Canal
- Arte
- M6
- France 3
@ since 1950: 4
`;
