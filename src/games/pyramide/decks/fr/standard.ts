/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide
language: fr
age: standard

card
? Locataire de personne
Mâle et femelle à la fois, ce gros mangeur de *salade* sort sous la *pluie* sans quitter la *maison*, signe ses *promenades* d’un trait *argenté*, et redoute le beurre persillé.
= l’escargot | escargot | un escargot | les escargots | escargots | le colimaçon | colimaçon
? Silence à bord
Toujours *suspendu* à un câble, il rassemble des *inconnus* qui fixent le *plafond* ; une *panne*, et tout l’immeuble redécouvre l’*escalier*.
= l’ascenseur | ascenseur | un ascenseur | les ascenseurs
? Garder les pieds au sec
À chaque marée, la mer hésite à en refaire une *île* ; un *archange* doré le surveille, une *omelette* y coûte une fortune, et les *moutons* d’alentour naissent déjà *salés*.
= le Mont-Saint-Michel | Mont-Saint-Michel | Mont Saint-Michel | le Mont Saint-Michel | Mont Saint Michel | le Mont
? Deux couleurs
Le *roi* s’y cache, la *dame* fait le gros du travail, les *fous* n’y marchent que de travers, et le plus humble *fantassin* peut finir *couronné*.
= les échecs | échecs | le jeu d’échecs | jeu d’échecs | une partie d’échecs
? Compagnon des mauvais jours
Ouvert au *salon*, il porte *malheur* ; dehors, il aime se *retourner* contre son maître ; Cherbourg lui doit un film, et il reste *oublié* dans les trains à la première *éclaircie*.
= le parapluie | parapluie | un parapluie | les parapluies | parapluies | le pépin | pépin
? Un temps
Petite *griffe* posée sur la ligne, elle *ralentit* sans arrêter, sépare l’euro du *centime*, laisse *respirer* l’orateur, et le *maniaque* vous reprend à une près.
= la virgule | virgule | les virgules
+ tirer le diable par la queue
+ noyer le poisson
+ mettre de l’eau dans son vin
+ mettre le feu aux poudres
+ la cerise sur le gâteau

card
? Le bel émigré
Débarqué de Vienne, *feuilleté* au beurre, il plonge dans les *bols*, sème ses *miettes* dans les *draps* du dimanche, et imite la *lune* au lever du jour.
= le croissant | croissant | un croissant | les croissants | croissants | le croissant au beurre
? Un air entendu
Épouse d’un marchand de *soie*, *volée* un jour par un *vitrier*, elle regarde passer la foule du *musée* sans *sourcils* et sans desserrer les lèvres.
= la Joconde | Joconde | Mona Lisa | Monna Lisa
? Appel entendu
Obéissant à des *voix* plutôt qu’à ses *parents*, elle préféra l’*armure* à la robe, fit lever un *siège* avant vingt ans et mena un dauphin *timide* se faire couronner.
= Jeanne d’Arc | la Pucelle d’Orléans | Pucelle d’Orléans | la Pucelle | sainte Jeanne d’Arc
? Rien de plus
Tout *seul*, il ne vaut pas un *sou*, derrière un autre il l’*enrichit* ; l’*écolier* le redoute, les Romains s’en passaient, et nul ne peut *diviser* par lui.
= le zéro | zéro | 0
? Livraison à domicile
Pour livrer une *galette*, elle renseigne un inconnu *affamé*, flâne en *forêt*, puis s’étonne, au *chevet* de la malade, de la longueur de ses *dents*.
= le Petit Chaperon rouge | Petit Chaperon rouge | le Chaperon rouge | Chaperon rouge
? Porte à porte
Il connaît tous les *chiens* de la rue, mêle l’*amour* et les *impôts* dans la même *sacoche* et, dans les salles obscures, *sonne* toujours deux fois.
= le facteur | facteur | la factrice | factrice | postier
+ machine à laver
+ chef-d’œuvre
+ chemin de fer
+ porte-bonheur
+ bouche-à-oreille

card
? À crédit
Elle emprunte sa *lumière*, soulève la *mer*, passe pour *gâcher* le sommeil, héberge les *distraits* à l’année, et conserve, faute de *vent*, les traces de pas de ses premiers visiteurs.
= la Lune | Lune | la pleine lune | pleine lune
? Va-et-vient
Ses deux rangées de *dents* se réconcilient au passage d’un *curseur* ; elle *craque* sur la *valise* trop pleine et, oubliée sur un *pantalon*, fait rougir.
= la fermeture éclair | fermeture éclair | fermeture-éclair | fermeture à glissière | le zip | zip
? Idées de grandeur
Ancien pavillon de *chasse* qui a vu grand : un couloir de *miroirs*, des *fontaines* ouvertes au passage du roi, et des *courtisans* bien *tassés* pour voir le Soleil se lever.
= le château de Versailles | château de Versailles | Versailles | le palais de Versailles | palais de Versailles
? Drôles de manières
Les *services* y sont violents, la *terre* y est *battue*, et le public, du haut des *gradins*, passe l’après-midi à dire non de la *tête*.
= le tennis | tennis
? Il prend des coups
On l’achète pour être *dérangé*, on le frappe quand il a *raison*, on lui mendie dix *minutes* de *paresse*, et le dimanche on savoure son *silence*.
= le réveil | réveil | un réveil | le réveille-matin | réveille-matin | la sonnerie du réveil
? En mémoire de l’absente
Ce petit *chapeau* *pointu*, souvenir d’une lettre *disparue*, coiffe aussi bien la *forêt* que l’hôpital, la fête, l’ancêtre et la *guêpe*.
= l’accent circonflexe | accent circonflexe | circonflexe
+ avoir un chat dans la gorge
+ mettre les pieds dans le plat
+ tourner autour du pot
+ couper l’herbe sous le pied
+ la goutte d’eau qui fait déborder le vase

