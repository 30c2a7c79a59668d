import { GAMES } from '../src/games/shelf';
import budgets from './budgets.json';
import { isFailure, judge, sentenceOf, type Finding } from './check-budgets/judge';
import { sharesByPart } from './check-budgets/modules';
import { partsOf } from './check-budgets/parts';
import { freshWebBuild } from './export';

type Shares = ReturnType<typeof sharesByPart>;

const LARGEST = 8;
const NO_SHARES: Shares = new Map();
const games = GAMES.map(({ id }) => id);

/** `npm run check:budgets`: whether the web build is as small as tools/budgets.json asks; what grew, and what it is made of. */
function check(): void {
  const findings = judge(partsOf(freshWebBuild(), games), budgets, games);
  for (const finding of findings.filter((each) => !isFailure(each))) console.log(sentenceOf(finding));
  const failures = findings.filter(isFailure);
  if (failures.length === 0) return;
  const shares = failures.some(({ kind }) => kind === 'over') ? sharesByPart(games) : NO_SHARES;
  for (const failure of failures) console.error(`\n${explained(failure, shares)}`);
  process.exitCode = 1;
}

function explained(finding: Finding, shares: Shares): string {
  if (finding.kind !== 'over') return sentenceOf(finding);
  const largest = (shares.get(finding.part.name) ?? [])
    .slice(0, LARGEST)
    .map(({ module, bytes }) => `  ${(bytes / 1000).toFixed(1).padStart(7)} kB  ${module}`);
  return [`${sentenceOf(finding)}. Its largest modules, minified:`, ...largest].join('\n');
}

check();
