import { firstAidPlan } from '#engine/first-aid-plan.ts';
import { tiers } from '#engine/knowledge/first-aid-signs.ts';
import { findRedFlag } from '#engine/knowledge/red-flags.ts';
import { schedules } from '#engine/safety/explain.ts';

const begin = '<!-- written by npm run first-aid -->';

/** The page with its table made anew: the order of deadliness, and what a grown-up with this one sign is told. */
export function withFirstAidTable(page: string): string {
  const [prose = ''] = page.split(begin);
  return `${prose}${begin}\n\n${tiers.map(tierText).join('\n')}`;
}

function tierText({ why, signs }: (typeof tiers)[number]): string {
  const rows = Object.keys(signs).map((code) => {
    const flag = findRedFlag(code);
    return `| \`${code}\` | ${linesOf(code)
      .map(({ vi }) => vi)
      .join('<br>')} | ${flag?.source ?? ''} |\n`;
  });
  return `### ${why}\n\n| sign | what is said | sources of the sign |\n|---|---|---|\n${rows.join('')}`;
}

function linesOf(code: string) {
  const { level, within = '24h' } = findRedFlag(code) ?? {};
  const patient = {
    age: 'adult',
    pregnant: false,
    awake: code === 'unresponsive_or_not_breathing' ? false : undefined,
  } as const;
  return level === 'emergency'
    ? firstAidPlan({ codes: [code] }, patient, 'emergency').slice(1)
    : firstAidPlan({ codes: [code] }, patient, 'urgent', schedules[within]);
}