card
? Gare au plongeon
Fromage et vin *blanc* s’y marient sur une petite *flamme* ; la tablée y pique à tour de rôle, et le *maladroit* dont le *pain* se noie doit un *gage*.
= la fondue | fondue | une fondue | la fondue savoyarde | fondue savoyarde | la fondue au fromage | fondue au fromage | la fondue suisse
? Les mains libres
Tirée de *terre* par un *paysan* grec, elle reste de *marbre* tandis que sa robe *glisse* : voilà longtemps qu’elle n’a plus de quoi la *retenir*.
= la Vénus de Milo | Vénus de Milo | Vénus | Aphrodite de Milo
? Mal entouré
Une *île* l’a vu naître, une autre n’a pas su le *garder*, une troisième s’en chargea ; entre-temps il se couronna lui-même, légua un *code* et posa, la *main* au *gilet*.
= Napoléon | Napoléon Bonaparte | Bonaparte | Napoléon Ier | Napoléon Premier | l’empereur Napoléon
? Jamais de vacances
Gros comme un *poing*, il *bat* cent mille fois par jour sans colère ; on le donne, on le *brise*, certains l’ont d’*artichaut*, d’autres sur la *main*.
= le cœur | cœur | coeur
? À l’heure dite
Sa *voiture* se cuisine en *soupe*, son cocher *moustachu* craint les chats, et, pour avoir filé avant la fin du *bal*, elle doit son mari à sa *pointure*.
= Cendrillon | Cucendron
? Grand ouvert
Il attend que vous ne puissiez plus *répondre* pour faire la conversation, pose des *couronnes* sans être *évêque*, bâtit des *ponts* et vous rend la *joue* endormie.
= le dentiste | dentiste | la dentiste | chirurgien-dentiste
+ chou-fleur
+ feu d’artifice
+ trompe-l’œil
+ pied-à-terre
+ garde-fou

card
? Une seule colère
Elle danse pour indiquer une bonne *adresse*, bâtit en *cire* pour le compte de sa *mère*, et ne peut se *fâcher* qu’une fois : la *piqûre* lui coûte plus cher qu’à nous.
= l’abeille | abeille | une abeille | les abeilles | abeilles
? Idée fixe
Qu’on la *secoue* ou qu’on la tourne, son *aiguille* revient à la même idée *froide* ; le *marin* lui fait confiance, l’*aimant* la rend folle.
= la boussole | boussole | le compas | compas
? Élégante en péril
Posée sur des *pieux*, gardée par un *lion* ailé, elle met des siècles à *sombrer* avec élégance, un *masque* sur le nez, et ses *pompiers* arrivent en bateau.
= Venise | la ville de Venise | Venezia
? Ils ne font que passer
Pour le voir vingt *secondes*, des familles *campent* deux jours dans un *virage* ; il *grimpe*, il roule, et finit chaque été par habiller quelqu’un en *jaune*.
= le Tour de France | Tour de France | le Tour | la Grande Boucle | Grande Boucle
? Mais où est-elle ?
On la met sous la *porte* quand tout est perdu, on la prend aux *champs* pour *filer*, le *musicien* la pose en début de ligne, et chacun la cherche au fond d’un *sac*.
= la clé | clé | la clef | clef | les clés | clés | une clé | les clefs | clefs
? Bien curieux
Petit *crochet* en équilibre sur une *bille*, il fait *monter* la *voix* et reste sur sa faim ; les Espagnols l’annoncent par un *jumeau*, la tête en bas.
= le point d’interrogation | point d’interrogation
+ poser un lapin
+ avoir les yeux plus gros que le ventre
+ découvrir le pot aux roses
+ prendre la mouche
+ une aiguille dans une botte de foin

card
? Vieillir en boîte
Normand sous son couvercle *rond*, il a nourri les *tranchées*, s’attendrit avec l’âge, finit par *couler*, et sert encore à couper les *sondages* en *parts* inégales.
= le camembert | camembert | un camembert | les camemberts | camemberts
? Poids lourd
Plutôt *droit* à la maison, il porte la *queue* au concert ; il montre cinquante-deux *dents* blanches, son nom promet la *douceur*, et il terrorise les *déménageurs*.
= le piano | piano | pianoforte
? Entrée remarquée
Livrée, dit-on, dans un *tapis* à un *général* romain, elle fit dissoudre une *perle* dans son verre pour *gagner* un *pari*, et son nez inquiète encore les philosophes.
= Cléopâtre | la reine Cléopâtre | Cléopâtre VII
? De très près
Presque *naine* à midi, *géante* au couchant, elle nous suit partout sans *bruit*, fidèle tant qu’il fait *beau*, et nul ne l’a jamais *rattrapée*.
= l’ombre | ombre | notre ombre | une ombre
? Langue de bois
Fils d’une *bûche* et d’un vieil artisan, il porte ses *mensonges* au milieu de la figure, brait au pays des *jouets*, retrouve son père dans un *ventre* et finit par devenir *vrai*.
= Pinocchio | Pinoccio
? Au premier appel
Il part au travail en *glissant* le long d’un *poteau*, entre chez vous par la *fenêtre*, décroche les chats, vend des *calendriers* et fait *danser* la France en juillet.
= le pompier | pompier | les pompiers | sapeur-pompier | sapeur
+ mettre la charrue avant les bœufs
+ se mettre le doigt dans l’œil
+ jeter l’argent par les fenêtres
+ avoir une araignée au plafond
+ une tempête dans un verre d’eau

