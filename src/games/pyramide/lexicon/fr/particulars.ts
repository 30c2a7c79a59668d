import type { Particulars } from '../lexicon';

export const FRENCH_PARTICULARS: Particulars = {
  names: `
    nutella coca pepsi fanta orangina perrier evian vittel badoit oasis danone nestlé haribo carambar malabar kinder milka
    lego playmobil barbie pokémon pikachu mario nintendo playstation xbox netflix spotify youtube instagram facebook tiktok
    whatsapp twitter snapchat uber airbnb amazon google apple iphone samsung huawei sony microsoft
    peugeot renault citroën dacia toyota ferrari porsche volkswagen audi fiat tesla michelin
    carrefour auchan leclerc lidl monoprix décathlon fnac darty sephora dior chanel hermès vuitton lacoste adidas nike
    zidane mbappé platini griezmann deschamps henry federer nadal djokovic hinault poulidor
    macron sarkozy hollande chirac mitterrand pompidou giscard clemenceau jaurès
    goldman hallyday sardou brassens brel piaf aznavour gainsbourg dalida renaud cabrel stromae angèle
    depardieu belmondo delon bardot deneuve cotillard dujardin sy funès coluche fernandel bourvil
    astérix obélix tintin milou gaston spirou dumbo bambi mickey disney batman superman spiderman shrek gollum
    hugo zola balzac flaubert molière racine corneille voltaire rousseau verlaine rimbaud baudelaire proust camus sartre
    monet renoir cézanne matisse picasso gauguin degas manet soulages vinci
    poudlard hermione dumbledore voldemort gandalf frodon
  `,
  acronyms: `
    sncf ratp tgv rer ter ugc pmu pmi edf gdf gpl fdj lfi ps rpr ump udf lr rn fn eelv pcf cgt cfdt fo unef
    onu otan unesco unicef oms fmi omc bce ue pac cee urss usa cia fbi kgb nsa nasa esa cnes cern dgse dgsi gign crs
    pdg drh dg pme smic rsa rmi caf cpam apl hlm zup zep cdi cdd rtt bts dut cap bep iut hec ens ena enm
    tv tnt tf1 m6 bfm rtl nrj cd dvd vhs bd mp3 gps sms mms wifi usb pdf html http www pc cpu ram led lcd
    qi vip svp rip ok sos wc sdf ivg pma adn arn vih mst irm suv gt vtt vtc bmx ulm ecg psg om ol asse
    uefa fifa cio nba atp wta cv bcbg nb ps pcv tva isf csg ht ttc iban
    ehpad samu smur chu ddass insee cnil csa arcom
  `,
  ordinary: 'toussaint noël pâques pentecôte épiphanie chandeleur halloween internet',
  words: `
    sopalin selfie emoji kebab burrito ramen sushis blog podcast wifi tuto smiley doudou popcorn weekend weekends
    superhéros bestseller papi papis cola colas lassi dunk celsius skippeur chamallow covid rhino hippo
    dino pisciniste cacahouète antiride shorty
  `,
  unrelated: `
    fil fils
    cour cours
    moi mois
    ver vers
    fond fonds
    foi fois
    mai mais
    sou sous
    bus bu bue
    pas pa
    rein reine reines
    livre livrer livreur livraison
    chat château châteaux
    flou flouer
    vent ventre
    feu feuille feuilles feuillage
  `,
};
