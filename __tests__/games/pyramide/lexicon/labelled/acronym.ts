import { read, type Labelled } from './cases';

/** Letters that stand for words. What is said as a word and written in small letters (ovni, laser) has become one. */
export const ACRONYM: Labelled = {
  rule: 'acronym',
  cases: [
    ...read(
      'fr',
      `
train | SNCF; sncf; S.N.C.F.; TGV; tgv; RATP; RER; T.G.V. | rail; wagon; métro; loco; vapeur
patron | PDG; pdg; P.D.G.; DRH; CGT; CFDT | boss; smicard; cadre; chef
monde | ONU; onu; O.N.U.; OTAN; UNESCO; URSS; USA; UE | globe; univers; onusien; planète
soucoupe | NASA | ovni; ovnis; OVNI; radar; laser; tasse
maladie | VIH; IRM; irm; ADN; MST; SAMU; CHU | sida; virus; covid; pus
télévision | TV; tv; TNT; DVD; VHS; CD; BFM; RTL | télé; écran; série; clip; vidéo
logement | HLM; hlm; H.L.M.; APL; ZUP | studio; loft; squat; villa
salaire | SMIC; RSA; RMI; CDI; CDD; RTT; TVA; CSG | paie; sou; prime; euro
téléphone | SMS; GPS; sms; USB; MMS; S.O.S.; SOS | mobile; texto; allô; appli; bip
distance | km; cm; mm; kg; KM | mètre; lieue; pas; kilo; mille; loin
armée | CRS; GIGN; CIA; FBI; fbi; KGB; cgt | képi; ost; obus; char; camp
bandes | BD; bd; B.D. | manga; bulle; album; gag
examen | BTS; BEP; ENA; HEC; IUT; QCM | bac; note; quiz; thèse; oral
toilettes | WC; wc; W.C. | pipi; pot; trône; caca
froid | | brr; brrr; gel; igloo
silence | | chut; pst; hmm; mmm; pff
sommeil | | zzz; lit; nuit
voiture | GT; GTI; SUV; BMX | auto; jeep; taxi; bus; car; van
football | PSG; OM; OL; FIFA; UEFA | but; ballon; foot; goal; match
plongée | | scaphandre; tuba; sonar; apnée; mer
usine | EDF; GDF; CGT | robot; four; diesel; chaîne
page | PDF; HTML; WWW; http | blog; web; livre; lien
réponse | OK; ok | oui; non; si
cri | | ah; oh; aïe; ouf; bof; ho; hé
note | | la; si; mi; fa; ré; ut; do; sol
`,
    ),
    ...read(
      'en',
      `
rocket | NASA; nasa; N.A.S.A.; ESA; UFO; ufo | laser; radar; orbit; sonar; comet
news | BBC; bbc; B.B.C.; CNN; ITV; TV; tv | media; telly; print; paper
spy | CIA; FBI; KGB; MI5; fbi; F.B.I.; C.I.A. | mole; agent; radar; bug
boss | CEO; ceo; CFO; HR; VIP; vip | chief; exec; lord; tsar
disease | HIV; DNA; MRI; NHS; ICU | flu; aids; pox; virus; plague
country | USA; UK; USSR; EU; UN; U.S.A. | state; nation; land; isle
film | DVD; VHS; HBO; CD; MGM | movie; scene; clip; noir
computer | PC; CPU; USB; LCD; HTML; WWW | laptop; ram; mouse; modem; byte; wifi
distance | km; mph; mm; kg; cm | mile; yard; inch; ell; far
phone | SMS; GPS; sms; FAQ | text; ring; app; bleep; cell
sport | NBA; NFL; FIFA; UEFA; ESPN | golf; polo; judo; ski; gym
help | SOS; FAQ; FYI; CPR | aid; mayday; rescue; hand
letter | PS; RSVP; FYI; ASAP | asap; note; post; stamp; ode
laugh | LOL; lol; OMG; ROFL | joke; ha; hoot; grin; fun
diver | | scuba; snorkel; gear; sub
quiet | | shh; hush; psst; hmm; mum
cold | | brr; ice; snow; igloo
sky | | spy; fly; dry; cry; why
party | BYOB; DJ; RSVP | ball; rave; gig; disco; yuppie
school | PTA; GPA; MBA; PhD | exam; sat; quiz; gym; pupil
bank | ATM; IMF; VAT; IOU; IRS | cash; pin; loan; safe; teller
dead | DOA | rip; ghost; tomb; grave
hymn | | myth; rhythm; lynx; psalm; gypsy
war | NATO; WMD; RAF; HMS | army; tank; jeep; peace; ally
`,
    ),
  ],
};