card
? Fidèle en sa jeunesse
Jeune, il suit son *astre* du matin au soir ; *mûr*, il se fige vers le levant ; un peintre *roux* l’a mis en *vase*, et nous le mettons en *bouteille*.
= le tournesol | tournesol | un tournesol | les tournesols | tournesols
? Sans volant
Fille de deux frères papetiers, elle eut pour premiers *passagers* un *mouton*, un coq et un canard ; une *flamme* la soulève, un *vent* *capricieux* décide du reste.
= la montgolfière | montgolfière | le ballon à air chaud | ballon à air chaud | ballon
? Un vice de fabrication
Ratée dès le troisième *étage*, elle doit sa *gloire* à son *défaut* : on l’a *redressée* un peu, surtout pas trop, et chaque visiteur pose en feignant de la *soutenir*.
= la tour de Pise | tour de Pise | la tour penchée de Pise | tour penchée de Pise | la tour penchée
? À pieds joints
On y *tire* sans *fusil*, on s’y *penche* pour mesurer un désaccord, tout tourne autour d’un petit *cochon* de bois, et l’*ombre* d’un platane y vaut un stade.
= la pétanque | pétanque | les boules | jeu de boules
? Du fil à retordre
Percée d’un *trou*, elle passe sa vie à en *boucher* ; un *chameau* s’y glisse, dit-on, mieux qu’un *riche* au ciel, et bien fou qui la cherche dans le *foin*.
= l’aiguille | aiguille | une aiguille | l’aiguille à coudre | aiguille à coudre
? Ordre établi
L’*œuf* y passe avant la *poule* et le *divorce* avant le *mariage* ; on le *consulte* plus qu’on ne le lit, et personne n’en raconte la fin.
= le dictionnaire | dictionnaire | le dico | dico
+ gratte-ciel
+ pince-sans-rire
+ salle d’attente
+ contre-la-montre
+ tête-à-tête

card
? Jamais sans lui
Il fut un *impôt*, donc une aubaine pour les *contrebandiers* ; on le jette sur les *routes* et par-dessus l’*épaule*, et sans son grain la plaisanterie est *fade*.
= le sel | sel | le grain de sel | un grain de sel | grain de sel | le gros sel
? Ouï-dire
Il a une *âme*, un *chevalet* et des ouïes, se coince sous le *menton*, se *frotte* au crin, et l’on y passe parfois la nuit, au *commissariat*.
= le violon | violon
? À qui la faute ?
Les *écoliers* lui en veulent, lui qui savait à peine *écrire* ; on lui prête une *barbe* fleurie, un *neveu* mort au son du cor, et il reçut un empire en *cadeau* de Noël.
= Charlemagne | l’empereur Charlemagne | Charles le Grand
? Toujours vers le bas
Personne ne l’a jamais vue, mais elle retient l’*océan*, fait *tomber* la *tartine*, *courbe* les rayons des *étoiles* et s’affiche chaque matin sur la balance.
= la gravité | gravité | la pesanteur | pesanteur | l’attraction | attraction | la gravitation | gravitation
? La plus petite part
Maigre *héritage* d’un *meunier*, il réclama de quoi se *chausser*, fit de son maître un *marquis* par la seule parole, et d’un ogre *vaniteux* une bouchée.
= le Chat botté | Chat botté | le Maître Chat | Maître Chat
? Lu et approuvé
Impossible d’acheter un *toit* sans l’entendre lire des *pages* que nul n’écoute ; il fait *signer* partout, garde les *testaments* au *frais*, et n’oublie jamais les siens.
= le notaire | notaire | la notaire
+ tomber dans les pommes
+ raconter des salades
+ coûter les yeux de la tête
+ être comme un coq en pâte
+ l’arbre qui cache la forêt

card
? Placés en nourrice
Le père crie son nom au *printemps*, la mère glisse ses *œufs* chez des voisins trop *crédules*, et leur portrait en *bois* jaillit d’une horloge à chaque *heure*.
= le coucou | coucou | un coucou | les coucous | coucous
? Rayures
Ce *zèbre* miniature ne broute pas : collé au dos d’un *produit*, il *avoue* son identité à un *rayon* rouge et fait, d’un bip, grossir le *ticket*.
= le code-barres | code-barres | code barres | code-barre | code barre | code à barres
? Défense d’entrer
Ce *dragon* de *brique* court sur les crêtes depuis des *dynasties*, n’a guère arrêté les *cavaliers* du Nord, et passe bien à tort pour *visible* depuis la Lune.
= la Grande Muraille de Chine | Grande Muraille de Chine | la Grande Muraille | Grande Muraille | la muraille de Chine | muraille de Chine
? Question de valeurs
L’*amour* y vaut six points et le *whisky* trente-six ; on y *pioche* des lettres, on s’y fâche pour un rien, et le *dictionnaire* sert d’*arbitre*.
= le Scrabble | Scrabble
? Éternel recommencement
On le fait le matin pour le *défaire* le soir, la *rivière* en sort après l’*orage*, l’enfant y négocie une dernière *histoire*, et les *monstres* logent à l’étage du dessous.
= le lit | lit | un lit | mon lit
? Aller-retour
Qu’on l’aborde par la *tête* ou par la *queue*, il ne change pas : le *kayak* en est un, le *radar* aussi, et il est fait pour *ressasser*.
= le palindrome | palindrome | un palindrome | les palindromes
+ lune de miel
+ rez-de-chaussée
+ planche à voile
+ oiseau de mauvais augure
+ sèche-cheveux

