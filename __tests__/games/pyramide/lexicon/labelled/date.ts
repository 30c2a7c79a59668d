import { read, type Labelled } from './cases';

/** A date has a number in it. Days, months, seasons and feasts are words; so are numbers in letters. */
export const DATE: Labelled = {
  rule: 'date',
  cases: [
    ...read(
      'fr',
      `
bastille | 1789; 14 juillet; 14 juillet 1789; le 14 juillet; 14/07; 14/07/1789; 14-07-1789; quatorze juillet | juillet; lundi; révolution; prison
guerre | 1914; 1939; 1940-1945; 11 novembre; 11 novembre 1918; 8 mai 1945; juin 40; 18 juin; 6 juin 1944 | novembre; mai; armistice; quatorze; mars
lune | 1969; juillet 1969; 21/07/1969; 1969-07-21; le 21 juillet | lundi; été; août; nocturne; mois
roi | 1515; 800; 987; an 800; XVIIe siècle; 17e siècle; 21 janvier; XVe siècle; le XIXe siècle | siècle; janvier; louis; dynastie; douze
fête | 1er mai; premier mai; 1er janvier; le 1er avril; 25 décembre; 31 décembre; 2 février; 24/12 | avril; décembre; février; noël; pâques; dimanche
étudiant | mai 68; mai 1968; 1968; 22 mars; 22 mars 1968 | mai; mars; samedi; rentrée; septembre
tour | 11 septembre; 11/09; 11/09/2001; 2001; septembre 2001; mardi 11 septembre | septembre; mardi; vingt; millénaire
année | 2000; an 2000; l'an mille; 1999; années 80; 365 | janvier; hiver; printemps; mille; mois; saison; calendrier
gaulois | -52; 52 avant J.-C.; 58 av. J.-C. | cinquante; antiquité; antique; siècle
semaine | lundi 3; samedi 12; 12 janvier | mercredi; samedi; jeudi; vendredi; sept; sabbat
saison | 21 juin; 21/03; 22 septembre | automne; printemps; juin; hiver; octobre
vieux | 1900; 1890; XIXe siècle | antan; jadis; siècle; quatre; cent; soixante
temps | 12.05; 5/6/78; 12 mai 2024 | seconde; minute; jour; décennie; décade; lustre; heure
`,
    ),
    ...read(
      'en',
      `
independence | 1776; July 4; July 4th; 4th of July; the fourth of July; 4 July 1776; 7/4/1776; July 4, 1776 | July; freedom; fourth; republic
battle | 1066; 1815; 1940; 6 June 1944; June 6th; 18 June 1815; 1940s | June; siege; army; second
moon | 1969; July 1969; July 20, 1969; 20/07/1969; 20th July | Monday; July; night; month; eclipse
tower | 9/11; 11 September; September 11; September 11th 2001; 2001; 11/09/2001 | September; storey; eleven; skyscraper
party | December 31; 31st December; 1 January; 1st January; January 1st; 31/12; Friday 13th; Friday 13 | January; December; Friday; Christmas; Easter; midnight
fool | April 1; April 1st; 1st of April; first of April | April; spring; March; jester
plot | 5 November; November 5th; 1605; fifth of November | November; gunpowder; bonfire; conspiracy
old | 1900; 1890s; 19th century; the 19th century; 80s; the 1960s | century; decade; ancient; eighty; sixties; hundred
romans | 55 BC; 44 BC; AD 410; 410; March 15 | ides; March; emperor; ten; antiquity
week | Monday 3; Saturday 12; 3 May | Sunday; Tuesday; Wednesday; May; seven; weekend
season | 21 June; 21/06; March 21st | autumn; summer; winter; October; August
hippie | 1967; 1968; the 60s; August 1969 | flower; summer; peace; August
future | 2050; 2100; year 2000; 22nd century | tomorrow; century; millennium; later
`,
    ),
  ],
};
