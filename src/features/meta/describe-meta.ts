import type { Meta } from '#contract/meta.ts';
import {
  caseStates,
  documentKinds,
  emergencyNumber,
  followUpKinds,
  type Language,
  needs,
  urgencies,
  type Words,
} from '#contract/vocabulary.ts';
import type { Deps } from '#deps.ts';
import type { Graph } from '#engine/graph/graph.ts';
import {
  caseStateLabels,
  documentKindLabels,
  followUpKindLabels,
  needLabels,
  urgencyLabels,
} from '#engine/knowledge/labels.ts';
import { redFlags } from '#engine/knowledge/red-flags.ts';
import { redFlagGroups } from '#engine/knowledge/sign.ts';
import { findSpecialty, specialtyCodes } from '#engine/knowledge/specialties.ts';
import { interfaceVersion } from '#version.ts';

/** The licence of the directory asks for this wherever its data is shown. */
const attribution = '© OpenStreetMap contributors, ODbL 1.0';

export function describeMeta(
  graph: Graph,
  { phone, hours }: Deps['config']['navigatorContact'],
  language: Language,
): Meta {
  const labelled = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, Words>>) =>
    codes.map((code) => ({ code, label: labels[code][language] }));
  return {
    needs: labelled(needs, needLabels),
    redFlags: redFlags.map(({ code, label, level, group }) => ({
      code,
      label: label[language],
      level,
      group: redFlagGroups[group][language],
    })),
    specialties: specialtyCodes.map((code) => ({ code, label: findSpecialty(code)?.name[language] ?? code })),
    urgencies: labelled(urgencies, urgencyLabels),
    caseStates: labelled(caseStates, caseStateLabels),
    documentKinds: labelled(documentKinds, documentKindLabels),
    followUpKinds: labelled(followUpKinds, followUpKindLabels),
    cities: graph.provinces.map(({ code, name, englishName, former }) => ({
      code,
      label: language === 'vi' ? name : englishName,
      former: former.map((unit) => unit.name),
    })),
    emergencyNumber,
    ...(phone !== undefined && { navigators: { phone, ...(hours !== undefined && { hours }) } }),
    attribution,
    version: interfaceVersion,
  };
}