card
? Mauvais caractère
Dijon s’en vante, le *lapin* s’en méfie, elle monte au *nez* des gens *colériques*, et son *colonel* est soupçonné chaque dimanche, *chandelier* en main, dans la bibliothèque.
= la moutarde | moutarde | la moutarde de Dijon | moutarde de Dijon
? Le patron
Fils de *tapissier*, il préféra les *planches* aux fauteuils, ne cessa de se *moquer* des *médecins*, et joua jusqu’à son dernier soir le rôle d’un faux *malade*.
= Molière | Jean-Baptiste Poquelin | Poquelin
? Fausses factures
Elle jouait à la *fermière* dans son parc ; on lui prête un mot sur la *brioche* qu’elle n’a pas dit, un *collier* qu’elle n’a pas *commandé*, et c’est elle qui paya l’*addition*.
= Marie-Antoinette | Marie Antoinette | la reine Marie-Antoinette | Marie-Antoinette d’Autriche
? Trois en un
Sous un seul nom se rangent un dieu aux *talons* ailés, la *planète* la plus pressée, et un *métal* *liquide* qui montait autrefois avec la *fièvre*.
= le mercure | mercure | Mercure
? Emballage surprise
Ce cadeau de bois *creux* fit entrer par la porte ceux que dix ans de *guerre* laissaient au pied des *remparts* ; ses *descendants*, plus discrets, arrivent par *courriel*.
= le cheval de Troie | cheval de Troie | un cheval de Troie
? Grands gestes
De toute la soirée il ne joue pas une *note*, tourne le *dos* au public, *agite* une *baguette* sans faire de magie, et c’est lui qu’on *applaudit*.
= le chef d’orchestre | chef d’orchestre | maestro
+ couper les cheveux en quatre
+ faire la grasse matinée
+ avoir la main verte
+ passer du coq à l’âne
+ faire d’une pierre deux coups

card
? Tout à l’envers
Elle se guide par l’*oreille*, vole avec les *mains*, dort la *tête* en bas, et a prêté sa silhouette à un *justicier* de Gotham comme à un comte *assoiffé*.
= la chauve-souris | chauve-souris | une chauve-souris | les chauves-souris | chauves-souris | chauve souris
? Coup de frein
Simple *bagage* à la montée, *champignon* géant à la descente, il doit être bien *plié* d’abord, bien *ouvert* ensuite, faute de quoi l’on arrive en *avance*.
= le parachute | parachute
? Mise en morceaux
On venait y chercher de la *poudre*, on n’y trouva que sept *prisonniers* ; tombée un jour d’*été*, débitée en *souvenirs*, elle n’est plus qu’une place où l’on aime *danser*.
= la Bastille | Bastille | la prison de la Bastille | la forteresse de la Bastille
? Travail en miettes
On commence par les *bords*, on finit par *maudire* le ciel trop *bleu*, et l’on refait pendant des soirées l’image du *couvercle*, à un *morceau* près.
= le puzzle | puzzle | les puzzles
? Sujet glissant
Travailler le fait *maigrir* ; Marseille l’a voulu *cubique*, la *douche* le rend fuyant, et l’employé à qui le *patron* en passe un n’en ressort pas plus *propre*.
= le savon | savon | un savon | le savon de Marseille | savon de Marseille | la savonnette | savonnette
? Mot à mot
Une voix lente y *sème* des *pièges* en marchant entre les *tables* ; tout le monde *écrit* la même histoire, et chacun y met ses propres *fautes*.
= la dictée | dictée | une dictée
+ prendre ses jambes à son cou
+ broyer du noir
+ avoir un poil dans la main
+ monter sur ses grands chevaux
+ tomber des nues

card
? Un tour de main
Une *louche*, un coup de *poignet* : la première est *ratée*, les autres doivent *sauter* tandis qu’une *pièce* chauffe dans la main, et certaines, en février, visitent le plafond.
= la crêpe | crêpe | une crêpe | les crêpes | crêpes
? Taille unique
Ce *vagabond* aux souliers trop grands, au *veston* trop *étroit*, à la *moustache* trop courte, fit le tour du monde sans dire un *mot*, une canne à la main.
= Charlot | Charlie Chaplin | Chaplin | Charles Chaplin
? Une victoire d’avance
Il fit *brûler* ses propres *villes* pour affamer l’envahisseur, gagna sur un *plateau* d’Auvergne, perdit sur une *colline* de Bourgogne, et porte en statue des *moustaches* que nul n’a vérifiées.
= Vercingétorix | Vercingetorix
? Air de famille
Une *échelle* *tordue* écrite avec quatre *lettres* : il explique le *nez* de vos enfants et dénonce le *coupable* qui n’a laissé qu’un peu de salive.
= l’ADN | ADN | acide désoxyribonucléique
? Emploi saisonnier
Il ne travaille qu’une nuit, entre par la *suie* sans se *salir*, sert le monde entier avec un seul *traîneau*, et perd ses *clients* quand ils se mettent à *douter*.
= le père Noël | père Noël | papa Noël | le papa Noël
? Bavardages
Il *coupe* tout sauf la *parole*, récolte devant un *miroir* les *secrets* du quartier, et son enseigne ne recule devant aucun *calembour*.
= le coiffeur | coiffeur | la coiffeuse | coiffeuse | barbier
+ fer à repasser
+ bouc émissaire
+ boîte aux lettres
+ carte de visite
+ moulin à paroles

