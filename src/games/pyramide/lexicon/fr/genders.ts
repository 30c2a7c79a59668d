import type { Genders } from '../genders';

/** Of the nouns that have an entry, as they stand there: the spelling dictionary tells no genders. What is not named is masculine. */
export const FRENCH_GENDERS: Genders = {
  feminine: `
  abeille abeilles absence absences académie action actrice addition adolescente adresse affiche aiguille aile ailes
  aisselle algue allergie alliance allumette allumettes altesse amande ambulance amitié ampoule ampoules ancre andouille
  angine angoisse annonce année apparition appli araignée arbalète arches ardoise argile armoire armure armée arnaque
  artère asperge aspirine assiette assurance assurances attaque attelle attente attestation aube aubergine auto
  auto-école automobile autoroute autruche avalanche aventure averse avocate aération babouches bactérie baffe bafouille
  bagarre bagnole bague baguette baguettes baie baignoire balade balance balançoire balayette baleine balle balles
  banane bananes banlieue banque banquise baraque barbe barque barre barrette barricade barrière basse-cour bataille
  batterie bave beauté belle-fille belle-mère berceuse bergère betterave betteraves bibliothèque biche bicyclette
  bijouterie bille billes bises bière blague blanchisseuse blessure bombe bosse bosses botte bottes bouche boucherie
  boucle boue bouffe bougie bouilloire boulangerie boule boulette bourde bourse bousculade boussole bouteille bouteilles
  boutique boutonnière bouture bouée boxe boîte braguette branche branches brasse brebis bretelles bringue brioche
  brique brise broche bronchite brosse brouette bruine brume bulle bulles béquille bêche bête bêtise bûche cabane
  cacahuète cachette cafetière cafèt cagoule caisse caisses caissière calculette calvitie camionnette campagne caméra
  canette canicule canne cannelle cantine cape capitale capsule capuche carabine carafe carapace caravane caresse carie
  carotte carte cartes cartouche cascade case caserne cases casquette casserole catastrophe cathédrale cave ceinture
  cellule cendre centrale cerise chaise chaleur chambre chance chanson chanteuse chantilly charcuterie charrette chasse
  chatouille chaudière chaussette chaussettes chaussure chaussures chauve-souris chaîne chaînes cheminée chemise
  chemises chenille chevelure cheville chimie chips chorale choucroute chouette chouquette châtaigne chèvre cible
  ciboulette cicatrice cigale cigarette cigogne cire citrouille claque claquettes clarinette classe clim cloche cloches
  clochettes cloison clope clé clémentine clôture coccinelle cocotte coiffe coiffure colle collection collerette colline
  colombe colère combinaison commode compote comtesse confiture conférence conjugaison connexion conscience conserve
  console conversation copie copine copines coquille coquillettes corbeille corde cordes coriandre corne corneille
  cornes corvée couche couette couleur couleuvre country coupe coupole cour courbature courbe courge courgette couronne
  couronnes course couturière couverture couvée craie cravate crevaison crevette crinoline crique crise croisière
  croquettes crotte cruche crèche crème créature créatures crêpe cueillette cuillère cuisine cuisse cuisson culotte cure
  cymbale célébrité céréale cérémonie côte dame dames danse daronne date datte demoiselle dent dentelle dents diarrhée
  dictée différence digue diligence dinde direction directrice dispute disputes distance douane doublure douceur douche
  doudoune douleur drague droite duchesse dune dynasties décision défense déprime dîme eau embauche embrassade empreinte
  enceinte encre endive enfance enquête entorse entreprise entrée escalade escale escrime espadrille essence excuse
  explosion expérience fac face facture faim falaise famille fanfare farce farine fatigue faute fautes façade femme
  fenêtre fermeture fermière fesses fessée feuille feuilles fibre ficelle ficelles fierté fiesta figue fille filles
  fillette fin finale fièvre flamme flammes flaque flemme fleur fleurs flèche fléchettes flûte folie fondue fontaines
  force forme formule fortune forêt foudre fougère foule fourchette fourmi fourrure fracture fraise framboise frange
  frangine frappes fringues frite frites friture fromagerie frontière frousse fuite fuites fumée fusée fève fèves fée
  gaffe galette galère gamelle gamine garde-robe gare gastro gauche gaufre gazelle gencive gifle girafe gitanes glace
  glaise gloire gnôle godasse gomme gommette gorge gourde gourmandise goutte graine grammaire grand-mère grasse-matinée
  grenade grenadine grenouille griffe grimace grimaces grippe groseille grotte grues grève grêle guerre gueule guimauve
  guinguette guitare guêpe gym gymnastique géo géographie habitude hache haie haine haleine hanche hanches harpe herbe
  herbes hermine heure heures hirondelle histoire honte horloge huile humanité humeur huître hyène hélice hélices
  héroïne hôtesse identité idée image impasse importance imprimante impératrice infirmière information infusion
  inondation insomnie institutrice intention interro jacinthe jalousie jambe jambes jardinière javel joie jonquille joue
  journée jumelle jumelles jument jungle jupe justice laine laisse laitue lame lampe lance langue lanterne lapine larme
  larmes lasagnes lavande lave laverie lecture lectures lentille lessive lettre lettres leçon liane libellule liberté
  librairie licorne ligne limace limaces limonade lionne liqueur liste litière locomotive loi longueur loterie louche
  loupe loutre louve lucarne luge lumière lune lunettes lèvre lèvres machine madeleine mademoiselle magie main mains
  mairie maison majuscule maladie maladresse malle malédiction maman mamie mandarine manette mangue manif manucure
  maquette marche marelle marguerite mariée marmite marmotte marquise marée maternelle maths mayonnaise maîtresse menace
  menottes menthe mention mer merguez meringue messe mesure meule miette miettes migraine mine mines minute minutes
  mission misère mitaines mite moitié momie momies monnaie montagne montgolfière montre monture moquette morale moto
  mouche mouette moufles moules moulure moustache moustaches moutarde mozzarella multiplication multiprise muscu
  muselière musique myrtille mâchoire mèche mère médaille méduse mélodie mémé mésange météo météorite mêlée mûre
  naissance nana nappe narine natation nattes nature nausée nectarine neige niche nièce noce noisette noix nostalgie
  note notes nouilles nounou nourriture noyade nuit nuque oasis obéissance occasion odeur oie olive ombre omelette
  opinion opération orbite orchidée ordonnance oreille oreilles origine orthographe ortie otite ouvrière pagaille page
  pages paie paille paillettes paix palmes pancarte panique panne panthère pantoufle pantoufles paperasse papeterie
  parade paresse paroi parole paroles parts passerelle passoire pastille pastèque patate patience patinoire patrie
  pattes patère paupière pause peau peaux peinture pelle pellicule pelouse peluche pelure penderie perceuse perche
  perfection perle permission perruche perruque perte peste peur pharmacie philo philosophie photo photocopieuse phrase
  phrases pie pierre pierres pieuvre pile pilule pince pioche pipe piqûre pirouettes piscine piste pitié pivoine pizza
  pièce plage plaine planche planches plante planète plaque playlist plongée pluie plume plumes poche pointure poire
  poissonnerie poitrine police politique pollution pomme porte position potion poubelle poudre poule poules poupée
  poussette poussière poutre poésie prairie presse pression preuve princesse prise prison prière promenades promesse
  promo protection prudence prune présence puce puissance punition pupille purée pyramide pyramides pâquerettes pâtes
  pâtisserie pères pédale péniches période pétanque pêche pêches querelle question queue quiche quête racine raclette
  radio rage raison rallonge rame rampe rando randonnée raquette rascasse ratatouille rayures recette recherche reine
  religion rencontre rente rentrée responsabilité retraite revue rhubarbe ride rides rigolade rime rivière robe robes
  romancière rosée rotule roue roues rouille roulette route routes ruche rue ruine ruines rupture rustine râpe règle
  réalité récolte récompense récré récréation réplique répliques réponse réputation résistance réunion révolution
  sacoche sage-femme saison salade salamandre salive salle salopette salopettes samba sandale sandales santé sardine
  sauce saucisse sauterelle savane saveur scie science sculptrice scène seconde secondes selle semaine semelle semoule
  sentinelle sentinelles seringue serpillière serrure serrures serveuse serviette sieste sirène société soie soif soirée
  solution sonde sonnette sorcière sortie soucoupe soupe source souris spatule star station statue statuette stupeur
  sucettes sueur suie surprise sécheresse série sérigraphie sœur sœurs table tables tablette taches taille tante
  tapisserie tarte tartiflette tartine tasse tata tatie taupe taupes température tempête tendresse tente terrasse terre
  teuf thune théière théorie timidité tique tirelire tisane toiles toilette tolérance tomate tomme tondeuse tong toque
  torche tornade tortue tourte toux trace traduction tragédie tranchées traversée tresse tresses tricherie tristesse
  trompe trompette trottinette trouille trousse truffe truite tulipe tunique tâche télé télécommande télévision tétine
  tête université urgence usine usines vacances vache vaches vagues vaisselle valeur valise vallée valse vanille vanne
  vedette veilleuse veine vendanges vente vertèbre veste veuve viande vidéo vie viennoiserie vigne vignettes
  villageoises ville villes vinaigrette violette vipère vis visio vitesse vitre vitres voiture voix volaille voyante
  voyelle véranda vérité âme échalote écharpe échelle éclaircie école économies écorce écriture écumoire écurie élection
  émotion énigme épargne épaule épaules épicerie épices épine épluchure éponge époque épée équerre équipe équitation
  étagère étiquette étoile étoiles étourderie évasion île îles
  `,
  /** Un or une, for two things (le livre, la livre) or for two people (un élève, une élève). */
  either: `
  ado adulte aigle ancêtre aprèm après-midi arbitre architecte aristocrate artiste astrologue astronaute astronome
  baby-sitter basket baskets boum bénévoles cannibale cardiologue champagne chimiste collègue colocataires concierge
  cosmonaute critique cycliste dentiste dermato détective enfant enfants esclave extraterrestre fan fleuriste garde geek
  gosse gymnaste gynéco géomètre ingénieur instit internaute journaliste judoka juge juilletiste kiné libraire livre
  livres maire manche militaire ministre mode mort moule mousse mémoire môme notaire orange ostéo parka partenaire
  peintre pendule perce-neige philosophe photographe photographes physique pianiste pilote porte-parole poste poète
  poêle professeur propriétaire psy pub puriste rose réglisse secrétaire somme stagiaire tour touristes vague vase vegan
  voile vétérinaire élève élèves
  `,
};
