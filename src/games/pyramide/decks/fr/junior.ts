/** The format is told in ../index.ts; `npm run check:decks` judges what is written here. */
export const text = `deck: Pyramide junior
language: fr
age: junior

card
@ 5713725720ef3399
? Service compris
D’abord le *toit*, ensuite les *croquettes*, puis le *canapé* : je *ronronne*, donc ça va *mieux*.
= le chat | chat | un chat | la chatte | chatte | les chats
@ animal, nature; mieux, toit
? Tout pour plaire
Pour une *souris*, j’ai de tout : des *gants*, une *culotte*, un *chien*, et *toujours* des amis.
= Mickey | Mickey Mouse | la souris Mickey
@ character, man, abroad, arts; toujours, culotte
? Ne m’attendez pas
Avec des *ballons*, une *maison*, un *scout* et un *grognon*, on va plus *loin* que prévu.
= Là-haut | Là haut | le film Là-haut | Up
@ work, recent, abroad, arts; loin, grognon
? À toi l’honneur
Ta *grimace*, je l’ai ; ta *gauche*, je la mets à *droite* ; pour la plus *belle*, vois avec la *reine*.
= le miroir | miroir | la glace | glace | un miroir
@ thing, house; belle, droite
? Moi d’abord
Moi, je *ris* : j’ai ma *voix*, j’ai mes *bijoux*, et tant pis pour vos *vitres*, cher *capitaine*.
= la Castafiore | Castafiore | Bianca Castafiore | le rossignol milanais
@ character, woman, abroad, tales; ris, vitres
? On verra bien
Une *chaîne*, une *sonnette*, un *guidon*, tout va bien ; mais sans les petites *roues*, alors, *patatras* !
= le vélo | vélo | la bicyclette | bicyclette | un vélo | le VTT | VTT
@ thing, inventions; patatras, chaîne
+ arc-en-ciel
+ pomme de pin
+ ver de terre
+ chasse au trésor
+ grand-père

card
@ 6cc3a06f99853965
? Une de plus
Du *noir*, du *blanc*, des *chiots* à *enlever* : moi, pour un *manteau*, je ferais tout !
= Cruella d’Enfer | Cruella | Cruella De Vil | Cruella Denfer
@ character, woman, abroad, tales; enlever, blanc
? Du calme
Pas les *mains*, sauf pour le *gardien* ; on *siffle*, on met un *carton*, et tout le monde est *debout*.
= le football | football | le foot | foot | un match de foot | un match de football
@ notion, sport; debout, carton
? Bonne affaire
Je *bouge*, je *tombe*, me voilà sous un *oreiller*, contre une *pièce*, alors, *chic* !
= la dent | dent | la dent de lait | dent de lait | une dent | une dent de lait | les dents de lait
@ thing, science; chic, pièce
? Tout le monde sort
Le *lion*, le *zèbre*, l’*hippopotame*, tous *ensemble* ? Ne me dites rien : encore un coup des *pingouins* !
= Madagascar | le film Madagascar | Madagascar 1
@ work, recent, abroad, arts; ensemble, pingouins
? Sois sage
De moi, tu as une *gamine* et ses *malheurs*, une *poupée* qui va *fondre*, sans oublier un *âne*.
= la comtesse de Ségur | comtesse de Ségur | Ségur | la comtesse de Segur | Sophie de Ségur
@ person, woman, language; fondre, poupée
? On n’oublie pas
Tu peux *emprunter*, souvent sans un *sou*, mais *doucement*, avec une *carte*, puis il faut *rendre*.
= la bibliothèque | bibliothèque | la médiathèque | médiathèque | une bibliothèque
@ place, places; sou, doucement
+ bonhomme de neige
+ coup de soleil
+ poisson d’avril
+ saute-mouton
+ croiser les doigts

card
@ a1c226fbbc471c79
? Comme tout le monde
Pas de *course*, une *douche*, un *bonnet*, un *plongeon*, et te voilà tout *fripé* !
= la piscine | piscine | une piscine | le bassin | la piscine municipale
@ place, sport; fripé, course
? C’est parti
J’étais le *premier* : une *fusée*, un *tour* de *planète*, et un beau *parachute* pour finir.
= Youri Gagarine | Gagarine | Iouri Gagarine | Yuri Gagarine | Gagarin
@ person, man, abroad, science; parachute, tour
? Rien à signaler
Une *faute* de plus, un *crayon* de trop : je *frotte*, je *maigris*, voilà des *miettes*.
= la gomme | gomme | une gomme
@ thing, work; maigris, faute
? Plus fort !
Prends mon *sac*, ma *carte*, mon *singe*, puis *répète* après moi : gare au *renard* !
= Dora l’exploratrice | Dora | Dora exploratrice
@ character, woman, recent, abroad, tales; répète, renard
? Sois le bienvenu
Un *fil* dans un *coin*, un peu de *soie*, et moi, j’*attends* une *mouche*.
= l’araignée | araignée | une araignée | les araignées
@ animal, nature; coin, soie
? Avec politesse
Il faut une *rose*, un *monstre*, parler *gentiment* à la *théière*, puis au *chandelier* : tout ira bien.
= La Belle et la Bête | Belle et la Bête | la Belle | Belle
@ work, tales; gentiment, chandelier
+ donner sa langue au chat
+ dormir comme une marmotte
+ être sage comme une image
+ avoir des fourmis dans les jambes
+ pomme de terre

card
@ 70921e79f283e54b
? Ça suffit
Beaucoup de *ventre*, des *nouilles*, un peu de *bambou*, un *maître* tout petit : allez, *paf* !
= Kung Fu Panda | Kung-Fu Panda | Po | le film Kung Fu Panda
@ work, recent, abroad, arts; paf, maître
? Bien gardé
Un *trésor* sous moi, une *princesse* derrière moi ; mais je *crache*, alors, *adieu*, cher *chevalier* !
= le dragon | dragon | un dragon | les dragons
@ animal, tales; adieu, crache
? Encore un peu
Tu m’*ouvres*, je m’*allume* ; j’ai tes *dessins* devant, ton *beurre* derrière, et toujours *froid*.
= le réfrigérateur | réfrigérateur | le frigo | frigo | le frigidaire | frigidaire | un frigo
@ thing, house; dessins, allume
? Rien de mieux
À la *cloche*, tous *dehors* : des *billes*, une *marelle*, puis c’est *fini*.
= la récréation | récréation | la récré | récré | la cour de récréation | la cour de récré
@ event, work; fini, dehors
? Entre nous deux
Un *frangin*, du *rap*, une *trompette*, une *batterie*, et moi : il en manque ? Tant pis, *dommage* !
= Bigflo et Oli | Bigflo & Oli | Big Flo et Oli | Bigflo | Oli
@ person, group, recent, arts; batterie, trompette
? Un petit tour
Toute *rayée* que je suis, la *ruche* m’ennuie : un *pré*, une *sauterelle*, et je suis *curieuse* de tout.
= Maya l’abeille | Maya | l’abeille Maya
@ character, woman, abroad, nature; curieuse, pré
+ brosse à dents
+ bande dessinée
+ pâte à modeler
+ mille-pattes
+ il pleut des cordes

card
@ 83268d6158b71e1b
? Une bonne équipe
Prends une *lapine*, un *buffle*, mets-les dans la *police*, ajoute un *paresseux*, puis cherche une *loutre*.
= Zootopie | le film Zootopie | Zootopie 2 | Judy Hopps
@ work, recent, abroad, arts; loutre, buffle
? Aller et retour
Je suis *plein*, sur ton *dos*, avec tes *cahiers*, ton *goûter*, puis viennent les *vacances*.
= le cartable | cartable | le sac d’école | sac d’école | le sac à dos | sac à dos | un cartable
@ thing, work; vacances, plein
? Je garde tout
J’ai pris les *cadeaux*, j’ai pris le *sapin* ; mais un *cœur*, même *étroit*, ça *grossit*.
= le Grinch | Grinch | The Grinch
@ character, man, abroad, tales; grossit, étroit
? Rien que ça
Moi, je *nage*, je *chante*, j’ai du *lait*, je suis *énorme*, et je *souffle* un bon coup.
= la baleine | baleine | la baleine bleue | baleine bleue | une baleine | les baleines
@ animal, nature; souffle, énorme
? À qui le tour ?
Sans *chaussures*, dans le *filet* du *jardin*, on *rebondit*, encore et encore, et *hourra* !
= le trampoline | trampoline | un trampoline | la trampoline
@ thing, sport; hourra, filet
? C’est de moi
De moi, tu as une *pantoufle*, un *loup*, des *bottes*, une *galette* : tout cela vient d’*autrefois*.
= Charles Perrault | Perrault | Perault
@ person, man, language; autrefois, bottes
+ barbe à papa
+ chauve-souris
+ tapis volant
+ cerf-volant
+ marcher à quatre pattes

card
@ 21647b853ad110d3
? Comme chez soi
À moi le *nid*, à moi la *jungle*, du *jaune*, plein de *taches*, et *houba* !
= le Marsupilami | Marsupilami | le Marsu | Marsu
@ character, man, abroad, tales; nid, jungle
? Pas de quoi
On me *coupe*, et c’est toi qui *pleures* ; j’ai tant de *peaux*, mais j’aime *bien* la *soupe*.
= l’oignon | oignon | l’ognon | ognon | un oignon | les oignons
@ dish, food; bien, peaux
? C’était prévu
Une *pelle*, un *château*, une *vague*, et *zut* ! Il y a du *sable* dans tout.
= la plage | plage | la mer | le bord de mer | le château de sable | une plage
@ place, places; zut, vague
? Au choix
Si je *coule*, un *mouchoir* ; si je *saigne*, un autre ; sinon, j’ai des *lunettes*, une *odeur*.
= le nez | nez | un nez | ton nez | le nez qui coule
@ thing, science; odeur, saigne
? Pas de façons
J’ai une *liane*, un *slip*, des *gorilles* chez moi, j’aime bien *hurler*, alors, bonjour, *mademoiselle* !
= Tarzan | Tarzan l’homme singe
@ character, man, abroad, tales; mademoiselle, slip
? Chacun son style
L’un est *costaud*, l’une *élastique*, l’autre *invisible*, mais tous ont un *masque*, surtout pas de *cape* !
= Les Indestructibles | Indestructibles | le film Les Indestructibles | Les Indestructibles 2
@ work, recent, abroad, arts; cape, masque
+ avoir une faim de loup
+ avoir la chair de poule
+ à la queue leu leu
+ être têtu comme une mule
+ être dans la lune

card
@ 7f25e949a163c80d
? Il n’y a qu’à demander
Toute la *famille* a des *dons*, sauf une ; la *bougie* faiblit ; sur l’*oncle*, surtout, *motus* et bouche cousue.
= Encanto | Mirabel | les Madrigal | le film Encanto
@ work, recent, abroad, house; motus, oncle
? Tout le monde a compris
Tu veux *crier* dans la *grotte* ? À moi de *répéter* ; je n’ai pas de *bouche*, mais *allô* !
= l’écho | écho | un écho | l’echo
@ notion, nature; allô, bouche
? Taille unique
Le *lit* est trop *court*, la *porte* aussi ; seul le *panier* me va, et me voilà un peu *américain*.
= Victor Wembanyama | Wembanyama | Wemby | Wembanyana
@ person, man, recent, sport; américain, porte
? Comme un grand
À peine *né*, plutôt *nu*, très *vaillant* : j’ai un *village* d’un côté, une *épine* de l’autre.
= Kirikou | Kirikou et la Sorcière | Kiricou
@ character, man, recent, abroad, tales; épine, vaillant
? Pas de panique
Prends ta *fourchette*, mais *jamais* de *ciseaux*, puis *aspire*, sans mettre de *sauce* autour.
= les spaghettis | spaghettis | spaghetti | des spaghettis | les pâtes | les spaghettis bolognaise | les spaghettis à la tomate
@ dish, abroad, food; jamais, ciseaux
? Pour commencer
Tout *petit*, me voilà *déjà* au *palais*, avec ma *musique* ; plus tard, il y aura une *flûte*.
= Mozart | Wolfgang Amadeus Mozart | Wolfgang Mozart | Amadeus
@ person, man, abroad, arts; déjà, flûte
+ avoir la langue bien pendue
+ bateau à voile
+ pomme d’amour
+ manger comme quatre
+ petit déjeuner

card
@ 6e1fdb48a2b4c0f2
? Ça compte double
Un *bisou*, de quoi *rire*, un *pouce*, même un *caca* : tout est bon dans un *message* !
= l’emoji | emoji | les emojis | un emoji | émoji | les émojis | le smiley | smiley | les smileys | l’émoticône | émoticône | emoticon
@ thing, recent, language; pouce, rire
? Si tu insistes
Un peu de *poudre*, des *ailes*, une *feuille* ; et si je suis *jalouse*, c’est la faute du *garçon* !
= la fée Clochette | fée Clochette | Clochette | Tinker Bell
@ character, woman, abroad, tales; feuille, jalouse
? Encore une minute
D’abord la *chemise*, puis les *chaussettes*, enfin les *lunettes*, et le *loup* est *presque* là.
= Promenons-nous dans les bois | Promenons nous dans les bois | Loup y es-tu ? | Loup, y es-tu ? | Loup y es-tu
@ work, tales; presque, lunettes
? Sans forcer
Du *vert* aux *cheveux*, un haut *énorme*, un *frère* avec moi : il ne reste qu’à *chuchoter*.
= Billie Eilish | Billie | Eilish | Billie Eillish | Billie Elish
@ person, woman, recent, abroad, arts; chuchoter, énorme
? Ça commence bien
Un *poisson* par-ci, un *requin* par-là, moi en *bleu*, et puis, *euh*, voilà : *oublié* !
= Dory | Dori | Dory de Nemo | Le Monde de Dory
@ character, woman, recent, abroad, nature; euh, requin
? Et pourquoi pas ?
Un *nuage* sous moi, une *queue* derrière moi, et *sept* fois la *boule* pour un seul *vœu*.
= Dragon Ball | Dragon Ball Z | Dragonball | Sangoku | San Goku | Son Goku
@ work, abroad, sport; queue, vœu
+ avoir un appétit d’oiseau
+ avoir des étoiles plein les yeux
+ être copains comme cochons
+ faire semblant de dormir
+ trousse de toilette

card
@ 3e561eed20bc3d49
? Un point partout
À ma *ville*, j’ai donné l’*olivier* ; à moi, le *casque*, une *chouette*, et même un air *sage*.
= Athéna | Athena | la déesse Athéna | déesse Athéna | Minerve
@ character, woman, abroad, history; sage, ville
? Bon débarras
Je suis *chauve*, je voulais la *lune*, et j’ai eu des *orphelines*, des *bisous*, du *jaune* dans tous les coins.
= Moi, moche et méchant | Moi moche et méchant | Gru | les Minions | Despicable Me
@ work, recent, abroad, arts; bisous, chauve
? Tout va bien
Mes *points* me vont bien, le *rosier* aussi, mais le *puceron* ? Si je *vole*, c’est bon pour *dimanche*, dit-on.
= la coccinelle | coccinelle | une coccinelle | la bête à bon Dieu | bête à bon Dieu | les coccinelles
@ animal, nature; dimanche, rosier
? Qui cherche trouve
Regarde bien : *dessous*, une *robe*, dans le *gâteau*, une *bague*, puis à la fin, dit-on, une *princesse*.
= Peau d’Âne | Peau d’âne | Peau d’Ane
@ character, woman, tales; dessous, princesse
? Il fallait essayer
J’ai eu affaire au *lait*, au *microbe*, et même à la *rage*, d’où le *vaccin* : ne dis pas *ouille* !
= Louis Pasteur | Pasteur
@ person, man, science; ouille, lait
? Une autre fois
Moi, *grandir* ? Non merci : j’ai ma *fée*, j’ai mon *ombre*, je sais *voler*, et tant pis pour le *crocodile*.
= Peter Pan | Peterpan
@ character, man, abroad, tales; ombre, voler
+ faire les gros yeux
+ cahier de brouillon
+ garder un secret
+ ours en peluche
+ faire une bêtise

card
@ 6d6c56b3cb54cf41
? Une bonne fois
J’ai mon *chapeau* ; toi, prends le *fouet* ; le *temple*, d’accord, mais *encore* des *serpents*, non !
= Indiana Jones | Indiana | Indy | Jones
@ character, man, abroad, tales; encore, temple
? Tout est prêt
J’ai pris un *géant*, une *pêche*, du *chocolat*, une *potion*, et *hop*, à table !
= Roald Dahl | Dahl
@ person, man, abroad, language; hop, potion
? Encore une fois
Une *reine* s’en va dans l’*hiver* ; tu me chantes *partout*, à la *récré*, au lit : tes *parents* n’en peuvent plus !
= Libérée, délivrée | Libérée délivrée | la chanson de la Reine des neiges | la Reine des neiges | Let It Go
@ work, recent, abroad, arts; partout, récré
? Il y a de quoi faire
Une *pomme*, une *statue*, un *gorille*, des *taxis*, et on a *encore* de la place en haut.
= New York | New-York | la ville de New York | Manhattan
@ place, abroad, places; encore, pomme
? Tout est en ordre
Ma *langue*, ma *moustache*, mon *violon*, ma *formule* : tout est là, même *décoiffé* !
= Albert Einstein | Einstein | Albert
@ person, man, abroad, science; violon, décoiffé
? Au suivant
D’abord l’*échelle*, puis la *queue*, et ensuite, *youpi*, ça *glisse* sous les *fesses*.
= le toboggan | toboggan | un toboggan | le toboggan aquatique
@ thing, house; queue, youpi
+ passage piéton
+ avoir un trou de mémoire
+ patins à roulettes
+ cochon d’Inde
+ course en sac

card
@ e9f94af11064fbfc
? Merci du conseil
Du *rouge* pour le *bonnet*, des *palmes* pour moi, la *mer* à *filmer*, et c’est tout.
= Cousteau | le commandant Cousteau | Jacques-Yves Cousteau | Jacques Cousteau | commandant Cousteau | Jacques Yves Cousteau
@ person, man, nature; filmer, palmes
? On fait comme on peut
Avec un *verre*, une *peur*, ou sans *respirer*, rien à faire : *hic*, me voilà de *retour*.
= le hoquet | hoquet | avoir le hoquet | un hoquet | le hocquet
@ notion, house; retour, hic
? Plus tard, peut-être
Dans mon *carnet* : le *collège*, la *honte*, puis un *fromage* à ne surtout pas *toucher*.
= Journal d’un dégonflé | le Journal d’un dégonflé | Greg Heffley | le Journal de Greg | Greg
@ work, recent, abroad, language; honte, toucher
? Du solide
Un *triangle* de *pierres*, avec un *chameau* devant, et *dedans*, paraît-il, un *pharaon*.
= la pyramide | pyramide | les pyramides | les pyramides d’Égypte | pyramides d’Égypte | la pyramide d’Égypte | la pyramide de Khéops | Khéops | les pyramides de Gizeh
@ place, abroad, history; dedans, pierres
? Quelle histoire
Sous la *toque*, un *museau*, dans la *soupe*, un peu de tout : à la fin, le *critique* trouve ça *délicieux*.
= Ratatouille | le film Ratatouille | Rémy
@ work, recent, arts; critique, délicieux
? S’il vous plaît
Je veux du *rouge* sur mes *rosiers*, un *flamant* pour jouer, *sinon*, au revoir la *tête* !
= la Reine de cœur | Reine de cœur | la dame de cœur | la Reine rouge | Reine de coeur | la reine d’Alice au pays des merveilles
@ character, woman, abroad, tales; sinon, rosiers
+ bouée de sauvetage
+ pistolet à eau
+ chocolat chaud
+ boule de neige
+ coffre à jouets

card
@ 041701db516ef38b
? La belle surprise
Au *cinéma*, on m’a mise chez des *sourds*, avec des *vaches*, mais j’ai pu *chanter*, surtout pour *maman*.
= Louane | Louane Emera | la chanteuse Louane
@ person, woman, recent, arts; vaches, maman
? C’est promis
Pour mon *père*, une *épée*, moins de *cheveux*, un *soldat* de plus, et surtout, *chut* !
= Mulan | Hua Mulan | Fa Mulan
@ character, woman, recent, abroad, tales; chut, soldat
? Personne ne bouge
Le *village* va au *lit*, pas la *voyante*, puis *demain*, si tout va bien, on *vote*.
= les Loups-garous | Loups-garous | les loups-garous de Thiercelieux | Loups-garous de Thiercelieux | le loup-garou | loup-garou | le jeu du loup-garou
@ work, recent, house; lit, demain
? On se calme
Un *pion*, deux *dés*, et *soudain* la *jungle* est là, avec un *rhinocéros* en plus !
= Jumanji | le film Jumanji | le jeu Jumanji
@ work, recent, abroad, sport; soudain, pion
? C’est ma tournée
Une *flèche* pour les *riches*, une *bourse* pour les *pauvres*, une *forêt* pour tout le monde.
= Robin des Bois | Robin
@ character, man, abroad, tales; bourse, forêt
? Rien dans les mains
Je fais des *bonds*, je fais de la *boxe*, ma *poche* est un *berceau*, et tout va *bien*.
= le kangourou | kangourou | un kangourou | la maman kangourou | les kangourous
@ animal, abroad, nature; bien, berceau
+ faire la tête
+ maillot de bain
+ nager comme un poisson
+ claquer des dents
+ être myope comme une taupe

card
@ 02b4632063c2ab82
? Toujours plus
J’ai un *renard* au *ventre*, des *nouilles* aussi ; un *ninja* ne suffit pas ? Nous serons *mille* !
= Naruto | Naruto Uzumaki | Naruto Shippuden
@ character, man, recent, abroad, tales; mille, nouilles
? Chacun ses goûts
J’ai pris du *bleu*, des *cubes*, une *colombe*, un *nez* en plus, et ça fait *cher*.
= Pablo Picasso | Picasso
@ person, man, abroad, arts; cher, bleu
? À la bonne heure
Le *seau*, oui ; le *balai*, oui ; et *enfin*, de la part d’un *inconnu*, une *poupée* !
= Cosette | la petite Cosette | Cosette des Misérables
@ character, woman, tales; inconnu, enfin
? Pour toujours
Du *fer*, des *rivets*, quelques *étages*, de plus en plus *haut*, et voilà mon *nom* un peu partout !
= Gustave Eiffel | Eiffel | Gustave
@ person, man, inventions; rivets, haut
? Toujours là
Une *oreille* en moins, une *odeur* en plus : pour le *dodo*, ça va, mais pour *laver*, au *secours* !
= le doudou | doudou | un doudou | la peluche | peluche | le nounours | nounours | mon doudou
@ thing, house; secours, laver
? On garde le moral
Sans le *coq*, avec des *poules*, contre la *tourte*, il reste à *construire* un *avion* : allez !
= Chicken Run | le film Chicken Run
@ work, recent, abroad, food; construire, tourte
+ avoir les cheveux en pétard
+ tirer la langue
+ être léger comme une plume
+ grand-mère
+ pain au chocolat

card
@ 46f97b56853512ba
? À toi de jouer
Un *volcan* à la *cuillère*, voilà du *jus*, puis de la *saucisse*, alors, *miam* !
= la purée | purée | purée de pommes de terre | la purée de pommes de terre | la purée mousseline | saucisse purée
@ dish, food; miam, cuillère
? Quelle journée
Pour un *lapin*, j’ai pris par le *terrier*, puis du *thé*, un *sourire*, et me voilà *minuscule*.
= Alice | Alice au pays des merveilles | Alice de Lewis Carroll
@ character, woman, abroad, tales; minuscule, terrier
? Il fallait le dire
Une *chaussette*, et me voilà sans *maître* ; un *elfe*, ça a un long *nez*, mais ce n’est pas *payé*.
= Dobby | Dobi | Doby
@ character, man, recent, abroad, tales; payé, maître
? Sans rancune
Un *champignon* pour toi, une *banane* pour les autres, une *carapace* par-derrière : *aïe*, encore un *tour* !
= Mario Kart | Mariokart | Super Mario Kart | le jeu Mario Kart | Mario Kart 8
@ work, recent, abroad, house; aïe, tour
? Ça dépend des jours
Moi, *duchesse*, j’ai eu des *sabots*, dit-on, une *hermine*, puis un *roi*, ou plutôt *deux*.
= Anne de Bretagne | Anne | la reine Anne
@ person, woman, history; hermine, deux
? Méfie-toi
Je suis *vert*, plutôt *vieux*, assez *minuscule*, mais laissez-moi une *canne* ou un *sabre*.
= Yoda | maître Yoda
@ character, man, abroad, arts; minuscule, canne
+ jouer à chat perché
+ sapin de Noël
+ saut à la corde
+ c’est simple comme bonjour
+ étoile filante

card
@ 1e9f29fe11b066b6
? On peut compter dessus
Une *cheminée*, un gros *sac*, un *parapluie* pour *atterrir* : il ne me faut rien d’autre pour les *enfants*.
= Mary Poppins | Poppins
@ character, woman, abroad, tales; atterrir, sac
? C’est comme ça
Moi, *bof*, je suis *lent*, à l’*envers* sur ma *branche*, sauf, pardon, pour la *crotte*.
= le paresseux | paresseux | un paresseux | l’aï | l’unau
@ animal, abroad, nature; crotte, bof
? Mélange maison
Prends la *joie*, la *colère*, le *dégoût*, il en faut *cinq*, mets le tout dans une *fille* : bonne chance !
= Vice-versa | Vice versa | le film Vice-versa | Vice-versa 2 | Inside Out
@ work, recent, abroad, arts; cinq, fille
? Changement d’air
Donne-moi une *chèvre*, des *sapins* aussi, *beaucoup* de *montagne*, puis rends-moi mon *papi* !
= Heidi | la petite Heidi
@ character, woman, abroad, tales; beaucoup, sapins
? Il y en a pour tous
D’abord l’*île*, ensuite la *pêche*, puis des *fossiles*, et le *raton* à *rembourser* !
= Animal Crossing | Animal Crossing New Horizons | le jeu Animal Crossing
@ work, recent, abroad, house; rembourser, fossiles
? Pas de chance
J’ai *trop* de *dents*, pas assez de *bras*, puis une *météorite*, et me voilà au *musée*.
= le tyrannosaure | tyrannosaure | le T. rex | T-rex | T rex | le T-Rex | le tyrannosaurus rex | tyrannosaurus | le dinosaure
@ animal, abroad, science; trop, musée
+ hibou grand-duc
+ être rouge comme une tomate
+ avoir la tête en l’air
+ être rusé comme un renard
+ être blanc comme un linge

card
@ 5b79ffc085c45e20
? La porte à côté
Prends de la *neige*, fais un *rond*, mets-toi à *genoux*, et *surprise*, c’est presque *chaud* !
= l’igloo | igloo | un igloo | les igloos | l’iglou | iglou
@ thing, abroad, places; surprise, genoux
? Petit à petit
D’abord un *ourson*, puis un *flocon*, puis *bravo*, une *étoile* : à toi les *bâtons* !
= le ski | ski | les cours de ski | l’école de ski | les pistes de ski | l’ESF | les médailles de ski
@ notion, sport; ourson, bravo
? Bien rangé
Des *hélices*, une *manette*, pas de *pilote*, puis *clic*, et on a le *toit* !
= le drone | drone | un drone | les drones
@ thing, recent, inventions; clic, manette
? Pas de dessert
D’abord le *voyage*, ensuite la *faim*, après, la *paille* pour un *mousse* : allez, *ohé* !
= Il était un petit navire | Petit navire | le petit navire | Il était un p’tit navire
@ work, arts; voyage, faim
? C’est gentil
Je prends la *lampe*, toi, le *tapis* ; le *génie*, lui, en donne *trois*, et après, *pouf* !
= Aladdin | Aladin | Aladdin de Disney
@ character, man, abroad, tales; pouf, trois
? Rien à redire
À la *pomme*, la *flèche* ; au *fils*, rien, *ouf* ! Tout ça, dit-on, pour rester *libre*.
= Guillaume Tell | Tell | Guillaume Tel
@ person, man, abroad, history; ouf, libre
+ sauter de joie
+ être lent comme une tortue
+ porte-monnaie
+ feu rouge
+ être gai comme un pinson

card
@ b53035a406442abf
? Et voilà
Des *nains*, une *souris*, et *maintenant*, à moi le *château*, au milieu du *parc* !
= Walt Disney | Disney
@ person, man, abroad, arts; maintenant, parc
? On se connaît
J’aime l’*école*, j’aime les *copains*, mais on me *gratte*, puis, *beurk*, on me met du *shampoing*.
= le pou | pou | les poux | poux | un pou
@ animal, nature; copains, beurk
? Pour ton bien
À la *cantine*, c’est *beurk* ; en *conserve*, pour un *marin*, c’est du *muscle*, paraît-il.
= les épinards | épinards | épinard | l’épinard | des épinards
@ dish, food; conserve, muscle
? Bon courage
Mets un *frère*, une *sœur* dans un *restaurant*, laisse-les faire, *badaboum*, au revoir les *clients* !
= Tom-Tom et Nana | Tom Tom et Nana | Tomtom et Nana
@ work, language; badaboum, clients
? Comme tu veux
Pour *remonter*, une *ficelle*, pour *freiner*, les *talons*, et à l’arrivée, plein de *neige*.
= la luge | luge | une luge | faire de la luge | le traîneau | traîneau
@ thing, sport; talons, ficelle
? Bien élevé
Dans ma *famille*, on fait *beaucoup* de *surf*, et, pour un *extraterrestre*, j’aime les gros *câlins*.
= Stitch | Lilo et Stitch | Lilo & Stitch
@ character, man, recent, abroad, tales; beaucoup, câlins
+ toile d’araignée
+ être serrés comme des sardines
+ sac à dos
+ être malin comme un singe
+ gâteau d’anniversaire

card
@ cd108fdf9cb6c04d
? On en reparle
Le *vaisseau* va bien, l’*équipage* moins : il y a un *imposteur*, à nous de *voter*, alors *dehors* !
= Among Us | Amongus | le jeu Among Us
@ work, recent, abroad, science; dehors, équipage
? Pas fait exprès
Ah, *oups* : je suis *rousse*, j’aime mon *arc*, et j’ai fait de ma *mère* un *ours*.
= Merida | Mérida | Rebelle | la princesse Merida
@ character, woman, recent, abroad, tales; oups, mère
? C’est réparé
Avec une *rivière*, du *bois*, et à force de *ronger*, il y a *bientôt* un *barrage*, non ?
= le castor | castor | un castor | les castors
@ animal, nature; bientôt, bois
? Bien fait
J’ai pris des *livres*, puis, *zut*, la *directrice* : heureusement, mes *yeux* font *bouger* les choses.
= Matilda | Matilda Verdebois
@ character, woman, abroad, tales; zut, bouger
? Ça va, ça va
Pas de *sourire*, merci : j’ai mon *noir*, mes *tresses*, une *main* bien à moi, et c’est presque *gai*.
= Mercredi Addams | Mercredi | Wednesday | Wednesday Addams | la famille Addams
@ character, woman, abroad, arts; gai, sourire
? Ni trop ni trop peu
On peut *secouer* : la *tomate* reste là, puis, d’un *coup*, il y en a sur les *frites* et la *nappe* !
= le ketchup | ketchup | du ketchup | le catsup
@ thing, food; coup, nappe
+ manger comme un ogre
+ ne pas en croire ses yeux
+ bonnet de bain
+ camion de pompiers
+ étoile de mer

card
@ 23601e87755ac514
? Tout confort
Une *sardine* ici, une autre là, un *duvet*, et de quoi *ronfler* la *nuit* avec les *moustiques* !
= la tente | tente | une tente | le camping | camping | la toile de tente
@ thing, house; sardine, ronfler
? Le grand bonheur
Une *flaque*, puis *plouf* : chez moi, on est *rose*, on aime la *boue*, on fait *groin*.
= Peppa Pig | Peppa | Peppa le cochon
@ character, woman, recent, abroad, arts; groin, plouf
? C’est la vie
J’ai eu la *sorcière*, j’ai eu les *jambes*, j’ai vu le *prince*, mais, *hélas*, la *voix* n’y était plus.
= la Petite Sirène | Petite Sirène | Ariel | la sirène | sirène
@ character, woman, abroad, tales; hélas, prince
? Drôle de bande
Entre le *mammouth* et le *tigre*, il y a un *bébé*, un *gland*, et quelqu’un de bien *paresseux*.
= L’Âge de glace | Âge de glace | l’Age de glace | Age de glace | Ice Age
@ work, recent, abroad, nature; paresseux, tigre
? Cherche encore
Je suis *partout*, sur les *cartables*, avec ma *corne*, mes *paillettes*, mon air de *cheval*, mais allez me trouver !
= la licorne | licorne | une licorne | les licornes
@ animal, tales; partout, cartables
? Ça dépend
Le *deux* est *facile*, le *sept* affreux, le *dix* trop bête, mais il faut le tout, par *cœur*.
= les tables de multiplication | tables de multiplication | la table de multiplication | table de multiplication | les tables | les multiplications
@ notion, science; facile, deux
+ cahier de textes
+ robe de chambre
+ être trempé jusqu’aux os
+ jus d’orange
+ petit-suisse

card
@ 068c457b0e05a16d
? Pas si mal
Quelques *os*, un *prénom*, une *ancêtre*, disait-on, déjà *debout* : avec ça, on peut compter en *millions*.
= Lucy | l’australopithèque Lucy | l’australopithèque | Lucy l’australopithèque
@ person, woman, abroad, science; prénom, debout
? Au travail
J’ai mon *drap*, mon *boulet* ; après *minuit*, tout est à *traverser*, alors *bouh* !
= le fantôme | fantôme | un fantôme | le revenant | revenant | le spectre | spectre | les fantômes
@ notion, house; boulet, minuit
? À chacun son tour
Mon *tennis* est tout *petit*, ma *balle* aussi ; avec mon *aîné*, j’ai même du *bronze*.
= Félix Lebrun | Lebrun | les frères Lebrun | Félix | les Lebrun | Alexis et Félix Lebrun
@ person, man, recent, sport; bronze, balle
? Entre nous
On me laisse mon *lasso*, ma *couronne*, mes *bracelets*, et j’aurai *vite* la *vérité* !
= Wonder Woman | Wonderwoman | Diana Prince
@ character, woman, abroad, tales; vite, couronne
? Chacun son tour
Sur la *banquise*, les *papas* restent *longtemps* avec l’*œuf* sur les *pieds*.
= le manchot | manchot | le manchot empereur | manchot empereur | les manchots | le pingouin | pingouin
@ animal, abroad, nature; longtemps, papas
? Une affaire de famille
Des *pétales* ici, des *squelettes* là, une *guitare* au milieu, et de quoi *chanter* pour une *mamie*.
= Coco | le film Coco | Coco de Pixar
@ work, recent, abroad, arts; pétales, chanter
+ tableau noir
+ calendrier de l’avent
+ pleurer comme une fontaine
+ courir comme un lapin
+ chanter à tue-tête

card
@ 5564e8ea463b1b41
? Qui veut commencer ?
On peut être *cent* : d’abord le *saut*, puis un *mur* contre la *tempête*, et pour finir, une *danse*.
= Fortnite | Fortnight | le jeu Fortnite
@ work, recent, abroad, sport; mur, saut
? Ça se voit
Au *plafond*, on doit me *visser* ; au *talon*, ne pas me *percer* ; pour le reste, je suis l’*idée*.
= l’ampoule | ampoule | une ampoule | les ampoules
@ thing, house; percer, talon
? Ça tombe bien
Un *œil* par-ci, un autre par-là, la *couleur* selon l’*humeur*, et la *mouche*, même de *loin*, c’est pour moi !
= le caméléon | caméléon | un caméléon | les caméléons
@ animal, abroad, nature; loin, humeur
? J’en étais sûr
Une *canne*, des *rayures*, un *pompon* : dans la *foule*, à toi de *chercher* !
= Charlie | Où est Charlie ? | Où est Charlie | Wally
@ character, man, abroad, arts; canne, pompon
? Tout ira bien
Prends un *hibou*, un *balai*, ne parle pas trop au *chapeau*, et laisse les *escaliers* aller *ailleurs*.
= Poudlard | l’école de Poudlard | l’école des sorciers | l’école de sorcellerie | Hogwarts | le château de Poudlard
@ place, recent, abroad, places; ailleurs, escaliers
? Vu d’en bas
À moi le *tambourin*, à lui la *bosse* et les *cloches* ; entre nous, *hélas*, toute une *cathédrale* !
= Esmeralda | Esméralda | la Esmeralda
@ character, woman, tales; hélas, tambourin
+ avoir une peur bleue
+ petit pois
+ marcher sur la pointe des pieds
+ cheval à bascule
+ crème solaire

card
@ 06598e0794df8157
? À qui la faute ?
Chez la *sorcière*, moi, je dois *frotter* les *bains* ; mes *parents*, eux, font les *cochons*.
= Chihiro | Le Voyage de Chihiro | Voyage de Chihiro | Sen | la petite Chihiro
@ character, woman, recent, abroad, tales; frotter, bains
? Faute de mieux
J’ai tout fait *seul*, avec une *chèvre*, un *perroquet*, une *île* pour moi, et j’ai attendu *vendredi*.
= Robinson Crusoé | Robinson | Robinson Crusoe
@ character, man, abroad, tales; seul, chèvre
? Très bien, merci
Ah *non*, je suis *assise*, bien dans ce *bus*, tant pis pour la *loi*, tant pis pour la *police*.
= Rosa Parks | Parks
@ person, woman, abroad, history; loi, assise
? Toujours toi
Et *bip* ! Dans ta *poche*, j’ai *faim*, j’ai fait *caca*, et sans tes *boutons*, c’est fini.
= le Tamagotchi | Tamagotchi | un Tamagotchi | le tamagochi | tamagochi
@ thing, recent, abroad, inventions; poche, boutons
? Du monde
On prend un *oiseau*, un *chat*, un *canard*, avec de quoi *jouer* : un *instrument* chacun.
= Pierre et le Loup | Pierre et le loup
@ work, abroad, arts; jouer, oiseau
? On s’habitue
Tout est *neuf*, la *trousse*, la *maîtresse*, sauf toi, qui as *bronzé*, et alors, *snif*.
= la rentrée | rentrée | la rentrée des classes | rentrée des classes | la rentrée scolaire | le jour de la rentrée | le premier jour d’école
@ event, work; snif, bronzé
+ montagnes russes
+ crier comme un putois
+ rouge-gorge
+ rire aux éclats
+ train fantôme

card
@ 6700feb2d4ffd6f0
? Même pas peur
Mes *tresses* vont bien, mon *singe* aussi ; je peux même *soulever* un *cheval*, puis rester *seule*.
= Fifi Brindacier | Fifi | Fifi Brind’acier | Brindacier
@ character, woman, abroad, tales; seule, soulever
? En avant
Un *camion*, une *maquette*, de quoi *rigoler*, et voilà la *science*, à la *télé* !
= C’est pas sorcier | C’est pas sorcier ! | Ce n’est pas sorcier | Fred et Jamy | l’émission C’est pas sorcier
@ work, recent, science; télé, rigoler
? Rien de grave
Un *placard*, des *poils*, on fait *coucou*, un *cri* : c’est ainsi que nous avons du *courant*.
= Monstres et Cie | Monstres et compagnie | Monstres & Cie | Monstres Cie | Monstres Academy
@ work, recent, abroad, arts; courant, coucou
? Un peu de patience
Du *maïs* prêt à *sauter*, un *couvercle*, et puis *boum* ! En voilà pour chaque *fauteuil*.
= le pop-corn | pop-corn | popcorn | le popcorn | du pop-corn | pop corn
@ dish, abroad, food; couvercle, sauter
? Une place pour tout
D’une *dame*, un *costume* ; des autres, *ensuite*, une *couronne* ; de moi, la *trompe*, en somme.
= Babar | Babar l’éléphant | le roi Babar
@ character, man, tales; ensuite, dame
? C’est reparti
À *minuit*, des *bises*, des *confettis*, la *santé* surtout, et puis, allez, on *recommence* tout.
= le Nouvel An | Nouvel An | le jour de l’An | le réveillon | le réveillon du Nouvel An | la Saint-Sylvestre | la Saint Sylvestre | le 31 décembre | le 1er janvier | la nouvelle année | la bonne année
@ event, history; confettis, recommence
+ salle de bains
+ se ressembler comme deux gouttes d’eau
+ tarte aux fraises
+ glace à la vanille
+ jeu de l’oie

card
@ b240d43b3655d4f7
? Ça va aller
Encore un *centimètre*, et *hop*, encore un *record* : merci à la *perche*, et à toi, bon *matelas* !
= Armand Duplantis | Duplantis | Mondo Duplantis | Mondo
@ person, man, recent, abroad, sport; matelas, hop
? Sans rendez-vous
Chez moi, des *manchots*, des *savants*, rien d’autre ou *presque*, et le *pôle*, mais au *sud*.
= l’Antarctique | Antarctique | l’Antartique | Antartique | le continent antarctique
@ place, abroad, places; presque, savants
? À prendre ou à laisser
D’abord la *magie*, ensuite la *bête* : je suis *actrice*, oui, mais *surtout* du côté des *filles* !
= Emma Watson | Watson | Emma Wattson
@ person, woman, recent, abroad, arts; surtout, filles
? Avec plaisir
Un *masque* ici, une *cape* là, et je laisse au *sergent* une *lettre*, la *dernière*.
= Zorro | Don Diego | Don Diego de la Vega
@ character, man, abroad, tales; dernière, lettre
? À retenir
Pas de *corbeau*, pas de *grenouille*, pas d’*agneau* sans *rimer* un peu ; la *morale*, vous la connaissez.
= Jean de La Fontaine | La Fontaine | de La Fontaine | Jean de Lafontaine | Lafontaine
@ person, man, language; rimer, morale
? Ni plus ni moins
Une *vache* en moins, un *géant* en plus, de quoi *grimper*, de l’*or*, et le reste à la *hache* !
= Jack et le Haricot magique | Jack | Le Haricot magique | Haricot magique | le haricot magique de Jack | Jacques et le haricot magique
@ work, abroad, tales; hache, or
+ poisson rouge
+ cour de récréation
+ œuf de Pâques
+ bataille navale
+ tourner en rond

names
@ 451b6966d347089f
? Princesses de dessins animés
- Blanche-Neige
- Raiponce
- Vaiana
- Jasmine | la princesse Jasmine
@ since 1950: 3
? Super-héros
- Spider-Man | Spiderman
- Batman
- Superman
- Hulk
@ since 1950: 2
? Au cinéma
- E.T. | ET | E.T. l’extra-terrestre
- Jurassic Park
- Star Wars
- Maman, j’ai raté l’avion
@ since 1950: 4
? Livres
- Le Petit Nicolas
- Charlie et la Chocolaterie
- Le Petit Prince
- Max et les Maximonstres
@ since 1950: 3
? Comptines
- Au clair de la lune
- Frère Jacques
- Une souris verte
- Pirouette, cacahuète
@ since 1950: 0
? Dans la jungle de Mowgli
- Mowgli
- Bagheera
- Kaa
- Shere Khan
@ since 1950: 0

names
@ 97491dc6590ec780
? Au pays de la Reine des neiges
- Elsa
- Anna
- Olaf
- Sven
@ since 1950: 4
? Jouets
- Lego
- Playmobil
- Barbie
- Polly Pocket
@ since 1950: 3
? Montagnes
- Alpes | les Alpes
- Pyrénées | les Pyrénées
- Mont Blanc | le mont Blanc
- Everest | l’Everest
@ since 1950: 0
? Héros de BD
- Titeuf
- Boule et Bill
- Mortelle Adèle
- Lucky Luke
@ since 1950: 4
? Bonbons
- Carambar
- Haribo
- Malabar
- Tic Tac
@ since 1950: 3
? Dieux et héros grecs
- Zeus
- Hercule | Héraclès
- Ulysse
- Poséidon
@ since 1950: 0

names
@ f216e9b2c1490f99
? Héros de jeux vidéo
- Mario | Super Mario
- Luigi
- Sonic
- Yoshi
@ since 1950: 4
? Jeux de société
- Monopoly
- Uno
- Dobble
- Qui est-ce ? | Qui est-ce
@ since 1950: 3
? Planètes
- Mars
- Jupiter
- Saturne
- Vénus
@ since 1950: 0
? Films d’animation
- Toy Story
- Le Monde de Nemo | Nemo
- Shrek
- Les Minions | Minions
@ since 1950: 4
? Pour le goûter
- Nutella
- Kinder
- BN | Choco BN
- Pom’Potes | Pom’Pote
@ since 1950: 3
? Monstres
- Dracula | le comte Dracula
- Frankenstein
- Godzilla
- Yéti | le yéti
@ since 1950: 1

names
@ b12ecb9c7fdee301
? Pokémon
- Pikachu
- Salamèche
- Bulbizarre
- Ronflex
@ since 1950: 4
? Pays d’Europe
- Espagne | l’Espagne
- Italie | l’Italie
- Allemagne | l’Allemagne
- Portugal | le Portugal
@ since 1950: 0
? Continents et océans
- Afrique | l’Afrique
- Amérique | l’Amérique
- Pacifique | l’océan Pacifique
- Atlantique | l’océan Atlantique
@ since 1950: 0
? Dans la savane du Roi lion
- Simba
- Timon et Pumbaa | Timon
- Mufasa
- Rafiki
@ since 1950: 4
? Marques de sport
- Nike
- Adidas
- Puma
- Decathlon | Décathlon
@ since 1950: 2
? Pirates
- Jack Sparrow
- Capitaine Crochet | Crochet
- Barbe-Noire
- Rackham le Rouge
@ since 1950: 1

names
@ b3b60c550e16242c
? À l’école des sorciers
- Harry Potter | Harry
- Hermione | Hermione Granger
- Dumbledore
- Voldemort
@ since 1950: 4
? Pays lointains
- Chine | la Chine
- Japon | le Japon
- Brésil | le Brésil
- Australie | l’Australie
@ since 1950: 0
? Rois et reines
- Louis XIV | le Roi-Soleil
- Cléopâtre
- Charlemagne
- Élisabeth II | Elizabeth II | la reine d’Angleterre
@ since 1950: 1
? Dessins animés de la télé
- Ladybug | Miraculous
- Bob l’éponge
- Pat’ Patrouille | la Pat’ Patrouille
- Oggy | Oggy et les cafards
@ since 1950: 4
? Sur les écrans
- YouTube
- Netflix
- Gulli
- Disney+ | Disney Plus
@ since 1950: 4
? Fêtes
- Noël
- Pâques
- Halloween
- Fête de la musique | la Fête de la musique
@ since 1950: 1

names
@ 54370627fb236566
? Chez les Gaulois
- Astérix
- Obélix
- Idéfix
- Panoramix
@ since 1950: 4
? Grandes villes de France
- Paris
- Lyon
- Marseille
- Bordeaux
@ since 1950: 0
? Personnages de l’histoire
- Jeanne d’Arc
- Napoléon
- Vercingétorix
- Christophe Colomb
@ since 1950: 0
? Footballeurs
- Kylian Mbappé | Mbappé
- Lionel Messi | Messi
- Zinédine Zidane | Zidane
- Antoine Griezmann | Griezmann
@ since 1950: 4
? Chiens célèbres
- Scooby-Doo | Scooby
- Pluto
- Lassie
- Dalmatiens | les 101 Dalmatiens
@ since 1950: 2
? Dans l’espace
- Neil Armstrong
- Thomas Pesquet | Pesquet
- Laïka
- Ariane | la fusée Ariane
@ since 1950: 4

names
@ 70f3ce4eeb0b9ec1
? Avec Tintin
- Tintin
- Milou
- Capitaine Haddock | Haddock
- Séraphin Lampion | Lampion
@ since 1950: 1
? Capitales
- Londres
- Rome
- Madrid
- Berlin
@ since 1950: 0
? Contes
- Le Petit Poucet | Petit Poucet
- La Belle au bois dormant
- Le Chat botté
- Hansel et Gretel
@ since 1950: 0
? Sportifs
- Teddy Riner | Riner
- Léon Marchand | Marchand
- Antoine Dupont
- Usain Bolt | Bolt
@ since 1950: 4
? Chats célèbres
- Garfield
- Tom | Tom et Jerry
- Hello Kitty
- Chat du Cheshire | le Chat du Cheshire
@ since 1950: 2
? Parcs d’attractions
- Disneyland | Disneyland Paris
- Parc Astérix | le parc Astérix
- Puy du Fou | le Puy du Fou
- Futuroscope | le Futuroscope
@ since 1950: 4

names
@ bfb9dc4e6b4e7056
? Petits hommes bleus
- Schtroumpfette | la Schtroumpfette
- Grand Schtroumpf | le Grand Schtroumpf
- Gargamel
- Schtroumpf grognon | le Schtroumpf grognon
@ since 1950: 4
? Monuments
- Tour Eiffel | la tour Eiffel
- Statue de la Liberté | la statue de la Liberté
- Colisée | le Colisée
- Stade de France | le Stade de France
@ since 1950: 1
? Loups, cochons et compagnie
- Les Trois Petits Cochons | les 3 petits cochons
- Boucle d’or
- La Chèvre de monsieur Seguin | Chèvre de M. Seguin
- Le Vilain Petit Canard
@ since 1950: 0
? Chanteuses et chanteurs
- Angèle
- Taylor Swift
- Stromae
- Michael Jackson
@ since 1950: 4
? Ours en peluche et autres
- Winnie l’ourson | Winnie
- Paddington
- Baloo
- Petit Ours Brun
@ since 1950: 2
? Robots célèbres
- BB-8 | BB8
- R2-D2 | R2D2
- Wall-E | Wall E
- Goldorak
@ since 1950: 4
`;