card
? Bien née
Du sang *bleu*, trois *cœurs*, huit *bras*, pas un os : dès qu’on la dérange, cette *aristocrate* vous jette son *encre* au visage et s’évanouit dans le décor.
= la pieuvre | pieuvre | une pieuvre | le poulpe | poulpe | un poulpe
? Petit écran
Les Français *bavardaient* sur son *clavier* bien avant la Toile ; entré dans les foyers comme *annuaire*, il vira parfois au *rose*, puis prit sa *retraite* en 2012.
= le Minitel | Minitel
? Reconversion réussie
Des *monarques* l’ont quitté pour la *banlieue* ; depuis, une *dame* y sourit derrière sa *vitre*, une autre y cherche ses bras, et l’on entre par un toit *pointu*.
= le Louvre | Louvre | le musée du Louvre | musée du Louvre | le palais du Louvre
? Bonne nouvelle
Il rend hommage à un *messager* mort d’avoir trop *couru*, dresse un *mur* invisible au trentième kilomètre, et offre aux rescapés une *banane* et une *couverture* dorée.
= le marathon | marathon
? Sorties nocturnes
Elle doit son nom à un *préfet*, digère nos *restes*, change de *couleur* selon le menu, découche sur le *trottoir* et rentre *vide* au petit matin.
= la poubelle | poubelle | une poubelle | les poubelles | poubelles
? Pris en sandwich
Souvent simple *ticket* de train, il dort *aplati* entre deux *feuilles*, garde la place des *lecteurs* absents, et leur évite de plier le *coin*.
= le marque-page | marque-page | marque-pages | marque page | le signet | signet
+ chercher midi à quatorze heures
+ voir la vie en rose
+ avoir le bras long
+ verser des larmes de crocodile
+ enfoncer une porte ouverte

card
? Douceur tardive
Boisson *amère* d’un empereur à *plumes*, puis remède de *pharmacie*, il tombe des *cloches* une fois l’an et console, carré par carré, les *chagrins* du soir.
= le chocolat | chocolat | du chocolat | le chocolat noir
? Jaune
Une *chaise* de paille, de vieux *souliers*, des *tournesols* : il peignait ce qu’il avait, ne *vendait* presque rien, et fit *tourbillonner* la nuit.
= Vincent Van Gogh | Van Gogh | Vincent
? Erreur de destination
Parti chercher des *épices* par l’ouest, il mourut sans avouer qu’il s’était *trompé* d’*océan*, et laissa un *confrère* florentin donner son *prénom* à la trouvaille.
= Christophe Colomb | Colomb | Cristobal Colon
? Au beau milieu
Souvenir d’un *cordon* *coupé* le jour de la naissance, c’est une *cicatrice* que chacun porte et que certains *admirent* au point de la prendre pour le *centre* du monde.
= le nombril | nombril | l’ombilic | ombilic
? Présence non vérifiée
Ses *absences* font vivre les *hôtels* du coin ; ses portraits sont *flous*, ses *bosses* ont tout l’air de vagues, et l’Écosse bénit une *timidité* qui rapporte autant.
= le monstre du Loch Ness | monstre du Loch Ness | Nessie | le monstre du lac
? Bien connu de personne
Il travaille sous *couverture*, élève des *taupes* sans avoir de jardin, possède plus de *passeports* que de *chemises*, et devient *célèbre* le jour où il échoue.
= l’espion | espion | l’agent secret | agent secret | l’espionne | espionne
+ nid-de-poule
+ coup de foudre
+ cordon-bleu
+ casse-tête
+ jeu de société

card
? Permis d’un jour
Du *poison*, de la clochette à la *racine* : on l’offre pourtant pour porter *chance*, un jour *chômé* où chacun s’improvise marchand pour le *vendre* au coin de la rue.
= le muguet | muguet | le brin de muguet | un brin de muguet | brin de muguet
? Promesse non tenue
Née dans une *chambre* noire, elle voulut d’abord des modèles *immobiles*, puis réclama un *sourire* au nom d’un petit *oiseau* que nul n’a vu *sortir*.
= la photographie | photographie | la photo | photo
? Cadeau encombrant
Venue de France en *caisses*, elle a *verdi* sans mûrir, porte *couronne* en pleine république, et lève le bras au milieu d’un *port* sans jamais arrêter de *taxi*.
= la statue de la Liberté | statue de la Liberté | la Liberté éclairant le monde | Miss Liberty
? Voie douce
Deux adversaires en *pyjama* s’y *saluent*, s’empoignent par le *revers*, et le plus *souple* couche l’autre sur le *tapis* ; la couleur d’une ceinture dit le reste.
= le judo | judo
? L’une sans l’autre
Elle entre en couple dans la *machine* et en ressort *veuve*, craint le gros *orteil*, sèche mal chez l’archiduchesse, et se remplit de *jouets* une fois l’an devant la *cheminée*.
= la chaussette | chaussette | une chaussette | les chaussettes | chaussettes
? Halte-là
Les *sentinelles* le chuchotaient, les *écrans* l’exigent avec un chiffre et une *majuscule* ; on le veut si *secret* qu’on finit par l’*oublier*.
= le mot de passe | mot de passe | les mots de passe
+ avoir le cœur sur la main
+ rire jaune
+ se serrer la ceinture
+ un froid de canard
+ mener quelqu’un par le bout du nez

