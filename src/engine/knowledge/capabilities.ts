import type { CapabilityCode, Certainty, Words } from '#contract/vocabulary.ts';

/** What a hospital can do, worded so that "Có …" and "Has …" may stand before it. */
export const capabilityLabels: Readonly<Record<CapabilityCode, Words>> = {
  ct_24h: { vi: 'chụp CT cả ban đêm', en: 'CT scans at any hour' },
  stroke_thrombolysis: {
    vi: 'thuốc tiêu sợi huyết cho người đột quỵ',
    en: 'clot-dissolving treatment for stroke',
  },
  stroke_thrombectomy: {
    vi: 'can thiệp lấy huyết khối mạch não cho người đột quỵ',
    en: 'clot removal from brain arteries for stroke',
  },
  pci: { vi: 'can thiệp, đặt stent mạch vành', en: 'coronary angioplasty and stents' },
  cardiac_surgery: { vi: 'phẫu thuật tim', en: 'heart surgery' },
  ecmo: { vi: 'tim phổi nhân tạo (ECMO)', en: 'ECMO (heart-lung support)' },
  burns: { vi: 'điều trị bỏng', en: 'burn care' },
  poison_control: { vi: 'trung tâm chống độc', en: 'a poison control centre' },
  antivenom: { vi: 'huyết thanh kháng nọc rắn', en: 'snake antivenom' },
  antivenom_malayan_pit_viper: {
    vi: 'huyết thanh kháng nọc rắn chàm quạp',
    en: 'antivenom for the Malayan pit viper',
  },
  nicu: { vi: 'hồi sức sơ sinh', en: 'newborn intensive care' },
  dialysis: { vi: 'chạy thận nhân tạo', en: 'dialysis' },
  transplant: { vi: 'ghép tạng', en: 'organ transplants' },
  psychiatry_inpatient: { vi: 'giường điều trị nội trú tâm thần', en: 'psychiatric beds' },
  eye_emergency: { vi: 'cấp cứu mắt', en: 'emergency eye care' },
  hyperbaric: { vi: 'oxy cao áp', en: 'hyperbaric oxygen' },
  replantation_microsurgery: {
    vi: 'vi phẫu nối lại phần chi bị đứt',
    en: 'microsurgery to reattach a severed part',
  },
  rabies_pep: { vi: 'vắc xin và huyết thanh phòng dại', en: 'rabies vaccine and serum' },
  hiv_pep: { vi: 'thuốc phòng HIV sau phơi nhiễm', en: 'HIV medicine after exposure' },
};

type Grounds = { readonly source: string; readonly asOf?: string; readonly certainty: Certainty };

/**
 * How sure a fact is, to stand after it: nothing but what was checked is ever called so. In danger nobody rings before
 * leaving.
 */
export function certaintyWords({ source, asOf, certainty }: Grounds, inDanger = false): Words {
  const ask = inDanger ? askOnTheWay : askFirst;
  if (certainty === 'general_knowledge') {
    return { vi: `theo hiểu biết chung, ${ask.vi}`, en: `general knowledge, so ${ask.en}` };
  }
  if (certainty === 'usual_set') {
    return { vi: `thường có ở nơi như thế này, ${ask.vi}`, en: `usual for a place of this kind, so ${ask.en}` };
  }
  const { vi, en } = publisherOf(source);
  const date = asOf === undefined ? '' : `, ${dateWords(asOf)}`;
  return certainty === 'checked'
    ? { vi: `đã kiểm tra, theo ${vi}${date}`, en: `checked, from ${en}${date}` }
    : { vi: `theo ${vi}${date}`, en: `from ${en}${date}` };
}

const askFirst: Words = { vi: 'nên gọi hỏi trước', en: 'call first to ask' };
const askOnTheWay: Words = { vi: 'nhờ người gọi hỏi trên đường đi', en: 'have someone call to ask on the way' };

const publishers: readonly { readonly isOf: RegExp; readonly name: Words }[] = [
  {
    isOf: /\bVNSA\b/,
    name: { vi: 'danh sách của Hội Đột quỵ Việt Nam', en: 'the list of the Vietnam Stroke Association' },
  },
  {
    isOf: /\bBHXH Hà Nội/,
    name: { vi: 'danh sách của BHXH Hà Nội', en: 'the list of the Hà Nội social insurance' },
  },
  {
    isOf: /^public lists that agree$/,
    name: { vi: 'nhiều danh sách công khai trùng nhau', en: 'several public lists that agree' },
  },
  { isOf: /\bOpenStreetMap\b/, name: { vi: 'OpenStreetMap', en: 'OpenStreetMap' } },
];

/** Who says so: a list that has a name, else the site, else the source as it is written. */
function publisherOf(source: string): Words {
  const known = publishers.find(({ isOf }) => isOf.test(source));
  if (known) return known.name;
  const site = /https?:\/\/(?:www\.)?([^/\s]+)/.exec(source)?.[1] ?? source;
  return { vi: site, en: site };
}

/** "2026-06" is 6/2026. */
const dateWords = (date: string) => date.split('-').map(Number).reverse().join('/');
