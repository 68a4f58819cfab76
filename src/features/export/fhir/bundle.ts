import type { CaseFile } from '#contract/case.ts';
import type { Language, Words } from '#contract/vocabulary.ts';
import { escaped } from '../html.ts';
import { type About, carePlanOf, communicationOf, conditionsOf, documentReferenceOf, encounterOf } from './illness.ts';
import { patientOf, practitionerOf, programOf, relatedPersonOf } from './people.ts';
import { addressOf, coded, idOf, type Resource, refTo } from './resource.ts';

type Making = { file: CaseFile; paths: ReadonlyMap<string, string>; language: Language; at: string; version: string };
type Section = { title: Words; resources: Resource[] };

/** The case as a FHIR R4 document, for a hospital's own system: the composition first, then all that it names. */
export function fhirBundle({ file, paths, language, at, version }: Making): Resource {
  const { id } = file.case;
  const patient = patientOf(file);
  const program = programOf(id, version);
  const encounter = encounterOf(file, patient, language);
  const about: About = { file, patient, encounter, language };
  const practitioners = new Map(file.opinions.map((opinion) => [opinion, practitionerOf(id, opinion)]));
  const sections: Section[] = [
    { title: { vi: 'Gia đình kể', en: 'As told by the family' }, resources: conditionsOf(about) },
    { title: { vi: 'Việc cần làm', en: 'Plan' }, resources: [carePlanOf(about)] },
    {
      title: { vi: 'Giấy tờ', en: 'Documents' },
      resources: file.documents.map((each) => documentReferenceOf(about, each, paths.get(each.id) ?? '')),
    },
    {
      title: { vi: 'Ý kiến và ghi chú', en: 'Opinions and notes' },
      resources: [
        ...file.opinions.map((opinion) => communicationOf(about, opinion, practitioners.get(opinion))),
        ...(file.notes ?? []).map((note) => communicationOf(about, note)),
      ],
    },
    {
      title: { vi: 'Người liên hệ', en: 'Contacts' },
      resources: file.contacts.map((contact) => relatedPersonOf(id, contact, patient)),
    },
  ];
  const named = [patient, encounter, program, ...uniqueOf(practitioners.values())];
  const composition = compositionOf(about, sections, program, at);
  const all = [composition, ...named, ...sections.flatMap(({ resources }) => resources)];
  return {
    resourceType: 'Bundle',
    id: idOf(id, `bundle/${at}`),
    type: 'document',
    identifier: { system: 'urn:ietf:rfc:3986', value: addressOf(idOf(id, `bundle/${at}`)) },
    timestamp: at,
    entry: all.map((resource) => ({ fullUrl: addressOf(resource.id), resource })),
  };
}

function uniqueOf(resources: Iterable<Resource>): Resource[] {
  return [...new Map([...resources].map((each) => [each.id, each])).values()];
}

function compositionOf(about: About, sections: readonly Section[], program: Resource, at: string): Resource {
  const { file, patient, encounter, language } = about;
  return {
    resourceType: 'Composition',
    id: idOf(file.case.id, 'composition'),
    status: 'final',
    type: coded('http://loinc.org', '34133-9', 'Summary of episode note'),
    subject: refTo(patient),
    encounter: refTo(encounter),
    date: at,
    author: [refTo(program)],
    title: language === 'vi' ? `Hồ sơ ${file.case.id}` : `Case ${file.case.id}`,
    section: sections
      .filter(({ resources }) => resources.length > 0)
      .map(({ title, resources }) => ({
        title: title[language],
        text: narrative(`${title[language]}: ${resources.length}`),
        entry: resources.map(refTo),
      })),
  };
}

function narrative(text: string) {
  return { status: 'generated', div: `<div xmlns="http://www.w3.org/1999/xhtml">${escaped(text)}</div>` };
}