card
? Question de préséance
Il dispute à sa *mère* l’honneur d’être arrivé premier, a tenu *debout* pour un *navigateur*, et qui ose le *voler* s’en prendra un jour, dit-on, au *bétail*.
= l’œuf | œuf | un œuf | les œufs | œufs | oeuf | l’oeuf | l’œuf de poule
? Erreur de compte
Le titre en *oublie* un ; ces *gaillards* portent le nom d’une arme à feu mais préfèrent l’*épée*, et galopent vers Londres pour les *bijoux* d’une *reine*.
= Les Trois Mousquetaires | Trois Mousquetaires | les 3 mousquetaires | les mousquetaires | mousquetaires
? Célèbre sur le tard
Roi à neuf ans, oublié à vingt, il doit sa renommée à une *marche* d’escalier sous le *sable*, à un visage *doré*, et à une *malédiction* qui fit vendre des *journaux*.
= Toutankhamon | Toutânkhamon | Toutankhamen | le pharaon Toutankhamon
? Gros appétit
Il *avale* les *étoiles* sans en laisser une *miette*, *emprisonne* jusqu’à la lumière, et même l’*acteur* y tombe parfois en pleine réplique.
= le trou noir | trou noir | les trous noirs | un trou noir
? Sans effort
Jeune *écuyer*, il tira d’une *pierre* ce que les *costauds* y laissaient, abolit les places d’honneur grâce à un *meuble*, et continue de *dormir* sur une île brumeuse.
= le roi Arthur | roi Arthur | Arthur | Arthur Pendragon
? Enfin vous voilà
Il vit de nos *fuites* et passe pour *introuvable* ; on l’appelle le *dimanche*, on l’attend le jeudi, on l’accueille en *sauveur*, les pieds *mouillés*.
= le plombier | plombier
+ vendre la peau de l’ours
+ passer une nuit blanche
+ retourner sa veste
+ avoir une mémoire d’éléphant
+ avoir l’esprit de l’escalier

card
? Défense passive
Ami du *potager*, il croque les *limaces* la nuit, jeûne tout l’hiver, règle ses ennuis en *boule*, et ne doit *embrasser* les siens qu’avec beaucoup de *prudence*.
= le hérisson | hérisson | un hérisson | les hérissons | hérissons
? Tour à tour
Le *paon* la fait, le *hamster* s’y épuise, la *fortune* en possède une, le *carrosse* n’a que faire d’une cinquième, et l’on perd son temps à vouloir la *réinventer*.
= la roue | roue | les roues
? File d’attente
Il porte le nom d’un *géomètre* qui n’y mit jamais les pieds, continue de *grandir* à son âge, et l’on y fait la *queue* pour manquer d’*air* sur le *toit* du monde.
= l’Everest | Everest | le mont Everest | mont Everest | le sommet de l’Everest
? Rebonds
Le *ballon* s’y prend pour un *œuf*, on y passe en *arrière* pour avancer, on y *plaque* sans rompre, et la troisième mi-temps se joue au *comptoir*.
= le rugby | rugby
? Une de plus
Elle fond en *larmes* au travail, une *panne* de courant la tire de sa *retraite*, et l’on en ajoute une chaque année pour toutes les *éteindre* d’un coup, avec un *vœu*.
= la bougie | bougie | une bougie | les bougies | bougies | la chandelle | chandelle
? Lecture du soir
Six *points* lui *suffisent* pour tout dire, du roman à la boîte de *médicaments* ; on le lit du bout des *doigts*, et même lampe *éteinte*.
= le braille | braille | l’écriture braille | alphabet braille
+ clin d’œil
+ talon d’Achille
+ bain de foule
+ cheval de bataille
+ pot-au-feu

card
? Départ bruyant
On le sabre sans *haine*, on en casse pour *baptiser* les navires, on en arrose les *vainqueurs*, et son *bouchon* part toujours avant les *invités*.
= le champagne | champagne | du champagne | le vin de Champagne
? À pleins poumons
Les ténors y sont *amoureux*, les *barytons* *jaloux*, et l’on y met un quart d’heure à *mourir*, *poignardé* mais en parfaite santé vocale.
= l’opéra | opéra | un opéra | les opéras
? Le sens du compromis
Il changea de *religion* pour une capitale, souhaita une *volaille* dans chaque *marmite*, ramena la *paix* à coups de signatures, et son cheval *blanc* sert toujours de devinette.
= Henri IV | Henri Quatre | le roi Henri IV | Henri de Navarre | le Vert-Galant
? À suivre
Dans toute *assiette* *ronde* se cache cette lettre grecque, à peine plus grande que *trois*, qui n’en finit pas et que des *champions* s’amusent à *réciter*.
= le nombre pi | pi | nombre pi | π | 3,14
? Achats de nuit
Cliente discrète, elle ne paie que ce qui est *tombé*, conclut l’affaire sous l’*oreiller*, laisse une *pièce* sans réveiller le *vendeur* édenté, et nul n’a jamais visité sa *collection*.
= la petite souris | petite souris | la souris | souris | la fée des dents | fée des dents
? De passage
Il connaît bientôt la *photocopieuse* mieux que le *patron*, apprend un *métier* en servant le *café*, et s’en va juste au moment où il devenait *utile*.
= le stagiaire | stagiaire | la stagiaire | l’apprenti | apprenti
+ jeter l’éponge
+ être au four et au moulin
+ être dans de beaux draps
+ revenir à ses moutons
+ marcher sur des œufs

card
? Descente en silence
Elle sait *étouffer* les bruits, ferme les *écoles*, se laisse rouler, coiffer d’un vieux *chapeau*, planter une *carotte* en pleine figure, puis finit toujours par *fondre* devant nous.
= la neige | neige | les flocons de neige | flocons de neige
? Sans états d’âme
Né sur une *scène* de théâtre, d’un mot tchèque évoquant la *corvée*, il soude, *tond*, aspire et pétrit sans réclamer de *salaire* ni redouter le *lundi*.
= le robot | robot | les robots
? À mi-chemin
À en croire la *chanson*, on y tourne en cercle ; il était pourtant bien *étroit*, et ses quatre *arches* survivantes, lasses des crues du *fleuve*, renoncent au *milieu*.
= le pont d’Avignon | pont d’Avignon | le pont Saint-Bénézet | pont Saint-Bénézet
? Prêt ou pas
On y *compte* le nez contre un *arbre*, on y *retient* son *souffle*, et le plus doué finit par *craindre* qu’on soit passé à table sans lui.
= cache-cache | le cache-cache | cache cache | une partie de cache-cache
? Immobile et pourtant
Il monte et descend sans *bouger*, s’enroule parfois comme un *coquillage*, muscle les *mollets*, souffle trop tard les bonnes *répliques*, et la *concierge*, dit la pancarte, y est toujours.
= l’escalier | escalier | un escalier | les escaliers | escaliers
? Bon conseil
Nul ne l’a *signé*, tout le monde le *cite* ; il charge l’hirondelle, la cruche et le *moine* de nous faire la *leçon*, et son voisin dit souvent le *contraire*.
= le proverbe | proverbe | les proverbes | le dicton | dicton | l’adage | adage
+ tire-bouchon
+ belle-mère
+ épée de Damoclès
+ roman-fleuve
+ lanterne rouge

card
? Leçon de géométrie
Née *pauvre* à Naples, vêtue, dit-on, aux couleurs d’un *drapeau* pour plaire à une *reine*, elle est ronde, se coupe en *triangles* et voyage à *scooter* dans une boîte carrée.
= la pizza | pizza | une pizza | les pizzas | pizzas | la margherita | la pizza margherita
? Petit à petit
Un *tambour* *têtu*, deux mélodies qui tournent en rond, un *orchestre* qui *enfle* un quart d’heure : son auteur y voyait un chef-d’œuvre, hélas *vide* de musique.
= le Boléro de Ravel | Boléro de Ravel | le Boléro | Boléro
? Du jour au lendemain
Surgi en une *nuit* au beau milieu des rues, il céda, un soir d’automne, à une phrase *bafouillée* en *direct*, puis aux coups de *marteau*, et bientôt à un *violoncelle*.
= le mur de Berlin | mur de Berlin | le Mur | la chute du mur de Berlin | chute du mur de Berlin
? Lueurs
Elle donna à un élément le nom de sa *patrie*, dort au Panthéon près de son *mari*, et ses *cahiers* se feuillettent avec des *gants*, car ils *rayonnent* encore.
= Marie Curie | Curie | Marie Skłodowska-Curie | Marie Sklodowska-Curie | Maria Sklodowska
? Baptême de l’air
D’un *labyrinthe*, il sut s’*évader* par le haut, mais prouva que la cire résiste mal à l’*enthousiasme*, que les *pères* ont parfois raison, et que les plumes ne font pas l’*oiseau*.
= Icare | Icarus
? La langue ou les dents
Ses *clients* ne disent jamais où ils ont *mal*, le *mordent* en guise de merci, et repartent avec un *biscuit* ou une *collerette*.
= le vétérinaire | vétérinaire | la vétérinaire | véto | le véto
+ ménager la chèvre et le chou
+ avoir du pain sur la planche
+ brûler la chandelle par les deux bouts
+ entre la poire et le fromage
+ mettre tous ses œufs dans le même panier

names
? Peintres
- Picasso | Pablo Picasso
- Renoir | Auguste Renoir
- Toulouse-Lautrec | Henri de Toulouse-Lautrec | Lautrec
- Artemisia Gentileschi | Gentileschi | Artemisia
? Champions d’autrefois
- Pelé
- Mohamed Ali | Muhammad Ali | Cassius Clay
- Suzanne Lenglen | Lenglen
- Zatopek | Emil Zatopek
? Châteaux
- Versailles
- Chambord
- Vaux-le-Vicomte
- Peyrepertuse
? Poètes
- Rimbaud | Arthur Rimbaud
- Prévert | Jacques Prévert
- Ronsard | Pierre de Ronsard
- Pessoa | Fernando Pessoa
? Héros de bande dessinée
- Astérix
- Tintin
- Gaston Lagaffe | Gaston | Lagaffe
- Corto Maltese
? Batailles
- Waterloo
- Verdun
- Marignan
- Azincourt

names
? Fleuves
- Seine | la Seine
- Nil | le Nil
- Danube | le Danube
- Zambèze | le Zambèze
? Villes de France
- Marseille
- Strasbourg
- Besançon
- Aurillac
? Couturiers
- Chanel | Coco Chanel | Gabrielle Chanel
- Dior | Christian Dior
- Yves Saint Laurent | Saint Laurent
- Balenciaga | Cristóbal Balenciaga
? Voix d’autrefois
- Édith Piaf | Piaf
- Elvis Presley | Elvis | Presley
- Barbara
- Fréhel
? Mythes de la Grèce
- Ulysse
- Icare
- Ariane
- Bellérophon
? Pays d’Afrique
- Maroc | le Maroc
- Sénégal | le Sénégal
- Éthiopie | l’Éthiopie
- Botswana | le Botswana

names
? Capitales d’Europe
- Rome
- Londres
- Lisbonne
- Tallinn
? Planètes
- Mars
- Jupiter
- Mercure
- Uranus
? Mousquetaires et compagnie
- D’Artagnan | Artagnan
- Porthos
- Milady | Milady de Winter
- Planchet
? Au club de jazz
- Louis Armstrong | Armstrong
- Ella Fitzgerald | Fitzgerald
- Django Reinhardt | Django | Reinhardt
- Thelonious Monk | Monk
? À faire peur
- Dracula | comte Dracula
- King Kong
- Méduse
- Léviathan | le Léviathan
? Lacs
- Léman | le Léman | lac Léman
- Loch Ness | le Loch Ness
- Titicaca | lac Titicaca
- Baïkal | le Baïkal | lac Baïkal

names
? Capitales lointaines
- Tokyo
- Pékin | Beijing
- Nairobi
- Oulan-Bator | Oulan Bator
? Philosophes
- Socrate
- Descartes | René Descartes
- Nietzsche | Friedrich Nietzsche
- Spinoza | Baruch Spinoza
? Dans le ciel nocturne
- Grande Ourse | la Grande Ourse
- Étoile polaire | l’Étoile polaire | Polaire
- Orion
- Bételgeuse
? Acteurs et actrices
- Charlie Chaplin | Chaplin
- Louis de Funès | De Funès
- Marilyn Monroe | Marilyn | Monroe
- Arletty
? Personnages de théâtre
- Roméo
- Cyrano de Bergerac | Cyrano
- Harpagon
- Célimène
? Lieux devenus fromages
- Camembert
- Roquefort
- Munster
- Langres

names
? Personnages de romans
- Jean Valjean | Valjean
- Madame Bovary | Emma Bovary | Bovary
- Edmond Dantès | Dantès
- Raskolnikov
? Reines
- Cléopâtre
- Marie-Antoinette | Marie Antoinette
- Victoria
- Blanche de Castille
? Déserts
- Sahara | le Sahara
- Gobi
- Kalahari | le Kalahari
- Atacama | l’Atacama
? Rois de France
- Louis XIV | Louis 14 | Louis Quatorze
- Henri IV | Henri 4 | Henri Quatre
- François Ier | François 1er | François Premier
- Charles le Chauve
? Romans
- Les Misérables
- Le Petit Prince
- Germinal
- La Princesse de Clèves
? Chevaux célèbres
- Jolly Jumper
- Pégase
- Rossinante
- Bucéphale

names
? Îles
- Corse | la Corse
- Sicile | la Sicile
- Zanzibar
- Tasmanie | la Tasmanie
? Chiens de fiction
- Milou
- Snoopy
- Rantanplan
- Argos
? Sommets
- Mont Blanc | le mont Blanc
- Everest | l’Everest
- Kilimandjaro | le Kilimandjaro
- Aconcagua | l’Aconcagua
? Sous la Révolution
- Robespierre | Maximilien Robespierre
- Danton | Georges Danton
- Olympe de Gouges
- Camille Desmoulins | Desmoulins
? Films
- La Grande Vadrouille
- Autant en emporte le vent
- Casablanca
- Metropolis
? Lieux imaginaires
- Atlantide | l’Atlantide
- Eldorado | l’Eldorado
- Lilliput
- Brocéliande

names
? Inventeurs
- Gutenberg | Johannes Gutenberg
- Edison | Thomas Edison
- Louis Braille | Braille
- Denis Papin | Papin
? Noms de desserts
- Tatin | tarte Tatin
- Paris-Brest
- Melba | pêche Melba
- Pavlova
? Mers
- Méditerranée | la Méditerranée
- Manche | la Manche
- Baltique | la Baltique
- Caspienne | la Caspienne
? Empereurs et conquérants
- Napoléon | Napoléon Bonaparte | Bonaparte
- Jules César | César
- Gengis Khan
- Tamerlan
? Navires
- Titanic | le Titanic
- Calypso | la Calypso
- Nautilus | le Nautilus
- Potemkine | le Potemkine
? Hors-la-loi
- Robin des Bois
- Arsène Lupin | Lupin
- Cartouche
- Mandrin

names
? Compositeurs
- Mozart | Wolfgang Amadeus Mozart
- Beethoven | Ludwig van Beethoven
- Ravel | Maurice Ravel
- Sibelius | Jean Sibelius
? Volcans
- Vésuve | le Vésuve
- Etna | l’Etna
- Krakatoa | le Krakatoa
- Popocatépetl | le Popocatépetl
? Détectives
- Sherlock Holmes | Holmes
- Hercule Poirot | Poirot
- Maigret | Jules Maigret | commissaire Maigret
- Nestor Burma | Burma
? Grands voyageurs
- Marco Polo
- Cousteau | Jacques-Yves Cousteau | commandant Cousteau
- Amundsen | Roald Amundsen
- Alexandra David-Néel | David-Néel
? Tableaux
- La Joconde | Mona Lisa
- Guernica
- Les Nymphéas | Nymphéas
- Les Ménines
? Dans la Bible
- Noé
- Moïse
- Salomon
- Mathusalem

names
? Héros de contes
- Cendrillon
- le Petit Poucet | Petit Poucet
- Barbe-Bleue | Barbe Bleue
- Riquet à la houppe | Riquet
? Navigateurs
- Christophe Colomb | Colomb
- Magellan | Fernand de Magellan
- Tabarly | Éric Tabarly
- Lapérouse | La Pérouse
? Prix Nobel
- Marie Curie | Curie
- Einstein | Albert Einstein
- Nelson Mandela | Mandela
- Tagore | Rabindranath Tagore
? Gens de l’air et de l’espace
- Saint-Exupéry | Antoine de Saint-Exupéry
- Gagarine | Youri Gagarine
- Blériot | Louis Blériot
- Hélène Boucher
? Monuments du monde
- Colisée | le Colisée
- Big Ben
- Taj Mahal | le Taj Mahal
- Borobudur
? Détroits et canaux
- Panama
- Suez
- Gibraltar
- Bosphore | le Bosphore

names
? Dieux grecs
- Zeus
- Poséidon
- Hermès
- Héphaïstos
? Opéras
- Carmen
- La Traviata | Traviata
- Aïda
- Turandot
? Écrivains
- Victor Hugo | Hugo
- Agatha Christie | Christie
- Colette
- Borges | Jorge Luis Borges
? Savants
- Pasteur | Louis Pasteur
- Newton | Isaac Newton
- Galilée
- Ada Lovelace | Lovelace
? Monuments parisiens
- Notre-Dame | la cathédrale Notre-Dame
- Arc de triomphe | l’Arc de triomphe
- Panthéon | le Panthéon
- Tour Saint-Jacques | la tour Saint-Jacques
? Elles ont dit non
- Jeanne d’Arc
- Rosa Parks
- Lucie Aubrac | Aubrac
- Antigone
`;
